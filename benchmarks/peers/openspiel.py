"""OpenSpiel: its own random bots play inside its C++, or its states are driven from Python."""

from __future__ import annotations

import argparse
import random
import time
from typing import Any

import pyspiel

from .timing import MIDDLE, Contest, Played, report

LOOKED_AT = 5  # games whose forced decisions are counted in each bundle


class Bots(Contest):
    """Whole games in C++; what was chosen is counted from the history, outside the time."""

    packages = ("open-spiel",)

    def __init__(self, name: str, seed: int) -> None:
        self.game, self.seed = pyspiel.load_game(name), seed
        seats = range(self.game.num_players())
        self.bots = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in seats]

    def play(self, amount: int) -> Played:
        seconds, by_seats, chance, looked_at, forced = 0.0, 0, 0, 0, 0
        for number in range(amount):
            began = time.perf_counter()
            state = self.game.new_initial_state()
            self.seed += 1
            pyspiel.evaluate_bots(state, self.bots, self.seed)
            seconds += time.perf_counter() - began
            seats = [step.player for step in state.full_history()]
            by_chance = seats.count(pyspiel.PlayerId.CHANCE)
            chance, by_seats = chance + by_chance, by_seats + len(seats) - by_chance
            if number < LOOKED_AT:
                looked_at, forced = looked_at + len(seats) - by_chance, forced + self._forced(state)
        forced = round(by_seats * forced / max(looked_at, 1))
        return Played(amount, seconds, forced, by_seats - forced, chance)

    def _forced(self, ended: Any) -> int:
        """How many decisions of a game left no choice: for that it is gone through again."""
        forced, again = 0, self.game.new_initial_state()
        for action in ended.history():
            forced += not again.is_chance_node() and len(again.legal_actions()) == 1
            again.apply_action(action)
        return forced

    def position(self) -> Any:
        ended, middle = self.game.new_initial_state(), self.game.new_initial_state()
        pyspiel.evaluate_bots(ended, self.bots, 1)
        for action in ended.history()[:MIDDLE]:
            middle.apply_action(action)
        return middle

    def copies(self, position: Any, number: int) -> Any:
        return [position.clone() for _copy in range(number)]


class FromPython(Bots):
    """The loop that a Python program would write."""

    def play(self, amount: int) -> Played:
        chance = random.Random(self.seed)
        self.seed += 1
        began, played = time.perf_counter(), Played(amount, 0.0, 0, 0, 0)
        for _game in range(amount):
            state = self.game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(_picked(state, chance, played))
        played.seconds = time.perf_counter() - began
        return played


def _picked(state: Any, chance: random.Random, played: Played) -> int:
    """An action of chance by its weights, or any of a seat's."""
    if state.is_chance_node():
        played.chance = (played.chance or 0) + 1
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        return int(chance.choices(actions, weights)[0])
    legal = state.legal_actions()
    if len(legal) == 1:
        played.forced += 1
        return int(legal[0])
    played.free += 1
    return int(chance.choice(legal))


def make(options: argparse.Namespace) -> Contest:
    """The game that is named, in one way or the other."""
    kind = FromPython if options.how == "python" else Bots
    return kind(options.game, options.seed)


if __name__ == "__main__":
    report(make)
