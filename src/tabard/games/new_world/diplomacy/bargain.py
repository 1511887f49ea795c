"""Paragraph "Deals" (3.9.B0, B1): the whole offer, the answer, and the exchange."""

from __future__ import annotations

from tabard.engine.flow.stack import pop, turn_to
from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..components import board, cards, nations, treaties, units
from ..land.unwelcome import BY_STATUS, look_who_must_leave
from ..options import BASIC, level
from ..world.avatars import lose_regiment, move_units, release_allies
from ..world.hands import MOST_CARDS, cards_in_hand, holds, place_of, put_card
from ..world.nations import free_markers, home, seat_of
from .deal import dealt_of_class, forget_deal, giver_of, ships_dealt

CLASSES = 4


EMPTY_OFFER = refuse("3.9.B1", _("The offer is empty."))


def why_not_propose_deal(state, seat, mine, mine_too, theirs, theirs_too):
    """With cards of the own hand, and cards that the other is asked for; it must hold something,
    and both must be able to take it (3.9.B1)."""
    refusal = (
        why_not_exchange_land(state, seat)
        or why_not_give_card(state, seat, mine)
        or why_not_second_card(state, mine, mine_too)
        or why_not_give_card(state, seat, mine_too)
        or why_not_ask_card(state, seat, theirs)
        or why_not_second_card(state, theirs, theirs_too)
        or why_not_ask_card(state, seat, theirs_too)
    )
    if refusal != LEGAL or theirs == OPEN:
        return refusal
    given = (mine != treaties.NO_DEALT_CARD) + (mine_too != treaties.NO_DEALT_CARD)
    if given == 0 and theirs == treaties.NO_DEALT_CARD and holds_nothing(state):
        return because(EMPTY_OFFER)
    return why_not_hold_cards(state, seat, given, theirs, theirs_too)


HAND_FULL = refuse("3.28", _("{nation} can hold no more cards."))


def why_not_hold_cards(state, seat, given, theirs, theirs_too):
    """Neither hand may grow too large; a second card may still be asked for (3.28)."""
    asked = (theirs != treaties.NO_DEALT_CARD) + is_named(theirs_too)
    may_ask = theirs != treaties.NO_DEALT_CARD and theirs_too == OPEN and level(state) > BASIC
    most = asked + may_ask
    if cards_in_hand(state, seat_of(state, state.deal_nation)) + given - most > MOST_CARDS:
        return because(HAND_FULL, state.deal_nation)
    if cards_in_hand(state, seat) - given + asked > MOST_CARDS:
        return because(HAND_FULL, state.nation[seat])
    return LEGAL


def holds_nothing(state):
    """Is nothing laid down that both can see? (3.9.B1)"""
    return all(
        state.deal_area[side] == board.NO_AREA
        and ships_dealt(state, side) == 0
        and all(dealt_of_class(state, side, kind) == 0 for kind in range(CLASSES))
        for side in range(treaties.DEAL_SIDES)
    )


NO_MARKER_TO_BUY = refuse("3.9.B1", _("{nation} has no free control marker."))


def why_not_exchange_land(state, seat):
    """The buyer of a territory needs a control marker; one that it sells is free (3.9.B1)."""
    for side in range(treaties.DEAL_SIDES):
        if state.deal_area[side] != board.NO_AREA and state.deal_area[1 - side] == board.NO_AREA:
            buyer = giver_of(state, seat, 1 - side)
            if free_markers(state, buyer) == 0:
                return because(NO_MARKER_TO_BUY, buyer)
    return LEGAL


CARD_NOT_IN_HAND = refuse("3.9.B1", _("You do not hold {card}."))


def is_named(card):
    """A card is asked for or given here, and not left open, or none (3.9.B1)."""
    return card != OPEN and card != treaties.NO_DEALT_CARD


def why_not_give_card(state, seat, card):
    """A general card of the own hand; red ones are never traded (3.9.B1)."""
    if is_named(card) and not holds(state, seat, card):
        return because(CARD_NOT_IN_HAND, card)
    return LEGAL


CARD_LIES_OPEN = refuse("3.9.B1", _("{card} is in nobody's hand, or in yours."))


def why_not_ask_card(state, seat, card):
    """A general card that the other may hold, for all that everybody can see (3.9.B1, 3.27)."""
    if not is_named(card):
        return LEGAL
    place = place_of(state, card)
    in_a_hand = cards.HAND <= place < cards.HAND + state.seats and place != cards.HAND + seat
    return LEGAL if in_a_hand or place == cards.DECK else because(CARD_LIES_OPEN, card)


CARD_NAMED_TWICE = refuse("3.9.B1", _("{card} is named twice."))
ONE_CARD_ONLY = refuse(
    "3.9.B1", _("A second card is named after a first one, and in the basic game there is none.")
)


def why_not_second_card(state, first, second):
    """Another one after the first; in the basic game there is none (3.9.B1)."""
    if not is_named(second):
        return LEGAL
    if level(state) == BASIC or first == treaties.NO_DEALT_CARD:
        return because(ONE_CARD_ONLY)
    return because(CARD_NAMED_TWICE, second) if first == second else LEGAL


DEAL_PROPOSED = told("deal", "3.9.B1", _("{nation} proposes a deal to {other}."))


def propose_deal(state, seat, mine, mine_too, theirs, theirs_too):
    """The offer is whole and open, and the other answers at once (3.9.B0, 3.27)."""
    state.deal_cards[0] = mine
    state.deal_cards[1] = mine_too
    state.deal_cards[2] = theirs
    state.deal_cards[3] = theirs_too
    tell(state, DEAL_PROPOSED, state.nation[seat], state.deal_nation)
    read_out(state, treaties.MINE, state.nation[seat])
    read_out(state, treaties.THEIRS, state.deal_nation)
    turn_to(state, phases.DEAL_ANSWER, seat_of(state, state.deal_nation))


DEAL_CARGO = told("deal_cargo", "3.9.B1", _("{nation} would give {count} × {what}."))
DEAL_SHIPS = told("deal_ships", "3.9.B1", _("{nation} would give {count} × {ship}."))
DEAL_LAND = told("deal_land", "3.9.B1", _("{nation} would give {area}."))
DEAL_CARD = told("deal_card", "3.9.B1", _("{nation} would give {card}."))
ASKED_CARGO = told("asked_cargo", "3.9.B1", _("{nation} is asked for {count} × {what}."))
ASKED_SHIPS = told("asked_ships", "3.9.B1", _("{nation} is asked for {count} × {ship}."))
ASKED_LAND = told("asked_land", "3.9.B1", _("{nation} is asked for {area}."))
ASKED_CARD = told("asked_card", "3.9.B1", _("{nation} is asked for {card}."))


def read_out(state, side, nation):
    """Everybody hears what one side would give, and knows where its cards lie; and what it wants of
    the other, who has agreed to nothing yet (3.27)."""
    gives = side == treaties.MINE
    for what in range(units.CARGO):
        if state.deal_cargo[side][what] > 0:
            cargo = DEAL_CARGO if gives else ASKED_CARGO
            tell(state, cargo, nation, state.deal_cargo[side][what], what)
    for ship in range(units.SHIPS):
        if state.deal_ships[side][ship] > 0:
            ships = DEAL_SHIPS if gives else ASKED_SHIPS
            tell(state, ships, nation, state.deal_ships[side][ship], ship)
    if state.deal_area[side] != board.NO_AREA:
        tell(state, DEAL_LAND if gives else ASKED_LAND, nation, state.deal_area[side])
    for n in range(2 * side, 2 * side + 2):
        card = state.deal_cards[n]
        if card != treaties.NO_DEALT_CARD:
            tell(state, DEAL_CARD if gives else ASKED_CARD, nation, card)
            if gives:
                state.card_seen[card] = (1 << state.seats) - 1


# --- the answer ---------------------------------------------------------------------------------


def why_not_accept_deal(state, seat):
    """Who is asked for cards must hold them (3.9.B1)."""
    for n in range(2, treaties.DEAL_CARDS):
        card = state.deal_cards[n]
        if card != treaties.NO_DEALT_CARD and not holds(state, seat, card):
            return because(CARD_NOT_IN_HAND, card)
    return LEGAL


DEAL_MADE = told("deal_made", "3.9.B1", _("{nation} accepts."), weight=1)


def accept_deal(state, seat):
    """Everything changes hands between the home bases (3.9.B1)."""
    partner = state.deal_nation
    proposer = state.nation[state.frame_seat[state.depth - 2]]
    tell(state, DEAL_MADE, partner)
    pop(state)
    hand_over(state, proposer, partner, treaties.MINE)
    hand_over(state, partner, proposer, treaties.THEIRS)
    first, second = state.deal_area[treaties.MINE], state.deal_area[treaties.THEIRS]
    sell_land(state, proposer, partner, first)
    sell_land(state, partner, proposer, second)
    forget_deal(state)
    if first != board.NO_AREA or second != board.NO_AREA:
        look_who_must_leave(state, BY_STATUS)


DEAL_REFUSED = told(
    "deal_refused",
    "3.9.B1",
    _(
        "With {nation} nothing comes of the deal that {other} proposed: it refuses, or has not all "
        "that was asked for."
    ),
)


def refuse_deal(state, seat):
    """There is no counter-offer; nothing happens (3.9.B0, 3.23)."""
    tell(state, DEAL_REFUSED, state.deal_nation, state.nation[state.frame_seat[state.depth - 2]])
    forget_deal(state)
    pop(state)


def hand_over(state, giver, taker, side):
    """From home to home; cards from hand to hand, and all have heard which (3.9.B1, 3.27)."""
    for what in range(units.CARGO):
        state.held[home(giver)][what] -= state.deal_cargo[side][what]
        state.held[home(taker)][what] += state.deal_cargo[side][what]
    for ship in range(units.SHIPS):
        state.ships[nations.FIRST_YARD + giver][ship] -= state.deal_ships[side][ship]
        state.ships[nations.FIRST_YARD + taker][ship] += state.deal_ships[side][ship]
    for n in range(2 * side, 2 * side + 2):
        card = state.deal_cards[n]
        if card != treaties.NO_DEALT_CARD:
            put_card(state, card, cards.HAND + seat_of(state, taker))
            state.card_seen[card] = (1 << state.seats) - 1


TERRITORY_SOLD = told("sold_land", "3.9.B1", _("{area} passes to {nation}."), weight=1)


def sell_land(state, seller, buyer, area):
    """The seller's avatars and troops go home, then the markers change, with the same facing
    (3.9.B1, 3.7.8)."""
    if area == board.NO_AREA:
        return
    for leader in range(nations.LEADERS_EACH * seller, nations.LEADERS_EACH * (seller + 1)):
        if state.leader_at[leader] == area:
            release_allies(state, leader)
            state.leader_at[leader] = board.HOME
    for fleet in range(nations.FLEETS_EACH * seller, nations.FLEETS_EACH * (seller + 1)):
        if state.fleet_at[fleet] == area:
            state.fleet_at[fleet] = board.HOME
            state.pacific[fleet] = 0
    move_units(state, nations.FIRST_COLONY + area, home(seller))
    for regiment in range(nations.REGIMENTS_EACH * seller, nations.REGIMENTS_EACH * (seller + 1)):
        if state.regiment_at[regiment] == area:
            move_units(state, nations.FIRST_REGIMENT + regiment, home(seller))
            lose_regiment(state, regiment)
    state.owner[area] = buyer
    tell(state, TERRITORY_SOLD, area, buyer)
