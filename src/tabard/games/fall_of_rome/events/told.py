"""What is told of event cards, and of who agrees to what."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER
from tabard.engine.words import _, n_

from ..components import (
    BARBARIAN_CARDS,
    CITIES,
    CITY_CARDS,
    EFFECTS,
    EVENTS,
    PAWNS,
)
from ..told import TOLD

_told = TOLD.add

PLAYED = _told(
    "played",
    "2.11",
    _("{pawn} plays {event} ({effect})."),
    weight=1,
    pawn=PAWNS,
    event=EVENTS,
    effect=EFFECTS,
)
SWAPPED = _told(
    "swapped", "3.8.1", _("{card} and {other} change hands."), card=CITY_CARDS, other=CITY_CARDS
)
MOVED = _told(
    "moved",
    "3.8.12",
    n_(
        "{pawn} goes from {here} to {there} with {legions} legion.",
        "{pawn} goes from {here} to {there} with {legions} legions.",
        "legions",
    ),
    pawn=PAWNS,
    here=CITIES,
    there=CITIES,
    legions=NUMBER,
)
TOOK = _told(
    "took", "3.8.7", _("{pawn} takes {card} from the discard pile."), pawn=PAWNS, card=CITY_CARDS
)
LOOKED = _told("looked", "3.8.10", _("{card} is turned."), card=BARBARIAN_CARDS)
BANISHED = _told("banished", "3.8.10", _("{card} leaves the game."), card=BARBARIAN_CARDS)
RETURNED = _told(
    "returned", "3.8.10", _("{card} goes on top of the barbarian deck."), card=BARBARIAN_CARDS
)
MORE_ACTIONS = _told(
    "more_actions",
    "3.8.14",
    n_("{pawn} has {count} more action.", "{pawn} has {count} more actions.", "count"),
    pawn=PAWNS,
    count=NUMBER,
)
AGREED = _told("agreed", "24", _("{pawn} agrees."), pawn=PAWNS)
DECLINED_TO = _told("did_not_agree", "24", _("{pawn} does not agree; nothing happens."), pawn=PAWNS)
