"""What is counted for whoever runs the inn, in Prometheus's form. Workers count in files of their
own beside each other (``PROMETHEUS_MULTIPROC_DIR``), and whichever is asked adds up those of
all."""

from __future__ import annotations

import os

from prometheus_client import (
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

TOGETHER = "PROMETHEUS_MULTIPROC_DIR"  # the library's own: the folder in which workers count
KIND = "text/plain; version=0.0.4; charset=utf-8"
_WAYS = ("GET", "HEAD", "POST", "DELETE", "PUT", "PATCH", "OPTIONS")
_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

REQUESTS = Counter(
    "tabard_requests_total", "Requests that were answered.", ["way", "where", "status"]
)
ANSWERS = Histogram(
    "tabard_answer_seconds", "Seconds until an answer began.", ["where"], buckets=_SECONDS
)
MOVES = Counter("tabard_moves_total", "Decisions that were made here.", ["by"])
THOUGHTS = Histogram(
    "tabard_thought_seconds", "Seconds that a bot thought about a decision.", buckets=_SECONDS
)
ASIDES = Counter("tabard_asides_total", "Times that the inn could not act at a table.")
ARCHIVED = Counter(
    "tabard_archived_total", "Tables that went by their age, and what is left of them.", ["left"]
)
REFUSALS = Counter("tabard_database_refusals_total", "Times that the database refused.")
WRONG = Counter("tabard_wrong_operator_tokens_total", "Tokens that were not the operator's.")
STREAMS = Gauge("tabard_streams", "Event streams that are open.", multiprocess_mode="livesum")


def answered(way: str, where: str, status: int, seconds: float) -> None:
    """A request was answered: to which route (empty: to none), how, and after how long."""
    REQUESTS.labels(way if way in _WAYS else "other", where, f"{status // 100}xx").inc()
    ANSWERS.labels(where).observe(seconds)


def counted() -> bytes:
    """All that is counted, at all workers together."""
    if TOGETHER not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def forget(worker: int) -> None:
    """A worker has ended: what was only true while it lived counts no more. ``worker`` is the
    number of its process."""
    if TOGETHER in os.environ:
        multiprocess.mark_process_dead(worker)  # type: ignore[no-untyped-call]
