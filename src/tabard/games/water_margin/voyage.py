"""Chapter "Voyage" (S1 to S6, S36, 3.9): tied duels first, then up to three moves, then quests."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.stack import cursor, frame_of, move_cursor, pop, push, seat_now

from .board import is_locked
from .components import BANDITS, FIGURE, MOST_MOVES, NOBODY, TEMPLE
from .duel import begin_duel, next_to_resume
from .market import can_buy_something
from .prison import reach_exile
from .reach import no_step_is_left
from .readings import temples_heal
from .refusals import NO_MOVES_LEFT
from .state import BUYING, MOVES, MOVING, QUESTS, VOYAGE
from .step import ENDS, GOES_ON, IS_OVER
from .told_on_the_road import PRAYED

TO_MOVES, TO_QUESTS = int(BANDITS), int(BANDITS) + 1  # the cursor after the duels to resume


@rule
def go_on_with_the_voyage(state):
    """S36, S2, S6, 3.9: the duels to resume in order of rank, up to three moves, the quests."""
    seat, step = seat_now(state), cursor(state)
    challenger = next_to_resume(state, seat, step)
    if challenger != NOBODY:
        move_cursor(state, challenger + 1)
        begin_duel(state, challenger, state.opponent[challenger])
    elif step <= TO_MOVES:
        move_cursor(state, TO_QUESTS)
        state.moves_left = MOST_MOVES
        push(state, MOVES, seat)
    elif step == TO_QUESTS:
        move_cursor(state, TO_QUESTS + 1)
        push(state, QUESTS, seat)
    else:
        pop(state)


# --- the moves -----------------------------------------------------------------------------------
@rule
def why_not_end_voyage(state, seat):
    """S2, A14: at most three figures move, so the player may stop early."""
    return LEGAL


@rule
def end_voyage(state, seat):
    """3.9: no more moves."""
    pop(state)


@rule
def default_end_voyage(state, seat):
    """3.17: an absent player ends the moves."""
    return True


@rule
def why_no_move_is_left(state, seat):
    """S2: in the own Voyage, once three figures have moved."""
    voyage = frame_of(state, VOYAGE)
    if voyage < 0 or state.frame_seat[voyage] != seat or state.frame_cursor[voyage] < TO_QUESTS:
        return LEGAL
    return because(NO_MOVES_LEFT) if state.moves_left == 0 else LEGAL


@rule
def go_on_with_the_move(state):
    """3.9: another step if there may be one; then what the end of a move brings."""
    step, figure = cursor(state), state.mover
    if step == GOES_ON and not no_step_is_left(state, figure, state.steps):
        push(state, MOVING, seat_now(state))
    elif step == GOES_ON:
        move_cursor(state, ENDS)
    elif step == ENDS:
        move_cursor(state, IS_OVER)
        if state.zone[figure] == FIGURE:
            end_the_move(state, figure)
    else:
        state.mover = NOBODY
        state.steps = 0
        state.fed = 0
        pop(state)


@rule
def end_the_move(state, figure):
    """3.6, 3.9: on the square where the move ends: exile is over, a temple heals a wound, a market
    sells; the last two not to a locked figure."""
    reach_exile(state, figure)
    if is_locked(state, figure):
        return
    if temples_heal(state) and TEMPLE[state.square[figure]] and state.wound[figure] > 0:
        state.wound[figure] -= 1
        tell(state, PRAYED, figure, state.wound[figure])
    if can_buy_something(state, figure):
        push(state, BUYING, seat_now(state))


@rule
def why_not_end_move(state, seat):
    """S10: nobody must use a banquet."""
    return LEGAL


@rule
def end_move(state, seat):
    """S8, S10: the move ends here, and a banquet not used is kept."""
    pop(state)
    move_cursor(state, ENDS)


@rule
def default_end_move(state, seat):
    """3.17: an absent player goes no further."""
    return True
