"""From doors to machine code: kept, or made now."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from . import machine
from .doors import Doors
from .kept import Kept, NotKept, digest_of
from .language import Door, Layout
from .parts import parts_of
from .program import Program

LONG = 200_000  # characters of a program that is worth several processes
MOST_PARTS = 4  # each part repeats a little of what others have

Progress = Callable[[int, int], None]


def build(
    name: str,
    doors: Sequence[Door],
    layout: Layout,
    sources: Sequence[Path],
    *,
    checked: bool = False,
    make: bool = True,
    progress: Progress | None = None,
) -> Doors:
    """The doors of some rules, ready to be called. ``sources`` are all files on which they depend;
    while they have not changed nothing is compiled. ``progress`` hears of every part that is done.
    Raises Refused for a rule that cannot be compiled, and NotKept for what is not in the cache if
    it is not to be made."""
    kept = Kept(name, key_of(doors, layout, sources, checked))
    found = kept.read()
    if found is None and not make:
        raise NotKept
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
    """The program's machine code, made on all cores where it is long."""
    long = sum(map(len, program.texts.values())) > LONG
    texts = parts_of(program, min(os.cpu_count() or 1, MOST_PARTS) if long else 1)
    done, told = 0, threading.Lock()

    def made(text: str) -> bytes:
        nonlocal done
        code = machine.object_code(text, apart=len(texts) > 1)
        with told:
            done += 1
            if progress:
                progress(done, len(texts))
        return code

    if progress:
        progress(0, len(texts))
    with ThreadPoolExecutor(len(texts)) as pool:
        return list(pool.map(made, texts))
