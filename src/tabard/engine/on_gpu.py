"""A game's rules on a graphics processor: thousands of games at once, one thread a game."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass
from typing import Any

from tabard.compiler import cuda, gpu
from tabard.compiler.gpu import Kernel, Share, Taken
from tabard.compiler.language import LONGS, NUMBER, RECORD, RECORDS, SHORTS, Door
from tabard.compiler.side_by_side import one_by_one, side_by_side

from . import batch
from .compiled import STREAMS, loops
from .flow import bind
from .game import Game

# What the turns of ``engine.batch`` take, and how the threads share it.
TAKES = {
    "ends": Taken(RECORDS),
    "tables": Taken(RECORDS),
    "games": Taken(LONGS),
    "moves": Taken(LONGS),
    "start": Taken(RECORD),
    "trial": Taken(RECORD, Share.OWN),
    "guessed": Taken(RECORD, Share.OWN),
    "streams": Taken(STREAMS),
    "policies": Taken(LONGS),
    "tally": Taken(LONGS, Share.OWN),
    "table": Taken(NUMBER, Share.TABLE),
    "step": Taken(NUMBER, Share.THREADS),
    "last": Taken(NUMBER),
    "limit": Taken(NUMBER),
    "rows": Taken(SHORTS, Share.OWN),
    "inner": Taken(SHORTS, Share.OWN),
}


def kernel_of(
    game: Game, choosers: Mapping[str, Callable[..., int]], guessing: Container[str] = ()
) -> Kernel:
    """A game's turns with the bots that ``choosers`` names, as a kernel."""
    scope = loops(game, choosers, guessing)
    bind({"kind_of_turn": batch.kind_of_turn, "play_turn": batch.play_turn}, scope)
    return Kernel(_door("kind_of_turn", scope), _door("play_turn", scope), TAKES)


def _door(name: str, scope: Mapping[str, Any]) -> Door:
    code = scope[name].__code__
    names = code.co_varnames[: code.co_argcount]
    return Door(name, scope[name], tuple(TAKES[each].kind for each in names))


@dataclass(frozen=True)
class Built:
    """A kernel's machine code, and how it was made."""

    ptx: str
    assembled: cuda.Assembled


def build(
    game: Game,
    choosers: Mapping[str, Callable[..., int]],
    guessing: Container[str] = (),
    *,
    chip: str = "sm_90",
    sorts: bool = True,
    level: int = 3,
    inlining: int = 225,
    most_registers: int = 0,
) -> Built:
    """A game's kernel for a chip. No graphics processor is needed. Raises NoGpu without NVIDIA's
    assembler, and Refused for a rule that cannot be compiled."""
    kernel = kernel_of(game, choosers, guessing)
    text = gpu.ptx(kernel, game.state.layout(), chip, sorts=sorts, inlining=inlining)
    code = cuda.assembled(text, chip, level=level, most_registers=most_registers)
    return Built(text, code)


@dataclass(frozen=True)
class Played:
    """What came of the games: their end states, the tallies of all threads, the seconds that the
    processor played, and how many games were on at a time."""

    ends: Any
    tallies: Any
    seconds: float
    at_once: int


class OnGpu:
    """A game's kernel on the graphics processor."""

    def __init__(self, game: Game, built: Built, processor: cuda.Gpu) -> None:
        self.game, self.processor = game, processor
        self.loaded = processor.load(built.assembled.code, gpu.KERNEL)

    def play(
        self, start: Any, policies: Any, streams: Any, *, width: int = 128, blocks: int = 0
    ) -> Played:
        """Play a game from ``start`` (an array of one packed record) for each stream.

        ``width`` threads play in each of ``blocks`` (0: as many as the processor holds at once).
        """
        import numpy as np

        last, layout = len(streams), self.game.state.layout()
        most = blocks or self.processor.processors * self.loaded.blocks_at_once(width)
        blocks = min(most, -(-last // width))
        threads = blocks * width
        beside = layout.size * gpu.LANES  # bytes of a block of records
        first = side_by_side(np.repeat(start, gpu.LANES), layout, gpu.LANES)
        rows = len(self.game.actions.rows)
        room = {
            "ends": cuda.Room(-(-last // gpu.LANES) * beside),
            "tables": _repeated(first, threads // gpu.LANES),
            "games": _laid(np.arange(threads, dtype=np.int64)),
            "moves": _laid(np.zeros(threads, np.int64)),
            "start": _laid(first),
            "trial": _repeated(first, threads // gpu.LANES),
            "guessed": _repeated(first, threads // gpu.LANES),
            "streams": _laid(streams),
            "policies": _laid(policies),
            "tally": _laid(np.zeros((threads, batch.TALLY), np.int64)),
            "rows": cuda.Room(threads * rows * 2),
            "inner": cuda.Room(threads * rows * 2),
        }
        lengths = {
            "ends": last,
            "tables": threads,
            "games": threads,
            "moves": threads,
            "streams": last,
            "policies": len(policies),
            "tally": batch.TALLY,
            "rows": rows,
            "inner": rows,
        }
        numbers = {"last": last, "limit": self.game.longest}
        handed: list[cuda.Room | int] = []
        for name in TAKES:
            if name in room:
                handed += [room[name], *([lengths[name]] if name in lengths else [])]
            elif name in numbers:
                handed.append(numbers[name])
        seconds = self.loaded.run(blocks, width, handed)
        ends = np.empty(room["ends"].size, np.uint8)
        room["ends"].fetch(ends)
        tallies = np.empty((threads, batch.TALLY), np.int64)
        room["tally"].fetch(tallies)
        states = one_by_one(ends, layout, gpu.LANES, self.game.state.dtype())[:last]
        return Played(states, tallies, seconds, threads)


def _laid(array: Any) -> cuda.Room:
    """An array's copy on the processor."""
    room = cuda.Room(array.nbytes)
    room.lay(array)
    return room


def _repeated(array: Any, times: int) -> cuda.Room:
    """The same many times over."""
    room = cuda.Room(array.nbytes * times)
    room.lay(array)
    room.repeat(array.nbytes)
    return room
