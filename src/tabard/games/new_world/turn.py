"""Chapter "Turn sequence" (3.9): four phases; the order of play; when the game is over."""

from __future__ import annotations

from tabard.engine.rule import rule, tell
from tabard.engine.sequence import steps
from tabard.engine.stack import cursor, move_cursor, push

from .cards.waiting import ask_for_credit
from .components.nations import NATIONS, NO_NATION
from .nations import plays, seat_of
from .phases import ACTION_PHASE, ADMINISTRATION, CARDS_PHASE, DIPLOMACY
from .state import ORDER
from .told import TURN_BEGAN

STEPS_OF_A_TURN = steps("cards", "diplomacy", "action", "administration", "end")
STEP = 8  # a cursor counts steps of eight places: a place for each nation, and some to spare


@rule
def go_on_with_the_turn(state):
    """3.9: cards, diplomacy, action, administration; the administration ends the turn."""
    part = cursor(state)
    move_cursor(state, part + 1)
    if part == 0:
        tell(state, TURN_BEGAN, state.turn, 1492 + 10 * (state.turn - 1))
        settle_the_order(state)
        push(state, CARDS_PHASE, 0)
    elif part == 1:
        push(state, DIPLOMACY, 0)
    elif part == 2:
        push(state, ACTION_PHASE, 0)
    elif part == 3:
        push(state, ADMINISTRATION, 0)
        ask_for_credit(state)
    else:
        state.turn += 1
        move_cursor(state, 0)


@rule
def settle_the_order(state):
    """3.9.A: fewest glory points first; ties by the nations' order, which turns with the turns."""
    for place in range(ORDER):
        state.turn_order[place] = NO_NATION
    for place in range(state.seats):
        state.turn_order[place] = next_in_order(state, place)
        state.order[place] = state.turn_order[place]


@rule
def next_in_order(state, place):
    """3.9.A: of the nations that are not yet in the order the one with fewest glory points."""
    best = NO_NATION
    for n in range(NATIONS):
        nation = (n + state.turn - 1) % NATIONS
        if plays(state, nation) and not is_in_order(state, nation, place):
            if best == NO_NATION or state.glory[nation] < state.glory[best]:
                best = nation
    return best


@rule
def is_in_order(state, nation, before):
    """Has the nation a place before this one?"""
    for place in range(before):
        if state.turn_order[place] == nation:
            return True
    return False


@rule
def step_now(state):
    """Which step of a phase is under way."""
    return cursor(state) // STEP


@rule
def place_now(state):
    """Whose turn it is in this step: a place in the order."""
    return cursor(state) % STEP


@rule
def next_place(state):
    """The next nation in order; after the last one the next step."""
    if place_now(state) + 1 >= state.seats:
        next_step(state)
    else:
        move_cursor(state, cursor(state) + 1)


@rule
def next_step(state):
    """The next step, beginning with the first nation."""
    move_cursor(state, STEP * (step_now(state) + 1))


@rule
def nation_in_turn(state):
    """The nation whose place in the order has come."""
    return state.turn_order[place_now(state)]


@rule
def seat_in_turn(state):
    """Its seat."""
    return seat_of(state, nation_in_turn(state))
