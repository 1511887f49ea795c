"""Quests (3.7, S5, S6): when they are attempted, by whom, and how the test is made."""

from __future__ import annotations

import pytest

from tabard.games.water_margin.components.bandits import NOBODY
from tabard.games.water_margin.components.events import (
    BIRTHDAY_CONVOY,
    DONE_QUEST,
    NO_EVENT,
    OPEN_QUEST,
)
from tests.games.asking import allowed, choices, play, story, told, why_no, words_of

from .board import board, event, figure

CONVOY = event("birthday_convoy", "open", 1)
AT_F5 = figure(1, "wu_yong", "f5")
RIVAL = figure(2, "li_kui", "a1")
QUESTING = 'now = {phase = "quests", seat = 1}'


def questing(*lines: str, seats: int = 2, **options: str):  # type: ignore[no-untyped-def]
    """The end of seat 1's Voyage."""
    return board(*lines, QUESTING, seats=seats, **options)


@pytest.mark.rules("3.7", "3.9", "S5", "S6")
def test_a_quest_is_attempted_at_the_end_of_the_owners_voyage() -> None:
    match = board(CONVOY, AT_F5, RIVAL)
    assert not allowed(match, "1 attempt quest=birthday_convoy")
    play(match, "1 end_voyage")
    assert "quests" == match.phase
    play(match, "1 attempt quest=birthday_convoy")
    assert ["Wu Yong attempts a quest: The birthday convoy."] == story(match)
    assert ("own_die", 13) == (match.phase, match.state.test_difficulty)


@pytest.mark.rules("3.7")
def test_nobody_need_attempt_and_without_a_quest_nobody_is_asked() -> None:
    match = questing(CONVOY, AT_F5, RIVAL)
    assert ["attempt quest=birthday_convoy", "end_quests"] == choices(match)
    assert "end_quests" == match.default(0).words
    play(match, "1 end_quests")
    assert "quests" != match.phase
    assert "quests" != questing(AT_F5, RIVAL).phase


@pytest.mark.rules("3.7", "EQ1")
def test_success_takes_the_reward_and_puts_the_card_among_the_quests_done() -> None:
    match = play(questing(CONVOY, AT_F5, RIVAL), "1 attempt quest=birthday_convoy")
    play(match, "chance roll pips=3")  # 10 + 3
    assert (DONE_QUEST, 0) == (
        match.state.event_zone[BIRTHDAY_CONVOY],
        match.state.quester[BIRTHDAY_CONVOY],
    )
    assert {"wu_yong": 100} == words_of(match)["taels"]
    assert (NO_EVENT, NOBODY) == (match.state.event, match.state.chosen)


@pytest.mark.rules("3.7", "EQ1")
def test_failure_takes_the_penalty_and_keeps_the_card() -> None:
    match = play(questing(CONVOY, AT_F5, RIVAL), "1 attempt quest=birthday_convoy")
    play(match, "chance roll pips=2")
    assert OPEN_QUEST == match.state.event_zone[BIRTHDAY_CONVOY]
    assert {"wu_yong": 1} == words_of(match)["wound"]
    assert (NO_EVENT, NOBODY) == (match.state.event, match.state.chosen)


@pytest.mark.rules("3.7", "3.17")
def test_once_a_chapter() -> None:
    other = event("salt_of_the_river", "open", 1)
    lines = [CONVOY, AT_F5, other, figure(1, "zhang_heng", "h8"), RIVAL]
    match = play(questing(*lines), "1 attempt quest=birthday_convoy", "chance roll pips=1")
    assert "quests" == match.phase
    assert ("3.7", "The birthday convoy has been attempted in this chapter already.") == why_no(
        match, "1 attempt quest=birthday_convoy"
    )[::2]
    assert ["attempt quest=salt_of_the_river", "end_quests"] == choices(match)


@pytest.mark.rules("3.7")
def test_several_quests_in_the_order_the_player_likes_and_one_figure_for_two() -> None:
    lines = [
        event("stolen_armour", "open", 1),
        event("audience_with_li_shishi", "open", 1),
        figure(1, "wu_yong", "f6"),
        RIVAL,
    ]
    match = play(questing(*lines), "1 attempt quest=audience_with_li_shishi", "chance roll pips=9")
    assert ["attempt quest=stolen_armour", "end_quests"] == choices(match)


@pytest.mark.rules("3.7", "3.17", "3.6", "S36")
def test_who_may_not_attempt() -> None:
    fields: list[tuple[dict[str, str | int], str, str]] = [
        ({"exile": "h2"}, "3.6", "Wu Yong is a convict and cannot attempt a quest."),
        ({"prison": 1}, "3.8", "Wu Yong is in prison."),
        ({"opponent": "yang_zhi", "challenger": 1}, "S36", "Wu Yong has a duel to finish."),
    ]
    other = event("tiger_of_the_ridge", "open", 1)
    wu_song = figure(1, "wu_song", "g4")
    for field, rule, sentence in fields:
        foe = figure(2, "yang_zhi", "f5", opponent="wu_yong") if "opponent" in field else RIVAL
        match = questing(CONVOY, other, wu_song, figure(1, "wu_yong", "f5", **field), foe)
        assert (rule, sentence) == why_no(match, "1 attempt quest=birthday_convoy")[::2]
        assert allowed(match, "1 attempt quest=tiger_of_the_ridge")


@pytest.mark.rules("3.7", "3.17")
def test_immobilised_is_no_bar() -> None:
    match = questing(CONVOY, figure(1, "wu_yong", "f5", immobilised=1), RIVAL)
    assert allowed(match, "1 attempt quest=birthday_convoy")


@pytest.mark.rules("3.7", "3.17")
def test_on_the_named_square_only_and_only_an_own_open_quest() -> None:
    lines = [
        CONVOY,
        event("tiger_of_the_ridge", "open", 1),
        event("drunken_monk", "open", 2),
        event("divine_physician", "done", 1),
        figure(1, "wu_song", "g4"),
        figure(1, "wu_yong", "f2"),
        figure(1, "an_daoquan", "j7"),
        figure(2, "li_kui", "f5"),
    ]
    match = questing(*lines)
    assert (
        "3.7",
        {"quest": "birthday_convoy", "square": "f5"},
        "The birthday convoy: no figure of yours stands on Yellow Mud Ridge (F5).",
    ) == why_no(match, "1 attempt quest=birthday_convoy")
    for quest in ("drunken_monk", "divine_physician", "stolen_armour"):
        assert ("3.7", {"quest": quest}) == why_no(match, f"1 attempt quest={quest}")[:2]
    assert ["attempt quest=tiger_of_the_ridge", "end_quests"] == choices(match)


@pytest.mark.rules("3.7", "3.8")
def test_modifiers_count_and_the_favourite_place_does_not() -> None:
    # Li Kui likes forests and F5 is one: Mind 1 - 2 + 3 + 1 (Wu Yong) makes 3.
    seven = figure(1, "li_kui", "f5", "wu_yong lu_junyi song_jiang", wound=1, experience=3)
    match = play(questing(CONVOY, seven), "1 attempt quest=birthday_convoy", "chance roll pips=8")
    assert "quest_done" in told(match)  # 1 - 2 + 3 + 3 brothers + 8
    match = play(questing(CONVOY, seven), "1 attempt quest=birthday_convoy", "chance roll pips=7")
    assert "quest_failed" in told(match)


@pytest.mark.rules("3.7", "3.8", "EQ13")
def test_the_book_may_be_read_in_a_quest() -> None:
    match = questing(CONVOY, figure(1, "wu_yong", "f5", book=1), RIVAL)
    play(match, "1 attempt quest=birthday_convoy", "chance roll pips=1", "1 read_book")
    play(match, "chance roll pips=10")
    assert {"wu_yong": 100} == words_of(match)["taels"]


@pytest.mark.rules("3.7", "S11")
def test_banquets_heal_between_two_quests() -> None:
    match = questing(CONVOY, figure(1, "wu_yong", "f5", wound=1, banquet=1), RIVAL)
    play(match, "1 heal figure=wu_yong")
    assert ["attempt quest=birthday_convoy", "end_quests"] == choices(match)
    assert "wound" not in words_of(match)


@pytest.mark.rules("3.7", "3.8", "S32")
def test_a_failure_can_kill_and_the_quest_stays_open() -> None:
    match = questing(CONVOY, figure(1, "wu_yong", "f5", "song_jiang", wound=2, taels=9), RIVAL)
    play(match, "1 attempt quest=birthday_convoy", "chance roll pips=5")
    zones = words_of(match)["zone"]
    assert ("discard", "discard") == (zones["wu_yong"], zones["song_jiang"])
    assert OPEN_QUEST == match.state.event_zone[BIRTHDAY_CONVOY]


@pytest.mark.rules("3.7", "3.15")
def test_alone_it_is_the_same() -> None:
    match = play(questing(CONVOY, AT_F5, seats=1), "1 attempt quest=birthday_convoy")
    play(match, "chance roll pips=3")
    assert {"wu_yong": 100} == words_of(match)["taels"]
