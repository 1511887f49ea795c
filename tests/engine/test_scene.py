"""What a game shows to a page that draws."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tabard.engine.match import Match
from tabard.engine.scene import Board, Scene, Spot, read_board, scene_of
from tests.engine.awkward import GAME

DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><path d="M0 0"/></svg>'
SYMBOLS = '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="pawn"><circle r="4"/></symbol></svg>'


def test_a_game_without_drawings_has_no_scene() -> None:
    assert scene_of(Match(GAME, 3, seed=1), [0]) is None


def test_a_scene_is_drawn_from_what_the_viewers_may_know() -> None:
    seen = []

    def scene(state, look):
        seen.append((state, look))
        return Scene("first round", [Spot(1, 2, 3, "here")])

    match = Match(replace(GAME, scene=scene), 3, seed=1)
    drawn = scene_of(match, [0])
    assert drawn is not None
    assert [spot.name for spot in drawn.spots] == ["here"]
    state, look = seen[0]
    assert look.asked == match.to_act
    assert state is not match.state


def test_a_board_is_read_from_the_drawings_of_its_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "drawn_game"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "board.svg").write_text(DRAWING)
    (folder / "pieces.svg").write_text(SYMBOLS)
    monkeypatch.syspath_prepend(tmp_path)
    board = read_board("drawn_game", "A drawn game.")
    assert Board(800, 600, '<path d="M0 0" />', board.symbols, "A drawn game.") == board
    assert board.symbols == '<symbol id="pawn"><circle r="4" /></symbol>'
