"""What the drawn table lets one point at."""

from __future__ import annotations

from math import hypot

from tabard.drawn.scene import scene_of
from tabard.engine.match import Match
from tabard.games.fall_of_rome.components import board
from tabard.games.fall_of_rome.ui.board import places


def test_a_tribe_that_is_named_is_that_of_the_acting_city():
    """Its barbarians in other cities stand for those cities: whoever clicks there means them."""
    match = Match("fall_of_rome", 2, seed=1041)
    match.play(0, "start_in mogontiacum")
    match.play(1, "start_in tyras")
    scene = scene_of(match, (0,))
    assert scene
    x, y = places()[match.state.pawn[match.state.turn]]
    cubes = [piece for piece in scene.pieces if piece.symbol == "cube"]
    here = [piece for piece in cubes if hypot(piece.x - x, piece.y - y) < 100]
    assert here and len(here) < len(cubes)
    assert not any(piece.elsewhere for piece in here)
    assert all(piece.elsewhere for piece in cubes if piece not in here)
    assert all(piece.names[0][0] is board.TRIBES for piece in cubes)
