"""RLCard: its environments, driven from Python by reset and step."""

from __future__ import annotations

import argparse
import copy
import random
import time
from typing import Any

import rlcard

from .timing import MIDDLE, Contest, Played, report


class Cards(Contest):
    """A card game. Dealing and drawing happen inside the steps of the seats."""

    packages = ("rlcard",)

    def __init__(self, name: str, seed: int) -> None:
        self.env = rlcard.make(name, config={"seed": seed})
        self.chance = random.Random(seed)

    def play(self, amount: int) -> Played:
        began, played = time.perf_counter(), Played(amount, 0.0, 0, 0)
        for _game in range(amount):
            self._one_game(played)
        played.seconds = time.perf_counter() - began
        return played

    def _one_game(self, played: Played, decisions: int = 0) -> None:
        state, _seat = self.env.reset()
        made = 0
        while not self.env.is_over():
            legal = list(state["legal_actions"])
            if len(legal) == 1:
                played.forced += 1
            else:
                played.free += 1
            state, _seat = self.env.step(self.chance.choice(legal))
            made += 1
            if made == decisions:
                return

    def position(self) -> Any:
        # Half as far as elsewhere, for these games are short.
        self._one_game(Played(0, 0.0, 0, 0), MIDDLE // 2)
        return self.env.game  # the game alone, without the environment around it

    def copies(self, position: Any, number: int) -> Any:
        return [copy.deepcopy(position) for _copy in range(number)]


def make(options: argparse.Namespace) -> Contest:
    """The game that is named."""
    return Cards(options.game, options.seed)


if __name__ == "__main__":
    report(make)
