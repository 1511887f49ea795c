"""Compiled games that are played to their ends."""

from __future__ import annotations

from collections.abc import Mapping

from tabard.engine.game import Game
from tabard.lab.simulate import simulate


def play_to_the_end(
    game: Game, seats: int, options: Mapping[str, str], *, games: int, seed: int
) -> None:
    """Everything is accounted for after every move, and every game comes to a lawful end."""
    outcome = simulate(game, ["bot:random"] * seats, games, seed, dict(options), check=True)
    assert games == sum(outcome.results.values()) and "unfinished" not in outcome.results
