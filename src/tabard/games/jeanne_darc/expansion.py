"""Chapter "Move 1, expansion" (rules 76 to 85, 134).

Nobody need expand: to take no city, or no second one, is to pass (passing.pass_).
"""

from __future__ import annotations

from tabard.engine.flow.stack import frame_of
from tabard.engine.kinds import SEATS
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from . import phases
from .attack import BARRED_FROM_THE_SEA
from .book import refuse, told
from .cities import is_free, owns, place_garrison
from .components import board, pieces
from .readings import mountains_are_slow, sea_is_one_of_two
from .supply import garrisons_left

MOST_CITIES = 2


def begin_expansion(state, seat):
    """What the player owns now, swapped cities too, can be expanded from (78, 81, 142)."""
    state.taken = 0
    state.taken_by_sea = 0
    for city in range(board.CITIES):
        state.owned_before[city] = 1 if owns(state, seat, city) else 0


def joined_to_old_city(state, city):
    """A road joins it to a city that the player owned when the move began (78, S09)."""
    return any(
        board.ROAD[city][other] and state.owned_before[other] for other in range(board.CITIES)
    )


def new_city_next_to(state, city):
    """A city just taken to which a road leads from here; NO_CITY if there is none (79, S11)."""
    for other in range(board.CITIES):
        if board.ROAD[city][other] and state.won_now[other]:
            return other
    return board.NO_CITY


def had_a_city(state):
    """Did the player own any city when the move began? (134)"""
    return any(state.owned_before[city] for city in range(board.CITIES))


def had_a_port(state):
    """Did the player own a port when the move began? (81)"""
    return any(state.owned_before[city] and board.PORT[city] for city in range(board.CITIES))


EXPANSION_IS_OVER = refuse("76", _("You have taken two cities, and that is the whole expansion."))
MOUNTAIN_WAS_ALL = refuse(
    "76", _("You have taken a mountain city, and that is the whole expansion.")
)
SEA_WAS_ALL = refuse("81", _("You have taken a city over sea, and that is the whole expansion."))
BEGUN_ANEW = refuse("134", _("You had no city: one city is your whole expansion."))


def why_not_go_on(state):
    """Not after two cities; nor after one over sea, where that is the whole move; nor after one for
    a player who had none; by option nor after a mountain city (76, 81, 134, S07, S14)."""
    if state.taken == 0:
        return LEGAL
    if not had_a_city(state):
        return because(BEGUN_ANEW)
    if state.taken_by_sea and not sea_is_one_of_two(state):
        return because(SEA_WAS_ALL)
    if mountains_are_slow(state) and took_a_mountain(state):
        return because(MOUNTAIN_WAS_ALL)
    return because(EXPANSION_IS_OVER) if state.taken == MOST_CITIES else LEGAL


def why_expansion_is_over(state, seat):
    """In move 2, what closed move 1 (76, 81, 134)."""
    combat = frame_of(state, phases.COMBAT)
    if combat < 0 or state.frame_seat[combat] != seat:
        return LEGAL
    return why_not_go_on(state)


def took_a_mountain(state):
    """A mountain city has been taken in this move (76, as an option)."""
    return any(state.won_now[city] and board.MOUNTAIN[city] for city in range(board.CITIES))


CITY_NOT_FREE = refuse("77", _("{city} belongs to {owner}."), owner=SEATS)
NO_GARRISON_LEFT = refuse("84", _("All your 20 garrisons are on the board."))
MOUNTAIN_COMES_FIRST = refuse(
    "76", _("{city} lies in the mountains and would use your whole expansion.")
)


def why_not_expand(state, seat, city):
    """Expansion: into a free city that a road joins to an old one, or over sea (76, 77, 78, 79, 81,
    82, 83, 84, 134, S08, S13)."""
    if refusal := why_not_go_on(state):
        return refusal
    if not is_free(state, city):
        return because(CITY_NOT_FREE, city, state.owner[city])
    if garrisons_left(state, seat) == 0:
        return because(NO_GARRISON_LEFT)
    if state.taken > 0 and mountains_are_slow(state) and board.MOUNTAIN[city]:
        return because(MOUNTAIN_COMES_FIRST, city)
    if joined_to_old_city(state, city) or not had_a_city(state):
        return LEGAL
    return why_not_expand_over_sea(state, seat, city)


TAKEN_JUST_NOW = refuse("79", _("{base} was taken just now; {city} cannot be reached from there."))
NO_WAY_TO_EXPAND = refuse("78", _("No road joins {city} to a city of yours."))
NO_PORT_TO_SAIL_FROM = refuse(
    "81", _("No road joins {city} to a city of yours, and you had no port.")
)
SEA_ONLY_ONCE = refuse("81", _("Only one city in a turn can be taken over sea."))
SEA_AFTER_ROAD = refuse("81", _("{city} lies over sea, and you have taken a city by road already."))


def why_not_expand_over_sea(state, seat, city):
    """From an old port to a free one, as the only city of the move (79, 81, S12)."""
    if not board.PORT[city]:
        new = new_city_next_to(state, city)
        if new != board.NO_CITY:
            return because(TAKEN_JUST_NOW, new, city)
        return because(NO_WAY_TO_EXPAND, city)
    if not had_a_port(state):
        return because(NO_PORT_TO_SAIL_FROM, city)
    if state.barred[seat]:
        return because(BARRED_FROM_THE_SEA)
    if state.taken_by_sea:
        return because(SEA_ONLY_ONCE)
    if state.taken > 0 and not sea_is_one_of_two(state):
        return because(SEA_AFTER_ROAD, city)
    return LEGAL


EXPANDED = told("expanded", "80", _("{seat} takes {city}."))
EXPANDED_OVER_SEA = told("expanded_over_sea", "81", _("{seat} takes {city} over sea."))
SETTLED_ANEW = told("settled_anew", "134", _("{seat} starts again in {city}."), weight=1)
WORKS_TAKEN_OVER = told(
    "works_taken_over", "85", _("{seat} takes over the defences of {city}: {level}.")
)


def expand(state, seat, city):
    """A garrison is placed; what was left behind there is the new owner's (80, 81, 85, S10)."""
    by_road = joined_to_old_city(state, city)
    if by_road:
        tell(state, EXPANDED, seat, city)
    elif had_a_city(state):
        tell(state, EXPANDED_OVER_SEA, seat, city)
        state.taken_by_sea = 1
    else:
        tell(state, SETTLED_ANEW, seat, city)
    if state.level[city] > pieces.GARRISON_LEVEL:
        tell(state, WORKS_TAKEN_OVER, seat, city, state.level[city])
    place_garrison(state, seat, city)
    state.taken += 1
    state.won_now[city] = 1
