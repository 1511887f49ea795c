"""Catanatron: Catan by four random players, in its own loop."""

from __future__ import annotations

import argparse
import random
import time
from typing import Any

from catanatron import Color, Game, RandomPlayer

from .timing import MIDDLE, Contest, Played, report


class Counting(RandomPlayer):  # type: ignore[misc]  # the package has no types
    """Its random player, who counts what it is asked."""

    def __init__(self, color: Any, played: Played) -> None:
        super().__init__(color)
        self.played = played

    def decide(self, game: Any, playable_actions: Any) -> Any:
        """Any of the actions."""
        if len(playable_actions) == 1:
            self.played.forced += 1
        else:
            self.played.free += 1
        return super().decide(game, playable_actions)


class Catan(Contest):
    """The base game. Dice, cards drawn and cards stolen happen inside the players' actions."""

    packages = ("catanatron",)

    def __init__(self, seed: int) -> None:
        random.seed(seed)  # the one it uses

    def play(self, amount: int) -> Played:
        began, played = time.perf_counter(), Played(amount, 0.0, 0, 0)
        for _game in range(amount):
            _new(played).play()
        played.seconds = time.perf_counter() - began
        return played

    def position(self) -> Any:
        game = _new(Played(0, 0.0, 0, 0))
        for _decision in range(MIDDLE):
            game.play_tick()
        return game

    def copies(self, position: Any, number: int) -> Any:
        return [position.copy() for _copy in range(number)]


def _new(played: Played) -> Any:
    return Game([Counting(color, played) for color in Color])


def make(options: argparse.Namespace) -> Contest:
    """The one game that there is."""
    return Catan(options.seed)


if __name__ == "__main__":
    report(make)
