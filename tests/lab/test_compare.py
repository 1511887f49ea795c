"""Differences that are planted are found as often as promised, and those that are not there seldom.

Counts, on outcomes that are drawn: the same ones every time.
"""

from __future__ import annotations

import json
import math
import re
from contextlib import nullcontext

import numpy as np
import pytest

from tabard.cli.main import run
from tabard.engine.find import find_game
from tabard.lab.answer import answer, names
from tabard.lab.compare import Comparison, Difference, Setting, compare, compared, games_needed
from tabard.lab.compared import rows
from tabard.lab.games import Games

from .made_up import made_up

JEANNE, ROME, TWO = "jeanne_darc", "fall_of_rome", ("bot:random", "bot:greedy")


def drawn(seed: int, games: int, wins: float = 0.3) -> Games:
    """Games of which the second bot wins so many, with an ending that is seldom and moves that lie
    askew."""
    chance = np.random.default_rng(seed)
    return made_up(
        np.where(chance.random(games) < 0.04, 2, 1),
        wins=(chance.random(games) >= 1 - wins).astype(int),
        moves=chance.gamma(4.0, 20.0, games).round(),
    )


def figure(found: Comparison, what: str, of: str = "") -> Difference:
    (one,) = (each for each in found.differences if (each.what, each.of) == (what, of))
    return one


def test_each_figure_is_asked_once() -> None:
    found = compared(drawn(1, 50), drawn(2, 50))
    asked = [(each.what, each.of) for each in found.differences]
    assert asked == [
        ("wins", "1"), ("score", "1"), ("score", "2"), ("length", ""), ("ending", "across"),
        ("ending", "night"),
    ]  # fmt: skip
    assert "Bonferroni" == found.correction
    assert [each["sure"] for each in found.rows()] == [each.sure for each in found.differences]


def test_where_all_win_together_there_is_one_figure_of_wins() -> None:
    one, other = (
        made_up([end] * 40, wins=[0] * 40, moves=[5] * 40, together=True) for end in (1, 2)
    )
    found = compared(one, other)
    assert ["wins", "length", "ending", "ending"] == [each.what for each in found.differences]
    assert (1.0, 0.0, -1.0) == (
        found.differences[0].a,
        found.differences[0].b,
        found.differences[0].by,
    )
    assert found.differences[0].sure and not figure(found, "length").sure


def test_what_chance_did_to_both_falls_away() -> None:
    one = drawn(1, 200)
    other = made_up(one.ended, wins=one.places[:, 1] == 1, moves=one.moves + 1)
    length = figure(compared(one, other), "length")
    assert (1.0, 1.0, 1.0) == (length.by, length.low, length.high) and length.sure


def test_what_was_never_seen_can_be() -> None:
    """Fifty games without an ending do not show that it never comes."""
    one = made_up([1] * 50, wins=[0] * 50, moves=[5] * 50)
    across = figure(compared(one, one), "ending", "across")
    assert across.by == 0 and -0.12 < across.low < -0.04 and 0.04 < across.high < 0.12


def test_few_games_show_little() -> None:
    for games in (1, 2):
        found = compared(drawn(1, games), drawn(2, games))
        assert not any(each.sure for each in found.differences)
    unfinished = made_up([0, 0], wins=[0, 0], moves=[5, 5])
    assert not figure(compared(unfinished, unfinished), "score", "1").sure


def test_a_thing_compared_with_itself_differs_in_five_of_a_hundred_cases() -> None:
    """Of each figure the interval holds the truth in 93 to 97 of 100 cases, and that of all at once
    is wrong somewhere in no more than 5."""
    runs, games = 1500, 200
    pairs = [compared(drawn(2 * n, games), drawn(2 * n + 1, games)) for n in range(runs)]
    for what, of in (("wins", "1"), ("score", "1"), ("length", "")):
        each = [figure(found, what, of) for found in pairs]
        held = sum(one.alone_low <= 0 <= one.alone_high for one in each) / runs
        assert 0.93 <= held <= 0.97, (what, held)
    wrong = sum(any(one.sure for one in found.differences) for found in pairs) / runs
    assert wrong <= 0.05 + 2 * math.sqrt(0.05 * 0.95 / runs)


def test_two_points_are_found_with_the_promised_number_of_games() -> None:
    tried = figure(compared(drawn(1, 1000), drawn(2, 1000, 0.32)), "wins", "1")
    spread = math.sqrt(0.3 * 0.7 + 0.32 * 0.68)
    promised = games_needed(0.02, spread, figures=6)
    assert promised is not None and 15_000 < promised < 25_000 and tried.needed
    runs = 120
    found = [
        figure(compared(drawn(2 * n, promised), drawn(2 * n + 1, promised, 0.32)), "wins", "1")
        for n in range(runs)
    ]
    times = sum(one.sure and one.by < 0 for one in found)
    assert 0.9 * runs - 10 <= times <= 0.9 * runs + 10


def test_nothing_to_be_seen_needs_no_number() -> None:
    assert games_needed(0.0, 1.0) is None and games_needed(0.1, 0.0) is None
    fewer, more = games_needed(0.1, 1.0), games_needed(0.05, 1.0)
    assert fewer and more and 4 * fewer - 4 <= more <= 4 * fewer


@pytest.mark.compiled
def test_the_same_setting_on_the_same_chance_plays_the_same_games() -> None:
    same = Setting(TWO)
    found = compare(find_game(JEANNE), same, same, 30)
    assert 30 == found.games and all(each.by == 0 for each in found.differences)


@pytest.mark.compiled
def test_it_goes_on_until_it_is_sure_enough_and_no_longer() -> None:
    game = find_game(ROME)
    settings = [Setting(["bot:greedy"] * 2, {"difficulty": d}) for d in ("introductory", "heroic")]
    some = compare(game, *settings, 5000, until=0.2)
    first = some.differences[0]
    assert some.games < 5000 and first.high - first.low < 0.2
    assert some == compare(game, *settings, some.games)
    bound = compare(game, *settings, 40, until=0.001)
    assert 40 == bound.games


@pytest.mark.compiled
def test_better_bots_win_more_whoever_thinks() -> None:
    game = find_game(JEANNE)
    found = compare(
        game, Setting(["bot:random", "bot:random"]), Setting(["bot:fair", "bot:random"]), 40
    )
    wins = figure(found, "wins", "1")
    assert wins.sure and wins.by > 0.2 and "decisions" == found.counted


def test_both_are_called_by_what_differs() -> None:
    game = find_game(ROME)
    calm, heroic = Setting(TWO), Setting(TWO, {"difficulty": "heroic"})
    assert ("standard", "heroic") == names(calm, heroic, game)
    other = Setting(TWO, {"difficulty": "heroic", "chain": "stops"})
    assert "difficulty=heroic,chain=stops" == names(calm, other, game)[1]
    assert ("caput_mundi=off", "caput_mundi=on") == names(
        calm, Setting(TWO, {"caput_mundi": "on"}), game
    )
    assert ("A", "B") == names(calm, calm, game)
    assert "bot:greedy,bot:greedy" == names(calm, Setting(("bot:greedy",) * 2), game)[1]


def test_a_sentence_answers() -> None:
    game = find_game(ROME)
    settings = Setting(TWO), Setting(TWO, {"difficulty": "heroic"})
    one, other = (
        made_up([end] * 400, wins=[0] * 400, moves=moves, together=True)
        for end, moves in ((1, [30] * 200 + [31] * 200), (2, [20] * 400))
    )
    said = answer(compared(one, other), *settings, game, rotate=False)
    assert said[0].startswith("With heroic the players win 100.0 points less often (")
    assert "With heroic a game is 10.5 moves shorter (10.4 to 10.6)." == said[1]
    assert said[2].startswith("With heroic a game ends by across 100.0 points less often")
    nothing = answer(compared(one, one), *settings, game, rotate=False)
    assert "After 400 games each no difference is sure." == nothing[0]
    is_open = "Whether the players win more often with heroic is open: it can be"
    assert re.fullmatch(rf"{is_open} (\d+\.\d) points less to \1 points more\.", nothing[1])
    assert 2 == len(nothing)


def test_who_wins_is_always_spoken_of() -> None:
    game, settings = find_game(ROME), (Setting(TWO), Setting(TWO, {"difficulty": "heroic"}))
    won, lost = (
        made_up([end] * 400, wins=[0] * 400, moves=[30] * 400, together=True) for end in (1, 2)
    )
    sure = answer(compared(won, lost), *settings, game, rotate=False)
    assert not any("is open" in sentence for sentence in sure)


def test_of_few_games_nobody_says_how_many_more_it_takes() -> None:
    game, settings = find_game(ROME), (Setting(TWO), Setting(TWO, {"difficulty": "heroic"}))
    for games, said in ((40, "too few games to tell"), (400, "sure after")):
        one, other = drawn(1, games, 0.3), drawn(2, games, 0.33)
        told = [row[-1] for row in rows(compared(one, other), *settings, game, False)[1:]]
        assert any(each.startswith(said) for each in told), told


def test_bounds_that_there_are_not_are_none() -> None:
    one = compared(drawn(1, 1), drawn(2, 1)).rows()
    assert [None, None] == [one[1]["low"], one[1]["high"]] and "wins" == one[0]["what"]
    json.dumps(one, allow_nan=False)


@pytest.mark.compiled
def test_the_command_says_it_in_words_and_in_facts(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["compare", JEANNE, "--a", "bot:greedy,bot:random", "--b", "bot:random,bot:random"]
    assert 0 == run([*command, "--games", "60"])
    out = capsys.readouterr().out
    assert "seat 1 (bot:greedy → bot:random) wins" in out and "(Bonferroni)" in out
    assert 0 == run([*command, "--games", "60", "--json"])
    facts = json.loads(capsys.readouterr().out)
    assert 60 == facts["games"] and facts["differences"][0]["sure"] and facts["answer"]
    seats = ["bot:greedy", "bot:random"]
    assert {"seats": seats, "options": {}, "house_rules": None, "from": None} == facts["a"]


@pytest.mark.compiled
def test_whoever_interrupts_keeps_the_pairs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(_what: str, done: int, _all: int) -> None:
        if done > 300:
            raise KeyboardInterrupt

    monkeypatch.setattr("tabard.cli.compare.waiting", lambda: nullcontext(stop))
    command = ["compare", ROME, "--a", "chain=stops", "--b", "difficulty=heroic"]
    assert 1 == run(command)
    out, err = capsys.readouterr()
    assert "256 games each" in out and "Interrupted: this is of 256 games each." in err
    monkeypatch.setattr(
        "tabard.cli.compare.waiting", lambda: nullcontext(lambda *_all: stop("", 301, 0))
    )
    assert 1 == run(command)
    assert ("", "tabard: Interrupted.\n") == tuple(capsys.readouterr())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--a chain=stops --b chain=stops", "say in what they differ"),
        ("--a colour=red --b chain=stops", "colour"),
        ("--a chain=stops --b bot:random,bot:random,bot:random", "as many seats"),
        ("--a chain=stops --b bot:nobody", "nobody"),
        ("--a human --b bot:random", "People"),
        ("--a chain=stops --b difficulty=heroic --until 5", "--until 1%"),
        ("--a chain=stops --b difficulty=heroic --until 0%", "--until 1%"),
        ("--a chain=stops --b difficulty", "option=reading"),
    ],
)
def test_a_mistake_is_one_sentence(
    capsys: pytest.CaptureFixture[str], words: str, said: str
) -> None:
    assert 2 == run(["compare", ROME, *words.split()])
    err = capsys.readouterr().err
    assert said in err and 1 == err.count("\n")
