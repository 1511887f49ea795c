"""The end of a naval combat (3.17.5 to 3.17.7): retreats, and what the winner captures."""

from __future__ import annotations

import pytest

from tabard.games.new_world.components.nations import FIRST_FLEET, HOLDERS
from tabard.games.new_world.components.units import CARGO, INF
from tests.games.asking import allowed, choices, play, refused, story, told

from .board import roll, rule_of
from .scenes import held
from .waves import EQUAL, PORTUGAL, SPAIN, broadside, fleets, flotilla, fought, spot_of

# --- step 5, retreats ---------------------------------------------------------------------------


@pytest.mark.rules("F64", "3.17.5")
def test_undamaged_ships_sail_to_a_discovered_coast_next_door_or_else_to_a_sea() -> None:
    text = fleets("t1 = 4", "t1 = 4") + 'discovered = {bermuda = "es"}\n'
    match = broadside(fought(text), (1, 1), (3, 2))
    play(match, "1 take_hit t1", "1 take_hit t1")
    assert ["sail_away to=bermuda"] == choices(match, "sail_away")
    assert "3.17.5" == rule_of(match, "1 sail_away west_atlantic")
    assert allowed(match, "1 fight_on")
    open_sea = broadside(fought(fleets("t1 = 4", "t1 = 4")), (1, 1), (3, 2))
    play(open_sea, "1 take_hit t1", "1 take_hit t1")
    seas = choices(open_sea, "sail_away")
    assert "sail_away to=west_atlantic" in seas and "sail_away to=bermuda" not in seas
    assert "sail_away to=home" not in seas


@pytest.mark.rules("F64")
def test_a_beaten_fleet_does_not_sail_into_a_storm() -> None:
    text = fleets("t1 = 4", "t1 = 4") + "storm.west_atlantic = 1\n"
    match = broadside(fought(text), (1, 1), (3, 2))
    play(match, "1 take_hit t1", "1 take_hit t1")
    assert "3.17.5" == rule_of(match, "1 sail_away west_atlantic")


@pytest.mark.rules("F63", "3.17.5")
def test_who_must_sail_away_cannot_stay_and_who_may_is_asked() -> None:
    match = broadside(fought(fleets("t1 = 4", "t1 = 4")), (1, 1), (4, 4))
    play(match, *["1 take_hit t1"] * 3)
    assert "3.17.5" == rule_of(match, "1 fight_on")
    play(match, "1 sail_away west_atlantic")
    roll(match, 6, 6, 6)  # none of the three damaged ships is saved
    assert {"t1": 1} == flotilla(match, SPAIN)
    assert "west_atlantic" == spot_of(match, SPAIN)
    assert [0, 2] == list(match.state.glory[:2])


@pytest.mark.rules("F64", "3.17.5", "3.17.6")
def test_who_must_go_without_a_sound_ship_leaves_all_of_them_behind() -> None:
    match = broadside(fought(fleets("t1 = 3", "t1 = 3")), (1, 1), (4, 4))
    play(match, *["1 take_hit t1"] * 3)
    assert "no_way_out" in told(match)
    roll(match, 1)
    play(match, "2 keep_prize")
    roll(match, 5)
    roll(match, 4)
    play(match, "2 sink_prize")
    assert {"t1": 3, "t1_damaged": 1} == flotilla(match, PORTUGAL)
    assert {} == flotilla(match, SPAIN) and "home" == spot_of(match, SPAIN)
    assert [0, 3] == list(match.state.glory[:2])


@pytest.mark.rules("F64")
def test_sound_ships_without_a_place_to_go_to_are_destroyed() -> None:
    text = fleets("t1 = 4", "t1 = 4", "hudson_bay") + "storm.north_west_atlantic = 1\n"
    match = broadside(fought(text), (1, 1), (4, 4))
    play(match, *["1 take_hit t1"] * 3)
    assert 1 == sum("sinks" in line for line in story(match))
    roll(match, 6, 6, 6)
    assert {} == flotilla(match, SPAIN)


@pytest.mark.rules("F63", "3.17.5")
def test_after_equal_rolls_the_active_fleet_decides_first_and_only_one_goes() -> None:
    match = broadside(fought(EQUAL, attacker=2), (3, 3), (4, 3))  # Portugal has picked to fight
    play(match, "2 take_hit t1", "1 take_hit t1")
    assert (0,) == match.to_act
    play(match, "1 fight_on")
    assert (1,) == match.to_act
    play(match, "2 sail_away west_atlantic")
    roll(match, 6)
    assert "west_atlantic" == spot_of(match, PORTUGAL)


@pytest.mark.rules("3.17.4", "V40")
def test_in_round_24_the_attacker_must_go() -> None:
    text = fleets("t1 = 4", "t1 = 4") + "advisor_place = {ships_carpenter = 'pt_fleet_1', "
    text += "ships_carpenter_2 = 'es_fleet_1'}\n"
    match = broadside(fought(text), (3, 3), (4, 3))
    for _round in range(23):
        play(match, "1 fight_on", "2 fight_on")
        broadside(match, (3, 4), (4, 3))
    assert 24 == match.state.battle_round
    play(match, "1 fight_on", "2 fight_on")
    assert (0,) == match.to_act and "3.17.5" == rule_of(match, "1 fight_on")


@pytest.mark.rules("3.17.4")
def test_an_attacker_who_cannot_go_in_round_24_loses_his_damaged_ships() -> None:
    text = fleets("t1 = 3, t1_damaged = 1", "t1 = 4", "hudson_bay")
    text += "storm.north_west_atlantic = 1\nadvisor_place = {ships_carpenter = 'pt_fleet_1', "
    text += "ships_carpenter_2 = 'es_fleet_1'}\n"
    match = broadside(fought(text, wind=(3, 2)), (3, 3), (4, 3))
    for _round in range(23):
        broadside(match, (3, 4), (4, 3))
    assert {"t1": 3} == flotilla(match, SPAIN) and {"t1": 4} == flotilla(match, PORTUGAL)
    assert [0, 0] == list(match.state.glory[:2]) and [0, 0] == list(match.state.naval_fleet)


@pytest.mark.rules("3.6.5", "3.17.4")
def test_what_the_ships_that_are_left_after_round_24_cannot_carry_is_dropped() -> None:
    text = fleets("t1 = 1, t1_damaged = 1", "t1 = 4", "hudson_bay")
    text += held(es_fleet_1="infantry = 8") + "storm.north_west_atlantic = 1\n"
    text += "advisor_place = {ships_carpenter = 'pt_fleet_1', ships_carpenter_2 = 'es_fleet_1'}\n"
    match = broadside(fought(text, wind=(3, 2)), (3, 3), (4, 3))
    for _round in range(23):
        broadside(match, (3, 4), (4, 3))
    assert {"t1": 1} == flotilla(match, SPAIN) and "drop" == match.phase
    while match.phase == "drop":
        play(match, "1 drop infantry")
    assert 6 == match.state.held[FIRST_FLEET + SPAIN][INF]
    assert [0, 0] == list(match.state.naval_fleet)


# --- step 6, the capture ------------------------------------------------------------------------


@pytest.mark.rules("F65", "3.11.12", "3.17.6")
def test_a_damaged_ship_is_saved_by_up_to_four_with_a_carpenter_by_up_to_five() -> None:
    text = fleets("t1 = 3", "t1 = 3")
    for die, carpenter, saved in [(4, "", True), (5, "", False), (5, "pt_fleet_1", True)]:
        more = f"advisor_place.ships_carpenter = '{carpenter}'\n" if carpenter else ""
        match = broadside(fought(text + more), (1, 1), (4, 4))
        play(match, *["1 take_hit t1"] * 3)
        roll(match, die)
        assert saved == ("prize_saved" in told(match))


@pytest.mark.rules("F65", "3.6.7", "3.17.6")
def test_a_prize_needs_a_place_in_the_fleet() -> None:
    match = broadside(fought(fleets("t1 = 3", "t1 = 8")), (1, 1), (4, 4))
    play(match, *["1 take_hit t1"] * 3)
    roll(match, 1, 1, 1)
    assert {"t1": 8} == flotilla(match, PORTUGAL) and 2 == match.state.glory[1]


@pytest.mark.rules("3.19.4", "3.20.5", "FR3", "3.2.1")
def test_privateers_win_a_point_more_for_each_prize() -> None:
    marque = "marque.pt_fleet_1 = 1\n"
    for more, level, privateer, points in [
        ("", "basic", "with_level", 3), ("dieppe = 'pt_fleet_1'\n", "basic", "with_level", 4),
        (marque, "veteran", "with_level", 3), (marque, "expert", "with_level", 4),
        (marque, "veteran", "on", 4), (marque, "expert", "off", 3),
    ]:  # fmt: skip
        text = fleets("t1 = 4", "t1 = 3") + more
        match = broadside(fought(text, level=level, privateer=privateer), (1, 1), (4, 4))
        play(match, *["1 take_hit t1"] * 3, "1 sail_away west_atlantic")
        roll(match, 1)
        play(match, "2 keep_prize")
        roll(match, 6, 6)
        assert points == match.state.glory[1]


@pytest.mark.rules("F65", "3.17.6")
def test_the_winner_takes_what_the_beaten_fleet_can_no_longer_carry() -> None:
    text = fleets("t1 = 4", "t1 = 4") + held(es_fleet_1="sugar = 8, infantry = 4, ducats = 50")
    match = broadside(fought(text), (1, 1), (4, 4))
    play(match, *["1 take_hit t1"] * 3, "1 sail_away west_atlantic")
    roll(match, 6, 6, 6)
    assert (1,) == match.to_act and "plunder" == match.phase
    assert "3.17.6" == rule_of(match, "2 seize build_points 1")
    more = refused(match, "2 seize sugar 9")
    assert "Only 8 × sugar can be taken." == more.sentence
    play(match, "2 seize sugar 6")  # room for six is left to the beaten
    assert [2, 4, 50] == [match.state.held[HOLDERS["es_fleet_1"]][n] for n in (15, 0, 7)]
    assert 6 == match.state.held[HOLDERS["pt_fleet_1"]][CARGO["sugar"]]
    assert 0 == match.game.accounted(match.state)


@pytest.mark.rules("F65", "3.6.5")
def test_what_the_winner_leaves_the_beaten_owner_drops() -> None:
    text = fleets("t1 = 4", "t1 = 4") + held(es_fleet_1="sugar = 8, infantry = 1")
    match = broadside(fought(text), (1, 1), (4, 4))
    play(match, *["1 take_hit t1"] * 3, "1 sail_away west_atlantic")
    roll(match, 6, 6, 6)
    play(match, "2 seize sugar 1", "2 leave_rest")
    assert (0,) == match.to_act
    play(match, "1 drop infantry", "1 drop sugar")
    assert "west_atlantic" == spot_of(match, SPAIN) and 0 == match.game.accounted(match.state)


@pytest.mark.rules("F65", "3.17.6", "3.17.7")
def test_of_a_fleet_left_behind_everything_that_fits_can_be_taken_ducats_at_once() -> None:
    text = fleets("t1 = 3", "t1 = 3") + held(es_fleet_1="sugar = 8, ducats = 50, settlers = 1")
    match = broadside(fought(text), (1, 1), (4, 4))
    play(match, *["1 take_hit t1"] * 3)
    roll(match, 6, 6, 6)
    assert 50 == match.state.held[HOLDERS["pt_fleet_1"]][CARGO["ducats"]]
    play(match, "2 seize sugar 8")
    assert 8 == match.state.held[HOLDERS["pt_fleet_1"]][CARGO["sugar"]] and 0 == sum(
        match.state.held[HOLDERS["es_fleet_1"]]
    )
    assert "home" == spot_of(match, SPAIN)
