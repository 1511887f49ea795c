"""3.16: the six steps in their fixed order, and the card windows with which each begins."""

from __future__ import annotations

from tabard.engine.rule import rule
from tabard.engine.stack import cursor, move_cursor, push

from ..cards.agents import show_hand
from ..components.goods import SPY
from ..components.nations import HOLDER_NATION, NO_SEAT
from ..hands import cards_in_hand
from ..nations import seat_of
from ..options import FORT_MODULE, plays_with
from ..phases import WINDOW
from ..state import ATTACKER, DEFENDER
from .charge import go_on_with_charges
from .forces import is_nation, own_commander, seat_on, serves_commander
from .free_actions import go_on_with_free_actions
from .overrun import go_on_overrunning
from .retreats import go_on_with_retreats
from .round_ import go_on_with_the_round
from .siege import go_on_with_the_siege
from .starting import OVERRUN, PLACES, go_on_starting
from .the_end import go_on_with_the_end

WINDOWS = 3  # the first places of each step: attacker, defender, the ally who commands
ALLY = 2


@rule
def go_on_with_the_combat(state):
    """1 to 12, 3.25.7: starting, steps 1 to 6; the steps 4 and 5 again while nobody has won."""
    step, at = cursor(state) // PLACES, cursor(state) % PLACES
    move_cursor(state, cursor(state) + 1)
    if step == 0:
        go_on_starting(state, at)
    elif step == OVERRUN:
        go_on_overrunning(state, at)
    elif at < WINDOWS:
        open_window(state, step, at)
    elif step == 1:
        go_on_with_free_actions(state, at - WINDOWS)
    elif step == 2:
        go_on_with_charges(state, at - WINDOWS)
    elif step == 3:
        go_on_with_the_siege(state, at - WINDOWS)
    elif step == 4:
        go_on_with_the_round(state, at - WINDOWS)
    elif step == 5:
        go_on_with_retreats(state, at - WINDOWS)
    else:
        go_on_with_the_end(state, at - WINDOWS)


@rule
def step_of_combat(state):
    """Which step is under way, asked from a phase that lies on the combat."""
    return state.frame_cursor[state.depth - 2] // PLACES


@rule
def open_window(state, step, at):
    """36, 40, 3.16.0b, 3.16.0d: the attacker first, then the defender, then his commanding ally;
    natives, pirates and empty hands pass. Step 3 and its window are not in the basic game."""
    if step == 3 and not plays_with(state, FORT_MODULE):
        return
    seat = seat_in_window(state, at)
    if seat != NO_SEAT and cards_in_hand(state, seat) > 0:
        push(state, WINDOW, seat)
        move_cursor(state, at)
    if step == 2 and at == ATTACKER:
        let_spies_look(state)


@rule
def let_spies_look(state):
    """3.18 N°14: when step 2 begins who owns a commander with a Spy sees the enemy's hand."""
    for who in range(2):
        if own_commander(state, who) != 0 and serves_commander(state, who, SPY):
            if is_nation(state, 1 - who):
                show_hand(state, seat_on(state, who), state.side[1 - who])


@rule
def seat_in_window(state, at):
    """40: whose window it is."""
    if at < ALLY:
        return seat_on(state, at)
    commander = state.commander[DEFENDER]
    if commander == 0 or HOLDER_NATION[commander] == state.side[DEFENDER]:
        return NO_SEAT
    return seat_of(state, HOLDER_NATION[commander])
