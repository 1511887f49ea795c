"""Black cards (3.19.4): what pirates do when somebody plays one; and a hurricane strikes them."""

from __future__ import annotations

import pytest

from tests.games.asking import allowed, choices, play

from .board import board, roll, rule_of
from .pirates import COLONY, CUBA, SHIP, black, ships_of, where


@pytest.mark.rules("3.19.4", "3.19.1", "38")
def test_a_black_card_is_played_for_points_or_for_its_event_but_never_in_combat() -> None:
    text = 'turn = 9\ncard_place.corsairs_move = "hand_1"\n'
    match = board(text, at="impulse", level="veteran")
    assert "3.10.2" == rule_of(match, "1 play_event corsairs_move")  # there are no pirates
    assert allowed(match, "1 play_for_points corsairs_move")


@pytest.mark.rules("3.19.4", "3.17.9")
def test_brethren_of_the_coast_hide_a_haven_and_every_haven_makes_a_ship() -> None:
    match = black("brethren_of_the_coast", 'haven = {cuba = "known", jamaica = "hidden"}\n')
    play(match, "chance hide_haven area=panama")
    assert ["betray area=panama"] == choices(match)
    play(match, "chance betray area=panama", "chance betray area=jamaica")
    assert ["cuba", "panama", "jamaica"] == [where(match, n) for n in range(3)]
    assert {"p4": 1} == ships_of(match, 2)


@pytest.mark.rules("3.19.4", "3.17.9")
def test_the_holder_moves_every_pirate_fleet_and_a_colony_is_raided() -> None:
    text = COLONY.format("village").replace('"es"', '"pt"')
    text += 'fleet_at = {pirates_1 = "west_caribbean", pirates_3 = "jamaica"}\n'
    text += "ships = {pirates_1 = {p0 = 1}, pirates_3 = {p0 = 2}}\n"
    match = black("corsairs_move", text)
    assert (0,) == match.to_act
    assert "3.17.9" == rule_of(match, "1 send_pirates hudson_bay")
    play(match, "1 send_pirates cuba")
    assert 1 == match.state.colony[CUBA] and -1 == match.state.glory[1]
    play(match, "1 send_pirates west_caribbean")
    assert ["cuba", "west_caribbean"] == [where(match, n) for n in (0, 2)]


@pytest.mark.rules("3.19.4", "3.24")
def test_a_hurricane_damages_pirates_as_well() -> None:
    text = 'red_place.hurricane = "hand_1"\n' + SHIP.format("west_caribbean", 1)
    match = play(board(text, at="impulse", level="veteran"), "1 play_event hurricane")
    roll(match, 3, 5)
    assert {"p0_damaged": 1} == ships_of(match, 0)
    match = play(board(text, at="impulse", level="veteran"), "1 play_event hurricane")
    roll(match, 3, 4)
    assert {"p0": 1} == ships_of(match, 0)
