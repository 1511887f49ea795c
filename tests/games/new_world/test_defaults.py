"""What is taken for an absent seat in a land combat (3.23)."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tests.games.asking import play

from .board import board
from .scenes import WAR, carolina, held

IN = ("1 activate cortes", "1 march carolina")
PORTUGAL = 1


def entered(text: str, colony: str = "settlement", *leaders: str) -> Match:
    """Cortes enters Carolina; Portugal is absent."""
    return play(board(carolina(colony, *leaders) + held(cortes="infantry = 4") + text), *IN)


def default(match: Match) -> str:
    """What is taken for Portugal."""
    assert (PORTUGAL,) == match.to_act
    return match.default(PORTUGAL).words


@pytest.mark.rules("29", "3.23.1", "3.14.5")
@pytest.mark.parametrize(
    ("cabral", "caramuru", "taken"), [(2, 3, "caramuru"), (3, 2, "cabral"), (2, 2, "cabral")]
)
def test_he_must_name_one_the_leader_with_most_units_is_taken(
    cabral: int, caramuru: int, taken: str
) -> None:
    fleet = 'fleet_at.pt_fleet_1 = "carolina"\nships.pt_fleet_1 = {c1 = 8}\n'
    text = held(carolina="infantry = 1", cabral=f"infantry = {cabral}")
    text += held(caramuru=f"cavalry = {caramuru}") + fleet
    match = entered(text, "settlement", "cabral", "caramuru")
    assert f"name_commander avatar={taken}" == default(match)


@pytest.mark.rules("29", "24", "3.23.1", "3.14.5")
@pytest.mark.parametrize(
    ("first", "third", "taken"), [(1, 2, "pt_fleet_3"), (2, 1, "pt_fleet_1"), (1, 1, "pt_fleet_1")]
)
def test_he_must_name_one_without_a_leader_the_fleet_with_most_ships_is_taken(
    first: int, third: int, taken: str
) -> None:
    text = 'fleet_at = {pt_fleet_1 = "carolina", pt_fleet_3 = "carolina"}\n'
    text += f"ships = {{pt_fleet_1 = {{t1 = {first}}}, pt_fleet_3 = {{t1 = {third}}}}}\n"
    match = entered(text + held(carolina="infantry = 1"))
    assert f"name_commander avatar={taken}" == default(match)


@pytest.mark.rules("35", "32", "3.23.1")
def test_without_any_available_avatar_no_ally_is_asked() -> None:
    ally = 'status = {es_pt = "hostile", pt_fr = "allied"}\n'
    text = carolina("settlement", "angos_captain").replace(WAR, ally)
    text += held(cortes="infantry = 4", carolina="infantry = 1")
    assert "defend_alone" == default(play(board(text), *IN))


@pytest.mark.rules("15", "3.14.6", "3.23.1")
def test_the_fleet_puts_all_its_units_ashore() -> None:
    text = 'turn = 9\nfleet_at.pt_fleet_1 = "carolina"\nships.pt_fleet_1 = {t1 = 3}\n'
    text += 'regiment_at.pt_regiment_1 = "aboard_pt_fleet_1"\n'
    text += held(carolina="infantry = 1", pt_fleet_1="infantry = 2, cavalry = 1")
    match = entered(text + held(pt_regiment_1="infantry = 2"), "town")
    while match.phase == "landing":
        match.play(PORTUGAL, default(match))
    assert [2, 1] == match.state.apart[1][:2]
    assert 6 == match.state.landed_regiment


@pytest.mark.rules("3.23.1", "3.14.7", "F10")
@pytest.mark.parametrize(
    ("first", "second", "taken"),
    [
        ("infantry = 3", "infantry = 4", 2),
        ("infantry = 3", "artillery = 2", 1),
        ("infantry = 2", "infantry = 2", 1),
    ],
)
def test_the_regiment_with_most_defence_factors_fights(first: str, second: str, taken: int) -> None:
    text = 'turn = 9\nregiment_at = {pt_regiment_1 = "carolina", pt_regiment_2 = "carolina"}\n'
    text += held(pt_regiment_1=first, pt_regiment_2=second)
    match = entered(text, "town", "cabral")
    assert f"choose_regiment regiment=pt_regiment_{taken}" == default(match)
