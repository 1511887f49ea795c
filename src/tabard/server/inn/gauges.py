"""What stands in the database, as Prometheus measures it: the same whichever worker is asked."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Gauge, generate_latest

from ..database.store import Store
from .overseeing import load


def gauges(store: Store) -> bytes:
    """How much there is to do now, measured once. Raises NotKept."""
    found, registry = load(store), CollectorRegistry()
    tables = Gauge("tabard_tables", "Tables, by how they stand.", ["state"], registry=registry)
    for state in ("waiting", "running", "over", "stopped"):
        tables.labels(state).set(getattr(found, state))
    for name, about, value in (
        ("tabard_people_here", "People who have a table open.", found.here),
        ("tabard_tables_failing", "Tables at which the inn could not act.", found.failing),
        ("tabard_tables_late", "Tables at which the inn should have acted.", found.late),
        ("tabard_behind_seconds", "Seconds for which the first of them waits.", found.behind),
        ("tabard_closes", "Is it closing time (1) or not (0)?", int(found.closes)),
    ):
        Gauge(name, about, registry=registry).set(value)
    return generate_latest(registry)
