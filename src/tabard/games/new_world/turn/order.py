"""Chapter "Turn sequence" (3.9): four phases; the order of play; when the game is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabard.engine.flow.sequence import Course, Each, each
from tabard.engine.flow.stack import push
from tabard.engine.kinds import NUMBER
from tabard.engine.rule import tell
from tabard.engine.words import _

from .. import phases
from ..book import told
from ..components import nations, scenarios
from ..options import scenario
from ..state import ORDER
from ..world.conventions import year
from ..world.nations import plays
from .upkeep import ask_for_credit

COURSE = Course(cards=1, diplomacy=1, action=1, administration=1, end=1)
PLACES_IN_ORDER = int(ORDER)


def in_order(rule: Callable[..., Any]) -> Each:
    """A step that the nations take one after another, in the order of play."""
    return each(rule, PLACES_IN_ORDER, nations_in_play)


def nations_in_play(state):
    """As many as there are seats (3.21)."""
    return state.seats


TURN_BEGAN = told(
    "turn", "3.9", _("Turn {turn}, the year {year}."), begins=True, turn=NUMBER, year=NUMBER
)


def begin_the_turn(state):
    """Cards, diplomacy, action, administration; the order of play is settled first (3.9)."""
    tell(state, TURN_BEGAN, state.turn, year(state))
    settle_the_order(state)
    push(state, phases.CARDS, 0)


def begin_diplomacy(state):
    """Diplomacy (3.9.B)."""
    push(state, phases.DIPLOMACY, 0)


def begin_action(state):
    """Action (3.9.C)."""
    push(state, phases.ACTION, 0)


def begin_administration(state):
    """The administration, with which the turn ends; credit is asked for before it (3.9.D)."""
    push(state, phases.ADMINISTRATION, 0)
    ask_for_credit(state)


def end_the_turn(state):
    """The next turn (3.9)."""
    state.turn += 1


def settle_the_order(state):
    """Fewest glory points first; ties by the nations' order, which turns with the turns (3.9.A)."""
    for place in range(ORDER):
        state.turn_order[place] = nations.NO_NATION
    for place in range(state.seats):
        state.turn_order[place] = next_in_order(state, place)
        state.order[place] = state.turn_order[place]


def next_in_order(state, place):
    """Of the nations that are not yet in the order the one with fewest glory points (3.9.A)."""
    best = nations.NO_NATION
    for n in range(nations.NATIONS):
        nation = (n + state.turn - 1) % nations.NATIONS
        before = any(state.turn_order[earlier] == nation for earlier in range(place))
        if plays(state, nation) and not before:
            if best == nations.NO_NATION or state.glory[nation] < state.glory[best]:
                best = nation
    return best


def first_turn(state):
    """By the scenario 1, 5 or 9 (3.21.5)."""
    return scenarios.FIRST_TURN[scenario(state)]
