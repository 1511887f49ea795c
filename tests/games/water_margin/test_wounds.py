"""Chapter "Wounds" (S11, S21, 3.8, A16, A26, A27): wounds, armour, banquets, deaths; the book."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tests.games.asking import allowed, choices, play, refused, story, told, why_no

from .board import board, event, figure, words
from .test_peripeties import LOSE, alone, meet

AWAY = figure(1, "shi_jin", "a9")


def beaten(**fields: int | str):
    """Wu Yong fails against an animal."""
    return meet(alone(**fields), "pond", "animal", "mind", *LOSE)


@pytest.mark.rules("3.8", "A27")
def test_the_third_wound_kills_the_group_and_nobody_takes_its_tokens() -> None:
    match = board(
        figure(1, "wu_yong", "e1", "chai_jin", wound=2, taels=30, gourd=1, horse=1),
        phase="peripeties",
    )
    meet(match, "pond", "animal", "mind", *LOSE)
    after = words(match)
    assert "killed" in told(match)
    assert {"wu_yong": "discard", "chai_jin": "discard"} == after["zone"]
    assert not {"taels", "gourd", "horse", "square"} & set(after)
    assert {"wu_yong": 2} == words(beaten(wound=1))["wound"]


@pytest.mark.rules("3.1", "A27")
def test_how_many_wounds_are_survived_is_an_option() -> None:
    assert "killed" in told(beaten(max_wounds="0"))
    assert {"wu_yong": 4} == words(beaten(wound=3, max_wounds="4"))["wound"]
    assert "killed" in told(beaten(wound=4, max_wounds="4"))


@pytest.mark.rules("A26")
def test_by_the_option_the_brother_of_lowest_rank_succeeds_with_nothing() -> None:
    match = board(
        figure(1, "wu_yong", "e1", "xu_ning chai_jin li_kui", wound=2, taels=30, horse=1),
        phase="peripeties",
        succession="brother",
    )
    meet(match, "pond", "animal", "mind", *LOSE)
    after = words(match)
    assert {"chai_jin": "e1"} == after["square"]
    assert {"xu_ning": "chai_jin", "li_kui": "chai_jin"} == after["leader"]
    assert not {"taels", "horse", "wound"} & set(after)
    assert "discard" == after["zone"]["wu_yong"]


@pytest.mark.rules("S11", "3.8", "3.17")
def test_a_banquet_answers_the_wound_that_would_kill() -> None:
    match = beaten(wound=2, banquet=1)
    assert "deadly_wound" == match.phase
    assert "heal figure=wu_yong" == match.default(0).words
    play(match, "1 heal figure=wu_yong")
    after = words(match)
    assert {"wu_yong": 2} == after["wound"]  # one healed, one taken
    assert "banquet" not in after
    match = play(beaten(wound=2, banquet=1), "1 succumb")
    assert "discard" == words(match)["zone"]["wu_yong"]


@pytest.mark.rules("S11", "3.17")
def test_by_default_nobody_eats_but_who_would_die() -> None:
    other = figure(1, "wu_yong", "a1", wound=1, banquet=1, immobilised=1)
    match = meet(alone("li_kui", other, wound=2, banquet=1), "pond", "animal", "mind", *LOSE)
    assert ["heal figure=wu_yong", "heal figure=li_kui"] == choices(match, "heal")
    assert "heal figure=li_kui" == match.default(0).words


@pytest.mark.rules("S11", "3.8")
def test_with_no_wound_to_heal_a_banquet_does_not_help() -> None:
    match = beaten(banquet=1, max_wounds="0")
    assert "killed" in told(match)
    assert "succumb" not in {line.words for line in match.lines}  # nobody was asked


@pytest.mark.rules("3.8")
def test_wounds_are_taken_one_at_a_time() -> None:
    # Two wounds: the first is survived with a banquet, and so is the second.
    match = meet(alone(wound=2, banquet=2), "pond", "animal", "combat", 10, 10, 1)
    play(match, "1 heal figure=wu_yong")
    assert "deadly_wound" == match.phase
    play(match, "1 heal figure=wu_yong")
    assert {"wu_yong": 2} == words(match)["wound"]


@pytest.mark.rules("3.8", "EQ14")
def test_armour_ignores_the_first_wound_of_a_chapter() -> None:
    match = beaten(armour=1)
    assert "armour_held" in told(match)
    assert "wound" not in words(match)
    assert {"wu_yong": 1} == words(beaten(armour=1, armour_used=1))["wound"]
    two = meet(alone(armour=1), "pond", "animal", "combat", 10, 10, 1)
    assert {"wu_yong": 1} == words(two)["wound"]


@pytest.mark.rules("3.8")
def test_armour_comes_before_death() -> None:
    assert {"wu_yong": 2} == words(beaten(armour=1, wound=2))["wound"]


# --- S11: healing -------------------------------------------------------------------------------


@pytest.mark.rules("S10", "S11", "A16")
def test_a_kept_banquet_heals_a_wound_of_the_same_figure() -> None:
    match = board(figure(1, "wu_yong", "e1", wound=2, banquet=2), AWAY)
    play(match, "1 heal figure=wu_yong")
    assert ["Wu Yong spends a banquet to heal a wound."] == story(match)
    after = words(match)
    assert ({"wu_yong": 1}, {"wu_yong": 1}) == (after["wound"], after["banquet"])


@pytest.mark.rules("S11", "3.17")
def test_healing_needs_a_banquet_and_a_wound_of_an_own_figure() -> None:
    match = board(
        figure(1, "wu_yong", "e1", wound=1),
        figure(1, "li_jun", "f1", banquet=1),
        figure(2, "mu_hong", "g1", wound=1, banquet=1),
        AWAY,
    )
    assert ("S11", "Wu Yong has no banquet.") == why_no(match, "1 heal figure=wu_yong")[::2]
    assert ("S11", "Li Jun has no wound.") == why_no(match, "1 heal figure=li_jun")[::2]
    assert "Shi Jin has no banquet." == refused(match, "1 heal figure=shi_jin").sentence
    assert "3.17" == refused(match, "1 heal figure=mu_hong").rule


@pytest.mark.rules("S11", "A16")
def test_banquets_heal_in_the_peripeties_and_in_the_refuge_too() -> None:
    two = [figure(1, "wu_yong", "e1", wound=1, banquet=1), figure(1, "li_jun", "f1")]
    assert allowed(board(*two, phase="peripeties"), "1 heal figure=wu_yong")
    assert allowed(board(*two, phase="refuge"), "1 heal figure=wu_yong")


@pytest.mark.rules("S11", "A16", "3.6")
def test_banquets_heal_while_a_bandit_whom_a_quest_has_brought_is_put_down() -> None:
    """At any decision of the own phases 3 to 5; an arrival in phase 1 is none of them."""

    def arriving(*lines: str) -> Match:
        two = figure(1, "wu_yong", "i5", wound=1, banquet=1), figure(1, "li_jun", "c6")
        return board(*two, 'zone.shi_jin = "figure"\nowner.shi_jin = "1"', *lines)

    place = '{phase = "place_bandit", square = "c6"}'
    done = event("three_assaults_on_zhu_village", "done", 1, attempted=1)
    quest = f'event = "three_assaults_on_zhu_village"\nchosen = "wu_yong"\n{done}'
    frames = f'now = [{{phase = "quest", seat = 1, step = "end"}}, {{phase = "arrivals"}}, {place}]'
    match = arriving(quest, frames)
    assert allowed(match, "1 heal figure=wu_yong")
    assert "place square=b5" == match.default(0).words
    assert "S11" == refused(arriving(f"now = {place}"), "1 heal figure=wu_yong").rule


@pytest.mark.rules("S11", "A16")
def test_before_an_own_die_is_rolled_again_healing_changes_no_total() -> None:
    match = alone(wound=1, banquet=1, book=1)
    meet(match, "pond", "nature", "mind", 6, 10, 5)  # 10 - 2 + 5 = 13 against 16
    play(match, "1 heal figure=wu_yong", "1 keep_roll")
    assert "failed" in told(match)
    match = alone(wound=1, banquet=1, book=1)
    meet(match, "pond", "nature", "mind", 6, 10, 5)
    play(match, "1 heal figure=wu_yong", "1 read_book", "chance roll pips=6")  # 10 + 6
    assert "passed" in told(match)


# --- the book and paid rolls --------------------------------------------------------------------


@pytest.mark.rules("3.8", "EQ13", "3.17")
def test_the_book_gives_one_new_roll_a_chapter_and_the_second_counts() -> None:
    match = meet(alone(book=1), "pond", "nature", "mind", 6, 10, 5)
    assert ["read_book", "keep_roll"] == choices(match)
    assert "read_book" == match.default(0).words  # after a failure
    assert "A28" == refused(match, "1 pay_experience").rule
    play(match, "1 read_book", "chance roll pips=4")
    assert "failed" in told(match)  # 14, though 15 was seen first
    used = meet(alone(book=1, book_used=1), "pond", "nature", "mind", 6, 10, 5)
    assert "failed" in told(used)


@pytest.mark.rules("3.8", "3.17")
def test_after_a_success_the_roll_is_kept_by_default() -> None:
    match = meet(alone(book=1), "pond", "nature", "mind", 6, 9, 5)
    assert "keep_roll" == match.default(0).words
    play(match, "1 keep_roll")
    assert "passed" in told(match)


@pytest.mark.rules("A28")
def test_by_the_option_experience_adds_nothing_and_pays_for_one_new_roll_in_a_test() -> None:
    match = meet(alone(experience=2, experience_mode="reroll"), "pond", "nature", "mind", 6, 10, 5)
    assert "Wu Yong reaches 15 against 16." in story(match)
    assert "3.8" == refused(match, "1 read_book").rule
    play(match, "1 pay_experience", "chance roll pips=2")
    assert "failed" in told(match)  # no second token in this test
    assert {"wu_yong": 1} == words(match)["experience"]


@pytest.mark.rules("A28", "3.8")
def test_book_and_experience_may_serve_the_same_test() -> None:
    match = meet(
        alone(experience=1, book=1, experience_mode="reroll"), "pond", "nature", "mind", 6, 10, 5
    )
    play(match, "1 read_book", "chance roll pips=1", "1 pay_experience", "chance roll pips=6")
    assert "passed" in told(match)
