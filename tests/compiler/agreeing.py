"""Programs carried out four ways: exactly, in plain Python, and by both builds of machine code."""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

import numpy as np
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from tabard.compiler import machine, statements
from tabard.compiler.build import objects_of
from tabard.compiler.doors import Doors
from tabard.compiler.faults import Fault
from tabard.compiler.language import (
    LONGS,
    NUMBER,
    RECORD,
    RECORDS,
    SHORTS,
    Array,
    Door,
    Layout,
    copy_table,
    table,
)
from tabard.compiler.program import Program
from tabard.compiler.source import write_out

from .exact import Exact, Stopped, exact_rules, line_of, rows_of
from .programs import LIMIT, NUMBERS, PAIRS, ROWS, TABLES_GIVEN, Board, Writer

TURNS = 40  # of a loop, before it counts as one without end
TOGETHER = 50  # programs that are made into machine code at once
RUNS = 3  # of each program, each on a table of its own
TAKES = (RECORD, RECORDS, NUMBER, NUMBER, SHORTS, LONGS, Array(64, (0, 2)))
LISTS = {"NEAR": [3, 0, -5, 2, 70_000], "ROADS": [[1, 2, 3, 0], [-1, 0, 4, 9], [2, 2, -8, 1]]}


def compiled(doors: Sequence[Door], layout: Layout, *, checked: bool = False) -> Doors:
    """Machine code for these doors, kept nowhere."""
    program = Program(layout, doors, checked=checked)
    loaded = machine.Loaded(objects_of(program, None))
    return Doors(doors, layout, loaded, program.sites if checked else None)


@dataclass(frozen=True)
class Seed:
    """What a program is written from."""

    size: int
    seed: int


@dataclass
class Handed:
    """All that a program is handed: a record, records, two numbers, rows."""

    state: Any
    tables: Any
    a: int
    b: int
    rows: Any
    longs: Any
    pairs: Any

    def all(self) -> tuple[Any, ...]:
        return self.state, self.tables, self.a, self.b, self.rows, self.longs, self.pairs

    def exact(self) -> Handed:
        """The same for exact rules."""
        tables = rows_of([])
        tables.extend(Exact(each) for each in self.tables)
        rows = rows_of(self.rows, 16), rows_of(self.longs), rows_of(self.pairs)
        return Handed(Exact(self.state), tables, rows_of(self.a), rows_of(self.b), *rows)

    def packed(self) -> Handed:
        """The same for machine code."""
        tables = np.concatenate([each.pack() for each in self.tables])
        rows = np.array(self.rows, np.int16), np.array(self.longs), np.array(self.pairs)
        return Handed(self.state.pack(), tables, self.a, self.b, *rows)

    def plain(self) -> Handed:
        """Of exact rules: ordinary lists and records again."""
        tables = [each.plain(Board) for each in self.tables]
        return Handed(self.state.plain(Board), tables, 0, 0, self.rows, self.longs, self.pairs)

    def bytes(self) -> bytes:
        """Everything that rules can have changed."""
        given = self.state, self.tables, self.rows, self.longs, self.pairs
        return b"".join(each.tobytes() for each in given)


def handed(dice: random.Random, numbers: Sequence[int]) -> Handed:
    """Random records and rows."""

    def number(bits: int) -> int:
        if dice.random() < 0.9:
            return dice.randint(-3, 40)
        return (dice.choice(numbers) % (1 << bits)) - (1 << bits - 1)

    def record() -> Board:
        board = Board()
        for name, each in Board.fields.items():
            setattr(board, name, numbers_of(getattr(board, name), 32 if each.big else 16))
        return board

    def numbers_of(value: Any, bits: int) -> Any:
        if isinstance(value, list):
            return [numbers_of(each, bits) for each in value]
        return number(bits)

    return Handed(
        record(),
        [record() for _ in range(TABLES_GIVEN)],
        number(64),
        dice.randint(-9, 9),
        [number(16) for _ in range(ROWS)],
        [number(64) for _ in range(NUMBERS)],
        [[number(64), number(64)] for _ in range(PAIRS)],
    )


@dataclass(frozen=True)
class End:
    """What came of a run: a number, the fault (its kind and line) if any, all that is left."""

    value: int
    stopped: tuple[int, int] | None
    behind: bytes


def texts_of(seeds: Sequence[Seed], numbers: Sequence[int]) -> list[str]:
    """The programs."""
    return [Writer(i, each.seed, each.size, numbers).program() for i, each in enumerate(seeds)]


class Batch:
    """Some programs, made into machine code together."""

    def __init__(self, seeds: Sequence[Seed], numbers: Sequence[int]) -> None:
        self.seeds, self.numbers = seeds, numbers
        self.texts = texts_of(seeds, numbers)
        text = "".join(self.texts)
        tables = {name: table(rows) for name, rows in LISTS.items()}
        self.plain: dict[str, Any] = {
            **tables, "LIMIT": LIMIT, "copy_table": copy_table,
        }  # fmt: skip
        write_out("at random", text, self.plain)
        self.exact = exact_rules(text, {**LISTS, "LIMIT": LIMIT}, TURNS)
        doors = [Door(f"door_{i}", self.plain[f"door_{i}"], TAKES) for i in range(len(seeds))]
        self.fast = compiled(doors, Board.layout())
        with patch.object(statements, "MOST_TURNS", TURNS):  # more would take Python long
            self.checked = compiled(doors, Board.layout(), checked=True)
        self.ends: Counter[int | None] = Counter()  # the kinds of faults; None: went through

    def differences(self) -> list[tuple[int, str]]:
        """The programs with which something is not as it should be, and what."""
        found = []
        for i, each in enumerate(self.seeds):
            dice = random.Random(each.seed)
            for _ in range(RUNS):
                difference = self.difference(i, handed(dice, self.numbers))
                if difference:
                    found.append((i, difference))
                    break
        return found

    def difference(self, i: int, given: Handed) -> str:
        """What is not as it should be in one run; nothing, if all is well."""
        wanted = self.exactly(i, given.exact())
        self.ends[wanted.stopped[0] if wanted.stopped else None] += 1
        ways = {"the checked build": self.by_checked_code}
        if not wanted.stopped:  # else who does not look goes astray, and nobody knows where to
            ways |= {"plain Python": self.plainly, "the fast build": self.by_fast_code}
        for way, run in ways.items():
            found = run(i, given)
            if found.stopped != wanted.stopped:
                return f"{way} stops at {found.stopped}, not {wanted.stopped} (kind, line)"
            if found.value != wanted.value:
                return f"{way} gives {found.value}, not {wanted.value}"
            if found.behind != wanted.behind:
                return f"{way} leaves other numbers behind"
        return ""

    def exactly(self, i: int, given: Handed) -> End:
        """What should be."""
        value, stopped = 0, None
        try:
            value = int(self.exact[f"door_{i}"](*given.all()) or 0)
        except Stopped as stop:
            stopped = stop.kind, line_of(stop)
        return End(value, stopped, given.plain().packed().bytes())

    def plainly(self, i: int, given: Handed) -> End:
        """What comes of it in plain Python."""
        plain = copy.deepcopy(given)
        value = int(self.plain[f"door_{i}"](*plain.all()) or 0)
        return End(value, None, plain.packed().bytes())

    def by_fast_code(self, i: int, given: Handed) -> End:
        """What comes of it in the fast build."""
        packed = given.packed()
        value = self.fast.call(f"door_{i}", *packed.all())
        return End(value if self.gives(i) else 0, None, packed.bytes())

    def by_checked_code(self, i: int, given: Handed) -> End:
        """What comes of it in the checked build."""
        packed, value, stopped = given.packed(), 0, None
        try:
            value = self.checked.call(f"door_{i}", *packed.all())
        except Fault as fault:
            stopped = fault.site.kind, fault.site.line
        return End(value if self.gives(i) else 0, stopped, packed.bytes())

    def gives(self, i: int) -> bool:
        """Does this door give a number?"""
        return "return " in self.texts[i].rpartition("def ")[2]


def disagreement(seeds: Sequence[Seed], numbers: Sequence[int]) -> str:
    """Nothing if all agree, else the smallest program with which they do not that is found
    quickly."""
    found = Batch(seeds, numbers).differences()
    if not found:
        return ""
    at, said = found[0]
    for size in range(1, seeds[at].size + 1):
        smaller = Batch([Seed(size, seeds[at].seed)], numbers)
        if differences := smaller.differences():
            return f"{differences[0][1]}\n{smaller.texts[0]}"
    return f"{said}\n{Batch([seeds[at]], numbers).texts[0]}"


def agree_on(programs: int, begin: int, size: int) -> None:
    """So many programs of up to so many statements, the same for the same beginning. (What
    Hypothesis would try to make smaller it would have to compile again, so the smallest program is
    looked for by its size.)"""
    seeds = st.builds(Seed, size=st.integers(1, size), seed=st.integers(0, (1 << 32) - 1))

    numbers = st.lists(st.integers(-(1 << 63), (1 << 63) - 1), min_size=4, max_size=4)

    @seed(begin)
    @settings(
        max_examples=programs // TOGETHER,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.lists(seeds, min_size=TOGETHER, max_size=TOGETHER), numbers)
    def agree(seeds: list[Seed], numbers: list[int]) -> None:
        said = disagreement(seeds, numbers)
        assert not said, said

    run: Callable[[], None] = agree
    run()
