"""Chapters "End check", "Winner" and "Solo" (3.13 to 3.15)."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tabard.games.water_margin.components.bandits import BANDITS
from tests.games.asking import story, told, words_of

from .board import board, deck_is, event, figure, gang


def some(count: int, first: int = 0) -> str:
    """So many bandits, from this one on."""
    return " ".join(BANDITS.words[first : first + count])


def checked(*lines: str, **how: object) -> Match:
    return board(*lines, phase="end_check", **how)  # type: ignore[arg-type]


def ending(match: Match) -> str:
    assert match.over
    return match.game.endings[match.state.ended - 1].word


def places(match: Match) -> list[int]:
    return [match.game.place(match.state, seat) for seat in range(match.state.seats)]


def scores(match: Match) -> list[int]:
    return [match.game.score(match.state, seat) for seat in range(match.state.seats)]


# --- the end check -------------------------------------------------------------------------------


@pytest.mark.rules("3.13", "S37", "G12", "R8", "3.14", "5.15")
def test_a_gang_of_ten_ends_the_game_and_wins() -> None:
    match = checked(
        "chapter = 9",
        gang(1, "h5", some(10)),
        gang(2, "l5", some(7, 10)),
        gang(3, "c5", some(4, 20)),
        seats=3,
    )
    assert "great_gang" == ending(match)
    assert ([1, 2, 3], [10, 7, 4]) == (places(match), scores(match))


@pytest.mark.rules("3.1", "3.13")
def test_end_gang_says_how_large_it_must_be() -> None:
    nine = gang(1, "h5", some(9))
    assert not checked(nine).over
    assert "great_gang" == ending(checked(nine, end_gang="9"))
    assert not checked(gang(1, "h5", some(39)), end_gang="40").over


@pytest.mark.rules("3.13")
def test_an_empty_deck_ends_the_game() -> None:
    match = checked(gang(1, "h5", some(2)), deck_is("", some(2)))
    assert "no_bandit_left" == ending(match)
    assert not checked(gang(1, "h5", some(2)), deck_is("shi_qian", some(2))).over


@pytest.mark.rules("3.1", "3.13")
def test_the_last_chapter_ends_the_game() -> None:
    assert "last_chapter" == ending(checked("chapter = 15"))
    assert not checked("chapter = 14").over
    assert "last_chapter" == ending(checked("chapter = 3", end_chapter="3"))


@pytest.mark.rules("3.12", "3.13")
def test_the_alert_rises_once_where_a_gang_has_six() -> None:
    two = [gang(1, "h5", some(6)), gang(2, "l5", some(7, 10))]
    match = checked(*two, "alert = 2")
    assert 3 == match.state.alert
    assert 2 == checked(gang(1, "h5", some(5)), "alert = 2").state.alert
    assert 9 == checked(*two, "alert = 9").state.alert
    assert 0 == checked(*two, alert="off").state.alert


@pytest.mark.rules("3.5", "3.13")
@pytest.mark.parametrize(("first", "left_of_it"), [(1, 2), (2, 3), (3, 1)])
def test_the_next_chapter_is_one_later_and_its_first_player_sits_to_the_left(
    first: int, left_of_it: int
) -> None:
    match = checked("chapter = 4", seats=3, first=first)
    assert (5, left_of_it - 1) == (match.state.chapter, match.state.first_seat)
    assert match.to_act == (6,)  # a bandit arrives


@pytest.mark.rules("3.13", "3.7")
def test_effects_and_marks_of_the_chapter_end() -> None:
    marks = dict.fromkeys("moved bought tried book_used armour_used swift".split(), 1)
    match = checked(
        figure(1, "shi_jin", "a1", taels=5, wound=1, book=1, armour=1, **marks),
        event("imperial_envoy", "in_force"),
        event("birthday_convoy", "open", 1, attempted=1),
    )
    words = words_of(match)
    assert not {*marks, "attempted"} & set(words)
    assert {"imperial_envoy": "discard", "birthday_convoy": "open"} == words["event_zone"]
    assert ({"shi_jin": 5}, {"shi_jin": 1}) == (words["taels"], words["wound"])


# --- who wins ------------------------------------------------------------------------------------


@pytest.mark.rules("3.14", "5.15")
def test_equal_gangs_are_parted_by_their_treasures() -> None:
    match = checked(
        "chapter = 15",
        gang(1, "h5", some(6), 40),
        gang(2, "l5", some(6, 40), 75),
        gang(3, "c5", some(5, 80), 99),
        seats=3,
    )
    assert [2, 1, 3] == places(match)
    assert match.game.scored
    said = [[one.sentence for one in match.game.scored(match.state, seat)] for seat in range(3)]
    assert ["6 members of the gang", "treasure: 75 taels"] == said[1]
    assert ["treasure: 40 taels"] == said[0][1:] and ["5 members of the gang"] == said[2]


@pytest.mark.rules("3.14")
def test_then_by_quests_then_by_stars_of_heaven_and_then_they_share() -> None:
    one, two = gang(1, "h5", some(2, 34)), gang(2, "l5", some(2, 40))  # rank 35 and 36
    quest = event("birthday_convoy", "done", 2)
    assert [2, 1] == places(checked("chapter = 15", one, two, quest))
    assert [1, 2] == places(checked("chapter = 15", one, two))
    assert [1, 1] == places(checked("chapter = 15", gang(1, "h5", some(2, 36)), two))


@pytest.mark.rules("3.14")
def test_with_no_gang_at_all_the_bandits_on_the_board_count() -> None:
    match = checked(
        "chapter = 15", figure(1, "shi_jin", "a1", "chen_da yang_chun"), figure(2, "li_jun", "b1")
    )
    assert ([1, 2], [3, 1]) == (places(match), scores(match))
    # With one gang on the table they count for nothing.
    match = checked(
        "chapter = 15", figure(1, "shi_jin", "a1", "chen_da yang_chun"), gang(2, "l5", "wu_yong")
    )
    assert ([2, 1], [0, 1]) == (places(match), scores(match))


@pytest.mark.rules("3.14", "3.1")
def test_prestige_counts_stars_treasure_and_quests_but_no_figures() -> None:
    match = checked(
        "chapter = 15",
        gang(1, "h5", some(2, 35), 99),  # ranks 36 and 37
        figure(1, "li_jun", "a1"),
        event("birthday_convoy", "done", 1),
        gang(2, "l5", some(5, 50)),
        scoring="prestige",
    )
    assert ([3 + 1 + 2, 5], [1, 2]) == (scores(match), places(match))


@pytest.mark.rules("3.14")
def test_equal_prestige_is_parted_by_the_gang_then_by_the_treasure() -> None:
    lines = ["chapter = 15", gang(1, "h5", some(1), 49), gang(2, "l5", some(2, 50))]
    assert [2, 1] == places(checked(*lines, scoring="prestige"))
    lines = ["chapter = 15", gang(1, "h5", some(1), 49), gang(2, "l5", some(1, 1), 48)]
    assert [1, 2] == places(checked(*lines, scoring="prestige"))
    lines = ["chapter = 15", gang(1, "h5", some(1), 49), gang(2, "l5", some(1, 1), 49)]
    assert [1, 1] == places(checked(*lines, scoring="prestige"))


# --- alone ---------------------------------------------------------------------------------------


@pytest.mark.rules("3.15")
@pytest.mark.parametrize(
    ("size", "word", "won"),
    [
        (0, "forgotten", False),
        (3, "forgotten", False),
        (4, "on_the_run", False),
        (5, "on_the_run", False),
        (6, "masters", False),
        (7, "masters", False),
        (8, "heroes", True),
        (9, "heroes", True),
        (10, "stars", True),
    ],
)
def test_alone_the_gang_is_the_result(size: int, word: str, won: bool) -> None:
    match = checked("chapter = 15", *([gang(1, "h5", some(size))] if size else []), seats=1)
    assert word == ending(match)
    assert won == match.game.endings[match.state.ended - 1].won


@pytest.mark.rules("3.15", "3.12")
def test_alone_the_alert_rises_even_where_the_option_is_off() -> None:
    match = checked(gang(1, "h5", some(6)), seats=1, alert="off")
    assert 1 == match.state.alert
    assert not told(match) and not story(match)
