"""How any event is played (rules 2.11.7 to 2.11.14): from whose hand, at what price."""

from __future__ import annotations

from tabard.engine.flow.stack import phase_now
from tabard.engine.kinds import NUMBER
from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.words import _, n_

from .. import phases
from ..book import refuse, told
from ..components import board, cards, pieces
from ..consent import why_not_ask
from ..ending import decline_by_one
from ..hands import holder

EVENT_NOT_HELD = refuse("2.11.7", _("Nobody holds {event}."), event=cards.EVENTS)
EVENT_NOT_YOURS = refuse(
    "2.11.5",
    _("Over the hand limit only own events are played, and {event} is not."),
    event=cards.EVENTS,
)
MOVED = told(
    "moved",
    "3.8.12",
    n_(
        "{pawn} goes from {here} to {there} with {legions} legion.",
        "{pawn} goes from {here} to {there} with {legions} legions.",
        "legions",
    ),
    pawn=pieces.PAWNS,
    here=board.CITIES,
    there=board.CITIES,
    legions=NUMBER,
)


@rule
def why_not_play(state, seat, event):
    """2.11.7, 3.8, 4.25: an event of any hand, but over the hand limit only your own (2.11.5)."""
    held_by = holder(state, event)
    if held_by == pieces.NO_SEAT:
        return because(EVENT_NOT_HELD, event)
    if held_by == seat:
        return LEGAL
    if phase_now(state) == phases.OVER_LIMIT:
        return because(EVENT_NOT_YOURS, event)
    return why_not_ask(state)


@rule
def holder_agrees(state, event):
    """2.11.13: the seat that holds the event is asked before anything is paid."""
    return 1 << holder(state, event)


PLAYED = told(
    "played",
    "2.11",
    _("{pawn} plays {event} ({effect})."),
    weight=1,
    pawn=pieces.PAWNS,
    event=cards.EVENTS,
    effect=cards.EFFECTS,
)


@rule
def pay_for_event(state, event, effect):
    """2.11.8, 2.11.9: the card is discarded, and a corrupt effect costs one step of decline, paid
    first. If that loses the game nothing more is done."""
    state.event_holder = holder(state, event)
    state.card_place[event] = cards.DISCARD
    tell(state, PLAYED, state.event_holder, event, effect)
    if effect == cards.CORRUPT:
        decline_by_one(state)


@rule
def end_event(state):
    """The event is over at once."""
    state.event_holder = -1
