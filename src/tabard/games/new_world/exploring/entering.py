"""Who may be entered by land, and whom one fights there at once (3.10.14, 3.13, F33)."""

from __future__ import annotations

from tabard.engine.flow.stack import pop, push
from tabard.engine.rule import LEGAL, because
from tabard.engine.words import _

from .. import phases
from ..book import refuse
from ..components import nations
from ..land.starting import start_combat
from ..natives.armies import NO_MARKER_FOR_IT, ONLY_THE_OWNER
from ..readings import natives_in_hostile_land
from ..state import ENTER_HOSTILE, UNDISCOVERED
from ..world.avatars import spot_of
from ..world.map import NOT_DISCOVERED, is_hostile_land
from ..world.nations import are_allied, are_hostile, free_markers, seat_of
from .discover import natives_are_there

NEUTRAL_LAND = refuse("3.10.14", _("{area} belongs to {nation}, which is neutral."))


def why_not_enter(state, nation, area):
    """No undiscovered area, no neutral nation's territory (3.10.14, 3.13)."""
    if state.discovered[area] == UNDISCOVERED:
        return because(NOT_DISCOVERED, area)
    owner = state.owner[area]
    if owner < nations.NATIONS and not are_allied(state, nation, owner):
        if not are_hostile(state, nation, owner):
            return because(NEUTRAL_LAND, area, owner)
        if free_markers(state, nation) == 0:
            return because(NO_MARKER_FOR_IT, area)
    return LEGAL


def attack_on_entry(state, nation, area):
    """Who enters a hostile territory attacks at once, its owner, or by a reading natives there
    (F33, 3.10.14, A9)."""
    if is_hostile_land(state, nation, area):
        state.has_fought = 1
        if natives_in_hostile_land(state) and natives_are_there(state, area):
            push(state, phases.FOE, seat_of(state, nation))
        else:
            start_combat(state, area, nation, state.owner[area], ENTER_HOSTILE, state.mover)


def why_not_face(state, seat, foe):
    """By a reading natives in a hostile territory, or its owner (A9)."""
    owner = state.owner[spot_of(state, state.mover)]
    may = foe == nations.NATIVES or foe == owner
    return LEGAL if may else because(ONLY_THE_OWNER, owner)


def face(state, seat, foe):
    """He has chosen (A9)."""
    area = spot_of(state, state.mover)
    pop(state)
    start_combat(state, area, state.nation[seat], foe, ENTER_HOSTILE, state.mover)


def default_face(state, seat, foe):
    """The first one, the owner (3.23)."""
    return foe != nations.NATIVES
