"""PettingZoo: its turn-based environments, driven from Python as its pages show."""

from __future__ import annotations

import argparse
import copy
import importlib
import random
import time
from typing import Any

from .timing import MIDDLE, Contest, Played, report


class Classic(Contest):
    """A game of ``pettingzoo.classic``."""

    packages = ("pettingzoo",)

    def __init__(self, name: str, seed: int) -> None:
        self.env = importlib.import_module(f"pettingzoo.classic.{name}").env()
        self.seed, self.chance = seed, random.Random(seed)

    def play(self, amount: int) -> Played:
        began, played = time.perf_counter(), Played(amount, 0.0, 0, 0)
        for _game in range(amount):
            self._one_game(played)
        played.seconds = time.perf_counter() - began
        return played

    def _one_game(self, played: Played, decisions: int = 0) -> None:
        self.seed += 1
        self.env.reset(seed=self.seed)
        first = played.forced + played.free
        for _seat in self.env.agent_iter():
            seen, _reward, ended, cut, info = self.env.last()
            if ended or cut:
                self.env.step(None)
                continue
            self.env.step(self._any_of(seen, info, played))
            if played.forced + played.free - first == decisions:
                return

    def _any_of(self, seen: Any, info: Any, played: Played) -> int:
        mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
        legal = mask.nonzero()[0].tolist()
        if len(legal) == 1:
            played.forced += 1
        else:
            played.free += 1
        return int(self.chance.choice(legal))

    def position(self) -> Any:
        self._one_game(Played(0, 0.0, 0, 0), MIDDLE)
        return self.env.unwrapped

    def copies(self, position: Any, number: int) -> Any:
        return [copy.deepcopy(position) for _copy in range(number)]


def make(options: argparse.Namespace) -> Contest:
    """The game that is named."""
    return Classic(options.game, options.seed)


if __name__ == "__main__":
    report(make)
