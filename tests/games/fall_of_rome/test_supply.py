"""Chapter "Components", the supplies (rule 2.1): what is not on the board lies there."""

from __future__ import annotations

import pytest

from tabard.games.fall_of_rome.supply import (
    add_legions,
    cubes_in_supply,
    cubes_on_board,
    forts_in_supply,
    legions_in_supply,
)

from .board import board

HUNS, OSTROGOTHS = 2, 4


@pytest.mark.rules("2.1", "2.1.1")
def test_what_is_not_on_the_board_lies_in_its_supply() -> None:
    state = board("legions = {roma = 3, tyras = 1}\nfort = {roma = 1, tyras = 1}").state
    assert 12 == legions_in_supply(state)
    assert 4 == forts_in_supply(state)


@pytest.mark.rules("2.1.2", "3.1")
def test_each_tribe_has_its_own_supply() -> None:
    state = board("cubes = {roma = {huns = 3}, tyras = {huns = 1, ostrogoths = 2}}").state
    assert (4, 2) == (cubes_on_board(state, HUNS), cubes_on_board(state, OSTROGOTHS))
    assert (16, 12) == (cubes_in_supply(state, HUNS), cubes_in_supply(state, OSTROGOTHS))


@pytest.mark.rules("19", "35")
def test_as_many_legions_come_as_the_supply_holds() -> None:
    state = board("legions = {roma = 11, tyras = 1}").state
    assert 3 == add_legions(state, 1, 3)
    assert 1 == add_legions(state, 1, 2)
    assert 0 == add_legions(state, 1, 1)
    assert (11, 4) == (state.legions[0], state.legions[1])
