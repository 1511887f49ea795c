"""Rules written at random, in every word of the language.

A program is a rule behind a door and the helpers that it calls. Most numbers are kept small, most
indices inside, so that most runs go through to the end; some are left as they come.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from tabard.engine.kinds import Kind
from tabard.engine.state import Array, Record, each, one

_A = Kind("a", list("abcd"))
_B = Kind("b", list("xyz"))


class Board(Record):
    """Fields of both widths, with no, one and two directions."""

    TOLD = 3

    size: int = one()
    gold: int = one(big=True)
    men: Array = each(_A)
    ages: Array = each(_B, big=True)
    grid: Array = each(_A, _B)
    deep: Array = each(_B, _A, big=True)


CELLS = {  # the fields by name: how many there are in each direction
    name: tuple(int(kind) for kind in Board.fields[name].shape)
    for name in ("size", "gold", "men", "ages", "grid", "deep", "told")
}
NAMED_ROWS = {  # local names of rows, what they can stand for, and how long such a row is
    "row_of_told": ("told[{}]", 3, 6),
    "row_of_grid": ("grid[{}]", 4, 3),
    "row_of_deep": ("deep[{}]", 3, 4),
    "all_men": ("men", 0, 4),
}
TABLES = {"NEAR": (5,), "ROADS": (3, 4)}
LIMIT = 7
ROWS, NUMBERS, PAIRS, TABLES_GIVEN = 6, 4, 3, 2  # how many of what is handed over
DOOR = "state, tables, a, b, rows, longs, pairs"


@dataclass(frozen=True)
class Helper:
    """A rule that others call: its parameters by kind, how many may be left out, whether it gives
    a number back."""

    name: str
    takes: tuple[str, ...]
    usual: int
    gives: bool


@dataclass
class Scope:
    """What can be named at one place."""

    records: list[str]
    numbers: list[str]
    inside: dict[str, int] = field(default_factory=dict)  # loops' names: from 0 to before this
    rows: dict[str, int] = field(default_factory=dict)  # local rows, and how long they are
    given: dict[str, int] = field(default_factory=dict)  # rows that were handed over
    pairs: bool = False
    many: bool = False  # several records

    def copy(self) -> Scope:
        """The same, for an inner block."""
        return Scope(
            [*self.records], [*self.numbers], {**self.inside}, {**self.rows}, {**self.given},
            self.pairs, self.many,
        )  # fmt: skip


class Writer:
    """Writes one program."""

    def __init__(self, number: int, seed: int, size: int, numbers: Sequence[int]) -> None:
        self.number, self.size, self.extremes = number, size, numbers
        self.dice = random.Random(seed)
        self.lines: list[str] = []
        self.helpers: list[Helper] = []
        self.depth, self.left, self.loops = 0, 0, 0
        self.gives = True
        self.called, self.nested = 0, 0

    # --- a whole program --------------------------------------------------------------------------

    def program(self) -> str:
        """The helpers and the rule behind the door."""
        for _ in range(self.dice.choice([0, 1, 1, 2])):
            self.helper()
        given = {"rows": ROWS, "longs": NUMBERS}
        scope = Scope(["state"], ["a", "b"], given=given, pairs=True, many=True)
        self.rule(f"door_{self.number}", DOOR, scope, self.size, gives=self.chance(0.9))
        return "\n".join([*self.lines, ""])

    def helper(self) -> None:
        """A rule to be called: with the record, and whatever else."""
        takes = [self.dice.choice(["record", "record", "rows", "pair"])]
        if takes == ["record"] and self.chance(0.3):
            takes.append("record")
        takes += ["number"] * self.dice.randint(0, 3)
        usual = self.dice.randint(0, takes.count("number"))
        name = f"help_{self.number}_{len(self.helpers)}"
        helper = Helper(name, tuple(takes), usual, self.chance(0.75))
        names = [f"{kind}_{i}" for i, kind in enumerate(takes)]
        scope = Scope([], [])
        for said, kind in zip(names, takes, strict=True):
            if kind == "record":
                scope.records.append(said)
            elif kind == "number":
                scope.numbers.append(said)
            else:
                scope.given[said] = ROWS if kind == "rows" else 2
        said_last = [f"{each}={self.constant()}" for each in names[len(names) - usual :]]
        parameters = ", ".join([*names[: len(names) - usual], *said_last])
        self.rule(name, parameters, scope, self.dice.randint(1, 4), gives=helper.gives)
        self.helpers.append(helper)

    def rule(self, name: str, parameters: str, scope: Scope, size: int, *, gives: bool) -> None:
        """One rule: some locals, some statements, what it gives."""
        self.gives, self.left, self.loops, self.called = gives, size, 0, 0
        self.lines.append(f"def {name}({parameters}):")
        with self.deeper():
            self.say('"""A rule."""')
            if self.chance(0.5):
                self.several(scope)
            while self.left > 0:
                self.statement(scope)
            if gives:
                self.say(f"return {self.number_of(scope)}")
            elif self.chance(0.3):
                self.say("return")

    @contextmanager
    def deeper(self) -> Iterator[None]:
        """Lines that stand further in."""
        self.depth += 1
        yield
        self.depth -= 1

    def say(self, line: str) -> None:
        """One line."""
        self.lines.append("    " * self.depth + line)

    def chance(self, how_likely: float) -> bool:
        """Sometimes."""
        return self.dice.random() < how_likely

    # --- statements -------------------------------------------------------------------------------

    def statement(self, scope: Scope) -> None:
        """Any statement."""
        self.left -= 1
        kinds: list[tuple[Callable[[Scope], None], int]] = [
            (self.local, 5), (self.several, 2), (self.chained, 1), (self.changed, 2),
            (self.cell, 5), (self.cell_changed, 4), (self.named_row, 2), (self.call_alone, 2),
            (self.copy, 1), (self.leave, 1),
        ]  # fmt: skip
        if self.depth < 4:
            kinds += [(self.if_, 5), (self.for_, 3), (self.while_, 2)]
        if self.loops:
            kinds += [(self.leap, 1)]
        weights = [weight for _do, weight in kinds]
        self.dice.choices([do for do, _weight in kinds], weights)[0](scope)

    def block(self, scope: Scope) -> Scope:
        """Some statements further in; what is known at their end."""
        inner, before = scope.copy(), len(self.lines)
        with self.deeper():
            for _ in range(self.dice.randint(1, 2)):
                self.statement(inner)
            if len(self.lines) == before:
                self.say("pass")
        return inner

    def new_local(self, scope: Scope) -> str:
        """A name for a number; never one that counts turns."""
        return self.dice.choice([f"n{self.dice.randint(0, 4)}", *self.free(scope)])

    def free(self, scope: Scope) -> list[str]:
        """The numbers that may be set without a loop or an index going astray."""
        return [name for name in scope.numbers if name[0] != "t" and name not in scope.inside]

    def local(self, scope: Scope) -> None:
        name = self.new_local(scope)
        self.say(f"{name} = {self.tamed(scope)}")
        self.known(scope, name)

    def known(self, scope: Scope, name: str) -> None:
        if name not in scope.numbers:
            scope.numbers.append(name)

    def several(self, scope: Scope) -> None:
        """``a, b = b, a``."""
        targets = [self.target(scope) for _ in range(2)]
        if targets[0] == targets[1]:  # no name is set twice at once
            targets[1] = self.place(scope, settable=True)
        values = [self.small(scope), self.small(scope)]
        self.say(f"{', '.join(targets)} = {', '.join(values)}")
        for target in targets:
            if target.isidentifier():
                self.known(scope, target)

    def target(self, scope: Scope) -> str:
        return self.new_local(scope) if self.chance(0.6) else self.place(scope, settable=True)

    def chained(self, scope: Scope) -> None:
        """``a = b = c``."""
        name, other = self.new_local(scope), self.target(scope)
        self.say(f"{name} = {other} = {self.small(scope)}")
        self.known(scope, name)
        if other.isidentifier():
            self.known(scope, other)

    def changed(self, scope: Scope) -> None:
        """``a += b``, of a name."""
        if self.free(scope):
            name = self.dice.choice(self.free(scope))
            operator, value = self.operation(scope, 1)
            self.say(f"{name} {operator}= {value}")

    def cell(self, scope: Scope) -> None:
        self.say(f"{self.place(scope, settable=True)} = {self.small(scope)}")

    def cell_changed(self, scope: Scope) -> None:
        """``state.men[0] += b``."""
        operator = self.dice.choice(["+", "-", "&", "|", "^", "%", "//", ">>", "*", "<<"])
        value = {
            "%": self.divisor, "//": self.divisor, ">>": self.distance, "<<": self.near_distance,
            "*": lambda _scope: str(self.dice.randint(-2, 2)),
        }.get(operator, self.small)(scope)  # fmt: skip
        called = self.call(scope, gives=True) if operator in "+-&|^" else ""
        value = f"({called}) & 7" if called else value
        self.say(f"{self.place(scope, settable=True)} {operator}= {value}")

    def named_row(self, scope: Scope) -> None:
        """``row = state.told[n]``."""
        if scope.records:
            name = self.dice.choice(list(NAMED_ROWS))
            place, many, length = NAMED_ROWS[name]
            place = place.format(self.index(scope, many)) if many else place
            self.say(f"{name} = {self.record(scope)}.{place}")
            scope.rows[name] = length

    def call_alone(self, scope: Scope) -> None:
        called = self.call(scope, gives=False)
        if called:
            self.say(called)

    def copy(self, scope: Scope) -> None:
        """``copy_table(state, trial)``."""
        if len(scope.records) > 1 or scope.many:
            of, to = self.two_records(scope)
            self.say(f"copy_table({of}, {to})")

    def leave(self, scope: Scope) -> None:
        """An early return, under a condition mostly."""
        if self.chance(0.9):
            self.say(f"if {self.condition(scope)}:")
            with self.deeper():
                self.leave_now(scope)
        elif self.depth > 1:
            self.leave_now(scope)

    def leave_now(self, scope: Scope) -> None:
        self.say(f"return {self.number_of(scope)}" if self.gives else "return")

    def leap(self, scope: Scope) -> None:
        """Out of the loop, or on to its next turn."""
        self.say(f"if {self.condition(scope)}:")
        with self.deeper():
            self.say(self.dice.choice(["break", "continue"]))

    def if_(self, scope: Scope) -> None:
        """``if … elif … else``; what both ways set is known afterwards."""
        if self.chance(0.2):
            name = self.new_local(scope)
            self.say(f"if {name} := {self.tamed(scope)}:")
            self.known(scope, name)
        else:
            self.say(f"if {self.condition(scope)}:")
        ends = [self.block(scope)]
        while self.chance(0.3):
            self.say(f"elif {self.condition(scope)}:")
            ends.append(self.block(scope))
        if self.chance(0.6):
            self.say("else:")
            ends.append(self.block(scope))
            scope.numbers = [n for n in ends[0].numbers if all(n in e.numbers for e in ends)]
            scope.rows = {n: m for n, m in ends[0].rows.items() if all(n in e.rows for e in ends)}

    def for_(self, scope: Scope) -> None:
        name, inner = f"i{self.loops}", scope.copy()
        shape = self.dice.randint(0, 5)
        few = self.dice.randint(1, 4)
        if shape == 0:
            said, inner.inside[name] = f"{few}", few
        elif shape == 1:
            said, inner.inside[name] = f"{few - 1}, -1, -1", few
        elif shape == 2:
            said, inner.inside[name] = f"0, {3 * few}, 3", 3 * few
        elif shape == 3:
            said = f"{self.small(scope)} % 5"
        elif shape == 4:
            said = f"{self.place(scope)} % 4, ({self.number_of(scope, 1)}) % 6"
        else:
            step = self.dice.choice([2, -2, -3, 4])
            said = self.far_range(step) if self.chance(0.3) else f"{-3 * step}, {2 * step}, {step}"
        self.say(f"for {name} in range({said}):")
        inner.numbers.append(name)
        self.inner_loop(inner)

    def far_range(self, step: int) -> str:
        """A range that ends where 64 bits do."""
        end = (1 << 63) - 1 if step > 0 else -(1 << 63)
        return f"{end - 2 * step - self.dice.choice([0, 1, -1])}, {end}, {step}"

    def while_(self, scope: Scope) -> None:
        """A loop that comes to an end, hardly ever one that does not."""
        name, inner = f"t{self.loops}", scope.copy()
        if self.chance(0.1):
            self.say(f"while {self.condition(scope)}:")
        else:
            self.say(f"{name} = {self.dice.randint(0, 4)}")
            also = f" and {self.condition(scope)}" if self.chance(0.3) else ""
            self.say(f"while {name} > 0{also}:")
            inner.numbers.append(name)
            with self.deeper():
                self.say(f"{name} -= 1")
        self.inner_loop(inner)

    def inner_loop(self, inner: Scope) -> None:
        self.loops += 1
        self.block(inner)
        self.loops -= 1

    # --- places -----------------------------------------------------------------------------------

    def record(self, scope: Scope) -> str:
        several = [*scope.records, *([f"tables[{self.index(scope, TABLES_GIVEN)}]"] * scope.many)]
        return self.dice.choice(several)

    def two_records(self, scope: Scope) -> tuple[str, str]:
        """Two records that are not the same."""
        known = [*scope.records, *(["tables[0]", "tables[1]"] if scope.many else [])]
        first, second = self.dice.sample(known, 2)
        return first, second

    def index(self, scope: Scope, many: int) -> str:
        """An index from 0 to before ``many``, mostly."""
        fitting = [name for name, below in scope.inside.items() if below <= many]
        if fitting and self.chance(0.5):
            return self.dice.choice(fitting)
        if self.nested > 1 or self.chance(0.7):
            return str(self.dice.randrange(many))
        value = self.number_of(scope, 1)
        if self.chance(0.02):
            return f"({value}) + 0"  # what is written as a negative number is refused
        if self.chance(0.3):
            return f"min(max({value}, 0), {many - 1})"
        return f"({value}) % {many}"

    def place(self, scope: Scope, *, settable: bool = False) -> str:
        """A cell: of a record, of a row; of a table, if nothing is to be set."""
        kinds = ["record"] * 4 * bool(scope.records) + ["row"] * 2 * bool(scope.rows)
        kinds += ["given"] * 2 * bool(scope.given) + ["pairs"] * scope.pairs
        kinds += [] if settable else ["table"]
        kind = self.dice.choice(kinds)
        if kind == "record":
            name = self.dice.choice([*CELLS, *["size"] * 3])  # one that others change meanwhile
            return f"{self.record(scope)}.{name}{self.indices(scope, CELLS[name])}"
        if kind == "table":
            name = self.dice.choice(list(TABLES))
            return f"{name}{self.indices(scope, TABLES[name])}"
        if kind == "pairs":
            return f"pairs{self.indices(scope, (PAIRS, 2))}"
        name, length = self.dice.choice(
            list((scope.rows if kind == "row" else scope.given).items())
        )
        return f"{name}[{self.index(scope, length)}]"

    def indices(self, scope: Scope, shape: tuple[int, ...]) -> str:
        return "".join(f"[{self.index(scope, many)}]" for many in shape)

    # --- numbers ----------------------------------------------------------------------------------

    def constant(self) -> str:
        """A number as it is written."""
        if self.chance(0.1):
            return self.dice.choice(["True", "False"])
        if self.chance(0.05):
            return str(self.dice.choice(self.extremes))
        return str(self.dice.randint(-9, 20))

    def small(self, scope: Scope) -> str:
        """A number that fits 16 bits, mostly."""
        value = self.number_of(scope)
        if self.chance(0.03):
            return value
        return self.dice.choice(["({}) % 997", "({}) & 255", "min(max({}, -9), 99)"]).format(value)

    def tamed(self, scope: Scope) -> str:
        """A number that does not grow without end, mostly."""
        value = self.number_of(scope)
        return f"({value}) % 100003" if self.chance(0.3) else value

    def divisor(self, scope: Scope) -> str:
        """A number other than 0, mostly."""
        if self.chance(0.6):
            return str(self.dice.choice([1, 2, 3, 4, 8, 16, 1024, 7, -1, -2, -3, -8, 10]))
        value = self.number_of(scope, 1)
        return f"(({value}) % 3)" if self.chance(0.1) else f"(({value}) % 5 - 6)"

    def distance(self, scope: Scope) -> str:
        """How far a number is shifted to the right."""
        if self.chance(0.5):
            return str(self.dice.choice([0, 1, 2, 5, 31, 62, 63, 64, 70]))
        value = self.number_of(scope, 1)
        return f"(({value}) % 9 - 3)" if self.chance(0.15) else f"(({value}) & 15)"

    def near_distance(self, scope: Scope) -> str:
        """How far a number is shifted to the left."""
        if self.chance(0.7):
            return str(self.dice.choice([0, 1, 2, 3]))
        return f"(({self.number_of(scope, 1)}) & 3)" if self.chance(0.9) else "63"

    def operation(self, scope: Scope, deep: int) -> tuple[str, str]:
        """An operator and what stands on its right."""
        operator = self.dice.choice(["+", "-", "*", "//", "%", "<<", ">>", "&", "|", "^", "+", "-"])
        if operator in ("//", "%"):
            return operator, self.divisor(scope)
        if operator == ">>":
            return operator, self.distance(scope)
        if operator == "<<":
            return operator, self.near_distance(scope)
        if operator == "*" and self.chance(0.8):
            return operator, str(self.dice.randint(-3, 5))
        return operator, f"({self.number_of(scope, deep + 1)})"

    def number_of(self, scope: Scope, deep: int = 0) -> str:
        """Any expression."""
        self.nested += 1
        if deep > 2 or self.nested > 3 or self.chance(0.4):
            value = self.leaf(scope)
        else:
            value = self.sum_of(scope, deep)
        self.nested -= 1
        return value

    def sum_of(self, scope: Scope, deep: int) -> str:
        """An expression that has others in it."""
        kind = self.dice.randrange(15)
        if kind < 4:
            operator, right = self.operation(scope, deep)
            return f"({self.number_of(scope, deep + 1)}) {operator} {right}"
        if kind == 4:
            sign = self.dice.choice(["-", "~", "not "])
            return f"({sign}({self.number_of(scope, deep + 1)}))"
        if kind == 5:
            word = self.dice.choice([" and ", " or "])
            return "(" + word.join(self.two_or_three(scope, deep)) + ")"
        if kind == 6:
            test = self.condition(scope, deep + 1)
            first, second = self.number_of(scope, deep + 1), self.number_of(scope, deep + 1)
            return f"({first} if {test} else {second})"
        if kind == 7:
            word = self.dice.choice(["min", "max"])
            return f"{word}({', '.join(self.two_or_three(scope, deep))})"
        if kind == 8:
            return f"({self.condition(scope, deep + 1)})"
        if kind == 9 and self.length(scope):
            return self.length(scope)
        if kind == 10:
            return self.over_all(scope, deep)
        return self.call(scope, gives=True, deep=deep) or self.place(scope)

    def over_all(self, scope: Scope, deep: int) -> str:
        """``any(… for x0 in range(…) if …)``, ``all`` or ``sum``, through one loop or two."""
        inner, loops = scope.copy(), ""
        for turn in range(self.dice.choice([1, 1, 2])):
            name, many = f"x{self.nested}{turn}", self.dice.randint(1, 4)
            inner.inside[name] = many
            inner.numbers.append(name)
            test = f" if {self.condition(inner, deep + 2)}" if self.chance(0.4) else ""
            loops += f" for {name} in range({many}){test}"
        if self.chance(0.3):
            return f"sum(({self.number_of(inner, deep + 2)}) % 99{loops})"
        word = self.dice.choice(["any", "all", "sum"])
        return f"{word}(({self.condition(inner, deep + 2)}){loops})"

    def two_or_three(self, scope: Scope, deep: int) -> list[str]:
        return [f"({self.number_of(scope, deep + 1)})" for _ in range(self.dice.randint(2, 3))]

    def leaf(self, scope: Scope) -> str:
        kind = self.dice.randrange(5)
        if kind == 0:
            return self.constant()
        if kind <= 2 and scope.numbers:
            return self.dice.choice(scope.numbers)
        return "LIMIT" if self.chance(0.1) else self.place(scope)

    def length(self, scope: Scope) -> str:
        """``len(…)`` of a row, handed over or not, of a field or a table."""
        known = [*scope.given, *scope.rows, "NEAR", "ROADS", "ROADS[1]"]
        known += [
            f"{record}.{name}" for record in scope.records for name in ("men", "told", "grid")
        ]
        return f"len({self.dice.choice(known)})"

    def condition(self, scope: Scope, deep: int = 0) -> str:
        """Something that holds or does not."""
        kind = self.dice.randrange(6)
        if deep > 2 or kind < 3:
            compared = ["==", "!=", "<", "<=", ">", ">="]
            first = f"({self.number_of(scope, deep + 1)})"
            more = [
                f"{self.dice.choice(compared)} ({self.number_of(scope, deep + 1)})"
                for _ in range(self.dice.choice([1, 1, 1, 2, 3]))
            ]
            return " ".join([first, *more])
        if kind == 3:
            return f"not ({self.condition(scope, deep + 1)})"
        if kind == 4:
            word = self.dice.choice([" and ", " or "])
            return word.join(f"({self.condition(scope, deep + 1)})" for _ in range(2))
        return self.number_of(scope, deep + 1)

    # --- calls ------------------------------------------------------------------------------------

    def call(self, scope: Scope, *, gives: bool, deep: int = 0) -> str:
        """A helper is called; nothing where none can be."""
        fitting = [h for h in self.helpers if (h.gives or not gives) and self.can(scope, h)]
        if not fitting or self.called > 6:
            return ""
        self.called += 1
        helper = self.dice.choice(fitting)
        of, to = self.two_records(scope) if helper.takes.count("record") == 2 else ("", "")
        records = iter([of, to] if of else [self.record(scope)] if scope.records else [])
        handed = []
        for kind in helper.takes:
            if kind == "record":
                handed.append(next(records))
            elif kind == "rows":
                handed.append(next(n for n in ("rows", *scope.given) if self.is_rows(scope, n)))
            elif kind == "pair":
                pair = next((n for n in scope.given if n.startswith("pair_")), None)
                handed.append(pair or f"pairs[{self.index(scope, PAIRS)}]")
            else:
                handed.append(self.number_of(scope, deep + 2))
        left_out = self.dice.randint(0, helper.usual)
        return f"{helper.name}({', '.join(handed[: len(handed) - left_out])})"

    def can(self, scope: Scope, helper: Helper) -> bool:
        """Is there what the helper takes?"""
        records = len(scope.records) + 2 * scope.many
        pair = scope.pairs or any(name.startswith("pair_") for name in scope.given)
        rows = any(self.is_rows(scope, name) for name in scope.given)
        return (
            helper.takes.count("record") <= records
            and (pair or "pair" not in helper.takes)
            and (rows or "rows" not in helper.takes)
        )

    def is_rows(self, scope: Scope, name: str) -> bool:
        """Is it the row of 16 bits that was handed over?"""
        return name in scope.given and name.startswith("rows")
