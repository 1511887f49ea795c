"""What is otherwise in the processes of an inn in whose environment this folder stands: Python
reads this file when it begins. The inn itself knows nothing of it.

SOAK_CLOCK names a file with the seconds by which the machine's clock goes ahead, read again and
again; SOAK_VERSION is the version that this Tabard calls itself; SOAK_RULES names a game whose
rules have changed: they do not allow what the seventh line of a log says.
"""

from __future__ import annotations

import importlib.metadata
import os
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabard.server.database.rows import MoveRow

SEVENTH = 6  # lines are counted from 0
_PERIOD = 0.2  # seconds between two looks at the file


class _Clock:
    """The machine's clock, and how far somebody has set it ahead."""

    def __init__(self, file: str) -> None:
        self.file, self.real = file, time.time
        self.ahead, self.again = 0.0, 0.0

    def time(self) -> float:
        """What time it is."""
        if time.monotonic() >= self.again:
            with suppress(OSError, ValueError), open(self.file, encoding="utf-8") as file:
                self.ahead = float(file.read())
            self.again = time.monotonic() + _PERIOD
        return self.real() + self.ahead


def _call_it(said: str) -> None:
    known = importlib.metadata.version

    def version(distribution_name: str) -> str:
        return said if distribution_name == "tabard" else known(distribution_name)

    importlib.metadata.version = version


def _change_rules(game: str) -> None:
    from tabard.engine.game import Misused
    from tabard.server.inn.course import Course

    follows = Course.follow

    def follow(self: Course, lines: Iterable[MoveRow]) -> None:
        lines = [*lines]
        if self.match.game.name == game and any(line.number == SEVENTH for line in lines):
            raise Misused("it is not allowed any more")
        follows(self, lines)

    Course.follow = follow  # type: ignore[method-assign]


if "SOAK_CLOCK" in os.environ:
    time.time = _Clock(os.environ["SOAK_CLOCK"]).time
if os.environ.get("SOAK_VERSION"):
    _call_it(os.environ["SOAK_VERSION"])
if os.environ.get("SOAK_RULES"):
    _change_rules(os.environ["SOAK_RULES"])
