"""In the administration natives attack, grow, and rise again; area by area (3.9.D2, D3, D9)."""

from __future__ import annotations

from tabard.engine.flow.sequence import steps
from tabard.engine.flow.stack import cursor, pop, popped, push, seat_now
from tabard.engine.rule import tell
from tabard.engine.words import _

from .. import phases
from ..book import told
from ..components import board, colonies, nations
from ..land.starting import start_combat
from ..natives.armies import has_free_location, natives_in, owner_is_there
from ..natives.raising import raise_natives
from ..state import ADMIN_NATIVES
from ..world.dice import throw

KINDS_OF_UNREST = steps("attack", "growth", "rising")
ATTACKS, GROWTH, RISING = KINDS_OF_UNREST.numbers
LOWEST_ATTACK, SIX = 5, 6


def begin_unrest(state, kind):
    """One of the three, for all areas in table order (3.9.D)."""
    push(state, phases.UNREST, kind)


def look_at_area(state, kind, area):
    """Areas in table order; natives attack at once where nobody is, else by a die (3.9.D0,
    3.9.D2)."""
    if not is_restless(state, area, kind):
        return
    if kind == ATTACKS and not owner_is_there(state, area):
        start_combat(state, area, nations.NATIVES, state.owner[area], ADMIN_NATIVES, 0)
    else:
        push(state, phases.UNREST_DIE, kind, area)
        throw(state, 1)


def is_restless(state, area, kind):
    """An owned territory with an army; D3: a city, kingdom or capital that has lost a level this
    turn; D9: a subdued location without a colony (3.9.D2)."""
    if kind == ATTACKS:
        return state.owner[area] < nations.NATIONS and natives_in(state, area) > 0
    if kind == GROWTH:
        has_city = state.location[area] >= board.CITY and has_free_location(state, area)
        return has_city and state.lost_level[area] == 1
    return state.subdued[area] == 1 and state.colony[area] == colonies.NO_COLONY


RISEN = told("risen", "3.9.D9", _("The natives of {area} rise again."), weight=1)


def heed_the_die(state):
    """On 5 and 6 an attack; on a 6 an army, or a level of resistance (3.9.D2, 3.9.D3, 3.9.D9)."""
    kind, area = seat_now(state), cursor(state)
    pop(state)
    if kind == ATTACKS and state.dice_sum >= LOWEST_ATTACK:
        start_combat(state, area, nations.NATIVES, state.owner[area], ADMIN_NATIVES, 0)
    elif kind == GROWTH and state.dice_sum == SIX:
        push(state, phases.NEW_ARMY, 0, area)
        throw(state, 2)
    elif kind == RISING and state.dice_sum == SIX:
        state.subdued[area] = 0
        state.resistance[area] = 1
        tell(state, RISEN, area)


def raise_the_army(state):
    """Two dice say how large it is (3.9.D3)."""
    raise_natives(state, popped(state), nations.NO_NATION, state.dice_sum)
