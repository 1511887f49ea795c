"""The event "Papal intervention" (3.5): what a protected city is spared, and what not."""

from __future__ import annotations

import pytest

from tests.games.asking import allowed, choices, play, story, why_no

from ..board import board, cards, cities, stack
from ..phase_seven import combat, opening
from ..phase_six import ABROAD, OWN, event, owner

PARIS = cities(1, "amiens") + cities(2, "paris", "lyon") + "protected.paris = 1\n"


@pytest.mark.rules("3.5", "66")
def test_the_master_marks_any_owned_city() -> None:
    match = event(OWN, "papal_intervention")
    assert ["protect city=bruges", "protect city=bourges", "protect city=pampelune"] == choices(
        match
    )
    assert ("3.5", "Nobody owns Lyon.") == why_no(match, "1 protect city=lyon")[::2]
    play(match, "1 protect city=bourges")
    assert ["Bourges is under papal protection this round."] == story(match)
    assert 1 == match.state.protected[22]


@pytest.mark.rules("3.5")
def test_until_the_end_of_the_round() -> None:
    assert not any(board(OWN + "protected.bourges = 1\n" + stack("round 1 end")).state.protected)


@pytest.mark.rules("3.5")
def test_it_cannot_be_attacked_but_may_be_a_base() -> None:
    match = combat(PARIS + cards("hand_1", "ram 2") + cities(1, "lille") + cities(2, "arras"))
    refusal = why_no(match, "1 attack base=amiens target=paris way=road")
    assert ("3.5", {"city": "paris"}) == refusal[:2]
    assert allowed(match, "1 attack base=lille target=arras way=road")
    text = cities(2, "amiens") + cities(1, "paris") + "protected.paris = 1\n"
    match = combat(text + cards("hand_1", "ram 2"))
    assert allowed(match, "1 attack base=paris target=amiens way=road")


@pytest.mark.rules("3.5", "3.3")
def test_it_neither_rises_nor_is_plundered() -> None:
    match = combat(PARIS + cards("hand_1", "ambassador", "plunder"))
    for verb in ("stir_up", "plunder"):
        assert why_no(match, f"1 {verb} city=paris") == (
            "3.5",
            {"city": "paris"},
            "Paris is under papal protection this round.",
        )
    assert allowed(match, "1 stir_up city=lyon")


@pytest.mark.rules("3.5", "138")
def test_it_is_not_swapped() -> None:
    match = opening(PARIS)
    assert "3.5" == why_no(match, "1 offer 2 amiens paris no_coins none none")[0]
    assert allowed(match, "1 offer 2 amiens lyon no_coins none none")


@pytest.mark.rules("3.5", "3.6")
def test_it_is_not_hit_by_foreigners() -> None:
    text = cities(2, "lyon") + "protected.lyon = 1\n"
    match = play(board(text + ABROAD), "chance power_die face=2", "chance entry_die face=2")
    assert "There is no attack by Savoy: Lyon is under papal protection." in story(match)
    assert 2 == owner(match, "lyon")


@pytest.mark.rules("3.5", "128")
def test_the_protection_stays_on_the_city_whoever_owns_it() -> None:
    text = OWN + cities(1, "paris") + 'protected.paris = 1\nlost_before.paris = "2"\n'
    match = event(text, "treaty")  # a single city: it goes back by itself
    assert 2 == owner(match, "paris")
    assert 1 == match.state.protected[9]
