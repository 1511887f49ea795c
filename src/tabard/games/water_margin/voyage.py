"""Chapter "Voyage" (S1 to S6, S36, 3.9): tied duels first, then up to three moves, then quests."""

from __future__ import annotations

from tabard.engine.flow.sequence import Course
from tabard.engine.flow.stack import frame_of, go_to, goes_on, once_more, pop, push
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _, n_

from . import phases
from .board import is_locked
from .book import told
from .components import bandits, pieces, squares
from .market import can_buy_something
from .moving import NO_MOVES_LEFT, no_step_is_left
from .prison import reach_exile
from .readings import temples_heal
from .state import State
from .step import STOPS

STEPS = Course(duel=int(bandits.BANDITS), moves=1, quests=1, end=1)
TO_QUESTS = STEPS.begins["quests"]


def begin_the_moves(state, seat):
    """Up to three moves (S2, 3.9)."""
    state.moves_left = pieces.MOST_MOVES
    push(state, phases.MOVES, seat)


def begin_the_quests(state, seat):
    """At the end of the Voyage quests can be attempted (S6, 3.9)."""
    push(state, phases.QUESTS, seat)


# --- the moves -----------------------------------------------------------------------------------
def end_voyage(state, seat):
    """At most three figures move, so the player may stop early; no more moves; an absent player
    ends the moves (S2, A14, 3.9, 3.17)."""
    pop(state)


def why_no_move_is_left(state, seat):
    """In the own Voyage, once three figures have moved (S2)."""
    voyage = frame_of(state, phases.VOYAGE)
    if voyage < 0 or state.frame_seat[voyage] != seat:
        return LEGAL
    if not goes_on(state, phases.MOVES) and not goes_on(state, phases.QUESTS):
        return LEGAL
    return because(NO_MOVES_LEFT) if state.moves_left == 0 else LEGAL


def go_on_moving(state, seat):
    """The player names another step or ends the move there, while there may be one (S8, 3.9)."""
    if not no_step_is_left(state, state.mover, state.steps):
        once_more(state)
        push(state, phases.MOVING, seat)


def stop_moving(state, seat):
    """What the end of a move brings, to whoever is still there (3.9)."""
    if state.zone[state.mover] == bandits.FIGURE:
        end_the_move(state, seat, state.mover)


forget_the_move = State.forgets("move", says="The move is over (3.9).")


PRAYED = told(
    "prayed",
    "3.9",
    n_(
        "The temple heals {figure}, who has {wounds} wound left.",
        "The temple heals {figure}, who has {wounds} wounds left.",
        "wounds",
        none=_("The temple heals {figure}."),
    ),
    weight=1,
)


def end_the_move(state, seat, figure):
    """On the square where the move ends: exile is over, a temple heals a wound, a market sells; the
    last two not to a locked figure (3.6, 3.9)."""
    reach_exile(state, figure)
    if is_locked(state, figure):
        return
    if temples_heal(state) and squares.TEMPLE[state.square[figure]] and state.wound[figure] > 0:
        state.wound[figure] -= 1
        tell(state, PRAYED, figure, state.wound[figure])
    if can_buy_something(state, figure):
        push(state, phases.BUYING, seat)


def end_move(state, seat):
    """Nobody must use a banquet; the move ends here, and a banquet not used is kept; an absent
    player goes no further (S10, S8, 3.17)."""
    pop(state)
    go_to(state, STOPS)
