"""What a game shows to a page that draws."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tabard.drawn.scene import Scene, Spot, read_symbols, scene_of
from tabard.engine.match import Match
from tests.engine.awkward import GAME

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


def test_symbols_are_read_to_stand_inside_another_picture(tmp_path: Path) -> None:
    path = tmp_path / "pieces.svg"
    path.write_text(SYMBOLS)
    assert read_symbols(path) == '<symbol id="pawn"><circle r="4" /></symbol>'
