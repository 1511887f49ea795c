"""Naval combat (3.17): the bribe, the freight, the wind and the round."""

from __future__ import annotations

import pytest

from tabard.games.new_world.components.nations import HOLDERS
from tabard.games.new_world.components.units import CARGO
from tests.games.asking import choices, play, refused, story

from .board import roll, rule_of
from .scenes import held
from .waves import EQUAL, PORTUGAL, SPAIN, battle, broadside, fleets, flotilla, fought

FREIGHT = held(pt_fleet_1="sugar = 2, ducats = 30, build_points = 5")


# --- step 1, the bribe --------------------------------------------------------------------------


@pytest.mark.rules("3.17.1", "F66")
def test_the_passive_side_offers_freight_worth_ten_ducats_a_period_or_nothing() -> None:
    match = battle(EQUAL + held(pt_fleet_1="sugar = 2, ducats = 5, infantry = 1"))
    assert (1,) == match.to_act
    assert "3.17.1" == rule_of(match, "2 make_offer")
    more = refused(match, "2 offer sugar 3")
    assert ("3.17.1", "Only 2 × sugar can be offered.") == (more.rule, more.sentence)
    assert "3.17.1" == rule_of(match, "2 offer_ducats 10")
    play(match, "2 offer sugar 1")
    assert "3.17.1" == rule_of(match, "2 offer sugar 1")
    play(match, "2 make_offer")
    assert (0,) == match.to_act
    poor = battle(EQUAL + held(pt_fleet_1="ducats = 9"))
    assert (6,) == poor.to_act  # nothing that would do: the wind
    late = battle(EQUAL + "turn = 5\n" + held(pt_fleet_1="ducats = 19"))
    assert (6,) == late.to_act


@pytest.mark.rules("3.17.1", "F66", "3.17.0c")
def test_an_accepted_bribe_costs_a_point_brings_two_and_ends_the_combat() -> None:
    match = play(battle(EQUAL + FREIGHT), "2 offer sugar 2", "2 offer_ducats 20", "2 make_offer")
    play(match, "1 accept_bribe")
    state = match.state
    assert [2, -1] == list(state.glory[:2])
    spain, portugal = state.held[HOLDERS["es_fleet_1"]], state.held[HOLDERS["pt_fleet_1"]]
    assert [20, 2] == [spain[7], spain[15]] and [10, 0] == [portugal[7], portugal[15]]
    assert 1 == state.not_intercepted[SPAIN] == state.not_intercepted[PORTUGAL]
    assert [0, 0] == list(state.naval_fleet)


@pytest.mark.rules("3.17.1")
def test_a_refused_bribe_stays_aboard_and_the_fight_goes_on() -> None:
    match = play(battle(EQUAL + FREIGHT), "2 offer sugar 2", "2 make_offer", "1 refuse_bribe")
    assert 2 == match.state.held[HOLDERS["pt_fleet_1"]][CARGO["sugar"]] and [0, 0] == list(
        match.state.glory[:2]
    )
    assert (6,) == match.to_act and 0 == match.state.offer[15]


@pytest.mark.rules("3.17.1", "V49")
def test_the_glory_of_bribes_changes_once_a_turn_for_each_nation() -> None:
    text = EQUAL + FREIGHT + "bribe_counted = {es = 1}\n"
    match = play(battle(text), "2 offer sugar 2", "2 make_offer", "1 accept_bribe")
    assert [0, -1] == list(match.state.glory[:2])
    assert 2 == match.state.held[HOLDERS["es_fleet_1"]][CARGO["sugar"]]


@pytest.mark.rules("3.6.6")
def test_nothing_is_offered_that_the_other_side_cannot_stow() -> None:
    text = EQUAL + held(pt_fleet_1="sugar = 4, build_points = 10", es_fleet_1="timber = 10")
    match = battle(text)
    assert "3.6.6" == rule_of(match, "2 offer sugar 3")
    play(match, "2 offer sugar 1")
    assert "3.6.6" == rule_of(match, "2 offer build_points 6")
    play(match, "2 offer build_points 5", "2 make_offer", "1 accept_bribe")
    assert 0 == match.game.accounted(match.state)


@pytest.mark.rules("F62", "3.17.0d", "3.19.9")
def test_the_steps_follow_each_other_bribe_freight_wind_round_retreats_capture() -> None:
    match = battle(fleets("t1 = 4", "t1 = 3") + FREIGHT)
    seen = [match.phase]
    play(match, "2 offer_nothing")
    seen.append("wind" if match.state.dice_left == 1 else "")
    roll(match, 2, 2)
    seen.append("round" if match.state.dice_left == 2 else "")
    broadside(match, (6, 6), (1, 1))
    play(match, *["2 take_hit t1"] * 3)  # no ship is sound: no retreat is asked
    seen.append("capture" if match.state.dice_left == 1 else "")
    assert ["bribe_offer", "wind", "round", "capture"] == seen


# --- step 2 and 3 -------------------------------------------------------------------------------


@pytest.mark.rules("3.17.2", "A41", "F62", "3.17.0d")
def test_cargo_lies_in_the_fleet_and_nothing_is_distributed() -> None:
    match = battle(EQUAL)
    assert (6,) == match.to_act and "dice" == match.phase  # straight to the wind


@pytest.mark.rules("3.17.3")
@pytest.mark.parametrize(
    ("text", "spain", "portugal"),
    [
        (EQUAL, 3, 3),
        (fleets("t1 = 2", "c1 = 2"), 3, 4),
        (EQUAL + "advisor_place.navigator = 'es_fleet_1'\n", 4, 3),
    ],
)
def test_fast_ships_and_a_navigator_help_for_the_wind(text: str, spain: int, portugal: int) -> None:
    match = battle(text)
    roll(match, 3)
    roll(match, 3)
    line = f"For the wind Spain: fleet 1 rolls {spain}, Portugal: fleet 1 {portugal}."
    assert line in story(match)


@pytest.mark.rules("3.17.3")
def test_a_tie_for_the_wind_brings_nobody_anything() -> None:
    assert [0, 0] == list(fought(EQUAL).state.wind)


@pytest.mark.rules("3.17.3")
def test_who_has_the_wind_fights_with_it_or_bars_the_way_in_the_first_round() -> None:
    match = fought(EQUAL, wind=(5, 2))
    assert {"take_wind", "cut_off"} == set(choices(match))
    play(match, "1 take_wind")
    broadside(match, (3, 1), (3, 3))
    assert [3 + 1 + 1 + 1, 6] == list(match.state.value)  # the wind, and the fight he sought
    match = play(fought(EQUAL, wind=(5, 2)), "1 cut_off")
    broadside(match, (3, 2), (3, 3))
    play(match, "1 take_hit t1", "2 take_hit t1")
    assert ["sail_away", "fight_on"] == sorted({c.split()[0] for c in choices(match)}, reverse=True)
    assert (0,) == match.to_act  # only the active fleet, which has the wind, may go
    play(match, "1 fight_on")
    assert (6,) == match.to_act and 2 == match.state.battle_round


# --- step 4, the round --------------------------------------------------------------------------


@pytest.mark.rules("3.17.4", "F63")
@pytest.mark.parametrize(
    ("text", "values"),
    [
        (EQUAL, [8, 7]),  # the fight that was sought
        (fleets("c1 = 4", "t1 = 3"), [9, 7]),  # 8 against 3
        (fleets("l1 = 8", "t1 = 1"), [7 + 1 + 4 + 1, 7]),  # at most four; ships of the line
        (fleets("t1 = 1", "e1 = 1, t1 = 1"), [8, 7]),  # half are not more than half
        (fleets("t1 = 1", "e1 = 2, t1 = 1"), [8, 7 + 1 + 1]),
        (fleets("t1 = 1, e1_damaged = 2", "t1 = 1"), [9, 7]),  # 1 + 1 + 1: no superiority
        (EQUAL + "advisor_place.gunner = 'pt_fleet_1'\n", [8, 8]),
        (EQUAL + "dieppe = 'es_fleet_1'\n", [10, 7]),
    ],
)
def test_factors_wind_gunner_and_ships_of_war_change_the_roll(text: str, values: list[int]) -> None:
    match = fought("turn = 13\n" + text, wind=_still(text), level="veteran")
    broadside(match, (3, 4), (3, 4))
    assert values == list(match.state.value)


def _still(text: str) -> tuple[int, int]:
    """Dice that give nobody the wind."""
    return (2, 3) if "c1 = 4" in text else (3, 2) if "damaged" in text else (2, 2)


@pytest.mark.rules("3.1.6", "F63")
def test_no_value_is_below_the_number_of_the_period() -> None:
    match = fought("turn = 13\n" + fleets("t1 = 1", "t1 = 1"))
    broadside(match, (6, 6), (1, 1))
    assert 4 == match.state.value[1]


@pytest.mark.rules("F63", "3.17.0b")
@pytest.mark.parametrize(
    ("attacker", "passive", "hits", "retreats"),
    [
        ((3, 3), (3, 4), [1, 1], [1, 1]),
        ((3, 4), (3, 4), [0, 2], [0, 1]),
        ((1, 1), (3, 2), [2, 0], [1, 0]),
        ((1, 1), (3, 4), [3, 0], [2, 0]),
        ((5, 6), (3, 3), [0, 3], [0, 2]),
    ],
)
def test_hits_and_retreats_by_the_two_values(
    attacker: tuple[int, int], passive: tuple[int, int], hits: list[int], retreats: list[int]
) -> None:
    match = broadside(fought(EQUAL), attacker, passive)
    assert hits == list(match.state.hits) and retreats == list(match.state.may_retreat)


@pytest.mark.rules("F63", "3.17.4")
def test_each_full_ten_of_the_enemys_factors_is_a_hit_more_and_a_carpenter_saves_one() -> None:
    text = "turn = 9\n" + fleets("c2 = 5", "e1 = 4")
    match = broadside(fought(text, attacker=1), (3, 3), (3, 3))
    assert [1, 4] == list(match.state.hits)  # 20 against 12: 6 + 1 + 1 to 6 + 1
    text += "advisor_place = {ships_carpenter = 'pt_fleet_1', ships_carpenter_2 = 'es_fleet_1'}\n"
    match = broadside(fought(text, attacker=1), (3, 3), (3, 3))
    assert [0, 3] == list(match.state.hits)


@pytest.mark.rules("F63", "3.6.5", "3.17.4")
def test_the_attacker_takes_his_losses_first_of_his_own_choice_a_second_hit_sinks() -> None:
    match = broadside(fought(fleets("t1 = 2", "t1 = 1, e1 = 1")), (1, 1), (3, 4))
    assert ["take_hit ship=t1"] == choices(match)
    play(match, "1 take_hit t1")
    assert {"t1": 1, "t1_damaged": 1} == flotilla(match, SPAIN)
    assert "3.6.4" == rule_of(match, "1 take_hit e1")
    play(match, "1 take_hit t1_damaged")
    assert {"t1": 1} == flotilla(match, SPAIN)


@pytest.mark.rules("F63", "3.6.5")
def test_a_ship_of_the_line_is_damaged_by_the_second_hit_and_sinks_with_the_third() -> None:
    text = "turn = 13\n" + fleets("l1 = 1", "e2 = 4")
    match = broadside(fought(text, wind=(3, 2)), (1, 1), (5, 6))
    assert 4 == match.state.hits[0]
    play(match, "1 take_hit l1")
    assert {"l1_hit": 1} == flotilla(match, SPAIN)
    play(match, "1 take_hit l1_hit")
    assert {"l1_damaged": 1} == flotilla(match, SPAIN)
    play(match, "1 take_hit l1_damaged")
    assert {} == flotilla(match, SPAIN)


@pytest.mark.rules("3.17.7")
def test_a_fleet_without_ships_is_gone_with_its_cargo_and_its_leader() -> None:
    text = fleets("t1 = 1", "e1 = 3") + held(es_fleet_1="sugar = 2, infantry = 1, ducats = 9")
    text += "leader_at.cortes = 'aboard_es_fleet_1'\n"
    match = broadside(fought(text), (1, 1), (6, 6))
    play(match, "1 take_hit t1", "1 take_hit t1_damaged")
    state = match.state
    assert "home" == state.fields["fleet_at"].of.word(state.fleet_at[SPAIN])
    assert "pool" == state.fields["leader_at"].of.word(state.leader_at[1])
    assert 0 == sum(state.held[HOLDERS["es_fleet_1"]])
    assert [0, 2] == list(state.glory[:2])
    assert 0 == state.held[HOLDERS["pt_fleet_1"]][CARGO["sugar"]]
