"""Step 4: the round, on land (10, F1 to F13, 3.16.4) and at sea (F63, 3.17.4), until somebody has
won: dice, modifiers, hits, retreats."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import go_to
from tabard.engine.rule import tell
from tabard.engine.words import _

from ..book import told
from ..components import cards, goods
from ..land.end_of_combat import SURGEON_SAVES
from ..land.forces import cavalry_on, defends_own_land, plays_now, strength
from ..land.losses import has_medic, left_standing
from ..land.modifiers import tell_modifiers
from ..land.starting import STEP_FOUR, STEP_SIX
from ..readings import reactions_at_the_dice
from ..sea.modifiers import strength_at_sea, tell_modifiers_at_sea
from ..sea.start import STEP_FOUR as ROUND_AT_SEA
from ..sea.start import STEP_SIX as CAPTURE
from ..sea.start import fleet_of, is_at_sea, ships_of_side
from ..sea.waters import has_aboard
from ..state import ATTACKER, DEFENDER, MAY, MAY_NOT, MUST, NEITHER
from ..world.conventions import period
from ..world.dice import throw


def throw_for_the_attacker(state):
    """Both roll, the attacker first (10, 3.16.4c)."""
    throw(state, 2)


def throw_for_the_defender(state):
    """The attacker's dice lie there (3.16.4c)."""
    state.thrown[ATTACKER] = state.dice_sum
    throw(state, 2)


def reckon_the_values(state):
    """Both dice lie there (3.16.4c)."""
    state.thrown[DEFENDER] = state.dice_sum
    reckon(state)


def rally_the_attacker(state):
    """After late cards all is reckoned again; then the attacker may rally (A36, 3.19 N°48)."""
    if reactions_at_the_dice(state):
        reckon(state)
    rally(state, ATTACKER)


def rally_the_defender(state):
    """Then the defender (3.19 N°48)."""
    rallied(state, ATTACKER)
    rally(state, DEFENDER)


def compare_the_values(state):
    """The values stand; both sides' hits are fixed before any loss (3.16.4d, F63)."""
    rallied(state, DEFENDER)
    for who in range(2):
        suffer(state, who, state.value[who], state.value[1 - who])


def decide_the_round(state):
    """Who is alone has won; else retreats are considered (3.16.4f, 3.17.4)."""
    if left_on(state, ATTACKER) == 0 or left_on(state, DEFENDER) == 0:
        settle_the_winner(state)
        go_to(state, CAPTURE if is_at_sea(state) else STEP_SIX)


def fight_on(state):
    """Nobody has retreated, and the next round begins; or somebody has won (3.16.5, 3.17.4)."""
    if state.retreated == NEITHER:
        state.battle_round += 1
        go_to(state, ROUND_AT_SEA if is_at_sea(state) else STEP_FOUR)
    else:
        settle_the_winner(state)


# --- values ---------------------------------------------------------------------------------------

VALUE = told(
    "value",
    "3.16.4c",
    _("{side}: {dice} and {modifiers} make {value}; strength {strength}."),
    part=Part(totals=("value",), threw=("dice",)),
)
NAVAL_VALUE = told(
    "naval_value",
    "3.17.4",
    _("{fleet}: {dice} and {modifiers} make {value}; strength {strength}."),
    part=Part(totals=("value",), threw=("dice",)),
)


def reckon(state):
    """Dice and modifiers, never below the period's number (F4, 3.1.6, 3.16.4c, 3.17.4)."""
    for who in range(2):
        if is_at_sea(state):
            added = tell_modifiers_at_sea(state, who)
        else:
            added = tell_modifiers(state, who)
        state.value[who] = max(state.thrown[who] + added, period(state))
        tell_the_value(state, who, added)


def tell_the_value(state, who, added):
    """How it has come about (3.16.4c, 3.17.4)."""
    dice, value, force = state.thrown[who], state.value[who], strength_on(state, who)
    if is_at_sea(state):
        tell(state, NAVAL_VALUE, fleet_of(state, who), dice, added, value, force)
    else:
        tell(state, VALUE, state.side[who], dice, added, value, force)


def strength_on(state, who):
    """The factors of a side, of its units or of its ships (3.16.4a, 3.17.4)."""
    return strength_at_sea(state, who) if is_at_sea(state) else strength(state, who)


def rally(state, who):
    """Whose value is lower throws both dice again, once (3.19 N°48)."""
    if plays_now(state, who, cards.RALLY) and state.value[who] < state.value[1 - who]:
        state.thrown[who] = 0
        throw(state, 2)


def rallied(state, who):
    """The new dice count (3.19 N°48)."""
    if state.thrown[who] == 0:
        state.thrown[who] = state.dice_sum
        reckon(state)


# --- hits -----------------------------------------------------------------------------------------


def hits_by_values(own, enemy):
    """Equal 1 hit, lower 2, half or less 3 (3.16.4d)."""
    if own >= enemy:
        return 1 if own == enemy else 0
    return 3 if 2 * own <= enemy else 2


def retreat_by_values(own, enemy):
    """Equal and lower may, half or less must (3.16.4d)."""
    if own > enemy:
        return MAY_NOT
    return MUST if 2 * own <= enemy else MAY


def hits_of_round(state, who, own, enemy):
    """By the values, and one more for each full ten of the enemy's factors; a Medic, at sea a
    Ship's carpenter, saves one (3.16.4d, F63)."""
    hits = hits_by_values(own, enemy) + strength_on(state, 1 - who) // 10
    return max(hits - saves_a_hit(state, who), 0)


def saves_a_hit(state, who):
    """Is there somebody who mends? (3.18 N°1, F63)"""
    if is_at_sea(state):
        return has_aboard(state, fleet_of(state, who), goods.SHIPS_CARPENTER)
    return has_medic(state, who)


HITS = told("hits", "3.16.4d", _("{side} takes {hits}."), part=Part())
NAVAL_HITS = told("naval_hits", "F63", _("{fleet} takes {hits}."), part=Part())


def suffer(state, who, own, enemy):
    """What the values bring; a Field surgeon saves two; a failed charge costs a horse (3.16.4d,
    3.16.2d, F63)."""
    state.may_retreat[who] = retreat_by_values(own, enemy)
    state.hits[who] = hits_of_round(state, who, own, enemy)
    if is_at_sea(state):
        tell(state, NAVAL_HITS, fleet_of(state, who), state.hits[who])
        return
    if plays_now(state, who, cards.FIELD_SURGEON):
        state.hits[who] = max(state.hits[who] - SURGEON_SAVES, 0)
    has_charged = state.battle_round == 1 and state.charging[who] > 0
    has_failed = has_charged and own < enemy and cavalry_on(state, who) > 0
    state.charge_hits[who] = 1 if has_failed else 0
    tell(state, HITS, state.side[who], state.hits[who] + state.charge_hits[who])


# --- who has won ----------------------------------------------------------------------------------


def left_on(state, who):
    """What a side can still lose: units, at sea ships (3.16.4f, 3.17.4)."""
    return ships_of_side(state, who) if is_at_sea(state) else left_standing(state, who)


WON = told("won", "3.16.4f", _("{side} wins."), weight=1, part=Part(won="side"))
UNDECIDED = told("undecided", "3.16.4f", _("Nobody wins."), part=Part(ends=True))
SEA_WON = told("sea_won", "3.17.6", _("{side} wins at sea."), weight=1, part=Part(won="side"))


def settle_the_winner(state):
    """Whose enemy has retreated, or who is left; if nobody is left who defends his own land has
    held it (3.16.4f, 3.17.5, 3.17.6)."""
    first, second = left_on(state, ATTACKER), left_on(state, DEFENDER)
    has_held = not is_at_sea(state) and defends_own_land(state, DEFENDER)
    if state.retreated != NEITHER:
        state.winner = 1 - state.retreated
    elif first > 0 and second == 0:
        state.winner = ATTACKER
    elif first == 0 and (second > 0 or has_held):
        state.winner = DEFENDER
    if state.winner != NEITHER:
        tell(state, SEA_WON if is_at_sea(state) else WON, state.side[state.winner])
    elif not is_at_sea(state):
        tell(state, UNDECIDED)
