"""The web application of an inn: its HTTP interface, what surrounds it, and what runs beside it."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException

from tabard import __version__
from tabard.engine.words import _, say

from .api import measures
from .api import routes as api
from .api import watching as api_watching
from .complaints import Complaint, NotServed, TooOften
from .database.hearing import Hearing
from .database.store import Store
from .door.headers import Headers
from .door.limits import Limits
from .door.listening import CLOSE
from .door.names import KnownByName, Names
from .door.operators import Operators
from .door.rates import Buckets, Rates
from .door.refusing import refused
from .door.tongues import Tongues
from .inn import Inn
from .inn.links import LASTING
from .inn.turns import Pace
from .keeping.archivist import Archivist
from .keeping.closer import Closer
from .keeping.crier import Crier
from .keeping.feeds import Feeds
from .keeping.health import Health
from .keeping.hinter import Hinter
from .keeping.keeper import Keeper
from .keeping.porter import Porter
from .keeping.posting import Notices, Posting
from .keeping.weigher import Weigher
from .malformed import sentence_of

Pages = Callable[[FastAPI, Inn], None]


def make_app(
    store: Store,
    *,
    pages: Pages | None = None,
    pace: Pace | None = None,
    rates: Rates | None = None,
    names: Names | None = None,
    link_lasts: float = LASTING,
    notices: Notices | None = None,
    keepers: int = 2,
    archive: Path | None = None,
    archive_after: float | None = None,
) -> FastAPI:
    """The application over a store that is up to date. ``pages`` adds the pages to it; ``names``
    are those by which it is known beyond this machine; a private link leads to its seat for
    ``link_lasts`` seconds; ``notices`` are the ways by which guests may be told that it is their
    turn; ``keepers`` are the threads that act for bots (0: nobody does that, nor looks whether it
    is closing time); ``archive`` is the folder for records of tables that whoever runs the inn
    takes out by his page (none: he does that by a command), and ``archive_after`` the seconds
    after which they go there by themselves (none: they do not)."""
    inn, rates = Inn(store, pace=pace, link_lasts=link_lasts), rates or Rates()
    feeds, porter, hinter = Feeds(inn, rates.streams), Porter(inn), Hinter(inn)
    weigher = Weigher(inn)
    names = names or Names()
    home = next(iter(names.addresses), "")
    crier = Crier(inn, Posting(store, notices or Notices(), home))
    keeper = Keeper(inn, keepers, Buckets(rates.bots, rates.bots_at_once))
    closer = Closer(inn, feeds, keeper)
    archivist = Archivist(inn, archive, archive_after) if archive and archive_after else None

    def changed(table: str) -> None:
        feeds.hear(table)
        keeper.wake()

    def heard() -> None:
        feeds.hear_others()
        keeper.hear_others()

    inn.hear(changed)
    ear = Hearing(store, heard)

    @asynccontextmanager
    async def running(_app: FastAPI) -> AsyncIterator[dict[str, Callable[[], None]]]:
        await feeds.start()
        keeper.start()
        ear.start()
        if keepers:
            await closer.start()
            crier.start()
            if archivist:
                archivist.start()
        yield {CLOSE: feeds.close}
        await run_in_threadpool(ear.stop)
        await closer.stop()
        await feeds.stop()
        await run_in_threadpool(keeper.stop)
        await run_in_threadpool(crier.stop)
        if archivist:
            await run_in_threadpool(archivist.stop)
        await run_in_threadpool(hinter.stop)
        await run_in_threadpool(weigher.stop)
        store.close()

    app = FastAPI(
        title="Tabard",
        version=__version__,
        description="The tables of an inn. Every answer that is no 2xx has an `error`, in words.",
        lifespan=running,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.inn, app.state.feeds, app.state.keeper = inn, feeds, keeper
    app.state.porter, app.state.hinter, app.state.names = porter, hinter, names
    app.state.weigher, app.state.crier, app.state.archive = weigher, crier, archive
    app.state.operators = Operators(store)
    health = Health(store, keeper)
    app.include_router(api.routes(inn, porter, hinter, weigher, health))
    app.include_router(measures.routes(inn, app.state.operators))
    app.include_router(api_watching.routes(feeds))
    _add_answers(app)
    if pages:
        pages(app, inn)
    app.add_middleware(Limits, rates=rates)
    app.add_middleware(KnownByName, names=app.state.names)
    app.add_middleware(Headers)
    app.add_middleware(Tongues)
    return app


def error(complaint: Complaint) -> JSONResponse:
    """A complaint, as the interface answers it."""
    body = {"error": complaint.sentence, "rule": complaint.rule, "facts": complaint.facts}
    again = complaint.wait if isinstance(complaint, TooOften) else 0
    return JSONResponse(body, complaint.status, {"Retry-After": str(again)} if again else None)


def _add_answers(app: FastAPI) -> None:
    """Whatever fails is said in a sentence; nobody ever sees a traceback."""

    @app.exception_handler(Complaint)
    def complained(_request: Request, complaint: Complaint) -> Response:
        return error(complaint)

    @app.exception_handler(RequestValidationError)
    def invalid(_request: Request, problem: RequestValidationError) -> Response:
        return JSONResponse({"error": sentence_of(problem), "rule": "", "facts": {}}, 422)

    @app.exception_handler(HTTPException)
    def not_served(request: Request, problem: HTTPException) -> Response:
        sentences = {
            404: _("There is nothing at this address."),
            405: _("This address takes no such request."),
        }
        sentence = say(sentences.get(problem.status_code, "")) or str(problem.detail)
        answer = refused(request.scope, NotServed(sentence, problem.status_code))
        answer.headers.update(problem.headers or {})
        return answer

    @app.exception_handler(Exception)
    def failed(request: Request, problem: Exception) -> Response:
        logging.getLogger("tabard").error("A request failed.", exc_info=problem)
        sentence = say(_("This should not have happened; please report it."))
        return refused(request.scope, NotServed(sentence, 500))
