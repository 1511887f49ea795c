"""Large jobs on many machines: Ray hands out the parts, carries what comes of them, and has those
done again that are lost with a machine or a process (Moritz and others, "Ray: A Distributed
Framework for Emerging AI Applications", OSDI 2018)."""

from __future__ import annotations

import os
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from tabard.engine.game import Misused
from tabard.engine.words import _, say

from .crew import Crew, Done, Heard, Job, Part, Work

TRIES = 5  # so often a part that was lost is done again
PATIENCE = 5.0  # seconds for whoever leads a cluster to answer
AHEAD = 4  # so many parts for each core are handed out before the first is done
_BEGUN: dict[str, Callable[[Any], Any]] = {}  # the job that a process of the cluster is ready for


class Cluster(Crew):
    """The nodes of a Ray cluster: the one at an ``address`` (``192.168.1.5:6379``), or without one
    that of the environment's RAY_ADDRESS, or else one that begins on this machine and ends with it.
    All nodes need the same Python, Ray and Tabard. Raises Misused where Ray is not installed, or
    nobody answers."""

    many = 1024  # a part is sent in milliseconds

    def __init__(self, address: str | None = None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is done here
        try:
            import ray
        except ImportError:
            sentence = _("A cluster wants one more package: pip install 'tabard[cluster]'.")
            raise Misused(say(sentence)) from None
        self._ray = ray
        self._join(address or os.environ.get("RAY_ADDRESS"))

    def _join(self, address: str | None) -> None:
        """Unless this process has joined one already."""
        quiet: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
        try:
            if address is None:
                quiet["include_dashboard"] = False
            elif address not in ("auto", "local"):
                _answers(address)
            if not self._ray.is_initialized():
                self._ray.init(address=address, **quiet)
        except (OSError, ValueError, RuntimeError) as error:
            sentence = _("No Ray cluster answers at {address}: {error}")
            said = str(error).partition("\n")[0]
            raise Misused(say(sentence, address=address or "local", error=said)) from None

    @contextmanager
    def at_work(
        self, job: Job[Part, Done], heard: Heard | None = None
    ) -> Iterator[Work[Part, Done]]:
        """Each process of the cluster makes ready when it gets its first part. Raises what a part
        raises, and Misused for one that is lost again and again."""
        sent = self._ray.put(job)
        yield lambda parts: self._done(sent, parts)

    def _done(self, job: Any, parts: Sequence[Part]) -> Iterator[Any]:
        """What comes of the parts, in their order. Few are handed out ahead: what is out when
        somebody leaves is done in vain, for calling it off can bring Ray down (2.60)."""
        ray = self._ray
        task = ray.remote(max_retries=TRIES)(_do)
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        out: deque[Any] = deque()
        try:
            for part in parts:
                out.append(task.remote([job], job.hex(), part))
                if len(out) > ahead:
                    yield ray.get(out.popleft())
            while out:
                yield ray.get(out.popleft())
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except ray.exceptions.RayError as error:
            sentence = _("A part was lost {times} times on the cluster: {error}")
            said = str(error).partition("\n")[0]
            raise Misused(say(sentence, times=1 + TRIES, error=said)) from None


def _answers(address: str) -> None:
    """Does anybody listen there? Ray itself asks again for minutes. Raises OSError, and ValueError
    for what is no address."""
    host, _colon, port = address.rpartition("/")[2].rpartition(":")
    if not host or not port.isdecimal():
        raise ValueError(say(_("an address is written as {example}"), example="192.168.1.5:6379"))
    socket.create_connection((host, int(port)), PATIENCE).close()


def _do(job: Sequence[Any], name: str, part: Any) -> Any:
    """One part, in a process of the cluster, which begins a job once. The job comes in a list, so
    that Ray does not unpack it for every part."""
    if name not in _BEGUN:
        import ray

        _BEGUN.clear()
        _BEGUN[name] = ray.get(job[0]).begin()
    return _BEGUN[name](part)
