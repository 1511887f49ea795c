"""The record: a plain object and a packed one that hold the same."""

import numpy as np
import pytest

from tabard.engine.kinds import SEATS, Kind, numbers, upto
from tabard.engine.position.sound import watched
from tabard.engine.rule import tell
from tabard.engine.state import OWNER, Array, Field, Record, each, one

PLACES = Kind("place", ["deck", "hand"])
CARDS = Kind("card", ["ace", "king", "queen"])


class State(Record):
    TOLD = 2
    round: int = one(start=1)
    ducats: Array = each(SEATS, big=True)
    men: Array = each(PLACES, CARDS, start=4)


class Brief(Record):
    """A record whose fields hold for a turn, for a fight, or for good."""

    coins: Array = each(SEATS, of=upto(9))
    moved: Array = each(SEATS, of=upto(1), until="turn")
    guard: Array = each(SEATS, CARDS, of=upto(9), start=2, until="turn")
    attacker: int = one(of=SEATS, start=-1, until="fight")


def used() -> Brief:
    """A table on which nothing is as it was."""
    state = Brief()
    state.coins, state.moved, state.attacker = [5] * 6, [1] * 6, 3
    state.guard = [[7] * 3 for _seat in range(6)]
    return state


def test_what_holds_for_a_turn_is_forgotten_with_it_and_nothing_else():
    forget_turn, state = Brief.forgets("turn", says="A turn begins (4)."), used()
    forget_turn(state)
    assert ([5] * 6, [0] * 6, [[2] * 3] * 6, 3) == (
        state.coins, state.moved, state.guard, state.attacker,
    )  # fmt: skip
    assert "A turn begins (4)." == forget_turn.__doc__


def test_of_one_thing_only_its_own_is_forgotten():
    forget_turn, state = Brief.forgets("turn", of_one=True, says="It is gone."), used()
    forget_turn(state, 4)
    assert [1, 1, 1, 1, 0, 1] == state.moved
    assert [[7] * 3] * 4 + [[2] * 3, [7] * 3] == state.guard
    with pytest.raises(ValueError, match="attacker is not counted by things"):
        Brief.forgets("fight", of_one=True, says="It is gone.")


def test_what_nothing_holds_for_cannot_be_forgotten():
    with pytest.raises(ValueError, match="no field holds until the round is over"):
        Brief.forgets("round", says="A round is over.")


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


def test_a_copy_of_a_watched_table_shares_nothing_either():
    state = State()
    table = watched(state)
    copy = table.copy()
    copy.men[0][0] = copy.ducats[0] = 9
    assert table.same(state)


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


def test_a_secret_of_a_seat_is_an_amount_or_a_sealed_answer():
    amount, answer = (Field("", (SEATS,), upto(9), secret=OWNER, sealed=s) for s in (False, True))
    assert (True, False) == (amount.amount, answer.amount)
    with pytest.raises(ValueError, match="sealed"):
        each(SEATS, sealed=True)


@pytest.mark.parametrize(
    "declared",
    [
        lambda: each(SEATS, secret=OWNER),  # without bounds
        lambda: each(SEATS, of=SEATS, secret=OWNER),  # no number
        lambda: each(CARDS, of=upto(9), secret=OWNER),
        lambda: each(SEATS, CARDS, of=upto(9), secret=OWNER),
        lambda: each(SEATS, of=upto(9), secret=OWNER, seen="looked"),
    ],
)
def test_an_amount_is_a_number_for_each_seat_within_bounds(declared):
    with pytest.raises(ValueError, match="an amount is one number a seat, within bounds"):
        declared()


def test_there_is_no_other_secret():
    with pytest.raises(ValueError, match="a secret is its OWNER's, or that of a place"):
        each(SEATS, secret="plaice")


def test_a_field_is_counted_by_what_begins_at_0():
    with pytest.raises(ValueError, match="begins at 0"):
        each(SEATS, numbers(3, 35))
    assert 36 == len(each(upto(35)).empty())


def test_things_have_a_place_or_are_counted_in_it():
    cards = Field("", (CARDS,), PLACES, secret="place")
    tokens = Field("", (PLACES, CARDS), secret="place")
    assert (False, PLACES) == (cards.counted, cards.places)
    assert (True, PLACES) == (tokens.counted, tokens.places)
