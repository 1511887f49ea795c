"""Rules for a graphics processor: a kernel around two doors, one thread a game.

The text of the rules is the same; LLVM writes NVIDIA's assembly (PTX) of it. Records lie side by
side (see ``side_by_side``). Threads go in step in groups of 32, and where they part ways one way
waits for the other. So before every turn the threads of a block share out its tables anew: those
at which much the same is going on go to neighbours.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from . import machine
from .language import Array, Door, Layout, Number, Type, is_open
from .program import Program
from .side_by_side import WIDTH

LANES = 32  # records side by side: as many threads as go in step
TRIPLE = "nvptx64-nvidia-cuda"
KERNEL = "kernel"
KINDS = 256  # of turns are told apart
WIDEST = 1024  # threads of a block
_FIRST_LINES, _NO_UNROLLING = ".address_size 64\n", '.pragma "nounroll";\n'


class Share(Enum):
    """Of something that a door takes: what is one thread's share?"""

    ALL = "the same as everybody's"
    OWN = "one of its own"
    TABLE = "the number of the table at which it plays"
    THREADS = "how many threads there are"


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
    """What a kernel itself is handed, in order: the rest its threads know."""
    return {
        name: taken.kind for name, taken in takes.items() if taken.share in (Share.ALL, Share.OWN)
    }


def ptx(
    kernel: Kernel,
    layout: Layout,
    chip: str,
    *,
    sorts: bool = True,
    unrolls: bool = False,
    inlining: int = 225,
) -> str:
    """The kernel for a chip (``sm_90``), as NVIDIA's assembly. ``sorts``: tables are shared out
    anew before each turn. ``unrolls``: loops may be written out, which makes the code twice as
    long; it is long already, and a processor keeps little of it at hand. Raises Refused for a rule
    that cannot be compiled."""
    target = machine.other(TRIPLE, chip)
    text = text_of(kernel, layout, sorts=sorts)
    said = str(target.emit_assembly(machine.optimised(text, target, inlining=inlining)))
    return said if unrolls else said.replace(_FIRST_LINES, _FIRST_LINES + _NO_UNROLLING, 1)


def text_of(kernel: Kernel, layout: Layout, *, sorts: bool = True) -> str:
    """All rules that the kernel reaches, and the kernel itself, as LLVM reads it."""
    doors = [kernel.kind, kernel.turn]
    rules = Program(layout, doors, lanes=LANES, linkage="internal ").text()
    return "\n".join([rules, _text_of_kernel(kernel, layout, sorts)])


_HEAD = """
@counts = internal addrspace(3) global [{kinds} x i32] poison
@order = internal addrspace(3) global [{widest} x i32] poison
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare void @llvm.nvvm.barrier0()
define ptx_kernel void @{name}({takes}) {{
begin:
  %inside = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %width = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %blocks = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %before = mul i32 %block, %width
  %here = add i32 %before, %inside
  %all = mul i32 %blocks, %width
  %thread = zext i32 %here to i64
  %threads = zext i32 %all to i64
  %group = lshr i64 %thread, {shift}
  %lane = and i64 %thread, {mask}
"""

# Each thread plays at its own table.
_STEADY = """
  br label %turn
turn:
  %kind = call i64 @{kind}({kind_takes})
  %some = icmp ne i64 %kind, 0
  br i1 %some, label %plays, label %end
plays:
  call void @{turn}({turn_takes})
  br label %turn
end:
  ret void
}}
"""

# A counting sort: how many tables there are of each kind, where each kind begins, who is where.
# Other threads write what one reads here, and LLVM knows of one thread only: so what is shared is
# volatile, and nothing says of the kernel's pointers that nobody else writes there.
_SORTED = """
  %order_own = getelementptr i32, ptr addrspace(3) @order, i32 %inside
  br label %turn
turn:
  br label %clear
clear:
  %c = phi i32 [ %inside, %turn ], [ %c_next, %clears ]
  %c_more = icmp ult i32 %c, {kinds}
  br i1 %c_more, label %clears, label %count
clears:
  %c_at = getelementptr i32, ptr addrspace(3) @counts, i32 %c
  store volatile i32 0, ptr addrspace(3) %c_at
  %c_next = add i32 %c, %width
  br label %clear
count:
  call void @llvm.nvvm.barrier0()
  %kind = call i64 @{kind}({kind_takes})
  %short = trunc i64 %kind to i32
  %key = and i32 %short, {last_kind}
  %key_at = getelementptr i32, ptr addrspace(3) @counts, i32 %key
  %rank = atomicrmw volatile add ptr addrspace(3) %key_at, i32 1 monotonic
  call void @llvm.nvvm.barrier0()
  %idle = load volatile i32, ptr addrspace(3) @counts
  %over = icmp eq i32 %idle, %width
  br i1 %over, label %end, label %sum
sum:
  %k = phi i32 [ 0, %count ], [ %k_next, %sums ]
  %place = phi i32 [ %rank, %count ], [ %place_next, %sums ]
  %k_more = icmp ult i32 %k, %key
  br i1 %k_more, label %sums, label %put
sums:
  %k_at = getelementptr i32, ptr addrspace(3) @counts, i32 %k
  %k_count = load volatile i32, ptr addrspace(3) %k_at
  %place_next = add i32 %place, %k_count
  %k_next = add i32 %k, 1
  br label %sum
put:
  %place_at = getelementptr i32, ptr addrspace(3) @order, i32 %place
  store volatile i32 %inside, ptr addrspace(3) %place_at
  call void @llvm.nvvm.barrier0()
  %first_busy = icmp uge i32 %inside, %idle
  br i1 %first_busy, label %plays, label %done
plays:
  %mine = load volatile i32, ptr addrspace(3) %order_own
  %mine_here = add i32 %before, %mine
  %table = zext i32 %mine_here to i64
  call void @{turn}({turn_takes})
  br label %done
done:
  call void @llvm.nvvm.barrier0()
  br label %turn
end:
  ret void
}}
"""


def _text_of_kernel(kernel: Kernel, layout: Layout, sorts: bool) -> str:
    """The kernel's own text: each thread finds its share and goes through the doors."""
    takes = [text for name, kind in handed_to(kernel.takes).items() for text in _taken(name, kind)]
    own = [
        line
        for name, taken in kernel.takes.items()
        if taken.share is Share.OWN
        for line in _own(name, taken.kind, layout)
    ]
    shift, mask = LANES.bit_length() - 1, LANES - 1
    head = _HEAD.format(
        name=KERNEL, takes=", ".join(takes), shift=shift, mask=mask, kinds=KINDS, widest=WIDEST
    )
    body = (_SORTED if sorts else _STEADY).format(
        kinds=KINDS,
        last_kind=KINDS - 1,
        kind=kernel.kind.name,
        kind_takes=_handed_on(kernel, kernel.kind, "%thread"),
        turn=kernel.turn.name,
        turn_takes=_handed_on(kernel, kernel.turn, "%table" if sorts else "%thread"),
    )
    return head + "\n".join(own) + body


def _taken(name: str, kind: Type) -> list[str]:
    """A parameter of the kernel, with its length if only running rules know it."""
    if isinstance(kind, Number):
        return [f"i64 %{name}"]
    return [f"ptr %{name}", *([f"i64 %{name}_n"] if is_open(kind) else [])]


def _handed_on(kernel: Kernel, door: Door, table: str) -> str:
    """What a door is handed."""
    code = door.function.__code__
    said = []
    for name in code.co_varnames[: code.co_argcount]:
        taken = kernel.takes[name]
        if taken.share in (Share.TABLE, Share.THREADS):
            said.append(f"i64 {table if taken.share is Share.TABLE else '%threads'}")
        elif isinstance(taken.kind, Number):
            said.append(f"i64 %{name}")
        else:
            own = "_own" if taken.share is Share.OWN else ""
            length = f", i64 %{name}_n" if is_open(taken.kind) else ""
            said.append(f"ptr %{name}{own}{length}")
    return ", ".join(said)


def _own(name: str, kind: Type, layout: Layout) -> list[str]:
    """Where this thread's own begins."""
    if isinstance(kind, Array) and kind.bits == 64:
        return [
            f"  %{name}_at = mul i64 %thread, %{name}_n",
            f"  %{name}_own = getelementptr inbounds i64, ptr %{name}, i64 %{name}_at",
        ]
    size = f"%{name}_n" if isinstance(kind, Array) else str(layout.size * 8 // WIDTH)
    return [
        f"  %{name}_at = mul i64 %group, {size}",
        f"  %{name}_in = getelementptr inbounds [{LANES} x i{WIDTH}], ptr %{name}, i64 %{name}_at",
        f"  %{name}_own = getelementptr inbounds i{WIDTH}, ptr %{name}_in, i64 %lane",
    ]
