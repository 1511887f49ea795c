"""Attacking a known haven (3.14.2, 3.17.10, F12, F27)."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule, tell

from ..components.glory import BY_SEA
from ..components.goods import KNOWN_HAVEN, SEARCHED
from ..components.nations import PIRATES
from ..components.units import DUCATS, P_INF
from ..dice import throw
from ..glory import win_glory
from ..higher_awards import award_pirate_hunter
from ..nations import period
from ..state import ATTACKER, DEFENDER
from ..units import can_take
from .refused import NO_KNOWN_HAVEN
from .told import HAVEN_LOOTED, SMOKED_OUT

GUARDS, GUARDS_A_PERIOD, HAVEN_BONUS, HAVEN_GLORY = 4, 2, 2, 2


@rule
def why_not_attack_haven(state, area):
    """3.14.2: a known one."""
    if state.haven[area] != KNOWN_HAVEN:
        return because(NO_KNOWN_HAVEN, area)
    return LEGAL


@rule
def man_the_haven(state):
    """3.17.10: four pirates, and two for each period's number."""
    state.apart[DEFENDER][P_INF] = GUARDS + GUARDS_A_PERIOD * period(state)


@rule
def is_about_a_haven(state):
    """3.17.10: pirates defend only their havens."""
    return state.side[DEFENDER] == PIRATES


@rule
def haven_bonus(state, who):
    """F12, 3.17.10: two for its defenders."""
    return HAVEN_BONUS if who == DEFENDER and is_about_a_haven(state) else 0


@rule
def smoke_out(state):
    """F27, 3.17.10: the haven is no more; dice for the loot."""
    if is_about_a_haven(state) and state.winner == ATTACKER:
        nation = state.side[ATTACKER]
        state.haven[state.battle_area] = SEARCHED
        tell(state, SMOKED_OUT, nation, state.battle_area)
        win_glory(state, nation, HAVEN_GLORY, BY_SEA)
        state.pirates_beaten[nation] += 1
        award_pirate_hunter(state, nation)
        throw(state, period(state) * period(state))


@rule
def loot_the_haven(state):
    """F27: so many ducats for the commander."""
    if not is_about_a_haven(state) or state.winner != ATTACKER:
        return
    taker = state.commander[ATTACKER]
    ducats = max(0, min(state.dice_sum, can_take(state, taker, DUCATS)))
    state.held[taker][DUCATS] += ducats
    tell(state, HAVEN_LOOTED, state.side[ATTACKER], ducats)
