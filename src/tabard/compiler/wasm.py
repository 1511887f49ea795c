"""From doors to a WebAssembly module, which a browser runs.

The text is the one that this processor's machine code comes from. Two things are added: each door
gets an entry that takes numbers of 32 bits, for those are JavaScript's ordinary ones, and 64 bits
would be big integers (what a door gives keeps its 64, for a refusal needs them); and a section
named ``tabard`` in which the module says of itself what whoever lays tables in its memory must
know. The module needs nothing from outside.

LLVM's linker ``wasm-ld`` makes the module. It is wanted here alone, where modules are built.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from . import machine
from .language import Array, Door, Layout, Number, TheRecord
from .program import Program

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+bulk-memory-opt,+mutable-globals,+sign-ext"
SECTION = "tabard"
LINKER = "wasm-ld"
_STACK = 1 << 16  # bytes for what rules keep in memory while they run; hardly any of it is used
_LITTLE = 50  # of LLVM's inlining: a fifth smaller over the wire for some fifth of the speed
_OPTIONS = [
    "--no-entry",
    "--gc-sections",
    "--strip-all",
    "--stack-first",  # below all else, so that a stack that is too deep stops the module
    f"-zstack-size={_STACK}",
    "--export=__heap_base",  # from there on memory is free
]


class NoLinker(Exception):
    """LLVM's linker for WebAssembly is not installed."""

    def __init__(self) -> None:
        super().__init__(f"{LINKER} is not installed here; Debian's package lld has it.")


def module_of(
    layout: Layout, doors: Sequence[Door], facts: Mapping[str, object], *, small: bool = False
) -> bytes:
    """The module. It exports its memory, ``__heap_base`` and the doors, and its section holds, as
    JSON, the size of a record, its fields (offset, bits, shape) and ``facts``. ``small`` makes it
    smaller and slower. Raises Refused for a rule that cannot be compiled, and NoLinker."""
    if shutil.which(LINKER) is None:
        raise NoLinker
    program = Program(layout, doors)
    entries = [_entry(door, program.twins[door.function].gives) for door in doors]
    text = "\n".join([program.text(), *entries, _section(about(layout, facts))])
    wasm = machine.other(TRIPLE, "generic", FEATURES)
    inlining = _LITTLE if small else machine.INLINING
    return _linked(bytes(wasm.emit_object(machine.optimised(text, wasm, inlining=inlining))))


def about(layout: Layout, facts: Mapping[str, object]) -> dict[str, object]:
    """What a module says of itself."""
    fields = {name: (each.offset, each.bits, each.shape) for name, each in layout.fields.items()}
    return {**facts, "size": layout.size, "fields": fields}


def _entry(door: Door, gives: bool) -> str:
    """A function that JavaScript calls by the door's name. An array whose length only running rules
    know is handed as its place and its length."""
    taken, handed, lines = [], [], []
    for i, kind in enumerate(door.takes):
        if not isinstance(kind, Number):
            taken.append(f"ptr %p{i}")
            handed.append(f"ptr %p{i}")
        if isinstance(kind, TheRecord) or (isinstance(kind, Array) and kind.shape[0]):
            continue
        taken.append(f"i32 %n{i}")
        lines.append(f"  %w{i} = sext i32 %n{i} to i64")
        handed.append(f"i64 %w{i}")
    given = "i64" if gives else "void"
    keep, give = ("%g = ", "i64 %g") if gives else ("", "void")
    lines += [f"  {keep}call {given} @{door.name}({', '.join(handed)})", f"  ret {give}"]
    head = f'define {given} @"{door.name} for JavaScript"({", ".join(taken)}) nounwind'
    return "\n".join([f'{head} "wasm-export-name"="{door.name}" {{', *lines, "}"])


def _section(said: Mapping[str, object]) -> str:
    """A section of the module that holds JSON."""
    text = json.dumps(said, separators=(",", ":"))
    inside = text.replace("\\", "\\5C").replace('"', "\\22")
    return f'!wasm.custom_sections = !{{!0}}\n!0 = !{{!"{SECTION}", !"{inside}"}}'


def _linked(code: bytes) -> bytes:
    """The module from its object code."""
    with tempfile.TemporaryDirectory() as folder:
        before, after = Path(folder, "rules.o"), Path(folder, "rules.wasm")
        before.write_bytes(code)
        subprocess.run([LINKER, *_OPTIONS, before, "-o", after], check=True)
        return after.read_bytes()
