"""A game's rules on a graphics processor: thousands of games at once, one thread a game."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from functools import cached_property
from typing import Any

from tabard.compiler import cuda, gpu
from tabard.compiler.build import key_of
from tabard.compiler.cuda import Assembled
from tabard.compiler.gpu import Kernel, Share, Taken, handed_to
from tabard.compiler.kept import Kept, digest_of
from tabard.compiler.language import LONGS, NUMBER, RECORD, RECORDS, SHORTS, Door, Layout, is_open
from tabard.compiler.side_by_side import one_by_one, side_by_side

from ..flow.loop import bind
from ..game import Game
from . import loops as batch
from .compiled import STREAMS, loops, sources

WIDTH = 1024  # threads of a block, unless it is said: the more, the more alike are neighbours
EACH = 1  # tables for each thread, likewise
REGISTERS = 64  # of a thread, at most: with more, so many threads would not fit

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
    "step": Taken(NUMBER, Share.TABLES),
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


def build(
    game: Game,
    choosers: Mapping[str, Callable[..., int]],
    guessing: Container[str] = (),
    *,
    chip: str = "sm_90",
    level: int = 3,
    most_registers: int = REGISTERS,
    **how: Any,
) -> Assembled:
    """A game's kernel for a chip, from the cache or made now; ``how``: see ``gpu.ptx``. No graphics
    processor is needed. Raises NoGpu without NVIDIA's assembler, and Refused for a rule that cannot
    be compiled."""
    kernel, layout = kernel_of(game, choosers, guessing), game.state.layout()
    bots = [(word, word in guessing) for word in choosers]
    said = repr((bots, chip, level, most_registers, sorted(how.items()), cuda.version()))
    known = key_of([kernel.kind, kernel.turn], layout, sources(game, choosers), False)
    kept = Kept(f"{game.name}-{chip}", digest_of([known.encode(), said.encode()]))
    found = kept.read()
    if found is None:
        ptx = gpu.ptx(kernel, layout, chip, **how)
        code = cuda.assembled(ptx, chip, level=level, most_registers=most_registers)
        kept.write([code.code, code.registers.to_bytes(4), code.spilled.to_bytes(4)], [])
        return code
    code_, registers, spilled = found[0]
    return Assembled(code_, int.from_bytes(registers), int.from_bytes(spilled))


class Played:
    """What came of the games: the tallies of all threads, the seconds that the processor played,
    how many games were on at a time; and the end states, fetched when they are wanted."""

    def __init__(
        self, layout: Layout, like: Any, games: int, at_once: int, room: dict[str, cuda.Room]
    ) -> None:
        self._layout, self._like, self._room = layout, like, room
        self.games, self.at_once, self.seconds = games, at_once, 0.0

    @cached_property
    def ends(self) -> Any:
        """The end states, in the order of the games."""
        laid = self._room["ends"].fetched()
        return one_by_one(laid, self._layout, gpu.LANES, self._like)[: self.games]

    @cached_property
    def tally(self) -> Any:
        """The tallies of all threads as one."""
        import numpy as np

        tallies = self._room["tally"].fetched().view(np.int64).reshape(-1, batch.TALLY)
        total = tallies.sum(axis=0)
        total[batch.MOST_MOVES] = tallies[:, batch.MOST_MOVES].max()
        return total


class OnGpu:
    """A game's kernel on the graphics processor."""

    def __init__(self, game: Game, built: Assembled, processor: cuda.Gpu) -> None:
        self.game, self.processor = game, processor
        self.loaded = processor.load(built.code, gpu.KERNEL)

    def play(
        self,
        start: Any,
        policies: Any,
        streams: Any,
        *,
        width: int = WIDTH,
        each: int = EACH,
        blocks: int = 0,
    ) -> Played:
        """Play a game from ``start`` (an array of one packed record) for each stream.

        ``width`` threads play in each of ``blocks`` (0: as many as the processor holds at once), at
        ``each`` times as many tables.
        """
        games = len(streams)
        if width * each > gpu.MOST_TABLES:
            raise ValueError(f"a block has at most {gpu.MOST_TABLES} tables")
        most = blocks or self.processor.processors * self.loaded.blocks_at_once(width)
        if not most:
            raise ValueError(f"no block of {width} threads fits")
        blocks = min(most, -(-games // (width * each)))
        threads, tables = blocks * width, blocks * width * each
        room = self._room(start, policies, streams, threads, tables)
        lengths = {"ends": games, "streams": games, "policies": len(policies)}
        lengths |= dict.fromkeys(("tables", "games", "moves"), tables)
        lengths |= dict.fromkeys(("rows", "inner"), len(self.game.actions.rows))
        lengths["tally"] = batch.TALLY
        numbers = {"step": tables, "last": games, "limit": self.game.longest}
        handed: dict[str, Any] = {**room, **numbers}
        layout, like = self.game.state.layout(), self.game.state.dtype()
        played = Played(layout, like, games, tables, room)
        said = [
            each
            for name, kind in handed_to(TAKES).items()
            for each in (handed[name], *([lengths[name]] if is_open(kind) else []))
        ]
        played.seconds = self.loaded.run(blocks, width, said)
        return played

    def _room(
        self, start: Any, policies: Any, streams: Any, threads: int, tables: int
    ) -> dict[str, cuda.Room]:
        """The memory in which so many threads play, at so many tables."""
        import numpy as np

        layout = self.game.state.layout()
        one = side_by_side(np.repeat(start, gpu.LANES), layout, gpu.LANES)
        blocks = -(-threads // gpu.LANES)
        rows = blocks * gpu.LANES * len(self.game.actions.rows) * 2
        here = self.processor
        return {
            "ends": here.room(-(-len(streams) // gpu.LANES) * one.nbytes),
            "tables": here.laid(one, -(-tables // gpu.LANES)),
            "games": here.laid(np.arange(tables, dtype=np.int64)),
            "moves": here.laid(np.zeros(tables, np.int64)),
            "start": here.laid(one),
            "trial": here.laid(one, blocks),
            "guessed": here.laid(one, blocks),
            "streams": here.laid(streams),
            "policies": here.laid(policies),
            "tally": here.laid(np.zeros((threads, batch.TALLY), np.int64)),
            "rows": here.room(rows),
            "inner": here.room(rows),
        }
