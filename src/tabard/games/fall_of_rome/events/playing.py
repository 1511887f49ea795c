"""How any event is played (rules 2.11.7 to 2.11.14): from whose hand, at what price."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.stack import phase_now

from ..components import CORRUPT, DISCARD, NO_SEAT
from ..consent import why_not_ask
from ..ending import decline_by_one
from ..hands import holder
from ..refusals import EVENT_NOT_HELD, EVENT_NOT_YOURS
from ..state import OVER_LIMIT
from .told import PLAYED


@rule
def why_not_play(state, seat, event):
    """2.11.7, 3.8, 4.25: an event of any hand, but over the hand limit only your own (2.11.5)."""
    held_by = holder(state, event)
    if held_by == NO_SEAT:
        return because(EVENT_NOT_HELD, event)
    if held_by == seat:
        return LEGAL
    if phase_now(state) == OVER_LIMIT:
        return because(EVENT_NOT_YOURS, event)
    return why_not_ask(state)


@rule
def holder_agrees(state, event):
    """2.11.13: the seat that holds the event is asked before anything is paid."""
    return 1 << holder(state, event)


@rule
def pay_for_event(state, event, effect):
    """2.11.8, 2.11.9: the card is discarded, and a corrupt effect costs one step of decline, paid
    first. If that loses the game nothing more is done."""
    state.event_holder = holder(state, event)
    state.card_place[event] = DISCARD
    tell(state, PLAYED, state.event_holder, event, effect)
    if effect == CORRUPT:
        decline_by_one(state)


@rule
def end_event(state):
    """The event is over at once."""
    state.event_holder = -1
