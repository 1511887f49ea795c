"""Chapter "Move 2, combat: totals" (rules 103 to 109), 3.2 to 3.4."""

from __future__ import annotations

import pytest

from tests.games.asking import play, story, words_of

from .board import cards, cities
from .phase_seven import attacked, fight

BARCELONA = cities(1, "marseille") + cities(2, "barcelone 4")
LANDING = "attack base=marseille target=barcelone way=sea"


def totals(match) -> list[int]:
    """Both totals that the last move told, the attacker's first."""
    return [int(event.facts["points"]) for event in match.told if event.event == "total"]


def modifiers(match) -> list[tuple[str, str]]:
    """What counted, with the number of the rule."""
    counting = ("count", "help", "lower", "raise", "double")
    return [(e.event, e.rule) for e in match.told if any(word in e.event for word in counting)]


# --- the sums -----------------------------------------------------------------------------------


@pytest.mark.rules("103", "104", "105", "107", "111", "119", "S30", "S31", "S32", "S33", "T01")
def test_every_part_of_both_totals_is_told_with_its_rule() -> None:
    where = cities(1, "dijon") + cities(2, "besancon 4")
    match = attacked("ram siege_tower", "ladders", where=where, move="attack dijon besancon road")
    fight(match, "ram siege_tower 2 none", "ladders 1 none", 3, 5)
    assert [
        "France rolls 5.",
        "Navarre shows ram and siege tower, 2 influence, and nothing else.",
        "France shows ladders, 1 influence, and nothing else.",
        "Navarre: 9 for yellow cards.",
        "Navarre: 2 for influence.",
        "Navarre: 3 for the die.",
        "Navarre has 14 in all.",
        "France: 3 for yellow cards.",
        "France: 1 for influence.",
        "France: 5 for the die.",
        "The defences of Besançon count 4.",
        "Besançon lies in the mountains: 1 for its defender.",
        "France has 14 in all.",
        "A tie: Besançon stays with France.",
        "Navarre discards the yellow cards.",
        "France discards the yellow cards.",
    ] == story(match)[:16]
    words = words_of(match)
    assert {"ladders": 1, "ram": 1, "siege_tower": 1} == words["cards"]["discards"]
    assert [4, 5] == match.state.influence[:2]
    assert 2 == words["owner"]["besancon"]


@pytest.mark.rules("104", "105", "44", "102", "111", "112", "115", "T02")
def test_cards_and_die_against_defences_and_die() -> None:
    match = attacked("cannon ladders", "retreat")
    fight(match, "cannon ladders 0 none", "none 0 none", 2, 6)
    assert [11, 8] == totals(match)
    play(match, "2 pass")
    assert 1 == words_of(match)["owner"]["arras"]
    assert {"cannon": 1, "ladders": 1} == words_of(match)["cards"]["used_1"]


@pytest.mark.rules("107", "108", "109", "89", "S34", "S35", "S36", "T03")
def test_mountain_and_landing_add_up_for_the_defender() -> None:
    match = attacked("siege_tower siege_tower", "siege_tower", where=BARCELONA, move=LANDING)
    fight(match, "siege_tower siege_tower 0 none", "siege_tower 0 none", 2, 1)
    assert [12, 12] == totals(match)
    assert {("mountain_helps", "107"), ("sea_helps", "108")} <= set(modifiers(match))
    assert 2 == words_of(match)["owner"]["barcelone"]


@pytest.mark.rules("108", "S35")
def test_by_road_between_ports_nobody_lands() -> None:
    where = cities(1, "caen") + cities(2, "rouen")
    for way, total in (("road", 3 + 2 + 1), ("sea", 3 + 2 + 1 + 1)):
        match = attacked("ram ram", "ladders", where=where, move=f"attack caen rouen {way}")
        fight(match, "ram ram 0 none", "ladders 0 none", 1, 1)
        assert total == totals(match)[1]


@pytest.mark.rules("3.5", "107", "T26")
def test_a_ride_meets_no_bonus_of_the_place() -> None:
    where = cities(1, "clermont") + cities(2, "grenoble", "lyon") + "rides = 1\n"
    match = attacked("ram ram", "ladders", where=where, move="attack clermont grenoble ride")
    fight(match, "ram ram 0 none", "ladders 0 none", 1, 1)
    assert [9, 3 + 2 + 1] == totals(match)


@pytest.mark.rules("9", "105", "S33")
def test_garrison_castle_and_fortress_count_2_4_and_6() -> None:
    for level in (2, 4, 6):
        where = cities(1, "lille") + cities(2, f"arras {level}")
        match = attacked("ram ram", "ladders", where=where)
        fight(match, "ram ram 0 none", "ladders 0 none", 1, 1)
        assert [9, 3 + level + 1] == totals(match)


# --- red cards and heroes -----------------------------------------------------------------------


@pytest.mark.rules("106", "3.3", "112", "S33", "S41", "T04")
def test_a_traitor_lowers_the_defences_one_step_in_this_fight_only() -> None:
    where = cities(1, "lille") + cities(2, "arras 6")
    match = attacked("ladders ram traitor", "ladders", where=where)
    fight(match, "ladders ram 0 traitor", "ladders 0 none", 4, 3)
    assert [11, 10] == totals(match)
    assert "By treason the defences of Arras count only 4." in story(match)
    words = words_of(match)
    assert (1, 6) == (words["owner"]["arras"], words["level"]["arras"])


@pytest.mark.rules("106", "3.3")
def test_steps_of_the_traitor_and_by_option_no_defences_at_all() -> None:
    for level, counted in ((6, 4), (4, 2), (2, 0)):
        where = cities(1, "lille") + cities(2, f"arras {level}")
        for reading, works in (("one_step", counted), ("nothing", 0)):
            match = attacked("ladders ram traitor", "ladders", where=where, traitor=reading)
            fight(match, "ladders ram 0 traitor", "ladders 0 none", 1, 1)
            assert 3 + works + 1 == totals(match)[1]


@pytest.mark.rules("3.3", "104", "105", "98", "101")
def test_an_engineer_doubles_the_best_card_of_his_side() -> None:
    match = attacked("ladders cannon engineer", "ram engineer")
    fight(match, "ladders cannon 0 engineer", "ram 0 engineer", 1, 1)
    assert [3 + 12 + 1, 8 + 2 + 1] == totals(match)
    assert ("engineer_doubles", "3.3") in modifiers(match)


@pytest.mark.rules("3.3")
def test_by_option_an_engineer_changes_the_defences_by_2() -> None:
    match = attacked("ladders cannon engineer", "ram engineer", engineer="defences")
    fight(match, "ladders cannon 0 engineer", "ram 0 engineer", 1, 1)
    assert [10, 4 + 2 - 2 + 2 + 1] == totals(match)
    match = attacked("ladders cannon engineer", "ram", engineer="defences")
    fight(match, "ladders cannon 0 engineer", "ram 0 none", 1, 1)
    assert [10, 4 + 0 + 1] == totals(match)


@pytest.mark.rules("3.3", "98")
def test_by_options_defences_never_count_less_than_nothing() -> None:
    readings = {"engineer": "defences", "heroorred": "any"}
    match = attacked("ladders cannon engineer traitor", "ram", **readings)
    fight(match, "ladders cannon 0 engineer_traitor", "ram 0 none", 1, 1)
    assert [10, 4 + 0 + 1] == totals(match)


@pytest.mark.rules("104", "105", "3.4", "98", "101")
def test_a_hero_adds_3_or_by_option_2_4_or_the_yellow_cards_again() -> None:
    text = "hero_active = {1 = 1, 2 = 1}\n"
    for reading, one, other in (("3", 3, 3), ("2", 2, 2), ("4", 4, 4), ("doubles", 9, 4)):
        match = attacked("ladders cannon", "ram", text=text, herovalue=reading)
        fight(match, "ladders cannon 0 hero", "ram 0 hero", 1, 1)
        assert [9 + one + 1, 4 + other + 2 + 1] == totals(match)
        assert ("hero_counts", "3.4") in modifiers(match)


# --- without a yellow card ----------------------------------------------------------------------


@pytest.mark.rules("102", "107", "108", "S38")
def test_without_a_yellow_card_the_place_still_helps_or_by_option_not() -> None:
    for reading, place in (("bonuses", 2), ("strict", 0)):
        text = "hero_active.2 = 1\n"
        match = attacked(
            "siege_tower siege_tower", "retreat", where=BARCELONA, move=LANDING, text=text,
            noyellow=reading,
        )  # fmt: skip
        fight(match, "siege_tower siege_tower 0 none", "none 2 hero", 2, 1)
        assert [12, 4 + place + 2 + 3 + 1] == totals(match)


@pytest.mark.rules("102", "107")
def test_with_a_yellow_card_the_place_helps_under_either_reading() -> None:
    match = attacked(
        "siege_tower siege_tower", "ram", where=BARCELONA, move=LANDING, noyellow="strict"
    )
    fight(match, "siege_tower siege_tower 0 none", "ram 0 none", 2, 1)
    assert [12, 4 + 4 + 1 + 1 + 1] == totals(match)


@pytest.mark.rules("41", "S52", "44", "99")
def test_a_used_card_counts_as_much_as_one_of_the_hand() -> None:
    match = attacked("ladders ram", "retreat", text=cards("used_2", "cannon"))
    fight(match, "ladders ram 0 none", "used_cannon 0 none", 1, 1)
    assert [8, 6 + 2 + 1] == totals(match)
