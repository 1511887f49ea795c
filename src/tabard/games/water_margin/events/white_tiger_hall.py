"""Marshal Gao's trap (3.19) (EI1, the White Tiger Hall)."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because
from tabard.engine.words import _

from ..board import distance, is_figure_of
from ..book import refuse
from ..components import bandits, events, squares
from ..prison import become_convict
from ..tests_of_skill import begin_test, test_passed
from .whom import is_free_and_unlocked, why_not_own_figure

NOT_FREE_TO_BE_TRAPPED = refuse(
    "EI1", _("{figure} is a convict, in prison or locked in a duel: no trap for it.")
)
ANOTHER_IS_NEARER_DONGJING = refuse("EI1", _("{other} is nearer to Dongjing than {figure}."))


def why_not_white_tiger_hall(state, seat, figure):
    """The own free, unlocked figure nearest to Dongjing; among equals the owner chooses (EI1)."""
    if refusal := why_not_own_figure(state, seat, figure):
        return refusal
    if not is_free_and_unlocked(state, figure):
        return because(NOT_FREE_TO_BE_TRAPPED, figure)
    for other in range(bandits.BANDITS):
        if is_figure_of(state, seat, other) and is_free_and_unlocked(state, other):
            if to_dongjing(state, other) < to_dongjing(state, figure):
                return because(ANOTHER_IS_NEARER_DONGJING, other, figure)
    return LEGAL


def to_dongjing(state, figure):
    """How far it is to the capital (EI1)."""
    return distance(state.square[figure], squares.DONGJING)


def white_tiger_hall(state, figure):
    """A test of the mind against 12 (EI1)."""
    state.chosen = figure
    begin_test(
        state,
        figure,
        events.EVENT_TEST[events.WHITE_TIGER_HALL],
        events.EVENT_DIFFICULTY[events.WHITE_TIGER_HALL],
        0,
    )


def judge_in_the_hall(state):
    """Whoever has failed becomes a convict bound for Cangzhou (EI1)."""
    if not test_passed(state):
        become_convict(state, state.chosen, squares.CANGZHOU)
