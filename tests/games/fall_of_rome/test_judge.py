"""What a position is worth to the bots."""

from __future__ import annotations

from tabard.games.fall_of_rome import judge
from tabard.games.fall_of_rome.components.board import CITIES, NOWHERE

from .board import board

ENEMY = "cubes.sinope.ostrogoths = 1\n"


def test_a_pawn_that_has_not_come_yet_is_nowhere_near_a_barbarian() -> None:
    state = board(ENEMY).state.copy()
    state.legions[CITIES - 1] = 2  # where a place counted from the end would be
    state.pawn[1] = NOWHERE
    assert judge.NOWHERE_NEAR == judge.way_to(state, NOWHERE, 0)
    assert judge.NOWHERE_NEAR == judge.way_to_the_front(state, 1)


def test_a_pawn_on_the_board_is_as_near_as_its_roads_lead() -> None:
    state = board(ENEMY).state.copy()
    state.fort[state.pawn[0]] = 1
    state.legions[state.pawn[0]] = 0
    assert 0 == judge.way_to_the_front(state, 0)
