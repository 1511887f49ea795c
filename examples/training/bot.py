"""A trained net as a bot at any table: it is read from ``net.npz`` beside this file.

tabard play jeanne_darc --seats human,bot:examples/training/bot.py
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

from tabard.batch import Batch
from tabard.bots import Encoder, View
from tabard.engine.game import Game

sys.path.insert(0, str(Path(__file__).parent))
from net import load, think


class Trained:
    """Plays what the net likes best, from what it sees."""

    def __init__(self, game: Game, seed: int) -> None:
        self._encoder = Encoder(game)
        self._net = load(Path(__file__).with_name("net.npz"), self._encoder)

    def choose(self, view: View) -> int:
        """The number of the move that the net likes best."""
        guessed = view.guess()
        table = Batch(view.game, len(set(guessed.players)))
        table.tables[:] = guessed.state.pack()
        seen = self._encoder(table.observe([view.seat]))
        legal = [row.number for row in guessed.rows(view.seat)]
        mask = np.zeros((1, self._encoder.rows), np.int8)
        mask[0, legal] = 1
        likely, _value = think(self._net, seen, mask)
        return legal.index(int(np.asarray(likely)[0].argmax()))
