"""Losses (3.16.2d, 3.16.4e, 3.16.6.1): each hit removes a unit of the owner's choice; what falls
first, and a commander's ransom (3.19 N°57). How many hits: ``combat/rounds``."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import cursor, push
from tabard.engine.rule import LEGAL, because, table, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..components import board, cards, goods, nations, units
from ..readings import allied_medic_helps, allies_lose_units, owner_spares_landed_units
from ..world.avatars import dismiss_advisors, empty_holder, lose_leader, lose_regiment
from ..world.limits import units_with
from ..world.nations import home
from .commander import is_commanders_advisor
from .forces import (
    ally_fights,
    defends_own_land,
    fighters,
    first_regiment_of,
    has_played,
    is_nation,
    own_commander,
    regiment_fights,
    seat_on,
)

# 3.16.4e: the order in which natives (and pirates) lose.
NATIVE_LOSSES = table(
    [units.N_INF, units.I_INF, units.N_CAV, units.I_CAV, units.P_INF, units.NATIVE_LEADER]
)
NATIVE_LOSS_STEPS = len(NATIVE_LOSSES)
LEADERS_ARE_SAFE = 16  # more than the side: the cursor of extra hits
RANSOM_DUCATS = 20


# --- what can fall --------------------------------------------------------------------------------


def can_fall(state, who, kind):
    """How many of a kind this side can lose: of a fleet only whoever has landed, never ships or the
    leader aboard; an ally's units only by a reading (3.16.4e, A8)."""
    count = fighters(state, who, kind)
    if ally_fights(state, who) and not allies_lose_units(state):
        if kind == units.LEADER:
            return 0
        if kind <= units.N_INF:
            count -= state.held[state.commander[who]][kind]
    return count


def left_standing(state, who):
    """All that this side can lose; without any it is beaten (3.16.4f, A8)."""
    return sum(can_fall(state, who, kind) for kind in range(units.FIGHTERS))


def has_medic(state, who):
    """The commander's Medic; an ally's only by a reading (3.18 N°1, 3.18.2, A7)."""
    helps = own_commander(state, who) != 0 or allied_medic_helps(state)
    return helps and is_commanders_advisor(state, who, goods.MEDIC)


FIGHTER_LOST = told(
    "fallen", "3.16.4e", _("{side} loses one {unit}."), part=Part(), unit=units.FIGHTERS
)


def lose_fighter(state, who, kind):
    """One unit falls: first those who stand apart, then the garrison, a regiment, and the leader's
    own (3.16.4e)."""
    tell(state, FIGHTER_LOST, state.side[who], kind)
    if kind == units.LEADER:
        lose_or_ransom(state, who, state.commander[who] - nations.FIRST_LEADER)
    elif state.apart[who][kind] > 0:
        state.apart[who][kind] -= 1
        if kind == units.N_INF:
            state.helpers[who] = max(0, state.helpers[who] - 1)
    else:
        lose_of_the_rest(state, who, kind)


def lose_of_the_rest(state, who, kind):
    """Of the garrison, of a regiment that fights, or of the leader's own (3.16.4e)."""
    holder = who_loses(state, who, kind)
    state.held[holder][kind] -= 1
    if holder >= nations.FIRST_REGIMENT and units_with(state, holder) == 0:
        lose_regiment(state, holder - nations.FIRST_REGIMENT)


def who_loses(state, who, kind):
    """The first of them who has such a unit (3.16.4e)."""
    if kind < units.UNITS and defends_own_land(state, who):
        if state.held[nations.FIRST_COLONY + state.battle_area][kind] > 0:
            return nations.FIRST_COLONY + state.battle_area
        first = first_regiment_of(state, who)
        for regiment in range(first, first + nations.REGIMENTS_EACH):
            holder = nations.FIRST_REGIMENT + regiment
            if regiment_fights(state, regiment) and state.held[holder][kind] > 0:
                return holder
    return state.commander[who]


def can_ransom(state, who):
    """Twenty ducats at home (3.19 N°57)."""
    return state.held[home(state.side[who])][units.DUCATS] >= RANSOM_DUCATS


RANSOMED = told("ransomed", "3.19.4", _("{nation} pays a ransom, and its leader goes home."))


def lose_or_ransom(state, who, leader):
    """The commander is lost, or for a ransom to the enemy he goes home alone (3.19 N°57)."""
    avatar = nations.FIRST_LEADER + leader
    offered = state.commander[who] == avatar and has_played(state, who, cards.RANSOM)
    if not offered or not can_ransom(state, who):
        lose_leader(state, leader)
        return
    state.held[home(state.side[who])][units.DUCATS] -= RANSOM_DUCATS
    if is_nation(state, 1 - who):
        state.held[home(state.side[1 - who])][units.DUCATS] += RANSOM_DUCATS
    empty_holder(state, avatar)
    dismiss_advisors(state, avatar)
    state.leader_at[leader] = board.HOME
    tell(state, RANSOMED, state.side[who])


# --- hits are taken -------------------------------------------------------------------------------


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
    """Has everything fallen that must? What would strike nobody is void (3.16.2d, 3.16.4e)."""
    who = side_that_loses(state)
    safe = can_fall(state, who, units.LEADER) if leaders_are_safe(state) else 0
    if left_standing(state, who) == safe:
        state.hits[who] = 0
    if not any(
        units.IS_CAVALRY[kind] and can_fall(state, who, kind) > 0 for kind in range(units.FIGHTERS)
    ):
        state.charge_hits[who] = 0
    return state.hits[who] + state.charge_hits[who] == 0


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
