"""Chapter "Heroes" (rules 13 to 15, 117, 119 and 124, 3.4)."""

from __future__ import annotations

import pytest

from tabard.engine.find import find_game
from tabard.engine.match import Match
from tests.games.asking import play, story, told

from .board import board, cards, cities, stack
from .phase_seven import attacked, fight
from .phase_six import ABROAD, OWN

ACTIVE = "hero_active = {1 = 1, 2 = 1}\n"
LAST_TURN = cards("hand_3", "ram") + stack("combat 3")


def fought(one: str, other: str, *dice: int, **options: str) -> Match:
    """Seat 1 has attacked Arras with ram and ladders; seat 2 holds a siege tower."""
    match = attacked("ram ladders", "siege_tower", text=ACTIVE, **options)
    return fight(match, one, other, *dice)


@pytest.mark.rules("13", "14", "15")
def test_a_hero_is_inactive_at_the_start() -> None:
    match = Match(find_game("jeanne_darc"), 6, seed=1)
    while not match.over and match.state.round == 1 and match.phase != "ambassadors":
        assert not any(match.state.hero_active)
        match.play(match.to_act[0], match.default(match.to_act[0]))
    assert "ambassadors" == match.phase
    assert not any(match.state.hero_active)


@pytest.mark.rules("117", "S47", "3.4")
def test_a_beaten_hero_is_set_aside() -> None:
    match = fought("ram ladders 0 hero", "siege_tower 0 hero", 6, 1)  # 16 against 11
    assert "Joan of Arc is beaten; France sets the card aside." in story(match)
    assert [1, 0] == match.state.hero_active[:2]
    match = fought("ram ladders 0 hero", "siege_tower 0 hero", 1, 6)  # 11 against 16
    assert [0, 1] == match.state.hero_active[:2]


@pytest.mark.rules("119", "S50")
def test_in_a_tie_both_heroes_fall() -> None:
    match = fought("ram ladders 0 hero", "siege_tower 0 hero", 2, 2)  # 12 against 12
    assert [0, 0] == match.state.hero_active[:2]


@pytest.mark.rules("117")
def test_a_hero_who_stayed_away_is_not_beaten() -> None:
    match = fought("ram ladders 0 hero", "siege_tower 0 none", 6, 1)
    assert [1, 1] == match.state.hero_active[:2]


@pytest.mark.rules("3.4", "104", "105")
@pytest.mark.parametrize(("reading", "points"), [("3", 3), ("2", 2), ("4", 4), ("doubles", 7)])
def test_what_a_hero_is_worth(reading: str, points: int) -> None:
    # 4 + 3 + 1 and the hero against 2 + 5 + the die of 6
    match = attacked("ram ladders", "siege_tower", text=ACTIVE, herovalue=reading)
    fight(match, "ram ladders 0 hero", "siege_tower 0 none", 1, 6)
    won = 8 + points > 13
    assert won == (match.state.owner[4] == 0)
    assert any(str(8 + points) in line for line in story(match))


@pytest.mark.rules("3.4", "105")
def test_a_doubling_hero_alone_doubles_nothing() -> None:
    match = attacked("ram ladders", "", text=ACTIVE, herovalue="doubles")
    fight(match, "ram ladders 0 none", "none 0 hero", 2, 6)  # 9 against 2 + 6
    assert 0 == match.state.owner[4]
    match = attacked("ram ladders", "", text=ACTIVE)
    fight(match, "ram ladders 0 none", "none 0 hero", 2, 6)  # 9 against 2 + 6 + 3
    assert 1 == match.state.owner[4]


@pytest.mark.rules("124", "S27")
def test_all_heroes_rest_after_phase_seven() -> None:
    match = board(OWN + ACTIVE + LAST_TURN)
    assert [1, 1, 0] == match.state.hero_active[:3]
    play(match, "3 end_turn")
    assert "heroes_rest" in told(match)
    assert not any(match.state.hero_active)
    match = play(board(OWN + LAST_TURN), "3 end_turn")
    assert "heroes_rest" not in told(match)  # none was active


@pytest.mark.rules("124", "S47")
def test_by_option_a_hero_is_active_until_beaten() -> None:
    match = play(board(OWN + ACTIVE + LAST_TURN, herodur="beaten"), "3 end_turn")
    assert "heroes_rest" not in told(match)
    assert [1, 1, 0] == match.state.hero_active[:3]


@pytest.mark.rules("3.6", "117")
def test_a_hero_falls_with_a_city_lost_to_foreigners() -> None:
    text = cities(2, "lyon") + "hero_active.2 = 1\n" + cards("hand_2", "ram")
    match = play(board(text + ABROAD), "chance power_die face=2", "chance entry_die face=2")
    play(match, "2 hold_with card=none influence=0 extra=hero")
    play(match, "chance foreign_die face=6", "chance foreign_die face=6", "chance holding_die 1")
    assert 0 == match.state.hero_active[1]
