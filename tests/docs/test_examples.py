"""The programs that people copy: each runs, and prints what its page promises."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

from .test_docs import marked

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.py"))

# What somebody who runs it must see.
SHOWN = {
    "a_position": "A die shows",
    "house_rules": "defence=one_for_one: ",
    "play_in_python": "recruit: rule 18: ",
    "read_a_record": " lawful moves. ",
    "write_a_bot": "Rule ",
}


def test_every_example_is_shown_below() -> None:
    assert sorted(SHOWN) == [path.stem for path in EXAMPLES]


@pytest.mark.parametrize("path", marked(EXAMPLES, {"house_rules"}))
def test_the_example_runs(
    path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", [str(path)])
    names = runpy.run_path(str(path), run_name="__main__")
    assert f"python examples/{path.name}" in names["__doc__"]
    assert SHOWN[path.stem] in capsys.readouterr().out
