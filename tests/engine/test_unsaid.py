"""What holds of a game that does not say it: Toll names neither places nor worth."""

from dataclasses import replace

import pytest

from tabard.engine import unsaid
from tabard.engine.flow.stack import phase_now, seat_now

from . import toy
from .toll import CARD, GAME


def ended(*chips):
    """A table at whose end each seat has these chips and no card."""
    state = GAME.empty_table(len(chips))
    state.shown[: len(chips)] = chips
    return state


@pytest.mark.parametrize(
    ("chips", "places"),
    [((1, 5, 3), [3, 1, 2]), ((4, 2, 4, 2), [1, 3, 1, 3]), ((0, 0, 0, 0, 0), [1, 1, 1, 1, 1])],
)
def test_the_most_points_are_best_and_equals_share_a_place(chips, places):
    state = ended(*chips)
    assert places == [GAME.place(state, seat) for seat in range(len(chips))]
    assert [*chips] == [GAME.worth(state, seat) for seat in range(len(chips))]


def test_what_a_game_says_itself_stands():
    assert toy.GAME.place is toy.place
    assert GAME.score is not GAME.worth and toy.GAME.lay_out is toy.lay_out
    assert unsaid.place is not GAME.place  # it is bound to the score of Toll


def test_a_game_begins_with_its_first_phase_and_the_first_seat():
    state = replace(GAME, set_up=unsaid.set_up).new(3)
    assert (1, CARD, 0) == (state.depth, phase_now(state), seat_now(state))


def test_a_table_begins_with_what_its_fields_begin_with():
    state = replace(GAME, lay_out=unsaid.lay_out).empty_board(3)
    assert state.same(GAME.empty_table(3)) and not state.same(GAME.empty_board(3))
