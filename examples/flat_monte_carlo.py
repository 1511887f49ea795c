"""A bot of one function: it guesses what it cannot see, plays each of its moves out at random on
many such tables, all at once in machine code, and takes the row that ended best on average.

    python examples/flat_monte_carlo.py
"""

from __future__ import annotations

import numpy as np

from tabard.batch import Batch


def choose(batch: Batch, playouts: int, seed: int) -> int:
    """The best row for whoever is asked at the only table of a batch."""
    rows = np.flatnonzero(batch.legal()[0])
    trials = batch.copies(np.zeros(len(rows) * playouts, int), seed).guess()
    trials.play(np.repeat(rows, playouts))
    trials.play_out("bot:random")
    rewards = trials.rewards()[:, batch.players[batch.seats[0]]]
    return int(rows[rewards.reshape(len(rows), playouts).mean(axis=1).argmax()])


def main() -> None:
    """Jeanne d'Arc for two: this bot against the random one, twice, seats changed."""
    won = 0
    for game in range(2):
        bots = [None, "bot:random"][:: 1 if game % 2 == 0 else -1]
        batch = Batch("jeanne_darc", bots, seed=game)
        while not batch.over[0]:
            batch.play([choose(batch, playouts=5, seed=int(batch.moves[0]))])
        won += batch.rewards()[0, game % 2] > 0
    print(f"Flat Monte-Carlo won {won} of 2 games.")


if __name__ == "__main__":
    main()
