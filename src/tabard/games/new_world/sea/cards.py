"""Cards in a naval combat (3.19.9, 3.19 N°47, 48, 56, EN3, NL2): when, by whom, to what effect."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule, table, tell
from tabard.engine.stack import cursor, pop

from ..components import cards
from ..land.cards import NO_COMBAT_CARD, NO_RED_CARDS, PLAYED_TWICE, REACTIONS_ONLY, WRONG_STEP
from ..readings import cards_are_played_in_turn, reactions_from_step_three
from ..world.hands import NOT_YOUR_CARD, PLAYED_EVENT, holds, remove_card, throw_away
from .course import UNDER_WAY_AT_SEA
from .windows import PASSES, hand_the_window_on, side_of_window

LAST_FOR_ALL = 3  # 39, A13: after this step only reaction cards
_early = 0b1110  # steps 1 to 3
_when = {
    cards.ADMIRALS_SIGNAL: _early, cards.BEGGARS_FLEET: _early, cards.FAVOURABLE_WIND: 0b1000,
    cards.RALLY: 0b10000, cards.LINE_AHEAD: 0b10000,
}  # fmt: skip
STEPS_AT_SEA = table([_when.get(event, 0) for event in range(cards.EVENTS + 1)])


@rule
def why_not_play_at_sea(state, seat, card):
    """3.19.9, 36 to 41: not red, of a colour and a text that fit the step; the same text once."""
    event, step = cards.CARD_EVENT[card], UNDER_WAY_AT_SEA[state.frame_cursor[state.depth - 2]]
    if not holds(state, seat, card):
        return because(NOT_YOUR_CARD, card)
    if cards.CARD_COLOUR[card] == cards.RED:
        return because(NO_RED_CARDS, card)
    if (
        step > LAST_FOR_ALL - reactions_from_step_three(state)
        and cards.CARD_COLOUR[card] != cards.REACTION
    ):
        return because(REACTIONS_ONLY, card)
    if STEPS_AT_SEA[event] == 0:
        return because(NO_COMBAT_CARD, card)
    if not STEPS_AT_SEA[event] >> step & 1:
        return because(WRONG_STEP, card)
    played = state.battle_card[side_of_window(state)][cards.WORKS_AS[event]]
    if played > 0 and (played == state.battle_round or works_in_all_rounds(event)):
        return because(PLAYED_TWICE, card)
    return LEGAL


@rule
def works_in_all_rounds(event):
    """3.19.1: what holds for the whole combat."""
    return event != cards.RALLY and event != cards.LINE_AHEAD


@rule
def play_at_sea(state, seat, card):
    """37, 3.19.2: it works in the step it names; nation cards leave the game."""
    event = cards.CARD_EVENT[card]
    tell(state, PLAYED_EVENT, state.nation[seat], card)
    state.battle_card[side_of_window(state)][cards.WORKS_AS[event]] = state.battle_round
    if card >= cards.GENERAL_CARDS:
        remove_card(state, card)
    else:
        throw_away(state, card)
    if cards_are_played_in_turn(state):
        hand_the_window_on(state, 0)


@rule
def close_at_sea(state, seat):
    """3.16.0b, 40, A11, 3.23: nobody need play a card; no second chance in this window; by a
    reading until both have passed."""
    if cards_are_played_in_turn(state):
        hand_the_window_on(state, 1 + cursor(state) // PASSES)
    else:
        pop(state)
