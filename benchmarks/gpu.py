"""How fast a game is on a graphics processor: ``python benchmarks/gpu.py [GAME ...] [--quick]``.

Random bots play. Every line is one way to run the kernel, and says how many moves a second came of
it; the last lines say what limits it. Without a graphics processor the kernels are only built, and
their registers shown.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tabard.compiler.cuda import Assembled, Gpu, NoGpu
from tabard.engine.find import find_game, game_names
from tabard.engine.game import Game
from tabard.engine.on_gpu import WIDTH, OnGpu
from tabard.lab.on_gpu import begun, build, simulate_on_gpu, streams
from tabard.lab.simulate import simulate

SECONDS = 1.0  # that a measured run should take, about
USUAL = "tables are shared out anew before each turn"
WAYS: dict[str, dict[str, Any]] = {
    "each thread stays at its table, loops written out": {"sorts": False, "unrolls": True},
    "loops not written out": {"sorts": False},
    USUAL: {},
    "with 64 registers": {"most_registers": 64},
    "with 48 registers": {"most_registers": 48},
    "with more rules called and fewer written out": {"inlining": 0},
}
MOST = 1 << 20  # games of one run
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
        self.streams = streams(1 << 14, seed=1)

    def show(self, said: str, built: Assembled, *, alike: bool = False, **how: int) -> float:
        """Measure one way: enough games that it takes about a second, and twice that."""
        ready, games = OnGpu(self.game, built, self.processor), 1 << 14
        while True:
            if len(self.streams) < games:
                self.streams = streams(games, seed=1)
            chance = self.streams[:games].copy()
            if alike:
                chance[:] = chance[:1]
            played = ready.play(*self.start, chance, **how)
            if played.seconds > SECONDS or games >= MOST:
                break
            games *= 2 if played.seconds > SECONDS / 3 else 8
        moves = int(played.tally[:3].sum())
        each = moves / played.seconds
        width = how.get("width", WIDTH)
        print(
            f"{self.game.title}: {said}: {each / 1e6:,.2f} million moves a second; "
            f"{played.games} games, {moves} moves in {played.seconds:.2f} s, "
            f"{played.at_once} at once in blocks of {width}, "
            f"{played.at_once / self.processor.processors:.0f} to a processor of "
            f"{self.processor.most_threads}; {ready.loaded.registers} registers",
            flush=True,
        )
        return each


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
    speeds = {way: bench.show(way, built) for way, built in made.items()}
    if not with_limits:
        return
    fastest = max(made, key=lambda way: speeds[way])
    print(f"{game.title}: what limits the fastest: {fastest}", flush=True)
    for width in (32, 64, 256, 512):
        bench.show("other blocks", made[fastest], width=width)
    for some in (1, 2, 4):
        bench.show("fewer at once", made[fastest], blocks=processor.processors * some)
    for way, built in made.items():
        bench.show(f"all games alike, so that no way waits for another: {way}", built, alike=True)


def main() -> None:
    """Print the figures, line by line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", nargs="*", help="all games, if none is named; the first at length")
    parser.add_argument("--quick", action="store_true", help="no look at what limits")
    parser.add_argument("--once", type=int, default=0, metavar="GAMES", help="for a profiler")
    said = parser.parse_args()
    games = [find_game(name) for name in said.game or game_names()]
    usual = {USUAL: WAYS[USUAL]}
    wanted = {game.name: usual for game in games}
    if not (said.quick or said.once):
        wanted[games[0].name] = WAYS
    try:
        processor = Gpu()
    except NoGpu as why:
        print(f"Nothing is played: {why}")
        Workshop(wanted, "sm_90").of(games[-1])
        return
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
