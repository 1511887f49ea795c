"""Who sits at a table, and what its page says of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil

from fastapi import Request

from tabard.drawn.speaking import bot_said, titled
from tabard.engine.handicaps import word_of
from tabard.engine.words import _, begun, digits, n_, say
from tabard.players import offered
from tabard.server.database.rows import HUMAN
from tabard.server.inn.chance import Promise, Promises
from tabard.server.inn.lending import USUAL
from tabard.server.inn.rooms import Chair, Room
from tabard.server.inn.visits import Visit

from .inviting import reaches_others


@dataclass(frozen=True)
class Sitting:
    """Somebody's place, as the page shows it. ``number`` is the player's, counted from 1; ``hints``
    says for how many he has asked ("": for none), ``waited`` what the viewer must know before he
    votes to let him go ("": he may not), ``here`` whether a person is here (None: nobody could be);
    those ``beside`` the viewer sit at the same device; ``handicap`` says which was agreed on."""

    number: int
    seat: str
    name: str
    mine: bool
    asked: bool
    open: bool
    kept: bool
    hints: str
    waited: str
    here: bool | None
    beside: bool
    handicap: str


def people_of(request: Request, room: Room, visit: Visit | None = None) -> dict[str, object]:
    """What a page tells of the people at a table: names by seat, places, chat, addresses, and who
    sits beside the viewer at his device."""
    held = {player for player, _token in visit.seats} if visit else set()
    beside = held - {room.player} if room.player in held else set()
    address = f"{request.app.state.names.address(request)}/table/{room.table.id}"
    mine = room.player is not None
    return {
        "table": room.table,
        "told": request.app.state.crier.posting.open,
        "home": f"/table/{room.table.id}",
        "game": room.game,
        "sitting": [_sitting(room, chair, chair.player in beside) for chair in room.chairs],
        "beside": [(one.player + 1, one.name) for one in room.chairs if one.player in beside],
        "people": {seat: name_of(chair) for chair in room.chairs for seat in chair.seats},
        "present": _present(room),
        "mine": mine,
        "link_hours": _hours_left(request, room),
        "gone": room.me is not None and bool(room.me.gone),
        "away": room.me is not None and bool(room.me.away),
        "silenced": room.me is not None and room.me.silenced,
        "lent": list(_lent(room)),
        "share": address,
        "reaches": reaches_others(address),
        "wanted": any(chair.is_open for chair in room.chairs),
        "chat": room.notes,
        "later": _later(room),
        "bots": offered(),
        "usual_bot": USUAL,
        "stream": f"/api/tables/{room.table.id}/events?news=1",
        "mark": room.mark,
        "stuck": room.trouble,
        "fairness": room.fairness,
        "numbers": [(_called(one), one.number) for one in room.chairs if one.name],
        "version": room.version,
        "next_game": _next_game(request, room),
    }


def _next_game(request: Request, room: Room) -> Promise | None:
    """To what the inn commits for the next game of those who sit here; the same each time that the
    page is drawn."""
    if not room.over or room.player is None:
        return None
    promises: Promises = request.app.state.inn.promises
    return promises.again(room.table.id, room.player)


def _present(room: Room) -> dict[int, bool | None]:
    """Who is here, by seats, for as long as a game is played: what is over has no now."""
    if room.over:
        return {}
    return {seat: _is_here(chair) for chair in room.chairs for seat in chair.seats}


def _later(room: Room) -> str:
    """What who only watches must know where he sees the table later, and who plays there too."""
    if not room.table.delay or room.over:
        return ""
    watches = n_(
        "You see the table as it was {count} decision ago, until the game is over.",
        "You see the table as it was {count} decisions ago, until the game is over.",
    )
    plays = n_(
        "Who only watches sees the table as it was {count} decision ago.",
        "Who only watches sees the table as it was {count} decisions ago.",
    )
    return say(watches if room.player is None else plays, count=room.table.delay)


def _hours_left(request: Request, room: Room) -> int:
    """For so many hours at most the viewer's private link is still open; 0: there is none."""
    now: float = request.app.state.inn.store.clock.now()
    return max(0, ceil(((room.link_until or now) - now) / 3600))


def introduce(room: Room) -> None:
    """From now on the room's match calls those who sit at it by their names."""
    if room.match is None:
        return
    names = Counter(_called(chair) for chair in room.chairs)
    room.match.sitting = {
        seat: f"{_called(chair)} {seat + 1}" if names[_called(chair)] > 1 else _called(chair)
        for chair in room.chairs
        for seat in chair.seats
    }


def _called(chair: Chair) -> str:
    return chair.name or begun(bot_said(chair.who))


def name_of(chair: Chair) -> str:
    """What whoever sits there is called."""
    if chair.is_open:
        return say(_("open"))
    if chair.kept:
        return say(_("kept for {name}"), name=chair.name)
    if chair.gone:
        return say(_("{name} (gone)"), name=chair.name or chair.who)
    if chair.away:
        return say(_("{name} (away; the {bot} plays)"), name=chair.name, bot=bot_said(chair.away))
    if chair.name:
        return chair.name
    return begun(bot_said(chair.who))


def _lent(room: Room) -> Iterator[str]:
    """What whoever is away must know, and everybody where all are."""
    if room.over:
        return
    if room.late:
        yield say(_("You were late twice in a row."))
    if room.me and room.me.away:
        yield say(_("The {bot} plays for you."), bot=bot_said(room.me.away))
    if room.deserted:
        yield say(_("Nobody who plays is here: the game waits until somebody is back."))


def _sitting(room: Room, chair: Chair, beside: bool) -> Sitting:
    seat = ", ".join(titled(name) for name in chair.names)
    return Sitting(
        chair.player + 1,
        seat or say(_("Seat {number}"), number=chair.player + 1),
        name_of(chair),
        chair.player == room.player,
        chair in room.waiting_for,
        chair.is_open,
        chair.kept,
        _hints(chair),
        _waited(room, chair),
        _is_here(chair),
        beside,
        _handicap(room, chair),
    )


def _handicap(room: Room, chair: Chair) -> str:
    """What was agreed on for this seat."""
    points = room.table.options.get(word_of(chair.player))
    return say(_("handicap {points}"), points=digits(int(points), "+")) if points else ""


def _is_here(chair: Chair) -> bool | None:
    """Is this person here? None for bots, and for who has left for good."""
    return None if chair.who != HUMAN or chair.gone else chair.here


def _hints(chair: Chair) -> str:
    sentence = n_("asked for {hints} hint", "asked for {hints} hints")
    return say(sentence, hints=chair.hints) if chair.hints else ""


def _waited(room: Room, chair: Chair) -> str:
    """How many would let a bot play for this person, on whom all wait, and how many it takes."""
    one = room.waited_for.get(chair.player)
    if one is None or room.me is None or room.me.away or chair.player == room.player:
        return ""
    if room.player in one.votes:
        sentence = _("You would let a bot play for {name}; votes: {votes} of {needed}.")
    else:
        sentence = _(
            "Does {name} not come? After a quarter of an hour a bot can play until {name} is back; "
            "votes: {votes} of {needed}."
        )
    return say(sentence, name=chair.name, votes=len(one.votes), needed=one.needed)
