"""Is every component where it can be? (3.1, I1 to I11)"""

from __future__ import annotations

from tabard.engine.kinds import SEATS
from tabard.engine.rule import rule
from tabard.engine.stack import phase_now
from tabard.engine.words import _

from .attack import attacker_can_attack
from .cities import is_free
from .components import (
    CARDS,
    CASTLE_LEVEL,
    CITIES,
    COPIES,
    DISCARDS,
    FORTRESS_LEVEL,
    GARRISON_LEVEL,
    HAND,
    HAND_LIMIT,
    HOLDERS,
    INFLUENCE_EACH,
    MARKER_COPIES,
    MARKERS,
    NO_FACTION,
    PEACE,
    USED,
    YELLOW,
)
from .hands import cards_at
from .opening import OFFERS_OF_ACTIVE, OFFERS_OF_OTHERS
from .readings import keeps_cards
from .state import ORDER_NEXT, PLAYER_ORDER, ROUND, SCORING_NEXT, TURN
from .supply import castles_left, fortresses_left, garrisons_left, plunder_left

COMPLAINTS = (
    _("there are 74 combat cards, each kind in its number"),
    _("each faction has 20 garrison markers, and only those who play have any"),
    _("there are 20 castles and 10 fortresses"),
    _("there are 10 plunder markers"),
    _("an owned city is at level 2, 4 or 6; a free one at 0, or what was left behind"),
    _("nobody has less than nothing of coins, influence or throne points, or too much"),
    _("only who plays holds cards, and only yellow cards are used"),
    _("there are 12 event markers, each kind in its number"),
    _("a faction is led by two seats"),
    _("in peace nobody attacks twice"),
    _("the player order names each seat once"),
    _("after the buying nobody has more than 12 cards, used ones counted"),
    _("after phase 7 all cards are in the pile, but for the hands of players who keep theirs"),
    _("one city at most is protected, and one player at most is barred from the sea"),
    _("the active player has 3 offers at most, the others 1"),
    _("who has announced an attack holds two yellow cards, until he has shown the first"),
)
(
    CARDS_OFF,
    GARRISONS_OFF,
    WORKS_OFF,
    PLUNDER_OFF,
    LEVEL_OFF,
    STOCK_OFF,
    HANDS_OFF,
    MARKERS_OFF,
    SEATS_OFF,
    ATTACKS_OFF,
    ORDER_OFF,
    LIMIT_OFF,
    COLLECTED_OFF,
    FORCE_OFF,
    OFFERS_OFF,
    ATTACKER_OFF,
) = range(1, 17)


@rule
def complaint(state):
    """3.1: 0 when everything is where it can be, else the number of what is wrong."""
    if cards_off(state):
        return CARDS_OFF
    wrong = pieces_off(state)
    if wrong == 0:
        wrong = seats_off(state)
    if wrong == 0 and not attacker_can_attack(state):
        wrong = ATTACKER_OFF
    if wrong == 0 and state.depth > 0 and state.frame_phase[0] == ROUND:
        wrong = round_off(state, state.frame_cursor[0])
    return wrong


@rule
def cards_off(state):
    """3.2, I1: 74 combat cards in all places together."""
    for card in range(CARDS):
        count = 0
        for holder in range(HOLDERS):
            if state.cards[holder][card] < 0:
                return True
            count += state.cards[holder][card]
        if count != COPIES[card]:
            return True
    return False


@rule
def pieces_off(state):
    """I2, I3, I4: garrisons, works, levels and stocks."""
    if castles_left(state) < 0 or fortresses_left(state) < 0:
        return WORKS_OFF
    if plunder_left(state) < 0:
        return PLUNDER_OFF
    for seat in range(SEATS):
        if garrisons_left(state, seat) < 0 or (seat >= state.seats and has_city(state, seat)):
            return GARRISONS_OFF
        if stock_off(state, seat):
            return STOCK_OFF
        if hands_off(state, seat):
            return HANDS_OFF
    for city in range(CITIES):
        if level_off(state, city):
            return LEVEL_OFF
    return 0


@rule
def has_city(state, seat):
    """8: a garrison of the seat stands somewhere."""
    for city in range(CITIES):
        if state.owner[city] == seat:
            return True
    return False


@rule
def level_off(state, city):
    """9, I3: 2, 4 or 6 where a garrison stands; else 0, or what was left behind."""
    level = state.level[city]
    if level == CASTLE_LEVEL or level == FORTRESS_LEVEL:
        return False
    return level != 0 if is_free(state, city) else level != GARRISON_LEVEL


@rule
def stock_off(state, seat):
    """I4: coins, influence and throne points are never negative."""
    if not 0 <= state.influence[seat] <= INFLUENCE_EACH:
        return True
    return state.coins[seat] < 0 or state.throne[seat] < 0


@rule
def hands_off(state, seat):
    """I1, 115: who does not play holds nothing; used cards are yellow."""
    if seat >= state.seats and cards_at(state, HAND + seat) + cards_at(state, USED + seat) > 0:
        return True
    for card in range(YELLOW, CARDS):
        if state.cards[USED + seat][card] > 0:
            return True
    return False


@rule
def seats_off(state):
    """2, 3.5, I5: event markers, what they bring about, factions, and attacks in peace."""
    for marker in range(MARKERS):
        if not state.drawn_now[marker] <= state.drawn[marker] <= MARKER_COPIES[marker]:
            return MARKERS_OFF
    guarded, barred = 0, 0
    for city in range(CITIES):
        guarded += state.protected[city]
    for seat in range(state.seats):
        barred += state.barred[seat]
        for other in range(seat):
            if state.faction[seat] == state.faction[other] and state.faction[seat] != NO_FACTION:
                return SEATS_OFF
        if state.status == PEACE and state.attacks[seat] > 1:
            return ATTACKS_OFF
    return FORCE_OFF if guarded > 1 or barred > 1 else 0


@rule
def round_off(state, step):
    """63, I6, I7, I11: what holds in a round, from a certain step on."""
    if phase_now(state) != PLAYER_ORDER and order_off(state):
        return ORDER_OFF
    for seat in range(state.seats):
        held = cards_at(state, HAND + seat) + cards_at(state, USED + seat)
        if step > ORDER_NEXT and held > HAND_LIMIT:
            return LIMIT_OFF
        if step > SCORING_NEXT and (held > 0 and not keeps_cards(state)):
            return COLLECTED_OFF
        if offers_off(state, seat):
            return OFFERS_OFF
    return COLLECTED_OFF if step > SCORING_NEXT and cards_at(state, DISCARDS) > 0 else 0


@rule
def order_off(state):
    """63: a seat stands twice in the player order, or not at all."""
    seen = 0
    for place in range(state.seats):
        seen |= 1 << state.order[place]
    return seen != (1 << state.seats) - 1


@rule
def offers_off(state, seat):
    """136, I11: in a turn."""
    if state.depth < 3 or state.frame_phase[2] != TURN or state.frame_seat[2] == seat:
        return state.offers_left[seat] > OFFERS_OF_ACTIVE
    return state.offers_left[seat] > OFFERS_OF_OTHERS
