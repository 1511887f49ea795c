"""Fights and losses are put together of the lines in which they were told, and of no others."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from tabard.drawn.episodes import Episode, episodes, spans
from tabard.engine.events import Events, Part
from tabard.engine.find import find_game, game_names
from tabard.engine.kinds import NUMBER, SEATS
from tabard.engine.languages import find_language, speaking
from tabard.engine.match import Match
from tabard.engine.words import digits

# What somebody does who seeks a fight; all else is chosen by chance.
BOLD = {"attack", "battle", "discover", "explore", "sail", "march", "join"}
MOVES = {"fall_of_rome": 500, "new_world": 1200}
SEEDS = {"fall_of_rome": range(1, 9)}
GAMES = [pytest.param(name, id=name) for name in game_names()]


@cache
def played(name: str, seed: int) -> Match:
    """A game among people who like to fight."""
    game = find_game(name)
    match, choose = Match(game, max(list(game.seats)[:3]), seed=seed), random.Random(seed)
    for _move in range(MOVES.get(name, 900)):
        if match.over:
            break
        seat = match.to_act[0]
        rows = match.rows(seat)
        bold = [row for row in rows if row.verb.word in BOLD]
        match.play(seat, choose.choice(bold or rows))
    return match


def matches(name: str) -> Iterator[Match]:
    for seed in SEEDS.get(name, range(1, 4)):
        yield played(name, seed)


def part_of(match: Match, number: int) -> Part:
    part = match.game.book.events.all[match.told_rows[number][0]].part
    return part or Part()


def is_small_throw(match: Match, number: int) -> bool:
    """Was a die thrown for something that is no scene (how many men are lost to an event)? Then
    nothing that follows counts it."""
    while number < len(match.told_rows) and part_of(match, number).dice:
        number += 1
    part = part_of(match, number) if number < len(match.told_rows) else Part()
    return not (part.opens or part.totals or part.threw or part.is_result)


@pytest.mark.parametrize("name", GAMES)
def test_dice_lie_in_an_episode_that_has_an_opening_and_a_result(name: str) -> None:
    seen = 0
    for match in matches(name):
        told = episodes(match, None)
        within = {n: one for one in told for n in range(one.first, one.last + 1)}
        for number in range(len(match.told_rows)):
            if not part_of(match, number).dice:
                continue
            if name == "new_world" and number not in within:
                assert is_small_throw(match, number)
                continue
            one = within[number]
            going_on = one.last + 1 == len(match.told_rows) or one is told[-1]
            assert one.opening.sentence
            assert one.results or going_on, one.opening.sentence
            seen += 1
    assert seen, "there were fights"


@pytest.mark.parametrize("name", GAMES)
def test_an_episode_shows_each_viewer_what_his_log_shows_and_no_more(name: str) -> None:
    for match in matches(name):
        for viewers in [(), *((seat,) for seat in range(match.state.seats))]:
            log = match.tell(viewers)
            for one in episodes(match, viewers):
                for line in (one.opening, *one.lines, *one.results, *one.followed):
                    assert line.sentence == log[line.number].sentence
                for side in one.sides:
                    for line in side.lines:
                        assert log[line.number].sentence.endswith(line.sentence)
                    for die in side.dice:
                        facts = map(str, log[die.number].facts.values())
                        assert str(die.face) in facts or die.word, "a die that he may see"


@pytest.mark.parametrize("name", GAMES)
def test_episodes_follow_one_another_and_share_no_line(name: str) -> None:
    for match in matches(name):
        last = -1
        for one in episodes(match, ()):
            assert last < one.first <= one.opening.number <= one.last
            last = one.last


def fights(name: str) -> list[Episode]:
    """Those in which both sides have a sum."""
    every = [one for match in matches(name) for one in episodes(match, ())]
    return [
        one for one in every if [side.total for side in one.sides].count(None) == 0 < len(one.sides)
    ]


def test_what_counts_in_a_fight_makes_its_sums() -> None:
    for one in fights("jeanne_darc"):
        for side in one.sides:
            assert any(line.sign for line in side.lines)
            assert len([die for die in side.dice if not die.instead]) >= 1
        if one.results:
            won = [side for side in one.sides if side.won]
            assert len(won) <= 1


def test_the_dice_lie_with_those_who_threw_them() -> None:
    for one in fights("water_margin"):
        for side in one.sides:
            if side.name == "to be reached":
                assert sum(die.face for die in side.dice) in (0, side.total), "two dice, or none"
                continue
            assert len(side.dice) in (1, 2) and all(die.pips in (10, 12, 6) for die in side.dice)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_said_beside_dice_begins_with_its_sign_and_names_nobody_again(
    language: str,
) -> None:
    with speaking(find_language(language)):
        said = [
            line.sentence
            for match in matches("water_margin")
            for one in episodes(match, None)
            for side in one.sides
            for line in side.beside
        ]
    assert said
    for sentence in said:
        assert sentence.startswith("2 "), "its sign stands before it"


def test_a_face_without_a_number_is_a_word() -> None:
    faces = {
        die.word
        for match in matches("fall_of_rome")
        for one in episodes(match, ())
        for die in one.dice
    }
    assert {"Even trade", "Special"} & faces


def test_a_part_that_names_an_unknown_fact_is_refused() -> None:
    with pytest.raises(ValueError, match="fought has no such facts for its part: dyce"):
        Events().add("fought", "1", "", part=Part(dice=("dyce",)), seat=SEATS, dice=NUMBER)


def told_so(*rows: tuple[int, ...]) -> Match:
    """A match in which this was told last, of a game that fights."""
    match = Match("jeanne_darc", seats=2, seed=1)
    match.told_rows = [[*row, *[0] * (6 - len(row))] for row in rows]
    return match


def event(word: str) -> int:
    every = find_game("jeanne_darc").book.events.all
    return next(one.number for one in every if one.word == word)


def test_a_fight_is_told_from_its_opening_to_what_followed() -> None:
    match = told_so(
        (event("turn"), 0),
        (event("attacks"), 0, 3, 4, 1),
        (event("committed"), 0),
        (event("die"), 0, 2),
        (event("die"), 1, 5),
        (event("cards_count"), 0, 9),
        (event("total"), 0, 11),
        (event("total"), 1, 5),
        (event("sign_of_god"), 1),
        (event("die_again"), 1, 6, 5),
        (event("total"), 1, 6),
        (event("city_won"), 0, 3, 1),
        (event("cards_lost"), 1),
        (event("turn_ended"), 0),
        (event("cards_lost"), 1),
    )
    (one,) = episodes(match, ())
    attacker, defender = one.sides
    assert (one.first, one.last) == (1, 12)
    assert [die.face for die in attacker.dice] == [2]
    assert [(die.face, die.instead) for die in defender.dice] == [(5, True), (6, False)]
    assert (attacker.total, defender.total) == (11, 6)
    assert attacker.won and not defender.won
    assert [line.sign for line in attacker.lines] == ["+"]
    assert len(one.results) == len(one.followed) == 1
    assert one.said.count(".") == 3


def test_one_that_has_not_come_out_has_no_result() -> None:
    (one,) = episodes(told_so((event("attacks"), 0, 3, 4, 1), (event("committed"), 0)), ())
    assert not one.results and one.last == 0


def test_a_battle_that_removes_nobody_is_none_with_the_next() -> None:
    """In Fall of Rome each begins anew; in Jeanne d'Arc the same two sides go on."""
    events = {one.word: one for one in find_game("fall_of_rome").book.events.all}
    fought = events["fought"]
    rows = [[fought.number, *[0] * len(fought.facts)]] * 2
    assert len(spans(find_game("fall_of_rome").book.events, rows)) == 2
    attacks = [[event("attacks"), 0, 3, 4, 1]] * 2
    assert len(spans(find_game("jeanne_darc").book.events, attacks)) == 1


def test_a_total_reads_well_of_one_and_of_many() -> None:
    """Soldiers *have* what a bandit *has*."""
    fights = [one for match in matches("water_margin") for one in episodes(match, ())]
    sides = [(one, side) for one in fights for side in one.sides if side.total is not None]
    assert any(side.name == "soldiers" for _one, side in sides)
    assert all(
        f"{side.name}: {digits(side.total)}" in one.came for one, side in sides if not side.goal
    )


def test_a_duel_says_on_which_characteristic_it_is_fought() -> None:
    fought = [
        one
        for match in matches("water_margin")
        for one in episodes(match, ())
        if " attacks " in one.opening.sentence and one.results
    ]
    assert fought
    assert all(" challenges " in one.over[-1].sentence for one in fought)


def test_soldiers_who_kill_are_told_without_a_side_that_stands_alone() -> None:
    killed = [
        one
        for match in matches("water_margin")
        for one in episodes(match, ())
        if one.opening.sentence.startswith("Soldiers kill")
    ]
    assert killed and not any(one.sides for one in killed)


def test_what_did_not_come_about_is_no_scene() -> None:
    """Aragon would have come for a city that nobody owns: nothing was thrown, nothing is lost."""
    for match in matches("jeanne_darc"):
        told = [row.event for row in match.tell(None, 0)]
        for one in episodes(match, None):
            left_alone = "left_alone" in told[one.first : one.last + 1]
            assert not (left_alone and one.is_a_scene), one.said
