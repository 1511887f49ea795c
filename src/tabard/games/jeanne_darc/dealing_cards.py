"""Chapter "Phase 3, dealing combat cards" (rules 39 to 46)."""

from __future__ import annotations

from tabard.engine.flow.sequence import Course
from tabard.engine.flow.stack import phase_now, pop, push, seat_now
from tabard.engine.kinds import MAX_SEATS
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from . import phases
from .book import refuse, told
from .components import cards
from .hands import cards_at, fill_pile, hand_size, may_draw, move_card
from .players import takes_part
from .politics import is_war

CARDS_IN_WAR, CARDS_IN_PEACE = 6, 4
STEPS = Course(card=CARDS_IN_WAR * MAX_SEATS, ambassador=MAX_SEATS)
WINDOW = STEPS.begins["ambassador"]


def cards_to_deal(state):
    """6 cards each in war, 4 in peace (36, 37, 39)."""
    return CARDS_IN_WAR if is_war(state) else CARDS_IN_PEACE


def cards_to_deal_in_all(state):
    """To all players together (39)."""
    return cards_to_deal(state) * state.seats


def deal_next_card(state, place):
    """One card at a time, round and round in player order (39, 46)."""
    seat = state.order[place % state.seats]
    if takes_part(state, seat) and may_draw(state):
        turn_up_for(state, phases.DEAL_CARD, seat)


def ask_for_ambassadors(state, place):
    """Then the window for ambassadors, each player in that order (39)."""
    seat = state.order[place]
    if takes_part(state, seat) and hand_size(state, seat) > 0:
        push(state, phases.AMBASSADORS, seat)


RESHUFFLED = told("reshuffled", "46", _("The discards are shuffled into a new pile."))


def turn_up_for(state, phase, seat):
    """The next card of the pile goes to a seat (39, 46, 49)."""
    if cards_at(state, cards.PILE) == 0 and cards_at(state, cards.DISCARDS) > 0:
        fill_pile(state)
        tell(state, RESHUFFLED)
    push(state, phase, seat)


NOT_IN_PILE = refuse("39", _("No card of that kind is left in the pile: {card}."))


def why_not_deal_card(state, seat, card):
    """Any card of the pile can come up (39)."""
    if state.cards[cards.PILE][card] == 0:
        return because(NOT_IN_PILE, card)
    return LEGAL


def weight_deal_card(state, seat, card):
    """The pile is shuffled; cards of a kind are alike (16)."""
    return state.cards[cards.PILE][card]


def seen_by_deal_card(state, seat, card):
    """Hidden from the others (40)."""
    return seat_now(state)


DEALT = told(
    "dealt",
    "39",
    _("{seat} is dealt {card}."),
    unseen=_("{seat} is dealt a card."),
    together="card",
)
BOUGHT = told("bought", "49", _("{seat} buys a card: {card}."), unseen=_("{seat} buys a card."))


def deal_card(state, seat, card):
    """Into the hand of the seat (39, 40, 49)."""
    taker = seat_now(state)
    bought = phase_now(state) == phases.BUY_CARD
    pop(state)
    move_card(state, cards.PILE, cards.HAND + taker, card)
    tell(state, BOUGHT if bought else DEALT, taker, card)
