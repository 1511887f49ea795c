"""Who fights, sails or holds a city (90, 3.5, 3.6)."""

from __future__ import annotations

from tabard.engine.flow.stack import goes_on, level_of

from .. import phases
from ..foreign import FIRST_DIE


def step_of_fight(state):
    """What comes next in the fight; before the first step if there is none (95)."""
    level = level_of(state, phases.FIGHT)
    return state.frame_cursor[level] if level >= 0 else -1


def fights(state, seat):
    """Is this seat one of the two sides of the fight? (95)"""
    return goes_on(state, phases.FIGHT) and (seat == state.attacker or seat == state.defender)


def sails(state, seat):
    """Is this seat one of the two sides of a battle at sea? (3.5)"""
    return goes_on(state, phases.SAIL_OUT) and (seat == state.admiral or seat == state.rival)


def holds(state, seat):
    """Does this seat hold a city against a foreign power that has come? (3.6)"""
    level = level_of(state, phases.FOREIGN_ATTACK)
    if level < 0 or state.frame_cursor[level] < FIRST_DIE:
        return False
    return state.owner[state.target] == seat
