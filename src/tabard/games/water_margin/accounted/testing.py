"""Do dice, tests, wounds and arrests belong to what goes on? (3.2, 3.8)"""

from __future__ import annotations

from tabard.engine.rule import because, rule
from tabard.engine.stack import goes_on, level_of

from ..board import is_convict, is_figure_of, is_prisoner
from ..components import (
    A_MANDARIN,
    AN_ANIMAL,
    COMBAT,
    EVENT_DIFFICULTY,
    EVENT_TEST,
    FOREST,
    IN_TOWN,
    NO_EVENT,
    NOBODY,
    SOLDIERS,
)
from ..contest import DEFENDER_ROLLS, duel_die
from ..peripeties import place_bonus, somebody_is_to_meet
from ..quests import bonus_on_a_quest
from ..readings import experience_rerolls, most_wounds
from ..rescue import RESCUE_DIFFICULTY
from ..state import (
    ARREST,
    BRIBE,
    DEADLY_WOUND,
    DIFFICULTY_DICE,
    DUEL_DIE,
    EVENT,
    FOREST_REWARD,
    JOINING,
    MEETING,
    NEXT_FIGURE,
    OWN_DIE,
    PRISON_DIE,
    QUEST,
    REROLL,
    RESCUE,
    TAELS_DICE,
    TEST,
    WOUNDING,
)
from ..tests_of_skill import A_WOUND, difficulty_die, own_die, value_in_a_test
from .complaints import CANNOT_MEET, STILL_TO_MEET
from .complaints_going_on import (
    ADVERSARY_OFF,
    ARRESTED,
    BONUS_OFF,
    CANNOT_BE_ARRESTED,
    DICE_FOR_NOTHING,
    DICE_OFF,
    DIFFICULTY_OFF,
    IS_ABOUT_ANOTHER,
    IS_NO_FIGURE,
    MET,
    NOBODY_TO_MEET,
    NOT_DYING,
    NOTHING_PAID,
    PLACE_OFF,
    SIDES_OFF,
    SUM_OFF,
    TESTED,
    TOTAL_OFF,
    TRAIT_OFF,
    WOUNDED,
    WOUNDS_FOR_NOBODY,
    WOUNDS_OFF,
)
from .homeless import has_just_died


@rule
def tests_off(state):
    """3.8: péripéties, tests, wounds, arrests and the dice that fall in them."""
    wrong = meeting_off(state)
    if wrong == 0:
        wrong = test_off(state, level_of(state, TEST))
    if wrong == 0:
        wrong = wounds_off(state, level_of(state, WOUNDING))
    if wrong == 0:
        wrong = arrest_off(state, level_of(state, ARREST))
    if wrong == 0:
        wrong = dice_off(state, state.frame_phase[state.depth - 1])
    return wrong


@rule
def about(state, level):
    """3.5: the figure that a péripétie, a quest, an event, a rescue or a try is about."""
    phase = state.frame_phase[level]
    if phase == MEETING:
        return state.met
    if phase == RESCUE:
        return state.mover
    return state.candidate if phase == JOINING else state.chosen


# --- péripéties ----------------------------------------------------------------------------------


@rule
def meeting_off(state):
    """P1, P2, 3.8: an own figure meets something, at large and once, and what follows comes of the
    dice."""
    level, met, top = level_of(state, MEETING), state.met, state.depth - 1
    if state.frame_phase[top] == NEXT_FIGURE and not somebody_is_to_meet(state):
        return because(NOBODY_TO_MEET, state.frame_seat[top])
    if level < 0 or has_just_died(state):
        return 0
    if met == NOBODY or not is_figure_of(state, state.frame_seat[level], met):
        return because(IS_NO_FIGURE, MET, met, state.frame_seat[level])
    if state.to_meet[met]:
        return because(STILL_TO_MEET, met)
    if is_prisoner(state, met):
        return because(CANNOT_MEET, met)
    if level < top:
        return outcome_off(state, state.frame_phase[level + 1])
    return 0


@rule
def outcome_off(state, phase):
    """3.8: by the place the reward, by the adversary the penalty."""
    place, adversary = state.met_place, state.met_adversary
    if phase == FOREST_REWARD and place != FOREST:
        return because(PLACE_OFF, place, phase)
    if phase == TAELS_DICE and place != FOREST and place != IN_TOWN:
        return because(PLACE_OFF, place, phase)
    if phase == ARREST and adversary != A_MANDARIN:
        return because(ADVERSARY_OFF, adversary, phase)
    if phase == WOUNDING and not SOLDIERS <= adversary <= AN_ANIMAL:
        return because(ADVERSARY_OFF, adversary, phase)
    return 0


# --- tests ---------------------------------------------------------------------------------------


@rule
def test_off(state, level):
    """3.8: the figure that it is about is tested, in what and against what it must be."""
    if state.test_paid and not experience_rerolls(state):
        return because(NOTHING_PAID)
    if level < 0:
        return 0
    tested, under = state.tested, state.frame_phase[level - 1]
    if tested == NOBODY or not is_figure_of(state, state.frame_seat[level], tested):
        return because(IS_NO_FIGURE, TESTED, tested, state.frame_seat[level])
    if tested != about(state, level - 1):
        return because(IS_ABOUT_ANOTHER, TESTED, tested, about(state, level - 1))
    wrong = printed_off(state, under)
    if wrong == 0 and goes_on(state, REROLL):
        wrong = total_off(state, tested)
    return wrong


@rule
def printed_off(state, under):
    """3.6, 3.7, 3.8, P10, P11: characteristic, difficulty and bonus; rolled, printed, or of a
    rescue."""
    trait, bonus = state.test_trait, 0
    low, high = 2, 2 * difficulty_die(trait)
    if under == RESCUE:
        trait, low, high = COMBAT, RESCUE_DIFFICULTY, RESCUE_DIFFICULTY
    elif under == MEETING:
        bonus = place_bonus(state)
    elif (under == QUEST or under == EVENT) and state.event != NO_EVENT:
        trait, low = EVENT_TEST[state.event], EVENT_DIFFICULTY[state.event]
        high = low
        bonus = bonus_on_a_quest(state.tested, state.event)
    if state.test_trait != trait:
        return because(TRAIT_OFF, state.test_trait, trait)
    if not low <= state.test_difficulty <= high:
        return because(DIFFICULTY_OFF, state.test_difficulty, low, high)
    if state.test_bonus != bonus:
        return because(BONUS_OFF, state.test_bonus, bonus)
    return 0


@rule
def total_off(state, figure):
    """3.8: a die, the value and the bonus; wounds that have been healed since do not count."""
    value = value_in_a_test(state, figure, state.test_trait) + state.test_bonus
    low = value + 1 - A_WOUND * (most_wounds(state) - state.wound[figure])
    high = value + own_die(state.test_trait)
    if not low <= state.test_total <= high:
        return because(TOTAL_OFF, state.test_total, low, high)
    return 0


# --- wounds and arrests --------------------------------------------------------------------------


@rule
def wounds_off(state, level):
    """3.8: two wounds at most in a péripétie, else one, of the figure that it is about."""
    figure, due = state.wounded, state.wounds_due
    if level < 0:
        return because(WOUNDS_FOR_NOBODY, due) if due != 0 else 0
    if figure != about(state, level - 1):
        return because(IS_ABOUT_ANOTHER, WOUNDED, figure, about(state, level - 1))
    if has_just_died(state):
        return 0
    if figure == NOBODY or not is_figure_of(state, state.frame_seat[level], figure):
        return because(IS_NO_FIGURE, WOUNDED, figure, state.frame_seat[level])
    most = 2 if state.frame_phase[level - 1] == MEETING else 1
    if due > most:
        return because(WOUNDS_OFF, figure, due, most)
    if goes_on(state, DEADLY_WOUND):
        if due == 0 or state.wound[figure] < most_wounds(state) or state.banquet[figure] == 0:
            return because(NOT_DYING, figure)
    return 0


@rule
def arrest_off(state, level):
    """3.8: the figure that it is about, no convict and not in prison yet; the d4 has fallen when
    the mandarin asks."""
    if level < 0:
        return 0
    figure = state.arrested
    if figure != about(state, level - 1):
        return because(IS_ABOUT_ANOTHER, ARRESTED, figure, about(state, level - 1))
    if figure == NOBODY or not is_figure_of(state, state.frame_seat[level], figure):
        return because(IS_NO_FIGURE, ARRESTED, figure, state.frame_seat[level])
    if is_convict(state, figure) or is_prisoner(state, figure):
        return because(CANNOT_BE_ARRESTED, figure)
    if goes_on(state, BRIBE) and not 1 <= state.dice_sum <= 4:
        return because(SUM_OFF, state.dice_sum, 1, 4)
    return 0


# --- dice ----------------------------------------------------------------------------------------


@rule
def dice_off(state, phase):
    """3.2: dice fall only where a rule rolls them, as many and with as many sides as it says."""
    left, total = state.dice_left, state.dice_sum
    if not OWN_DIE <= phase <= DUEL_DIE:
        return because(DICE_FOR_NOTHING, left) if left != 0 else 0
    most, sides = dice_rolled(state, phase), sides_of(state, phase)
    if not 1 <= left <= most:
        return because(DICE_OFF, phase, left, most)
    if state.dice_sides != sides:
        return because(SIDES_OFF, phase, state.dice_sides, sides)
    fallen = most - left
    if not fallen <= total <= fallen * sides:
        return because(SUM_OFF, total, fallen, fallen * sides)
    return 0


@rule
def dice_rolled(state, phase):
    """P10, 3.8: two for a difficulty and for the taels of a town, else one."""
    if phase == DIFFICULTY_DICE:
        return 2
    return 2 if phase == TAELS_DICE and state.met_place == IN_TOWN else 1


@rule
def sides_of(state, phase):
    """S28, P10, P11, 3.8: the sides of the die."""
    if phase == OWN_DIE:
        return own_die(state.test_trait)
    if phase == DIFFICULTY_DICE:
        return difficulty_die(state.test_trait)
    if phase == PRISON_DIE:
        return 4
    if phase == DUEL_DIE:
        first = state.frame_cursor[state.depth - 2] == DEFENDER_ROLLS
        return duel_die(state, state.attacker if first else state.defender, state.duel_trait)
    return 10
