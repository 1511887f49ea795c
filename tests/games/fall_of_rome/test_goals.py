"""The ends of the game as people see them coming, the parts of a turn, and how moves are said."""

from __future__ import annotations

import pytest

from tabard.drawn.scene import Goal, Scene, scene_of
from tabard.drawn.speaking import move_said
from tabard.engine.actions import Verb
from tabard.engine.kinds import OPEN
from tabard.engine.match import Match
from tabard.engine.moves import read_move
from tabard.games.fall_of_rome import GAME
from tabard.games.fall_of_rome.components import board as printed
from tabard.games.fall_of_rome.components.cards import CITY_CARDS
from tabard.games.fall_of_rome.ending import ENDINGS
from tests.games.asking import play

from .board import board
from .scenes import PHASE_3, REVOLT, W4, W5, W5_LATE, deck, now

EVENTS = [verb for verb in GAME.verbs if "effect" in dict(verb.fields)]
CORRUPT = "1 carpe_diem effect=corrupt"
EIGHT_CARDS = CITY_CARDS.words[:8]


def scene(match: Match) -> Scene:
    """What a spectator sees."""
    found = scene_of(match, ())
    assert found
    return found


def goal(match: Match, rule: str) -> Goal:
    """The goal of a rule."""
    return next(goal for goal in scene(match).goals if goal.rule == rule)


def said(words: str) -> str:
    """A move in a sentence."""
    return move_said(board(), read_move(GAME.actions, words))


def test_every_ending_is_a_goal_and_the_win_stands_first() -> None:
    goals = scene(board("decline = 3\n")).goals
    assert {ending.rule for ending in ENDINGS} == {goal.rule for goal in goals}
    assert [True, False, False, False, False] == [goal.won for goal in goals]


@pytest.mark.rules("64", "59")
def test_seven_steps_of_decline_are_seven_of_eight_and_nearest() -> None:
    near = scene(board("decline = 7\n")).goals[1]
    assert ("64", 7, 8) == (near.rule, near.at, near.last)
    assert 0 == goal(board(), "64").at


@pytest.mark.rules("66", "2.10")
def test_allies_and_absent_tribes_count_for_the_win_and_enemies_are_named() -> None:
    text = "allied = {huns = 1}\ncubes = {roma = {huns = 1}, tingi = {vandals = 2}}\n"
    win = goal(board(text), "66")
    far = "Enemies on the board: Vandals 2. An alliance costs cards of the tribe: Vandals 5."
    assert (4, 5, far) == (win.at, win.last, win.far)


@pytest.mark.rules("2.14", "66")
def test_where_roma_must_be_free_that_is_one_thing_more() -> None:
    text = "allied = {huns = 1}\ncubes = {roma = {huns = 1}}\n"
    held = goal(board(text, caput_mundi="on"), "2.14")
    assert (5, 6, "Barbarians are in Roma.") == (held.at, held.last, held.far)
    text = "cubes = {tingi = {vandals = 2}}\n"
    assert (5, 6) == (goal(board(text, caput_mundi="on"), "2.14").at, 6)


@pytest.mark.rules("65", "58")
def test_the_most_barbarians_of_one_tribe_threaten_roma() -> None:
    text = "cubes = {roma = {huns = 1, vandals = 3}}\nlegions = {roma = 1}\n"
    roma = goal(board(text), "65")
    assert (3, 4) == (roma.at, roma.last)
    assert "In Roma: Vandals 3, Huns 1. 1 legion defends it." == roma.far
    assert (0, "") == (goal(board(), "65").at, goal(board(), "65").far)


@pytest.mark.rules("2.9", "4.2")
def test_the_tribe_with_the_fewest_left_is_named_unless_that_loses_nothing() -> None:
    text = "cubes = {roma = {ostrogoths = 3}, tingi = {huns = 3}, genua = {huns = 1}}\n"
    cubes = goal(board(text), "2.9")
    assert (3, 14) == (cubes.at, cubes.last)
    assert "Nearest to it: Ostrogoths, 11 of 14 left." == cubes.far
    assert "2.9" not in [g.rule for g in scene(board(text, exhausted_cubes="ignored")).goals]


@pytest.mark.rules("63", "2.2.13")
def test_the_cards_of_the_player_deck_are_counted() -> None:
    unseen = deck("roma_huns", "genua_franks", piles=(2,), revolts=(0,))
    left = goal(board(unseen), "63")
    # two players: 49 city cards, 4 events and 6 revolts, less 8 in hand
    assert (49, 51, "2 cards are left; a turn takes 2.") == (left.at, left.last, left.far)
    fresh = Match(GAME, 4, seed=1)
    assert (0, 53) == (goal(fresh, "63").at, goal(fresh, "63").last)


@pytest.mark.rules("1")
@pytest.mark.parametrize(
    ("text", "here"),
    [("", 0), (W5, 0), (REVOLT, 1), (now('"over_limit"'), 1), (PHASE_3, 2), (W4, 2), (W5_LATE, 2)],
)
def test_it_is_seen_which_part_of_a_turn_goes_on(text: str, here: int) -> None:
    shown = scene(board(text, held=EIGHT_CARDS))
    assert ("Actions", "Draw 2 cards", "Invade cities") == shown.course
    assert here == shown.here


def test_before_the_first_turn_and_after_the_last_no_part_goes_on() -> None:
    assert OPEN == scene(Match(GAME, 2, seed=1)).here
    lost = play(board("decline = 7\n" + 'card_place.carpe_diem = "hand_1"\n'), CORRUPT)
    assert lost.over
    assert OPEN == scene(lost).here


@pytest.mark.rules("2.11.9", "59")
@pytest.mark.parametrize("verb", EVENTS, ids=lambda verb: verb.word)
def test_a_corrupt_event_says_what_it_costs(verb: Verb) -> None:
    for values in ("effect=normal", "effect=corrupt"):
        rest = [f"{key}={kind.word(kind.first)}" for key, kind in verb.fields[1:]]
        words = said(" ".join([verb.word, values, *rest]))
        assert ("1 step of decline" in words) == ("corrupt" in values), words
    assert "8 steps of decline" in GAME.says.asked(verb, "effect")


@pytest.mark.rules("28", "3.1")
def test_an_alliance_says_its_printed_price() -> None:
    for tribe in range(printed.TRIBES):
        words = said(f"forge_alliance tribe={printed.TRIBES.word(tribe)}")
        name, cards = printed.TRIBES.name(tribe), printed.CARDS_TO_ALLY[tribe]
        assert f"Forge an alliance with the {name} for {cards} cards of their colour" == words


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("march city=genua legions=0", "March to Genua alone"),
        ("march city=genua legions=1", "March to Genua with 1 legion"),
        ("march city=genua legions=3", "March to Genua with 3 legions"),
        (
            "si_vis_pacem effect=normal city=brundisium from_city=none pawn=none legions=0",
            "Si vis pacem: a fort for Brundisium from the supply",
        ),
        (
            "si_vis_pacem effect=corrupt city=brundisium from_city=roma pawn=2 legions=1",
            "Si vis pacem, corrupt (1 step of decline): a fort for Brundisium from Roma, and the"
            " pawn of seat 2 goes there with 1 legion",
        ),
        ("build_fort card=roma_huns from_city=none", "Build a fort in your city, from the supply:"),
    ],
)
def test_what_is_none_and_what_is_one_reads_as_people_say_it(words: str, sentence: str) -> None:
    assert said(words).startswith(sentence)
    assert "none" not in said(words)
