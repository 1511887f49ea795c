"""The record: a plain object and a packed one that hold the same."""

import numpy as np
import pytest

from tabard.engine.kinds import SEATS, Kind
from tabard.engine.rule import tell
from tabard.engine.state import OWNER, Array, Field, Record, each, one

PLACES = Kind("place", ["deck", "hand"])
CARDS = Kind("card", ["ace", "king", "queen"])


class State(Record):
    TOLD = 2
    round: int = one(start=1)
    ducats: Array = each(SEATS, big=True)
    men: Array = each(PLACES, CARDS, start=4)


def test_an_empty_table_has_what_was_declared():
    state = State()
    assert (1, [0] * 6, [[4] * 3] * 2) == (state.round, state.ducats, state.men)


def test_packing_keeps_every_number():
    state = State()
    state.round, state.ducats[2], state.men[1][2] = 7, 100_000, -3
    again = State.unpack(state.pack()[0])
    assert vars(again) == vars(state)
    assert all(type(value) is int for value in (again.round, again.ducats[2], again.men[1][2]))


def test_fields_are_small_unless_they_are_big():
    assert np.int16 == State.dtype()["round"]
    assert np.int32 == State.dtype()["ducats"].base
    assert State.dtype().names[-2:] == ("told_count", "told")


@pytest.mark.parametrize("number", [32_768, -32_769])
def test_a_number_that_does_not_fit_is_refused(number):
    state = State()
    state.round = number
    with pytest.raises(OverflowError):
        state.pack()


def test_a_copy_shares_nothing():
    state = State()
    copy = state.copy()
    copy.men[0][0] = copy.round = 9
    assert (4, 1) == (state.men[0][0], state.round)


def test_what_was_told_does_not_make_a_difference():
    state, other = State(), State()
    tell(state, 3, 1)
    assert state.same(other)
    other.round = 2
    assert not state.same(other)


def test_the_list_of_what_is_told_counts_on_past_its_end():
    state = State()
    for event in range(3):
        tell(state, event, 1, 2, 3, 4, 5)
    assert (3, [[0, 1, 2, 3, 4, 5], [1, 1, 2, 3, 4, 5]]) == (state.told_count, state.told)


def test_two_records_do_not_share_their_types():
    class Other(State):
        more: int = one()

    assert "more" not in State.fields
    assert State.dtype() != Other.dtype()


def test_a_secret_of_a_seat_must_be_a_sealed_answer():
    with pytest.raises(ValueError, match="sealed"):
        each(SEATS, secret=OWNER)
    with pytest.raises(ValueError, match="sealed"):
        each(SEATS, sealed=True)


def test_things_have_a_place_or_are_counted_in_it():
    cards = Field("", (CARDS,), PLACES, secret="place")
    tokens = Field("", (PLACES, CARDS), secret="place")
    assert (False, PLACES) == (cards.counted, cards.places)
    assert (True, PLACES) == (tokens.counted, tokens.places)
