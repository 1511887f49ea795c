"""Machine code with its doors, to be called from Python with NumPy's arrays."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .faults import ROOM, Fault, Site
from .language import Array, Door, Layout, Number, Type, is_open
from .machine import Loaded


class Doors:
    """The doors of some machine code. They are called without Python's lock."""

    def __init__(
        self, doors: Sequence[Door], layout: Layout, loaded: Loaded, sites: Sequence[Site] | None
    ) -> None:
        self._loaded, self._sites = loaded, sites  # sites: of the checked build
        self._size = layout.size
        self._takes = {door.name: [self._fitting(kind) for kind in door.takes] for door in doors}
        self._calls = {door.name: self._callable(door) for door in doors}

    def _callable(self, door: Door) -> Any:
        passed: list[Any] = [] if self._sites is None else [ctypes.c_void_p]
        for kind in door.takes:
            if isinstance(kind, Number):
                passed.append(ctypes.c_int64)
            else:
                passed += [ctypes.c_void_p, ctypes.c_int64][: 2 if is_open(kind) else 1]
        return ctypes.CFUNCTYPE(ctypes.c_int64, *passed)(self._loaded.address(door.name))

    def call(self, name: str, *handed: Any) -> int:
        """What the door gives (nonsense, if it gives nothing). Numbers are handed as they are; a
        record, records and rows of numbers as arrays, in which the rules write. Raises Fault where
        the checked build stops, and TypeError for an array of another kind."""
        said: list[int] = []
        for fitting, value in zip(self._takes[name], handed, strict=True):
            if fitting is None:
                said.append(value)
            else:
                said += fitting.place_of(value)
        if self._sites is None:
            return int(self._calls[name](*said))
        fault = (ctypes.c_int64 * ROOM)()
        given = int(self._calls[name](ctypes.addressof(fault), *said))
        if fault[0]:
            raise Fault(self._sites[fault[0] - 1], fault[1], fault[2])
        return given

    def _fitting(self, kind: Type) -> _Fitting | None:
        """What fits where this is taken; None for a number."""
        if isinstance(kind, Number):
            return None
        if not isinstance(kind, Array):
            return _Fitting(self._size, None, is_open(kind))
        return _Fitting(kind.bits // 8, kind.shape[1:] if is_open(kind) else None, is_open(kind))


@dataclass(frozen=True)
class _Fitting:
    """Arrays that fit: how wide their items are, the shape of each where that matters, and whether
    it is said how many they are."""

    size: int
    each: tuple[int, ...] | None
    counted: bool

    def place_of(self, array: Any) -> tuple[int, ...]:
        """Where an array lies, and how long it is. Raises TypeError for one that does not fit."""
        fits = array.itemsize == self.size and array.flags.carray and len(array) > 0
        if not fits or (self.each is not None and array.shape[1:] != self.each):
            raise TypeError(f"not what the door takes: {array.dtype} {array.shape}")
        where: int = array.ctypes.data
        return (where, len(array)) if self.counted else (where,)
