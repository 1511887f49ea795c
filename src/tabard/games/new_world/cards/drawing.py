"""3.9.A3, 3.9.A4: cards are drawn, and hands over their limit discard."""

from __future__ import annotations

from tabard.engine.flow.stack import cursor, move_cursor, pop, push, seat_now
from tabard.engine.kinds import EVERYBODY
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..combat.windows import DISCARDED
from ..components import cards, nations
from ..world.decks import cards_in_deck, remake_deck
from ..world.hands import (
    MOST_CARDS,
    NOT_YOUR_CARD,
    after_deck,
    cards_in_hand,
    first_of_deck,
    hand_limit,
    holds,
    is_red,
    move_card,
    place_of,
    red_cards_in_hand,
    throw_away,
)

STEP_OF_DRAW = 16


def draw_cards(state, seat, general, own):
    """3.9.A3: general cards, then cards of the own nation."""
    push(state, phases.DRAW, seat, STEP_OF_DRAW * own + general)


def draw_the_next(state):
    """3.9.A3: one card after another; without own cards a general one instead."""
    seat = seat_now(state)
    general, own = cursor(state) % STEP_OF_DRAW, cursor(state) // STEP_OF_DRAW
    if general + own == 0 or cards_in_hand(state, seat) >= MOST_CARDS:
        pop(state)
        return
    deck = nations.NATIONS if general > 0 else state.nation[seat]
    if general > 0:
        general -= 1
    else:
        own -= 1
    move_cursor(state, STEP_OF_DRAW * own + general)
    remake_deck(state, deck)
    if cards_in_deck(state, deck) == 0 and deck != nations.NATIONS:
        deck = nations.NATIONS
        remake_deck(state, deck)
    if cards_in_deck(state, deck) > 0:
        push(state, phases.DEAL, seat, deck)


def near_deal(state, seat, card):
    """Only cards of this deck are worth asking about."""
    return first_of_deck(cursor(state)) <= card < after_deck(cursor(state))


NOT_IN_THE_DECK = refuse("3.1.4", _("{card} is not in this deck."))


def why_not_deal(state, seat, card):
    """3.1.4: any card that is still in that deck."""
    in_it = near_deal(state, seat, card) and place_of(state, card) == cards.DECK
    return LEGAL if in_it else because(NOT_IN_THE_DECK, card)


def seen_by_deal(state, seat, card):
    """3.27: a red card is shown, all others only their owner sees."""
    return EVERYBODY if is_red(state, card) else seat_now(state)


DREW = told(
    "drew",
    "3.9.A3",
    _("{seat} draws {card}."),
    secret={"card": "seat"},
    unseen=_("{seat} draws a card."),
)
SHOWED_RED = told("showed_red", "3.9.A4", _("{seat} draws {card}, red."))


def deal(state, seat, card):
    """3.9.A3, 3.9.A4: into the hand."""
    drawer = seat_now(state)
    move_card(state, card, cards.HAND + drawer)
    tell(state, SHOWED_RED if is_red(state, card) else DREW, drawer, card)
    pop(state)


def within_limit(state):
    """3.9.A3: a hand of red cards alone may be larger."""
    seat = seat_now(state)
    count = cards_in_hand(state, seat)
    return count <= hand_limit(state, seat) or count == red_cards_in_hand(state, seat)


RED_STAYS = refuse("3.9.A3", _("{card} is red and cannot be discarded."))


def why_not_discard(state, seat, card):
    """3.9.A3: a card of the hand, never a red one."""
    if not holds(state, seat, card):
        return because(NOT_YOUR_CARD, card)
    if is_red(state, card):
        return because(RED_STAYS, card)
    return LEGAL


def discard(state, seat, card):
    """3.9.A3: down to the limit at once."""
    throw_away(state, card)
    tell(state, DISCARDED, seat, card)
