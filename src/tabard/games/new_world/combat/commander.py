"""3.14.5 to 3.14.7: the defending army commander, an ally's help, landing, the regiment."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.stack import pop, push

from ..avatars import in_service, is_aboard, ships_in
from ..components.map import AREAS
from ..components.nations import (
    FIRST_FLEET,
    FIRST_LEADER,
    FLEETS_EACH,
    HOLDER_NATION,
    LEADERS_EACH,
    NATIONS,
)
from ..components.units import UNITS
from ..nations import are_allied, plays, seat_of
from ..natives import troops_in
from ..phases import LENDING
from ..state import ATTACKER, BRIBE, DEFENDER, DISCOVER, NATIVES_ATTACK
from .forces import defends_own_land, first_regiment_of
from .refused import (
    ABOARD_CANNOT,
    ALLY_OF_BOTH,
    ASKED_ALREADY,
    CANNOT_COMMAND,
    MUST_NAME_ONE,
    NOT_AN_ALLY,
    NOT_IN_THE_COLONY,
    NOT_SO_MANY_ABOARD,
)
from .told import COMMANDS, LANDED, LENT, NOT_LENT, REGIMENT_FIGHTS


@rule
def is_there(state, avatar):
    """3.14.5, 3.11.4: ashore in the area, or a fleet there; a leader who failed to discover it from
    next door counts as there."""
    if avatar >= FIRST_FLEET:
        fleet = avatar - FIRST_FLEET
        return state.fleet_at[fleet] == state.battle_area and ships_in(state, fleet) > 0
    if state.leader_at[avatar - FIRST_LEADER] == state.battle_area:
        return True
    return acts_from_next_door(state, avatar)


@rule
def acts_from_next_door(state, avatar):
    """3.11.4: the leader whose discovery natives answer."""
    if state.trigger != NATIVES_ATTACK or state.action_avatar != avatar:
        return False
    return avatar < FIRST_FLEET and state.leader_at[avatar - FIRST_LEADER] < AREAS


@rule
def has_own_leader(state):
    """3.14.4: an own leader of the defender ashore in the area."""
    first = FIRST_LEADER + LEADERS_EACH * state.side[DEFENDER]
    for avatar in range(first, first + LEADERS_EACH):
        if is_there(state, avatar):
            return True
    return False


@rule
def acting_avatar_fights(state):
    """A34, 3.14.4: the fleet whose discovery or bribe has failed, where the nation owns nothing,
    with the units aboard."""
    if state.trigger != NATIVES_ATTACK or defends_own_land(state, DEFENDER):
        return False
    if state.action_avatar < FIRST_FLEET:
        return False
    if state.action != DISCOVER and state.action != BRIBE:
        return False
    for unit in range(UNITS):
        if state.held[state.action_avatar][unit] > 0:
            return True
    return False


@rule
def has_troops(state):
    """15, 35: garrison or royal regiments of the defender."""
    return defends_own_land(state, DEFENDER) and troops_in(state, state.battle_area) > 0


@rule
def is_own_candidate(state, avatar):
    """3.14.5: (a) an own leader ashore; (b) with troops an own fleet, or the acting one."""
    if HOLDER_NATION[avatar] != state.side[DEFENDER] or not is_there(state, avatar):
        return False
    if avatar < FIRST_FLEET:
        return True
    if acting_avatar_fights(state):
        return avatar == state.action_avatar
    return has_troops(state)


@rule
def own_candidates(state):
    """3.14.5: how many own avatars could command."""
    return candidates_of(state, state.side[DEFENDER])


@rule
def candidates_of(state, nation):
    """How many avatars of a nation could command."""
    count = 0
    for leader in range(LEADERS_EACH * nation, LEADERS_EACH * (nation + 1)):
        count += is_candidate(state, FIRST_LEADER + leader)
    for fleet in range(FLEETS_EACH * nation, FLEETS_EACH * (nation + 1)):
        count += is_candidate(state, FIRST_FLEET + fleet)
    return count


@rule
def is_candidate(state, avatar):
    """3.14.5: an own avatar that is available, or an ally's that stands there."""
    if HOLDER_NATION[avatar] == state.side[DEFENDER]:
        return is_own_candidate(state, avatar)
    return is_there(state, avatar)


@rule
def why_not_borrow(state, nation):
    """31 to 33, A38: of an ally with an avatar there, not allied with the attacker, and only where
    troops are to be led."""
    if not plays(state, nation) or nation == state.side[DEFENDER]:
        return because(NOT_AN_ALLY, nation)
    if not are_allied(state, nation, state.side[DEFENDER]):
        return because(NOT_AN_ALLY, nation)
    if are_allied(state, nation, state.side[ATTACKER]):
        return because(ALLY_OF_BOTH, nation)
    if not has_troops(state) or candidates_of(state, nation) == 0:
        return because(NOT_AN_ALLY, nation)
    if state.lender_asked[nation]:
        return because(ASKED_ALREADY, nation)
    return LEGAL


@rule
def somebody_may_lend(state):
    """3.14.5: is there an ally who could be asked?"""
    for nation in range(NATIONS):
        if why_not_borrow(state, nation) == LEGAL:
            return True
    return False


@rule
def someone_commands(state):
    """3.14.5: is there anybody who could command?"""
    return own_candidates(state) > 0 or somebody_may_lend(state)


@rule
def name_the_only_one(state):
    """29, A24: a single own avatar commands, if nobody else can be asked."""
    if own_candidates(state) != 1 or somebody_may_lend(state):
        return
    nation = state.side[DEFENDER]
    for leader in range(LEADERS_EACH * nation, LEADERS_EACH * (nation + 1)):
        if is_candidate(state, FIRST_LEADER + leader):
            take_command(state, FIRST_LEADER + leader)
    for fleet in range(FLEETS_EACH * nation, FLEETS_EACH * (nation + 1)):
        if is_candidate(state, FIRST_FLEET + fleet):
            take_command(state, FIRST_FLEET + fleet)


@rule
def take_command(state, avatar):
    """29: the army commander; all others sit out (30)."""
    state.commander[DEFENDER] = avatar
    tell(state, COMMANDS, avatar)


@rule
def near_name_commander(state, seat, avatar):
    """Only own avatars are worth asking about."""
    return HOLDER_NATION[avatar] == state.nation[seat] and in_service(state, avatar)


@rule
def why_not_name_commander(state, seat, avatar):
    """14, 29: an own avatar that is available."""
    if HOLDER_NATION[avatar] != state.nation[seat]:
        return because(CANNOT_COMMAND, avatar)
    if avatar < FIRST_FLEET and is_aboard(state, avatar - FIRST_LEADER):
        return because(ABOARD_CANNOT, avatar)
    if not is_own_candidate(state, avatar):
        return because(CANNOT_COMMAND, avatar)
    return LEGAL


@rule
def name_commander(state, seat, avatar):
    """29: he is declared."""
    take_command(state, avatar)
    pop(state)


@rule
def default_name_commander(state, seat, avatar):
    """3.23: the first own one."""
    return True


@rule
def why_not_borrow_commander(state, seat, nation):
    """31 to 33: see why_not_borrow."""
    return why_not_borrow(state, nation)


@rule
def borrow_commander(state, seat, nation):
    """32: the ally is asked, once in a combat."""
    state.lender_asked[nation] = 1
    push(state, LENDING, seat_of(state, nation))


@rule
def why_not_defend_alone(state, seat):
    """35, A24: only without an avatar of one's own."""
    if own_candidates(state) > 0:
        return because(MUST_NAME_ONE)
    return LEGAL


@rule
def defend_alone(state, seat):
    """35: the colony defends itself."""
    pop(state)


@rule
def near_lend(state, seat, avatar):
    """Only own avatars are worth asking about."""
    return HOLDER_NATION[avatar] == state.nation[seat] and in_service(state, avatar)


@rule
def why_not_lend(state, seat, avatar):
    """31, 32: any avatar of his that is there."""
    if HOLDER_NATION[avatar] != state.nation[seat] or not is_there(state, avatar):
        return because(CANNOT_COMMAND, avatar)
    return LEGAL


@rule
def lend(state, seat, avatar):
    """34: he leads the defender's troops."""
    tell(state, LENT, state.nation[seat])
    pop(state)
    take_command(state, avatar)
    pop(state)


@rule
def why_not_refuse_to_lend(state, seat):
    """32: nobody must."""
    return LEGAL


@rule
def refuse_to_lend(state, seat):
    """3.14.5: the defender chooses again."""
    tell(state, NOT_LENT, state.nation[seat])
    pop(state)
    if own_candidates(state) == 0 and not somebody_may_lend(state):
        pop(state)


@rule
def default_refuse_to_lend(state, seat):
    """3.23: no."""
    return True


# --- landing and the regiment -------------------------------------------------------------------


@rule
def why_not_land(state, seat, unit, count):
    """15, 3.14.6: military units that the commanding fleet carries."""
    fleet = state.commander[DEFENDER]
    if state.held[fleet][unit] < count:
        return because(NOT_SO_MANY_ABOARD, unit, fleet - FIRST_FLEET, state.held[fleet][unit])
    return LEGAL


@rule
def land(state, seat, unit, count):
    """15, 18: they fight ashore, and go back on board when the combat is over."""
    fleet = state.commander[DEFENDER]
    state.held[fleet][unit] -= count
    state.apart[DEFENDER][unit] += count
    tell(state, LANDED, fleet - FIRST_FLEET, count, unit)


@rule
def nothing_left_to_land(state):
    """15: all units are ashore."""
    for unit in range(UNITS):
        if state.held[state.commander[DEFENDER]][unit] > 0:
            return False
    return True


@rule
def why_not_choose_regiment(state, seat, regiment):
    """F10, 3.14.7: one of the colony's."""
    first = first_regiment_of(state, DEFENDER)
    if not first <= regiment < first + 6 or state.regiment_at[regiment] != state.battle_area:
        return because(NOT_IN_THE_COLONY, regiment)
    return LEGAL


@rule
def choose_regiment(state, seat, regiment):
    """3.14.7: it fights."""
    state.battle_regiment = regiment
    tell(state, REGIMENT_FIGHTS, regiment)
    pop(state)
