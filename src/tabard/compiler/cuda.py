"""The only file that knows NVIDIA's packages: its assembler, and the driver of its processors.

They come with the extra ``[cuda]``. The assembler needs no graphics processor.
"""

from __future__ import annotations

import ctypes
import re
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Any

ASSEMBLER = "nvidia-cuda-nvcc"  # the package in which ptxas comes


class NoGpu(Exception):
    """There is no graphics processor here, or something on the way to it is missing."""


class Stopped(RuntimeError):
    """The driver could not do what was asked."""


# --- assembling -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Assembled:
    """Machine code of a graphics processor, and what the assembler says of it: registers of one
    thread, and bytes that did not find room in them."""

    code: bytes
    registers: int
    spilled: int


def assembler() -> str:
    """Where ptxas is. Raises NoGpu where there is none."""
    try:
        files = metadata.files(ASSEMBLER) or []
    except metadata.PackageNotFoundError:
        files = []
    ours = [str(file.locate()) for file in files if file.stem == "ptxas"]
    found = ours[0] if ours else shutil.which("ptxas")
    if not found:
        raise NoGpu(f"ptxas is not to be found; it comes with {ASSEMBLER}")
    return found


def version() -> str:
    """Which assembler that is."""
    command = [assembler(), "--version"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def assembled(ptx: str, chip: str, *, level: int = 3, most_registers: int = 0) -> Assembled:
    """The machine code for a chip. ``level`` 0 is fast to assemble, 3 is fast to run;
    ``most_registers`` a thread may use, if that is said."""
    with tempfile.TemporaryDirectory() as folder:
        text, code = Path(folder) / "kernel.ptx", Path(folder) / "kernel.cubin"
        text.write_text(ptx, encoding="ascii")
        command = [assembler(), "-v", f"-arch={chip}", f"-O{level}", str(text), "-o", str(code)]
        if most_registers:
            command.append(f"-maxrregcount={most_registers}")
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise ValueError(f"ptxas: {(done.stdout + done.stderr)[:2000]}")
        said = done.stdout + done.stderr
        registers = max(int(n) for n in re.findall(r"Used (\d+) registers", said))
        spilled = sum(int(n) for n in re.findall(r"(\d+) bytes spill stores", said))
        return Assembled(code.read_bytes(), registers, spilled)


# --- running --------------------------------------------------------------------------------------


def _driver() -> Any:
    try:
        from cuda.bindings import driver
    except ImportError as error:
        raise NoGpu("cuda-bindings is not there; it comes with the extra [cuda]") from error
    return driver


def _got(answer: Any) -> Any:
    """What a call of the driver gives. Raises Stopped, with the driver's word for it."""
    error, *rest = answer
    if int(error) != 0:
        raise Stopped(f"the driver says {error.name}")
    return rest[0] if rest else None


class Room:
    """Memory of the processor, given back when nobody holds it any more."""

    def __init__(self, driver: Any, size: int) -> None:
        self.size, self._driver = size, driver
        self.pointer = int(_got(self._driver.cuMemAlloc(size)))

    def __del__(self) -> None:
        if hasattr(self, "pointer"):
            self._driver.cuMemFree(self.pointer)

    def fetched(self) -> Any:
        """The bytes that lie there."""
        import numpy as np

        array = np.empty(self.size, np.uint8)
        _got(self._driver.cuMemcpyDtoH(array.ctypes.data, self.pointer, self.size))
        return array


class Gpu:
    """The first graphics processor of this machine. Raises NoGpu where there is none."""

    def __init__(self) -> None:
        self._driver = driver = _driver()
        try:
            _got(driver.cuInit(0))
            self._device = _got(driver.cuDeviceGet(0))
        except RuntimeError as error:  # ours, or the bindings' where no driver is installed
            raise NoGpu(str(error)) from error
        _got(driver.cuCtxSetCurrent(_got(driver.cuDevicePrimaryCtxRetain(self._device))))
        self.name = _got(driver.cuDeviceGetName(64, self._device)).split(b"\0")[0].decode()
        named = driver.CUdevice_attribute
        self.processors = self._said(named.CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT)
        self.most_threads = self._said(
            named.CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR
        )  # of one processor
        major = self._said(named.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR)
        minor = self._said(named.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR)
        self.chip = f"sm_{major}{minor}"

    def _said(self, attribute: Any) -> int:
        return int(_got(self._driver.cuDeviceGetAttribute(attribute, self._device)))

    def load(self, code: bytes, name: str) -> Loaded:
        """A kernel, ready to run."""
        return Loaded(self._driver, code, name)

    def room(self, size: int) -> Room:
        """Memory, with whatever lies in it."""
        return Room(self._driver, size)

    def laid(self, array: Any, times: int = 1) -> Room:
        """A copy of an array, or several, one after the other."""
        driver, size = self._driver, array.nbytes
        room = self.room(size * times)
        _got(driver.cuMemcpyHtoD(room.pointer, array.ctypes.data, size))
        while size < room.size:
            more = min(size, room.size - size)
            _got(driver.cuMemcpyDtoD(room.pointer + size, room.pointer, more))
            size += more
        return room


class Loaded:
    """A kernel on the processor."""

    def __init__(self, driver: Any, code: bytes, name: str) -> None:
        self._driver = driver
        image = ctypes.create_string_buffer(code, len(code))
        self._module = _got(driver.cuModuleLoadData(ctypes.addressof(image)))
        self._kernel = _got(driver.cuModuleGetFunction(self._module, name.encode()))

    def __del__(self) -> None:
        if hasattr(self, "_module"):
            self._driver.cuModuleUnload(self._module)

    @property
    def registers(self) -> int:
        """Of one thread."""
        named = self._driver.CUfunction_attribute.CU_FUNC_ATTRIBUTE_NUM_REGS
        return int(_got(self._driver.cuFuncGetAttribute(named, self._kernel)))

    def blocks_at_once(self, width: int) -> int:
        """How many blocks of so many threads one processor holds."""
        ask = self._driver.cuOccupancyMaxActiveBlocksPerMultiprocessor
        return int(_got(ask(self._kernel, width, 0)))

    def run(self, blocks: int, width: int, handed: list[Room | int]) -> float:
        """Run it with what it takes; how many seconds that took."""
        driver = self._driver
        values = tuple(each.pointer if isinstance(each, Room) else each for each in handed)
        said = values, (ctypes.c_int64,) * len(values)
        began, ended = (_got(driver.cuEventCreate(0)) for _ in range(2))
        _got(driver.cuEventRecord(began, 0))
        _got(driver.cuLaunchKernel(self._kernel, blocks, 1, 1, width, 1, 1, 0, 0, said, 0))
        _got(driver.cuEventRecord(ended, 0))
        _got(driver.cuEventSynchronize(ended))
        seconds = float(_got(driver.cuEventElapsedTime(began, ended))) / 1000
        for event in (began, ended):
            driver.cuEventDestroy(event)
        return seconds
