"""Chapter "Starting a land combat" (3.14): how one begins, and the course that it takes. Who can be
attacked is in ``attacking``; who comes, in ``muster`` and ``candidates``; who leads, in
``commander``; who is beaten without one, and a fleet whose action has failed, in ``overrun``."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.sequence import Course
from tabard.engine.flow.stack import push
from tabard.engine.kinds import Kind
from tabard.engine.rule import tell
from tabard.engine.words import _

from .. import phases
from ..book import told
from ..components import nations
from ..glory.breach import break_peace
from ..natives.armies import natives_in
from ..phases import under_way
from ..readings import natives_defend_nobodys_land
from ..state import ATTACKER, BATTLE_SIDES, DEFENDER, FLEET_LANDING, State

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

# fmt: off
LAND_STEPS = Kind(
    "step on land",
    ["starting", "free_actions", "charge", "siege", "round", "retreats", "end"],
    ["0, the start", "1, free actions", "2, the cavalry charge", "3, the siege",
     "4, the round of dice", "5, retreats", "6, the end"],
)
# fmt: on

COMBAT_BEGAN = told(
    "combat",
    "3.14.0",
    _("{attacker} attacks {defender} in {area}."),
    weight=1,
    part=Part(opens=("attacker", "defender")),
)


def start_combat(state, area, attacker, defender, trigger, commander):
    """A land combat lies on what is going on, so of several that are due one is fought after
    another; the attacker is whoever began it. Where no army stands, natives take up arms. (3.14.0,
    3.14.2)"""
    forget_the_battle(state)
    state.battle_area = area
    state.trigger = trigger
    state.side[ATTACKER] = attacker
    state.side[DEFENDER] = defender
    state.commander[ATTACKER] = commander
    state.battle_round = 1
    if attacker == nations.NATIVES:
        state.attacked_by_natives[defender] = 1
    if defender == nations.NATIVES and natives_in(state, area) == 0:
        state.raises = 1
    tell(state, COMBAT_BEGAN, attacker, defender, area)
    push(state, phases.COMBAT, 0)
    if trigger <= FLEET_LANDING:
        break_peace(state, attacker, defender)


def natives_attack(state, area, nation, trigger):
    """Natives take up arms and are the attacker; of a failed action or a card (42, 3.11, A33)."""
    if natives_defend_nobodys_land(state) and state.owner[area] == nations.NO_NATION:
        start_combat(
            state, area, nation, nations.NATIVES, trigger, avatar_attacked(state, area, nation)
        )
        state.attacked_by_natives[nation] = 1
    else:
        start_combat(state, area, nations.NATIVES, nation, trigger, 0)
    state.raises = 1


def avatar_attacked(state, area, nation):
    """The acting avatar, or of another nation its first leader ashore there (A33)."""
    if state.action_avatar != 0 and nations.HOLDER_NATION[state.action_avatar] == nation:
        return state.action_avatar
    first = nations.LEADERS_EACH * nation
    for leader in range(first, first + nations.LEADERS_EACH):
        if state.leader_at[leader] == area:
            return nations.FIRST_LEADER + leader
    return 0


forget_the_battle = State.forgets("battle", says="No combat is being fought.")
