"""Chapter "Phase 6, events": the markers are drawn and resolved one by one (rules 65 to 68)."""

from __future__ import annotations

from tabard.engine.flow.stack import pop, push, seat_now
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..components import events
from ..politics import is_war
from .famine import famine_comes
from .free_companies import companies_come
from .naval_battle import battle_at_sea_comes
from .papal_intervention import pope_steps_in
from .plague import plague_comes
from .ride import ride_comes
from .treaty import treaty_comes
from .truce import truce_comes
from .uprising import uprising_comes

IN_WAR, IN_PEACE = 2, 1


def mix_all_markers_back(state):
    """68, as an option: those drawn in earlier rounds too; none is out of the supply."""
    for marker in range(events.MARKERS):
        state.drawn[marker] = 0


def markers_to_draw(state):
    """65: 1 marker in peace, 2 in war."""
    return IN_WAR if is_war(state) else IN_PEACE


def next_marker(state, seat, place):
    """65, 66, 68: the second after the first has been resolved."""
    if markers_left(state) == 0:
        mix_markers(state)
    push(state, phases.DRAW_MARKER, seat)


def markers_left(state):
    """68: in the supply."""
    return sum(
        events.MARKER_COPIES[marker] - state.drawn[marker] for marker in range(events.MARKERS)
    )


MARKERS_MIXED = told("markers_mixed", "68", _("The event markers are mixed again."))


def mix_markers(state):
    """68: all markers but one drawn in this phase."""
    for marker in range(events.MARKERS):
        state.drawn[marker] = state.drawn_now[marker]
    tell(state, MARKERS_MIXED)


MARKER_IS_OUT = refuse("65", _("No marker of this kind is in the supply: {marker}."))


def why_not_draw_marker(state, seat, marker):
    """65: any marker of the supply can come up."""
    if state.drawn[marker] == events.MARKER_COPIES[marker]:
        return because(MARKER_IS_OUT, marker)
    return LEGAL


def weight_draw_marker(state, seat, marker):
    """27: the markers are shuffled; those of a kind are alike."""
    return events.MARKER_COPIES[marker] - state.drawn[marker]


MARKER_DRAWN = told("marker_drawn", "65", _("Event: {marker}."), weight=1)


def draw_marker(state, seat, marker):
    """65, 66, 67: it is resolved at once; the master makes every choice that it calls for."""
    master = seat_now(state)
    pop(state)
    state.drawn[marker] += 1
    state.drawn_now[marker] += 1
    tell(state, MARKER_DRAWN, marker)
    resolve(state, marker, master)


def resolve(state, marker, master):
    """67: what each marker does."""
    if marker == events.UPRISING:
        uprising_comes(state, master)
    elif marker == events.PLAGUE:
        plague_comes(state, master)
    elif marker == events.FAMINE:
        famine_comes(state, master)
    elif marker == events.FREE_COMPANIES:
        companies_come(state, master)
    elif marker == events.RIDE:
        ride_comes(state, master)
    elif marker == events.TREATY:
        treaty_comes(state, master)
    elif marker == events.TRUCE:
        truce_comes(state)
    elif marker == events.PAPAL_INTERVENTION:
        pope_steps_in(state, master)
    else:
        battle_at_sea_comes(state, master)
