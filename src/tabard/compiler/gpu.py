"""Rules for a graphics processor: a kernel around two doors, a thread for a few games.

The text of the rules is the same; LLVM writes NVIDIA's assembly (PTX) of it. Records lie side by
side (see ``side_by_side``). Threads go in step in groups of 32, and where they part ways one way
waits for the other. So in every round the threads of a block share out its tables anew: those at
which much the same is going on go to neighbours.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from . import machine
from .language import Array, Door, Layout, Number, Type, is_open
from .lines import Lines
from .program import Program
from .side_by_side import WIDTH, place_of_record

LANES = 32  # records side by side: as many threads as go in step
TRIPLE = "nvptx64-nvidia-cuda"
KERNEL = "kernel"
KINDS = 256  # of turns are told apart
MOST_TABLES = 4096  # of a block
_FIRST_LINES, _NO_UNROLLING = ".address_size 64\n", '.pragma "nounroll";\n'


class Share(Enum):
    """Of something that a door takes: what is one thread's share?"""

    ALL = "the same as everybody's"
    OWN = "one of its own"
    TABLE = "the number of the table at which it plays"
    TABLES = "how many tables there are"


@dataclass(frozen=True)
class Taken:
    """One thing that doors take, under the name by which both doors know it."""

    kind: Type
    share: Share = Share.ALL


@dataclass(frozen=True)
class Kernel:
    """A kernel: ``kind`` gives the kind of a table's next turn (0: none), ``turn`` carries it out;
    ``takes`` is all that they take, by the names of their parameters."""

    kind: Door
    turn: Door
    takes: dict[str, Taken]


def handed_to(takes: dict[str, Taken]) -> dict[str, Type]:
    """What a kernel itself is handed, in order."""
    return {name: taken.kind for name, taken in takes.items() if taken.share is not Share.TABLE}


def ptx(
    kernel: Kernel,
    layout: Layout,
    chip: str,
    *,
    sorts: bool = True,
    unrolls: bool = False,
    inlining: int = machine.INLINING,
) -> str:
    """The kernel for a chip (``sm_90``), as NVIDIA's assembly. ``sorts``: tables are shared out
    anew in each round. ``unrolls``: loops may be written out, which makes the code twice as long;
    it is long already, and a processor keeps little of it at hand. Raises Refused for a rule that
    cannot be compiled."""
    target = machine.other(TRIPLE, chip)
    text = text_of(kernel, layout, sorts=sorts)
    module = machine.optimised(text, target, inlining=inlining, unrolling=unrolls)
    said = str(target.emit_assembly(module))
    return said if unrolls else said.replace(_FIRST_LINES, _FIRST_LINES + _NO_UNROLLING, 1)


def text_of(kernel: Kernel, layout: Layout, *, sorts: bool = True) -> str:
    """All rules that the kernel reaches, and the kernel itself, as LLVM reads it."""
    doors = [kernel.kind, kernel.turn]
    rules = Program(layout, doors, lanes=LANES, linkage="internal ").text()
    return "\n".join([rules, _text_of_kernel(kernel, layout, sorts)])


# Of a thread in its block, a block's width, of a block, and how many blocks there are.
_ASKED = ("tid", "ntid", "ctaid", "nctaid")
_PRELUDE = f"""
@counts = internal addrspace(3) global [{KINDS} x i32] poison
@places = internal addrspace(3) global [{KINDS} x i32] poison
@order = internal addrspace(3) global [{MOST_TABLES} x i16] poison
declare void @llvm.nvvm.barrier0()
""" + "".join(f"declare i32 @llvm.nvvm.read.ptx.sreg.{each}.x()\n" for each in _ASKED)


def _text_of_kernel(kernel: Kernel, layout: Layout, sorts: bool) -> str:
    """The kernel's own text."""
    lines = Rounds(kernel, layout).lines_of(sorts)
    takes = [text for name, kind in handed_to(kernel.takes).items() for text in _taken(name, kind)]
    body = "\n".join(["begin:", *lines.slots, *lines.lines])
    return f"{_PRELUDE}define ptx_kernel void @{KERNEL}({', '.join(takes)}) {{\n{body}\n}}\n"


class Rounds:
    """The rounds of a block: at each table one turn, until there is none left to be had.

    Other threads write what one reads here, and LLVM knows of one thread only: so what is shared is
    volatile, and nothing says of the kernel's pointers that nobody else writes there.
    """

    def __init__(self, kernel: Kernel, layout: Layout) -> None:
        self.kernel, self.layout = kernel, layout
        self.lines = lines = Lines()
        self.inside, self.width, block, blocks = map(self._asked, _ASKED)
        before = lines.value(f"mul i64 {block}, {self.width}")
        self.thread = lines.value(f"add i64 {before}, {self.inside}")
        tables = next(name for name, each in kernel.takes.items() if each.share is Share.TABLES)
        self.tables = lines.value(f"sdiv i64 %{tables}, {blocks}")  # of this block
        self.first = lines.value(f"mul i64 {block}, {self.tables}")
        self.own = {
            name: self._own(name, each.kind)
            for name, each in kernel.takes.items()
            if each.share is Share.OWN
        }

    def lines_of(self, sorts: bool) -> Lines:
        """All of it."""
        head, end = self.lines.label(), self.lines.label()
        self.lines.begin(head)
        if sorts:
            self._sorted_round(end)
        else:
            self._steady_round(end)
        self.lines.jump(head)
        self.lines.begin(end)
        self.lines.leave("void")
        return self.lines

    def _steady_round(self, end: str) -> None:
        """Each thread plays at its own tables."""
        lines = self.lines
        busy = lines.slot()
        lines.do(f"store i64 0, ptr {busy}")
        with lines.count(self.inside, self.tables, self.width) as table:
            kind = self._kind(table)
            with lines.only_if(lines.value(f"icmp ne i64 {kind}, 0")):
                lines.do(f"store i64 1, ptr {busy}")
                self._turn(table)
        on = lines.label()
        some = lines.value(f"load i64, ptr {busy}")
        lines.fork(lines.value(f"icmp ne i64 {some}, 0"), on, end)
        lines.begin(on)

    def _sorted_round(self, end: str) -> None:
        """A counting sort of the block's tables by the kinds of their next turns; then neighbours
        play at neighbours in that order. Tables that have no game left come first."""
        lines = self.lines
        with lines.count(self.inside, str(KINDS), self.width) as kind:
            self._put("counts", kind, "0")
        self._meet()
        with lines.count(self.inside, self.tables, self.width) as table:
            self._one_more("counts", self._kind(table))
        self._meet()
        idle = self._got("counts", "0")
        on = lines.label()
        lines.fork(lines.value(f"icmp eq i64 {idle}, {self.tables}"), end, on)
        lines.begin(on)
        with lines.count(self.inside, str(KINDS), self.width) as kind:
            before = lines.slot()
            lines.do(f"store i64 0, ptr {before}")
            with lines.count("0", kind) as other:
                sum_ = lines.value(f"load i64, ptr {before}")
                more = lines.value(f"add i64 {sum_}, {self._got('counts', other)}")
                lines.do(f"store i64 {more}, ptr {before}")
            self._put("places", kind, lines.value(f"load i64, ptr {before}"))
        self._meet()
        with lines.count(self.inside, self.tables, self.width) as table:
            self._put("order", self._one_more("places", self._kind(table)), table)
        self._meet()
        with lines.count(self.inside, self.tables, self.width) as place:
            busy = lines.value(f"icmp sge i64 {place}, {idle}")
            with lines.only_if(busy):
                self._turn(self._got("order", place))
        self._meet()

    def _asked(self, what: str) -> str:
        """A number that the processor knows."""
        given = self.lines.value(f"call i32 @llvm.nvvm.read.ptx.sreg.{what}.x()")
        return self.lines.value(f"zext i32 {given} to i64")

    # --- the doors --------------------------------------------------------------------------------

    def _kind(self, table: str) -> str:
        """The kind of the next turn at one of the block's tables."""
        door = self.kernel.kind
        kind = self.lines.value(f"call i64 @{door.name}({self._handed_on(door, table)})")
        return self.lines.value(f"call i64 @llvm.umin.i64(i64 {kind}, i64 {KINDS - 1})")

    def _turn(self, table: str) -> None:
        """A turn at one of the block's tables."""
        door = self.kernel.turn
        self.lines.do(f"call void @{door.name}({self._handed_on(door, table)})")

    def _handed_on(self, door: Door, table: str) -> str:
        """What a door is handed."""
        code = door.function.__code__
        said = []
        for name in code.co_varnames[: code.co_argcount]:
            each = self.kernel.takes[name]
            if each.share is Share.TABLE:
                said.append(f"i64 {self.lines.value(f'add i64 {self.first}, {table}')}")
            elif isinstance(each.kind, Number):
                said.append(f"i64 %{name}")
            else:
                length = f", i64 %{name}_n" if is_open(each.kind) else ""
                said.append(f"ptr {self.own.get(name, f'%{name}')}{length}")
        return ", ".join(said)

    def _own(self, name: str, kind: Type) -> str:
        """Where this thread's own begins."""
        value = self.lines.value
        if isinstance(kind, Array) and kind.bits == 64:
            at = value(f"mul i64 {self.thread}, %{name}_n")
            return value(f"getelementptr inbounds i64, ptr %{name}, i64 {at}")
        if isinstance(kind, Array):
            kind_size = value(f"mul i64 %{name}_n, {WIDTH // 8}")
        else:
            kind_size = str(self.layout.size)
        return place_of_record(self.lines, LANES, f"%{name}", self.thread, kind_size)

    # --- what the threads of a block share --------------------------------------------------------

    def _meet(self) -> None:
        """Nobody goes on until all are here."""
        self.lines.do("call void @llvm.nvvm.barrier0()")

    def _at(self, array: str, index: str) -> tuple[str, str]:
        kind = "i16" if array == "order" else "i32"
        at = f"getelementptr {kind}, ptr addrspace(3) @{array}, i64 {index}"
        return kind, f"ptr addrspace(3) {self.lines.value(at)}"

    def _put(self, array: str, index: str, value: str) -> None:
        kind, at = self._at(array, index)
        short = self.lines.value(f"trunc i64 {value} to {kind}")
        self.lines.do(f"store volatile {kind} {short}, {at}")

    def _got(self, array: str, index: str) -> str:
        kind, at = self._at(array, index)
        return self.lines.value(
            f"zext {kind} {self.lines.value(f'load volatile {kind}, {at}')} to i64"
        )

    def _one_more(self, array: str, index: str) -> str:
        """Count one; how many there were before."""
        kind, at = self._at(array, index)
        before = self.lines.value(f"atomicrmw volatile add {at}, {kind} 1 monotonic")
        return self.lines.value(f"zext {kind} {before} to i64")


def _taken(name: str, kind: Type) -> list[str]:
    """A parameter of the kernel, with its length if only running rules know it."""
    if isinstance(kind, Number):
        return [f"i64 %{name}"]
    return [f"ptr %{name}", *([f"i64 %{name}_n"] if is_open(kind) else [])]
