"""Pirate havens (3.17.8): nobody knows where one lies until it is found.

An area that cannot have one, or where none was found, is ``searched``. A new haven makes all areas
where it could lie unknown again, so nothing of the record tells where.
"""

from __future__ import annotations

from tabard.engine.flow.stack import cursor, pop, popped, push
from tabard.engine.kinds import CHANCE, NOBODY
from tabard.engine.rule import LEGAL, because, table, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..components import SO_MANY_HAVENS, board, colonies, goods

MOST_HAVENS = 6
_regions = (board.ANTILLES, board.MESO, board.TIERRA, board.GULF)
CAN_HIDE = table(
    [
        board.REGION[a] in _regions and board.KIND_OF_AREA[a] != board.INLAND
        for a in range(board.AREAS)
    ]
)


def hidden_havens(state):
    """How many lie hidden; their number is public (3.27)."""
    return sum(state.haven[area] == goods.HIDDEN_HAVEN for area in range(board.AREAS))


def known_havens(state):
    """How many are known (3.17.8)."""
    return sum(state.haven[area] == goods.KNOWN_HAVEN for area in range(board.AREAS))


def is_open_to_pirates(state, area):
    """A coastal area of four regions, without colony and known haven (3.17.8)."""
    if not CAN_HIDE[area] or state.colony[area] != colonies.NO_COLONY:
        return False
    return state.haven[area] != goods.KNOWN_HAVEN


def room_for_havens(state):
    """Is there a place for one more? By what everybody knows. (3.17.8)"""
    if hidden_havens(state) + known_havens(state) >= MOST_HAVENS:
        return False
    open_areas = sum(is_open_to_pirates(state, area) for area in range(board.AREAS))
    return open_areas > hidden_havens(state)


def hide_a_haven(state):
    """One more lies hidden somewhere (3.17.8)."""
    push(state, phases.HIDE_HAVEN, CHANCE)


def forget_what_was_searched(state):
    """It may lie wherever there was none (3.17.8)."""
    for area in range(board.AREAS):
        if is_open_to_pirates(state, area) and state.haven[area] == goods.SEARCHED:
            state.haven[area] = goods.NO_HAVEN


def rule_out_havens(state):
    """Where one can never lie (3.17.8)."""
    for area in range(board.AREAS):
        if not CAN_HIDE[area]:
            state.haven[area] = goods.SEARCHED


NO_HAVEN_HERE = refuse("3.17.8", _("No pirates hide in {area}."))


def why_not_hide_haven(state, seat, area):
    """Each eligible area is equally likely (3.1.4, 3.17.8)."""
    if not is_open_to_pirates(state, area) or state.haven[area] == goods.HIDDEN_HAVEN:
        return because(NO_HAVEN_HERE, area)
    return LEGAL


def seen_by_hide_haven(state, seat, area):
    """Nobody knows where (3.17.8)."""
    return NOBODY


HAVEN_HIDDEN = told(
    "haven_hidden", "3.17.8", _("Pirates have {count} now."), weight=1, count=SO_MANY_HAVENS
)


def hide_haven(state, seat, area):
    """There it lies (3.17.8)."""
    forget_what_was_searched(state)
    state.haven[area] = goods.HIDDEN_HAVEN
    tell(state, HAVEN_HIDDEN, hidden_havens(state) + known_havens(state))
    pop(state)


# --- the search ---------------------------------------------------------------------------------


def search(state, spot):
    """A leader or a fleet has ended its movement where a haven may lie (3.17.8)."""
    if spot >= board.AREAS or hidden_havens(state) == 0:
        return
    if state.haven[spot] == goods.NO_HAVEN or state.haven[spot] == goods.HIDDEN_HAVEN:
        push(state, phases.SEARCH, CHANCE, spot)


NOTHING_FOUND = refuse("3.17.8", _("There is nothing to find in {area}."))


def why_not_find_haven(state, seat):
    """It lies there (3.17.8)."""
    area = cursor(state)
    return LEGAL if state.haven[area] == goods.HIDDEN_HAVEN else because(NOTHING_FOUND, area)


def find_haven(state, seat):
    """From now on it is known (3.17.8)."""
    make_known(state, popped(state))


FOUND_SOMETHING = refuse("3.17.8", _("Something can be found in {area}."))


def why_not_find_nothing(state, seat):
    """None lies there (3.17.8)."""
    area = cursor(state)
    return LEGAL if state.haven[area] != goods.HIDDEN_HAVEN else because(FOUND_SOMETHING, area)


NO_PIRATES_FOUND = told("no_haven", "3.17.8", _("No pirates hide in {area}."))


def find_nothing(state, seat):
    """Everybody can see that (3.17.8)."""
    area = popped(state)
    state.haven[area] = goods.SEARCHED
    tell(state, NO_PIRATES_FOUND, area)


HAVEN_FOUND = told("haven_found", "3.17.8", _("A pirate haven lies in {area}."), weight=1)


def make_known(state, area):
    """A haven is known for good (3.17.8)."""
    state.haven[area] = goods.KNOWN_HAVEN
    tell(state, HAVEN_FOUND, area)
