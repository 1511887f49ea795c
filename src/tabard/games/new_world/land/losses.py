"""Losses (3.16.2d, 3.16.4e, 3.16.6.1): each hit removes a unit of the owner's choice."""

from __future__ import annotations

from tabard.engine.flow.stack import cursor, push
from tabard.engine.rule import LEGAL, because, table, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse
from ..components import units
from ..readings import owner_spares_landed_units
from .falling import (
    FIGHTER_LOST,
    can_fall,
    cavalry_to_lose,
    left_standing,
    lose_fighter,
    lose_of_the_rest,
)
from .forces import fighters, is_nation, seat_on

# 3.16.4e: the order in which natives (and pirates) lose.
NATIVE_LOSSES = table(
    [units.N_INF, units.I_INF, units.N_CAV, units.I_CAV, units.P_INF, units.NATIVE_LEADER]
)
NATIVE_LOSS_STEPS = len(NATIVE_LOSSES)
LEADERS_ARE_SAFE = 16  # more than the side: the cursor of extra hits


def take_losses(state, who):
    """The attacker first; the owner chooses; natives and pirates lose in a fixed order
    (3.16.4e)."""
    lose_by_choice_or_order(state, who, 0)


def take_extra_losses(state, who):
    """The same, but leaders are spared (3.16.6.1)."""
    lose_by_choice_or_order(state, who, LEADERS_ARE_SAFE)


def lose_by_choice_or_order(state, who, safe):
    """If there is anything to lose (3.16.4e)."""
    if state.hits[who] + state.charge_hits[who] > 0:
        if is_nation(state, who):
            push(state, phases.LOSSES, seat_on(state, who), safe + who)
        else:
            lose_in_order(state, who)


def side_that_loses(state):
    """Whose units fall now (3.16.4e)."""
    return cursor(state) % LEADERS_ARE_SAFE


def leaders_are_safe(state):
    """Extra hits are taken (3.16.6.1)."""
    return cursor(state) >= LEADERS_ARE_SAFE


def lose_in_order(state, who):
    """First the horse that a failed charge costs, then by the list (3.16.2d, 3.16.4e, 3.23.2)."""
    if state.charge_hits[who] > 0:
        if fighters(state, who, units.N_CAV) > 0:
            lose_fighter(state, who, units.N_CAV)
        elif fighters(state, who, units.I_CAV) > 0:
            lose_fighter(state, who, units.I_CAV)
        state.charge_hits[who] = 0
    for n in range(NATIVE_LOSS_STEPS):
        while state.hits[who] > 0 and fighters(state, who, NATIVE_LOSSES[n]) > 0:
            lose_fighter(state, who, NATIVE_LOSSES[n])
            state.hits[who] -= 1
    state.hits[who] = 0


def losses_are_taken(state):
    """Has everything fallen that must? (3.16.4e)"""
    who = side_that_loses(state)
    void_hits_beyond_the_last(state, who)
    return state.hits[who] + state.charge_hits[who] == 0


def void_hits_beyond_the_last(state, who):
    """What would strike nobody is void (3.16.4e)."""
    safe = can_fall(state, who, units.LEADER) if leaders_are_safe(state) else 0
    if left_standing(state, who) == safe:
        state.hits[who] = 0
    if cavalry_to_lose(state, who) == 0:
        state.charge_hits[who] = 0


CAVALRY_FIRST = refuse("3.16.2d", _("This hit must be taken by cavalry."))
NONE_OF_THEM = refuse("3.16.4e", _("No {unit} is left."), unit=units.FIGHTERS)
LEADER_LAST = refuse("3.16.4e", _("The leader is the last to be lost."))
LEADER_SAFE = refuse("3.16.6.1", _("A leader cannot be lost now."))


def why_not_lose(state, seat, unit):
    """Of each kind that fights; the leader only as the last (3.16.2d, 3.16.4e)."""
    who = side_that_loses(state)
    if can_fall(state, who, unit) == 0:
        return because(NONE_OF_THEM, unit)
    if state.charge_hits[who] > 0 and not units.IS_CAVALRY[unit]:
        return because(CAVALRY_FIRST)
    if unit == units.LEADER:
        if leaders_are_safe(state):
            return because(LEADER_SAFE)
        if left_standing(state, who) > 1:
            return because(LEADER_LAST)
    return LEGAL


def lose(state, seat, unit):
    """A unit falls (3.16.4e, 3.23)."""
    who = side_that_loses(state)
    take_one_hit(state, who)
    lose_fighter(state, who, unit)


def take_one_hit(state, who):
    """First the one that must strike a horse (3.16.2d)."""
    if state.charge_hits[who] > 0:
        state.charge_hits[who] -= 1
    else:
        state.hits[who] -= 1


NO_CHOICE_OF_UNITS = refuse(
    "A44", _("There is no choice between units put ashore and others here: {unit}."),
    unit=units.FIGHTERS,
)  # fmt: skip


def why_not_spare_landed(state, seat, unit):
    """By a reading one that no fleet has put ashore, where others of its kind stand beside
    (A44)."""
    who = side_that_loses(state)
    if refusal := why_not_lose(state, seat, unit):
        return refusal
    spares = owner_spares_landed_units(state)
    both = spares and 0 < state.apart[who][unit] < can_fall(state, who, unit)
    return LEGAL if both else because(NO_CHOICE_OF_UNITS, unit)


def spare_landed(state, seat, unit):
    """It falls, and those who have landed are spared (A44)."""
    who = side_that_loses(state)
    take_one_hit(state, who)
    tell(state, FIGHTER_LOST, state.side[who], unit)
    lose_of_the_rest(state, who, unit)
