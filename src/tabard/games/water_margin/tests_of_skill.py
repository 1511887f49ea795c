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
    """The d12 for magic, else the d10 (3.8)."""
    return 12 if trait == bandits.MAGIC else 10


def difficulty_die(trait):
    """Two d10, or for magic two d6 (P10, P11)."""
    return 6 if trait == bandits.MAGIC else 10


def helpers(state, figure, trait):
    """The sworn brothers whose printed value is high enough to help (S29, 3.8)."""
    needed = HELPFUL_IN_MAGIC if trait == bandits.MAGIC else HELPFUL
    return sum(
        bandits.VALUE[bandit][trait] >= needed
        for bandit in range(bandits.BANDITS)
        if state.leader[bandit] == figure
    )


def tokens_value(state, figure):
    """-2 for each wound and +1 for each experience token (3.8, A28)."""
    experience = 0 if experience_rerolls(state) else state.experience[figure]
    return experience - A_WOUND * state.wound[figure]


def value_in_a_test(state, figure, trait):
    """The printed value, the tokens, and the brothers who help; not the place (3.8)."""
    return (
        bandits.VALUE[figure][trait] + tokens_value(state, figure) + helpers(state, figure, trait)
    )


def begin_test(state, figure, trait, difficulty, bonus):
    """The owner rolls; the phase below goes on when the test is over (3.8)."""
    state.tested = figure
    state.test_trait = trait
    state.test_difficulty = difficulty
    state.test_bonus = bonus
    state.test_paid = 0
    push(state, phases.TEST, state.owner[figure])


def test_margin(state):
    """Total less difficulty, of the last test (3.8)."""
    return state.test_total - state.test_difficulty


def test_passed(state):
    """The total reaches the difficulty (3.8)."""
    return test_margin(state) >= 0


def throw_own_die(state):
    """The die falls (3.8)."""
    throw(state, phases.OWN_DIE, 1, own_die(state.test_trait))


REACHED = told(
    "reached",
    "3.8",
    _("{figure} reaches {total} against {difficulty}."),
    part=Part(opens=("figure",), totals=("total",), reach="difficulty"),
)


def show_the_total(state):
    """Die, value and modifiers; then the owner may roll again, and the second roll counts (3.8)."""
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
    """Passed, if the total reaches the difficulty (3.8)."""
    result = TEST_PASSED if test_passed(state) else TEST_FAILED
    tell(state, result, state.tested, state.test_trait)


def roll_again(state):
    """The own die of the test falls again (3.8)."""
    pop(state)
    go_to(state, TOTAL)
    throw_own_die(state)


def can_read(state, figure):
    """Its book has not been read in this chapter (3.8)."""
    return state.book[figure] == 1 and state.book_used[figure] == 0


def can_pay(state, figure):
    """By the option, one experience token for one new roll in a test (A28)."""
    return experience_rerolls(state) and state.experience[figure] > 0 and state.test_paid == 0


NO_BOOK_TO_READ = refuse("3.8", _("{figure} has no book to read in this chapter."))


def why_not_read_book(state, seat):
    """Once a chapter, with the total in view (3.8)."""
    return LEGAL if can_read(state, state.tested) else because(NO_BOOK_TO_READ, state.tested)


READ_THE_BOOK = told("read", "3.8", _("{figure} reads the heavenly book."))


def read_book(state, seat):
    """The heavenly book gives a new roll (3.8)."""
    state.book_used[state.tested] = 1
    tell(state, READ_THE_BOOK, state.tested)
    roll_again(state)


def default_read_book(state, seat):
    """After a failure (3.17)."""
    return not test_passed(state)


NO_PAID_ROLL = refuse("A28", _("Experience does not pay for another roll here."))


def why_not_pay_experience(state, seat):
    """Once in a test, where experience pays for rolls (A28)."""
    return LEGAL if can_pay(state, state.tested) else because(NO_PAID_ROLL)


PAID_FOR_A_ROLL = told("paid_for_a_roll", "A28", _("{figure} spends experience for a new roll."))


def pay_experience(state, seat):
    """An experience token is discarded for a new roll (A28)."""
    state.experience[state.tested] -= 1
    state.test_paid = 1
    tell(state, PAID_FOR_A_ROLL, state.tested)
    roll_again(state)


def default_pay_experience(state, seat):
    """After a failure (3.17, A28)."""
    return not test_passed(state)


def keep_roll(state, seat):
    """Nobody must roll again; the roll stands (3.8)."""
    pop(state)


def default_keep_roll(state, seat):
    """After a success (3.17)."""
    return test_passed(state)
