"""The generic loop of every game: who is asked, which rows are legal, what a row leads to.

These rules call a game's own through the rules that are written out for it, and read its tables;
``bind`` gives them both. Plain and compiled play run this same source.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from typing import Any

from ..actions import Actions
from ..dice import below
from ..kinds import CHANCE
from .sequence import CONSENT, FRAME, Sequence
from .stack import phase_now, pop
from .written_out import written_out

# What follows is replaced by each game's own when the rules below are bound to it.
ROW_VERB: Any = ()
VERB_WEIGHS: Any = ()
PHASE_DOES: Any = ()
PHASE_OVER: Any = ()
PHASE_PASSES: Any = ()
PHASE_ASKS: Any = ()
PHASE_BY_DEFAULT: Any = ()
PASSING_ROW: Any = ()
play_row: Any = None
carry_out: Any = None
weight_row: Any = None
default_row: Any = None
rows_of_phase: Any = None
rows_of_draft: Any = None
only_passing: Any = None
do_phase: Any = None
over_phase: Any = None
ask_phase: Any = None


def asked_now(state):
    """A bit for each seat that must decide now (bit 6: chance); 0 when the game is over."""
    if state.ended != 0 or state.depth == 0:
        return 0
    top = state.depth - 1
    phase = state.frame_phase[top]
    if PHASE_ASKS[phase] == CHANCE:
        return 1 << CHANCE
    if PHASE_ASKS[phase] == FRAME:
        return 1 << state.frame_seat[top]
    if PHASE_ASKS[phase] == CONSENT:
        return state.frame_cursor[top] & -state.frame_cursor[top]
    return ask_phase(state) & ~state.frame_answered[top]


def first_asked(state):
    """The lowest seat that must decide now."""
    waiting = asked_now(state)
    for seat in range(CHANCE + 1):
        if waiting >> seat & 1:
            return seat
    return -1


def legal_rows(state, seat, rows):
    """Write the rows that this seat may play now into ``rows``; how many they are."""
    if not asked_now(state) >> seat & 1:
        return 0
    if state.draft_verb[seat] != 0:
        return rows_of_draft(state, seat, rows)
    return rows_of_phase(state, seat, rows)


def settle(state):
    """Do what happens by itself, until somebody must decide or the game is over."""
    while state.ended == 0 and state.depth > 0:
        phase = phase_now(state)
        if PHASE_DOES[phase]:
            do_phase(state)
        elif PHASE_ASKS[phase] == CONSENT:
            if state.frame_cursor[state.depth - 1] != 0:
                return
            make_the_move_agreed(state)
        elif PHASE_OVER[phase] and over_phase(state):
            pop(state)
        elif PHASE_PASSES[phase] and is_passed(state, first_asked(state)):
            play_row(state, first_asked(state), PASSING_ROW[phase])
        else:
            return


def is_passed(state, seat):
    """Nothing is half said, and nothing is possible but to pass."""
    return state.draft_verb[seat] == 0 and only_passing(state, seat)


def make_the_move_agreed(state):
    """All who were asked have agreed."""
    seat = state.frame_seat[state.depth - 1]
    pop(state)
    carry_out(state, seat)


def play(state, seat, row):
    """A legal row and all that follows from it, up to the next decision."""
    state.told_count = 0
    play_row(state, seat, row)
    settle(state)


def pick(state, seat, rows, count, stream):
    """One of these rows by chance, each in proportion to the things it stands for."""
    total = 0
    for i in range(count):
        total += weight_of(state, seat, rows[i])
    left = below(stream, total)
    for i in range(count):
        left -= weight_of(state, seat, rows[i])
        if left < 0:
            return rows[i]
    return rows[count - 1]


def weight_of(state, seat, row):
    """How many alike things this row stands for."""
    if seat == CHANCE and VERB_WEIGHS[ROW_VERB[row]]:
        return weight_row(state, seat, row)
    return 1


def default_choice(state, seat, rows, count):
    """The row that is taken for an absent seat: the one that its verb names, else the first."""
    for i in range(count):
        if default_row(state, seat, rows[i]):
            return rows[i]
    return rows[0]


def led_by(state, seat):
    """Who leads this seat: its own player, unless a game says otherwise."""
    return seat


def led_with(state, seat):
    """A bit for each seat that the same player leads: what one may know they all may."""
    seats = 0
    for other in range(state.seats):
        if led_by(state, other) == led_by(state, seat):
            seats |= 1 << other
    return seats


def goes_by_default(state):
    """Here a seat that no person plays takes the default: so says the phase."""
    return PHASE_BY_DEFAULT[phase_now(state)] == 1


class Flow:
    """The generic rules, bound to one game's table of moves and sequence of play."""

    asked_now: Callable[..., int]
    first_asked: Callable[..., int]
    legal_rows: Callable[..., int]
    settle: Callable[..., None]
    play: Callable[..., None]
    pick: Callable[..., int]
    weight_of: Callable[..., int]
    goes_by_default: Callable[..., int]
    why_not_row: Callable[..., int]
    led_by: Callable[..., int]
    led_with: Callable[..., int]

    def __init__(
        self, actions: Actions, sequence: Sequence, leads: Callable[..., int] | None = None
    ) -> None:
        self.scope: dict[str, Any] = {
            **actions.tables,
            **sequence.tables(actions),
            **written_out(actions, sequence),
        }
        bind(_GENERIC | ({"led_by": leads} if leads else {}), self.scope)
        for name in (*_GENERIC, "why_not_row"):
            setattr(self, name, self.scope[name])


def bind(functions: dict[str, Any], scope: dict[str, Any]) -> None:
    """Add copies of generic rules to ``scope``, whose globals are looked up there first."""
    for name, function in functions.items():
        names = {**function.__globals__}
        copy = types.FunctionType(function.__code__, names, name, function.__defaults__)
        copy.__module__ = function.__module__
        scope[name] = copy
    for name in functions:
        scope[name].__globals__.update(scope)


_GENERIC = {
    f.__name__: f
    for f in (
        asked_now,
        first_asked,
        legal_rows,
        settle,
        is_passed,
        make_the_move_agreed,
        play,
        pick,
        weight_of,
        default_choice,
        goes_by_default,
        led_by,
        led_with,
    )
}
