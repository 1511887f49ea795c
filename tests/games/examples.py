"""Worked examples: short position files in GAME/examples, whose head says what is played there.

``do SEAT "move"``: it is played. ``may SEAT "move"``: it could be. ``refused SEAT "move" by rule
N``: it is not; without a rule it is not up to that seat. ``holds field = value``: the position has
it there, a field or a part of one (``owner.lille = "1"``), where zeros need not be said. ``ends
word, places 1 2 3``: so the game is over, and so the seats rank.
"""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tabard.cli import main as cli

GAMES = Path(__file__).parent
MOST_LINES = 40
_LINE = re.compile(r"#   (?P<what>do|may|refused|holds|ends) (?P<rest>.+)")
_MOVE = re.compile(r'(?P<seat>\S+) "(?P<move>.+)"( by rule (?P<rule>\S+))?')


def names(game: str) -> list[str]:
    """The examples of a game: ``T06``, ``T06-b``, …"""
    return sorted(path.stem for path in (GAMES / game / "examples").glob("*.toml"))


def comes_out(game: str, name: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Do all that the head of an example says, in this folder."""
    text = (GAMES / game / "examples" / f"{name}.toml").read_text(encoding="utf-8")
    file = folder / "example.toml"
    file.write_text(text, encoding="utf-8")
    answer: dict[str, Any] = {}
    for line in text.splitlines():
        said = _LINE.match(line)
        if not said:
            continue
        what, rest = said["what"], said["rest"]
        if what == "holds":
            check(rest, tomllib.loads(file.read_text(encoding="utf-8")))
        elif what == "ends":
            result = answer["result"]
            places = " ".join(map(str, result["places"]))
            assert rest == f"{result['ending']}, places {places}", line
        else:
            move = _MOVE.fullmatch(rest)
            assert move, line
            kept = () if what in ("may", "refused") else ("--out", str(file))
            status = cli.run(["do", str(file), move["seat"], move["move"], *kept, "--json"])
            answer = json.loads(capsys.readouterr().out)
            assert (1 if what == "refused" else 0) == status, (line, answer)
            if what == "refused":
                assert (move["rule"] or "") == answer["rule"], (line, answer)


def check(said: str, position: dict[str, Any]) -> None:
    """The position holds a field, or a part of it, as ``field.part = value`` says."""
    name, _equals, value = said.partition(" = ")
    there: Any = position
    for part in name.split("."):
        there = there.get(part, {})
    wanted = tomllib.loads(f"wanted = {value}")["wanted"]
    found = without_nothing(there)
    assert without_nothing(wanted) == found, f"{said}, and there is {found}"


def without_nothing(value: Any) -> Any:
    """A part of a position without what is nothing; nothing itself is an empty table."""
    if isinstance(value, dict):
        kept = {key: without_nothing(inner) for key, inner in value.items()}
        return {key: inner for key, inner in kept.items() if inner != {}}
    return {} if value == 0 else value


def check_heads(game: str) -> None:
    """Each file is short, begins with its name, and says what is played."""
    for name in names(game):
        text = (GAMES / game / "examples" / f"{name}.toml").read_text(encoding="utf-8")
        assert text.startswith(f"# {name}: "), name
        assert len(text.splitlines()) <= MOST_LINES, name
        # A line of a head that is not understood would say nothing.
        head = [line for line in text.splitlines() if line.startswith("#   ")]
        assert head and all(_LINE.match(line) for line in head), name
        assert any(re.match(r"#   (do|refused|may) ", line) for line in head), name
