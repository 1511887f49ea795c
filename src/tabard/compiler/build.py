"""From doors to machine code: kept, or made now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from . import machine
from .doors import Doors
from .kept import Kept, digest_of
from .language import Door, Layout
from .program import Program

Progress = Callable[[int, int], None]


def build(
    name: str,
    doors: Sequence[Door],
    layout: Layout,
    sources: Sequence[Path],
    *,
    checked: bool = False,
    progress: Progress | None = None,
) -> Doors:
    """The doors of some rules, ready to be called. ``sources`` are all files on which they depend;
    while they have not changed nothing is compiled. ``progress`` hears of every part that is done.
    Raises Refused for a rule that cannot be compiled."""
    kept = Kept(name, key_of(doors, layout, sources, checked))
    found = kept.read()
    if found is None:
        program = Program(layout, doors, checked=checked)
        found = objects_of(program, progress), program.sites
        kept.write(*found)
    objects, sites = found
    return Doors(doors, layout, machine.Loaded(objects), sites if checked else None)


def key_of(doors: Sequence[Door], layout: Layout, sources: Sequence[Path], checked: bool) -> str:
    """Changes whenever machine code could."""
    said = repr((machine.versions(), layout, [(d.name, d.takes) for d in doors], checked))
    return digest_of([said.encode(), *(part for file in sources for part in _of_file(file))])


def _of_file(file: Path) -> tuple[bytes, bytes]:
    return file.name.encode(), file.read_bytes()


def objects_of(program: Program, progress: Progress | None) -> list[bytes]:
    """The program's machine code."""
    host = machine.host()
    return [bytes(host.emit_object(machine.optimised(program.text(), host)))]
