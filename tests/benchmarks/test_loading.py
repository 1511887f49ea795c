"""The inn's load is measured by guests whose sights are judged: a short run, with nothing wrong."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "benchmarks"))

from loading.guests import digest  # noqa: E402


def test_a_table_of_each_game_is_played_and_every_view_is_right() -> None:
    command = [sys.executable, "benchmarks/load.py", "--json", "--tables", "4", "--seconds", "2"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=200)
    assert run.returncode == 0, run.stdout[-2000:] + run.stderr
    told = json.loads(run.stdout)
    assert len(told["games"]) == 4 and told["wrong"] == []
    assert told["moves_kept"] > 0 and told["views_checked"] > told["moves_kept"]


@pytest.mark.parametrize(("name", "same"), [("here", True), ("name", False)])
def test_who_is_here_is_no_part_of_what_a_log_shows(name: str, same: bool) -> None:
    views = [{"places": [{"name": "Ada", "here": "yes", name: said}]} for said in ("yes", "no")]
    assert (digest(views[0], []) == digest(views[1], [])) is same
