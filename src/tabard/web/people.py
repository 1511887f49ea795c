"""Who sits at a table, and what its page says of them."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from fastapi import Request

from tabard.engine.words import _, n_, say
from tabard.players import offered
from tabard.server.inn.rooms import Chair, Room

from .inviting import reaches_others
from .speaking import titled


@dataclass(frozen=True)
class Sitting:
    """Somebody's place, as the page shows it. ``number`` is the player's, counted from 1; ``hints``
    says for how many he has asked ("": for none)."""

    number: int
    seat: str
    name: str
    mine: bool
    asked: bool
    open: bool
    kept: bool
    hints: str


def people_of(request: Request, room: Room) -> dict[str, object]:
    """What a page tells of the people at a table: names by seat, places, chat, addresses."""
    address = f"{request.app.state.names.address(request)}/table/{room.table.id}"
    mine = room.player is not None
    return {
        "table": room.table,
        "home": f"/table/{room.table.id}",
        "game": room.game,
        "sitting": [_sitting(room, chair) for chair in room.chairs],
        "people": {seat: name_of(chair) for chair in room.chairs for seat in chair.seats},
        "mine": mine,
        "link_hours": _hours_left(request, room),
        "gone": room.me is not None and bool(room.me.gone),
        "share": address,
        "reaches": reaches_others(address),
        "wanted": any(chair.is_open for chair in room.chairs),
        "chat": room.notes,
        "bots": offered(),
        "stream": f"/api/tables/{room.table.id}/events?news=1",
        "mark": room.mark,
        "stuck": room.trouble,
    }


def _hours_left(request: Request, room: Room) -> int:
    """For so many hours at most the viewer's private link is still open; 0: there is none."""
    now: float = request.app.state.inn.store.clock.now()
    return max(0, ceil(((room.link_until or now) - now) / 3600))


def name_of(chair: Chair) -> str:
    """What whoever sits there is called."""
    if chair.is_open:
        return say(_("open"))
    if chair.kept:
        return say(_("kept for {name}"), name=chair.name)
    if chair.gone:
        return say(_("{name} (gone)"), name=chair.name or chair.who)
    if chair.name:
        return chair.name
    word = chair.who.removeprefix("bot:")
    return say(_("{word} bot"), word=titled(word))


def _sitting(room: Room, chair: Chair) -> Sitting:
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
    )


def _hints(chair: Chair) -> str:
    sentence = n_("asked for {hints} hint", "asked for {hints} hints", "hints")
    return say(sentence, hints=chair.hints) if chair.hints else ""
