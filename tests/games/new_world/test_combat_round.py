"""Step 4, the land combat round (seed 10, 45; F1 to F13; 3.16.4) and its losses."""

from __future__ import annotations

import pytest

from tabard.games.new_world.components.board import AREAS, TERRAIN, TERRAINS
from tabard.games.new_world.land.modifiers import terrain_bonus
from tests.games.asking import choices, play, story

from .board import board, roll, rule_of
from .scenes import SETTLEMENT, army, attack_natives, carolina, enter_carolina, fight, held


@pytest.mark.rules("3.16.4", "F1", "F2", "F3", "3.16.4a")
def test_strength_is_attack_against_defence_with_one_leader() -> None:
    match = attack_natives(held(cortes="infantry = 4, cavalry = 1") + army(native_infantry=9))
    play(match, "1 charge count=0")
    fight(match, (3, 3), (3, 3))
    # AF 4 * 2 + 3 + 3 against DF 9: five more is +1; Conquistador +2, Spain +1
    assert "Spain: 6 and 4 make 10; strength 14." in story(match)
    assert "the native army: 6 and 0 make 6; strength 9." in story(match)


@pytest.mark.rules("10", "3.16.4", "V10", "3.16.4d")
def test_equal_values_cost_a_hit_each_and_both_may_retreat() -> None:
    match = attack_natives(held(cortes="infantry = 2") + army(native_infantry=3))
    fight(match, (1, 2), (3, 3))
    assert "Spain takes 1 hit." in story(match) and "the native army takes 1 hit." in story(match)
    assert [1, 1] == match.state.may_retreat
    play(match, "1 lose infantry")
    assert 2 == match.state.apart[1][4]


@pytest.mark.rules("3.16.4", "V11", "V12", "3.16.4d")
@pytest.mark.parametrize(
    ("dice", "hits", "must"), [((3, 3), 2, False), ((2, 3), 3, True), ((1, 3), 3, True)]
)
def test_the_lower_value_takes_two_or_three_hits(
    dice: tuple[int, int], hits: int, must: bool
) -> None:
    match = attack_natives(held(cortes="infantry = 3") + army(native_infantry=9))
    roll(match, 3, 4, *dice)  # 7 and 3 make 10, against 6, 5 or 4
    assert f"the native army takes {hits} hits." in story(match)
    assert must == ("the native army has no way out." in story(match))  # an island


@pytest.mark.rules("3.16.4", "V13", "3.16.4d")
def test_each_full_ten_of_the_enemy_is_one_hit_more() -> None:
    match = attack_natives(held(cortes="infantry = 10") + army(native_infantry=10))
    fight(match, (1, 1), (6, 4))  # strength 23 against 10
    assert "Spain takes 3 hits." in story(match)  # 2 + 5 = 7 against 10: two, and one for ten
    assert "the native army takes 2 hits." in story(match)  # none, and two for 23


@pytest.mark.rules("F4", "3.16.4", "V14")
def test_no_value_is_lower_than_the_period() -> None:
    text = SETTLEMENT + 'colony.carolina = "town"\nturn = 9\nleader_at.mendoza = "florida"\n'
    match = board(text + held(mendoza="infantry = 1", carolina="infantry = 4"))
    play(match, "1 activate mendoza", "1 march carolina")
    fight(match, (1, 1), (1, 1))
    assert "Spain: 2 and 0 make 3; strength 3." in story(match)


@pytest.mark.rules("3.18.2", "35", "A7")
def test_an_advisor_who_waits_at_home_helps_no_colony_that_stands_alone() -> None:
    text = 'turn = 9\nadvisor_place.medic = "es_home"\n'
    text += held(cortes="infantry = 6", carolina="infantry = 4")
    match = fight(enter_carolina(text, "town", ally_effects="b"), (3, 3), (1, 1))
    assert "Portugal takes 4 hits." in story(match)


@pytest.mark.rules("45", "V26", "3.6.1")
def test_with_firearms_each_native_unit_is_one_stronger_in_attack_and_defence() -> None:
    without = attack_natives(held(cortes="infantry = 1") + army(native_infantry=4))
    fight(without, (1, 1), (1, 1))
    assert "the native army: 2 and 0 make 2; strength 4." in story(without)
    match = attack_natives("firearms = 1\n" + held(cortes="infantry = 1") + army(native_infantry=4))
    fight(match, (1, 1), (1, 1))
    assert "the native army: 2 and 0 make 2; strength 8." in story(match)


@pytest.mark.rules("3.16.4", "3.8.1", "F12")
def test_the_location_helps_the_native_army_until_it_is_subdued() -> None:
    text = held(cortes="infantry = 9") + army(native_infantry=5)
    match = attack_natives(text, subdued=False)
    fight(match, (3, 3), (3, 3))
    assert "the native army: 6 and 1 make 7; strength 5." in story(match)


@pytest.mark.rules("3.16.4", "3.16.4e", "3.16.4f")
def test_losses_are_taken_attacker_first_and_the_leader_last() -> None:
    match = attack_natives(held(cortes="infantry = 1") + army(native_infantry=9))
    fight(match, (1, 1), (6, 6))
    assert "3.16.4e" == rule_of(match, "1 lose leader")
    play(match, "1 lose infantry")
    assert ["lose unit=leader"] == choices(match, "lose")
    play(match, "1 lose leader")
    assert "the native army wins." in story(match)
    assert -1 == match.state.glory[0]


@pytest.mark.rules("3.16.4", "3.23.2", "3.16.4e", "3.16.2b")
def test_natives_lose_infantry_first() -> None:
    match = attack_natives(
        held(cortes="infantry = 9") + army(native_infantry=1, imperial_infantry=1, native_cavalry=2)
    )
    fight(match, (6, 6), (1, 1))  # natives charge with two: 12 + 3 + 2 against 2 + 1
    assert "the native army loses one native infantry." in story(match)
    assert "the native army loses one imperial infantry." in story(match)


@pytest.mark.rules("3.16.4", "3.16.5")
def test_without_a_retreat_the_next_round_follows_without_a_new_charge() -> None:
    match = attack_natives(held(cortes="infantry = 4") + army(native_infantry=9))
    fight(match, (3, 3), (4, 4))
    assert 2 == match.state.battle_round
    assert "dice" == match.phase


@pytest.mark.rules("A23", "35", "3.7.5", "F13")
def test_a_colony_alone_fights_with_garrison_and_all_its_regiments() -> None:
    text = (
        "turn = 9\n"
        'regiment_at = {pt_regiment_1 = "carolina", pt_regiment_2 = "carolina"}\n'
        + held(
            cortes="infantry = 6",
            carolina="infantry = 2",
            pt_regiment_1="infantry = 3",
            pt_regiment_2="artillery = 1",
        )
    )
    match = enter_carolina(text, "town")
    fight(match, (1, 1), (1, 1))
    assert "Portugal: 2 and 2 make 4; strength 11." in story(match)  # town +2


@pytest.mark.rules("F10", "3.14.7", "V31", "29", "30")
def test_under_a_commander_garrison_and_one_regiment_fight_and_others_sit_out() -> None:
    text = (
        "turn = 9\n"
        'regiment_at = {pt_regiment_1 = "carolina", pt_regiment_2 = "carolina"}\n'
        + held(
            cortes="infantry = 6",
            carolina="infantry = 2",
            pt_regiment_1="infantry = 3",
            pt_regiment_2="artillery = 1",
            cabral="infantry = 1",
            caramuru="infantry = 8",
        )
    )
    match = board(carolina("town", "cabral", "caramuru") + text)
    play(match, "1 activate cortes", "1 march carolina")
    assert ["name_commander avatar=cabral", "name_commander avatar=caramuru"] == choices(match)
    assert "29" == rule_of(match, "2 defend_alone")
    play(match, "2 name_commander cabral")
    assert [f"choose_regiment regiment=pt_regiment_{n}" for n in (1, 2)] == choices(match)
    play(match, "2 choose_regiment pt_regiment_2", "2 done")
    fight(match, (1, 1), (1, 1))
    assert "Portugal: 2 and 2 make 4; strength 9." in story(match)  # 4 + 1 + 2 + the leader's 2


@pytest.mark.rules("3.16.4c")
def test_mountain_jungle_and_swamp_help_the_defender() -> None:
    match, helpful = enter_carolina(held(cortes="infantry = 1", carolina="infantry = 1")), set()
    for area in range(AREAS):
        match.state.battle_area = area
        assert 0 == terrain_bonus(match.state, 0)
        if terrain_bonus(match.state, 1):
            helpful.add(TERRAINS.words[TERRAIN[area]])
    assert {"mountain", "jungle", "swamp"} == helpful
