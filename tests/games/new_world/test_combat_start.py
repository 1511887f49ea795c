"""Starting a land combat (seed 14 to 35, 46; F32 to F37; 3.14), and overruns (3.16.7)."""

from __future__ import annotations

import pytest

from tabard.games.new_world.components.nations import HOLDERS
from tabard.games.new_world.components.units import CARGO
from tabard.games.new_world.land.modifiers import landing_penalty
from tests.games.asking import allowed, choices, play, refused, story

from .board import board, roll, rule_of
from .scenes import CAROLINA, CUBA, WAR, army, attack_natives, carolina, enter_carolina, fight, held

CAROLINA_GARRISON = 65 + CAROLINA
FLEET = 'fleet_at.pt_fleet_1 = "carolina"\nships.pt_fleet_1 = {c1 = 3}\n'


@pytest.mark.rules("27", "V29", "F33", "F34")
def test_in_a_hostile_territory_the_owner_is_the_defender_whatever_natives_stand_there() -> None:
    match = enter_carolina(
        "natives.carolina = {native_infantry = 9}\n"
        + held(cortes="infantry = 4", carolina="infantry = 1")
    )
    assert [0, 1] == match.state.side
    assert 9 == match.state.natives[CAROLINA][0]


@pytest.mark.rules("F32", "V43", "3.14.2")
@pytest.mark.parametrize("status", ["neutral", "allied"])
def test_nobody_attacks_a_neutral_or_an_allied_nation(status: str) -> None:
    text = carolina().replace("hostile", status).replace('"florida"}', '"florida"}')
    match = board(text + held(cortes="infantry = 4"))
    play(match, "1 activate cortes")
    if status == "neutral":
        assert "3.10.14" == rule_of(match, "1 march carolina")
    else:
        play(match, "1 march carolina")
        assert "F32" == rule_of(match, "1 attack pt")


@pytest.mark.rules("F33", "3.14.1")
def test_entering_a_hostile_territory_takes_a_free_control_marker() -> None:
    match = board(carolina() + "markers_gone.es = 31\n" + held(cortes="infantry = 1"))
    play(match, "1 activate cortes")
    assert "F33" == rule_of(match, "1 march carolina")


@pytest.mark.rules("28", "3.14.2")
def test_without_a_control_marker_the_natives_defend_before_a_hostile_leader() -> None:
    text = WAR + 'leader_at = {cortes = "cuba", cabral = "cuba"}\ndiscovered.cuba = "es"\n'
    match = play(board(text + army(native_infantry=3)), "1 activate cortes")
    assert "28" == rule_of(match, "1 attack pt")
    assert allowed(match, "1 attack natives")
    match = play(board(text), "1 activate cortes")
    assert ["attack target=pt", "attack target=natives"] == choices(match, "attack")


@pytest.mark.rules("25", "3.14.2", "3.8.5")
def test_who_attacks_a_location_without_an_army_meets_one_that_is_raised() -> None:
    match = attack_natives(held(cortes="infantry = 4"), subdued=False)
    roll(match, 3, 4)  # 7, period 1, a tribe 2; an own leader -1
    assert 9 == match.state.apart[1][4]
    assert [0, 5] == match.state.side


@pytest.mark.rules("3.10.15", "F38")
def test_who_has_just_landed_does_not_attack_an_army_but_may_attack_a_people() -> None:
    text = (
        'discovered.cuba = "es"\nfleet_at.es_fleet_1 = "cuba"\nships.es_fleet_1 = {t1 = 1}\n'
        'leader_at.cortes = "aboard_es_fleet_1"\n' + held(es_fleet_1="infantry = 4")
    )
    match = play(board(text + army(native_infantry=2)), "1 activate cortes", "1 disembark cortes")
    assert "3.10.15" == rule_of(match, "1 attack natives")
    match = play(board(text), "1 activate cortes", "1 disembark cortes")
    play(match, "1 take es_fleet_1 infantry 4", "1 attack natives")
    roll(match, 1, 1)
    fight(match, (3, 3), (6, 6))
    assert "Spain: 6 and 3 make 9; strength 11." in story(match)  # superiority +1, 2, 1, landing -1


@pytest.mark.rules("3.10.15", "F38", "3.16.4c")
def test_who_marches_on_from_where_he_has_landed_may_attack_an_army_next_door() -> None:
    text = (
        'discovered = {florida = "es", appalachia = "es"}\nfleet_at.es_fleet_1 = "florida"\n'
        'leader_at.cortes = "aboard_es_fleet_1"\nships.es_fleet_1 = {t1 = 1}\n'
        "natives = {florida = {native_infantry = 2}, appalachia = {native_infantry = 2}}\n"
    )
    match = board(text + held(es_fleet_1="infantry = 4"))
    play(match, "1 activate cortes", "1 disembark cortes", "1 take es_fleet_1 infantry 4")
    assert "3.10.15" == rule_of(match, "1 attack natives")
    play(match, "1 march appalachia")
    assert allowed(match, "1 attack natives")
    play(match, "1 attack natives")
    assert 1 == landing_penalty(match.state), "whoever has landed in this impulse"


@pytest.mark.rules("46", "3.15.1", "V30", "F35", "3.14.3")
def test_armies_are_merged_before_the_combat_and_the_strongest_fights() -> None:
    match = attack_natives(held(cortes="infantry = 4") + army(native_cavalry=4, native_infantry=12))
    assert [4, 6] == [match.state.apart[1][5], match.state.apart[1][4]]
    assert [6, 0, 0, 0] == match.state.natives[CUBA]


@pytest.mark.rules("19", "20", "21", "F37", "V44", "3.16.7", "3.14.4")
def test_an_undefended_settlement_is_overrun_without_dice_or_glory() -> None:
    match = enter_carolina(held(cortes="infantry = 1"))
    assert "spend" == match.phase
    assert 0 == match.state.owner[CAROLINA] and 1 == match.state.colony[CAROLINA]
    assert [0, 0] == match.state.glory[:2]


@pytest.mark.rules("19", "20", "21", "V21", "V36", "14")
def test_a_fleet_alone_does_not_save_its_territory_and_is_not_touched() -> None:
    text = carolina("none") + FLEET + held(cortes="infantry = 1", pt_fleet_1="infantry = 5")
    text = text.replace(
        '{cortes = "florida"}', '{cortes = "florida", cabral = "aboard_pt_fleet_1"}'
    )
    match = play(board(text), "1 activate cortes", "1 march carolina")
    assert 0 == match.state.owner[CAROLINA] and "spend" == match.phase
    assert (
        5 == match.state.held[HOLDERS["pt_fleet_1"]][CARGO["infantry"]]
        and 3 == match.state.ships[6][2]
    )
    assert 76 == match.state.leader_at[6]


@pytest.mark.rules("15", "16", "18", "V20", "3.14.6", "3.16.6.2")
def test_a_fleet_beside_a_garrison_commands_and_lands_units_but_no_leader() -> None:
    text = (
        carolina()
        + FLEET
        + held(cortes="infantry = 8", carolina="infantry = 1", pt_fleet_1="infantry = 3")
    )
    text = text.replace(
        '{cortes = "florida"}', '{cortes = "florida", cabral = "aboard_pt_fleet_1"}'
    )
    match = play(board(text), "1 activate cortes", "1 march carolina")
    assert ["land unit=infantry count=1", "land unit=infantry count=2"] == choices(match, "land")[
        :2
    ]
    play(match, "2 land infantry 3")
    assert "Portugal: fleet 1 puts 3 × infantry ashore." in story(match)
    fight(match, (1, 1), (6, 6))
    # garrison and three landed, DF 8; six of DF bombard: 6 // 5 = 1
    assert "Portugal: 12 and 1 make 13; strength 8." in story(match)
    play(match, *["1 lose infantry"] * 3, "2 lose infantry", "1 retreat_to florida")
    assert (1, 1) == (match.state.glory[1], match.state.held[CAROLINA_GARRISON][CARGO["infantry"]])
    assert (
        2 == match.state.held[HOLDERS["pt_fleet_1"]][CARGO["infantry"]]
    )  # the survivors are aboard again
    assert 76 == match.state.leader_at[6]


@pytest.mark.rules("3", "14", "24")
def test_an_embarked_leader_never_commands() -> None:
    text = carolina("settlement", "caramuru") + FLEET + held(carolina="infantry = 1")
    text = text.replace(
        'caramuru = "carolina"}', 'caramuru = "carolina", cabral = "aboard_pt_fleet_1"}'
    )
    match = play(board(text), "1 activate cortes", "1 march carolina")
    assert "14" == rule_of(match, "2 name_commander cabral")
    assert ["name_commander avatar=caramuru", "name_commander avatar=pt_fleet_1"] == choices(match)


ALLY = 'status = {es_pt = "hostile", pt_fr = "allied"}\n'


@pytest.mark.rules("31", "32", "34", "V39", "A6")
def test_an_ally_may_lend_a_commander_whose_units_do_not_fight() -> None:
    text = (
        carolina()
        .replace(WAR, ALLY)
        .replace('{cortes = "florida"}', '{cortes = "florida", angos_captain = "carolina"}')
    )
    text += held(cortes="infantry = 2", carolina="infantry = 1", angos_captain="infantry = 6")
    match = play(board(text), "1 activate cortes", "1 march carolina", "2 borrow_commander fr")
    assert (2,) == match.to_act
    play(match, "3 lend angos_captain")
    fight(match, (1, 1), (6, 6))
    assert "Portugal: 12 and 1 make 13; strength 2." in story(match)  # his skill, not his men
    assert 6 == match.state.held[HOLDERS["angos_captain"]][CARGO["infantry"]]


BEGIN = ("1 activate cortes", "1 march carolina", "2 borrow_commander fr", "3 refuse_to_lend")


@pytest.mark.rules("29", "32", "3.14.5", "A39")
def test_each_ally_is_asked_once_and_then_an_own_avatar_must_be_named() -> None:
    text = carolina("settlement", "cabral").replace(WAR, ALLY)
    text = text.replace("{cortes", '{angos_captain = "carolina", cortes')
    match = play(board(text + held(carolina="infantry = 1")), *BEGIN)
    assert "3.14.5" == rule_of(match, "2 borrow_commander fr")
    assert ["name_commander avatar=cabral"] == choices(match)


@pytest.mark.rules("33", "V22")
def test_who_is_allied_with_the_attacker_too_lends_nobody() -> None:
    status = 'status = {es_pt = "hostile", pt_fr = "allied", es_fr = "allied"}\n'
    text = carolina("settlement", "cabral", "caramuru").replace(WAR, status)
    text = text.replace("{cortes", '{angos_captain = "carolina", cortes')
    match = play(board(text + held(carolina="infantry = 1")), *BEGIN[:2])
    assert "33" == rule_of(match, "2 borrow_commander fr")
    assert "29" == refused(match, "2 defend_alone").rule


@pytest.mark.rules("35")
def test_where_the_ally_refuses_the_colony_defends_itself() -> None:
    text = (
        carolina()
        .replace(WAR, ALLY)
        .replace('{cortes = "florida"}', '{cortes = "florida", angos_captain = "carolina"}')
    )
    match = play(board(text + held(carolina="infantry = 1")), *BEGIN)
    assert "dice" == match.phase and 0 == match.state.commander[1]


@pytest.mark.rules("31", "35")
def test_an_ally_who_has_nobody_there_is_not_asked() -> None:
    match = play(board(carolina().replace(WAR, ALLY) + held(carolina="infantry = 1")), *BEGIN[:2])
    assert ("dice", 0) == (match.phase, match.state.commander[1])


@pytest.mark.rules("35", "3.14.7")
def test_a_colony_alone_has_no_leader_to_help_it() -> None:
    text = carolina("settlement", "antwerp_factor") + held(carolina="infantry = 1")
    match = fight(play(board(text, seats=5), *BEGIN[:2]), (1, 1), (1, 1))
    assert "Portugal: 2 and 0 make 2; strength 2." in story(match)


@pytest.mark.rules("14", "29")
def test_another_nations_leader_commands_no_defence_wherever_he_is() -> None:
    text = carolina("settlement", "cabral", "caramuru") + held(carolina="infantry = 1")
    text = text.replace("{cortes", '{columbus = "aboard_es_fleet_1", cortes')
    text += 'fleet_at.es_fleet_1 = "carolina"\nships.es_fleet_1 = {t1 = 1}\n'
    match = play(board(text), *BEGIN[:2])
    assert "29" == rule_of(match, "2 name_commander columbus")


@pytest.mark.rules("24", "3.14.1", "3.14.2")
def test_a_leader_aboard_attacks_nobody() -> None:
    text = 'discovered.cuba = "es"\nfleet_at.es_fleet_1 = "cuba"\nships.es_fleet_1 = {t1 = 1}\n'
    text += 'leader_at.cortes = "aboard_es_fleet_1"\n' + held(es_fleet_1="infantry = 4")
    match = play(board(text), "1 activate cortes")
    assert "3.14.1" == rule_of(match, "1 attack natives")
    assert allowed(play(match, "1 disembark cortes"), "1 attack natives")


@pytest.mark.rules("28", "A10", "3.14.2")
@pytest.mark.parametrize(("owner", "may"), [("es", True), ("none", False)])
def test_involved_natives_are_the_defender_only_where_no_control_marker_lies(
    owner: str, may: bool
) -> None:
    text = f'discovered.cuba = "es"\nowner.cuba = "{owner}"\n' + WAR + army(native_infantry=3)
    text += 'leader_at = {cortes = "cuba", cabral = "cuba"}\n' + held(cortes="infantry = 4")
    match = play(board(text), "1 activate cortes")
    assert allowed(match, "1 attack natives")
    assert may == allowed(match, "1 attack pt")
    if may:
        assert [0, 1] == play(match, "1 attack pt").state.side
        assert 3 == match.state.natives[CUBA][0]  # they stand by
