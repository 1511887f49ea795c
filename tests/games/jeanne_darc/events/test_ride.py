"""The event "Ride" (3.5)."""

from __future__ import annotations

import pytest

from tests.games.asking import allowed, play, story, why_no

from ..board import board, cards, cities, stack
from ..phase_seven import attacked, combat, fight
from ..phase_six import OWN, event

FAR = cities(1, "clermont") + cities(2, "grenoble") + cities(3, "bruges")
RIDE = "attack base=clermont target=grenoble way=ride"
ARMED = cards("hand_1", "ram 4")


@pytest.mark.rules("3.5", "67")
def test_the_master_keeps_the_marker() -> None:
    match = event(OWN, "ride")
    assert [
        "Event: ride.",
        "Navarre may once this round attack a city up to three roads away.",
    ] == story(match)
    assert 1 == match.state.rides


@pytest.mark.rules("3.5")
def test_two_markers_are_two_rides() -> None:
    match = play(event(OWN, "ride"), "chance draw_marker marker=ride")
    assert 2 == match.state.rides


@pytest.mark.rules("3.5", "T26", "93", "107")
def test_a_ride_over_two_roads_into_the_mountains() -> None:
    peace = 'rides = 1\nstatus = "peace"\n'
    match = attacked("ram ladders siege_tower cannon", "", text=peace, where=FAR, move=RIDE)
    assert 0 == match.state.rides
    fight(match, "ram ladders 0 none", "none 0 none", 2, 6)  # 4 + 3 + 2 against 2 + 6
    assert ["Grenoble lies in the mountains, but on a ride mountains do not count."] == [
        line for line in story(match) if "mountain" in line.lower()
    ]
    assert "The defences of Grenoble count 2." in story(match)
    play(match, "1 pass")
    assert 0 == match.state.owner[29]  # Grenoble
    assert "93" == why_no(match, "1 attack base=grenoble target=bruges way=road")[0]


@pytest.mark.rules("107", "3.5")
def test_by_road_the_mountain_would_have_held() -> None:
    near = cities(1, "lyon") + cities(2, "grenoble")
    match = attacked(
        "ram ladders", "", where=near, move="attack base=lyon target=grenoble way=road"
    )
    fight(match, "ram ladders 0 none", "none 0 none", 2, 6)  # 9 against 2 + 6 + 1: a tie
    assert 1 == match.state.owner[29]


@pytest.mark.rules("3.5", "108")
def test_a_ride_to_a_port_is_no_landing() -> None:
    ports = cities(1, "bruges") + cities(2, "calais")
    move = "attack base=bruges target=calais way=ride"
    match = attacked("ram ladders", "", text="rides = 1\n", where=ports, move=move)
    fight(match, "ram ladders 0 none", "none 0 none", 2, 6)
    assert 0 == match.state.owner[3]


@pytest.mark.rules("3.5")
def test_a_ride_goes_up_to_three_roads_whoever_owns_the_cities_between() -> None:
    # Bourges, Clermont, Lyon, Grenoble are a road apart each; Tours is one further off.
    between = cities(2, "lyon", "clermont", "grenoble") + cities(1, "bourges", "tours")
    match = combat(between + "rides = 1\n" + ARMED)
    assert allowed(match, "1 attack base=bourges target=grenoble way=ride")
    refusal = why_no(match, "1 attack base=tours target=grenoble way=ride")
    assert "3.5" == refusal[0]
    assert allowed(match, "1 attack base=tours target=clermont way=ride")
    assert allowed(match, "1 attack base=bourges target=clermont way=ride")


@pytest.mark.rules("3.5")
def test_without_a_marker_nobody_rides() -> None:
    match = combat(FAR + ARMED)
    assert "3.5" == why_no(match, "1 attack base=clermont target=grenoble way=ride")[0]


@pytest.mark.rules("3.5", "64")
def test_only_the_master_rides() -> None:
    order = 'order = {1 = "2", 2 = "1", 3 = "3"}\nrides = 1\n'
    match = combat(FAR + order + ARMED)
    assert "3.5" == why_no(match, "1 attack base=clermont target=grenoble way=ride")[0]


@pytest.mark.rules("3.5", "91", "92")
def test_a_ride_is_an_attack_like_any_other() -> None:
    match = combat(FAR + "rides = 2\nattacked_from.clermont = [1]\n" + ARMED)
    assert "91" == why_no(match, "1 attack base=clermont target=grenoble way=ride")[0]
    match = combat(FAR + "rides = 2\nattacked_by.grenoble = [1]\n" + ARMED)
    assert "92" == why_no(match, "1 attack base=clermont target=grenoble way=ride")[0]


@pytest.mark.rules("3.5")
def test_unused_rides_lapse_when_the_round_ends() -> None:
    assert 0 == board(OWN + "rides = 2\n" + stack("round 1 end")).state.rides
