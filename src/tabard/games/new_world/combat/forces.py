"""3.14.7 and 3.16.4a: who fights on each side, and how strong they are."""

from __future__ import annotations

from tabard.engine.rule import rule, tell

from ..avatars import dismiss_advisors, empty_holder, has_advisor, lose_leader, lose_regiment
from ..components.cards import RANSOM, WORKS_AS
from ..components.map import AREAS, HOME
from ..components.nations import (
    FIRST_COLONY,
    FIRST_FLEET,
    FIRST_LEADER,
    FIRST_REGIMENT,
    HOLDER_NATION,
    LEADER_ATTACK,
    LEADER_DEFENCE,
    NATIONS,
    NO_SEAT,
    REGIMENTS_EACH,
)
from ..components.units import (
    APART,
    CAV,
    DUCATS,
    FIGHTER_ATTACK,
    FIGHTER_DEFENCE,
    FIGHTERS,
    I_CAV,
    IS_NATIVE,
    LEADER,
    N_CAV,
    N_INF,
    UNITS,
)
from ..nations import seat_of
from ..state import ATTACKER, DEFENDER
from ..units import units_with
from .told import FIGHTER_LOST, RANSOMED

RANSOM_DUCATS = 20


@rule
def is_nation(state, who):
    """Is this side a nation, and neither natives nor pirates?"""
    return state.side[who] < NATIONS


@rule
def seat_on(state, who):
    """The seat that plays this side; NO_SEAT for natives and pirates."""
    return seat_of(state, state.side[who]) if is_nation(state, who) else NO_SEAT


@rule
def own_commander(state, who):
    """3.14.5: the commander, if he is of this side's own nation; else 0."""
    commander = state.commander[who]
    if commander != 0 and HOLDER_NATION[commander] == state.side[who]:
        return commander
    return 0


@rule
def leads_ashore(state, who):
    """3.14.7: an own leader commands, and has not fallen; his units fight."""
    commander = own_commander(state, who)
    if commander == 0 or commander >= FIRST_FLEET:
        return False
    return state.leader_at[commander - FIRST_LEADER] < AREAS


@rule
def defends_own_land(state, who):
    """3.14.7: the defender owns the area, so garrison and regiments fight."""
    if who != DEFENDER or not is_nation(state, who):
        return False
    return state.owner[state.battle_area] == state.side[who]


@rule
def regiment_fights(state, regiment):
    """3.14.7, 35, 3.7.4: with a commander the one that was chosen and one that his fleet has put
    ashore; without, all of the colony."""
    if state.landed_regiment == regiment:
        return True
    if state.regiment_at[regiment] != state.battle_area:
        return False
    if state.commander[DEFENDER] == 0:
        return True
    return state.battle_regiment == regiment


@rule
def first_regiment_of(state, who):
    """The number of the first regiment of a nation."""
    return REGIMENTS_EACH * state.side[who]


@rule
def fighters(state, who, kind):
    """3.14.7: how many of a kind fight on this side."""
    if kind == LEADER:
        return 1 if leads_ashore(state, who) else 0
    count = state.apart[who][kind]
    if kind > N_INF:
        return count
    if leads_ashore(state, who):
        count += state.held[state.commander[who]][kind]
    if kind < UNITS and defends_own_land(state, who):
        count += state.held[FIRST_COLONY + state.battle_area][kind]
        first = first_regiment_of(state, who)
        for regiment in range(first, first + REGIMENTS_EACH):
            if regiment_fights(state, regiment):
                count += state.held[FIRST_REGIMENT + regiment][kind]
    return count


@rule
def all_fighters(state, who):
    """3.6.2: all combat units of this side, the leader included."""
    count = 0
    for kind in range(FIGHTERS):
        count += fighters(state, who, kind)
    return count


@rule
def cavalry_on(state, who):
    """3.6.3: cavalry of this side."""
    return fighters(state, who, CAV) + fighters(state, who, N_CAV) + fighters(state, who, I_CAV)


@rule
def factor(state, who, kind):
    """F1, 45: AF of the attacker, DF of the defender; natives with firearms one more."""
    value = FIGHTER_ATTACK[kind] if who == ATTACKER else FIGHTER_DEFENCE[kind]
    return value + (state.firearms if IS_NATIVE[kind] else 0)


@rule
def strength(state, who):
    """3.16.4a, F1, F2: the factors of all units and of one leader, the own commander."""
    total = 0
    for kind in range(APART):
        total += factor(state, who, kind) * fighters(state, who, kind)
    if leads_ashore(state, who):
        leader = state.commander[who] - FIRST_LEADER
        total += LEADER_ATTACK[leader] if who == ATTACKER else LEADER_DEFENCE[leader]
    return total


@rule
def serves_commander(state, who, advisor):
    """3.18.2: only the commander's advisors count in land combat, an ally's as well."""
    return state.commander[who] != 0 and has_advisor(state, state.commander[who], advisor)


@rule
def lose_fighter(state, who, kind):
    """3.16.4e: one unit falls: first those who stand apart, then the garrison, a regiment, and the
    leader's own."""
    tell(state, FIGHTER_LOST, state.side[who], kind)
    if kind == LEADER:
        lose_or_ransom(state, who, state.commander[who] - FIRST_LEADER)
    elif state.apart[who][kind] > 0:
        state.apart[who][kind] -= 1
        if kind == N_INF:
            state.helpers[who] = max(0, state.helpers[who] - 1)
    elif not lose_from_colony(state, who, kind):
        state.held[state.commander[who]][kind] -= 1


@rule
def lose_from_colony(state, who, kind):
    """3.16.4e: a unit of the garrison or of a regiment that fights, if there is one."""
    if kind >= UNITS or not defends_own_land(state, who):
        return False
    colony = FIRST_COLONY + state.battle_area
    if state.held[colony][kind] > 0:
        state.held[colony][kind] -= 1
        return True
    first = first_regiment_of(state, who)
    for regiment in range(first, first + REGIMENTS_EACH):
        holder = FIRST_REGIMENT + regiment
        if regiment_fights(state, regiment) and state.held[holder][kind] > 0:
            state.held[holder][kind] -= 1
            if units_with(state, holder) == 0:
                lose_regiment(state, regiment)
            return True
    return False


@rule
def can_ransom(state, who):
    """3.19 N°57: twenty ducats at home."""
    return state.held[state.side[who]][DUCATS] >= RANSOM_DUCATS


@rule
def lose_or_ransom(state, who, leader):
    """3.19 N°57: the commander is lost, or for a ransom to the enemy he goes home alone."""
    is_commander = state.commander[who] == FIRST_LEADER + leader
    if (
        not is_commander
        or state.battle_card[who][WORKS_AS[RANSOM]] == 0
        or not can_ransom(state, who)
    ):
        lose_leader(state, leader)
        return
    state.held[state.side[who]][DUCATS] -= RANSOM_DUCATS
    if is_nation(state, 1 - who):
        state.held[state.side[1 - who]][DUCATS] += RANSOM_DUCATS
    empty_holder(state, FIRST_LEADER + leader)
    dismiss_advisors(state, FIRST_LEADER + leader)
    state.leader_at[leader] = HOME
    tell(state, RANSOMED, state.side[who])
