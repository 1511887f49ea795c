"""Chapter "Draw 2 player cards" (rules 36 and 37). What the Vestalis chooses in it (3.7.7):
``roles/vestalis``."""

from __future__ import annotations

from tabard.engine.flow.sequence import Course
from tabard.engine.flow.stack import go_to, once_more, push, turn_to
from tabard.engine.rule import tell
from tabard.engine.words import _, n_

from . import phases
from .book import told
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
