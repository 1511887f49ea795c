"""The crown as people see it coming, what counts and what ends the game, the phases of a round; and
how moves are said."""

from __future__ import annotations

import random

import pytest

from tabard.drawn.scene import Goal, Scene, scene_of
from tabard.drawn.speaking import move_said
from tabard.engine.kinds import HIDDEN, OPEN
from tabard.engine.match import Match
from tabard.engine.moves import read_move
from tabard.games.jeanne_darc import GAME
from tabard.games.jeanne_darc.components import pieces

from .board import board, cards, cities, stack


def scene(match: Match, *viewers: int) -> Scene:
    """What these seats see; a spectator without any."""
    found = scene_of(match, viewers)
    assert found
    return found


def goal(match: Match, rule: str, won: bool | None = None) -> Goal:
    """The goal of a rule that wins, loses or only counts."""
    return next(g for g in scene(match).goals if (g.rule, g.won) == (rule, won))


def said(words: str) -> str:
    """A move in a sentence."""
    return move_said(board(LED), read_move(GAME.actions, words))


LED = 'faction = {1 = "navarre", 2 = "france", 3 = "england"}\n'
HELD = LED + cities(1, "paris", "rouen", "caen") + cities(2, "dijon", "lyon", "nancy")


@pytest.mark.rules("132", "3")
def test_throne_points_and_influence_left_make_the_score_of_each() -> None:
    match = board(LED + "throne = {1 = 4, 2 = 1}\ninfluence = {1 = 2, 2 = 6, 3 = 0}\n")
    assert ((0, 6), (1, 7), (2, 0)) == goal(match, "132", won=True).seats
    match = board(LED + "throne = {1 = 4, 2 = 1}\n", influence="throne")
    assert ((0, 4), (1, 1), (2, 0)) == goal(match, "3", won=True).seats


@pytest.mark.rules("132", "1")
def test_two_who_lead_two_factions_each_have_one_score_each() -> None:
    match = board("throne = {1 = 4, 2 = 1, 3 = 2}\n", seats=4, two_p="two_factions")
    scores = goal(match, "132", won=True).seats
    assert [0, 1] == [seat for seat, _score in scores]
    assert scores[0][1] - scores[1][1] == 5  # 4 and 2 against 1


@pytest.mark.rules("125", "126")
def test_what_this_round_would_bring_is_told_of_each() -> None:
    assert "As the cities stand now: Navarre 3, France 2." == goal(board(HELD), "126").far
    assert "" == goal(board(LED + cities(1, "rouen")), "126").far


@pytest.mark.rules("130", "131")
@pytest.mark.parametrize(
    ("reading", "rule", "last", "words"),
    [
        ("8-10", "131", 10, "after round 8 on a die of 1 or 2, after round 9 on 1 to 4"),
        ("6-10", "130", 10, "after round 6 on a die of 1, and so on to round 9 on 1 to 4"),
        ("9", "130", 9, "The game ends after round 9."),
    ],
)
def test_it_is_seen_when_the_game_can_end(reading: str, rule: str, last: int, words: str) -> None:
    end = goal(board(LED + "round = 7\n", end=reading), rule)
    assert (7, last) == (end.at, end.last)
    assert words in end.sentence
    assert f"{last - 7} more rounds at most." == end.far


@pytest.mark.rules("133")
def test_equal_scores_say_who_would_be_ahead() -> None:
    castle = LED + cities(1, "rouen") + cities(2, "caen 4") + cities(3, "lille")
    assert "Equal now; France is ahead by castles." == goal(board(castle), "133").far
    assert "" == goal(board(castle + "throne.1 = 1\n"), "133").far
    assert "Equal now in all of these." == goal(board(LED), "133").far


@pytest.mark.rules("134")
def test_only_where_players_can_be_out_that_is_a_way_to_lose() -> None:
    assert [] == [g for g in scene(board(HELD)).goals if g.rule == "134"]
    held = HELD + cities(3, "lille")
    lost = goal(board(held, wiped="out"), "134", won=False)
    assert (2, 3, "Nearest to it: England, with 1 city.") == (lost.at, lost.last, lost.far)
    alone = goal(board(HELD, wiped="out"), "134")
    assert (1, 2) == (alone.at, alone.last)
    before = Match(GAME, 3, 1, {"wiped": "out"})  # nobody has a city yet, and nobody is out
    assert [] == [g for g in scene(before).goals if g.rule == "134"]


@pytest.mark.rules("10")
@pytest.mark.parametrize(
    ("now", "here"),
    [
        ("politics 1", 1),
        ("ambassadors 1", 2),
        ("buying 1", 3),
        ("uprising 1", 5),
        ("expansion 1", 6),
        ("combat 1", 6),
    ],
)
def test_it_is_seen_which_phase_of_the_round_goes_on(now: str, here: int) -> None:
    later = "status = 'peace'\ncoins.1 = 5\n" + cards("hand_1", "ram 2")
    out = "drawn_now.uprising = 1\ndrawn.uprising = 1\n" if here == 5 else ""
    match = board(HELD + (later if here > 1 else "") + out + stack(now))
    assert here == scene(match).here
    assert "Combat cards" == scene(match).course[2]
    assert 8 == len(scene(match).course)


def test_while_factions_are_chosen_no_phase_goes_on() -> None:
    assert OPEN == scene(Match(GAME, 3, seed=1)).here


@pytest.mark.rules("1.13")
@pytest.mark.parametrize("wiped", ["stays", "out"])
def test_nothing_secret_shows_in_what_a_seat_sees_of_the_goals(wiped: str) -> None:
    match, choose = Match(GAME, 3, 5, {"wiped": wiped}), random.Random(5)
    for _turn in range(250):
        if match.over:
            break
        seat = match.to_act[0]
        match.play(seat, choose.choice(match.rows(seat)))
        seen = [scene(match, *viewers) for viewers in ((), (0,), (1,), (2,), (0, 1, 2))]
        assert all(other.goals == seen[0].goals for other in seen)
        assert all(other.here == seen[0].here for other in seen)
        assert str(HIDDEN) not in repr(seen[0].goals)


@pytest.mark.rules("49", "50", "51")
def test_what_is_bought_says_its_printed_price() -> None:
    assert f"Buy a card for {pieces.CARD_PRICE} coins" == said("buy_card")


@pytest.mark.rules("36", "37")
def test_a_vote_says_what_it_brings() -> None:
    assert "Vote for war: 6 cards each, 2 events, any number of attacks" == said("vote vote=war")
    assert "Vote for peace: 4 cards each, 1 event, 1 attack each" == said("vote vote=peace")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("attack base=orleans target=paris way=road", "Attack Paris from Orléans"),
        ("attack base=bruges target=calais way=sea", "Land at Calais from Bruges"),
        ("attack base=orleans target=paris way=ride", "Ride from Orléans against Paris"),
        (
            "attack_with first=ram second=cannon influence=1 extra=none",
            "Attack with ram, cannon and 1 influence point",
        ),
        (
            "attack_with first=none second=none influence=2 extra=hero_traitor",
            "Attack with 2 influence points, plus the hero and a traitor",
        ),
        (
            "attack_with first=ram second=none influence=0 extra=engineer",
            "Attack with ram, plus an engineer",
        ),
        ("attack_with first=ram second=none influence=0 extra=none", "Attack with ram alone"),
        ("defend_with card=used_ram influence=0 extra=hero", "Defend with used ram, plus the hero"),
        ("defend_with card=none influence=0 extra=none", "Defend by the city's defences alone"),
        ("hold_with card=none influence=2 extra=none", "Hold the city with 2 influence points"),
        ("hold_with card=none influence=0 extra=hero", "Hold the city with the hero"),
        (
            "hold_with card=none influence=1 extra=hero",
            "Hold the city with 1 influence point, plus the hero",
        ),
        ("sail_with card=none influence=2", "Commit only 2 influence points at sea"),
        ("sail_with card=none influence=0", "Commit nothing at sea"),
        (
            "offer to=2 give=paris want=dijon coins=no_coins reason=none place=none",
            "Offer to France: Paris for Dijon",
        ),
        (
            "offer to=2 give=none want=none coins=ask_1 reason=none place=none",
            "Offer to France: ask for 1 coin",
        ),
        (
            "offer to=2 give=none want=none coins=pay_3 reason=for_attacking place=lyon",
            "Offer to France: pay 3 coins; whoever is paid attacks Lyon",
        ),
        (
            "offer to=2 give=paris want=dijon coins=pay_3 reason=for_sparing_me place=none",
            "Offer to France: Paris for Dijon, pay 3 coins; whoever is paid does not attack",
        ),
    ],
)
def test_what_is_none_and_what_is_one_reads_as_people_say_it(words: str, sentence: str) -> None:
    assert said(words).startswith(sentence)
    assert "none" not in said(words)
