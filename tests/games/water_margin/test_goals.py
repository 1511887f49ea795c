"""What wins and what loses, how far it is, and what goes on (3.5, 3.13 to 3.15)."""

from __future__ import annotations

import random

import pytest

from tabard.drawn.scene import Goal, Scene, scene_of
from tabard.engine.find import find_game
from tabard.engine.match import Match
from tabard.games.water_margin.components.bandits import BANDITS

from .board import board, deck_is, event, figure, gang


def some(count: int, first: int = 0) -> str:
    """So many bandits, from this one on."""
    return " ".join(BANDITS.words[first : first + count])


def scene(match: Match, *viewers: int) -> Scene:
    drawn = scene_of(match, viewers)
    assert drawn is not None
    return drawn


def goal(match: Match, words: str) -> Goal:
    """The one goal whose sentence has these words."""
    (found,) = [one for one in scene(match, 0).goals if words in one.sentence]
    return found


@pytest.mark.rules("3.14", "R8")
def test_the_largest_gang_wins_and_without_one_the_bandits_on_the_board() -> None:
    match = board(gang(1, "h5", some(4)), gang(2, "l5", some(2, 10)), figure(2, "li_kui", "g5"))
    largest = goal(match, "Your gang is the largest")
    assert (True, "3.14", ((0, 4), (1, 2)), "") == (
        largest.won, largest.rule, largest.seats, largest.far,
    )  # fmt: skip
    none = goal(board(figure(1, "li_kui", "g5", "shi_jin")), "Your gang is the largest")
    assert ((0, 2), (1, 0)) == none.seats
    assert "No gang yet: bandits on the board count instead." == none.far


@pytest.mark.rules("3.14", "3.1")
def test_by_the_option_the_highest_prestige_wins() -> None:
    match = board(gang(1, "h5", "song_jiang shi_qian", 120), scoring="prestige")
    assert ((0, 5), (1, 0)) == goal(match, "You have the highest prestige").seats
    assert "larger gang wins" in goal(match, "Among equal prestige").sentence
    assert (0, "members: 2, treasure: 120") == goal(match, "Among equal prestige").each[0]


@pytest.mark.rules("3.14")
def test_among_equals_treasure_quests_and_stars_of_heaven_decide() -> None:
    done = event("birthday_convoy", "done", 1)
    tie = goal(board(gang(1, "h5", "song_jiang shi_qian", 85), done), "Among equal gangs")
    assert tie.each == (
        (0, "treasure: 85, quests done: 1, members of rank 1 to 36: 1"),
        (1, "treasure: 0, quests done: 0, members of rank 1 to 36: 0"),
    )


@pytest.mark.rules("3.13", "3.1")
def test_each_end_of_the_game_says_how_far_it_is() -> None:
    match = board(gang(1, "h5", some(3)), "chapter = 4", end_gang="12", end_chapter="9")
    gangs, deck = goal(match, "a gang has 12 members"), goal(match, "the deck of bandits runs out")
    chapters = goal(match, "after chapter 9")
    assert (3, 12, "The largest gang has 3.") == (gangs.at, gangs.last, gangs.far)
    assert (3, 108, "105 bandits are left.") == (deck.at, deck.last, deck.far)
    assert (4, 9, "5 more chapters are to come.") == (chapters.at, chapters.last, chapters.far)
    assert {None} == {gangs.won, deck.won, chapters.won}
    last = goal(board("chapter = 9", end_chapter="9"), "after chapter 9")
    assert "This is the last chapter." == last.far


@pytest.mark.rules("3.13")
def test_the_nearest_end_comes_first() -> None:
    def ends(match: Match) -> list[str]:
        return [one.sentence for one in scene(match).goals if one.rule == "3.13"]

    assert "after chapter 15" in ends(board("chapter = 13"))[0]
    assert "a gang has 10 members" in ends(board(gang(1, "h5", some(9)), "chapter = 13"))[0]
    emptied = board(deck_is("shi_qian"), "chapter = 13")
    assert "deck of bandits runs out" in ends(emptied)[0]


@pytest.mark.rules("3.15")
@pytest.mark.parametrize(
    ("members", "now"),
    [(3, "Forgotten"), (4, "A troop on the run"), (7, "Masters of a mountain"), (8, "Victory"),
     (9, "Victory"), (10, "Great victory")],
)  # fmt: skip
def test_alone_the_size_of_the_gang_is_the_result(members: int, now: str) -> None:
    match = board(gang(1, "h5", some(members)), seats=1)
    results = [one for one in scene(match, 0).goals if one.rule == "3.15"]
    assert [True, True, False, False, False] == [one.won for one in results]
    (ends_so,) = [one for one in results if one.far]
    assert ends_so.sentence.startswith(now)
    assert ends_so in results[:2] or ends_so == results[2]  # of the defeats it comes first
    assert (min(members, 8), 8) == (results[0].at, results[0].last)


@pytest.mark.rules("3.5", "S37")
def test_the_course_names_the_phases_and_the_one_that_goes_on() -> None:
    drawn = scene(board(figure(1, "lin_chong", "g5")))
    assert ("Voyage", 7) == (drawn.course[drawn.here], len(drawn.course))
    drawn = scene(board(figure(1, "lin_chong", "h5", entered=1), phase="refuge"))
    assert "Refuge" == drawn.course[drawn.here]
    assert "Incidents" == drawn.course[2]


@pytest.mark.rules("3.5")
def test_bandits_who_are_put_down_in_a_chapter_arrive() -> None:
    match, choose = Match(find_game("water_margin"), 3, seed=3), random.Random(3)
    while match.phase != "place_bandit" or match.state.chapter == 0:
        match.play(match.to_act[0], choose.choice(match.rows(match.to_act[0])))
    drawn = scene(match)
    assert "Arrival" == drawn.course[drawn.here]


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_every_seat_reads_the_same_goals_all_game_long(seats: int) -> None:
    """Nothing is hidden but the order of the decks, so every view tells as much as the table."""
    match, choose = Match(find_game("water_margin"), seats, seed=seats), random.Random(seats)
    for number in range(600):
        if match.over:
            break
        match.play(match.to_act[0], choose.choice(match.rows(match.to_act[0])))
        if number % 100 == 0:
            own = [scene(match, seat).goals for seat in range(seats)]
            assert [scene(match).goals] * seats == own
            assert all(one.sentence and one.rule for one in own[0])
