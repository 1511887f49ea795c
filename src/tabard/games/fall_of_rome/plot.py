"""Chapter "Plot" (rules 24 to 27), and the treasury of the solo game in its place (2.13)."""

from __future__ import annotations

from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .book import refuse, told
from .components import cards, pieces
from .consent import why_not_ask
from .hands import check_limit, holds, holds_match, matches, shows_colour_of, why_not_pay
from .options import store_is_by_colour
from .players import is_solo, your_city
from .turn import spend_action, why_not_act

NOT_ALONE = refuse("2.13.7", _("In the solo game the treasury takes the place of plotting."))
PLOT_WITH_YOURSELF = refuse("24", _("Plotting takes another player."))
NOBODY_THERE = refuse("24", _("{pawn} is not in {city}."))


def why_not_meet(state, seat, pawn):
    """Another player must be in your city, and be asked (24)."""
    if refusal := why_not_act(state):
        return refusal
    if is_solo(state):
        return because(NOT_ALONE)
    if pawn == seat:
        return because(PLOT_WITH_YOURSELF)
    if pawn >= state.seats or state.pawn[pawn] != your_city(state):
        return because(NOBODY_THERE, pawn, your_city(state))
    return why_not_ask(state)


NO_CARD_TO_GIVE = refuse("25", _("No card in your hand matches {city}."))
WRONG_CARD_TO_GIVE = refuse("25", _("{card} does not match {city}."))


def why_not_give(state, seat, pawn, card):
    """Plot: give a player in your city a city card that matches it (24, 25, 2.4.6)."""
    if refusal := why_not_meet(state, seat, pawn):
        return refusal
    here = your_city(state)
    if not holds_match(state, seat, here):
        return because(NO_CARD_TO_GIVE, here)
    if card == OPEN:
        return LEGAL
    if refusal := why_not_pay(state, seat, card):
        return refusal
    if not matches(state, here, card):
        return because(WRONG_CARD_TO_GIVE, card, here)
    return LEGAL


def consent_give(state, seat, pawn, card):
    """Both agree (24)."""
    return 1 << pawn


def give(state, seat, pawn, card):
    """The card changes hands, and a hand of more than 7 discards at once (25, 27)."""
    spend_action(state)
    hand_over(state, seat, pawn, card)


GAVE = told(
    "gave", "25", _("{pawn} gives {card} to {other}."), card=cards.PLAYER_CARDS, other=pieces.PAWNS
)


def hand_over(state, giver, receiver, card):
    """One card goes from hand to hand (25, 26, 27)."""
    state.card_place[card] = cards.FIRST_HAND + receiver
    tell(state, GAVE, giver, card, receiver)
    check_limit(state, receiver)


NO_CARD_TO_TAKE = refuse("26", _("{pawn} holds no card that matches {city}."))
WRONG_CARD_TO_TAKE = refuse("26", _("{card} does not match {city}."))
NOT_THEIR_CARD = refuse("26", _("{pawn} does not hold {card}."))


def why_not_take(state, seat, pawn, card):
    """Plot: receive from a player in your city a city card that matches it (24, 26, 2.4.6)."""
    if refusal := why_not_meet(state, seat, pawn):
        return refusal
    here = your_city(state)
    if not holds_match(state, pawn, here):
        return because(NO_CARD_TO_TAKE, pawn, here)
    if card == OPEN:
        return LEGAL
    if not holds(state, pawn, card):
        return because(NOT_THEIR_CARD, pawn, card)
    if not matches(state, here, card):
        return because(WRONG_CARD_TO_TAKE, card, here)
    return LEGAL


def consent_take(state, seat, pawn, card):
    """Both agree (24)."""
    return 1 << pawn


def take(state, seat, pawn, card):
    """The card changes hands, and a hand of more than 7 discards at once (26, 27)."""
    spend_action(state)
    hand_over(state, pawn, seat, card)


ONLY_ALONE = refuse("2.13.7", _("Only in the solo game is there a treasury."))
NOT_FOR_THE_TREASURY = refuse("2.13.7", _("{card} does not match {city}."))


def why_not_use_treasury(state, card):
    """Alone, cards that match your city go between hand and treasury (2.13.7)."""
    if refusal := why_not_act(state):
        return refusal
    if not is_solo(state):
        return because(ONLY_ALONE)
    if not belongs_in_treasury(state, your_city(state), card):
        return because(NOT_FOR_THE_TREASURY, card, your_city(state))
    return LEGAL


def belongs_in_treasury(state, city, card):
    """By the city's name, or, as an option, by one of its colours (2.13.7)."""
    if store_is_by_colour(state):
        return shows_colour_of(city, card)
    return cards.CARD_CITY[card] == city


def when_store(state, seat):
    """Only in the solo game."""
    return is_solo(state)


def why_not_store(state, seat, card):
    """Solitaire: put a card of your city from the hand into the treasury (2.13.7)."""
    return why_not_use_treasury(state, card) or why_not_pay(state, seat, card)


STORED = told("stored", "2.13", _("{card} goes into the treasury."))


def store(state, seat, card):
    """The card lies in the treasury, where it pays for nothing (2.13.7, 2.13.8)."""
    spend_action(state)
    state.card_place[card] = cards.TREASURY
    tell(state, STORED, card)


def when_fetch(state, seat):
    """Only in the solo game."""
    return is_solo(state)


NOT_IN_TREASURY = refuse("2.13.7", _("{card} is not in the treasury."))


def why_not_fetch(state, seat, card):
    """Solitaire: take a card of your city from the treasury (2.13.7)."""
    if refusal := why_not_use_treasury(state, card):
        return refusal
    if state.card_place[card] != cards.TREASURY:
        return because(NOT_IN_TREASURY, card)
    return LEGAL


FETCHED = told("fetched", "2.13", _("{card} is taken from the treasury."))


def fetch(state, seat, card):
    """The card is in the hand again (2.13.7)."""
    spend_action(state)
    state.card_place[card] = cards.FIRST_HAND + seat
    tell(state, FETCHED, card)
    check_limit(state, seat)
