"""3.17.0d: the course of a naval combat: its six steps; the first four begin with card windows
(3.19.9), for no card names the last two. Round and retreats come again while both fight on.
"""

from __future__ import annotations

from tabard.engine.sequence import Course

from ..phases import under_way
from ..state import BATTLE_SIDES

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
