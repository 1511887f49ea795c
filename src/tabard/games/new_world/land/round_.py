"""Step 4: the land combat round (10, F1 to F13, 3.16.4)."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER
from tabard.engine.rule import rule, tell
from tabard.engine.stack import go_to
from tabard.engine.words import _

from ..book import told
from ..components import SO_MANY_HITS, cards, nations
from ..readings import reactions_at_the_dice
from ..state import ATTACKER, DEFENDER, MAY, MAY_NOT, MUST
from ..world.dice import throw
from ..world.nations import period
from .course import STEP_SIX
from .falling import has_medic, left_standing
from .forces import cavalry_on, strength
from .modifiers import all_modifiers, tell_modifiers
from .winner import settle_the_winner

SURGEON_SAVES = 2


@rule
def throw_for_the_attacker(state):
    """10, 3.16.4c: both roll, the attacker first."""
    throw(state, 2)


@rule
def throw_for_the_defender(state):
    """3.16.4c: the attacker's dice lie there."""
    state.thrown[ATTACKER] = state.dice_sum
    throw(state, 2)


@rule
def reckon_the_values(state):
    """3.16.4c: both dice lie there."""
    state.thrown[DEFENDER] = state.dice_sum
    reckon(state)


@rule
def rally_the_attacker(state):
    """A36, 3.19 N°48: after late cards all is reckoned again; then the attacker may rally."""
    if reactions_at_the_dice(state):
        reckon(state)
    rally(state, ATTACKER)


@rule
def rally_the_defender(state):
    """3.19 N°48: then the defender."""
    rallied(state, ATTACKER)
    rally(state, DEFENDER)


@rule
def compare_the_values(state):
    """3.16.4d: the values stand."""
    rallied(state, DEFENDER)
    compare(state)


@rule
def decide_the_round(state):
    """3.16.4f: who is alone has won; else retreats are considered."""
    if left_standing(state, ATTACKER) == 0 or left_standing(state, DEFENDER) == 0:
        settle_the_winner(state)
        go_to(state, STEP_SIX)


VALUE = told(
    "value", "3.16.4c", _("{side}: {dice} and {modifiers} make {value}; strength {strength}."),
    side=nations.SIDES, dice=NUMBER, modifiers=NUMBER, value=NUMBER, strength=NUMBER,
)  # fmt: skip


@rule
def reckon(state):
    """F4, 3.16.4c: dice and modifiers, never below the period's number."""
    for who in range(2):
        added = all_modifiers(state, who)
        state.value[who] = max(state.thrown[who] + added, period(state))
        tell_modifiers(state, who)
        tell(
            state, VALUE, state.side[who], state.thrown[who], added, state.value[who],
            strength(state, who),
        )  # fmt: skip


@rule
def rally(state, who):
    """3.19 N°48: whose value is lower throws both dice again, once."""
    if state.battle_card[who][cards.WORKS_AS[cards.RALLY]] == state.battle_round:
        if state.value[who] < state.value[1 - who]:
            state.thrown[who] = 0
            throw(state, 2)


@rule
def rallied(state, who):
    """3.19 N°48: the new dice count."""
    if state.thrown[who] == 0:
        state.thrown[who] = state.dice_sum
        reckon(state)


@rule
def compare(state):
    """3.16.4d: hits and retreats by the two values; both sides' hits are fixed before any loss."""
    first, second = state.value[ATTACKER], state.value[DEFENDER]
    suffer(state, ATTACKER, first, second)
    suffer(state, DEFENDER, second, first)


@rule
def hits_by_values(own, enemy):
    """3.16.4d: equal 1 hit, lower 2, half or less 3."""
    if own > enemy:
        return 0
    if 2 * own <= enemy:
        return 3
    return 1 if own == enemy else 2


@rule
def retreat_by_values(own, enemy):
    """3.16.4d: equal and lower may, half or less must."""
    if own > enemy:
        return MAY_NOT
    return MUST if 2 * own <= enemy else MAY


@rule
def hits_of_round(state, who, own, enemy):
    """3.16.4d: by the values, and one more for each full ten of the enemy's factors; a Medic saves
    one."""
    hits = hits_by_values(own, enemy) + strength(state, 1 - who) // 10
    return max(hits - has_medic(state, who), 0)


HITS = told("hits", "3.16.4d", _("{side} takes {hits}."), side=nations.SIDES, hits=SO_MANY_HITS)


@rule
def suffer(state, who, own, enemy):
    """3.16.4d, 3.16.2d: what the values bring; a Field surgeon saves two; a failed charge costs a
    horse."""
    hits = hits_of_round(state, who, own, enemy)
    if state.battle_card[who][cards.WORKS_AS[cards.FIELD_SURGEON]] == state.battle_round:
        hits -= SURGEON_SAVES
    state.hits[who] = max(hits, 0)
    state.may_retreat[who] = retreat_by_values(own, enemy)
    state.charge_hits[who] = 0
    if state.battle_round == 1 and state.charging[who] > 0:
        if own < enemy and cavalry_on(state, who) > 0:
            state.charge_hits[who] = 1
    tell(state, HITS, state.side[who], state.hits[who] + state.charge_hits[who])
