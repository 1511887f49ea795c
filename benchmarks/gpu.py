"""How fast a game is on a graphics processor: ``python benchmarks/gpu.py [GAME ...] [--quick]``.

Random bots play. Every line is one way to build or to run the kernel, and says how many moves a
second came of it; the last lines say what limits it. Without a graphics processor the kernels are
only built, and their registers shown.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from tabard.compiler.cuda import Assembled, Gpu, NoGpu
from tabard.engine.batch.on_gpu import EACH, WIDTH, OnGpu
from tabard.engine.dice import STREAM
from tabard.engine.find import find_game, game_names
from tabard.engine.game import Game
from tabard.lab.on_gpu import begun, build, simulate_on_gpu, streams
from tabard.lab.simulate import simulate

ENOUGH = 0.7  # seconds that a measured run should take
SEVERAL = 4  # games at each table, in turn
USUAL = "tables are shared out anew in each round"
WAYS: dict[str, dict[str, Any]] = {  # how it got there: how kernels are built
    "each thread stays at its tables, loops written out": {"sorts": False, "unrolls": True},
    "loops not written out": {"sorts": False},
    USUAL: {},
    "more rules called and fewer written out": {"inlining": 0},
    "with 48 registers": {"most_registers": 48},
}
SHAPES = [(width, each) for width in (64, 256, 512, 1024) for each in (1, 2, 4)]
DIFFERENT = 1 << 15  # games that differ; then they begin again
SAMPLE = 2_000  # games whose end states are compared with those that the host plays


def seats(game: Game) -> list[str]:
    """The fewest players, but two."""
    return ["bot:random"] * max(2, game.seats[0])


class Workshop:
    """Builds every kernel that is wanted, on all cores, while others are already played."""

    def __init__(self, wanted: Mapping[str, Mapping[str, Any]], chip: str) -> None:
        self._pool = ThreadPoolExecutor()
        self._made = {
            (name, way): self._pool.submit(self._make, find_game(name), way, how, chip)
            for name, ways in wanted.items()
            for way, how in ways.items()
        }

    def _make(self, game: Game, way: str, how: Mapping[str, Any], chip: str) -> Assembled:
        began = time.perf_counter()
        made = build(game, seats(game), chip=chip, **how)
        took = time.perf_counter() - began
        figures = f"{made.registers} registers, {made.spilled} bytes spilled"
        size = f"{len(made.code):,} bytes"
        print(f"built in {took:.0f} s: {game.title}, {way}: {figures}, {size}", flush=True)
        return made

    def of(self, game: Game) -> dict[str, Assembled]:
        """A game's kernels, when they are all ready."""
        return {way: each.result() for (name, way), each in self._made.items() if name == game.name}


class Bench:
    """One game on the processor."""

    def __init__(self, game: Game, processor: Gpu) -> None:
        self.game, self.processor = game, processor
        self.start = begun(game, seats(game))
        self.streams = streams(DIFFERENT, seed=1)

    def show(
        self,
        said: str,
        built: Assembled,
        *,
        alike: bool = False,
        width: int = WIDTH,
        each: int = EACH,
        blocks: int = 0,
    ) -> float:
        """Measure one way, with a game for each table that fits or, if that is fast, several.
        ``alike``: the chance of all games is the same."""
        ready = OnGpu(self.game, built, self.processor)
        held = ready.loaded.blocks_at_once(width) * width
        if not held:
            return 0.0  # not one block of so many threads fits
        tables = (blocks * width or self.processor.processors * held) * each
        for games in (tables, tables * SEVERAL):
            chance = np.resize(self.streams[:1] if alike else self.streams, (games, STREAM))
            played = ready.play(*self.start, chance, width=width, each=each, blocks=blocks)
            if played.seconds > ENOUGH:
                break
        moves = int(played.tally[:3].sum())
        speed = moves / played.seconds / 1e6
        print(
            f"{self.game.title}: {speed:8,.2f} million moves a second: {said}; {width} threads a "
            f"block, {each} tables each, {played.at_once} games at once of {played.games}, "
            f"{held} threads to a processor (of {self.processor.most_threads}), "
            f"{ready.loaded.registers} registers; {moves} moves in {played.seconds:.2f} s",
            flush=True,
        )
        return speed


def same(game: Game, processor: Gpu, built: Assembled, way: str) -> None:
    """Do both processors play the same games?"""
    host = simulate(game, seats(game), SAMPLE, seed=1, checked=False)
    there = simulate_on_gpu(game, seats(game), SAMPLE, seed=1, processor=processor, built=built)
    verdict = "the same" if host.digest == there.digest and host.moves == there.moves else "OTHER"
    print(
        f"{game.title}: {way}: {SAMPLE} games are {verdict}; "
        f"one host {host.moves_per_second / 1e6:.2f} million moves a second",
        flush=True,
    )


def measure(
    game: Game, processor: Gpu, made: Mapping[str, Assembled], *, with_limits: bool
) -> None:
    """All figures of one game."""
    bench = Bench(game, processor)
    for way, built in made.items():
        same(game, processor, built, way)
    if not with_limits:
        bench.show(USUAL, made[USUAL], each=1)
        return
    speeds = {way: bench.show(way, built) for way, built in made.items()}
    fastest = max(made, key=lambda way: speeds[way])
    print(f"{game.title}: what limits the fastest: {fastest}", flush=True)
    shapes = {}
    for width, each in SHAPES:
        shapes[width, each] = bench.show("another shape", made[fastest], width=width, each=each)
    width, each = max(shapes, key=lambda shape: shapes[shape])
    for some in (1, 2, 4):
        blocks = processor.processors * some
        bench.show(
            f"{some} blocks to a processor", made[fastest], width=width, each=each, blocks=blocks
        )
    for way, built in made.items():
        bench.show(way, built, width=width, each=each)
        said = f"{way}; all games alike, so nobody waits"
        bench.show(said, built, alike=True, width=width, each=each)


def main() -> None:
    """Print the figures, line by line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", nargs="*", help="all games, if none is named; the first at length")
    parser.add_argument("--quick", action="store_true", help="no look at what limits")
    parser.add_argument("--once", type=int, default=0, metavar="GAMES", help="for a profiler")
    said = parser.parse_args()
    games = [find_game(name) for name in said.game or game_names()]
    wanted = {game.name: {USUAL: WAYS[USUAL]} for game in games}
    try:
        processor = Gpu()
    except NoGpu as why:
        print(f"Nothing is played: {why}")
        Workshop(wanted, "sm_90")
        return
    if not (said.quick or said.once):
        wanted[games[0].name] = WAYS
    print(f"{processor.name}, {processor.processors} processors, {processor.chip}", flush=True)
    workshop = Workshop(wanted, processor.chip)
    for game in games:
        made = workshop.of(game)
        if said.once:
            ready = OnGpu(game, made[USUAL], processor)
            ready.play(*begun(game, seats(game)), streams(said.once, seed=1))
        else:
            measure(game, processor, made, with_limits=len(made) > 1)


if __name__ == "__main__":
    main()
