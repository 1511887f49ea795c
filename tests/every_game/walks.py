"""Walks: games played at random, row by row, from which the tests take their positions.

A walk plays chance too, in proportion to what its rows stand for, so a test sees each decision and
may stop anywhere. It is plain play without a ``Match`` round it, and so the fastest there is.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from tabard.engine.actions import Row
from tabard.engine.find import find_game, game_names
from tabard.engine.game import Game
from tabard.engine.kinds import CHANCE
from tabard.engine.position import from_text
from tabard.engine.state import Record
from tests.engine import awkward, toll, toy

FEW = 20  # decisions of a game at which the slower questions are asked
TOYS = {game.name: game for game in (toy.GAME, awkward.GAME, toll.GAME)}


def all_games() -> list[str]:
    """The names of the toys and of every game that is installed."""
    return [*TOYS, *game_names()]


@cache
def load(name: str) -> Game:
    """The game of this name."""
    return TOYS.get(name) or find_game(name)


@dataclass
class Here:
    """A decision: the table, who is to make it (one of those asked), and the legal rows."""

    game: Game
    state: Record
    seat: int
    rows: list[Row]
    asked: tuple[int, ...]
    number: int  # how many rows have been played before


def here(game: Game, state: Record, seat: int, number: int = 0) -> Here:
    """The decision of this seat at this table."""
    room = game.room()
    count = game.flow.legal_rows(state, seat, room)
    rows = [game.actions.rows[n] for n in room[:count]]
    return Here(game, state, seat, rows, asked(game, state), number)


def asked(game: Game, state: Record) -> tuple[int, ...]:
    """The seats that must decide."""
    waiting = game.flow.asked_now(state)
    return tuple(seat for seat in range(CHANCE + 1) if waiting >> seat & 1)


def walk(
    game: Game,
    seats: int,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    state: Record | None = None,
) -> Iterator[Here]:
    """Each decision of a random game; the table goes on changing, so copy what you keep."""
    dice = random.Random(seed)
    state = state or game.new(seats, options)
    number = 0
    while waiting := asked(game, state):
        at = here(game, state, dice.choice(waiting), number)
        yield at
        weights = [game.flow.weight_of(state, at.seat, row.number) for row in at.rows]
        row = dice.choices(at.rows, weights)[0]
        game.flow.play(state, at.seat, row.number)
        number += 1


def sampled(game: Game, seats: int, every: int = 1) -> Iterator[Here]:
    """Decisions of one random game, evenly spread: FEW to three times as many, or every so many of
    them. Each is the caller's to change."""
    for at in _decisions(game.name, seats)[::every]:
        yield replace(at, state=at.state.copy())


@cache
def _decisions(name: str, seats: int) -> list[Here]:
    """The same for all tests, for a game takes long. Of three in a row one stays, whenever there
    are too many, for nobody knows before how long a game will be."""
    game, kept, apart = load(name), list[Here](), 1
    for at in walk(game, seats, seed=seats):
        if at.number % apart == 0:
            kept.append(replace(at, state=at.state.copy()))
        if len(kept) > 3 * FEW:
            kept, apart = kept[::3], 3 * apart
    return kept


def starts(game: Game) -> list[Record]:
    """Positions of decisions to which random games hardly ever come."""
    folder = Path(__file__).parents[1] / "games" / game.name / "starts"
    texts = [path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.toml"))]
    return [from_text(find_game, text)[1] for text in texts]


def tables(game: Game) -> Iterator[int]:
    """The fewest seats, the most, and one number between them."""
    yield from sorted({game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]})


def bytes_of(state: Record) -> bytes:
    """The whole table, what was told included, to the last byte."""
    packed: bytes = state.pack().tobytes()
    return packed
