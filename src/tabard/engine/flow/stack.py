"""The short stack of phases in the record: what is going on, and below it what goes on afterwards.

A frame is a phase, the seat that it concerns, and one cursor that says how far it has come.
"""

from __future__ import annotations

from ..state import FIELDS


def push(state, phase, seat, cursor=0):
    """A phase is put on top of what is going on; it has come as far as the cursor says."""
    top = state.depth
    state.frame_phase[top] = phase
    state.frame_seat[top] = seat
    state.frame_cursor[top] = cursor
    state.frame_answered[top] = 0
    state.depth = top + 1


def pop(state):
    """The phase on top is over; the one below goes on."""
    top = state.depth - 1
    state.frame_phase[top] = 0
    state.frame_seat[top] = 0
    state.frame_cursor[top] = 0
    state.frame_answered[top] = 0
    state.depth = top


def turn_to(state, phase, seat, cursor=0):
    """The phase on top is over and this one follows in its place."""
    pop(state)
    push(state, phase, seat, cursor)


def phase_now(state):
    """The phase on top."""
    return state.frame_phase[state.depth - 1]


def level_of(state, phase):
    """Where a phase lies among all that goes on, 0 the lowest; -1 if it does not."""
    for level in range(state.depth):
        if state.frame_phase[level] == phase:
            return level
    return -1


def goes_on(state, phase):
    """This phase goes on, or waits below another."""
    return level_of(state, phase) >= 0


def seat_now(state):
    """The seat that the phase on top concerns."""
    return state.frame_seat[state.depth - 1]


def frame_of(state, phase):
    """Where a phase lies among what goes on, the topmost if it lies there twice; -1: nowhere."""
    for i in range(state.depth):
        if state.frame_phase[state.depth - 1 - i] == phase:
            return state.depth - 1 - i
    return -1


def cursor(state):
    """How far the phase on top has come."""
    return state.frame_cursor[state.depth - 1]


def popped(state):
    """The phase on top is over, and it had come this far."""
    come = cursor(state)
    pop(state)
    return come


def move_cursor(state, to):
    """The phase on top comes this far."""
    state.frame_cursor[state.depth - 1] = to


def go_to(state, step):
    """The phase on top goes on with this step."""
    state.frame_cursor[state.depth - 1] = step


def once_more(state):
    """The step that is being carried out, which is not the last one, comes again."""
    state.frame_cursor[state.depth - 1] -= 1


def answered(state, seat):
    """This seat has given its answer in the phase on top."""
    state.frame_answered[state.depth - 1] |= 1 << seat


def agreed(state, seat):
    """This seat agrees to the move that waits; when the last one has, the move is made."""
    state.frame_cursor[state.depth - 1] &= ~(1 << seat)


def call_off(state):
    """Somebody did not agree: the move that waits is forgotten, and nothing has happened."""
    forget_draft(state, seat_now(state))
    pop(state)


def forget_draft(state, seat):
    """What this seat has half said is unsaid."""
    state.draft_verb[seat] = 0
    state.draft_said[seat] = 0
    for i in range(FIELDS):
        state.draft[seat][i] = 0


def end(state, ending):
    """The game is over; the first ending that is reached counts."""
    if state.ended == 0:
        state.ended = ending
