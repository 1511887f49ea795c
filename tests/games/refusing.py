"""Every refusal of a game is made to happen: its rule, its sentence, and no byte changed.

The cases stand in refusals.toml beside a game's tests, a position and a move each: NAME (of the
refusal in its chapter), ``rule``, ``seat``, ``move``, ``sentence``, ``position``.
``going_on`` names a stack that several positions share; ``by_the_rule`` marks moves that a table
never asks about, because the phase is over by itself before.
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from tabard.cli.main import app
from tabard.engine.find import find_game
from tabard.engine.kinds import CHANCE
from tabard.engine.match import Match
from tabard.engine.position import from_text
from tabard.engine.refusals import Because, Reason, Refusal

Case = dict[str, Any]


def read_cases(test: str) -> dict[str, Case]:
    """The cases beside this test, by the name of the refusal."""
    cases = tomllib.loads(Path(test).with_name("refusals.toml").read_text("utf-8"))
    stacks = cases.pop("going_on", {})
    for case in cases.values():
        case["position"] += stacks[case["going_on"]] if "going_on" in case else ""
    return cases


def reasons_of(game: str) -> dict[str, Because]:
    """The refusals of a game, by the names under which its chapters declare them."""
    declared = find_game(game).book.refusals.all
    chapters = [module for name, module in sys.modules.items() if f".games.{game}" in name]
    named = [pair for chapter in chapters for pair in vars(chapter).items()]
    return {
        name: reason.because
        for name, reason in named
        if isinstance(reason, Reason) and reason.because in declared
    }


def none_is_forgotten(game: str, cases: dict[str, Case]) -> None:
    """There is a case for every refusal, and a name for each."""
    names = reasons_of(game)
    assert sorted(cases) == sorted(names)
    assert len(names) == len(find_game(game).book.refusals.all)


def it_happens(game: str, name: str, case: Case) -> None:
    """The move is refused with this rule, sentence and facts, and nothing changes."""
    said = said_by_the_rule(case) if case.get("by_the_rule") else said_at_a_table(case)
    assert (case["rule"], case["sentence"]) == (said.rule, said.sentence)
    because = reasons_of(game)[name]
    assert because.rule == said.rule
    assert [key for key, _kind in because.facts] == list(said.facts)


def said_at_a_table(case: Case) -> Refusal:
    """Why the move is refused in a match that goes on from the position."""
    game, state = from_text(find_game, case["position"])
    match = Match.at(game, state, chance_by_hand=True, unasked=False)
    before = match.state.copy()
    refusal = match.why_not(seat_of(case), case["move"])
    assert refusal is not None
    assert match.state.same(before)
    return refusal


def said_by_the_rule(case: Case) -> Refusal:
    """What the rule says, though no table asks: nothing but to go on is possible there."""
    game, state = from_text(find_game, case["position"])
    match = Match.at(game, state, chance_by_hand=True)
    assert not state.same(match.state), "a table asks about this"
    row = next(row for row in game.actions.rows if row.words == case["move"])
    before = state.copy()
    refusal = game.flow.why_not_row(state, seat_of(case), row.number)
    assert state.same(before)
    return game.book.refusals.explain(refusal, match.name)


def seat_of(case: Case) -> int:
    """The number of the seat that would make the move."""
    return CHANCE if case["seat"] == "chance" else int(case["seat"]) - 1


def the_command_line_says_the_same(case: Case, folder: Path) -> None:
    """``tabard why`` answers as the match does."""
    file = folder / "position.toml"
    file.write_text(case["position"], encoding="utf-8")
    said = CliRunner().invoke(app, ["why", str(file), case["seat"], case["move"], "--json"])
    answer = json.loads(said.stdout)
    assert (False, case["rule"], case["sentence"]) == (
        answer["legal"],
        answer["rule"],
        answer["sentence"],
    )
    assert answer["facts"]
