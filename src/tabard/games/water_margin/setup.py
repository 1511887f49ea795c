"""Chapter "Set-up" (3.4, 3.15)."""

from __future__ import annotations

from tabard.engine.flow.sequence import Course
from tabard.engine.flow.stack import pop, push
from tabard.engine.kinds import CHANCE
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from . import phases
from .arrival import let_arrive
from .board import seat_in_turn
from .book import refuse, told
from .chapter import begin_the_chapter
from .components import bandits, pieces, squares
from .readings import figures_at_the_start

MOST_AT_THE_START = 30  # bandits of five players with six each
STEPS = Course(first_player=1, figure=MOST_AT_THE_START, chapter=1)
FIGURES = STEPS.begins["figure"]


def set_up(state):
    """All cards are in their decks, and the alert is 0 (3.4)."""
    push(state, phases.SET_UP, 0)


def draw_first_player(state):
    """The first player is drawn (3.4)."""
    push(state, phases.FIRST_SEAT, CHANCE)


def figures_in_all(state):
    """The bandits of all players at the start (3.4)."""
    return figures_at_the_start(state) * state.seats


def bandit_arrives(state, place):
    """Every player in turn order gets a bandit, round by round (3.4)."""
    let_arrive(state, seat_in_turn(state, place), 1)


def first_chapter(state):
    """Then chapter 1 begins (3.4)."""
    push(state, phases.CHAPTER, 0)
    begin_the_chapter(state, 1)


NO_SUCH_SEAT = refuse("3.4", _("Nobody plays in that seat."))


def why_not_first_seat(state, seat, seat_drawn):
    """The first player is drawn with equal chances among the seats (3.4)."""
    return LEGAL if seat_drawn < state.seats else because(NO_SUCH_SEAT)


BEGINS = told("begins", "3.4", _("{seat} is the first player."))


def first_seat(state, seat, seat_drawn):
    """This seat bears the first-player marker (3.4)."""
    state.first_seat = seat_drawn
    tell(state, BEGINS, seat_drawn)
    pop(state)


def lay_out(state):
    """What a position file need not name: chapter 2, an empty board, all cards in their decks."""
    state.chapter = 2


def sort_the_cards(state):
    """A position that does not name the zones of cards: whoever follows a leader is a brother and
    his leader's player's, whoever stands on a square is a figure, whoever else has an owner is in
    his gang."""
    for bandit in range(bandits.BANDITS):
        leader = state.leader[bandit]
        if leader != bandits.NOBODY:
            state.zone[bandit] = bandits.BROTHER
            if state.owner[bandit] == pieces.NO_SEAT:
                state.owner[bandit] = state.owner[leader]
        elif state.square[bandit] != squares.NOWHERE:
            state.zone[bandit] = bandits.FIGURE
        elif state.owner[bandit] != pieces.NO_SEAT:
            state.zone[bandit] = bandits.MEMBER
