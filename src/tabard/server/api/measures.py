"""What Prometheus measures of the inn, for whoever brings the operator's token: what the workers
have counted, and what stands in the database, the same whichever of them is asked."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from prometheus_client import CollectorRegistry, Gauge, generate_latest

from ..counting import KIND, counted
from ..database.store import Store
from ..door.accounts import Billed
from ..door.guests import guest_who_asks
from ..door.operators import Operators
from ..inn import Inn
from ..inn.overseeing import load
from .routes import Who


def routes(inn: Inn, operators: Operators) -> APIRouter:
    """The route, for one inn."""
    router = APIRouter(route_class=Billed, include_in_schema=False)

    @router.get("/metrics")
    def metrics(request: Request, who: Who) -> Response:
        """Everything that is counted, at all workers together."""
        operators.check(who or "", guest_who_asks(request))
        return Response(counted() + gauges(inn.store), media_type=KIND)

    return router


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
