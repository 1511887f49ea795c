"""Treasure fleets (3.20.3, award 23) and the Sea Dogs (EN1): how they sail."""

from __future__ import annotations

import pytest

from tests.games.asking import allowed, play

from .board import board, rule_of
from .scenes import held

TREASURE = 'fleet_at.es_treasure = "{0}"\nships.es_treasure = {{t1 = 2}}\n'


@pytest.mark.rules("3.20.3")
def test_a_treasure_fleet_takes_no_ducats_and_no_goods_out_of_the_home_base() -> None:
    for cargo, may in [("ducats = 10", False), ("sugar = 1", False), ("infantry = 2", True)]:
        text = TREASURE.format("home") + held(es_treasure=cargo)
        match = play(board(text, level="expert"), "1 activate es_treasure")
        if may:
            assert allowed(match, "1 sail sargasso_sea")
        else:
            assert "3.20.3" == rule_of(match, "1 sail sargasso_sea")
    text = TREASURE.format("home").replace("treasure", "fleet_1") + held(es_fleet_1="ducats = 10")
    assert allowed(
        play(board(text, level="expert"), "1 activate es_fleet_1"), "1 sail sargasso_sea"
    )


@pytest.mark.rules("3.20.3", "3.20")
def test_a_treasure_worth_a_hundred_ducats_that_comes_home_is_glory_once_a_turn() -> None:
    for cargo, glory in [("ducats = 99", 0), ("ducats = 88, sugar = 1", 3)]:
        text = TREASURE.format("sargasso_sea") + held(es_treasure=cargo)
        match = play(board(text, level="expert"), "1 activate es_treasure", "1 sail home")
        assert glory == match.state.glory[0]
    again = text + "treasure_come.es = 1\n"
    match = play(board(again, level="expert"), "1 activate es_treasure", "1 sail home")
    assert 0 == match.state.glory[0]


@pytest.mark.rules("3.20.3", "F61")
def test_a_treasure_fleet_intercepts_nobody() -> None:
    text = TREASURE.format("sargasso_sea") + 'status.es_pt = "hostile"\n'
    text += 'fleet_at.pt_fleet_1 = "sargasso_sea"\nships.pt_fleet_1 = {t1 = 1}\n'
    match = play(board(text, level="expert"), "1 activate es_treasure", "2 let_pass")
    assert "3.17.0a" == rule_of(match, "1 intercept pt_fleet_1")


@pytest.mark.rules("EN1", "3.10.13")
def test_the_sea_dogs_pay_one_point_for_a_coast() -> None:
    fleet = 'fleet_at.en_fleet_1 = "sargasso_sea"\nships.en_fleet_1 = {t1 = 1}\n'
    for more, left in [("", 10), ("sea_dogs = 'en_fleet_1'\n", 11)]:
        match = board(fleet + more, seats=4, who=4)
        play(match, "4 activate en_fleet_1", "4 sail bermuda")
        assert left == match.state.move_left
