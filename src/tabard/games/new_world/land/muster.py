"""3.14, its first steps: who comes to the fight, and where nobody does the land is overrun."""

from __future__ import annotations

from tabard.engine.flow.stack import go_to

from ..natives.merging import (
    call_the_old_or_the_new,
    enemy_of_natives,
    merge_and_call_the_strongest,
)
from ..natives.raising import raise_natives
from ..readings import new_natives_stand_apart
from ..state import ATTACKER
from ..world.dice import throw
from .landing import land_all, land_for_the_defence
from .overrun import is_overrun, nobody_leads_nobody
from .starting import OVERRUN


def throw_for_new_natives(state):
    """42, 3.8.8: natives that take up arms are raised by two dice."""
    if state.raises:
        throw(state, 2)


def muster(state):
    """46, 3.14.2, 3.14.4, 3.14.7: native armies merge first, then the attacker's fleet lands; is it
    an overrun?"""
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
    """15, 3.14.6, A38: what defends from a fleet lands; but an ally who leads nobody is overrun."""
    if nobody_leads_nobody(state):
        go_to(state, OVERRUN)
    else:
        land_for_the_defence(state)
