"""Is every component where it can be? (3.1, I1 to I11)"""

from __future__ import annotations

from tabard.engine.kinds import SEATS
from tabard.engine.rule import rule
from tabard.engine.words import _

from .cities import is_free
from .components import (
    CARDS,
    CASTLE_LEVEL,
    CITIES,
    COPIES,
    FORTRESS_LEVEL,
    GARRISON_LEVEL,
    HAND,
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
)
(CARDS_OFF, GARRISONS_OFF, WORKS_OFF, PLUNDER_OFF, LEVEL_OFF, STOCK_OFF, HANDS_OFF, MARKERS_OFF,
 SEATS_OFF, ATTACKS_OFF) = range(1, 11)  # fmt: skip


@rule
def complaint(state):
    """3.1: 0 when everything is where it can be, else the number of what is wrong."""
    if cards_off(state):
        return CARDS_OFF
    return pieces_off(state)


@rule
def cards_off(state):
    """I1: 74 combat cards in all places together."""
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
    """I2, I3, I4: markers, works, levels and stocks; then the seats."""
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
    return seats_off(state)


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
    """2, 63, I5, 3.5: markers, the factions and the order; attacks in peace."""
    for marker in range(MARKERS):
        if not state.drawn_now[marker] <= state.drawn[marker] <= MARKER_COPIES[marker]:
            return MARKERS_OFF
    for seat in range(state.seats):
        for other in range(seat):
            if state.faction[seat] == state.faction[other] and state.faction[seat] != NO_FACTION:
                return SEATS_OFF
        if state.status == PEACE and state.attacks[seat] > 1:
            return ATTACKS_OFF
    return 0
