"""How a naval combat begins and ends (3.17.0b, 3.17.0c, 3.17.0d)."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.sequence import Course
from tabard.engine.flow.stack import turn_to
from tabard.engine.rule import tell
from tabard.engine.words import _

from .. import phases
from ..book import told
from ..components import nations
from ..glory.breach import break_peace
from ..land.starting import forget_the_battle
from ..phases import under_way
from ..state import ATTACKER, BATTLE_SIDES, DEFENDER, State
from ..world.avatars import ships_in
from ..world.map import side_of_fleet

# 3.17.0d: the course of a naval combat: its six steps; the first four begin with card windows
# (3.19.9), for no card names the last two. Round and retreats come again while both fight on.
SIDES = int(BATTLE_SIDES)  # the attacker, then the passive side

# fmt: off
COURSE = Course(
    bribe_cards=SIDES, price=1, offer=1,
    freight_cards=SIDES, stowage=1,
    wind_cards=SIDES, first_die=1, second_die=1, gauge=1, wind_end=1,
    round_cards=SIDES, attacker_dice=1, passive_dice=1, values=1, late_cards=SIDES,
    attacker_rally=1, passive_rally=1, hits=1, losses=SIDES, decision=1,
    retreat=SIDES, last_round=1, next_round=1,
    glory=1, look=1, prize=1, plunder=1, drop=1, parting=1, stowed=1,
    drops=SIDES, end=1,
)
# fmt: on
STEP_TWO, STEP_FOUR = COURSE.begins["freight_cards"], COURSE.begins["round_cards"]
RETREAT, STEP_SIX = COURSE.begins["retreat"], COURSE.begins["glory"]
LOOK, PLUNDERS, ENDS = COURSE.begins["look"], COURSE.begins["plunder"], COURSE.begins["drops"]
# Which of the six steps is under way when this one is next.
UNDER_WAY_AT_SEA = under_way(
    COURSE, "bribe_cards", "freight_cards", "wind_cards", "round_cards", "retreat", "glory"
)

STEP_AT_SEA = told("step_at_sea", "3.17.0d", _("Step {step}."), part=Part())
NAVAL_BEGAN = told(
    "naval",
    "3.17.0b",
    _("{fleet} attacks {other} in {spot}."),
    weight=1,
    part=Part(opens=("fleet", "other")),
    other=nations.ALL_FLEETS,
)


def begin_naval_combat(state, attacker, passive, active):
    """It takes the place of the interception, and the active fleet's movement ends with it
    (3.17.0b, 3.10.10)."""
    forget_the_battle(state)
    state.naval_fleet[ATTACKER] = 1 + attacker
    state.naval_fleet[DEFENDER] = 1 + passive
    state.active_side = ATTACKER if active == attacker else DEFENDER
    state.side[ATTACKER] = side_of_fleet(attacker)
    state.side[DEFENDER] = side_of_fleet(passive)
    state.battle_round = 1
    state.has_fought = 1
    tell(state, NAVAL_BEGAN, attacker, passive, state.fleet_at[attacker])
    turn_to(state, phases.NAVAL, 0)
    break_peace(state, state.side[ATTACKER], state.side[DEFENDER])


def is_at_sea(state):
    """Is it two fleets that fight? (3.17.0d)"""
    return state.naval_fleet[DEFENDER] > 0


def fleet_of(state, who):
    """The fleet of a side."""
    return state.naval_fleet[who] - 1


def ships_of_side(state, who):
    """How many ships a side has left."""
    return ships_in(state, fleet_of(state, who))


forget_naval_combat = State.forgets("naval combat", says="No fleets fight (3.17.0c).")


def end_naval_combat(state):
    """Both fleets get a NO INTERCEPTION marker until the administration (3.17.0c)."""
    for who in range(2):
        state.not_intercepted[fleet_of(state, who)] = 1 if ships_of_side(state, who) > 0 else 0
    forget_naval_combat(state)
    forget_the_battle(state)
