"""Who does the parts of a large job: threads of this process, or many machines (``cluster``)."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from typing import Generic, TypeVar

Part = TypeVar("Part")
Done = TypeVar("Done")
Heard = Callable[[int, int], None]
Work = Callable[[Sequence[Part]], Iterator[Done]]


class Job(ABC, Generic[Part, Done]):
    """What is done part by part. What comes of a part depends on the part alone, whoever does it;
    jobs, parts and what comes of them can be sent to another process."""

    @abstractmethod
    def begin(self, heard: Heard | None = None) -> Callable[[Part], Done]:
        """Make ready, which may take its time (``heard(done, all)`` is told how far it is), and
        give what does a part. Any thread may call that."""

    @property
    def alone(self) -> bool:
        """Can a process do only one part at a time?"""
        return False


class Crew(ABC):
    """Those who do it."""

    many: int  # so many things that take a moment make a part worth handing out

    @abstractmethod
    def at_work(
        self, job: Job[Part, Done], heard: Heard | None = None
    ) -> AbstractContextManager[Work[Part, Done]]:
        """They make ready once; what is given hands out parts, and gives what comes of them in
        their order. Whoever leaves has called off what is not done."""


@dataclass(frozen=True)
class Threads(Crew):
    """So many threads of this process (None: one for each core)."""

    workers: int | None = None
    many: int = 64

    @contextmanager
    def at_work(
        self, job: Job[Part, Done], heard: Heard | None = None
    ) -> Iterator[Work[Part, Done]]:
        """They share what was made ready."""
        work = job.begin(heard)
        with ThreadPoolExecutor(self.workers or os.cpu_count() or 1) as pool:
            try:
                yield lambda parts: map(work, parts) if job.alone else pool.map(work, parts)
            finally:
                pool.shutdown(wait=False, cancel_futures=True)
