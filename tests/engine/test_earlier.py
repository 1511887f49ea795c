"""Records of earlier rules: replayed as they were played, or it is said why today cannot judge."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tabard.cli.main import app
from tabard.engine.actions import rows
from tabard.engine.earlier import Earlier
from tabard.engine.find import find_game, game_names
from tabard.engine.game import Game
from tabard.engine.kinds import numbers
from tabard.engine.match import Match
from tabard.engine.record import Head, closing_line, move_lines, text_of
from tabard.engine.record.replay import verify
from tests.engine import toy

# Once the river was always in flood; once three men could be recruited.
FLOOD, MENDED = Earlier(options={"river": "flood"}), Earlier(mended=("2", "4"))
MORE_MEN = replace(
    toy.GAME,
    verbs=[
        rows(toy.recruit, men=numbers(1, 3, rule="2")),
        rows(toy.march, men=numbers(1, 3, rule="3")),
        rows(toy.river, face=toy.FACE),
    ],
)
GAMES = [find_game(name) for name in game_names()]
Today = Callable[..., Game]


@pytest.fixture
def today(monkeypatch: pytest.MonkeyPatch) -> Today:
    """The game of the ford as it is today: rules 2, after these earlier ones."""

    def becomes(**earlier: Earlier) -> Game:
        since = {word.removeprefix("rules_"): rules for word, rules in earlier.items()}
        game = replace(toy.GAME, version="2", earlier=since)
        monkeypatch.setattr("tabard.engine.record.replay.find_game", lambda name: game)
        return game

    return becomes


def played(game: Game, river: str = "calm", first: str = "recruit men=2") -> Match:
    """A finished match."""
    match = Match(game, 2, 5, {"river": river})
    match.play(0, first)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[-1][1])
    return match


def without_options(match: Match) -> str:
    """Its record as rules 1 wrote it, which had no options."""
    head = Head("ford", "1", 2)
    moves = "".join(f"{text}\n" for _count, text in move_lines(match.lines))
    return f"{head.text}{moves}{closing_line(match, head)}\n"


def test_an_option_that_was_not_there_yet_is_as_it_was(today: Today) -> None:
    text = without_options(played(today(rules_1=FLOOD), "flood"))
    verdict = verify(text)
    assert (True, "1", "2") == (verdict.valid, verdict.rules, verdict.today)
    today(rules_1=Earlier())
    assert not verify(text).valid, "the river is calm today"


def test_a_final_position_of_earlier_rules_is_compared_too(today: Today) -> None:
    text = without_options(played(today(rules_1=FLOOD), "flood"))
    at = text.index("position=sha256:") + 16
    verdict = verify(text[:at] + "0" * 64 + text[at + 64 :])
    assert not verdict.valid and "final position" in verdict.problem


def test_an_option_that_came_later_is_refused(today: Today) -> None:
    today(rules_1=FLOOD)
    verdict = verify(text_of(played(toy.GAME)))
    assert "Rules 1 of Ford had no option river yet." == verdict.problem


def test_where_a_rule_was_mended_it_is_said_at_which_move(today: Today) -> None:
    today(rules_1=MENDED)
    text = text_of(played(MORE_MEN, first="recruit men=3"))
    verdict = verify(text)
    lines = text.split("\n")
    assert (lines.index("1 recruit men=3") + 1, "2") == (verdict.line, verdict.rule)
    assert "rules 1 of Ford, in which 2, 4 still had faults that rules 2 have not" in (
        verdict.problem
    )
    assert verdict.problem.endswith("Its moves are those of which its closing line has a digest.")


def test_a_record_that_was_changed_is_not_excused(today: Today) -> None:
    today(rules_1=MENDED)
    text = text_of(played(toy.GAME))
    changed = verify(text.replace("recruit men=2", "recruit men=3", 1))
    assert changed.problem.endswith("are not those of which its closing line has a digest.")
    open_end = text[: text.index("end ")].replace("recruit men=2", "recruit men=3", 1)
    assert verify(open_end).problem.endswith("which could vouch for its moves.")


@pytest.mark.parametrize(
    ("was", "becomes"),
    [("rules 2", "rules 1"), ("seat 1 Ada", "seat 1 Eve"), ("river=calm", "river=flood")],
)
def test_an_earlier_number_of_rules_in_the_head_excuses_no_other_head(
    was: str, becomes: str, today: Today
) -> None:
    """Not even where those rules still had faults."""
    text = text_of(played(today(rules_1=MENDED)), ["Ada", "Bob"])
    assert verify(text).valid and was in text
    for earlier in ("rules 2", "rules 1"):
        forged = text.replace(was, becomes).replace("rules 2", earlier)
        verdict = verify(forged)
        assert not verdict.valid, forged
        if becomes != "river=flood":  # which leads to other moves, too
            assert verdict.problem.startswith("The head is not the one of which"), verdict


def test_where_nothing_was_mended_earlier_rules_excuse_nothing(today: Today) -> None:
    today(rules_1=Earlier())
    verdict = verify(text_of(played(MORE_MEN, first="recruit men=3")))
    assert not verdict.valid and "rules 1" not in verdict.problem


def test_rules_that_never_were_are_no_rules(today: Today) -> None:
    today(rules_1=MENDED)
    text = text_of(played(toy.GAME)).replace("rules 1\n", "rules 1.5\n")
    assert "Ford has never had rules 1.5; it has had: 1, 2." == verify(text).problem


def test_verify_says_by_which_rules_it_was_played(today: Today, tmp_path: Path) -> None:
    today(rules_1=MENDED)
    file = tmp_path / "a.game"
    file.write_text(text_of(played(toy.GAME)), "utf-8")
    answer = CliRunner().invoke(app, ["verify", str(file)]).output
    assert "It was played by rules 1; today’s, 2, judge it no otherwise." in answer


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_said_of_earlier_rules_exists(game: Game) -> None:
    options = {option.word: option for option in game.options}
    for earlier in game.earlier.values():
        assert set(earlier.mended) <= set(game.rule_book)
        assert all(earlier.options[word] in options[word].readings for word in earlier.options)
