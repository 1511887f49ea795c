"""A graphics processor that is none: the kernel's own text, made into machine code for this
machine, and its threads are threads of this process. Slow, but there it can be tested anywhere.
"""

from __future__ import annotations

import ctypes
import threading
from typing import Any

import numpy as np

from tabard.compiler import gpu, machine
from tabard.compiler.gpu import Kernel
from tabard.compiler.language import Layout

ASKED = ("tid", "ntid", "ctaid", "nctaid")  # what a thread asks its processor
ALIGNED = 2 * gpu.LANES


def on_the_host(kernel: Kernel, layout: Layout, *, sorts: bool) -> bytes:
    """A kernel's machine code for this machine; what its threads ask is asked of ``answers``."""
    text = gpu.text_of(kernel, layout, sorts=sorts).replace("ptx_kernel ", "")
    for i, name in enumerate(ASKED):
        asked = f"i32 @llvm.nvvm.read.ptx.sreg.{name}.x()"
        text = text.replace(f"declare {asked}", _asks(asked, i))
    wait = "void @llvm.nvvm.barrier0()"
    text = text.replace(f"declare {wait}", _asks(wait, len(ASKED)))
    text = f"@answers = global [{len(ASKED) + 1} x ptr] zeroinitializer\n{text}"
    host = machine.host()
    return bytes(
        host.emit_object(
            machine.optimised(text.replace("llvm.nvvm", "host"), host, inlining=0, unrolling=False)
        )
    )


def _asks(head: str, number: int) -> str:
    kind = head.split()[0]
    given = "" if kind == "void" else "%given = "
    ending = "ret void" if kind == "void" else f"ret {kind} %given"
    return (
        f"define {head} {{\n  %at = getelementptr ptr, ptr @answers, i64 {number}\n"
        f"  %answer = load ptr, ptr %at\n  {given}call {kind} %answer()\n  {ending}\n}}"
    )


class Room:
    """Memory of this machine."""

    def __init__(self, size: int) -> None:
        self._raw = np.full(size + ALIGNED, 0xA5, np.uint8)  # what lies about must not matter
        start = -self._raw.ctypes.data % ALIGNED
        self.bytes = self._raw[start : start + size]
        self.size, self.pointer = size, self.bytes.ctypes.data

    def fetched(self) -> Any:
        """The bytes that lie there."""
        return self.bytes.copy()


class HostGpu:
    """Takes the place of ``compiler.cuda.Gpu``."""

    processors, most_threads, chip = 2, 64, "host"

    def load(self, code: bytes, name: str) -> Loaded:
        """A kernel, ready to run."""
        return Loaded(code, name)

    def room(self, size: int) -> Room:
        """Memory."""
        return Room(size)

    def laid(self, array: Any, times: int = 1) -> Room:
        """A copy of an array, or several."""
        room = Room(array.nbytes * times)
        room.bytes[:] = np.tile(array.reshape(-1).view(np.uint8), times)
        return room


class Loaded:
    """A kernel on this machine: its blocks run one after the other, the threads of each at once."""

    def __init__(self, code: bytes, name: str) -> None:
        self._loaded = machine.Loaded([code])
        self._name = name
        self._own = threading.local()
        self._ask = [
            ctypes.CFUNCTYPE(ctypes.c_uint32)(lambda name=name: getattr(self._own, name))
            for name in ASKED
        ]
        self._wait = ctypes.CFUNCTYPE(None)(lambda: self._barrier.wait(60) and None)
        answers = (ctypes.c_void_p * (len(ASKED) + 1)).from_address(self._loaded.address("answers"))
        for i, each in enumerate([*self._ask, self._wait]):
            answers[i] = ctypes.cast(each, ctypes.c_void_p)

    def blocks_at_once(self, width: int) -> int:
        """How many blocks one processor holds."""
        return HostGpu.most_threads // width

    def run(self, blocks: int, width: int, handed: list[Any]) -> float:
        """Run it with what it takes."""
        said = [each.pointer if isinstance(each, Room) else each for each in handed]
        call = ctypes.CFUNCTYPE(None, *[ctypes.c_int64] * len(said))(
            self._loaded.address(self._name)
        )

        def thread(block: int, inside: int) -> None:
            self._own.__dict__.update(tid=inside, ntid=width, ctaid=block, nctaid=blocks)
            call(*said)

        for block in range(blocks):
            self._barrier = threading.Barrier(width)
            threads = [threading.Thread(target=thread, args=(block, i)) for i in range(width)]
            for each in threads:
                each.start()
            for each in threads:
                each.join()
        return 1.0
