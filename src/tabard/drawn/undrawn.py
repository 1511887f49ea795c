"""The sheet of a game that draws none: what its record declares, said in words.

What a field counts by seats stands with each seat, and so do the things that lie in a place of its
own (``hand_1``, or ``1``); all else stands above them, place by place.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabard.engine.game import Game
from tabard.engine.kinds import HIDDEN, SEATS, Kind
from tabard.engine.match import Match
from tabard.engine.state import Field, Record
from tabard.engine.words import _, apart, heading, paired, say

from .sheet import Hand, Look, Sheet, Text, plain_text

A_FEW = 16  # things in a place, of which each is named
Told = tuple[str, list[str]]  # what it is called, and what there is of it


def undrawn(match: Match, view: Record, look: Look) -> Sheet:
    """The sheet of a table, as its viewers may know it."""
    game = match.game
    said = list(_all_said(game, view, look))
    tracks = [_item(name, words) for seat, (name, words) in said if seat is None]
    hands = []
    for seat in range(view.seats):
        who = match.name(game.seat_kind, seat)
        own = [told for of, told in said if of == seat]
        cards = tuple(_item(name, words) for name, words in own)
        spoken = apart(map(plain_text, cards))
        hands.append(
            Hand([("strong", heading(who))], cards, paired(who, f"{spoken}.") if own else "")
        )
    return Sheet(title=[("strong", game.title)], tracks=tracks, hands=hands)


def _item(name: str, words: list[str]) -> Text:
    """What it is called, unless that is said by what there is of it ("3 chips")."""
    said = " ".join(words)
    return [("", said)] if name in said else [("dim", f"{name} "), ("", said)]


def _all_said(game: Game, view: Record, look: Look) -> Iterator[tuple[int | None, Told]]:
    """Everything that is not as on an empty table, with the seat that it belongs to."""
    for field in game.state.declared():
        value = getattr(view, field.name)
        if not field.shape:
            if value or field.of.words:
                yield None, (_title(field), [_word(field.of, value)])
        elif field.shape[0].kind == SEATS.kind:
            if unseen := _hidden(sum(look.hidden.get(field.name, {}).values())):
                yield None, (_title(field), unseen)  # of amounts all know the sum
            for seat in range(view.seats):
                if words := _counted(field, field.shape[1:], value[seat]):
                    yield seat, (_title(field), words)
        elif len(field.shape) == 1 and field.of.words:
            yield from _lying(field, value, look)
        elif len(field.shape) == 2:
            yield from _piled(field, value, look)
        elif words := _counted(field, field.shape, value):
            yield None, (_title(field), words)


def _lying(field: Field, value: list[int], look: Look) -> Iterator[tuple[int | None, Told]]:
    """Things that lie in places: place by place, and how many lie there unseen."""
    for place in field.of.numbers:
        things = [field.shape[0].name(i) for i, where in enumerate(value) if where == place]
        if len(things) > A_FEW:
            things = [str(len(things))]
        things += _hidden(look.hidden.get(field.name, {}).get(place, 0))
        if things:
            yield _seat_of(field.of, place), (_place(field.of, place), things)


def _piled(field: Field, value: list[Any], look: Look) -> Iterator[tuple[int | None, Told]]:
    """Alike things that are counted by place, the same way."""
    places = field.shape[0]
    for place, counts in enumerate(value):
        hidden = look.hidden.get(field.name, {}).get(place, 0)
        words = _hidden(hidden) if hidden else _counted(field, field.shape[1:], counts)
        if words:
            yield _seat_of(places, place), (_place(places, place), words)


def _counted(field: Field, by: tuple[Kind, ...], value: Any) -> list[str]:
    """What a field counts: a number, or each of what it is counted by that there is any of."""
    if not by:
        return [_word(field.of, value)] if value or field.of.words else []
    words = []
    for i, number in enumerate(value):
        said = _counted(field, by[1:], number)
        if said:
            words.append(f"{by[0].name(i)} {' '.join(said)}")
    return words


def _hidden(count: int) -> list[str]:
    return [say(_("{count} unseen"), count=count)] if count else []


def _word(kind: Kind, value: int) -> str:
    return "?" if value == HIDDEN else kind.name(value)


def _title(field: Field) -> str:
    return field.name.replace("_", " ")


def _place(kind: Kind, place: int) -> str:
    """What a place is called; where it is a seat's own, what lies there."""
    if _seat_of(kind, place) is None:
        return kind.name(place)
    word = kind.word(place).rpartition("_")[0]
    return word.replace("_", " ") or say(_("has"))


def _seat_of(kind: Kind, place: int) -> int | None:
    """The seat whose own place this is: its word ends with the seat's."""
    last = kind.word(place).rpartition("_")[2]
    return SEATS[last] if last in SEATS.words else None
