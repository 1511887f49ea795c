"""How fast each door is: ``python benchmarks/doors.py [GAME ...] [--seconds S] [--tables N]``.

Random legal rows are played through every door, with as few players as make a match; beside them
stands the bare batch, in which random bots play whole games without anybody looking on. Choosing a
row is not counted. All on one thread, in seconds of the processor, so that others who use the
machine change little; quote ratios rather than the numbers.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pyspiel

import tabard.research.gymnasium
import tabard.research.openspiel
from tabard.batch import Batch
from tabard.engine.find import find_game, game_names
from tabard.engine.game import Game
from tabard.players.bot import compiled_with_bots
from tabard.research.pettingzoo import env, parallel_env
from tabard.research.table import usual_players


class Clock:
    """Seconds of the processor, between ``with``."""

    def __init__(self) -> None:
        self.spent = 0.0

    def __enter__(self) -> None:
        self._begun = time.process_time()

    def __exit__(self, *_raised: object) -> None:
        self.spent += time.process_time() - self._begun


def any_rows(masks: Any, dice: np.random.Generator) -> Any:
    """A random legal row of each table; 0 where there is none."""
    tables, rows = np.nonzero(masks)
    ways = np.bincount(tables, minlength=len(masks))
    first = np.concatenate([[0], ways.cumsum()[:-1]])
    drawn = first + (dice.random(len(masks)) * ways).astype(int)
    return np.where(ways > 0, rows[np.minimum(drawn, len(rows) - 1)], 0)


def bare(game: Game, tables: int, seconds: float) -> tuple[float, float]:
    """Moves in a second of whole games between bots."""
    clock, moves, seed = Clock(), 0, 0
    while clock.spent < seconds:
        with clock:
            batch = Batch(game, ["bot:random"] * usual_players(game), tables, seed, workers=1)
        moves += int(batch.moves.sum())
        seed += 1
    return moves / clock.spent, moves / clock.spent


def vector(
    game: Game, tables: int, seconds: float, opponents: str, copied: bool = True
) -> tuple[float, float]:
    """Moves and steps in a second of the vector environment."""
    name, made = f"tabard/{game.name}-v0", "vector_entry_point"
    how: dict[str, Any] = {"opponents": opponents, "workers": 1, "copy": copied}
    envs: Any = gymnasium.make_vec(name, tables, vectorization_mode=made, **how).unwrapped
    _seen, info = envs.reset(seed=1)
    clock, dice, moves, steps = Clock(), np.random.default_rng(1), 0, 0
    while clock.spent < seconds:
        rows, before = any_rows(info["action_mask"], dice), envs.batch.moves.copy()
        with clock:
            _seen, _reward, _over, _cut, info = envs.step(rows)
        made_now = envs.batch.moves - before
        moves += int(made_now[made_now > 0].sum())
        steps += tables
    return moves / clock.spent, steps / clock.spent


def one_table(door: Iterator[Callable[[], object]], seconds: float) -> float:
    """Steps in a second: each is handed over ready to be made."""
    clock, steps = Clock(), 0
    for step in door:
        with clock:
            step()
        steps += 1
        if clock.spent > seconds:
            break
    return steps / clock.spent


def through_gymnasium(game: Game) -> Iterator[Callable[[], object]]:
    """One player against random bots."""
    alone, dice = tabard.research.gymnasium.Env(game), np.random.default_rng(1)
    alone.reset(seed=1)
    while True:
        row = int(dice.choice(np.flatnonzero(alone.table.mask())))
        yield partial(alone.step, row)
        if alone.table.over:
            alone.reset()


def through_aec(game: Game) -> Iterator[Callable[[], object]]:
    """All players, one after another."""
    table, dice = env(game), np.random.default_rng(1)
    table.reset(seed=1)

    def turn(row: int) -> None:
        table.step(row)
        table.last()

    while True:
        row = int(dice.choice(np.flatnonzero(table.table.mask())))
        yield partial(turn, row)
        if table.table.over:
            table.reset()


def through_parallel(game: Game) -> Iterator[Callable[[], object]]:
    """All players together."""
    table, dice = parallel_env(game), np.random.default_rng(1)
    seen, _infos = table.reset(seed=1)

    def turn(rows: dict[str, int]) -> None:
        nonlocal seen
        seen = table.step(rows)[0]

    while True:
        rows = {
            agent: int(any_rows(each["action_mask"][None], dice)[0])
            if each["action_mask"].any()
            else 0
            for agent, each in seen.items()
        }
        yield partial(turn, rows)
        if not table.agents:
            seen, _infos = table.reset()


def through_openspiel(game: Game) -> Iterator[Callable[[], object]]:
    """All players and chance, each a step."""
    loaded, dice = pyspiel.load_game(f"tabard_{game.name}"), np.random.default_rng(1)
    state = loaded.new_initial_state()

    def turn(row: int) -> None:
        state.apply_action(row)
        state.legal_actions()

    while True:
        row = int(dice.choice(state.legal_actions()))
        yield partial(turn, row)
        if state.is_terminal():
            state = loaded.new_initial_state()


def measure(game: Game, tables: int, seconds: float) -> dict[str, tuple[float, float]]:
    """Moves and steps in a second, by door."""
    compiled_with_bots(game)
    figures = {
        "bare batch": bare(game, tables, seconds),
        "vector, against bots": vector(game, tables, seconds, "bot:random"),
        "the same without copies": vector(game, tables, seconds, "bot:random", False),
        "vector, for all": vector(game, tables, seconds, "self"),
        "the same, without copies": vector(game, tables, seconds, "self", False),
    }
    alone = {
        "Gymnasium": through_gymnasium,
        "PettingZoo, AEC": through_aec,
        "PettingZoo, Parallel": through_parallel,
        "OpenSpiel": through_openspiel,
    }
    for name, door in alone.items():
        figures[name] = 0.0, one_table(door(game), seconds)
    return figures


def main() -> None:
    """Print a table for each game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", nargs="*", help="all games, if none is named")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each door")
    parser.add_argument("--tables", type=int, default=1_000)
    said = parser.parse_args()
    for name in said.game or game_names():
        game = find_game(name)
        figures = measure(game, said.tables, said.seconds)
        most = figures["bare batch"][0]
        print(f"| {game.title} | steps a second | moves a second | of the bare batch |")
        print("| --- | ---: | ---: | ---: |")
        for door, (moves, steps) in figures.items():
            share = f"{moves:,.0f} | {moves / most:.2f}" if moves else " | "
            print(f"| {door} | {steps:,.0f} | {share} |", flush=True)
        print()


if __name__ == "__main__":
    main()
