"""Who has no place on the board for a moment (3.6, 3.12), and who can still come to it."""

from __future__ import annotations

from tabard.engine.flow.stack import level_of
from tabard.engine.kinds import NUMBER, SEATS
from tabard.engine.rule import because
from tabard.engine.words import _, n_

from .. import phases
from ..arrival import homeless
from ..board import claimed_by, figure_on, figures, is_empty, is_figure_of
from ..book import complain
from ..components import bandits, pieces, squares
from ..readings import brothers_succeed
from ..rewards import bandits_of


def stands_aside(state, seat):
    """A figure of this player is to be put down now, or leaves a razed refuge (3.6, 3.12)."""
    top = state.depth - 1
    if state.depth == 0 or state.frame_seat[top] != seat:
        return False
    phase = state.frame_phase[top]
    return phase == phases.PLACE_BANDIT or phase == phases.STAY_BEHIND or phase == phases.SCATTER


def has_just_died(state):
    """Somebody has been killed, and his heir is to be put down (A26)."""
    top = state.depth - 1
    if top < 1 or state.frame_phase[top] != phases.PLACE_BANDIT:
        return False
    return state.frame_phase[top - 1] == phases.WOUNDING


def arrivals_off(state):
    """Who is to come, and who is to be put down (3.6, 3.7, 3.12)."""
    wrong = to_come_off(state)
    level, top = level_of(state, phases.SCATTER), state.depth - 1
    if wrong == 0 and level >= 0:
        wrong = razed_off(state, level)
    if wrong == 0 and state.frame_phase[top] == phases.PLACE_BANDIT:
        wrong = placing_off(state, top)
    return wrong


TOO_MANY_FIGURES = complain("3.2", _("{seat} has {found} figures; at most {most} can be."))
TOO_MANY_TO_COME = complain(
    "3.6", _("{found} bandits are to come for {seat}; at most {most} can be."),
    seat=SEATS, found=NUMBER, most=NUMBER,
)  # fmt: skip


def to_come_off(state):
    """One bandit in phase 1 and of an event, as many as a quest brings (3.2, 3.6, 3.7)."""
    level, top = level_of(state, phases.ARRIVALS), state.depth - 1
    if level < 0:
        return 0
    seat, coming, most = state.frame_seat[level], state.frame_cursor[level], 1
    if state.frame_phase[level - 1] == phases.QUEST:
        most = bandits_of(state, state.event)
    if level < top:
        coming += 1
    if coming > most:
        return because(TOO_MANY_TO_COME, seat, coming, most)
    if state.frame_phase[top] == phases.DRAW_BANDIT and figures(state, seat) >= pieces.MOST_FIGURES:
        return because(TOO_MANY_FIGURES, seat, figures(state, seat) + 1, pieces.MOST_FIGURES)
    return 0


def waiting(state, seat):
    """How many figures of this player stand nowhere (3.6, 3.12)."""
    return sum(
        1
        for figure in range(bandits.BANDITS)
        if is_figure_of(state, seat, figure) and state.square[figure] == squares.NOWHERE
    )


WAITING_OFF = complain(
    "3.6",
    n_(
        "{found} figure of {seat} stands nowhere; here it must be {should} or more.",
        "{found} figures of {seat} stand nowhere; here it must be {should} or more.",
    ),
    seat=SEATS,
    found=NUMBER,
    should=NUMBER,
)
TOO_MANY_WAIT = complain(
    "3.6", _("{found} figures of {seat} stand nowhere; here it must be {should}."),
    seat=SEATS, found=NUMBER, should=NUMBER,
)  # fmt: skip
PLACED_ELSEWHERE = complain(
    "3.6",
    _("{figure} is to be put near {found}; it must be near {should}."),
    found=squares.SQUARES,
    should=squares.SQUARES,
)
HAS_ROOM = complain("3.6", _("{square} is empty: {figure} stands there without being asked."))


def placing_off(state, top):
    """One bandit has drawn a square that is taken, or died and left an heir; or some are driven off
    a razed refuge (3.6, A26, 3.12)."""
    seat, square, under = (
        state.frame_seat[top],
        state.frame_cursor[top],
        state.frame_phase[top - 1],
    )
    found = waiting(state, seat)
    if found == 0:
        return because(WAITING_OFF, seat, found, 1)
    figure = homeless(state, seat)
    if under == phases.SCATTER:
        should = state.frame_cursor[top - 1]
        return 0 if square == should else because(PLACED_ELSEWHERE, figure, square, should)
    if found > 1:
        return because(TOO_MANY_WAIT, seat, found, 1)
    if under == phases.WOUNDING:
        return heir_off(state)
    if square != bandits.START_SQUARE[figure]:
        return because(PLACED_ELSEWHERE, figure, square, bandits.START_SQUARE[figure])
    return because(HAS_ROOM, square, figure) if is_empty(state, square) else 0


NO_HEIR = complain(
    "A26", _("{figure} has not just died and left its group to a sworn brother."),
    figure=bandits.BANDIT_OR_NOBODY,
)  # fmt: skip


def heir_off(state):
    """By the option, of somebody whom a wound has just killed (A26)."""
    dead = state.wounded
    if dead == bandits.NOBODY or state.zone[dead] != bandits.DISCARDED or state.wounds_due != 0:
        return because(NO_HEIR, dead)
    return 0 if brothers_succeed(state) else because(NO_HEIR, dead)


NOT_RAZED = complain("3.12", _("{square} is no fort whose refuge has just been razed."))


def razed_off(state, level):
    """The fort is nobody's now, and while one may stay nobody stands there (3.12)."""
    square, seat, top = state.frame_cursor[level], state.frame_seat[level], state.depth - 1
    if (
        not squares.FORT[square]
        or state.refuge[seat] != squares.NOWHERE
        or claimed_by(state, square) != pieces.NO_SEAT
    ):
        return because(NOT_RAZED, square)
    if state.frame_phase[top] != phases.STAY_BEHIND:
        return 0
    if state.frame_cursor[top] != square or figure_on(state, square) != bandits.NOBODY:
        return because(NOT_RAZED, state.frame_cursor[top])
    found = waiting(state, seat)
    return 0 if found > 1 else because(WAITING_OFF, seat, found, 2)
