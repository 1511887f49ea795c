"""The HTTP interface: everything that can be done at a table, for programs and for pages."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from tabard import __version__
from tabard.engine.find import find_game
from tabard.engine.game import Misused
from tabard.engine.odds import odds_facts

from ..complaints import NotThere
from ..database.rows import OPEN
from ..door.accounts import Billed
from ..door.guests import guest_who_asks
from ..inn import Inn
from ..inn.rooms import Order
from ..keeping.health import Health
from ..keeping.hinter import Hinter
from ..keeping.porter import Porter
from ..keeping.weigher import Weigher
from . import models, taken, views

_bearer = HTTPBearer(auto_error=False, description="The token of your seat.")


async def token(
    said: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)],
) -> str | None:
    """The token that came with a request, if any."""
    return said.credentials if said else None


Table = Annotated[str, Path(description="The table's id.", max_length=64)]
Who = Annotated[str | None, Depends(token)]
At = Annotated[int | None, Query(ge=0, description="After so many moves; else: as it is now.")]
Since = Annotated[int, Query(ge=0, description="The version that you know.")]

ERRORS: dict[int | str, dict[str, Any]] = {
    400: {"model": models.Error, "description": "It cannot be done."},
    403: {"model": models.Error, "description": "You have no right to it."},
    404: {"model": models.Error, "description": "There is no such thing."},
    409: {"model": models.Error, "description": "The table has moved on."},
    413: {"model": models.Error, "description": "It is too much."},
    422: {"model": models.Error, "description": "The rules refuse it, or nobody understands it."},
    429: {"model": models.Error, "description": "It is too often."},
    503: {"model": models.Error, "description": "The database refuses; nothing has changed."},
}


def routes(inn: Inn, porter: Porter, hinter: Hinter, weigher: Weigher, well: Health) -> APIRouter:
    """The routes of the interface, for one inn."""
    router = APIRouter(prefix="/api", responses=ERRORS, route_class=Billed)
    _add_health(router, inn, well)
    _add_games(router, inn)
    _add_tables(router, inn)
    _add_looking(router, inn)
    _add_deciding(router, inn)
    _add_hints(router, hinter)
    _add_records(router, inn, porter)
    _add_chances(router, inn, weigher)
    return router


def _add_health(router: APIRouter, inn: Inn, well: Health) -> None:
    @router.get("/health", tags=["inn"])
    def health() -> models.HealthOut:
        """Does the inn answer, can its database keep anything, and do its keepers act? (What was
        tried holds for some seconds.)"""
        well.check()
        news = inn.store.last_news()
        return models.HealthOut(ok=True, version=__version__, news=news, closes=inn.closes)

    @router.get("/key", tags=["inn"])
    def key() -> models.KeyOut:
        """The key that proves what this inn has signed."""
        return models.KeyOut(key=inn.public_key)


def _add_games(router: APIRouter, inn: Inn) -> None:
    @router.get("/games", tags=["games"])
    def games() -> list[models.GameOut]:
        """The games that can be played here, and their options."""
        return [views.game(game) for game in inn.games()]

    @router.get("/games/{name}/rules", tags=["games"])
    def rules(name: Annotated[str, Path(max_length=80)]) -> list[models.RuleOut]:
        """The rule book of a game."""
        try:
            return views.rules(find_game(name))
        except Misused as error:
            raise NotThere(str(error)) from None


def _add_tables(router: APIRouter, inn: Inn) -> None:
    @router.get("/tables", tags=["tables"])
    def tables() -> list[models.SummaryOut]:
        """The newest tables that are shown to everybody."""
        return [views.summary(table) for table in inn.list_tables()]

    @router.post("/tables", status_code=201, tags=["tables"])
    def open_table(order: taken.OrderIn, request: Request) -> models.SeatedOut:
        """Set up a table; with a name, sit down at its first open place. Who wants to add a number
        to its chance sits down afterwards: only then he can see to what the inn has committed."""
        wanted = Order(
            order.game, tuple(order.players), order.options, order.clock, order.stand_in,
            order.listed, order.hints, order.delay,
        )  # fmt: skip
        table = inn.open_table(wanted, guest_who_asks(request))
        if order.name is None or OPEN not in order.players:
            return models.SeatedOut(table=table)
        own = inn.seating.take_seat(table, order.players.index(OPEN), order.name)
        return models.SeatedOut(table=table, token=own)

    @router.post("/tables/{table}/places/{place}", tags=["tables"])
    def sit_down(
        table: Table, place: Annotated[int, Path(ge=1, le=6)], sit: taken.SitIn, who: Who
    ) -> models.SeatedOut:
        """Sit down in an open place, or put a bot there. The match begins with the last."""
        if sit.bot is not None:
            inn.seating.seat_bot(table, who, place - 1, sit.bot)
            return models.SeatedOut(table=table)
        own = inn.seating.take_seat(table, place - 1, sit.name or "", number=sit.number)
        return models.SeatedOut(table=table, token=own)

    _add_links(router, inn)

    @router.post("/tables/{table}/rematch", tags=["tables"])
    def rematch(table: Table, who: Who) -> models.SeatedOut:
        """Play the same again: the new table, and your seat there."""
        again = inn.rematch(table, who)
        return models.SeatedOut(table=again.table, token=again.token)


def _add_links(router: APIRouter, inn: Inn) -> None:
    @router.post("/tables/{table}/link", status_code=201, tags=["seats"])
    def make_link(table: Table, who: Who) -> models.LinkOut:
        """A private link, by which you take your seat in a browser or a program besides: once. The
        link that you made before ends."""
        return models.LinkOut(
            link=inn.seating.make_link(table, who), seconds=inn.seating.links.lasting
        )

    @router.delete("/tables/{table}/link", status_code=204, tags=["seats"])
    def end_link(table: Table, who: Who) -> Response:
        """Your link leads to your seat no more."""
        inn.seating.end_link(table, who)
        return Response(status_code=204)

    @router.post("/tables/{table}/seat", tags=["seats"])
    def follow(table: Table, said: taken.LinkIn) -> models.SeatedOut:
        """Take the seat to which a private link leads; it does so once."""
        return models.SeatedOut(table=table, token=inn.seating.follow(table, said.link))

    @router.post("/tables/{table}/token", tags=["seats"])
    def renew(table: Table, who: Who) -> models.SeatedOut:
        """A new token of your seat. The old one ends, and so does whatever else led there: your
        link, and every other browser or program that has the seat."""
        return models.SeatedOut(table=table, token=inn.seating.renew(table, who))


def _add_looking(router: APIRouter, inn: Inn) -> None:
    @router.get("/tables/{table}", tags=["looking"])
    def look(table: Table, who: Who, at: At = None) -> models.TableOut:
        """A table as you may know it. Without a token you are a spectator."""
        return views.table(inn.look(table, who, at))

    @router.get("/tables/{table}/position", tags=["looking"])
    def position(table: Table, who: Who, at: At = None) -> dict[str, Any]:
        """What lies on the table, in words; `?` for what you may not know."""
        room = inn.look(table, who, at)
        return room.match.view(*room.seats) if room.match else {}

    @router.get("/tables/{table}/lines", tags=["looking"])
    def lines(table: Table, who: Who, at: At = None) -> models.LinesOut:
        """The moves so far."""
        room = inn.look(table, who, at)
        shown = room.match.lines_for(room.seats) if room.match else []
        return models.LinesOut(version=room.version, lines=[views.line_words(x) for x in shown])

    @router.get("/tables/{table}/told", tags=["looking"])
    def told(table: Table, who: Who, since: Since = 0, at: At = None) -> models.ToldOut:
        """What has happened, in sentences: all of it, or since a version that you know."""
        room = inn.look(table, who, at)
        return views.told(room, room.told_since(since) if at is None else 0)

    @router.get("/tables/{table}/chat", tags=["looking"])
    def chat(table: Table, who: Who) -> list[models.NoteOut]:
        """The last lines of the chat."""
        return [
            models.NoteOut(
                number=note.id, place=note.player + 1, name=note.name, text=note.text, at=note.at
            )
            for note in inn.look(table, who).notes
        ]


def _add_deciding(router: APIRouter, inn: Inn) -> None:
    @router.get("/tables/{table}/moves", tags=["deciding"])
    def moves(table: Table, seat: Annotated[int, Query(ge=1, le=6)], who: Who) -> models.TriedOut:
        """What your seat can do now, in words; a long move is said part by part."""
        return models.TriedOut(**vars(inn.try_out(table, who, seat - 1, "")))

    @router.post("/tables/{table}/try", tags=["deciding"])
    def try_out(table: Table, said: taken.TryIn, who: Who) -> models.TriedOut:
        """Is a move allowed, or its beginning, and how can it go on? Nothing changes."""
        return models.TriedOut(**vars(inn.try_out(table, who, said.seat - 1, said.move)))

    @router.post("/tables/{table}/why", tags=["deciding"])
    def why_not(table: Table, said: taken.TryIn, who: Who) -> models.WhyOut:
        """Why is a move not allowed now?"""
        refusal = inn.why_not(table, who, said.seat - 1, said.move)
        if refusal is None:
            return models.WhyOut(allowed=True)
        return models.WhyOut(
            allowed=False, error=refusal.sentence, rule=refusal.rule, facts=refusal.facts
        )

    @router.post("/tables/{table}/odds", tags=["deciding"])
    def odds(table: Table, said: taken.TryIn, who: Who) -> list[models.OddsOut]:
        """How likely each way is in which a move may come out, or all that can be risked now, from
        what your seat may know."""
        reckoned = inn.odds(table, who, said.seat - 1, said.move)
        return [models.OddsOut(**odds_facts(one)) for one in reckoned]

    @router.post("/tables/{table}/play", tags=["deciding"])
    def play(table: Table, said: taken.PlayIn, who: Who) -> models.DoneOut:
        """Make a move. When this answers, the move is kept."""
        seat = said.seat - 1 if said.seat is not None else None
        done = inn.play(table, who, said.question, said.move, seat=seat, key=said.key)
        return models.DoneOut(**vars(done))

    @router.post("/tables/{table}/seal", tags=["deciding"])
    def seal(table: Table, said: taken.SealIn, who: Who) -> models.DoneOut:
        """Answer a question that `seals` by a seal: the answer stays with you until all are in."""
        seat = said.seat - 1 if said.seat is not None else None
        done = inn.seal(table, who, said.question, said.seal, seat=seat, key=said.key)
        return models.DoneOut(**vars(done))

    @router.post("/tables/{table}/open", tags=["deciding"])
    def open_seal(table: Table, said: taken.OpenIn, who: Who) -> models.DoneOut:
        """Open what you have sealed, once it `opens`. Nobody sees it before all are open."""
        done = inn.open_seal(table, who, said.number, said.move, seat=said.seat - 1)
        return models.DoneOut(**vars(done))

    @router.post("/tables/{table}/shut", tags=["deciding"])
    def leave_shut(table: Table, said: taken.ShutIn, who: Who) -> models.DoneOut:
        """You cannot open what you have sealed: the rules answer for you."""
        return models.DoneOut(**vars(inn.leave_shut(table, who, seat=said.seat - 1)))

    @router.post("/tables/{table}/undo", tags=["deciding"])
    def undo(table: Table, said: taken.UndoIn, who: Who) -> models.DoneOut:
        """Take back your last decision, where nothing has been revealed since."""
        seat = said.seat - 1 if said.seat is not None else None
        return models.DoneOut(**vars(inn.undo(table, who, seat=seat, key=said.key)))

    @router.post("/tables/{table}/resign", tags=["deciding"])
    def resign(table: Table, said: taken.ResignIn, who: Who) -> models.DoneOut:
        """Leave your seat for good; before the match begins it is open again."""
        return models.DoneOut(**vars(inn.resign(table, who, said.stand_in)))

    @router.post("/tables/{table}/away", tags=["seats"])
    def away(table: Table, said: taken.AwayIn, who: Who) -> models.DoneOut:
        """Lend your seat to a bot. Your clock stands still, and everybody sees which bot plays."""
        return models.DoneOut(**vars(inn.lending.lend(table, who, said.bot)))

    @router.post("/tables/{table}/back", tags=["seats"])
    def back(table: Table, who: Who) -> models.DoneOut:
        """Take your seat back, at any moment: what the bot thinks about just then is forgotten."""
        return models.DoneOut(**vars(inn.lending.take_back(table, who)))

    @router.post("/tables/{table}/places/{place}/let_go", tags=["seats"])
    def let_go(table: Table, place: Annotated[int, Path(ge=1, le=6)], who: Who) -> models.DoneOut:
        """Vote to have a bot play for somebody on whom all have waited for a quarter of an hour.
        More than half of the other people who are here must be for it; he takes his seat back as
        if he had lent it."""
        return models.DoneOut(**vars(inn.lending.let_go(table, who, place - 1)))

    @router.post("/tables/{table}/concede", tags=["deciding"])
    def concede(table: Table, who: Who) -> models.DoneOut:
        """Give the whole game up, where you play alone."""
        return models.DoneOut(**vars(inn.concede(table, who)))

    @router.post("/tables/{table}/chat", status_code=204, tags=["tables"])
    def say_it(table: Table, said: taken.ChatIn, who: Who) -> Response:
        """Say something to everybody at the table."""
        inn.chat(table, who, said.text)
        return Response(status_code=204)


def _add_hints(router: APIRouter, hinter: Hinter) -> None:
    @router.post("/tables/{table}/hint", tags=["deciding"])
    async def hint(
        table: Table, said: taken.HintIn, who: Who, request: Request
    ) -> list[models.AdvisedOut]:
        """The moves that a search of a second likes for your seat, the best first, from what it may
        know. Everybody at the table hears that you have asked, and nobody else what was answered.
        The same question gets the same hint, and is counted once."""
        given = await hinter.hint(guest_who_asks(request), table, who, said.seat - 1)
        return views.hint(given)


def _add_chances(router: APIRouter, inn: Inn, weigher: Weigher) -> None:
    @router.get("/tables/{table}/chances", tags=["looking"])
    def chances(table: Table, request: Request) -> models.ChancesOut:
        """How the chances of each side went in a game that is over, from what anybody could know
        at each moment, and which moves changed them most. It is reckoned once, in the background,
        for whoever asks first: until then it is not `ready`."""
        curve, ready = inn.how_it_turned(table)
        if not ready:
            weigher.wants(guest_who_asks(request), table)
        return models.ChancesOut(ready=ready, **(curve.facts() if curve else {}))


def _add_records(router: APIRouter, inn: Inn, porter: Porter) -> None:
    text: dict[int | str, dict[str, Any]] = {
        200: {"content": {"text/plain": {}}, "description": "A record."}
    }

    @router.get(
        "/tables/{table}/record", tags=["records"], response_class=PlainTextResponse, responses=text
    )
    def record(table: Table, who: Who) -> PlainTextResponse:
        """The record as you may know it; once the game is over all of it, with its digests."""
        return PlainTextResponse(
            inn.record(table, who),
            headers={"Content-Disposition": f'attachment; filename="{table}.game"'},
        )

    @router.get("/tables/{table}/draws", tags=["records"])
    def draws(table: Table) -> models.DrawsOut:
        """Of a game that is over: out of what each draw was taken, so that programs can check its
        chance that know no rules."""
        return models.DrawsOut(**inn.draws(table))

    @router.post("/records", status_code=201, tags=["records"])
    async def bring_in(said: taken.RecordIn, request: Request) -> models.SeatedOut:
        """Bring a record to this inn. Every move of it is tried, which takes a while for a long
        one; one of a guest is tried at a time. A game that is not finished goes on, unless people
        hide something from each other in it."""
        table = await porter.brought(guest_who_asks(request), said.record)
        return models.SeatedOut(table=table)
