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
    """Those drawn in earlier rounds too; none is out of the supply (68, as an option)."""
    for marker in range(events.MARKERS):
        state.drawn[marker] = 0


def markers_to_draw(state):
    """1 marker in peace, 2 in war (65)."""
    return IN_WAR if is_war(state) else IN_PEACE


def next_marker(state, seat, place):
    """The second after the first has been resolved (65, 66, 68)."""
    if markers_left(state) == 0:
        mix_markers(state)
    push(state, phases.DRAW_MARKER, seat)


def markers_left(state):
    """In the supply (68)."""
    return sum(
        events.MARKER_COPIES[marker] - state.drawn[marker] for marker in range(events.MARKERS)
    )


MARKERS_MIXED = told("markers_mixed", "68", _("The event markers are mixed again."))


def mix_markers(state):
    """All markers but one drawn in this phase (68)."""
    for marker in range(events.MARKERS):
        state.drawn[marker] = state.drawn_now[marker]
    tell(state, MARKERS_MIXED)


MARKER_IS_OUT = refuse("65", _("No marker of this kind is in the supply: {marker}."))


def why_not_draw_marker(state, seat, marker):
    """Any marker of the supply can come up (65)."""
    if state.drawn[marker] == events.MARKER_COPIES[marker]:
        return because(MARKER_IS_OUT, marker)
    return LEGAL


def weight_draw_marker(state, seat, marker):
    """The markers are shuffled; those of a kind are alike (27)."""
    return events.MARKER_COPIES[marker] - state.drawn[marker]


MARKER_DRAWN = told("marker_drawn", "65", _("Event: {marker}."), weight=1)


def draw_marker(state, seat, marker):
    """It is resolved at once; the master makes every choice that it calls for (65, 66, 67)."""
    master = seat_now(state)
    pop(state)
    state.drawn[marker] += 1
    state.drawn_now[marker] += 1
    tell(state, MARKER_DRAWN, marker)
    resolve(state, marker, master)


def resolve(state, marker, master):
    """What each marker does (67)."""
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
