"""The components: cards, garrisons, works, markers, coins and points (3.1 to 3.5, I1 to I4)."""

from __future__ import annotations

from tabard.engine.kinds import SEATS
from tabard.engine.rule import because, rule

from ..cities import is_free
from ..components import (
    CARDS,
    CASTLE_LEVEL,
    CASTLES,
    CITIES,
    COPIES,
    FORTRESS_LEVEL,
    FORTRESSES,
    GARRISON_LEVEL,
    GARRISONS,
    HAND,
    HOLDERS,
    INFLUENCE_EACH,
    MARKER_COPIES,
    MARKERS,
    NO_FACTION,
    PLUNDER_MARKERS,
    USED,
    YELLOW,
)
from ..hands import cards_at
from ..readings import influence_is_throne
from ..state import NOBODY
from ..supply import castles_left, fortresses_left, garrisons_left, plunder_left
from .complaints import (
    CARDS_OFF,
    CARDS_SHORT,
    CASTLES_OFF,
    COINS_SHORT,
    DRAWN_NOW_OFF,
    FORTRESSES_OFF,
    GARRISONS_OFF,
    INFLUENCE_OFF,
    LEVEL_OF_FREE,
    LEVEL_OF_OWNED,
    MARKERS_OFF,
    NAMED_NOT_PLAYING,
    NOT_PLAYING,
    OWNER_NOT_PLAYING,
    PLUNDER_OFF,
    THRONE_SHORT,
    TWO_LEAD,
    USED_OFF,
)


@rule
def pieces_off(state):
    """3.1: every component is somewhere, once."""
    wrong = cards_off(state)
    if wrong == 0:
        wrong = works_off(state)
    if wrong == 0:
        wrong = markers_off(state)
    for city in range(CITIES):
        if wrong == 0:
            wrong = city_off(state, city)
    return wrong


@rule
def cards_off(state):
    """3.2, I1: 74 combat cards, each kind in its number; none is owed anywhere."""
    for card in range(CARDS):
        count = 0
        for holder in range(HOLDERS):
            count += max(0, state.cards[holder][card])
        if count != COPIES[card]:
            return because(CARDS_OFF, card, count, COPIES[card])
        for holder in range(HOLDERS):
            if state.cards[holder][card] < 0:
                return because(CARDS_SHORT, holder, state.cards[holder][card], card)
    return 0


@rule
def works_off(state):
    """58, 59, I2: castles, fortresses and plunder markers on the board."""
    if castles_left(state) < 0:
        return because(CASTLES_OFF, CASTLES - castles_left(state), CASTLES)
    if fortresses_left(state) < 0:
        return because(FORTRESSES_OFF, FORTRESSES - fortresses_left(state), FORTRESSES)
    if plunder_left(state) < 0:
        return because(PLUNDER_OFF, PLUNDER_MARKERS - plunder_left(state), PLUNDER_MARKERS)
    return 0


@rule
def markers_off(state):
    """3.5: 12 event markers, each kind in its number; those of this round are out."""
    for marker in range(MARKERS):
        drawn, now = state.drawn[marker], state.drawn_now[marker]
        if drawn > MARKER_COPIES[marker]:
            return because(MARKERS_OFF, marker, drawn, MARKER_COPIES[marker])
        if now > drawn:
            return because(DRAWN_NOW_OFF, marker, now, drawn)
    return 0


@rule
def city_off(state, city):
    """7, 8, 9, I3: whose it is, its level, and whom it remembers."""
    owner, level = state.owner[city], state.level[city]
    if owner != NOBODY and owner >= state.seats:
        return because(OWNER_NOT_PLAYING, city, owner + 1, state.seats)
    if level != CASTLE_LEVEL and level != FORTRESS_LEVEL:
        if is_free(state, city) and level != 0:
            return because(LEVEL_OF_FREE, city, level)
        if not is_free(state, city) and level != GARRISON_LEVEL:
            return because(LEVEL_OF_OWNED, city, level)
    for seat in range(state.seats, SEATS):
        if names_seat(state, city, seat):
            return because(NAMED_NOT_PLAYING, city, seat + 1, state.seats)
    return 0


@rule
def names_seat(state, city, seat):
    """91, 92, 3.5: does the city remember this seat, for an attack or for having lost it?"""
    attacks = state.attacked_from[city] | state.attacked_by[city]
    if attacks >> seat & 1:
        return True
    return state.lost_by[city] == seat or state.lost_before[city] == seat


@rule
def seats_off(state):
    """2, 8, I4: what each seat has."""
    for seat in range(SEATS):
        wrong = stock_off(state, seat) if seat < state.seats else absent_off(state, seat)
        if wrong != 0:
            return wrong
    return 0


@rule
def absent_off(state, seat):
    """2: who does not play has nothing."""
    found = cards_at(state, HAND + seat) + cards_at(state, USED + seat)
    found += state.coins[seat] + state.throne[seat] + state.influence[seat]
    found += state.hero_active[seat] + state.vote[seat] + state.committed[seat]
    return because(NOT_PLAYING, seat + 1, found) if found != 0 else 0


@rule
def stock_off(state, seat):
    """8, 12, 115, I2, I4: 20 garrisons, 6 influence points, and nothing less than none."""
    if garrisons_left(state, seat) < 0:
        return because(GARRISONS_OFF, seat, GARRISONS - garrisons_left(state, seat), GARRISONS)
    if state.coins[seat] < 0:
        return because(COINS_SHORT, seat, state.coins[seat])
    if state.throne[seat] < 0:
        return because(THRONE_SHORT, seat, state.throne[seat])
    most = 0 if influence_is_throne(state) else INFLUENCE_EACH
    if not 0 <= state.influence[seat] <= most:
        return because(INFLUENCE_OFF, seat, state.influence[seat], most)
    for card in range(YELLOW, CARDS):
        if state.cards[USED + seat][card] > 0:
            return because(USED_OFF, card, seat)
    return two_lead(state, seat)


@rule
def two_lead(state, seat):
    """2: a faction is led by one seat."""
    for other in range(seat):
        if state.faction[seat] == state.faction[other] and state.faction[seat] != NO_FACTION:
            return because(TWO_LEAD, other + 1, seat + 1, state.faction[seat])
    return 0
