"""Interception (F61, 3.17.0a to 3.17.0c): who tries on whom, and what the higher roll brings."""

from __future__ import annotations

import pytest

from tests.games.asking import allowed, choices, play, story, told

from .board import roll, rule_of
from .waves import PORTUGAL, SPAIN, WAR, fleets, met

TWO = fleets("t1 = 2", "e1 = 2")


@pytest.mark.rules("3.17.0a", "F61", "3.17.0c")
def test_a_hostile_fleet_may_try_on_one_that_is_activated_beside_it() -> None:
    match = met(TWO)
    assert (1,) == match.to_act
    assert {"pursue", "let_pass"} == set(choices(match))
    neutral = met(TWO.replace(WAR, ""))
    assert (0,) == neutral.to_act


@pytest.mark.rules("3.17.0a")
def test_a_fleet_is_tried_on_again_when_it_wants_to_leave_and_where_it_enters() -> None:
    match = play(met(TWO), "2 let_pass", "1 sail puerto_rico")
    assert (1,) == match.to_act
    play(match, "2 let_pass")
    assert "puerto_rico" == _spot(match, SPAIN) and 10 == match.state.move_left
    text = fleets("t1 = 2", "e1 = 2").replace(
        'pt_fleet_1 = "sargasso_sea"', 'pt_fleet_1 = "puerto_rico"'
    )
    match = play(met(text), "1 sail puerto_rico")
    assert (1,) == match.to_act and 12 - 4 == match.state.move_left  # double beside an enemy


@pytest.mark.rules("3.17.0c")
def test_each_fleet_tries_once_in_an_area() -> None:
    match = play(met(TWO), "2 pursue")
    roll(match, 1, 4)
    play(match, "2 shadow", "1 sail puerto_rico")
    assert "puerto_rico" == _spot(match, SPAIN)
    assert (0,) == match.to_act


@pytest.mark.rules("3.17.0a")
@pytest.mark.parametrize(
    ("text", "spain", "portugal"),
    [
        (fleets("t1 = 2", "e1 = 2"), 3, 3),
        (fleets("t1 = 2", "c1 = 2"), 3, 4),
        (fleets("t1 = 6", "e1 = 2"), 2, 3),
        (fleets("t1 = 2", "e1 = 2") + "advisor_place.scout = 'pt_fleet_1'\n", 3, 4),
        (fleets("t1 = 2", "c1 = 6") + "storm.bahama_channel = 1\n", 2, 2),
    ],
)
def test_a_scout_and_fast_ships_help_many_ships_and_a_storm_next_door_hinder(
    text: str, spain: int, portugal: int
) -> None:
    match = roll(play(met(text), "2 pursue"), 3, 3)
    [rolled] = [line for line in story(match) if "rolls" in line]
    assert f"Spain: fleet 1 rolls {spain}, Portugal: fleet 1 {portugal}." == rolled


@pytest.mark.rules("3.17.0a")
def test_a_tie_is_rolled_again_at_most_twice_and_then_the_active_fleet_goes_on() -> None:
    match = roll(play(met(TWO), "2 pursue"), 3, 3, 4, 4)
    assert 0 == match.state.safe
    roll(match, 2, 2)
    assert 1 == match.state.safe and (0,) == match.to_act
    play(match, "1 sail puerto_rico")
    assert (0,) == match.to_act


@pytest.mark.rules("3.17.0b")
def test_whoever_rolls_higher_picks_and_the_picker_of_a_fight_is_the_attacker() -> None:
    match = roll(play(met(TWO), "2 pursue"), 2, 5)
    assert {"fight", "resume", "shadow"} == set(choices(match))
    play(match, "2 fight")
    assert [1 + PORTUGAL, 1 + SPAIN] == list(match.state.naval_fleet)
    match = roll(play(met(TWO), "2 pursue"), 5, 2)
    assert {"fight", "resume"} == set(choices(match))
    assert "3.17.0b" == rule_of(match, "1 shadow")
    play(match, "1 fight")
    assert [1 + SPAIN, 1 + PORTUGAL] == list(match.state.naval_fleet)


@pytest.mark.rules("3.17.0b")
def test_who_slips_through_is_safe_in_this_area_and_in_no_other() -> None:
    text = fleets("c1 = 2", "e1 = 2", more=', pt_fleet_2 = "sargasso_sea", pt_fleet_3 = "bermuda"')
    text += "ships = {pt_fleet_2 = {t1 = 1}, pt_fleet_3 = {t1 = 1}}\n"
    text = text.replace("ships.es_fleet_1 = {c1 = 2}\nships.pt_fleet_1 = {e1 = 2}\n", "")
    text = text.replace("ships = {", "ships = {es_fleet_1 = {c1 = 2}, pt_fleet_1 = {e1 = 2}, ")
    match = roll(play(met(text), "2 pursue"), 6, 1)
    play(match, "1 resume")
    assert (0,) == match.to_act and "3.17.0b" == rule_of(match, "1 intercept pt_fleet_2")
    play(match, "1 sail bermuda")
    assert (1,) == match.to_act


@pytest.mark.rules("3.17.0b")
def test_a_fleet_in_ones_wake_doubles_each_further_area_but_no_more_than_that() -> None:
    text = fleets("c1 = 2", "e1 = 2", more=', pt_fleet_2 = "puerto_rico"')
    text = text.replace("ships.es_fleet_1", "ships.pt_fleet_2 = {t1 = 1}\nships.es_fleet_1")
    match = roll(play(met(text), "2 pursue"), 1, 6)
    play(match, "2 shadow", "1 sail puerto_rico")
    assert 16 - 4 == match.state.move_left
    play(match, "2 let_pass", "1 sail leeward_islands", "2 let_pass")
    assert 16 - 8 == match.state.move_left


@pytest.mark.rules("3.17.0b")
def test_a_shadow_at_the_leaving_may_cost_the_points_that_were_needed() -> None:
    match = play(met(fleets("e2 = 2", "e1 = 2")), "2 let_pass", "1 sail bahama_channel", "2 pursue")
    roll(match, 1, 6)
    play(match, "2 shadow")
    assert "bahama_channel" == _spot(match, SPAIN) and 6 == match.state.move_left
    match = play(met(fleets("t1_damaged = 2", "e1 = 2")), "2 let_pass")
    play(match, "1 sail bahama_channel", "2 pursue")
    roll(match, 1, 6)
    play(match, "2 shadow")
    assert "sargasso_sea" == _spot(match, SPAIN) and "stays" in told(match)


@pytest.mark.rules("3.17.0a", "3.10.9")
def test_the_active_fleet_may_try_on_a_hostile_fleet_without_a_free_action() -> None:
    match = play(met(TWO), "2 let_pass")
    play(match, "1 intercept pt_fleet_1")
    assert 12 == match.state.free_left
    roll(match, 6, 1)
    assert {"fight", "resume"} == set(choices(match))
    neutral = met(TWO.replace(WAR, ""))
    assert "3.17.0a" == rule_of(neutral, "1 intercept pt_fleet_1")
    elsewhere = met(TWO.replace('pt_fleet_1 = "sargasso_sea"', 'pt_fleet_1 = "bermuda"'))
    assert "3.17.0a" == rule_of(elsewhere, "1 intercept pt_fleet_1")


@pytest.mark.rules("3.17.0c")
def test_a_fleet_that_has_been_met_here_is_not_tried_on_again() -> None:
    match = roll(play(met(TWO), "2 pursue"), 1, 6)
    play(match, "2 shadow")
    assert "3.17.0c" == rule_of(match, "1 intercept pt_fleet_1")


@pytest.mark.rules("F31", "3.17.0c", "3.13")
def test_ships_that_lie_still_in_an_own_or_allied_port_cannot_be_attacked() -> None:
    port = 'discovered.cuba = "pt"\nowner.cuba = "pt"\ncolony.cuba = "village"\nport.cuba = 1\n'
    text = fleets("t1 = 2", "e1 = 2", "cuba") + port
    match = play(met(text), "2 let_pass")
    assert "F31" == rule_of(match, "1 intercept pt_fleet_1")
    play(met(text.replace("port.cuba = 1\n", "")), "2 let_pass", "1 intercept pt_fleet_1")
    spain = text.replace('"pt"', '"es"')
    match = met(spain)
    assert (0,) == match.to_act  # it has not left its own port yet
    play(match, "1 sail jamaica")
    assert (1,) == match.to_act


@pytest.mark.rules("3.17.0c")
def test_fleets_with_a_marker_neither_try_nor_are_tried_on() -> None:
    for fleet in ("es_fleet_1", "pt_fleet_1"):
        match = met(TWO + f"not_intercepted.{fleet} = 1\n")
        assert (0,) == match.to_act
        assert "3.17.0a" == rule_of(match, "1 intercept pt_fleet_1")


@pytest.mark.rules("3.19.4", "3.20.3")
def test_a_letter_of_marque_lets_a_fleet_try_on_neutral_ones_and_a_treasure_fleet_on_none() -> None:
    peace = TWO.replace(WAR, "")
    match = met(peace + "marque.pt_fleet_1 = 1\n", level="veteran")
    assert (1,) == match.to_act
    match = met(peace + "marque.es_fleet_1 = 1\n", level="veteran")
    assert allowed(match, "1 intercept pt_fleet_1")
    ally = met(peace + "marque.es_fleet_1 = 1\nstatus.es_pt = 'allied'\n", level="veteran")
    assert not allowed(ally, "1 intercept pt_fleet_1")
    treasure = TWO.replace("pt_fleet_1", "pt_treasure")
    assert (0,) == met(treasure, level="expert").to_act


@pytest.mark.rules("3.4.11")
def test_fleets_on_two_shores_of_the_isthmus_do_not_meet() -> None:
    text = "turn = 5\n" + fleets("t1 = 2", "e1 = 2", "panama") + "pacific.es_fleet_1 = 1\n"
    assert (0,) == met(text).to_act
    assert (1,) == met(text.replace("pacific.es_fleet_1 = 1\n", "")).to_act


@pytest.mark.rules("F36")
def test_nobody_is_met_at_home() -> None:
    assert (0,) == met(fleets("t1 = 2", "e1 = 2", "home")).to_act


@pytest.mark.rules("3.19.4", "3.27")
def test_a_favourable_wind_helps_a_roll_and_whoever_holds_cards_is_asked() -> None:
    text = TWO + 'card_place = {favourable_wind = "hand_1", emigrants = "hand_2"}\n'
    match = play(met(text), "2 pursue")
    play(match, "1 use_wind favourable_wind")
    assert "3.19.4" == rule_of(match, "2 use_wind emigrants")
    play(match, "2 no_wind")
    roll(match, 2, 3)
    assert "Spain: fleet 1 rolls 4, Portugal: fleet 1 3." in story(match)


@pytest.mark.rules("3.10.10")
def test_a_naval_combat_ends_the_movement_of_the_active_fleet() -> None:
    match = roll(play(met(TWO), "2 pursue"), 1, 6)
    play(match, "2 fight")
    roll(match, 2, 2)  # the wind
    roll(match, 1, 3, 3, 3)
    play(match, "2 take_hit e1", "1 take_hit t1", "1 sail_away west_atlantic")
    roll(match, 6)
    assert 0 == match.state.mover and "spend" == match.phase


def _spot(match, fleet: int) -> str:
    return match.state.fields["fleet_at"].of.word(match.state.fleet_at[fleet])
