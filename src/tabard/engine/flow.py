"""The generic loop of every game: who is asked, which rows are legal, what a row leads to.

These rules call a game's own rules by the names ``why_not_row``, ``play_row``, ``weight_row``,
``when_verb``, ``near_value``, ``carry_out``, ``do_phase``, ``over_phase`` and ``ask_phase``, and read its tables; ``bind`` gives them a game's.
Plain and compiled play run this same source.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from typing import Any

from .actions import Actions, dispatchers
from .dice import below
from .kinds import CHANCE
from .rule import rule
from .sequence import CONSENT, FRAME, Sequence
from .stack import phase_now, pop

# What follows is replaced by each game's own when the rules below are bound to it.
ROW_VERB: Any = ()
PHASE_VERBS: Any = ()
PHASE_DOES: Any = ()
PHASE_OVER: Any = ()
PHASE_PASSES: Any = ()
PHASE_ASKS: Any = ()
VERB_FIRST: Any = ()
VERB_LAST: Any = ()
VERB_BLOCK: Any = ()
VERB_WHEN: Any = ()
VERB_NEAR: Any = ()
VERB_WEIGHS: Any = ()
ROW_VALUES: Any = ()
FIELD_FIRST: Any = ()
FIELD_LAST: Any = ()
why_not_row: Any = None
play_row: Any = None
weight_row: Any = None
when_verb: Any = None
near_value: Any = None
carry_out: Any = None
do_phase: Any = None
over_phase: Any = None
ask_phase: Any = None


@rule
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
    return ask_phase(state, phase) & ~state.frame_answered[top]


@rule
def first_asked(state):
    """The lowest seat that must decide now."""
    waiting = asked_now(state)
    for seat in range(CHANCE + 1):
        if waiting >> seat & 1:
            return seat
    return -1


@rule
def legal_rows(state, seat, rows):
    """Write the rows that this seat may play now into ``rows``, in order; how many they are."""
    if not asked_now(state) >> seat & 1:
        return 0
    if state.draft_verb[seat] != 0:
        verb = state.draft_verb[seat] - 1
        field = state.draft_said[seat]
        return add_legal(state, seat, rows, 0, FIELD_FIRST[verb][field], FIELD_LAST[verb][field])
    return rows_of_verbs(state, seat, rows, False)


@rule
def rows_of_verbs(state, seat, rows, one_is_enough):
    """The legal rows of the verbs of the phase, in order; or only whether there is any row that does
    not merely pass."""
    count = 0
    verbs = PHASE_VERBS[phase_now(state)]
    i = 0
    while verbs[i] >= 0:
        verb = verbs[i]
        i += 1
        if VERB_WHEN[verb] and not when_verb(state, seat, verb):
            continue
        if one_is_enough and is_passing(state, VERB_FIRST[verb]):
            continue
        block = VERB_BLOCK[verb] if VERB_NEAR[verb] else VERB_LAST[verb] - VERB_FIRST[verb]
        for row in range(VERB_FIRST[verb], VERB_LAST[verb], block):
            if not VERB_NEAR[verb] or near_value(state, seat, verb, ROW_VALUES[row][0]):
                count = add_legal(state, seat, rows, count, row, row + block)
        if one_is_enough and count > 0:
            return count
    return count


@rule
def add_legal(state, seat, rows, count, first, last):
    """Add the legal rows from ``first`` to before ``last``."""
    for row in range(first, last):
        if why_not_row(state, seat, row) == 0:
            rows[count] = row
            count += 1
    return count


@rule
def only_passing(state, seat, rows):
    """Nothing is possible but to pass."""
    if PHASE_PASSES[phase_now(state)][0] < 0 or state.draft_verb[seat] != 0:
        return False
    return rows_of_verbs(state, seat, rows, True) == 0


@rule
def is_passing(state, row):
    """Is this one of the rows by which the phase is passed?"""
    passing = PHASE_PASSES[phase_now(state)]
    i = 0
    while passing[i] >= 0:
        if passing[i] == row:
            return True
        i += 1
    return False


@rule
def settle(state, rows):
    """Do what happens by itself, until somebody must decide or the game is over."""
    while state.ended == 0 and state.depth > 0:
        phase = phase_now(state)
        if PHASE_DOES[phase]:
            do_phase(state, phase)
        elif PHASE_ASKS[phase] == CONSENT:
            if state.frame_cursor[state.depth - 1] != 0:
                return
            make_the_move_agreed(state)
        elif PHASE_OVER[phase] and over_phase(state, phase):
            pop(state)
        elif only_passing(state, first_asked(state), rows):
            play_row(state, first_asked(state), PHASE_PASSES[phase][0])
        else:
            return


@rule
def make_the_move_agreed(state):
    """All who were asked have agreed."""
    seat = state.frame_seat[state.depth - 1]
    pop(state)
    carry_out(state, seat)


@rule
def play(state, seat, row, rows):
    """A legal row and all that follows from it, up to the next decision."""
    state.told_count = 0
    play_row(state, seat, row)
    settle(state, rows)


@rule
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


@rule
def weight_of(state, seat, row):
    """How many alike things this row stands for."""
    if seat == CHANCE and VERB_WEIGHS[ROW_VERB[row]]:
        return weight_row(state, seat, row)
    return 1


class Flow:
    """The generic rules, bound to one game's table of moves and sequence of play."""

    asked_now: Callable[..., int]
    first_asked: Callable[..., int]
    legal_rows: Callable[..., int]
    settle: Callable[..., None]
    play: Callable[..., None]
    pick: Callable[..., int]
    weight_of: Callable[..., int]
    why_not_row: Callable[..., int]

    def __init__(self, actions: Actions, sequence: Sequence) -> None:
        self.scope: dict[str, Any] = {
            **actions.tables,
            **sequence.tables(actions),
            **dispatchers(actions, sequence.consent_phase),
            **sequence.dispatchers(),
        }
        bind(_GENERIC, self.scope)
        for name in (*_GENERIC, "why_not_row"):
            setattr(self, name, self.scope[name])


def bind(functions: dict[str, Any], scope: dict[str, Any]) -> None:
    """Add copies of generic rules to ``scope``, whose globals are looked up there first."""
    for name, function in functions.items():
        names = {**function.__globals__}
        copy = types.FunctionType(function.__code__, names, name, function.__defaults__)
        copy.__module__ = function.__module__
        scope[name] = rule(copy)
    for name in functions:
        scope[name].__globals__.update(scope)


_GENERIC = {
    f.__name__: f
    for f in (
        asked_now,
        first_asked,
        legal_rows,
        rows_of_verbs,
        add_legal,
        only_passing,
        is_passing,
        make_the_move_agreed,
        settle,
        play,
        pick,
        weight_of,
    )
}
