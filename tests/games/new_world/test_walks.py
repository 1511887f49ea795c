"""Random play from a war on many shores: every component accounted for after every move."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabard.engine.position import from_text, to_text
from tests.every_game.walks import walk

from .board import the_new_world

STARTS = sorted((Path(__file__).parent / "starts").glob("*.toml"))


@pytest.mark.parametrize("moves", [200, pytest.param(1_000, marks=pytest.mark.long)])
@pytest.mark.parametrize("path", STARTS, ids=lambda path: path.stem)
def test_random_play_accounts_for_everything_and_positions_read_back(
    path: Path, moves: int
) -> None:
    game, state = from_text(the_new_world, path.read_text(encoding="utf-8"))
    depth = 0
    for at in walk(game, state.seats, seed=0, state=state):
        top = at.state.frame_phase[at.state.depth - 1]
        assert at.rows, f"no move in {game.sequence.names.word(top)}"
        complaint = game.accounted(at.state)
        assert 0 == complaint, (game.book.complaints.explain(complaint), at.number)
        depth = max(depth, at.state.depth)
        if at.number % 40 == 0:
            again = from_text(the_new_world, to_text(game, at.state))[1]
            assert again.same(at.state)
        if at.number > moves:
            break
    assert depth < 8
