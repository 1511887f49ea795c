"""Compiled games that are played to their ends."""

from __future__ import annotations

from collections.abc import Mapping

from tabard.engine.game import Game
from tabard.lab.simulate import simulate


def play_to_the_end(
    game: Game, seats: int, options: Mapping[str, str], *, games: int, seed: int
) -> None:
    """Everything is accounted for after every move, every game comes to a lawful end, and the build
    that stops at an index out of range plays as the fast one does."""
    players = ["bot:random"] * seats
    outcome = simulate(game, players, games, seed, dict(options), check=True, checked=True)
    assert games == sum(outcome.results.values()) and "unfinished" not in outcome.results
    assert outcome.digest == simulate(game, players, games, seed, dict(options)).digest
