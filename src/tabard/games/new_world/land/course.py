"""3.16: the course of a land combat: its start (3.14), the six steps in their fixed order, each
with the card windows with which it begins, and what an overrun takes instead.

Round and retreats come again while nobody has won; an overrun leads to its points of step 6.
"""

from __future__ import annotations

from tabard.engine.sequence import Course

from ..phases import under_way
from ..state import BATTLE_SIDES

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
