"""Card windows at sea (3.19.9, F62, 36 to 40): as in land combat, with its readings."""

from __future__ import annotations

from tabard.engine.rule import rule
from tabard.engine.stack import cursor, move_cursor, pop, push, turn_to

from ..combat.windows import discard_red_cards
from ..components.nations import NO_SEAT
from ..hands import cards_in_hand
from ..phases import NAVAL_WINDOW
from ..readings import (
    cards_are_played_in_turn,
    one_window_for_all_rounds,
    red_cards_are_discarded,
)
from ..state import ATTACKER
from .start import fleet_of
from .waters import seat_of_fleet

SIDES_AT_SEA = 2
PASSES = 4  # the cursor of a window: whose it is, and how many have passed since a card was played


@rule
def side_of_window(state):
    """40: whose window this is."""
    return cursor(state) % PASSES


@rule
def can_use_naval_window(state, who):
    """3.27: a seat with cards in hand; pirates and empty hands pass."""
    seat = seat_of_fleet(state, fleet_of(state, who))
    return seat != NO_SEAT and cards_in_hand(state, seat) > 0


@rule
def open_naval_window(state, step, who):
    """3.19.9, 40, A11, A14: the attacker first, or both in turn; by a reading in one round only.
    A15: with the first one red cards may go."""
    if step == 1 and who == ATTACKER and red_cards_are_discarded(state):
        discard_red_cards(state)
    if step == 4 and state.battle_round > 1 and one_window_for_all_rounds(state):
        return
    if cards_are_played_in_turn(state) and who > 0:
        return
    if can_use_naval_window(state, who):
        push(state, NAVAL_WINDOW, seat_of_fleet(state, fleet_of(state, who)))
        move_cursor(state, who)
    elif cards_are_played_in_turn(state) and can_use_naval_window(state, 1 - who):
        push(state, NAVAL_WINDOW, seat_of_fleet(state, fleet_of(state, 1 - who)))
        move_cursor(state, PASSES + 1 - who)


@rule
def hand_the_window_on(state, passes):
    """A11: to the other side; when both have passed in a row it closes."""
    other = 1 - side_of_window(state)
    if passes < SIDES_AT_SEA and can_use_naval_window(state, other):
        turn_to(state, NAVAL_WINDOW, seat_of_fleet(state, fleet_of(state, other)))
        move_cursor(state, PASSES * passes + other)
    elif passes + 1 >= SIDES_AT_SEA or not can_use_naval_window(state, 1 - other):
        pop(state)
    else:
        move_cursor(state, PASSES * (passes + 1) + 1 - other)
