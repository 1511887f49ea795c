"""Who could command the defence, and which ally could be asked (3.14.5, 29 to 35)."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because
from tabard.engine.words import _

from ..book import refuse
from ..components import nations, units
from ..natives.armies import troops_in
from ..readings import (
    acting_units_always_fight,
    ally_beside_a_leader,
    ally_leads_nobody,
    fleets_defend_alone,
    fleets_only_bombard,
    no_ally_beside_own,
)
from ..state import ATTACKER, BRIBE, DEFENDER, DISCOVER, NATIVES_ATTACK
from ..world.avatars import is_ashore, ships_in, spot_of
from ..world.nations import are_allied, plays
from .forces import defends_own_land


def is_there(state, avatar):
    """Ashore in the area, or a fleet there; a leader who failed to discover it from next door
    counts as there (3.14.5, 3.11.4)."""
    if avatar >= nations.FIRST_FLEET:
        fleet = avatar - nations.FIRST_FLEET
        return state.fleet_at[fleet] == state.battle_area and ships_in(state, fleet) > 0
    here = state.leader_at[avatar - nations.FIRST_LEADER] == state.battle_area
    return here or acts_from_next_door(state, avatar)


def acts_from_next_door(state, avatar):
    """The leader whose discovery natives answer; whoever acts in the area stands there (3.11.4)."""
    if state.trigger != NATIVES_ATTACK or state.action_avatar != avatar:
        return False
    return is_ashore(state, avatar) and spot_of(state, avatar) != state.battle_area


def has_own_leader(state):
    """An own leader of the defender ashore in the area (3.14.4)."""
    first = nations.FIRST_LEADER + nations.LEADERS_EACH * state.side[DEFENDER]
    return any(is_there(state, avatar) for avatar in range(first, first + nations.LEADERS_EACH))


def acting_avatar_fights(state):
    """The fleet whose discovery or bribe has failed, where the nation owns nothing, with the units
    aboard; by a reading after every failed action (A34, 3.14.4)."""
    if state.trigger != NATIVES_ATTACK or state.action_avatar < nations.FIRST_FLEET:
        return False
    if nations.HOLDER_NATION[state.action_avatar] != state.side[DEFENDER]:
        return False
    if acting_units_always_fight(state):
        return not has_troops(state) and carries_units(state, state.action_avatar)
    if defends_own_land(state, DEFENDER) or (state.action != DISCOVER and state.action != BRIBE):
        return False
    return carries_units(state, state.action_avatar)


def carries_units(state, avatar):
    """Military units, not in a regiment (15)."""
    return any(state.held[avatar][unit] > 0 for unit in range(units.UNITS))


def lands_to_defend(state, avatar):
    """By a reading a fleet with units defends an own territory without troops (A4)."""
    if not fleets_defend_alone(state) or avatar < nations.FIRST_FLEET or has_troops(state):
        return False
    return defends_own_land(state, DEFENDER) and carries_units(state, avatar)


def some_fleet_lands(state):
    """Is there such a fleet? (A4)"""
    first = nations.FIRST_FLEET + nations.FLEETS_EACH * state.side[DEFENDER]
    return any(
        is_there(state, avatar) and lands_to_defend(state, avatar)
        for avatar in range(first, first + nations.FLEETS_EACH)
    )


def has_troops(state):
    """Garrison or royal regiments of the defender (15, 35)."""
    return defends_own_land(state, DEFENDER) and troops_in(state, state.battle_area) > 0


def is_own_candidate(state, avatar):
    """An own leader ashore; with troops an own fleet, or the acting one (3.14.5, A4, A31)."""
    if nations.HOLDER_NATION[avatar] != state.side[DEFENDER] or not is_there(state, avatar):
        return False
    if avatar < nations.FIRST_FLEET:
        return True
    if acting_avatar_fights(state):
        return avatar == state.action_avatar
    commands = has_troops(state) and not fleets_only_bombard(state)
    return commands or lands_to_defend(state, avatar)


def own_candidates(state):
    """How many own avatars could command (3.14.5)."""
    return candidates_of(state, state.side[DEFENDER])


def candidates_of(state, nation):
    """How many avatars of a nation could command."""
    return sum(
        nations.HOLDER_NATION[avatar] == nation and is_candidate(state, avatar)
        for avatar in range(nations.FIRST_LEADER, nations.FIRST_COLONY)
    )


def is_candidate(state, avatar):
    """An own avatar that is available, or an ally's that stands there (3.14.5)."""
    if nations.HOLDER_NATION[avatar] == state.side[DEFENDER]:
        return is_own_candidate(state, avatar)
    if avatar >= nations.FIRST_FLEET and fleets_only_bombard(state):
        return False
    return is_there(state, avatar)


NOT_AN_ALLY = refuse("31", _("{nation} cannot lend a commander."))
OWN_ONE_THERE = refuse("30", _("An avatar of your own is there; no ally is asked."))
ALLY_OF_BOTH = refuse("33", _("{nation} is allied with the attacker."))
ASKED_ALREADY = refuse("3.14.5", _("{nation} has been asked."))


def why_not_borrow(state, nation):
    """Of an ally with an avatar there, not allied with the attacker, and only where troops are to
    be led (31 to 33, A38, A39)."""
    own = state.side[DEFENDER]
    if not plays(state, nation) or nation == own or not are_allied(state, nation, own):
        return because(NOT_AN_ALLY, nation)
    if are_allied(state, nation, state.side[ATTACKER]):
        return because(ALLY_OF_BOTH, nation)
    if candidates_of(state, nation) == 0 or not is_anything_to_lead(state):
        return because(NOT_AN_ALLY, nation)
    if no_ally_beside_own(state) and own_candidates(state) > 0:
        return because(OWN_ONE_THERE)
    if state.lender_asked[nation]:
        return because(ASKED_ALREADY, nation)
    return LEGAL


def is_anything_to_lead(state):
    """Troops; by readings nothing need be there, or an own leader is enough (A38, A39)."""
    beside_a_leader = ally_beside_a_leader(state) and has_own_leader(state)
    return has_troops(state) or ally_leads_nobody(state) or beside_a_leader


def somebody_may_lend(state):
    """Is there an ally who could be asked? (3.14.5)"""
    return any(why_not_borrow(state, nation) == LEGAL for nation in range(nations.NATIONS))
