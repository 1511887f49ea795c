"""One run of one program, and the line that it prints."""

from __future__ import annotations

import json
import os
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .core import ONE_THREAD, QUIET, caches_in, kept_to_one
from .entries import Entry
from .sentences import NotThere, last_words

BENCHMARKS = Path(__file__).resolve().parent.parent
PATIENCE = 900  # seconds, beside those of play: a cold start may compile for minutes

Line = dict[str, Any]


@dataclass(frozen=True)
class Stand:
    """Where an entry is run: its Python, and the folder for what it compiles."""

    python: Path
    cache: Path


def run(entry: Entry, stand: Stand, seconds: float, sample: int = 0) -> Line:
    """Run the entry's program on one core. ``seconds`` 0 only begins. Raises NotThere."""
    arguments = [entry.game, "--seconds", str(seconds), "--sample", str(sample)]
    how = ["--how", entry.how] if entry.how else []
    command = [*kept_to_one(), str(stand.python), "-m", f"peers.{entry.peer.name}"]
    environment = {**os.environ, **ONE_THREAD, **QUIET, **caches_in(stand.cache)}
    # A shell's own leanings must not lead one peer to another's packages.
    environment = {name: value for name, value in environment.items() if name != "PYTHONPATH"}
    try:
        done = subprocess.run(
            [*command, *arguments, *how, "--launched", repr(time.time())],
            cwd=BENCHMARKS,
            env=environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE + 10 * seconds,
        )
    except subprocess.TimeoutExpired:
        raise NotThere(f"It did not end within {PATIENCE + 10 * seconds:.0f} seconds.") from None
    if done.returncode:
        said = last_words(done.stderr)
        raise NotThere(f"It ended with status {done.returncode}: {said}.")
    return read_line(done.stdout)


def read_line(printed: str) -> Line:
    """The figures, from the last line that was printed; peers may greet before. Raises NotThere."""
    lines = printed.strip().splitlines()
    try:
        line = json.loads(lines[-1])
    except (IndexError, json.JSONDecodeError):
        line = None
    if not isinstance(line, dict) or "start" not in line:
        raise NotThere("It printed no line of figures.")
    return line
