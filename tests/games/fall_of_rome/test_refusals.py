"""Every refusal of the game is made to happen: its rule, its sentence, and no byte changed.

The cases stand in refusals.toml, a position file and a move each; the command line is asked too.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tabard.cli.main import app
from tabard.engine.find import find_game
from tabard.engine.kinds import CHANCE
from tabard.engine.match import Match
from tabard.engine.position import from_text
from tabard.games.fall_of_rome import refusals

CASES = tomllib.loads(
    Path(__file__).with_suffix("").parent.joinpath("refusals.toml").read_text("utf-8")
)
NAMES = {
    name: code for name, code in vars(refusals).items() if name.isupper() and type(code) is int
}


def test_no_refusal_is_forgotten() -> None:
    assert sorted(CASES) == sorted(NAMES)
    assert len(NAMES) == len(refusals.REFUSALS.all)


@pytest.mark.parametrize("name", sorted(CASES))
def test_the_refusal_happens(name: str) -> None:
    case = CASES[name]
    game, state = from_text(find_game, case["position"])
    match = Match.at(game, state, chance_by_hand=True, unasked=False)
    seat = CHANCE if case["seat"] == "chance" else int(case["seat"]) - 1
    before = match.state.copy()
    refusal = match.why_not(seat, case["move"])
    assert refusal is not None
    assert (case["rule"], case["sentence"]) == (refusal.rule, refusal.sentence)
    because = refusals.REFUSALS.all[NAMES[name] - 1]
    assert because.rule == refusal.rule
    assert [key for key, _kind in because.facts] == list(refusal.facts)
    assert match.state.same(before)


@pytest.mark.parametrize("name", ["NOT_ADJACENT", "TOO_FEW_TO_ALLY", "NOBODY_THERE"])
def test_the_command_line_says_the_same(name: str, tmp_path: Path) -> None:
    case = CASES[name]
    file = tmp_path / "position.toml"
    file.write_text(case["position"], encoding="utf-8")
    said = CliRunner().invoke(app, ["why", str(file), case["seat"], case["move"], "--json"])
    answer = json.loads(said.stdout)
    assert (False, case["rule"], case["sentence"]) == (
        answer["legal"],
        answer["rule"],
        answer["sentence"],
    )
    assert answer["facts"]
