"""The inn's front page, and the form for a new table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated
from urllib.parse import quote

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import RedirectResponse

from tabard.drawn.speaking import reading_said, stage_said
from tabard.engine.find import find_game
from tabard.engine.game import Game, Misused
from tabard.engine.handicaps import MOST, handicap_of, measured_said, word_of
from tabard.engine.languages import languages
from tabard.engine.times import span
from tabard.engine.words import _, digits, n_, say
from tabard.players import offered
from tabard.server.complaints import Complaint, NotThere
from tabard.server.database.rows import CLOSED
from tabard.server.door.guests import guest_who_asks
from tabard.server.door.tongues import CHOSEN
from tabard.server.inn import Inn
from tabard.server.inn.cleaning import clean_name, clean_number, sounds_like
from tabard.server.inn.rooms import Order, Summary

from .dress import THEMES, Page, form, page
from .passes import lengthen, pass_for, pass_of, remember
from .people import name_of

Form = Annotated[dict[str, str], Depends(form)]
FEW_TABLES = 12  # so many of one's own tables are listed unasked, the newest first
LOOKED_AT = 5  # of them it is said whose turn it is
YOURS = _("your turn")
USUAL_BOT = "bot:fair"
CLOCKS = ("", "60", "300", "3600", "86400", "259200")
MINE, BESIDE, OPEN, FRIEND, NOBODY = "me", "beside", "open", "friend", "nobody"
FORBIDDEN = "no"
DELAYS = ("", "10", "30", "100")


def front_pages(inn: Inn) -> APIRouter:
    """The routes of the front page and the form."""
    router = APIRouter(route_class=Page, include_in_schema=False)

    @router.get("/")
    def front(request: Request) -> Response:
        lengthen(request)
        return page(request, "front.html", on_the_front(inn, request))

    @router.get("/new/{game}")
    def new(request: Request, game: str, preset: str = "") -> Response:
        known = _game(game)
        said = _as_preset(known, preset)
        return page(request, "new.html", {**_setting(known, said), "trouble": ""})

    @router.post("/tables")
    def open_table(request: Request, said: Form) -> Response:
        game = _game(said.get("game", ""))
        try:
            return _opened(inn, request, game, said)
        except Complaint as complaint:
            facts = {**_setting(game, said), "trouble": complaint.sentence}
            return page(request, "new.html", facts, complaint.status)

    @router.post("/look")
    def look(request: Request, said: Form) -> Response:
        back = said.get("back", "/")
        back = back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/"
        answer = RedirectResponse(back, 303)
        theme = said.get("theme", "")
        if theme in THEMES:
            remember(answer, "theme", theme)
        if said.get("language", "") in languages():
            remember(answer, CHOSEN, said["language"])
            inn.ways.reads(pass_of(request), said["language"])
        return answer

    return router


def _game(name: str) -> Game:
    try:
        return find_game(name)
    except Misused as misused:
        raise NotThere(str(misused)) from None


# --- the front page -----------------------------------------------------------------------------


def on_the_front(
    inn: Inn, request: Request, *, not_brought: str = "", pasted: str = ""
) -> dict[str, object]:
    """What stands on the front page; with it why a record was not brought in, and its text."""
    known = pass_of(request)
    own = inn.visits.tables(known) if known else []
    summaries = {one.table.id: one for one in inn.list_tables()}
    listed = own if request.query_params.get("tables") == "all" else own[:FEW_TABLES]
    mine = [summary for id in listed if (summary := summaries.get(id) or _short(inn, id))]
    waiting = _waiting(inn, known, mine) if known else {}
    mine.sort(key=lambda one: waiting.get(one.table.id) != YOURS)
    more = n_("{more} more of your tables", "{more} more of your tables")
    left = len(own) - len(listed)
    others = [
        one
        for id, one in summaries.items()
        if id not in own and one.open_places and not one.table.stopped
    ]
    games = [
        {
            "name": game.name,
            "title": game.title,
            "together": game.together,
            "seats": _players(game),
            "stage": stage_said(game),
            "drawn": game.board is not None,
            "taught": game.lesson is not None,
            "page": game.pitch is not None,
            "full": bool(game.pitch and game.pitch.fullest),
        }
        for game in inn.games()
    ]
    return {
        "games": games,
        "own_tables": [_listed(one, waiting.get(one.table.id, "")) for one in mine],
        "more_tables": say(more, more=left) if left else "",
        "open_tables": [_listed(one) for one in others],
        "regular": inn.regulars.at(known) is not None,
        "not_brought": not_brought,
        "pasted": pasted,
    }


def _short(inn: Inn, id: str) -> Summary | None:
    try:
        return inn.summary(id)
    except Complaint:
        return None


def _players(game: Game) -> str:
    return say(_("{low} to {high} players"), low=game.seats[0], high=game.seats[-1])


def _waiting(inn: Inn, guest: str, mine: list[Summary]) -> dict[str, str]:
    """Of the newest running tables of a guest: whose turn it is."""
    running = [
        one.table.id for one in mine if one.begun and not (one.table.over or one.table.stopped)
    ]
    return {id: _turn(inn, guest, id) for id in running[:LOOKED_AT]}


def _turn(inn: Inn, guest: str, id: str) -> str:
    """Whose turn it is at a table; empty where that cannot be said."""
    try:
        waited_for = inn.waits_for(id)
        own = inn.visits.players(guest, id)
    except Complaint:
        return ""
    if any(chair.player in own and not chair.away for chair in waited_for):
        return YOURS
    names = ", ".join(name_of(chair) for chair in waited_for)
    return say(_("waits for {names}"), names=names) if names else ""


def _listed(one: Summary, turn: str = "") -> dict[str, object]:
    return {
        "turn": say(turn),
        "id": one.table.id,
        "title": one.title,
        "who": ", ".join(one.people),
        "yours": turn == YOURS,
        "state": _state(one),
        "chosen": ", ".join(_chosen(one.table.game, one.table.options)),
    }


def _chosen(game: str, options: Mapping[str, str]) -> Iterator[str]:
    """The readings that were chosen for a table, and the handicaps."""
    for word, reading in options.items():
        seat = handicap_of(word)
        if seat is None:
            yield reading_said(game, reading)
        else:
            facts = {"number": seat + 1, "points": digits(int(reading), "+")}
            yield say(_("handicap {points} for seat {number}"), **facts)


def _state(one: Summary) -> str:
    """Whether a table plays, and what it needs to begin."""
    if one.table.over:
        return say(_("over"))
    if one.table.stopped:
        return say(_("closed") if one.table.stopped == CLOSED else _("put aside"))
    if one.begun:
        return say(_("running"))
    needs = n_("waits for {count} player", "waits for {count} players")
    return say(needs, count=one.open_places)


# --- a new table --------------------------------------------------------------------------------


def _setting(game: Game, said: Mapping[str, str]) -> dict[str, object]:
    """What the form for a new table shows: what was said already, else what is usual."""
    least, most = game.seats[0], game.seats[-1]
    usual = max(least, min(2, most))
    sits = {
        number: said.get(
            f"seat-{number}", MINE if number == 1 else USUAL_BOT if number <= usual else NOBODY
        )
        for number in range(1, most + 1)
    }
    options = _options(game, said)
    return {
        "game": game,
        "presets": game.pitch.presets if game.pitch else (),
        "preset": said.get("preset", ""),
        "least": least,
        "most": most,
        "sits": sits,
        "sitters": list(_sitters()),
        "named": {number: said.get(f"name-{number}", "") for number in sits},
        "clocks": [(seconds, _clock(seconds)) for seconds in CLOCKS],
        "hints": [("", say(_("allowed"))), (FORBIDDEN, say(_("forbidden")))],
        "hinted": said.get("hints", ""),
        "delays": [(many, _delay(many)) for many in DELAYS],
        "delayed": said.get("delay", ""),
        "said": options,
        "handicaps": {number: said.get(f"handicap-{number}", "") for number in sits},
        "measured": [measured_said(one) for one in game.measured],
        "most_points": MOST,
        "chosen": {option.word: options.get(option.word, option.usual) for option in game.options},
    }


def _sitters() -> Iterator[tuple[str, str]]:
    yield MINE, say(_("you"))
    yield BESIDE, say(_("somebody here, at this device"))
    yield FRIEND, say(_("open, for a friend to whom you send the address"))
    yield OPEN, say(_("open, for anybody who comes to this inn"))
    for bot, about in offered():
        yield bot, say(_("a bot: {about}"), about=about)
    yield NOBODY, say(_("nobody"))


def _clock(seconds: str) -> str:
    """What a clock gives for a decision, in words."""
    if not seconds:
        return say(_("no clock"))
    return say(_("{span} for a decision"), span=span(int(seconds)))


def _delay(many: str) -> str:
    """What who only watches sees, in words."""
    if not many:
        return say(_("see everything at once"))
    return say(_("see the table as it was {count} decisions ago"), count=many)


def _options(game: Game, said: Mapping[str, str]) -> dict[str, str]:
    words = [option.word for option in game.options]
    found = {word: said.get(f"option-{word}", "") for word in words}
    return {word: value for word, value in found.items() if value}


def _as_preset(game: Game, word: str, rival: str = USUAL_BOT) -> dict[str, str]:
    """What the form would say for one of the tables that a game proposes; nothing for others."""
    preset = game.pitch.preset(word) if game.pitch else None
    if preset is None:
        return {}
    options = {f"option-{option}": reading for option, reading in preset.options.items()}
    seats = {f"seat-{number}": rival for number in range(2, preset.players + 1)}
    empty = range(preset.players + 1, game.seats[-1] + 1)
    nobody = {f"seat-{number}": NOBODY for number in empty}
    return {"preset": word, "seat-1": MINE, **seats, **nobody, **options}


def _opened(inn: Inn, request: Request, game: Game, said: Mapping[str, str]) -> Response:
    """Open the table as the form says, sit down, and go there."""
    said = {**said, **_as_preset(game, said.get("preset", ""), said.get("rival") or USUAL_BOT)}
    name = said.get("name", "").strip()
    sits = [said.get(f"seat-{number}", NOBODY) for number in range(1, game.seats[-1] + 1)]
    if not any(f"seat-{number}" in said for number in range(1, game.seats[-1] + 1)):
        sits = [MINE, *[USUAL_BOT] * (max(game.seats[0], 2) - 1)]
    people = _at_this_device(said, sits)
    given = [
        said.get(f"handicap-{number}", "") for number, who in enumerate(sits, 1) if who != NOBODY
    ]
    sits = [who for who in sits if who != NOBODY]
    players = tuple("" if who in (MINE, BESIDE, FRIEND, OPEN) else who for who in sits)
    options = {word: v for word, v in _options(game, said).items() if v != _usual(game, word)}
    if game.takes_handicaps:
        options |= {word_of(seat): points for seat, points in enumerate(given) if points.strip()}
    clock, number = said.get("clock", ""), _number(said)
    order = Order(
        game.name,
        players,
        options,
        clock=float(clock) if clock in CLOCKS and clock else None,
        listed=OPEN in sits,
        hints=said.get("hints") != FORBIDDEN,
        delay=int(said["delay"]) if said.get("delay") in DELAYS[1:] else 0,
        promise=said.get("promise", ""),
    )
    for _player, called in people:
        inn.regulars.check_name(called, pass_of(request))
    table = inn.open_table(order, guest_who_asks(request))
    answer = RedirectResponse(f"/table/{table}", 303)
    for player, called in people:
        token = inn.seating.take_seat(table, player, called, pass_of(request), number=number)
        number = ""  # it is that of whoever fills in the form
        inn.visits.sits_too(pass_for(request), token)
    if name:
        remember(answer, "guest", quote(name[:40]))
    return answer


def _number(said: Mapping[str, str]) -> str:
    """What is added to the table's chance: it counts where the inn has committed to a secret before
    it could know it. Raises Complaint."""
    number = clean_number(said.get("number", ""))
    if number and not said.get("promise"):
        sentence = _("A number counts only where the inn has promised a secret before; look again.")
        raise Complaint(say(sentence))
    return number


def _at_this_device(said: Mapping[str, str], sits: list[str]) -> list[tuple[int, str]]:
    """The places that are taken at this device, one's own first, and what people are called there.
    Raises Complaint."""
    if sits.count(MINE) > 1:
        raise Complaint(
            say(_("You can sit in one seat only; whom else do you seat at this device?"))
        )
    seated = [(number, who) for number, who in enumerate(sits, 1) if who != NOBODY]
    people = [(player, _called(said, *one)) for player, one in enumerate(seated) if one[1] == MINE]
    people += [
        (player, _called(said, *one)) for player, one in enumerate(seated) if one[1] == BESIDE
    ]
    known: set[str] = set()
    for _player, name in people if len(people) > 1 else ():
        if sounds_like(clean_name(name)) in known:
            sentence = _("Two at this device are called {name}: give them names of their own.")
            raise Complaint(say(sentence, name=name))
        known.add(sounds_like(clean_name(name)))
    return people


def _called(said: Mapping[str, str], number: int, who: str) -> str:
    """What whoever sits in a seat at this device is called."""
    name = said.get("name" if who == MINE else f"name-{number}", "").strip()
    return name if name or who == MINE else say(_("Player {number}"), number=number)


def _usual(game: Game, word: str) -> str:
    """The usual reading of an option."""
    return next(option.usual for option in game.options if option.word == word)
