"""Chapter "Tests" (P10, P11, 3.8): a die and a printed value with its modifiers against a
difficulty."""

from __future__ import annotations

from tabard.engine.events import SECOND, Part
from tabard.engine.flow.sequence import Course
from tabard.engine.flow.stack import go_to, pop, push
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from . import phases
from .book import refuse, told
from .components import bandits
from .dice import throw
from .readings import experience_rerolls

HELPFUL, HELPFUL_IN_MAGIC = 6, 3  # the printed value from which a brother helps
A_WOUND = 2
STEPS = Course(die=1, total=1, result=1)
TOTAL = STEPS.begins["total"]


def own_die(trait):
    """3.8: the d12 for magic, else the d10."""
    return 12 if trait == bandits.MAGIC else 10


def difficulty_die(trait):
    """P10, P11: two d10, or for magic two d6."""
    return 6 if trait == bandits.MAGIC else 10


def helpers(state, figure, trait):
    """S29, 3.8: the sworn brothers whose printed value is high enough to help."""
    needed = HELPFUL_IN_MAGIC if trait == bandits.MAGIC else HELPFUL
    return sum(
        bandits.VALUE[bandit][trait] >= needed
        for bandit in range(bandits.BANDITS)
        if state.leader[bandit] == figure
    )


def tokens_value(state, figure):
    """3.8, A28: -2 for each wound and +1 for each experience token."""
    experience = 0 if experience_rerolls(state) else state.experience[figure]
    return experience - A_WOUND * state.wound[figure]


def value_in_a_test(state, figure, trait):
    """3.8: the printed value, the tokens, and the brothers who help; not the place."""
    return (
        bandits.VALUE[figure][trait] + tokens_value(state, figure) + helpers(state, figure, trait)
    )


def begin_test(state, figure, trait, difficulty, bonus):
    """3.8: the owner rolls; the phase below goes on when the test is over."""
    state.tested = figure
    state.test_trait = trait
    state.test_difficulty = difficulty
    state.test_bonus = bonus
    state.test_paid = 0
    push(state, phases.TEST, state.owner[figure])


def test_margin(state):
    """3.8: total less difficulty, of the last test."""
    return state.test_total - state.test_difficulty


def test_passed(state):
    """3.8: the total reaches the difficulty."""
    return test_margin(state) >= 0


def throw_own_die(state):
    """3.8: the die falls."""
    throw(state, phases.OWN_DIE, 1, own_die(state.test_trait))


REACHED = told(
    "reached",
    "3.8",
    _("{figure} reaches {total} against {difficulty}."),
    part=Part(opens=("figure",), totals=("total",), reach="difficulty"),
)


def show_the_total(state):
    """3.8: die, value and modifiers; then the owner may roll again, and the second roll counts."""
    figure = state.tested
    value = value_in_a_test(state, figure, state.test_trait) + state.test_bonus
    state.test_total = state.dice_sum + value
    tell(state, REACHED, figure, state.test_total, state.test_difficulty)
    if can_read(state, figure) or can_pay(state, figure):
        push(state, phases.REROLL, state.owner[figure])


TEST_PASSED = told(
    "passed", "3.8", _("{figure} passes the test of {trait}."), part=Part(won="figure")
)
TEST_FAILED = told("failed", "3.8", _("{figure} fails the test of {trait}."), part=Part(won=SECOND))


def tell_the_result(state):
    """3.8: passed, if the total reaches the difficulty."""
    result = TEST_PASSED if test_passed(state) else TEST_FAILED
    tell(state, result, state.tested, state.test_trait)


def roll_again(state):
    """3.8: the own die of the test falls again."""
    pop(state)
    go_to(state, TOTAL)
    throw_own_die(state)


def can_read(state, figure):
    """3.8: its book has not been read in this chapter."""
    return state.book[figure] == 1 and state.book_used[figure] == 0


def can_pay(state, figure):
    """A28: by the option, one experience token for one new roll in a test."""
    return experience_rerolls(state) and state.experience[figure] > 0 and state.test_paid == 0


NO_BOOK_TO_READ = refuse("3.8", _("{figure} has no book to read in this chapter."))


def why_not_read_book(state, seat):
    """3.8: once a chapter, with the total in view."""
    return LEGAL if can_read(state, state.tested) else because(NO_BOOK_TO_READ, state.tested)


READ_THE_BOOK = told("read", "3.8", _("{figure} reads the heavenly book."))


def read_book(state, seat):
    """3.8: the heavenly book gives a new roll."""
    state.book_used[state.tested] = 1
    tell(state, READ_THE_BOOK, state.tested)
    roll_again(state)


def default_read_book(state, seat):
    """3.17: after a failure."""
    return not test_passed(state)


NO_PAID_ROLL = refuse("A28", _("Experience does not pay for another roll here."))


def why_not_pay_experience(state, seat):
    """A28: once in a test, where experience pays for rolls."""
    return LEGAL if can_pay(state, state.tested) else because(NO_PAID_ROLL)


PAID_FOR_A_ROLL = told("paid_for_a_roll", "A28", _("{figure} spends experience for a new roll."))


def pay_experience(state, seat):
    """A28: an experience token is discarded for a new roll."""
    state.experience[state.tested] -= 1
    state.test_paid = 1
    tell(state, PAID_FOR_A_ROLL, state.tested)
    roll_again(state)


def default_pay_experience(state, seat):
    """3.17, A28: after a failure."""
    return not test_passed(state)


def keep_roll(state, seat):
    """3.8: nobody must roll again; the roll stands."""
    pop(state)


def default_keep_roll(state, seat):
    """3.17: after a success."""
    return test_passed(state)
