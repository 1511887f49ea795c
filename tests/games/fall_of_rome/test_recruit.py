"""Chapter "Recruit an army" (rules 16 to 20, 2.4.4)."""

from __future__ import annotations

import pytest

from tests.games.asking import allowed, play, story, why_no, words_of

from .board import board

ENEMY = "cubes.sinope.ostrogoths = 1\n"


@pytest.mark.rules("16", "17", "3.10")
@pytest.mark.parametrize("rate", range(8))
def test_the_recruitment_rate_says_how_many_legions_come(rate: int) -> None:
    match = play(board(f"{ENEMY}fort.roma = 1\nrate = {rate}"), "1 recruit")
    legions = (3, 3, 2, 2, 2, 1, 1, 1)[rate]
    come = "1 legion is" if legions == 1 else f"{legions} legions are"
    assert [f"{come} recruited in Roma."] == story(match)
    assert {"roma": legions} == words_of(match)["legions"]
    assert 3 == match.state.actions_left


@pytest.mark.rules("18")
def test_only_a_city_with_a_fort_recruits() -> None:
    match = board(ENEMY + "fort.genua = 1\nlegions.roma = 1")
    assert why_no(match, "1 recruit") == ("18", {"city": "roma"}, "There is no fort in Roma.")
    assert allowed(board(ENEMY + "fort.roma = 1"), "1 recruit")


@pytest.mark.rules("19", "20")
def test_a_short_supply_gives_what_it_has_and_no_legion_moves() -> None:
    match = play(board(ENEMY + "fort.roma = 1\nlegions = {roma = 2, tyras = 12}"), "1 recruit")
    assert ["2 legions are recruited in Roma."] == story(match)
    assert {"roma": 4, "tyras": 12} == words_of(match)["legions"]


@pytest.mark.rules("19", "2.4.4")
def test_an_empty_supply_recruits_nobody() -> None:
    match = board(ENEMY + "fort.roma = 1\nlegions = {tyras = 16}")
    assert why_no(match, "1 recruit") == ("2.4", {}, "No legion is left in the supply.")
    assert allowed(board(ENEMY + "fort.roma = 1\nlegions = {tyras = 15}"), "1 recruit")
