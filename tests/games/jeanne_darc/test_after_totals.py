"""Chapter "Move 2, combat: after the totals" (rule 110, 3.3)."""

from __future__ import annotations

import pytest

from tabard.engine.kinds import HIDDEN
from tabard.engine.secrecy.secrets import view
from tests.games.asking import allowed, choices, play, refused, story, told, why_no, words_of

from .board import board, cards, stack
from .phase_seven import LINKS, attacked, fight

PLAIN = "ladders ram 0 none"


def known(attack: str, defence: str, dice: tuple[int, int], text: str = "", **options: str):
    """A fight from Lille against Arras whose totals are known: 7 and 6 (ladders) with the dice."""
    match = attacked("ladders ram " + attack, "ladders " + defence, text=text, **options)
    return fight(match, PLAIN, "ladders 0 none", *dice)


# --- who is asked -------------------------------------------------------------------------------


@pytest.mark.rules("110", "S37")
def test_the_losing_side_is_asked_first_then_the_other_and_two_passes_end_it() -> None:
    match = known("plunder", "plunder", (6, 1))  # 13 : 6
    assert ("after_totals", (1,)) == (match.phase, match.to_act)
    play(match, "2 pass")
    assert ("after_totals", (0,)) == (match.phase, match.to_act)
    play(match, "1 pass")
    assert "city_won" in told(match)
    match = known("plunder", "plunder", (1, 6))  # 8 : 11
    assert (0,) == match.to_act


@pytest.mark.rules("110")
def test_on_a_tie_the_attacker_is_asked_first() -> None:
    match = known("plunder", "plunder", (1, 3))  # 8 : 8
    assert (0,) == match.to_act


@pytest.mark.rules("110")
def test_by_option_the_attacker_is_always_asked_first() -> None:
    match = known("plunder", "plunder", (6, 1), after="attacker_first")
    assert (0,) == match.to_act
    assert (1,) == play(match, "1 pass").to_act


@pytest.mark.rules("110", "1.13")
def test_who_holds_no_card_at_all_is_passed_over_everybody_else_is_asked() -> None:
    match = known("plunder", "", (6, 1))
    assert (0,) == match.to_act
    match = known("", "", (6, 1))
    assert 1 == words_of(match)["owner"]["arras"]
    match = known("plunder", "ram", (6, 1))  # nothing to play, but nobody may know
    assert (1,) == match.to_act
    assert ["pass"] == choices(match)
    assert "pass" == match.default(1).words


# --- retreat ------------------------------------------------------------------------------------


@pytest.mark.rules("110", "3.3", "115", "117", "T10")
def test_a_retreating_defender_loses_the_city_but_keeps_card_and_hero() -> None:
    text = "hero_active.2 = 1\n"
    match = attacked("ladders ram cannon", "ladders retreat", text=text)
    fight(match, PLAIN, "ladders 0 hero", 6, 1)  # 13 : 9
    play(match, "2 retreat")
    assert [
        "France retreats.",
        "Navarre wins Arras from France.",
        "The yellow cards of Navarre are used for this round.",
        "France keeps the yellow cards, but they are used.",
    ] == story(match)[:4]
    words = words_of(match)
    assert 1 == words["owner"]["arras"]
    assert {"ladders": 1} == words["cards"]["used_2"]
    assert {"retreat": 1} == words["cards"]["discards"]
    assert 1 == match.state.hero_active[1]


@pytest.mark.rules("110", "3.3", "T24")
def test_a_retreat_from_a_tie_makes_the_other_side_the_winner() -> None:
    text = "hero_active.1 = 1\n"
    match = attacked("ladders ram retreat", "ladders cannon", text=text)
    fight(match, "ladders ram 0 hero", "cannon 0 none", 2, 4)  # 12 : 12
    play(match, "1 retreat")
    words = words_of(match)
    assert 2 == words["owner"]["arras"]
    assert {"ladders": 1, "ram": 1} == words["cards"]["used_1"]
    assert {"cannon": 1} == words["cards"]["used_2"]
    assert 1 == match.state.hero_active[0]
    assert "city_held" in told(match)


@pytest.mark.rules("110", "3.3")
def test_who_is_winning_does_not_retreat() -> None:
    match = known("retreat", "plunder", (6, 1))
    play(match, "2 pass")
    assert ("110", "You are winning; only who is losing or tied may retreat.") == why_no(
        match, "1 retreat"
    )[::2]
    assert ["pass"] == choices(match)


@pytest.mark.rules("110", "3.3")
@pytest.mark.parametrize(("dice", "may"), [((6, 1), True), ((1, 3), True), ((1, 6), False)])
def test_a_defender_retreats_unless_he_is_winning(dice: tuple[int, int], may: bool) -> None:
    match = known("plunder", "retreat", dice)  # 13 : 6, 8 : 8, 8 : 11
    if match.to_act == (0,):
        play(match, "1 pass")
    assert may == allowed(match, "2 retreat")


@pytest.mark.rules("110", "3.3")
def test_a_losing_defender_retreats_wherever_he_sits() -> None:
    text = LINKS + cards("hand_1", "ladders", "retreat") + cards("hand_2", "ladders", "ram")
    match = board(text + stack("turn 2 combat"))
    play(
        match, "2 attack arras lille road", f"2 attack_with {PLAIN}", "1 defend_with ladders 0 none"
    )
    play(match, "chance attack_die face=6", "chance defence_die face=1")
    assert (0,) == match.to_act
    assert allowed(match, "1 retreat")


@pytest.mark.rules("110", "118")
def test_influence_is_spent_in_a_retreat_too() -> None:
    match = attacked("ladders ram retreat", "ladders ram")
    fight(match, "ladders ram 2 none", "ladders 1 none", 1, 6)
    play(match, "1 retreat")
    assert [4, 5] == match.state.influence[:2]


@pytest.mark.rules("110")
def test_what_is_played_must_be_held() -> None:
    match = known("plunder", "retreat sign_of_god", (1, 6))
    assert {"card": "retreat"} == refused(match, "1 retreat").facts
    assert {"card": "sign_of_god"} == refused(match, "1 sign_of_god").facts


# --- sign of God --------------------------------------------------------------------------------


@pytest.mark.rules("110", "3.3", "T09")
def test_a_sign_of_god_rolls_the_own_die_again_and_the_asking_starts_anew() -> None:
    match = attacked("ladders siege_tower sign_of_god", "ram sign_of_god")
    fight(match, "ladders siege_tower 0 none", "ram 0 none", 2, 6)  # 10 : 12
    assert (0,) == match.to_act
    play(match, "1 sign_of_god")
    assert "sign_die" == match.phase
    play(match, "chance sign_die face=6")
    assert "Navarre rolls again: 6 in place of 2." == story(match)[0]
    assert "Navarre has 14 in all." in story(match)
    assert (1,) == match.to_act  # now the defender is losing, and may answer
    assert ["sign_of_god", "pass"] == choices(match)
    play(match, "2 sign_of_god", "chance sign_die face=1")
    assert "France has 7 in all." in story(match)
    assert 1 == words_of(match)["owner"]["arras"]
    assert {"ram": 1, "sign_of_god": 2} == words_of(match)["cards"]["discards"]


@pytest.mark.rules("110", "3.3")
def test_the_new_roll_counts_also_if_it_is_lower_and_a_winner_may_play_it() -> None:
    match = known("sign_of_god", "plunder", (6, 1))
    play(match, "2 pass")
    assert allowed(match, "1 sign_of_god")
    play(match, "1 sign_of_god", "chance sign_die face=1")  # 8 : 6
    assert "Navarre has 8 in all." in story(match)
    assert (1,) == match.to_act  # asked again


@pytest.mark.rules("110")
def test_three_signs_make_eight_questions_at_most() -> None:
    match = known("sign_of_god sign_of_god sign_of_god plunder", "plunder", (6, 6))
    questions = 0
    while match.phase == "after_totals":
        questions += 1
        seat = match.to_act[0] + 1
        play(match, f"{seat} {choices(match)[0]}")
        if match.phase == "sign_die":
            play(match, "chance sign_die face=6")
    assert questions == 8


@pytest.mark.rules("110", "1.13")
def test_nobody_sees_what_the_asked_player_could_play() -> None:
    match = known("plunder", "retreat", (6, 1))
    seen = view(match.game, match.state, (0,))
    assert [HIDDEN] * 10 == seen.cards[3]
    refusal = match.why_not(0, "retreat")
    assert refusal is not None
    assert "It is not up to Navarre: France must decide." == refusal.sentence
