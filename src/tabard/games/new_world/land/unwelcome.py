"""After a change of status or owner a leader may stand where he could not enter now (3.9.B4)."""

from __future__ import annotations

from tabard.engine.flow.stack import cursor, pop, popped, push
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..components import board, nations
from ..readings import owner_says_who_attacks
from ..state import WAR_DECLARED
from ..world.avatars import go_aboard, leader_aboard, release_allies, ships_in
from ..world.limits_exceeded import shed_what_is_too_much
from ..world.map import is_own_or_allied, side_of_fleet
from ..world.nations import are_allied, are_hostile, seat_of
from .starting import start_combat

BY_STATUS, BY_CAPTURE = range(2)


def look_who_must_leave(state, why):
    """Right after the change, for all leaders in table order (3.9.B4)."""
    push(state, phases.WITHDRAWALS, why)


WITHDREW = told("withdrew", "3.9.B4", _("{leader} withdraws."), spot=board.SPOTS)


def withdraw_or_fight(state, why, leader):
    """In a neutral territory a leader withdraws; in a hostile one he fights at once, but not after
    a capture. A43: of several the first one listed begins, or by a reading any. (3.9.B4)"""
    if not is_unwelcome(state, leader):
        return
    nation, owner = nations.LEADER_NATION[leader], state.owner[state.leader_at[leader]]
    if why == BY_STATUS and are_hostile(state, nation, owner):
        if owner_says_who_attacks(state) and has_company(state, leader):
            push(state, phases.FIRST_ATTACK, seat_of(state, nation), leader)
        else:
            attack_the_owner(state, leader)
    elif has_place_to_go(state, leader):
        push(state, phases.WITHDRAW, seat_of(state, nation), leader)
    else:
        state.leader_at[leader] = board.HOME
        release_allies(state, leader)
        tell(state, WITHDREW, leader, board.HOME)


def stands_with(state, leader, other):
    """Two leaders of one nation in the same area (A43)."""
    of_one = nations.LEADER_NATION[other] == nations.LEADER_NATION[leader]
    return of_one and state.leader_at[other] == state.leader_at[leader]


def has_company(state, leader):
    """Does another one of his nation stand there? (A43)"""
    return any(
        other != leader and stands_with(state, leader, other) for other in range(nations.LEADERS)
    )


NOT_THERE_TO_ATTACK = refuse("A43", _("{leader} does not stand there."))


def why_not_attack_first(state, seat, leader):
    """One of those who stand there (A43)."""
    there = stands_with(state, cursor(state), leader)
    return LEGAL if there else because(NOT_THERE_TO_ATTACK, leader)


def attack_first(state, seat, leader):
    """He attacks; whoever is still unwelcome then withdraws (3.16.6.8) (A43, 25)."""
    pop(state)
    attack_the_owner(state, leader)


def attack_the_owner(state, leader):
    """Of the territory where he stands (25)."""
    area, nation = state.leader_at[leader], nations.LEADER_NATION[leader]
    avatar = nations.FIRST_LEADER + leader
    start_combat(state, area, nation, state.owner[area], WAR_DECLARED, avatar)


def is_unwelcome(state, leader):
    """Ashore in a territory of a nation that is no ally (3.13)."""
    area = state.leader_at[leader]
    if area >= board.AREAS or state.owner[area] >= nations.NATIONS:
        return False
    return not are_allied(state, nations.LEADER_NATION[leader], state.owner[area])


def may_withdraw_to(state, leader, area):
    """An adjacent own or allied territory (3.16.5c)."""
    next_door = board.BY_LAND[state.leader_at[leader]][area]
    return next_door and is_own_or_allied(state, nations.LEADER_NATION[leader], area)


def may_withdraw_aboard(state, leader, fleet):
    """An own fleet here, without a leader (3.16.5c)."""
    if side_of_fleet(fleet) != nations.LEADER_NATION[leader] or ships_in(state, fleet) == 0:
        return False
    return state.fleet_at[fleet] == state.leader_at[leader] and leader_aboard(state, fleet) < 0


def has_place_to_go(state, leader):
    """Is there one, other than home? (3.9.B4)"""
    if any(may_withdraw_to(state, leader, area) for area in range(board.AREAS)):
        return True
    return any(may_withdraw_aboard(state, leader, fleet) for fleet in range(nations.FLEETS))


NO_PLACE_TO_GO = refuse("3.9.B4", _("He cannot withdraw to {area}."))


def why_not_withdraw_to(state, seat, area):
    """See may_withdraw_to (3.9.B4)."""
    return LEGAL if may_withdraw_to(state, cursor(state), area) else because(NO_PLACE_TO_GO, area)


def withdraw_to(state, seat, area):
    """With all he has (3.9.B4)."""
    leader = popped(state)
    state.leader_at[leader] = area
    tell(state, WITHDREW, leader, area)


PLACE_NEARER = refuse("3.9.B4", _("He cannot go aboard {fleet}."))


def why_not_withdraw_aboard(state, seat, fleet):
    """See may_withdraw_aboard (3.9.B4)."""
    may = may_withdraw_aboard(state, cursor(state), fleet)
    return LEGAL if may else because(PLACE_NEARER, fleet)


def withdraw_aboard(state, seat, fleet):
    """What does not fit is dropped (3.5.2)."""
    leader = popped(state)
    tell(state, WITHDREW, leader, state.leader_at[leader])
    go_aboard(state, leader, fleet)
    shed_what_is_too_much(state, nations.FIRST_FLEET + fleet)
