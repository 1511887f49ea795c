"""How any event is played (rule 2.11): from whose hand, at what price, and how it moves a
pawn. That it must change something (2.11.10) each event says itself; where pieces are named,
``step_by_step``."""

from __future__ import annotations

from tabard.engine.flow.stack import phase_now
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _, n_

from .. import phases
from ..book import refuse, told
from ..components import cards, pieces
from ..consent import why_not_ask
from ..ending import decline_by_one
from ..hands import holder
from ..march import go_with_legions

EVENT_NOT_HELD = refuse("2.11.7", _("Nobody holds {event}."))
EVENT_NOT_YOURS = refuse(
    "2.11.5", _("Over the hand limit only own events are played, and {event} is not.")
)


def why_not_play(state, seat, event):
    """An event of any hand, as long as its holder can be asked; over the hand limit only one of
    your own (2.11.5, 2.11.7, 2.16.16, 3.8, 4.25)."""
    held_by = holder(state, event)
    if held_by == pieces.NO_SEAT:
        return because(EVENT_NOT_HELD, event)
    if held_by == seat:
        return LEGAL
    if phase_now(state) == phases.OVER_LIMIT:
        return because(EVENT_NOT_YOURS, event)
    return why_not_ask(state)


def holders_consent(state, event):
    """Before anything is paid, the seat that holds the event is asked, as a bit for each seat
    (2.11.13)."""
    return 1 << holder(state, event)


PLAYED = told(
    "played", "2.11", _("{pawn} plays {event} ({effect})."), weight=1, effect=cards.EFFECTS
)


def pay_for_event(state, event, effect):
    """The card is discarded, and a corrupt effect first costs one step of decline, which may lose
    the game; while the event goes on, who held it is not asked again (2.11.8, 2.11.9, 2.16.14)."""
    state.event_holder = holder(state, event)
    state.card_place[event] = cards.DISCARD
    tell(state, PLAYED, state.event_holder, event, effect)
    if effect == cards.CORRUPT:
        decline_by_one(state)


def forget_holder(state):
    """Nothing of this event is left to agree to, so who held it no longer matters (2.16.14)."""
    state.event_holder = pieces.NO_SEAT


MOVED = told(
    "moved",
    "3.8.12",
    n_(
        "{pawn} goes from {here} to {there} with {legions} legion.",
        "{pawn} goes from {here} to {there} with {legions} legions.",
        "legions",
        none=_("{pawn} goes from {here} to {there}."),
    ),
)


def bring_pawn(state, pawn, city, legions, line):
    """An event moves a pawn to a city, with legions from where it stood (3.8.3, 3.8.12, 3.8.13)."""
    tell(state, line, pawn, state.pawn[pawn], city, legions)
    go_with_legions(state, pawn, city, legions)
