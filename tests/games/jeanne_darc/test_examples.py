"""The worked examples T01 to T28: short position files, played with ``tabard do``.

The head of each file says what is played (``tabard do …``, ``then …``), what is refused and by
which rule, and what the position holds in the end.
"""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tabard.cli import main as cli

EXAMPLES = Path(__file__).parents[3] / "examples" / "jeanne_darc"
FILES = sorted(path.stem for path in EXAMPLES.glob("*.toml"))
_SAID = re.compile(r"#   (?:tabard do \S+|then|(?P<no>refused)) (?P<seat>\S+) \"(?P<move>.+?)\"")


def marked(name: str) -> Any:
    """An example, with the mark of its number."""
    return pytest.param(name, marks=pytest.mark.rules(name.partition("-")[0]), id=name)


def answer(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, dict[str, Any]]:
    """The exit status and the JSON answer of ``tabard do``."""
    capsys.readouterr()
    status = cli.run(["do", *words, "--json"])
    return status, json.loads(capsys.readouterr().out)


def without_nothing(value: Any) -> Any:
    """A part of a position without what is nothing."""
    if isinstance(value, dict):
        kept = {key: without_nothing(inner) for key, inner in value.items()}
        return {key: inner for key, inner in kept.items() if inner not in (0, {})}
    return value


@pytest.mark.parametrize("name", [marked(name) for name in FILES])
def test_an_example_comes_out_as_its_head_says(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (EXAMPLES / f"{name}.toml").read_text(encoding="utf-8")
    file = tmp_path / "example.toml"
    file.write_text(text, encoding="utf-8")
    for line in text.splitlines():
        said = _SAID.match(line)
        if said and said["no"]:
            status, facts = answer(capsys, str(file), said["seat"], said["move"])
            assert (1, line.rpartition(" ")[2]) == (status, facts["rule"]), line
        elif said:
            status, facts = answer(
                capsys, str(file), said["seat"], said["move"], "--out", str(file)
            )
            assert 0 == status, (line, facts)
        elif line.startswith("#   holds "):
            wanted = tomllib.loads(line.removeprefix("#   holds "))
            check(wanted, tomllib.loads(file.read_text(encoding="utf-8")))


def check(wanted: dict[str, Any], position: dict[str, Any]) -> None:
    """A position holds this: of a dotted name the last part, of a table all that is something."""
    for key, value in wanted.items():
        there = without_nothing(position.get(key, {}))
        if isinstance(value, dict) and len(value) == 1 and key in ("owner", "level", "throne"):
            assert value.items() <= there.items()
        elif key == "cards" and value:
            for holder, cards in value.items():
                assert cards == there.get(holder, {})
        else:
            assert value == there


def test_every_example_is_there_and_short() -> None:
    assert {f"T{number:02}" for number in range(1, 29)} <= set(FILES)
    for name in FILES:
        text = (EXAMPLES / f"{name}.toml").read_text(encoding="utf-8")
        assert text.startswith(f"# {name}: ")
        assert len(text.splitlines()) <= 40
        assert re.search(r"^#   (tabard do|refused) ", text, re.M)
