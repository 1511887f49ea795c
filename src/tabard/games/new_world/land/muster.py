"""Who comes to the fight, and where nobody does the land is overrun (3.14, its first steps)."""

from __future__ import annotations

from tabard.engine.flow.stack import go_to

from ..natives.merging import (
    call_the_old_or_the_new,
    enemy_of_natives,
    merge_and_call_the_strongest,
)
from ..natives.raising import raise_natives
from ..readings import new_natives_stand_apart
from ..state import ATTACKER, DEFENDER
from ..world.dice import throw
from .candidates import has_troops
from .forces import is_nation
from .landed_units import land_all, land_for_the_defence
from .overrun import is_overrun
from .starting import OVERRUN


def throw_for_new_natives(state):
    """Natives that take up arms are raised by two dice (42, 3.8.8)."""
    if state.raises:
        throw(state, 2)


def muster(state):
    """Native armies merge first, then the attacker's fleet lands; is it an overrun? (46, 3.14.2,
    3.14.4, 3.14.7)"""
    if state.raises and new_natives_stand_apart(state):
        call_the_old_or_the_new(state)
    else:
        if state.raises:
            raise_natives(state, state.battle_area, enemy_of_natives(state), state.dice_sum)
        merge_and_call_the_strongest(state)
    state.raises = 0
    land_all(state, ATTACKER)
    if is_overrun(state):
        go_to(state, OVERRUN)


def put_ashore(state):
    """What defends from a fleet lands; but where nobody leads nobody, for the ally who might have
    done so has not, the land is overrun after all (15, 3.14.6, A38)."""
    if is_nation(state, DEFENDER) and state.commander[DEFENDER] == 0 and not has_troops(state):
        go_to(state, OVERRUN)
    else:
        land_for_the_defence(state)
