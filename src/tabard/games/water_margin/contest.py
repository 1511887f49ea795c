"""Chapter "Duel": a characteristic and two dice (S26 to S29, 3.10 steps 1 and 2), on the road, at
the gate (3.11) and before another's refuge (A20)."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.sequence import Course
from tabard.engine.flow.stack import pop, push
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from . import phases
from .board import is_locked
from .book import refuse, told
from .components import bandits
from .dice import throw
from .readings import (
    defenders_best_is_barred,
    duel_die_by_experience,
    duel_die_by_star,
    experience_rerolls,
    ties_keep_their_characteristic,
    tokens_count_in_duels,
)
from .tests_of_skill import A_WOUND

OF_A_D10, OF_A_D12 = 11, 13  # twice what the die shows on average
STEPS = Course(challenge=1, attackers_die=1, defenders_die=1, margin=1)
DEFENDER_ROLLS, MARGIN = STEPS.begins["defenders_die"], STEPS.begins["margin"]


def begin_contest(state, attacker, defender):
    """The attacker challenges; the phase below finds duel_margin when both have rolled (S26)."""
    state.attacker = attacker
    state.defender = defender
    push(state, phases.CONTEST, state.owner[attacker])


def attacker_rolls(state):
    """The attacker's die falls (S28)."""
    throw(state, phases.DUEL_DIE, 1, duel_die(state, state.attacker, state.duel_trait))


def defender_rolls(state):
    """The attacker's total stands, and the defender's die falls (S28)."""
    state.attacker_total = duel_total(state, state.attacker)
    throw(state, phases.DUEL_DIE, 1, duel_die(state, state.defender, state.duel_trait))


def find_the_margin(state):
    """By how much the attacker's total is the higher one (S28)."""
    state.duel_margin = state.attacker_total - duel_total(state, state.defender)


def leave_the_field(state):
    """The duel is settled (3.10)."""
    state.attacker = bandits.NOBODY
    state.defender = bandits.NOBODY


CHALLENGED = told(
    "challenged",
    "S26",
    _("{figure} challenges {foe} on {trait}."),
    part=Part(opens=("figure", "foe")),
)


def name_the_characteristic(state):
    """The attacker chooses; by the option a tied duel keeps its characteristic (S26, A8)."""
    if is_locked(state, state.attacker) and ties_keep_their_characteristic(state):
        state.duel_trait = state.tied_on[state.attacker]
        tell(state, CHALLENGED, state.attacker, state.defender, state.duel_trait)
    else:
        push(state, phases.CHALLENGE, state.owner[state.attacker])


def barred_characteristic(state):
    """The attacker's best printed value (by the option the defender's) (S27, A2, A3)."""
    return bandits.BEST[state.defender if defenders_best_is_barred(state) else state.attacker]


BEST_CHARACTERISTIC = refuse(
    "S27", _("{trait} is the best characteristic of {bandit} and is barred.")
)


def why_not_challenge(state, seat, trait):
    """Any characteristic but the best (S26, S27)."""
    if trait == barred_characteristic(state):
        champion = state.defender if defenders_best_is_barred(state) else state.attacker
        return because(BEST_CHARACTERISTIC, trait, champion)
    return LEGAL


def challenge(state, seat, trait):
    """The defender is challenged on it (S26)."""
    state.duel_trait = trait
    tell(state, CHALLENGED, state.attacker, state.defender, trait)
    pop(state)


def default_challenge(state, seat, trait):
    """The higher with modifiers and the mean of the die; Combat before Mind before Magic (3.17)."""
    for other in range(bandits.CHARACTERISTICS):
        if other != barred_characteristic(state) and other != trait:
            mine, his = twice_expected(state, trait), twice_expected(state, other)
            if his > mine or (his == mine and other < trait):
                return False
    return True


def twice_expected(state, trait):
    """Twice what the attacker can expect to reach (3.17)."""
    mean = OF_A_D12 if duel_die(state, state.attacker, trait) == 12 else OF_A_D10
    return mean + 2 * duel_value(state, state.attacker, trait)


def duel_die(state, bandit, trait):
    """The d12 for magic, else the d10; by the options stars of heaven, or whoever has experience,
    roll the d12 (S28, A1)."""
    if duel_die_by_star(state):
        return 12 if bandit <= bandits.LAST_OF_HEAVEN else 10
    if duel_die_by_experience(state):
        return 12 if state.experience[bandit] > 0 else 10
    return 12 if trait == bandits.MAGIC else 10


def duel_value(state, bandit, trait):
    """The printed value, -2 for each wound, +1 for each experience; no brothers (S28, S29, A31)."""
    value = bandits.VALUE[bandit][trait]
    if tokens_count_in_duels(state):
        value -= A_WOUND * state.wound[bandit]
        if not experience_rerolls(state) and not duel_die_by_experience(state):
            value += state.experience[bandit]
    return value


DUEL_TOTAL = told("duel_total", "S28", _("{bandit} reaches {total}."), part=Part(totals=("total",)))


def duel_total(state, bandit):
    """What the die has just shown, and the value (S28)."""
    total = state.dice_sum + duel_value(state, bandit, state.duel_trait)
    tell(state, DUEL_TOTAL, bandit, total)
    return total
