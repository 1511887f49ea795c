"""Every game that is drawn: whatever random games reach lies on the board, whole and apart."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import combinations

import pytest

from tabard.drawn.lettering import LETTERINGS, width
from tabard.drawn.scene import Piece, Scene, scene_of
from tabard.engine.find import find_game, game_names
from tabard.engine.game import Game
from tabard.engine.match import Match

DRAWN = [game for game in map(find_game, game_names()) if game.scene]
MOVES = 900


def positions(game: Game, seats: int) -> Iterator[Scene]:
    """The scene as a spectator sees it, now and then, and as each seat does at the end."""
    match, choose = Match(game, seats, seed=seats), random.Random(seats)
    for number in range(MOVES):
        if match.over:
            break
        seat = match.to_act[0]
        match.play(seat, choose.choice(match.rows(seat)))
        if number % 60 == 0:
            drawn = scene_of(match, ())
            assert drawn is not None
            yield drawn
    for seat in range(match.state.seats):
        drawn = scene_of(match, (seat,))
        assert drawn is not None
        yield drawn


def apart(one: Piece, other: Piece) -> bool:
    """May people tell these two pieces from each other? A third of each may be covered."""
    room = (one.size + other.size) / 2 * 0.66
    return abs(one.x - other.x) >= room or abs(one.y - other.y) >= room


def labelled_apart(one: Piece, other: Piece) -> bool:
    """Do the labels below two pieces lie apart?"""
    room = (width(one.label, "piece-label") + width(other.label, "piece-label")) / 2 + 2
    below = abs(one.y + one.size / 2 - other.y - other.size / 2)
    return abs(one.x - other.x) >= room or below >= LETTERINGS["piece-label"].size


def symbols_beside(drawn: Scene) -> set[str]:
    """The symbols of what lies beside the board: faces, and cards that are drawn."""
    cards = [card for holding in drawn.holdings for card in holding.cards]
    return {one.symbol for one in (*drawn.holdings, *cards) if one.symbol}


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.name)
def test_whoever_plays_has_a_face(game: Game) -> None:
    for drawn in positions(game, game.seats[-1]):
        for one in drawn.holdings:
            assert one.symbol or one.seat is None or not one.ink, f"{one.title} has no face"


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.name)
def test_everything_lies_on_the_board_and_apart(game: Game) -> None:
    board = game.board()
    symbols = set(re.findall(r'<symbol[^>]* id="([^"]+)"', board.symbols))
    for seats in game.seats:
        for drawn in positions(game, seats):
            assert symbols_beside(drawn) <= symbols
            for piece in drawn.pieces:
                assert piece.symbol in symbols
                assert piece.size / 2 <= piece.x <= board.width - piece.size / 2, piece
                assert piece.size / 2 <= piece.y <= board.height - piece.size / 2, piece
                assert piece.spoken, f"{piece} says nothing to whoever does not see it"
            loose = [piece for piece in drawn.pieces if not piece.under]
            for number, piece in enumerate(loose):
                for other in loose[:number]:
                    assert apart(piece, other), f"{piece} covers {other}"
            for one, other in combinations([piece for piece in loose if piece.label], 2):
                assert labelled_apart(one, other), f"{one.label} lies over {other.label}"


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.name)
def test_spots_lie_apart_and_have_their_names_for_themselves(game: Game) -> None:
    drawn = scene_of(Match(game, game.seats[-1], seed=1), ())
    assert drawn is not None
    names = [name for spot in drawn.spots for name in spot.names]
    assert len(names) == len(set(names))
    for number, spot in enumerate(drawn.spots):
        for other in drawn.spots[:number]:
            wide = ((spot.wide or spot.size) + (other.wide or other.size)) / 2 - 0.5
            high = (spot.size + other.size) / 2 - 0.5
            lie_apart = abs(spot.x - other.x) >= wide or abs(spot.y - other.y) >= high
            assert lie_apart, f"{spot.name} covers {other.name}"


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.name)
def test_the_board_brings_nothing_from_elsewhere(game: Game) -> None:
    board = game.board()
    for drawing in (board.drawing, board.symbols):
        assert not re.search(r"<script|<style|style=|<image|href=\"(?!#)|\bon\w+=", drawing)
