"""Cards are drawn, and hands over their limit discard (3.9.A3, 3.9.A4)."""

from __future__ import annotations

from tabard.engine.flow.stack import cursor, move_cursor, pop, popped, push, seat_now
from tabard.engine.kinds import CHANCE, EVERYBODY
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..components import cards, goods, nations
from ..world.avatars import nation_is_helped_by
from ..world.conventions import period
from ..world.decks import STEP_OF_DRAW, cards_in_deck, draw_cards, remake_deck
from ..world.hands import (
    DISCARDED,
    MOST_CARDS,
    NOT_IN_THE_DECK,
    after_deck,
    cards_in_hand,
    first_of_deck,
    is_red,
    move_card,
    place_of,
    put_card,
    red_cards_in_hand,
    show_to_all,
    throw_away,
)
from ..world.map import schools_of
from ..world.nations import seat_at


def draw_the_next(state):
    """One card after another; without own cards a general one instead (3.9.A3)."""
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


def why_not_deal(state, seat, card):
    """Any card that is still in that deck (3.1.4)."""
    in_it = near_deal(state, seat, card) and place_of(state, card) == cards.DECK
    return LEGAL if in_it else because(NOT_IN_THE_DECK, card)


def seen_by_deal(state, seat, card):
    """A red card is shown, all others only their owner sees (3.27)."""
    return EVERYBODY if is_red(state, card) else seat_now(state)


DREW = told(
    "drew", "3.9.A3", _("{seat} draws {card}."), unseen=_("{seat} draws a card."), together="card"
)
SHOWED_RED = told("showed_red", "3.9.A4", _("{seat} draws {card}, red."))


def deal(state, seat, card):
    """Into the hand (3.9.A3, 3.9.A4)."""
    drawer = seat_now(state)
    move_card(state, card, cards.HAND + drawer)
    tell(state, SHOWED_RED if is_red(state, card) else DREW, drawer, card)
    pop(state)


HAND_LIMIT, MOST_SCHOOLS = 8, 4


def hand_limit(state, seat):
    """Eight, and one for each own school, at most twelve (3.9.A3)."""
    return HAND_LIMIT + min(schools_of(state, state.nation[seat]), MOST_SCHOOLS)


def within_limit(state):
    """A hand of red cards alone may be larger (3.9.A3)."""
    seat = seat_now(state)
    count = cards_in_hand(state, seat)
    return count <= hand_limit(state, seat) or count == red_cards_in_hand(state, seat)


RED_STAYS = refuse("3.9.A3", _("{card} is red and cannot be discarded."))


def why_not_discard(state, seat, card):
    """A card of the hand, never a red one (3.9.A3)."""
    return because(RED_STAYS, card) if is_red(state, card) else LEGAL


def discard(state, seat, card):
    """Down to the limit at once (3.9.A3)."""
    throw_away(state, card)
    tell(state, DISCARDED, seat, card)


# --- 3.9.A3, at the beginning of a turn; 3.18 N°12, the Alchemist ---------------------------------


def draw_in_turn(state, place):
    """Cards are drawn, by choice with an Alchemist in service and a blue discard; afterwards the
    limit holds (3.9.A3, 3.18 N°12)."""
    seat, general = seat_at(state, place), 5 if period(state) >= 3 else 4
    push(state, phases.OVER_LIMIT, seat)
    has_alchemist = nation_is_helped_by(state, state.nation[seat], goods.ALCHEMIST)
    if has_alchemist and has_blue_discard(state) and cards_in_hand(state, seat) < MOST_CARDS:
        push(state, phases.ALCHEMY, seat, general)
    else:
        draw_cards(state, seat, general, 1)


def has_blue_discard(state):
    """Is there a blue card among the general discards? (3.18 N°12)"""
    return any(is_blue_discard(state, card) for card in range(cards.GENERAL_CARDS))


def is_blue_discard(state, card):
    """A blue card of the general discards (3.18 N°12)."""
    if card >= cards.GENERAL_CARDS or cards.CARD_COLOUR[card] != cards.BLUE:
        return False
    return place_of(state, card) == cards.DISCARD


def recover_a_card(state, seat):
    """Once in a turn, for there is one step A3; chance says which; one card less is drawn (3.18
    N°12)."""
    general = popped(state) - 1
    draw_cards(state, seat, general, 1)
    push(state, phases.RECOVERY, CHANCE, seat)


def draw_all(state, seat):
    """All cards are drawn; no use is made of the Alchemist (3.9.A3, 3.23)."""
    general = popped(state)
    draw_cards(state, seat, general, 1)


NOT_TO_RECOVER = refuse("3.18", _("{card} is no blue card of the general discards."))


def why_not_recover(state, seat, card):
    """Each blue card of the general discards is equally likely (3.1.4)."""
    return LEGAL if is_blue_discard(state, card) else because(NOT_TO_RECOVER, card)


CARD_RECOVERED = told("recovered", "3.18", _("{nation} recovers {card}."))


def recover(state, seat, card):
    """Into the hand; everybody has seen it (3.18 N°12)."""
    drawer = popped(state)
    put_card(state, card, cards.HAND + drawer)
    show_to_all(state, card)
    tell(state, CARD_RECOVERED, state.nation[drawer], card)
