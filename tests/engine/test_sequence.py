"""The stack of phases."""

import pytest

from tabard.engine.flow.sequence import Sequence, each, phase
from tabard.engine.flow.stack import (  # fmt: skip
    answered,
    call_off,
    cursor,
    end,
    forget_draft,
    move_cursor,
    phase_now,
    pop,
    push,
    seat_now,
    turn_to,
)
from tabard.engine.kinds import CHANCE, Kind

from . import toy


@pytest.fixture
def state():
    state = toy.State()
    push(state, 1, 3)
    return state


def test_a_phase_is_put_on_top(state):
    move_cursor(state, 5)
    answered(state, 2)
    push(state, 2, CHANCE)
    assert (2, CHANCE, 0) == (phase_now(state), seat_now(state), cursor(state))
    assert 0 == state.frame_answered[1]


def test_the_one_below_goes_on_where_it_was(state):
    move_cursor(state, 5)
    push(state, 2, 0)
    pop(state)
    assert (1, 3, 5) == (phase_now(state), seat_now(state), cursor(state))


def test_nothing_is_left_of_a_phase_that_is_over(state):
    move_cursor(state, 5)
    answered(state, 2)
    pop(state)
    assert vars(toy.State()) == vars(state)


def test_a_phase_may_follow_in_place_of_another(state):
    turn_to(state, 2, 4)
    assert (1, 2, 4) == (state.depth, phase_now(state), seat_now(state))


def test_a_phase_begins_as_far_as_is_said(state):
    push(state, 2, 0, 7)
    assert 7 == cursor(state)
    turn_to(state, 1, 0, 4)
    assert 4 == cursor(state)
    turn_to(state, 1, 0)
    assert 0 == cursor(state)


def test_each_seat_answers_for_itself(state):
    answered(state, 0)
    answered(state, 2)
    answered(state, 2)
    assert 0b101 == state.frame_answered[0]


def test_what_is_called_off_is_forgotten(state):
    state.draft_verb[2], state.draft_said[2], state.draft[2][:2] = 1, 2, [3, 4]
    push(state, 2, 2)
    call_off(state)
    assert (1, 0, 0, [0] * 6) == (
        state.depth, state.draft_verb[2], state.draft_said[2], state.draft[2],
    )  # fmt: skip


def test_one_seats_draft_is_forgotten_and_no_others(state):
    state.draft_said[1] = state.draft_said[2] = 1
    forget_draft(state, 1)
    assert [0, 0, 1] == state.draft_said[:3]


def test_the_first_ending_counts(state):
    end(state, 2)
    end(state, 1)
    assert 2 == state.ended


def test_each_phase_is_declared_once():
    names = Kind("phase", ["a", "b"])
    for phases in ([phase(0, "1")], [phase(0, "1"), phase(0, "1")]):
        with pytest.raises(ValueError, match="exactly once"):
            Sequence(names, phases)
    assert [0, 1] == [p.number for p in Sequence(names, [phase(1, "2"), phase(0, "1")]).phases]


def test_a_phase_that_ends_with_places_has_a_word_for_when_all_are_gone_through():
    made = phase(1, "1", steps={"begin": pop, "turn": each(pop, 2)})
    assert ("begin", "turn_1", "turn_2", "end") == made.keeps["step"].words
