"""3.14.7 and 3.16.4a: who fights on each side, and how strong they are."""

from __future__ import annotations

from tabard.engine.rule import table

from ..components import cards, nations, units
from ..readings import (
    allied_units_fight,
    firearms_help_attackers_only,
    leader_aboard_attacks,
    one_regiment_alone,
)
from ..state import ATTACKER, DEFENDER
from ..world.avatars import is_ashore, leader_aboard
from ..world.nations import seat_of

# 3.16.4a: what counts of the attacker, and of the defender.
FIGHTER_FACTORS = table([units.FIGHTER_ATTACK, units.FIGHTER_DEFENCE])
LEADER_FACTORS = table([nations.LEADER_ATTACK, nations.LEADER_DEFENCE])
SHIP_FACTORS = table([units.SHIP_ATTACK, units.SHIP_DEFENCE])


def has_played(state, who, event):
    """Is this card at work on a side? (3.19.1)"""
    return state.battle_card[who][cards.WORKS_AS[event]] > 0


def plays_now(state, who, event):
    """Has this side played the card in this round? (3.19.1)"""
    return state.battle_card[who][cards.WORKS_AS[event]] == state.battle_round


def is_nation(state, who):
    """Is this side a nation, and neither natives nor pirates?"""
    return state.side[who] < nations.NATIONS


def seat_on(state, who):
    """The seat that plays this side; NO_SEAT for natives and pirates."""
    return seat_of(state, state.side[who]) if is_nation(state, who) else nations.NO_SEAT


def own_commander(state, who):
    """The commander, if he is of this side's own nation; else 0 (3.14.5)."""
    commander = state.commander[who]
    if commander != 0 and nations.HOLDER_NATION[commander] == state.side[who]:
        return commander
    return 0


def leads_ashore(state, who):
    """An own leader commands, and has not fallen; his units fight (3.14.7)."""
    commander = own_commander(state, who)
    return commander != 0 and is_ashore(state, commander)


def ally_fights(state, who):
    """By a reading an allied commander fights with all he leads, if he has not fallen (A6)."""
    commander = state.commander[who]
    if not allied_units_fight(state) or commander == 0 or own_commander(state, who) != 0:
        return False
    return commander >= nations.FIRST_FLEET or is_ashore(state, commander)


def a_leader_fights(state, who):
    """The own commander ashore, or by a reading the allied one (F2, A6)."""
    ally_leads = ally_fights(state, who) and state.commander[who] < nations.FIRST_FLEET
    return ally_leads or leads_ashore(state, who)


def defends_own_land(state, who):
    """The defender owns the area, so garrison and regiments fight (3.14.7)."""
    if who != DEFENDER or not is_nation(state, who):
        return False
    return state.owner[state.battle_area] == state.side[who]


def regiment_fights(state, regiment):
    """With a commander the one that was chosen and one that his fleet has put ashore; without, all
    of the colony (3.14.7, 35, 3.7.4)."""
    if state.landed_regiment == regiment:
        return True
    all_of_them = state.commander[DEFENDER] == 0 and not one_regiment_alone(state)
    is_in_it = state.regiment_at[regiment] == state.battle_area
    return is_in_it and (all_of_them or state.battle_regiment == regiment)


def first_regiment_of(state, who):
    """The number of the first regiment of a nation."""
    return nations.REGIMENTS_EACH * state.side[who]


def fighters(state, who, kind):
    """How many of a kind fight on this side (3.14.7)."""
    if kind == units.LEADER:
        return 1 if a_leader_fights(state, who) else 0
    count = state.apart[who][kind]
    if kind > units.N_INF:
        return count
    if leads_ashore(state, who) or ally_fights(state, who):
        count += state.held[state.commander[who]][kind]
    if kind < units.UNITS and defends_own_land(state, who):
        count += state.held[nations.FIRST_COLONY + state.battle_area][kind]
        first = first_regiment_of(state, who)
        for regiment in range(first, first + nations.REGIMENTS_EACH):
            if regiment_fights(state, regiment):
                count += state.held[nations.FIRST_REGIMENT + regiment][kind]
    return count


def all_fighters(state, who):
    """All combat units of this side, the leader included (3.6.2)."""
    return sum(fighters(state, who, kind) for kind in range(units.FIGHTERS))


def cavalry_on(state, who):
    """Cavalry of this side (3.6.3)."""
    return sum(
        fighters(state, who, kind) for kind in range(units.FIGHTERS) if units.IS_CAVALRY[kind]
    )


def factor(state, who, kind):
    """AF of the attacker, DF of the defender; natives with firearms one more (F1, 45, 3.6.1,
    3.16.4a, A17)."""
    helps = who == ATTACKER or not firearms_help_attackers_only(state)
    firearms = state.firearms if helps and units.IS_NATIVE[kind] else 0
    return FIGHTER_FACTORS[who][kind] + firearms


def strength(state, who):
    """The factors of all units and of one leader, the own commander (3.16.4a, F1, F2)."""
    total = sum(
        factor(state, who, kind) * fighters(state, who, kind) for kind in range(units.APART)
    )
    leader = leader_who_counts(state, who)
    return total if leader < 0 else total + LEADER_FACTORS[who][leader]


def leader_who_counts(state, who):
    """The one who fights; by a reading the one whom an attacking fleet carries; or -1 (F2, A22)."""
    if a_leader_fights(state, who):
        return state.commander[who] - nations.FIRST_LEADER
    fleet = own_commander(state, who) - nations.FIRST_FLEET
    carries = who == ATTACKER and fleet >= 0 and leader_aboard_attacks(state)
    return leader_aboard(state, fleet) if carries else -1
