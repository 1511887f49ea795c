"""Chapter "Starting a land combat" (3.14): who attacks whom, merging, overrun, the forces."""

from __future__ import annotations

from tabard.engine.flow.sequence import Course
from tabard.engine.flow.stack import go_to, push
from tabard.engine.rule import rule, tell
from tabard.engine.words import _

from .. import phases
from ..book import told
from ..components import board, nations
from ..glory.breach import break_peace
from ..natives.merging import call_the_natives, call_the_old_or_the_new, enemy_of_natives
from ..natives.raising import raise_natives
from ..phases import under_way
from ..readings import leaders_are_overrun, natives_defend_nobodys_land, new_natives_stand_apart
from ..state import ATTACKER, BATTLE_SIDES, DEFENDER, FLEET_LANDING, State
from ..world.dice import throw
from .candidates import (
    acting_avatar_fights,
    has_own_leader,
    has_troops,
    some_fleet_lands,
    somebody_may_lend,
    someone_commands,
)
from .commander import name_the_only_one
from .forces import defends_own_land, is_nation, own_commander, seat_on
from .landing import land_all, regiment_to_land, units_to_land

# 3.16: the course of a land combat: its start (3.14), the six steps in their fixed order, each
# with the card windows with which it begins, and what an overrun takes instead.
#
# Round and retreats come again while nobody has won; an overrun leads to its points of step 6.
WINDOWS = 3  # of the attacker, the defender, and an ally who commands
SIDES = int(BATTLE_SIDES)

# fmt: off
COURSE = Course(
    natives=1, muster=1, commander=1, landing=1, regiment=1, begin=1,
    free_actions_cards=WINDOWS, free_actions=1,
    charge_cards=WINDOWS, charge=SIDES,
    siege_cards=WINDOWS, siege=1,
    round_cards=WINDOWS, attacker_dice=1, defender_dice=1, values=1, late_cards=WINDOWS,
    attacker_rally=1, defender_rally=1, compare=1, losses=SIDES, decision=1,
    retreat_cards=WINDOWS, heed_cards=1, retreat=SIDES, last_round=1, next_round=1,
    end_cards=WINDOWS, extra_hits=SIDES, leave=1, owner=1, glory=1, treasure=1, limits=1, rescue=1,
    overrun=1, overrun_glory=1, overrun_limits=1,
    end=1,
)
# fmt: on
COMMANDER, LEAVE = COURSE.begins["commander"], COURSE.begins["leave"]
OVERRUN, END = COURSE.begins["overrun"], COURSE.begins["end"]
STEP_FOUR, STEP_SIX = COURSE.begins["round_cards"], COURSE.begins["end_cards"]
# Which of the six steps is under way when this one is next; 0: the combat is starting.
UNDER_WAY = under_way(
    COURSE,
    "free_actions_cards",
    "charge_cards",
    "siege_cards",
    "round_cards",
    "retreat_cards",
    "end_cards",
)

COMBAT_BEGAN = told(
    "combat", "3.14.0", _("{attacker} attacks {defender} in {area}."), weight=1,
    attacker=nations.SIDES, defender=nations.SIDES, area=board.AREAS,
)  # fmt: skip


@rule
def start_combat(state, area, attacker, defender, trigger, commander):
    """3.14.0: a land combat lies on what is going on; the attacker is whoever began it."""
    forget_the_battle(state)
    state.battle_area = area
    state.trigger = trigger
    state.side[ATTACKER] = attacker
    state.side[DEFENDER] = defender
    state.commander[ATTACKER] = commander
    state.battle_round = 1
    if attacker == nations.NATIVES:
        state.attacked_by_natives[defender] = 1
    tell(state, COMBAT_BEGAN, attacker, defender, area)
    push(state, phases.COMBAT, 0)
    if trigger <= FLEET_LANDING:
        break_peace(state, attacker, defender)


@rule
def natives_attack(state, area, nation, trigger):
    """42, 3.11, A33: natives take up arms and are the attacker; of a failed action or a card."""
    if natives_defend_nobodys_land(state) and state.owner[area] == nations.NO_NATION:
        start_combat(
            state, area, nation, nations.NATIVES, trigger, avatar_attacked(state, area, nation)
        )
        state.attacked_by_natives[nation] = 1
    else:
        start_combat(state, area, nations.NATIVES, nation, trigger, 0)
    state.raises = 1


@rule
def avatar_attacked(state, area, nation):
    """A33: the acting avatar, or of another nation its first leader ashore there."""
    if state.action_avatar != 0 and nations.HOLDER_NATION[state.action_avatar] == nation:
        return state.action_avatar
    first = nations.LEADERS_EACH * nation
    for leader in range(first, first + nations.LEADERS_EACH):
        if state.leader_at[leader] == area:
            return nations.FIRST_LEADER + leader
    return 0


forget_the_battle = State.forgets("battle", says="No combat is being fought.")


@rule
def throw_for_new_natives(state):
    """42, 3.8.8: natives that take up arms are raised by two dice."""
    if state.raises:
        throw(state, 2)


@rule
def muster(state):
    """46, 3.14.2, 3.14.4, 3.14.7: native armies merge first, then the attacker's fleet lands; is it
    an overrun?"""
    if state.raises and new_natives_stand_apart(state):
        call_the_old_or_the_new(state)
    else:
        if state.raises:
            raise_natives(state, state.battle_area, enemy_of_natives(state), state.dice_sum)
        call_the_natives(state)
    state.raises = 0
    land_all(state, ATTACKER)
    if is_overrun(state):
        go_to(state, OVERRUN)


@rule
def ask_for_a_commander(state):
    """29, 3.14.5: the defender names one, if anybody can command."""
    if is_nation(state, DEFENDER) and someone_commands(state):
        name_the_only_one(state)
        if state.commander[DEFENDER] == 0:
            push(state, phases.COMMANDER, seat_on(state, DEFENDER))


@rule
def put_ashore(state):
    """15, 3.14.7, A34: a fleet that defends lands units; of its own land as many as its owner
    wants."""
    if nobody_leads_nobody(state):
        go_to(state, OVERRUN)
        return
    if not defends_own_land(state, DEFENDER) or not has_troops(state):
        land_all(state, DEFENDER)
    commander = own_commander(state, DEFENDER)
    if commander >= nations.FIRST_FLEET and defends_own_land(state, DEFENDER):
        if units_to_land(state, commander) + regiment_to_land(state, commander) > 0:
            push(state, phases.LANDING, seat_on(state, DEFENDER))


DEFENDS_ITSELF = told("alone", "35", _("The colony of {area} defends itself."), area=board.AREAS)


@rule
def tell_who_commands(state):
    """35: without a commander the colony defends itself."""
    if is_nation(state, DEFENDER) and state.commander[DEFENDER] == 0:
        tell(state, DEFENDS_ITSELF, state.battle_area)


@rule
def is_overrun(state):
    """19, 3.14.4, A4, A5, A38: the defender has no leader ashore, no garrison and no regiment."""
    if not is_nation(state, DEFENDER) or has_troops(state):
        return False
    if leaders_are_overrun(state) and defends_own_land(state, DEFENDER):
        return not acting_avatar_fights(state) and not some_fleet_lands(state)
    if has_own_leader(state) or acting_avatar_fights(state) or some_fleet_lands(state):
        return False
    return not somebody_may_lend(state)


@rule
def nobody_leads_nobody(state):
    """A38: by a reading an ally could have led an army of nobody, and has not."""
    if not is_nation(state, DEFENDER) or state.commander[DEFENDER] != 0:
        return False
    return not has_troops(state)
