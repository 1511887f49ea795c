"""The components: cards, garrisons, works, markers, coins and points (3.1 to 3.5, I1 to I4)."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER, SEATS
from tabard.engine.rule import because
from tabard.engine.words import _, n_

from ..book import complain
from ..cities import is_free
from ..components import board, cards, events, factions, pieces
from ..hands import cards_at
from ..readings import influence_is_throne
from ..state import NOBODY
from ..supply import castles_left, fortresses_left, garrisons_left, plunder_left


def pieces_off(state):
    """Every component is somewhere, once (3.1)."""
    wrong = cards_off(state)
    if wrong == 0:
        wrong = works_off(state)
    if wrong == 0:
        wrong = markers_off(state)
    for city in range(board.CITIES):
        if wrong == 0:
            wrong = city_off(state, city)
    return wrong


CARDS_OFF = complain("3.1", _("{card}: {found} in all places, instead of {copies}."), copies=NUMBER)
CARDS_SHORT = complain(
    "3.1", _("cards.{holder} has {found} of {card}, less than none."), holder=cards.HOLDERS
)


def cards_off(state):
    """74 combat cards, each kind in its number; none is owed anywhere (3.2, I1)."""
    for card in range(cards.CARDS):
        count = sum(max(0, state.cards[holder][card]) for holder in range(cards.HOLDERS))
        if count != cards.COPIES[card]:
            return because(CARDS_OFF, card, count, cards.COPIES[card])
        for holder in range(cards.HOLDERS):
            if state.cards[holder][card] < 0:
                return because(CARDS_SHORT, holder, state.cards[holder][card], card)
    return 0


CASTLES_OFF = complain(
    "58", _("{found} castles stand on the board, those under fortresses counted; there are {all}.")
)
FORTRESSES_OFF = complain("58", _("{found} fortresses stand on the board; there are {all}."))
PLUNDER_OFF = complain("3.1", _("{found} plunder markers lie on the board; there are {all}."))


def works_off(state):
    """Castles, fortresses and plunder markers on the board (58, 59, I2)."""
    if castles_left(state) < 0:
        return because(CASTLES_OFF, pieces.CASTLES - castles_left(state), pieces.CASTLES)
    if fortresses_left(state) < 0:
        return because(
            FORTRESSES_OFF, pieces.FORTRESSES - fortresses_left(state), pieces.FORTRESSES
        )
    if plunder_left(state) < 0:
        return because(
            PLUNDER_OFF, pieces.PLUNDER_MARKERS - plunder_left(state), pieces.PLUNDER_MARKERS
        )
    return 0


MARKERS_OFF = complain("3.5", _("{marker}: {found} out of the supply; at most {all} can be."))
DRAWN_NOW_OFF = complain(
    "65", _("{marker}: {found} drawn in this round, and {all} out of the supply.")
)


def markers_off(state):
    """12 event markers, each kind in its number; those of this round are out (3.5)."""
    for marker in range(events.MARKERS):
        drawn, now = state.drawn[marker], state.drawn_now[marker]
        if drawn > events.MARKER_COPIES[marker]:
            return because(MARKERS_OFF, marker, drawn, events.MARKER_COPIES[marker])
        if now > drawn:
            return because(DRAWN_NOW_OFF, marker, now, drawn)
    return 0


OWNER_NOT_PLAYING = complain(
    "8", _("{city} is owned by seat {seat}; {seats} seats play."), seat=pieces.SEAT_NUMBERS
)
NAMED_NOT_PLAYING = complain(
    "2",
    _("{city} names seat {seat} of this round or the last; {seats} seats play."),
    seat=pieces.SEAT_NUMBERS,
)
LEVEL_OF_OWNED = complain("9", _("{city} is owned and at level {found} instead of 2, 4 or 6."))
LEVEL_OF_FREE = complain(
    "7", _("{city} is free and at level {found} instead of 0, or 4 or 6 left behind.")
)


def city_off(state, city):
    """Whose it is, its level, and whom it remembers (7, 8, 9, I3)."""
    owner, level = state.owner[city], state.level[city]
    if owner != NOBODY and owner >= state.seats:
        return because(OWNER_NOT_PLAYING, city, owner + 1, state.seats)
    if level != pieces.CASTLE_LEVEL and level != pieces.FORTRESS_LEVEL:
        if is_free(state, city) and level != 0:
            return because(LEVEL_OF_FREE, city, level)
        if not is_free(state, city) and level != pieces.GARRISON_LEVEL:
            return because(LEVEL_OF_OWNED, city, level)
    for seat in range(state.seats, SEATS):
        if names_seat(state, city, seat):
            return because(NAMED_NOT_PLAYING, city, seat + 1, state.seats)
    return 0


def names_seat(state, city, seat):
    """Does the city remember this seat, for an attack or for having lost it? (91, 92, 3.5)"""
    attacks = state.attacked_from[city] | state.attacked_by[city]
    if attacks >> seat & 1:
        return True
    return state.lost_by[city] == seat or state.lost_before[city] == seat


def seats_off(state):
    """What each seat has (2, 8, I4)."""
    for seat in range(SEATS):
        wrong = stock_off(state, seat) if seat < state.seats else absent_off(state, seat)
        if wrong != 0:
            return wrong
    return 0


NOT_PLAYING = complain(
    "2",
    n_(
        "Seat {seat} does not play, and has {found} card, coin or point instead of 0.",
        "Seat {seat} does not play, and has {found} cards, coins or points instead of 0.",
        "found",
    ),
    seat=pieces.SEAT_NUMBERS,
)


def absent_off(state, seat):
    """Who does not play has nothing (2)."""
    found = cards_at(state, cards.HAND + seat) + cards_at(state, cards.USED + seat)
    found += state.coins[seat] + state.throne[seat] + state.influence[seat]
    found += state.hero_active[seat] + state.vote[seat] + state.committed[seat]
    found += state.sealed_bid[seat] + state.bid[seat]
    return because(NOT_PLAYING, seat + 1, found) if found != 0 else 0


USED_OFF = complain(
    "115", _("{card} lies among the used cards of {seat}; only yellow cards are used.")
)
GARRISONS_OFF = complain("3.1", _("{seat} has {found} garrisons on the board; there are {all}."))
COINS_SHORT = complain("3.1", _("{seat} has {found} coins, less than none."))
THRONE_SHORT = complain("127", _("{seat} has {found} throne points, less than none."))
INFLUENCE_OFF = complain(
    "12",
    n_(
        "{seat} has {found} influence point; there are {all}.",
        "{seat} has {found} influence points; there are {all}.",
        "found",
    ),
)


def stock_off(state, seat):
    """20 garrisons, 6 influence points, and nothing less than none (8, 12, 115, I2, I4)."""
    if garrisons_left(state, seat) < 0:
        return because(
            GARRISONS_OFF, seat, pieces.GARRISONS - garrisons_left(state, seat), pieces.GARRISONS
        )
    if state.coins[seat] < 0:
        return because(COINS_SHORT, seat, state.coins[seat])
    if state.throne[seat] < 0:
        return because(THRONE_SHORT, seat, state.throne[seat])
    most = 0 if influence_is_throne(state) else pieces.INFLUENCE_EACH
    if not 0 <= state.influence[seat] <= most:
        return because(INFLUENCE_OFF, seat, state.influence[seat], most)
    for card in range(cards.YELLOW, cards.CARDS):
        if state.cards[cards.USED + seat][card] > 0:
            return because(USED_OFF, card, seat)
    return two_lead(state, seat)


TWO_LEAD = complain(
    "2",
    _("Seats {seat} and {other} both lead {faction}; one seat at most can."),
    seat=pieces.SEAT_NUMBERS,
    other=pieces.SEAT_NUMBERS,
)


def two_lead(state, seat):
    """A faction is led by one seat (2)."""
    for other in range(seat):
        if (
            state.faction[seat] == state.faction[other]
            and state.faction[seat] != factions.NO_FACTION
        ):
            return because(TWO_LEAD, other + 1, seat + 1, state.faction[seat])
    return 0
