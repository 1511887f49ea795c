"""perft.txt of each game: how many sequences of moves lead on from a few positions."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from tabard.engine.find import find_game
from tabard.engine.game import Game
from tabard.engine.kinds import CHANCE
from tabard.engine.position import from_text
from tabard.engine.state import Record

FILES = sorted(Path(__file__).parent.glob("*/perft.txt"))
DEPTHS = 4
MOST = 2000  # sequences counted at the last depth, about


def _blocks(file: Path) -> dict[str, str]:
    text = file.read_text(encoding="utf-8")
    return {b.split("\n", 1)[0]: b.split("\n", 1)[1] for b in text.split("\n== ")[1:]}


def count(game: Game, state: Record, depth: int) -> int:
    """The sequences of ``depth`` moves from here; one that ends the game earlier counts too."""
    waiting = game.flow.asked_now(state)
    if depth == 0 or not waiting:
        return 1
    total = 0
    for seat in range(CHANCE + 1):
        if waiting >> seat & 1:
            rows = game.room()
            for at in range(game.flow.legal_rows(state, seat, rows)):
                then = state.copy()
                game.flow.play(then, seat, rows[at])
                total += count(game, then, depth - 1)
    return total


def _counts(name: str, position: str) -> list[int]:
    game, state = from_text(find_game, f'game = "{name}"\n{position}')
    game.flow.settle(state)
    counts: list[int] = []
    for depth in range(1, DEPTHS + 1):
        counts.append(count(game, state, depth))
        if counts[-1] * 4 > MOST:
            break
    return counts


@pytest.mark.parametrize(
    ("file", "name"),
    [
        pytest.param(file, name, id=f"{file.parent.name}-{name}")
        for file in FILES
        for name in _blocks(file)
    ],
)
def test_as_many_sequences_lead_on_as_before(file: Path, name: str) -> None:
    position, _counts_line, said = _blocks(file)[name].partition("counts:")
    found = _counts(file.parent.name, position)
    if os.environ.get("TABARD_RENEW"):
        text = file.read_text(encoding="utf-8")
        line = f"counts: {' '.join(map(str, found))}"
        block = re.compile(rf"(== {re.escape(name)}\n.*?)counts:[ 0-9]*", re.S)
        file.write_text(block.sub(lambda m: m[1] + line, text, count=1), encoding="utf-8")
        return
    assert [int(word) for word in said.split()] == found
