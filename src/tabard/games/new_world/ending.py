"""Chapter "Victory and length" (3.21.12, 3.22)."""

from __future__ import annotations

from tabard.engine.flow.stack import cursor, end, phase_now
from tabard.engine.game import Ending
from tabard.engine.rule import LEGAL, because, table, tell
from tabard.engine.words import _

from . import phases
from .book import refuse, told
from .components import board, units
from .glory.points import tell_glory_by_source
from .options import LENGTH, glory_goal, king_divisor, time_is_limited
from .turn.order import COURSE, first_turn
from .world.map import has_colony
from .world.nations import home

ENDINGS = (
    Ending("last_turn", "3.22.1", _("The last turn is over.")),
    Ending("goal", "3.22.1", _("Somebody has reached the glory that was agreed on.")),
    Ending("time", "3.22.1", _("The table has said that time is up.")),
)
LAST_TURN, GOAL_REACHED, TIME_OVER = 1, 2, 3
LAST_OF_ALL = 16
TURN_ENDS = COURSE.begins["end"]
# 3.21, by the number of players and the option.
TURNS = table([[6, 10, 16], [6, 10, 16], [6, 12, 16], [6, 12, 16]])


def last_turn(state):
    """Never after the sixteenth (3.21.12)."""
    turns = TURNS[state.seats - 2][state.option[LENGTH]]
    return min(LAST_OF_ALL, first_turn(state) + turns - 1)


def check_the_end(state):
    """After the last turn, with the glory that was agreed, or when the table has said that time is
    over (3.9.D12, 3.22.1)."""
    if glory_goal(state) > 0:
        for seat in range(state.seats):
            if state.glory[state.nation[seat]] >= glory_goal(state):
                end(state, GOAL_REACHED)
    if state.turn >= last_turn(state):
        end(state, LAST_TURN)
    elif seats_that_call_time(state) == state.seats:
        end(state, TIME_OVER)
    if state.ended:
        tell_glory_by_source(state)


def end_if_over(state):
    """Nothing follows the last turn, nor the administration with which the game is over (3.22.1, of
    a board that somebody has laid out)."""
    if state.turn > last_turn(state):
        end(state, LAST_TURN)
    elif phase_now(state) == phases.TURN and cursor(state) == TURN_ENDS:
        check_the_end(state)


def seats_that_call_time(state):
    """How many have said that the agreed time is over (3.22.1, 4.1)."""
    return sum(state.time_called[seat] for seat in range(state.seats))


NO_TIME_LIMIT = refuse("3.22.1", _("No time limit has been agreed."))
TIME_CALLED = refuse("3.22.1", _("You have said so already: time is up."))


def why_not_call_time(state, seat):
    """Once, in a game with a time limit (3.22.1, 4.1)."""
    if not time_is_limited(state):
        return because(NO_TIME_LIMIT)
    if state.time_called[seat]:
        return because(TIME_CALLED)
    return LEGAL


CALLED_TIME = told("time", "3.22.1", _("{seat} says that time is up."))


def call_time(state, seat):
    """When all have said so the running turn is the last (3.22.1, 4.1)."""
    state.time_called[seat] = 1
    tell(state, CALLED_TIME, seat)


def score(state, seat):
    """Glory, what the king was given, the bid; and the handicap (3.22.1)."""
    nation = state.nation[seat]
    earned = state.glory[nation] + state.given[nation] // king_divisor(state)
    return earned - state.paid_bid[seat] + state.handicap[seat]


def colonies_of(state, nation):
    """How many colonies a nation has (3.7.2)."""
    return sum(has_colony(state, nation, area) for area in range(board.AREAS))


def is_better(state, seat, other):
    """By the score, then ducats at home, then colonies (3.22.1)."""
    if score(state, seat) != score(state, other):
        return score(state, seat) > score(state, other)
    mine, theirs = state.nation[seat], state.nation[other]
    if state.held[home(mine)][units.DUCATS] != state.held[home(theirs)][units.DUCATS]:
        return state.held[home(mine)][units.DUCATS] > state.held[home(theirs)][units.DUCATS]
    return colonies_of(state, mine) > colonies_of(state, theirs)


def place(state, seat):
    """One more than those who are better (3.22.1)."""
    better = sum(1 for other in range(state.seats) if is_better(state, other, seat))
    return 1 + better
