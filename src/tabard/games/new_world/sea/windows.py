"""Card windows at sea (3.19.9, F62, 36 to 40): as in land combat, with its readings."""

from __future__ import annotations

from tabard.engine.rule import rule, tell
from tabard.engine.stack import cursor, move_cursor, pop, push, turn_to

from .. import phases
from ..components import nations
from ..land.windows import discard_red_cards
from ..readings import (
    cards_are_played_in_turn,
    one_window_for_all_rounds,
    reactions_at_the_dice,
    red_cards_are_discarded,
)
from ..state import ATTACKER
from ..world.hands import cards_in_hand
from .course import SIDES
from .escape import STEP_AT_SEA
from .start import fleet_of
from .waters import seat_of_fleet

PASSES = 4  # the cursor of a window: whose it is, and how many have passed since a card was played


@rule
def side_of_window(state):
    """40: whose window this is."""
    return cursor(state) % PASSES


@rule
def can_use_naval_window(state, who):
    """3.27: a seat with cards in hand; pirates and empty hands pass."""
    seat = seat_of_fleet(state, fleet_of(state, who))
    return seat != nations.NO_SEAT and cards_in_hand(state, seat) > 0


@rule
def open_naval_step_1(state, who):
    """F62, A15, 3.19.9: with it red cards are discarded, by a reading."""
    tell_the_naval_step(state, 1, who)
    if who == ATTACKER and red_cards_are_discarded(state):
        discard_red_cards(state)
    open_naval_window(state, who)


@rule
def open_naval_step_2(state, who):
    """3.17.2, 3.19.9: the freight."""
    tell_the_naval_step(state, 2, who)
    open_naval_window(state, who)


@rule
def open_naval_step_3(state, who):
    """3.17.3, 3.19.9: the wind gauge."""
    tell_the_naval_step(state, 3, who)
    open_naval_window(state, who)


@rule
def open_naval_step_4(state, who):
    """3.17.4, 3.19.9: a round."""
    tell_the_naval_step(state, 4, who)
    open_window_of_the_naval_round(state, who)


@rule
def open_late_naval_window(state, who):
    """A36: by a reading cards may be played when the dice have fallen."""
    if reactions_at_the_dice(state):
        open_window_of_the_naval_round(state, who)


@rule
def open_window_of_the_naval_round(state, who):
    """A14: by a reading later rounds have none."""
    if state.battle_round == 1 or not one_window_for_all_rounds(state):
        open_naval_window(state, who)


@rule
def tell_the_naval_step(state, step, who):
    """3.17.0d: a step is told when it begins."""
    if who == ATTACKER:
        tell(state, STEP_AT_SEA, step)


@rule
def open_naval_window(state, who):
    """3.19.9, 40, A11: the attacker first, or both in turn."""
    if cards_are_played_in_turn(state) and who > 0:
        return
    if can_use_naval_window(state, who):
        push(state, phases.NAVAL_WINDOW, seat_of_fleet(state, fleet_of(state, who)))
        move_cursor(state, who)
    elif cards_are_played_in_turn(state) and can_use_naval_window(state, 1 - who):
        push(state, phases.NAVAL_WINDOW, seat_of_fleet(state, fleet_of(state, 1 - who)))
        move_cursor(state, PASSES + 1 - who)


@rule
def hand_the_window_on(state, passes):
    """A11: to the other side; when both have passed in a row it closes."""
    other = 1 - side_of_window(state)
    if passes < SIDES and can_use_naval_window(state, other):
        turn_to(state, phases.NAVAL_WINDOW, seat_of_fleet(state, fleet_of(state, other)))
        move_cursor(state, PASSES * passes + other)
    elif passes + 1 >= SIDES or not can_use_naval_window(state, 1 - other):
        pop(state)
    else:
        move_cursor(state, PASSES * (passes + 1) + 1 - other)
