"""Reaction cards that wait for what they help (3.19 N°56, NL4): played just before it.

Nobody is asked before each voyage and each payment whether a card is played; whoever has one plays
it first (3.27).
"""

from __future__ import annotations

from tabard.engine.flow.stack import pop, push
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..action.build import NO_POINTS_LEFT
from ..action.main_card import MAIN_CARD_USED
from ..book import refuse, told
from ..components import cards, nations
from ..world.hands import NOT_YOUR_CARD, has_no_cards, holds, place_of, play_card
from ..world.nations import plays, seat_of
from .reactions import NO_SUCH_REACTION

MOST_CREDIT = 30


WIND_TAKEN = refuse("3.19.4", _("A favourable wind is waiting already."))


def why_not_wait_for_wind(state, seat, card):
    """N°56: before an own fleet is activated in this impulse."""
    if cards.CARD_EVENT[card] != cards.FAVOURABLE_WIND:
        return because(NO_SUCH_REACTION, card)
    if not holds(state, seat, card):
        return because(NOT_YOUR_CARD, card)
    if state.points_left == 0:
        return because(NO_POINTS_LEFT)
    if state.fair_wind:
        return because(WIND_TAKEN)
    return LEGAL


WIND_CAUGHT = told("fair_wind", "3.19.4", _("The wind is fair for the next voyage."))


def wait_for_wind(state, seat, card):
    """N°56: the next fleet that is activated has six movement points more."""
    play_card(state, seat, card)
    state.fair_wind = 1
    tell(state, WIND_CAUGHT)


def when_draw_on_credit(state, seat):
    """NL4: only the Netherlands ever hold it."""
    return state.nation[seat] == nations.NL


CREDIT_TAKEN = refuse("3.19.5", _("A credit of {ducats} is waiting to be used."))


def why_not_draw_on_credit(state, seat, card):
    """NL4: before a payment that it names: by the main card, to natives, of upkeep."""
    if cards.CARD_EVENT[card] != cards.TULIP_CREDIT:
        return because(NO_SUCH_REACTION, card)
    if not holds(state, seat, card):
        return because(NOT_YOUR_CARD, card)
    phase = state.frame_phase[state.depth - 1]
    if phase == phases.IMPULSE and state.main_card_used[nations.NL]:
        return because(MAIN_CARD_USED)
    if phase == phases.SPEND and state.points_left == 0:
        return because(NO_POINTS_LEFT)
    if state.credit > 0:
        return because(CREDIT_TAKEN, state.credit)
    return LEGAL


CREDIT_DRAWN = told("credit", "3.19.5", _("Up to {ducats} of it are free."))


def draw_on_credit(state, seat, card):
    """NL4: up to thirty ducats of the next such payment are free."""
    play_card(state, seat, card)
    state.credit = MOST_CREDIT
    tell(state, CREDIT_DRAWN, MOST_CREDIT)


def ask_for_credit(state):
    """NL4, 3.9.D1: before the upkeep, as long as the card may be in a hand."""
    card = cards.GENERAL_CARDS + cards.OWN_CARDS * nations.NL + TULIP_OWN
    if plays(state, nations.NL) and cards.DECK <= place_of(state, card) < cards.DISCARD:
        push(state, phases.CREDIT, seat_of(state, nations.NL))


def nothing_to_credit(state):
    """3.9.D1: one credit is enough."""
    return state.credit > 0 or has_no_cards(state)


def pay_in_full(state, seat):
    """3.23, 3.9.D1: all upkeep is paid from home."""
    pop(state)


TULIP_OWN = 3  # the last of the four cards of the Netherlands
