"""Exact odds (3.16): the chance of a duel or a test as a fraction, counted by convolution.

Nothing here is a rule: it is for people and bots who ask before they dare. Values and dice come
from the rules themselves; the chances from counting cases that are equally likely. Where a figure
may roll again it does so after every failure, as long as it can.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from .components import bandits, events, faces
from .contest import duel_die, duel_value
from .peripeties import AT_HOME
from .quests import bonus_on_a_quest
from .readings import favourite_places_help
from .rescue import RESCUE_DIFFICULTY
from .state import State
from .tests_of_skill import can_pay, can_read, difficulty_die, own_die, value_in_a_test

Ways = Counter[int]  # how many equally likely cases give each total


def added(ways: Ways, more: Ways) -> Ways:
    """The totals of two independent throws together: a convolution."""
    together: Ways = Counter()
    for total, count in ways.items():
        for other, others in more.items():
            together[total + other] += count * others
    return together


def dice(number: int, sides: int) -> Ways:
    """So many dice with so many sides, added up."""
    ways: Ways = Counter({0: 1})
    for _ in range(number):
        ways = added(ways, Counter(dict.fromkeys(range(1, sides + 1), 1)))
    return ways


def opposite(ways: Ways) -> Ways:
    """The same totals, to be taken away."""
    return Counter({-total: count for total, count in ways.items()})


def duel_odds(
    state: State, attacker: int, defender: int, trait: int
) -> tuple[Fraction, Fraction, Fraction]:
    """The chances that the attacker kills, that the two tie, that he is killed (3.16, S28, S30,
    S35)."""
    lead = duel_value(state, attacker, trait) - duel_value(state, defender, trait)
    mine, his = (dice(1, duel_die(state, who, trait)) for who in (attacker, defender))
    ways = added(mine, opposite(his))
    kills = sum(count for total, count in ways.items() if total + lead > 0)
    ties = ways[-lead]
    cases = ways.total()
    return Fraction(kills, cases), Fraction(ties, cases), Fraction(cases - kills - ties, cases)


def test_odds(state: State, figure: int, trait: int, difficulty: Ways, bonus: int) -> Fraction:
    """The chance that a figure passes a test against such a difficulty, its brothers, tokens, book
    and paid rolls included (3.16, 3.8)."""
    value = value_in_a_test(state, figure, trait) + bonus
    own, rolls = dice(1, own_die(trait)), 1 + rolls_again(state, figure)
    passed = Fraction(0)
    for needed, count in difficulty.items():
        enough = sum(ways for face, ways in own.items() if face + value >= needed)
        fails = Fraction(own.total() - enough, own.total())
        passed += count * (1 - fails**rolls)
    return passed / difficulty.total()


def rolls_again(state: State, figure: int) -> int:
    """How often the own die of one test can be rolled again (3.8, A28)."""
    state = state.copy()
    state.test_paid = 0
    return int(can_read(state, figure)) + int(can_pay(state, figure))


def trial_odds(state: State, figure: int, trait: int, bonus: int = 0) -> Fraction:
    """Against dice of difficulty: an incident whose test is known, or at the gate (P10, P11)."""
    return test_odds(state, figure, trait, dice(2, difficulty_die(trait)), bonus)


def peripety_odds(state: State, figure: int) -> Fraction:
    """The chance that an incident succeeds, before any die has fallen (P6 to P11)."""
    at_home = Fraction(1 if favourite_places_help(state) else 0, bandits.PLACES)
    odds = Fraction(0)
    for trait in bandits.CHARACTERISTICS.numbers:
        elsewhere = trial_odds(state, figure, trait)
        chance = at_home * trial_odds(state, figure, trait, AT_HOME) + (1 - at_home) * elsewhere
        odds += faces.FACES_OF_THE_TEST_DIE[trait] * chance
    return odds / sum(faces.FACES_OF_THE_TEST_DIE)


def quest_odds(state: State, figure: int, quest: int) -> Fraction:
    """The chance that a figure does this quest (3.7)."""
    difficulty: Ways = Counter({events.EVENT_DIFFICULTY[quest]: 1})
    bonus = bonus_on_a_quest(figure, quest)
    return test_odds(state, figure, events.EVENT_TEST[quest], difficulty, bonus)


def rescue_odds(state: State, figure: int) -> Fraction:
    """The chance that a figure frees the convict next to it (3.6)."""
    return test_odds(state, figure, bandits.COMBAT, Counter({RESCUE_DIFFICULTY: 1}), 0)
