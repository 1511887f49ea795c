"""One core for everything that is measured, and what is said of it."""

from __future__ import annotations

import os
import platform
import re
import shutil
from pathlib import Path

ONE_THREAD = {
    **{
        f"{library}_NUM_THREADS": "1" for library in ("OMP", "OPENBLAS", "MKL", "NUMEXPR", "VECLIB")
    },
    "JAX_PLATFORMS": "cpu",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false",
}
QUIET = {"PYGAME_HIDE_SUPPORT_PROMPT": "1", "SDL_VIDEODRIVER": "dummy", "PYTHONWARNINGS": "ignore"}


def kept_to_one() -> list[str]:
    """What stands before a command so that it keeps to the last of the cores that are ours; nothing
    where the system has no such word."""
    taskset = shutil.which("taskset")
    if not taskset or not hasattr(os, "sched_getaffinity"):
        return []
    return [taskset, "--cpu-list", str(max(os.sched_getaffinity(0)))]


def caches_in(folder: Path) -> dict[str, str]:
    """Where programs keep what they have compiled."""
    return {
        "XDG_CACHE_HOME": str(folder),
        "LOCALAPPDATA": str(folder),
        "JAX_COMPILATION_CACHE_DIR": str(folder / "jax"),
        "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
    }


def processor() -> str:
    """Its kind in neutral words: cores, clock, architecture."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    said = Path("/proc/cpuinfo")
    text = said.read_text(encoding="utf-8") if said.exists() else ""
    clock = re.search(r"^cpu MHz\s*:\s*([\d.]+)", text, re.MULTILINE)
    at = f" at {float(clock[1]) / 1000:.1f} GHz" if clock else ""
    return f"{cores} cores{at}, {platform.machine()}"
