"""Do dice, tests, wounds and arrests belong to what goes on? (3.2, 3.8)"""

from __future__ import annotations

from tabard.engine.flow.stack import goes_on, level_of
from tabard.engine.kinds import NUMBER
from tabard.engine.rule import because
from tabard.engine.words import _, n_

from .. import phases
from ..board import is_convict, is_figure_of, is_prisoner
from ..book import complain
from ..components import bandits, events, faces, pieces
from ..contest import DEFENDER_ROLLS, duel_die
from ..peripeties import TAELS_DIE, place_bonus, somebody_is_to_meet
from ..phases import PHASES
from ..quests import bonus_on_a_quest
from ..readings import experience_rerolls, most_wounds
from ..rescue import RESCUE_DIFFICULTY
from ..tests_of_skill import A_WOUND, difficulty_die, own_die, value_in_a_test
from .fighting import ARRESTED, IS_ABOUT_ANOTHER, IS_NO_FIGURE, MET, TESTED, TOTAL_OFF, WOUNDED
from .homeless import has_just_died
from .marks import CANNOT_MEET, STILL_TO_MEET


def tests_off(state):
    """Incidents, tests, wounds, arrests and the dice that fall in them (3.8)."""
    return (
        meeting_off(state)
        or test_off(state, level_of(state, phases.TEST))
        or wounds_off(state, level_of(state, phases.WOUNDING))
        or arrest_off(state, level_of(state, phases.ARREST))
        or dice_off(state, state.frame_phase[state.depth - 1])
    )


def about(state, level):
    """The figure that an incident, a quest, an event, a rescue or a try is about (3.5)."""
    phase = state.frame_phase[level]
    if phase == phases.MEETING:
        return state.met
    if phase == phases.RESCUE:
        return state.mover
    return state.candidate if phase == phases.JOINING else state.chosen


# --- incidents ----------------------------------------------------------------------------------


NOBODY_TO_MEET = complain("P1", _("No incident of a figure of {seat} is to come."))


def meeting_off(state):
    """An own figure meets something, at large and once, and what follows comes of the dice (P1, P2,
    3.8)."""
    level, met, top = level_of(state, phases.MEETING), state.met, state.depth - 1
    if state.frame_phase[top] == phases.NEXT_FIGURE and not somebody_is_to_meet(state):
        return because(NOBODY_TO_MEET, state.frame_seat[top])
    if level < 0 or has_just_died(state):
        return 0
    if met == bandits.NOBODY or not is_figure_of(state, state.frame_seat[level], met):
        return because(IS_NO_FIGURE, MET, met, state.frame_seat[level])
    if state.to_meet[met]:
        return because(STILL_TO_MEET, met)
    if is_prisoner(state, met):
        return because(CANNOT_MEET, met)
    if level < top:
        return outcome_off(state, state.frame_phase[level + 1])
    return 0


PLACE_OFF = complain(
    "3.8", _("The place die shows {found}; “{phase}” does not come of it."), found=bandits.PLACES,
    phase=PHASES,
)  # fmt: skip
ADVERSARY_OFF = complain(
    "3.8", _("The adversary is {found}; “{phase}” does not come of it."), found=faces.ADVERSARIES,
    phase=PHASES,
)  # fmt: skip


def outcome_off(state, phase):
    """By the place the reward, by the adversary the penalty (3.8)."""
    place, adversary = state.met_place, state.met_adversary
    if phase == phases.FOREST_REWARD and place != bandits.FOREST:
        return because(PLACE_OFF, place, phase)
    if phase == phases.TAELS_DICE and place != bandits.FOREST and place != bandits.IN_TOWN:
        return because(PLACE_OFF, place, phase)
    if phase == phases.ARREST and adversary != faces.A_MANDARIN:
        return because(ADVERSARY_OFF, adversary, phase)
    if phase == phases.WOUNDING and not strikes(adversary):
        return because(ADVERSARY_OFF, adversary, phase)
    return 0


def strikes(adversary):
    """Soldiers, bandits and animals wound (3.8)."""
    return faces.SOLDIERS <= adversary <= faces.AN_ANIMAL


# --- tests ---------------------------------------------------------------------------------------


NOTHING_PAID = complain("A28", _("Experience has paid for a roll; here it does not."))


def test_off(state, level):
    """The figure that it is about is tested, in what and against what it must be (3.8)."""
    if state.test_paid and not experience_rerolls(state):
        return because(NOTHING_PAID)
    if level < 0:
        return 0
    tested, under = state.tested, state.frame_phase[level - 1]
    if tested == bandits.NOBODY or not is_figure_of(state, state.frame_seat[level], tested):
        return because(IS_NO_FIGURE, TESTED, tested, state.frame_seat[level])
    if tested != about(state, level - 1):
        return because(IS_ABOUT_ANOTHER, TESTED, tested, about(state, level - 1))
    return printed_off(state, under) or (goes_on(state, phases.REROLL) and total_off(state, tested))


TRAIT_OFF = complain(
    "3.8", _("The test is of {found}; it must be of {should}."), found=bandits.CHARACTERISTICS,
    should=bandits.CHARACTERISTICS,
)  # fmt: skip
DIFFICULTY_OFF = complain("P10", _("The difficulty is {found}; it must be {low} to {high}."))
BONUS_OFF = complain(
    "3.8", _("Place or card add {found} to the test; it must be {should}."), should=NUMBER
)


def printed_off(state, under):
    """Characteristic, difficulty and bonus; rolled, printed, or of a rescue (3.6, 3.7, 3.8, P10,
    P11)."""
    trait, bonus = state.test_trait, 0
    low, high = 2, 2 * difficulty_die(trait)
    if under == phases.RESCUE:
        trait, low, high = bandits.COMBAT, RESCUE_DIFFICULTY, RESCUE_DIFFICULTY
    elif under == phases.MEETING:
        bonus = place_bonus(state)
    elif (under == phases.QUEST or under == phases.EVENT) and state.event != events.NO_EVENT:
        trait, low = events.EVENT_TEST[state.event], events.EVENT_DIFFICULTY[state.event]
        high = low
        bonus = bonus_on_a_quest(state.tested, state.event)
    if state.test_trait != trait:
        return because(TRAIT_OFF, state.test_trait, trait)
    if not low <= state.test_difficulty <= high:
        return because(DIFFICULTY_OFF, state.test_difficulty, low, high)
    if state.test_bonus != bonus:
        return because(BONUS_OFF, state.test_bonus, bonus)
    return 0


def total_off(state, figure):
    """A die, the value and the bonus; wounds that have been healed since do not count (3.8)."""
    value = value_in_a_test(state, figure, state.test_trait) + state.test_bonus
    low = value + 1 - A_WOUND * (most_wounds(state) - state.wound[figure])
    high = value + own_die(state.test_trait)
    if not low <= state.test_total <= high:
        return because(TOTAL_OFF, state.test_total, low, high)
    return 0


# --- wounds and arrests --------------------------------------------------------------------------


WOUNDS_FOR_NOBODY = complain(
    "3.8",
    n_(
        "{found} wound is still to be taken, by nobody; it must be 0.",
        "{found} wounds are still to be taken, by nobody; it must be 0.",
    ),
)
WOUNDS_OFF = complain(
    "3.8", _("{figure} has {found} wounds still to take; it can be {most} at most.")
)
NOT_DYING = complain("3.8", _("{figure} is not about to take a wound that kills."))


def wounds_off(state, level):
    """Two wounds at most in an incident, else one, of the figure that it is about (3.8)."""
    figure, due = state.wounded, state.wounds_due
    if level < 0:
        return because(WOUNDS_FOR_NOBODY, due) if due != 0 else 0
    if figure != about(state, level - 1):
        return because(IS_ABOUT_ANOTHER, WOUNDED, figure, about(state, level - 1))
    if has_just_died(state):
        return 0
    if figure == bandits.NOBODY or not is_figure_of(state, state.frame_seat[level], figure):
        return because(IS_NO_FIGURE, WOUNDED, figure, state.frame_seat[level])
    most = 2 if state.frame_phase[level - 1] == phases.MEETING else 1
    if due > most:
        return because(WOUNDS_OFF, figure, due, most)
    if goes_on(state, phases.DEADLY_WOUND):
        if due == 0 or state.wound[figure] < most_wounds(state) or state.banquet[figure] == 0:
            return because(NOT_DYING, figure)
    return 0


SUM_OFF = complain("3.2", _("The dice that have fallen show {found}; it can be {low} to {high}."))
CANNOT_BE_ARRESTED = complain(
    "3.8", _("{figure} is a convict or in prison already and cannot be arrested.")
)


def arrest_off(state, level):
    """The figure that it is about, no convict and not in prison yet; the d4 has fallen when the
    mandarin asks (3.8)."""
    if level < 0:
        return 0
    figure = state.arrested
    if figure != about(state, level - 1):
        return because(IS_ABOUT_ANOTHER, ARRESTED, figure, about(state, level - 1))
    if figure == bandits.NOBODY or not is_figure_of(state, state.frame_seat[level], figure):
        return because(IS_NO_FIGURE, ARRESTED, figure, state.frame_seat[level])
    if is_convict(state, figure) or is_prisoner(state, figure):
        return because(CANNOT_BE_ARRESTED, figure)
    if goes_on(state, phases.BRIBE) and not 1 <= state.dice_sum <= pieces.MOST_TURNS_IN_PRISON:
        return because(SUM_OFF, state.dice_sum, 1, pieces.MOST_TURNS_IN_PRISON)
    return 0


# --- dice ----------------------------------------------------------------------------------------


DICE_FOR_NOTHING = complain(
    "3.2",
    n_(
        "{found} die is still to fall; nothing asks for any, it must be 0.",
        "{found} dice are still to fall; nothing asks for any, it must be 0.",
    ),
)
DICE_OFF = complain(
    "3.2", _("For “{phase}” {found} dice are still to fall; it must be 1 to {most}."), phase=PHASES
)
SIDES_OFF = complain(
    "3.2",
    n_(
        "For “{phase}” the dice have {found} side; it must be {should}.",
        "For “{phase}” the dice have {found} sides; it must be {should}.",
        "found",
    ),
    phase=PHASES,
    should=NUMBER,
)


def dice_off(state, phase):
    """Dice fall only where a rule rolls them, as many and with as many sides as it says (3.2)."""
    left, total = state.dice_left, state.dice_sum
    if not is_numbered_die(phase):
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


def is_numbered_die(phase):
    """The dice that show numbers stand side by side among the phases (3.2)."""
    return phases.OWN_DIE <= phase <= phases.DUEL_DIE


def dice_rolled(state, phase):
    """Two for a difficulty and for the taels of a town, else one (P10, 3.8)."""
    in_town = phase == phases.TAELS_DICE and state.met_place == bandits.IN_TOWN
    return 2 if in_town or phase == phases.DIFFICULTY_DICE else 1


def sides_of(state, phase):
    """The sides of the die (S28, P10, P11, 3.8)."""
    if phase == phases.OWN_DIE:
        return own_die(state.test_trait)
    if phase == phases.DIFFICULTY_DICE:
        return difficulty_die(state.test_trait)
    if phase == phases.PRISON_DIE:
        return pieces.MOST_TURNS_IN_PRISON
    if phase == phases.TAELS_DICE:
        return TAELS_DIE
    attacker_rolls = state.frame_cursor[state.depth - 2] == DEFENDER_ROLLS  # he is next
    return duel_die(state, state.attacker if attacker_rolls else state.defender, state.duel_trait)
