"""Machine code with its doors, to be called from Python with NumPy's arrays."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
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
        self._takes = {door.name: door.takes for door in doors}
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
        for kind, value in zip(self._takes[name], handed, strict=True):
            said += [value] if isinstance(kind, Number) else self._array(kind, value)
        if self._sites is None:
            return int(self._calls[name](*said))
        fault = (ctypes.c_int64 * ROOM)()
        given = int(self._calls[name](ctypes.addressof(fault), *said))
        if fault[0]:
            raise Fault(self._sites[fault[0] - 1], fault[1], fault[2])
        return given

    def _array(self, kind: Type, array: Any) -> list[int]:
        """Where an array lies, and how long it is."""
        wanted = kind.bits // 8 if isinstance(kind, Array) else self._size
        shape = kind.shape[1:] if isinstance(kind, Array) and is_open(kind) else array.shape[1:]
        fits = array.dtype.itemsize == wanted and array.flags.c_contiguous and len(array) > 0
        if not fits or array.shape[1:] != shape or not array.flags.writeable:
            raise TypeError(f"not what the door takes: {array.dtype} {array.shape}")
        where = int(array.ctypes.data)
        return [where, len(array)] if is_open(kind) else [where]
