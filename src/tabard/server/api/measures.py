"""The route at which Prometheus measures the inn, for whoever brings the operator's token."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from ..counting import KIND, counted
from ..door.accounts import Billed
from ..door.guests import guest_who_asks
from ..door.operators import Operators
from ..inn import Inn
from ..inn.gauges import gauges
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
