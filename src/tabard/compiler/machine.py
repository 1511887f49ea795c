"""The only file that knows llvmlite, by which LLVM is called: text in, machine code out.

LLVM optimises, chooses instructions and registers, and writes object code, for this processor or
another; it also loads what it wrote.
"""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from typing import Any

import llvmlite
import llvmlite.binding as llvm

SPEED = 2  # of LLVM's levels 0 to 3
INLINING = 225  # up to which length, about, a rule is put into its callers


@cache
def _ready() -> None:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()


def versions() -> tuple[str, ...]:
    """What machine code depends on beside the sources: LLVM, and this processor."""
    features = llvm.get_host_cpu_features().flatten()
    return llvmlite.__version__, llvm.get_default_triple(), llvm.get_host_cpu_name(), features


def host() -> Any:
    """The machine that this program runs on."""
    _ready()
    target = llvm.Target.from_default_triple()
    _llvm, _triple, cpu, features = versions()
    return target.create_target_machine(
        cpu=cpu, features=features, opt=SPEED, jit=True, codemodel="jitdefault"
    )


def other(triple: str, cpu: str, features: str = "") -> Any:
    """Another kind of machine: WebAssembly, a graphics processor."""
    _ready()
    target = llvm.Target.from_triple(triple)
    return target.create_target_machine(cpu=cpu, features=features, opt=SPEED)


def optimised(text: str, machine: Any, *, inlining: int = INLINING, unrolling: bool = True) -> Any:
    """The text as LLVM's module, verified and optimised for a machine. ``unrolling``: loops may be
    written out, which makes code longer."""
    module = llvm.parse_assembly(text)
    module.triple, module.data_layout = machine.triple, str(machine.target_data)
    module.verify()
    options = llvm.create_pipeline_tuning_options(speed_level=SPEED)
    options.loop_vectorization = options.slp_vectorization = options.loop_unrolling = unrolling
    options.inlining_threshold = inlining
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    return module


def object_code(text: str, *, apart: bool = False) -> bytes:
    """Machine code for this processor; ``apart``: made by a process of its own, for LLVM does one
    thing at a time in each."""
    if apart and sys.executable:
        alone = [sys.executable, "-P", __file__]
        done = subprocess.run(alone, input=text.encode(), capture_output=True)
        if done.returncode == 0:
            return done.stdout
    machine = host()
    return bytes(machine.emit_object(optimised(text, machine)))


class Loaded:
    """Object code in this process's memory; it lives as long as this does."""

    def __init__(self, objects: list[bytes]) -> None:
        _ready()
        empty = llvm.parse_assembly("")
        self._engine = llvm.create_mcjit_compiler(empty, host())
        for code in objects:
            self._engine.add_object_file(llvm.ObjectFileRef.from_data(code))
        self._engine.finalize_object()

    def address(self, name: str) -> int:
        """Where a door is."""
        return int(self._engine.get_function_address(name))


if __name__ == "__main__":
    sys.stdout.buffer.write(object_code(sys.stdin.read()))
