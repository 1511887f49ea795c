"""How a layer refuses a request that it does not let through."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import Scope

from ..complaints import Complaint, TooOften


def refused(scope: Scope, complaint: Complaint) -> Response:
    """The answer that refuses: a page where the application has pages, and one was asked for."""
    trouble = getattr(scope["app"].state, "trouble", None)
    if trouble and not scope["path"].startswith("/api/"):
        answer: Response = trouble(Request(scope), complaint)
    else:
        body = {"error": complaint.sentence, "rule": "", "facts": {}}
        answer = JSONResponse(body, complaint.status, {"Cache-Control": "no-store"})
    if isinstance(complaint, TooOften) and complaint.wait:
        answer.headers["Retry-After"] = str(complaint.wait)
    return answer
