"""3.9.D2, D3, D9: in the administration natives attack, grow, and rise again; area by area."""

from __future__ import annotations

from tabard.engine.rule import rule, tell
from tabard.engine.sequence import steps
from tabard.engine.stack import cursor, move_cursor, pop, push, seat_now

from .combat.starting import start_combat
from .combat.told import RISEN
from .components.map import AREAS, CITY
from .components.nations import LEADERS_EACH, NATIONS, NATIVES, NO_NATION
from .components.units import NO_COLONY
from .dice import throw
from .natives import has_free_location, natives_in, troops_in
from .phases import UNREST
from .raising import raise_natives
from .state import ADMIN_NATIVES

KINDS_OF_UNREST = steps("attack", "growth", "rising")
ATTACKS, GROWTH, RISING = KINDS_OF_UNREST.numbers
STAGES = 4  # the cursor: the area, and how far it has come there
LOWEST_ATTACK, SIX = 5, 6


@rule
def begin_unrest(state, kind):
    """3.9.D: one of the three, for all areas in table order."""
    push(state, UNREST, kind)


@rule
def go_on_with_the_unrest(state):
    """3.9.D0: areas in table order."""
    area, stage = cursor(state) // STAGES, cursor(state) % STAGES
    if area == AREAS:
        pop(state)
    elif not is_restless(state, area, seat_now(state)):
        next_area(state)
    elif stage == 0 and seat_now(state) == ATTACKS and not owner_is_there(state, area):
        next_area(state)
        start_combat(state, area, NATIVES, state.owner[area], ADMIN_NATIVES, 0)
    elif stage == 0:
        move_cursor(state, cursor(state) + 1)
        throw(state, 1)
    else:
        heed_the_die(state, area, stage)


@rule
def next_area(state):
    """The next area of the table."""
    move_cursor(state, STAGES * (cursor(state) // STAGES + 1))


@rule
def is_restless(state, area, kind):
    """3.9.D2: an owned territory with an army; D3: a city, kingdom or capital that has lost a level
    this turn; D9: a subdued location without a colony."""
    if kind == ATTACKS:
        return state.owner[area] < NATIONS and natives_in(state, area) > 0
    if kind == GROWTH:
        return (
            state.lost_level[area] == 1
            and state.location[area] >= CITY
            and has_free_location(state, area)
        )
    return state.subdued[area] == 1 and state.colony[area] == NO_COLONY


@rule
def owner_is_there(state, area):
    """3.9.D2: a leader ashore, a garrison or a regiment of the owner; fleets do not count."""
    if troops_in(state, area) > 0:
        return True
    owner = state.owner[area]
    for leader in range(LEADERS_EACH * owner, LEADERS_EACH * (owner + 1)):
        if state.leader_at[leader] == area:
            return True
    return False


@rule
def heed_the_die(state, area, stage):
    """3.9.D2, 3.9.D3, 3.9.D9: on 5 and 6 an attack; on a 6 an army, or a level of resistance."""
    kind = seat_now(state)
    if kind == GROWTH and stage == 1 and state.dice_sum == SIX:
        move_cursor(state, cursor(state) + 1)
        throw(state, 2)
        return
    next_area(state)
    if kind == ATTACKS and state.dice_sum >= LOWEST_ATTACK:
        start_combat(state, area, NATIVES, state.owner[area], ADMIN_NATIVES, 0)
    elif kind == GROWTH and stage == 2:
        raise_natives(state, area, NO_NATION, state.dice_sum)
    elif kind == RISING and state.dice_sum == SIX:
        state.subdued[area] = 0
        state.resistance[area] = 1
        tell(state, RISEN, area)
