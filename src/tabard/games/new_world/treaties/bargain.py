"""Paragraph "Deals" (3.9.B0, B1): the whole offer, the answer, and the exchange."""

from __future__ import annotations

from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.stack import pop, turn_to

from ..avatars import lose_regiment, release_allies
from ..components.cards import DECK, HAND
from ..components.map import HOME, NO_AREA
from ..components.nations import (
    FIRST_COLONY,
    FIRST_REGIMENT,
    FIRST_YARD,
    FLEETS_EACH,
    LEADERS_EACH,
    REGIMENTS_EACH,
)
from ..components.treaties import DEAL_CARDS, DEAL_SIDES, MINE, NO_DEALT_CARD, THEIRS
from ..components.units import CARGO, SHIPS, UNITS
from ..hands import MOST_CARDS, cards_in_hand, holds, place_of, put_card
from ..nations import free_markers, seat_of
from ..options import BASIC, level
from ..phases import DEAL_ANSWER
from ..withdrawal import BY_STATUS, look_who_must_leave
from .deal import dealt_of_class, forget_deal, giver_of, ships_dealt
from .refused import (
    CARD_LIES_OPEN,
    CARD_NAMED_TWICE,
    CARD_NOT_IN_HAND,
    EMPTY_OFFER,
    HAND_FULL,
    NO_MARKER_TO_BUY,
    ONE_CARD_ONLY,
)
from .told import (
    DEAL_CARD,
    DEAL_CARGO,
    DEAL_LAND,
    DEAL_MADE,
    DEAL_PROPOSED,
    DEAL_REFUSED,
    DEAL_SHIPS,
    TERRITORY_SOLD,
)

CLASSES = 4


@rule
def why_not_propose_deal(state, seat, mine, mine_too, theirs, theirs_too):
    """3.9.B1: with cards of the own hand, and cards that the other is asked for; it must hold
    something, and both must be able to take it."""
    refusal = why_not_exchange_land(state, seat)
    if refusal == LEGAL:
        refusal = why_not_give_card(state, seat, mine)
    if refusal == LEGAL:
        refusal = why_not_second_card(state, mine, mine_too)
    if refusal == LEGAL:
        refusal = why_not_give_card(state, seat, mine_too)
    if refusal == LEGAL:
        refusal = why_not_ask_card(state, seat, theirs)
    if refusal == LEGAL:
        refusal = why_not_second_card(state, theirs, theirs_too)
    if refusal == LEGAL:
        refusal = why_not_ask_card(state, seat, theirs_too)
    if refusal != LEGAL or theirs == OPEN:
        return refusal
    given = (mine != NO_DEALT_CARD) + (mine_too != NO_DEALT_CARD)
    if given == 0 and theirs == NO_DEALT_CARD and holds_nothing(state):
        return because(EMPTY_OFFER)
    return why_not_hold_cards(state, seat, given, theirs, theirs_too)


@rule
def why_not_hold_cards(state, seat, given, theirs, theirs_too):
    """3.28: neither hand may grow too large; a second card may still be asked for."""
    asked = (theirs != NO_DEALT_CARD) + (theirs_too != OPEN and theirs_too != NO_DEALT_CARD)
    most = asked
    if theirs != NO_DEALT_CARD and theirs_too == OPEN and level(state) > BASIC:
        most += 1
    if cards_in_hand(state, seat_of(state, state.deal_nation)) + given - most > MOST_CARDS:
        return because(HAND_FULL, state.deal_nation)
    if cards_in_hand(state, seat) - given + asked > MOST_CARDS:
        return because(HAND_FULL, state.nation[seat])
    return LEGAL


@rule
def holds_nothing(state):
    """3.9.B1: is nothing laid down that both can see?"""
    for side in range(DEAL_SIDES):
        if state.deal_area[side] != NO_AREA or ships_dealt(state, side) > 0:
            return False
        for kind in range(CLASSES):
            if dealt_of_class(state, side, kind) > 0:
                return False
    return True


@rule
def why_not_exchange_land(state, seat):
    """3.9.B1: the buyer of a territory needs a control marker; one that it sells is free."""
    for side in range(DEAL_SIDES):
        if state.deal_area[side] != NO_AREA and state.deal_area[1 - side] == NO_AREA:
            buyer = giver_of(state, seat, 1 - side)
            if free_markers(state, buyer) == 0:
                return because(NO_MARKER_TO_BUY, buyer)
    return LEGAL


@rule
def why_not_give_card(state, seat, card):
    """3.9.B1: a general card of the own hand; red ones are never traded."""
    if card == OPEN or card == NO_DEALT_CARD or holds(state, seat, card):
        return LEGAL
    return because(CARD_NOT_IN_HAND, card)


@rule
def why_not_ask_card(state, seat, card):
    """3.9.B1, 3.27: a general card that the other may hold, for all that everybody can see."""
    if card == OPEN or card == NO_DEALT_CARD:
        return LEGAL
    place = place_of(state, card)
    if place == DECK or HAND <= place < HAND + state.seats:
        if place != HAND + seat:
            return LEGAL
    return because(CARD_LIES_OPEN, card)


@rule
def why_not_second_card(state, first, second):
    """3.9.B1: another one after the first; in the basic game there is none."""
    if second == OPEN or second == NO_DEALT_CARD:
        return LEGAL
    if level(state) == BASIC or first == NO_DEALT_CARD:
        return because(ONE_CARD_ONLY)
    return because(CARD_NAMED_TWICE, second) if first == second else LEGAL


@rule
def propose_deal(state, seat, mine, mine_too, theirs, theirs_too):
    """3.9.B0, 3.27: the offer is whole and open, and the other answers at once."""
    state.deal_cards[0] = mine
    state.deal_cards[1] = mine_too
    state.deal_cards[2] = theirs
    state.deal_cards[3] = theirs_too
    tell(state, DEAL_PROPOSED, state.nation[seat], state.deal_nation)
    for side in range(DEAL_SIDES):
        read_out(state, giver_of(state, seat, side), side)
    turn_to(state, DEAL_ANSWER, seat_of(state, state.deal_nation))


@rule
def read_out(state, giver, side):
    """3.27: everybody hears what one side would give, and knows where its cards lie."""
    for what in range(CARGO):
        if state.deal_cargo[side][what] > 0:
            tell(state, DEAL_CARGO, giver, state.deal_cargo[side][what], what)
    for ship in range(SHIPS):
        if state.deal_ships[side][ship] > 0:
            tell(state, DEAL_SHIPS, giver, state.deal_ships[side][ship], ship)
    if state.deal_area[side] != NO_AREA:
        tell(state, DEAL_LAND, giver, state.deal_area[side])
    for n in range(2 * side, 2 * side + 2):
        card = state.deal_cards[n]
        if card != NO_DEALT_CARD:
            tell(state, DEAL_CARD, giver, card)
            if side == MINE:
                state.card_seen[card] = (1 << state.seats) - 1


# --- the answer ---------------------------------------------------------------------------------


@rule
def why_not_accept_deal(state, seat):
    """3.9.B1: who is asked for cards must hold them."""
    for n in range(2, DEAL_CARDS):
        card = state.deal_cards[n]
        if card != NO_DEALT_CARD and not holds(state, seat, card):
            return because(CARD_NOT_IN_HAND, card)
    return LEGAL


@rule
def accept_deal(state, seat):
    """3.9.B1: everything changes hands between the home bases."""
    partner = state.deal_nation
    proposer = state.nation[state.frame_seat[state.depth - 2]]
    tell(state, DEAL_MADE, partner)
    pop(state)
    hand_over(state, proposer, partner, MINE)
    hand_over(state, partner, proposer, THEIRS)
    first, second = state.deal_area[MINE], state.deal_area[THEIRS]
    sell_land(state, proposer, partner, first)
    sell_land(state, partner, proposer, second)
    forget_deal(state)
    if first != NO_AREA or second != NO_AREA:
        look_who_must_leave(state, BY_STATUS)


@rule
def refuse_deal(state, seat):
    """3.9.B0, 3.23: there is no counter-offer; nothing happens."""
    tell(state, DEAL_REFUSED, state.deal_nation)
    forget_deal(state)
    pop(state)


@rule
def hand_over(state, giver, taker, side):
    """3.9.B1, 3.27: from home to home; cards from hand to hand, and all have heard which."""
    for what in range(CARGO):
        state.held[giver][what] -= state.deal_cargo[side][what]
        state.held[taker][what] += state.deal_cargo[side][what]
    for ship in range(SHIPS):
        state.ships[FIRST_YARD + giver][ship] -= state.deal_ships[side][ship]
        state.ships[FIRST_YARD + taker][ship] += state.deal_ships[side][ship]
    for n in range(2 * side, 2 * side + 2):
        card = state.deal_cards[n]
        if card != NO_DEALT_CARD:
            put_card(state, card, HAND + seat_of(state, taker))
            state.card_seen[card] = (1 << state.seats) - 1


@rule
def sell_land(state, seller, buyer, area):
    """3.9.B1, 3.7.8: the seller's avatars and troops go home, then the markers change, with the
    same facing."""
    if area == NO_AREA:
        return
    for leader in range(LEADERS_EACH * seller, LEADERS_EACH * (seller + 1)):
        if state.leader_at[leader] == area:
            release_allies(state, leader)
            state.leader_at[leader] = HOME
    for fleet in range(FLEETS_EACH * seller, FLEETS_EACH * (seller + 1)):
        if state.fleet_at[fleet] == area:
            state.fleet_at[fleet] = HOME
            state.pacific[fleet] = 0
    send_units_home(state, FIRST_COLONY + area, seller)
    for regiment in range(REGIMENTS_EACH * seller, REGIMENTS_EACH * (seller + 1)):
        if state.regiment_at[regiment] == area:
            send_units_home(state, FIRST_REGIMENT + regiment, seller)
            lose_regiment(state, regiment)
    state.owner[area] = buyer
    tell(state, TERRITORY_SOLD, area, buyer)


@rule
def send_units_home(state, holder, nation):
    """3.9.B1: troops without a leader lie at home again."""
    for unit in range(UNITS):
        state.held[nation][unit] += state.held[holder][unit]
        state.held[holder][unit] = 0
