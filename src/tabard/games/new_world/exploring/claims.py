"""Claims: a control marker laid without founding (3.10.7)."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from ..action.impulse import pay_for_act
from ..book import refuse, told
from ..components import nations
from ..land.unwelcome import BY_STATUS, look_who_must_leave
from ..natives.armies import ENEMIES_THERE, enemies_in
from ..state import UNDISCOVERED
from ..world.avatars import NOT_ASHORE, is_ashore, spot_of
from ..world.map import NOT_DISCOVERED
from ..world.nations import free_markers
from ..world.paying import NO_FREE_MARKER

OWNED = refuse("3.10.7", _("{area} belongs to {nation}."))


def why_not_claim(state, seat, avatar):
    """A leader ashore in a discovered area without owner and without a native army (3.10.7)."""
    if not is_ashore(state, avatar):
        return because(NOT_ASHORE, avatar)
    area = spot_of(state, avatar)
    if state.discovered[area] == UNDISCOVERED:
        return because(NOT_DISCOVERED, area)
    if state.owner[area] != nations.NO_NATION:
        return because(OWNED, area, state.owner[area])
    if enemies_in(state, state.nation[seat], area):
        return because(ENEMIES_THERE, area)
    if free_markers(state, state.nation[seat]) == 0:
        return because(NO_FREE_MARKER)
    return LEGAL


CLAIMED = told("claimed", "3.10.7", _("{nation} lays a control marker in {area}."))


def claim(state, seat, avatar):
    """The control marker is laid; others may have to leave (3.10.7, 3.9.B4)."""
    area = spot_of(state, avatar)
    pay_for_act(state, avatar)
    state.owner[area] = state.nation[seat]
    tell(state, CLAIMED, state.nation[seat], area)
    look_who_must_leave(state, BY_STATUS)
