"""Chapter "Draw 2 player cards" (rules 36 and 37), and how the Vestalis draws (3.7.7)."""

from __future__ import annotations

from tabard.engine.flow.sequence import Course
from tabard.engine.flow.stack import go_to, once_more, pop, push, turn_to
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _, n_

from . import phases
from .book import refuse, told
from .components import cards, roles
from .deck import cards_in_player_deck, turn_player_card
from .ending import DECK_TOO_SHORT, lose
from .players import active_seat, has_role

TWO, THREE = 2, 3
MOST_OUT = 4
STEPS = Course(cards=1, take=1, three_cards=1, put_back=1)
TAKES, ONE_GOES_BACK = STEPS.begins["take"], STEPS.begins["three_cards"]


def choose_or_draw(state):
    """Two cards are drawn; a Vestalis is asked first whether she draws three (36, 3.7.7)."""
    if may_draw_three(state):
        turn_to(state, phases.CHOOSE_DRAW, active_seat(state))
    else:
        turn_to_draw(state, TWO)


def may_draw_three(state):
    """The Vestalis may draw three when three are left (2.12, 3.7.7, 2.12.4, 2.13.9)."""
    return has_role(state, roles.VESTALIS) and cards_in_player_deck(state) >= THREE


DECK_TOO_SMALL = refuse(
    "2.12",
    n_("Only {left} card is in the player deck.", "Only {left} cards are in the player deck."),
)


def why_not_draw(state, seat, cards):
    """The Vestalis draws two cards, or three of which one goes back (3.7.7, 2.16.12)."""
    if cards_in_player_deck(state) < cards:
        return because(DECK_TOO_SMALL, cards_in_player_deck(state))
    return LEGAL


def draw(state, seat, cards):
    """She has chosen (3.7.7)."""
    turn_to_draw(state, cards)


def turn_to_draw(state, cards):
    """The cards are drawn at once; they are handled when all are out (36)."""
    turn_to(state, phases.DRAWING, active_seat(state))
    if cards == THREE:
        go_to(state, ONE_GOES_BACK)
    draw_or_lose(state, cards)


DECK_RAN_OUT = told(
    "deck_ran_out",
    "37",
    n_("The player deck cannot give {cards} card.", "The player deck cannot give {cards} cards."),
    weight=2,
)


def draw_or_lose(state, cards):
    """Whoever cannot draw that many has lost for all; the cards are not drawn (36, 37, 63,
    3.12.12)."""
    if cards_in_player_deck(state) < cards:
        tell(state, DECK_RAN_OUT, cards)
        lose(state, DECK_TOO_SHORT)
    else:
        state.to_draw = cards


def draw_one_by_one(state):
    """One card after another comes out (36)."""
    if state.to_draw > 0:
        once_more(state)
        state.to_draw -= 1
        turn_player_card(state)


def put_one_back(state):
    """Of three cards one goes back; the others are handled (3.7.7)."""
    go_to(state, TAKES)
    push(state, phases.PUT_BACK, active_seat(state))


def handle_drawn_cards(state):
    """When all cards are out they are handled (36, 38)."""
    take_drawn_cards(state)
    turn_to(state, phases.REVOLTS, active_seat(state))


DREW = told("drew", "36", _("{pawn} draws {card}."), card=cards.PLAYER_CARDS, together="card")
DREW_REVOLT = told("drew_revolt", "38", _("{pawn} draws a revolt."))


def take_drawn_cards(state):
    """City and event cards go to the hand; revolts wait to be resolved, one by one (4.14)."""
    seat = active_seat(state)
    for place in range(MOST_OUT):
        card = state.drawn[place]
        state.drawn[place] = cards.NO_CARD
        if card == cards.REVOLT:
            state.revolts_waiting += 1
            tell(state, DREW_REVOLT, state.turn)
        elif card != cards.NO_CARD:
            state.card_place[card] = cards.FIRST_HAND + seat
            tell(state, DREW, state.turn, card)


NOT_OUT = refuse("3.7.7", _("That card has not been drawn."))


def why_not_put_back(state, seat, card):
    """One of the three cards drawn goes back, also a revolt (3.7.7)."""
    for place in range(MOST_OUT):
        if state.drawn[place] == card:
            return LEGAL
    return because(NOT_OUT)


PUT_CARD_BACK = told(
    "put_back", "3.7.7", _("{card} goes back on top of the deck."), card=cards.PLAYER_CARDS
)
PUT_REVOLT_BACK = told("revolt_put_back", "3.7.7", _("The revolt goes back on top of the deck."))


def put_back(state, seat, card):
    """The card lies on top of the deck, and everybody knows it (3.7.7)."""
    place = 0
    while state.drawn[place] != card:
        place += 1
    state.drawn[place] = cards.NO_CARD
    state.top_card = card
    if card == cards.REVOLT:
        tell(state, PUT_REVOLT_BACK)
    else:
        tell(state, PUT_CARD_BACK, card)
    pop(state)
