"""What many games come to, on outcomes that are said; and that parts of a job are the whole."""

from __future__ import annotations

import csv
import io
import json
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from tabard.cli.main import run
from tabard.engine.find import find_game
from tabard.lab.crew import Threads
from tabard.lab.figures import by_bot, by_seat, endings, length
from tabard.lab.games import Games, joined
from tabard.lab.simulate import Totals, simulate
from tabard.lab.sure import Mean, mean_of

from .made_up import made_up

JEANNE, TWO = "jeanne_darc", ["bot:random", "bot:greedy"]


def test_each_seat_has_its_wins_places_and_points() -> None:
    first, second = by_seat(made_up([1, 2, 1, 1], wins=[0, 1, 1, 1], moves=[5, 6, 7, 8]))
    assert (1, "bot:random", 1.0) == (first.seat, first.bot, first.wins.won)
    assert (2, "bot:greedy", 3.0) == (second.seat, second.bot, second.wins.won)
    assert first.place and first.score and (1.75, 2.5) == (first.place.mean, first.score.mean)


def test_what_a_bot_won_counts_wherever_it_sat() -> None:
    games = made_up([1] * 4, wins=[0, 1, 0, 0], moves=[5] * 4, turned=[0, 1, 0, 1])
    random, greedy = by_bot(games)
    assert ("bot:random", 3.0, "bot:greedy", 1.0) == (
        random.bot, random.wins.won, greedy.bot, greedy.wins.won
    )  # fmt: skip
    assert [None, None] == [side.bot for side in by_seat(games)]


def test_a_bot_in_two_seats_is_one() -> None:
    games = made_up([1, 1], wins=[0, 1], moves=[5, 5], bots=("bot:greedy", "bot:greedy"))
    (both,) = by_bot(games)
    assert both.wins.share == 1.0 and both.place and both.place.mean == 1.5


def test_where_all_win_together_there_is_one_line() -> None:
    (all_,) = by_seat(made_up([1, 2, 2, 2], wins=[0] * 4, moves=[5] * 4, together=True))
    assert all_.wins.share == 0.25 and all_.seat is None and all_.place is None


def test_a_game_that_did_not_end_is_won_by_nobody_and_has_no_place() -> None:
    games = made_up([1, 0, 0], wins=[0, 0, 0], moves=[5, 90, 90])
    first, _second = by_seat(games)
    assert first.wins.won == 1.0 and first.place and (1, 1.0) == (
        first.place.games, first.place.mean
    )  # fmt: skip
    assert ["unfinished", "across"] == list(endings(games))
    assert [None, None] == games.columns()["place_1"][1:]


def test_a_shared_win_counts_for_half() -> None:
    games = made_up([1, 1], wins=[0, 0], moves=[5, 5])
    games.places[:] = 1
    assert [1.0, 1.0] == [side.wins.won for side in by_seat(games)]


def test_a_mean_has_an_interval_from_thirty_games_on() -> None:
    assert mean_of([1.0, 2.0] * 14).interval is None
    low, high = mean_of([1.0, 2.0] * 50).interval or (0, 0)
    assert (1.4015, 1.5985) == (round(low, 4), round(high, 4))
    assert Mean(0, 0.0, 0.0) == mean_of([])


def test_the_length_is_that_of_the_games() -> None:
    assert 6.5 == length(made_up([1] * 4, wins=[0] * 4, moves=[5, 6, 7, 8])).mean


def rows(games: Games | None) -> dict[str, list[object]]:
    assert games is not None
    return games.columns()


@pytest.mark.compiled
@pytest.mark.parametrize("rotate", [False, True])
def test_parts_put_together_are_the_whole(rotate: bool) -> None:
    game = find_game(JEANNE)
    whole = simulate(game, TWO, 70, 3, rotate=rotate)
    parts = [
        simulate(game, TWO, many, 3, offset=first, rotate=rotate).each
        for first, many in ((0, 5), (5, 60), (65, 5))
    ]
    assert rows(whole.each) == rows(joined([part for part in parts if part]))
    assert sum(whole.moves.values()) == sum(rows(whole.each)["moves"])  # type: ignore[arg-type]
    assert whole.longest == max(rows(whole.each)["moves"])  # type: ignore[type-var]


@pytest.mark.compiled
@pytest.mark.parametrize("bots", [TWO, ["bot:random", "bot:fair"]])
def test_who_is_rotated_sits_in_every_seat(bots: list[str]) -> None:
    found = rows(simulate(find_game(JEANNE), bots, 6, 3, rotate=True).each)
    assert bots * 3 == found["bot_1"] and bots[::-1] * 3 == found["bot_2"]
    better = [found[f"won_{1 + number % 2}"][number] for number in range(1, 7 - 1)]
    assert sum(map(float, better)) < 3  # type: ignore[arg-type]


@pytest.mark.compiled
def test_the_same_games_as_ever() -> None:
    assert simulate(find_game(JEANNE), TWO, 20, 1).digest.startswith("c776d218")
    assert simulate(find_game("water_margin"), TWO, 20, 1).digest.startswith("a1fd943c")


@pytest.mark.compiled
def test_games_that_are_laid_beside_others_are_played_the_same_way() -> None:
    game = find_game(JEANNE)
    alone, beside = (simulate(game, TWO, 4, 1, beside=who).each for who in ((), ["bot:fair"]))
    assert alone and beside and ("moves", "decisions") == (alone.counted, beside.counted)


@pytest.mark.compiled
def test_whoever_interrupts_keeps_what_is_finished(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def stop(_what: str, done: int, _all: int) -> None:
        if done >= 2 * Threads.many:
            raise KeyboardInterrupt

    monkeypatch.setattr("tabard.cli.simulate.waiting", lambda: nullcontext(stop))
    seats = ["--seats", ",".join(TWO), "--seed", "1"]
    command = ["simulate", JEANNE, *seats, "--offset", "3", "--csv", str(tmp_path / "a.csv")]
    assert 1 == run([*command, "--games", "500", "--json"])
    out, err = capsys.readouterr()
    done = json.loads(out)["games"]
    assert 2 * Threads.many == done and f"--offset {3 + done} --games {500 - done}" in err
    kept = list(csv.DictReader(io.StringIO((tmp_path / "a.csv").read_text("utf-8"))))
    assert list(map(str, range(3, 3 + done))) == [row["number"] for row in kept]
    assert {"ending", "moves", "bot_1", "won_2", "place_1", "score_2"} <= set(kept[0])


@pytest.mark.compiled
def test_an_interrupt_in_the_middle_of_a_part_keeps_none_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, bots, crew = find_game("fall_of_rome"), ["bot:random"] * 2, Threads(1, many=8)
    two_parts = simulate(game, bots, 16, seed=1, crew=crew)
    plus, calls = Totals.plus, []

    def interrupted(self: Totals, states: Any, tally: Any) -> Totals:
        calls.append(len(states))
        sum_ = plus(self, states, tally)
        if len(calls) == 3:
            raise KeyboardInterrupt
        return sum_

    monkeypatch.setattr(Totals, "plus", interrupted)
    kept = simulate(game, bots, 64, seed=1, crew=crew)
    assert kept.each is not None
    assert (16, 16, two_parts.digest) == (kept.games, len(kept.each), kept.digest)


def test_a_file_in_no_folder_is_refused_before_anything_is_played(
    capsys: pytest.CaptureFixture[str],
) -> None:
    seats = ["--seats", ",".join(TWO)]
    assert 2 == run(["simulate", JEANNE, *seats, "--csv", "/no/such/place/a.csv"])
    assert "/no/such/place is no folder" in capsys.readouterr().err
