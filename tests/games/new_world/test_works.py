"""FORT, IMP and MIS (3.11.8 to 3.11.10), what they bring, and their awards."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tabard.games.new_world.components.nations import HOLDERS
from tabard.games.new_world.components.units import CARGO
from tests.games.asking import allowed, play, story

from .board import board, roll, rule_of
from .scenes import held

CUBA, JAMAICA = 27, 29
HOME, POINTS, DUCATS, SUGAR = 0, 6, 7, 15
VETERAN = {"level": "veteran"}


def colony(kind: str = "settlement", points: int = 20, leader: str = "cortes") -> str:
    """Spain's colony in Cuba, with a leader in it who carries build points."""
    return (
        'discovered.cuba = "es"\nowner.cuba = "es"\nsubdued.cuba = 1\nresistance.cuba = 0\n'
        f'colony.cuba = "{kind}"\nleader_at.{leader} = "cuba"\n'
        + held(**{leader: f"build_points = {points}"})
    )


def veteran(text: str, **options: str) -> Match:
    return board(text, **{**VETERAN, **options})


# --- FORT ---------------------------------------------------------------------------------------


@pytest.mark.rules("3.11.8", "3.2", "3.2.1", "3.26.1")
def test_works_are_built_from_the_veteran_game_up_where_their_module_is_on() -> None:
    assert "3.2.1" == rule_of(board(colony()), "1 fortify cortes palisade")
    assert "3.2.1" == rule_of(veteran(colony(), fort="off"), "1 fortify cortes palisade")
    match = roll(play(veteran(colony()), "1 fortify cortes palisade"), 4, 5)
    assert (1, 16, 0) == (
        match.state.fortification[CUBA],
        match.state.held[HOLDERS["cortes"]][POINTS],
        match.state.glory[0],
    )


@pytest.mark.rules("3.11.8", "F31")
def test_each_work_needs_its_colony_and_the_work_before_it() -> None:
    match = veteran(colony("town"))
    assert "3.11.8" == rule_of(match, "1 fortify cortes fort")
    assert "3.11.8" == rule_of(match, "1 fortify cortes naval_base")
    match = veteran(colony("village") + "fortification.cuba = 2\nport.cuba = 1\n")
    assert "3.11.8" == rule_of(match, "1 fortify cortes fortress")
    assert "3.11.8" == rule_of(match, "1 fortify cortes naval_base")
    inland = colony("town").replace("cuba", "valley_of_mexico")
    assert "3.11.8" == rule_of(veteran(inland), "1 fortify cortes port")


@pytest.mark.rules("3.11.8", "3.1.5")
def test_a_failed_work_costs_half_its_build_points_rounded_up() -> None:
    text = colony("town") + "fortification.cuba = 2\n"
    match = roll(play(veteran(text), "1 fortify cortes fortress"), 4, 4)
    assert (2, 13) == (match.state.fortification[CUBA], match.state.held[HOLDERS["cortes"]][POINTS])


@pytest.mark.rules("3.11.8", "3.20", "3.20.2")
@pytest.mark.parametrize(
    ("work", "before", "glory"),
    [
        ("fort", "fortification.cuba = 1", 1),
        ("fortress", "fortification.cuba = 2", 2 + 3),
        ("citadel", "fortification.cuba = 3", 3 + 4),
        ("port", "", 1),
        ("naval_base", "port.cuba = 1", 2 + 2),
    ],
)
def test_works_bring_glory_and_the_first_of_some_an_award(
    work: str, before: str, glory: int
) -> None:
    match = veteran(f"{colony('metropolis')}{before}\nheld.es_home = {{build_points = 9}}\n")
    match.state.held[HOLDERS["cortes"]][POINTS] = 22
    roll(play(match, f"1 fortify cortes {work}"), 1, 2)
    assert glory == match.state.glory[0]


@pytest.mark.rules("3.11.8", "3.10.7")
def test_a_fleet_builds_ports_only() -> None:
    text = colony("village") + 'fleet_at.es_fleet_1 = "cuba"\nships.es_fleet_1 = {t1 = 1}\n'
    match = veteran(text + held(es_fleet_1="build_points = 10"))
    assert "3.10.7" == rule_of(match, "1 fortify es_fleet_1 palisade")
    roll(play(match, "1 fortify es_fleet_1 port"), 4, 4)
    assert (1, 4) == (match.state.port[CUBA], match.state.held[HOLDERS["es_fleet_1"]][POINTS])


@pytest.mark.rules("3.5.4", "3.18", "3.11.8")
def test_governor_and_siege_engineer_help_to_fortify_and_a_master_builder_saves_points() -> None:
    text = colony("village", leader="mendoza") + "fortification.cuba = 1\n"
    text += 'advisor_place = {siege_engineer = "mendoza", master_builder = "mendoza"}\n'
    match = roll(play(veteran(text), "1 fortify mendoza fort"), 5, 5)  # 8 and 2
    assert 2 == match.state.fortification[CUBA]
    assert 14 == match.state.held[HOLDERS["mendoza"]][POINTS]  # 8 less 2


@pytest.mark.rules("3.11.8", "42", "43")
def test_on_a_natural_12_natives_attack_and_a_victory_makes_the_work() -> None:
    text = colony().replace("subdued.cuba = 1\nresistance.cuba = 0\n", "")
    match = veteran(text.replace("points = 20", "points = 20, infantry = 8"))
    roll(play(match, "1 fortify cortes palisade"), 6, 6)
    assert 16 == match.state.held[HOLDERS["cortes"]][POINTS]  # paid, whoever wins
    roll(match, 1, 1)  # four natives
    roll(play(match, "1 done"), 1, 1, 6, 6)
    assert "The action has succeeded after all." in story(match)
    assert (1, 16) == (match.state.fortification[CUBA], match.state.held[HOLDERS["cortes"]][POINTS])


@pytest.mark.rules("3.11.8", "42")
def test_natives_who_win_destroy_the_colony_and_the_points_are_lost() -> None:
    text = colony().replace("subdued.cuba = 1\nresistance.cuba = 0\n", "")
    match = roll(play(veteran(text), "1 fortify cortes palisade"), 6, 6)
    roll(match, 6, 6)
    roll(match, 6, 6, 1, 1)
    play(match, "1 lose leader")
    assert (0, 0, -1) == (
        match.state.fortification[CUBA],
        match.state.colony[CUBA],
        match.state.glory[0],
    )


@pytest.mark.rules("3.10.12")
def test_no_work_where_hostile_units_stand() -> None:
    match = veteran(colony() + "natives.cuba = {native_infantry = 1}\n")
    assert "3.10.12" == rule_of(match, "1 fortify cortes palisade")
    assert "3.10.12" == rule_of(match, "1 improve cortes pathway")


# --- IMP ----------------------------------------------------------------------------------------


@pytest.mark.rules("3.11.9")
def test_an_improvement_needs_a_roll_of_eight_and_half_its_price_is_lost_without() -> None:
    match = roll(play(veteran(colony()), "1 improve cortes farm_yard"), 4, 4)
    assert (1 << 2, 15, 1) == (
        match.state.improvements[CUBA],
        match.state.held[HOLDERS["cortes"]][POINTS],
        match.state.glory[0],
    )
    assert "3.11.9" == rule_of(match, "1 improve cortes farm_yard")
    match = roll(play(veteran(colony()), "1 improve cortes farm_yard"), 4, 5)
    assert (0, 17) == (match.state.improvements[CUBA], match.state.held[HOLDERS["cortes"]][POINTS])


@pytest.mark.rules("3.11.9")
def test_a_pathway_needs_a_claim_only_and_a_road_a_pathway_and_a_village() -> None:
    match = veteran(colony("none"))
    roll(play(match, "1 improve cortes pathway"), 1, 1)
    assert (1, 0) == (match.state.improvements[CUBA], match.state.glory[0])
    assert "3.11.9" == rule_of(match, "1 improve cortes road")
    assert "3.11.9" == rule_of(veteran(colony("village")), "1 improve cortes road")
    assert allowed(
        veteran(colony("village") + "improvements.cuba = ['pathway']\n"), "1 improve cortes road"
    )


@pytest.mark.rules("3.11.9", "3.2.1", "3.26.1")
def test_warehouse_and_bank_are_of_the_expert_game() -> None:
    for what in ("warehouse", "bank"):
        assert "3.2.1" == rule_of(veteran(colony("town")), f"1 improve cortes {what}")
        assert allowed(veteran(colony("town"), level="expert"), f"1 improve cortes {what}")
        assert "3.2.1" == rule_of(
            veteran(colony("town"), level="expert", bank="off"), f"1 improve cortes {what}"
        )


@pytest.mark.rules("3.11.9", "F52")
def test_double_the_points_make_an_improvement_without_roll_and_glory() -> None:
    match = play(veteran(colony("town")), "1 pay_to_improve cortes school")
    assert (1 << 4, 0, 0) == (
        match.state.improvements[CUBA],
        match.state.held[HOLDERS["cortes"]][POINTS],
        match.state.glory[0],
    )
    free = colony("town").replace("subdued.cuba = 1\nresistance.cuba = 0\n", "")
    match = veteran(free)
    assert "3.1.13" == rule_of(match, "1 pay_to_improve cortes school")
    play(match, "1 pay_to_improve cortes farm_yard")
    assert 0 == match.state.held[HOLDERS["cortes"]][POINTS]


@pytest.mark.rules("3.11.9")
def test_a_nation_has_one_residence_in_a_region() -> None:
    text = colony("town") + 'owner.jamaica = "es"\ncolony.jamaica = "town"\n'
    text += "discovered.jamaica = 'es'\nimprovements.jamaica = ['residence']\n"
    assert "3.11.9" == rule_of(veteran(text), "1 improve cortes residence")
    assert allowed(veteran(colony("town")), "1 improve cortes residence")


@pytest.mark.rules("3.5.4", "3.18", "3.11.9")
def test_governor_and_master_builder_help_to_improve() -> None:
    text = colony("village", leader="mendoza") + 'advisor_place.master_builder = "mendoza"\n'
    match = roll(play(veteran(text), "1 improve mendoza pathway"), 5, 5)
    assert (1, 19) == (match.state.improvements[CUBA], match.state.held[HOLDERS["mendoza"]][POINTS])


@pytest.mark.rules("3.11.9", "3.9.A2")
def test_a_residence_adds_half_to_the_income_of_its_region() -> None:
    text = (
        'owner = {cuba = "es", jamaica = "es", florida = "es"}\nimprovements.cuba = ["residence"]\n'
    )
    text += 'colony = {cuba = "town", jamaica = "settlement", florida = "settlement"}\n'
    # (14 + 4) and half of it, and Florida's 4; no merchant fleet
    assert (
        27 + 4
        == board(text, at="cards", step="income", **VETERAN).state.held[HOLDERS["es_home"]][DUCATS]
    )


@pytest.mark.rules("3.11.9", "3.12.1")
def test_a_farm_yard_gives_one_item_more_of_the_dearest_farm() -> None:
    text = colony() + "improvements.cuba = ['farm_yard']\n"
    text += 'marker.cuba = {a = "sugar", b = "indigo"}\n'
    match = play(veteran(text), "1 activate cortes", "1 harvest")
    assert (1, 2) == (
        match.state.held[HOLDERS["cortes"]][SUGAR],
        match.state.held[HOLDERS["cortes"]][CARGO["indigo"]],
    )


@pytest.mark.rules("3.9.A3", "3.11.9")
def test_a_school_lets_the_hand_grow() -> None:
    from tabard.games.new_world.cards.drawing import hand_limit

    text = 'owner.cuba = "es"\nimprovements.cuba = ["school"]\n'
    assert (9, 8) == tuple(hand_limit(board(text).state, seat) for seat in (0, 1))


# --- MIS ----------------------------------------------------------------------------------------

FREE = 'discovered.cuba = "es"\nleader_at = {cortes = "cuba", las_casas = "cuba"}\n'


@pytest.mark.rules("3.11.10", "3.2.1")
def test_a_mission_is_founded_by_a_leader_at_a_location_that_is_not_subdued() -> None:
    assert "3.2.1" == rule_of(board(FREE), "1 found_mission cortes")
    subdued = FREE + "subdued.cuba = 1\nresistance.cuba = 0\n"
    assert "3.11.10" == rule_of(veteran(subdued), "1 found_mission cortes")
    match = roll(play(veteran(FREE), "1 found_mission cortes"), 3, 3)  # 7 less 1
    assert (0, 1) == (match.state.mission[CUBA], match.state.glory[0])
    assert "3.11.10" == rule_of(match, "1 found_mission las_casas")


@pytest.mark.rules("3.11.10", "3.5.4", "3.18")
def test_missionary_priest_and_church_help_and_a_failure_costs_nothing() -> None:
    text = FREE + 'advisor_place.priest = "las_casas"\nimprovements.cuba = ["church"]\n'
    match = roll(play(veteran(text), "1 found_mission las_casas"), 4, 6)  # 7 - 1 + 2 + 1 + 1
    assert 0 == match.state.mission[CUBA]
    match = roll(play(veteran(text), "1 found_mission las_casas"), 5, 6)
    assert 5 == match.state.mission[CUBA] and "spend" == match.phase


@pytest.mark.rules("3.11.10", "42")
def test_on_a_natural_12_the_natives_attack_the_mission() -> None:
    match = roll(play(veteran(FREE), "1 found_mission cortes"), 6, 6)
    roll(match, 1, 1)
    assert CUBA == match.state.battle_area and 5 == match.state.side[0]


@pytest.mark.rules("3.20", "3.20.2")
def test_the_third_mission_makes_an_apostle() -> None:
    text = FREE + 'mission = {jamaica = "es", florida = "es"}\n'
    match = roll(play(veteran(text), "1 found_mission cortes"), 3, 3)
    assert 1 + 3 == match.state.glory[0]


# --- awards of the veteran and the expert game ----------------------------------------------------


@pytest.mark.rules("3.20", "3.20.2")
def test_six_silver_in_a_turn_make_a_silver_king() -> None:
    text = colony() + 'marker.cuba.a = "silver_mine"\nsilver_harvested.es = 1\n'
    match = play(veteran(text), "1 activate cortes", "1 harvest")
    roll(match, 5, 5, 5)
    assert 3 == match.state.glory[0]
    basic = roll(play(board(text), "1 activate cortes", "1 harvest"), 5, 5, 5)
    assert 0 == basic.state.glory[0]


@pytest.mark.rules("3.20", "3.20.2")
def test_five_farm_goods_in_a_turn_make_a_planter_king() -> None:
    text = (
        colony()
        + 'marker.cuba.a = "sugar"\nfarm_harvested.es = ["tobacco", "cotton", "indigo", "cocoa"]\n'
    )
    match = play(veteran(text), "1 activate cortes", "1 harvest")
    assert 3 == match.state.glory[0]


@pytest.mark.rules("3.20", "3.20.2", "F52")
def test_the_second_school_founds_learning_also_when_it_is_paid_for() -> None:
    text = colony("town") + 'owner.jamaica = "es"\nimprovements.jamaica = ["school"]\n'
    text += 'discovered.jamaica = "es"\n'
    match = play(veteran(text, level="expert"), "1 pay_to_improve cortes school")
    assert 3 == match.state.glory[0]


@pytest.mark.rules("3.20", "3.20.2")
def test_residences_in_three_regions_are_royal() -> None:
    text = colony("town") + 'owner = {cuba = "es", florida = "es", virginia = "es"}\n'
    text = text.replace('owner.cuba = "es"\n', "").replace("virginia", "chesapeake")
    text += 'discovered.florida = "es"\ndiscovered.chesapeake = "es"\n'
    text += "improvements = {florida = ['residence'], chesapeake = ['residence']}\n"
    match = roll(play(veteran(text, level="expert"), "1 improve cortes residence"), 1, 1)
    assert 1 + 4 == match.state.glory[0]


@pytest.mark.rules("3.20", "3.20.2", "3.9.D10")
def test_a_flagship_and_ten_ships_are_a_royal_navy() -> None:
    text = "ships.es_yard = {l6_damaged = 1, t1 = 9}\nships.pt_yard = {t1 = 12}\nturn = 3\n"
    text += held(es_home="ducats = 90", pt_home="ducats = 90")
    match = board(text, at="administration", step="rest", level="expert")
    assert [3, 0] == match.state.glory[:2]


@pytest.mark.rules("3.20.6", "3.9.D8")
def test_every_three_missions_convert_for_a_point_of_glory() -> None:
    text = 'mission = {cuba = "es", jamaica = "es", florida = "es", texas_shore = "es"}\n'
    match = board(text, at="administration", step="drift", level="expert")
    assert 1 == match.state.glory[0]
    match = board(text, at="administration", step="drift", level="expert", convert="off")
    assert 0 == match.state.glory[0]


# --- what cannot be built -------------------------------------------------------------------------


@pytest.mark.rules("3.11.8", "3.11.9", "3.11.10", "3.10.7", "3.10.12")
@pytest.mark.parametrize(
    ("change", "refused", "rule"),
    [
        (('leader_at.cortes = "cuba"', 'leader_at.cortes = "home"'),
         "fortify cortes palisade", "3.10.14"),
        (('owner.cuba = "es"', 'owner.cuba = "pt"'), "fortify cortes palisade", "3.11.5"),
        (('owner.cuba = "es"', 'owner.cuba = "pt"'), "improve cortes pathway", "3.11.5"),
        (("points = 20", "points = 3"), "fortify cortes", "3.11.8"),
        (("points = 20", "points = 5"), "fortify cortes fort", "3.11.8"),
        (("points = 20", "points = 1"), "improve cortes", "3.11.9"),
        (("points = 20", "points = 3"), "improve cortes church", "3.1.13"),
        (("points = 20", "points = 11"), "pay_to_improve cortes church", "3.1.13"),
        (("", ""), "improve es_fleet_1 pathway", "3.10.7"),
        (('leader_at.cortes = "cuba"', 'leader_at.cortes = "aboard_es_fleet_1"'),
         "found_mission cortes", "3.10.14"),
        (("subdued.cuba = 1", "natives.cuba = {native_infantry = 2}"),
         "found_mission cortes", "3.10.12"),
    ],
)  # fmt: skip
def test_nothing_is_built_without_place_power_or_points(
    change: tuple[str, str], refused: str, rule: str
) -> None:
    text = colony().replace("resistance.cuba = 0\n", "").replace(*change)
    text += 'fleet_at.es_fleet_1 = "cuba"\nships.es_fleet_1 = {t1 = 2}\n'
    if "aboard" in text:  # what he had is the fleet's
        text = text.replace("held.cortes", "held.es_fleet_1")
    if "subdued" not in text:
        text += "resistance.cuba = 1\n"
    assert rule == rule_of(veteran(text), f"1 {refused}")


@pytest.mark.rules("3.2.1", "3.11.9")
def test_without_the_modules_nothing_is_improved() -> None:
    assert "3.2.1" == rule_of(board(colony()), "1 improve cortes pathway")
    assert "3.2.1" == rule_of(board(colony()), "1 pay_to_improve cortes pathway")
    only_bank = {"level": "expert", "improve": "off"}
    assert "3.2.1" == rule_of(board(colony("town"), **only_bank), "1 improve cortes church")
    assert allowed(board(colony("town"), **only_bank), "1 improve cortes bank")
