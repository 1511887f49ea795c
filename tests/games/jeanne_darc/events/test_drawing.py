"""Chapter "Phase 6, events": drawing, the master, the supply (rules 65 to 68)."""

from __future__ import annotations

import pytest

from tabard.engine.kinds import CHANCE
from tests.games.asking import choices, play, story, told, why_no

from ..board import board, stack
from ..phase_six import EVENTS, OWN, chances, event, out

PEACE = 'status = "peace"\n'


@pytest.mark.rules("65", "37")
def test_one_marker_is_drawn_in_peace() -> None:
    match = event(OWN + PEACE, "ride")
    assert "power_die" == match.phase
    assert 1 == match.state.rides


@pytest.mark.rules("65", "66", "36")
def test_two_markers_are_drawn_in_war_the_second_after_the_first_is_resolved() -> None:
    match = event(OWN, "papal_intervention")
    assert (0,) == match.to_act
    play(match, "1 protect city=bourges")
    assert (CHANCE,) == match.to_act
    assert "draw_marker" == match.phase
    play(match, "chance draw_marker marker=truce")
    assert "power_die" == match.phase


@pytest.mark.rules("27", "65", "67")
def test_any_of_the_twelve_markers_can_come_up() -> None:
    match = board(OWN + EVENTS)
    twice = {"uprising", "free_companies", "ride"}
    weights = {words.split("=")[1]: weight for words, weight in chances(match).items()}
    assert 9 == len(weights)
    assert 12 == sum(weights.values())
    assert twice == {marker for marker, weight in weights.items() if weight == 2}


@pytest.mark.rules("68")
def test_drawn_markers_stay_out() -> None:
    match = board(OWN + "drawn.ride = 1\ndrawn.plague = 1\n" + EVENTS)
    assert 1 == chances(match)["draw_marker marker=ride"]
    assert why_no(match, "chance draw_marker marker=plague") == (
        "65",
        {"marker": "plague"},
        "No marker of this kind is in the supply: plague.",
    )


@pytest.mark.rules("68")
def test_they_stay_out_from_round_to_round() -> None:
    match = board(OWN + PEACE + "drawn.ride = 2\ndrawn_now.ride = 1\n" + stack("round 1 end"))
    assert 2 == match.state.drawn[4]
    assert not any(match.state.drawn_now)


@pytest.mark.rules("68")
def test_an_empty_supply_is_mixed_again() -> None:
    match = board(OWN + PEACE + out() + EVENTS, unasked=False)
    assert 12 == sum(chances(match).values())


@pytest.mark.rules("68")
def test_mixed_in_the_middle_of_a_phase_the_marker_drawn_before_stays_out() -> None:
    match = board(OWN + out("ride 1") + EVENTS)
    assert {"draw_marker marker=ride": 1} == chances(match)
    play(match, "chance draw_marker marker=ride")
    assert [
        "Event: ride.",
        "Navarre may once this round attack a city up to three roads away.",
    ] == story(match)[:2]
    assert "markers_mixed" in told(match)
    assert 11 == sum(chances(match).values())
    assert 1 == chances(match)["draw_marker marker=ride"]


@pytest.mark.rules("68")
def test_a_last_marker_of_which_there_is_one_does_not_come_twice_in_a_phase() -> None:
    match = event(OWN + out("truce"), "truce")
    assert 11 == sum(chances(match).values())
    assert "65" == why_no(match, "chance draw_marker marker=truce")[0]


@pytest.mark.rules("68")
def test_by_option_all_markers_are_mixed_back_every_round() -> None:
    assert 1 == len(chances(board(OWN + out("ride 1") + EVENTS)))
    match = board(OWN + out("ride 1") + stack("round 1 events"), eventpool="mixed_back")
    assert 12 == sum(chances(match).values())
    play(match, "chance draw_marker marker=ride")  # in war a second one follows
    assert 11 == sum(chances(match).values())
    assert 1 == chances(match)["draw_marker marker=ride"]


@pytest.mark.rules("64", "66")
def test_the_player_first_in_order_makes_the_choices() -> None:
    order = 'order = {1 = "3", 2 = "1", 3 = "2"}\n'
    match = board(OWN + order + stack("round 1 events"))
    play(match, "chance draw_marker marker=papal_intervention")
    assert (2,) == match.to_act
    play(match, "3 protect city=pampelune", "chance draw_marker marker=uprising")
    assert (2,) == match.to_act


@pytest.mark.rules("66")
def test_a_choice_is_compulsory_while_a_target_exists() -> None:
    match = event(OWN, "uprising")
    assert ["rise city=bruges", "rise city=bourges", "rise city=pampelune"] == choices(match)


@pytest.mark.rules("66", "3.5")
@pytest.mark.parametrize(
    "marker", ["uprising", "plague", "famine", "free_companies", "treaty", "papal_intervention"]
)
def test_without_a_legal_target_there_is_no_effect(marker: str) -> None:
    match = event(PEACE, marker)  # nobody owns a city
    assert "no_effect" in told(match)
    assert "power_die" == match.phase


@pytest.mark.rules("66", "6.2")
def test_the_default_is_another_players_city_if_there_is_one() -> None:
    mine = 'owner.gand = "1"\n'  # before all others in city order, but the master's own
    for marker, verb in (("uprising", "rise"), ("papal_intervention", "protect")):
        match = event(mine + 'owner.lille = "2"\nowner.paris = "3"\n', marker)
        assert f"{verb} city=lille" == match.default(0).words
        match = event(mine + 'owner.lille = "1"\n', marker)
        assert f"{verb} city=gand" == match.default(0).words
