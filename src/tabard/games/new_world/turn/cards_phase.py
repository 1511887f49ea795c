"""Its course, the periods, the order of play (3.9.A, the cards phase); what is drawn, and the hand
limit, is in ``cards/drawing``."""

from __future__ import annotations

from tabard.engine.flow.sequence import Course
from tabard.engine.flow.stack import pop, push
from tabard.engine.kinds import CHANCE
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import told
from ..components import cards, nations
from ..state import ORDER
from ..world.conventions import period
from ..world.decks import add_cards_of_the_period, cards_in_deck, remake_deck, return_discards
from ..world.hands import NOT_IN_THE_DECK, place_of, throw_away
from ..world.nations import plays, seat_at
from .income import receive_income
from .order import PLACES_IN_ORDER, first_turn

COURSE = Course(
    income=1, draw=PLACES_IN_ORDER, gifts=PLACES_IN_ORDER, demand=PLACES_IN_ORDER, order=1
)


def receive_all_incomes(state):
    """A new period begins, and all have their income (3.9.A1, 3.9.A2)."""
    begin_period(state)
    for nation in range(nations.NATIONS):
        if plays(state, nation):
            receive_income(state, nation)


def give_in_turn(state, place):
    """Gifts to the king (3.9.A5)."""
    push(state, phases.GIFTS, seat_at(state, place))


def demand_in_turn(state, place):
    """The public demand (3.9.A6)."""
    push(state, phases.DEMAND, seat_at(state, place))


def let_a_card_name_the_order(state):
    """A card of the general deck names the order of the first round; with none left that of the
    turn stands (3.9.A7)."""
    remake_deck(state, nations.NATIONS)
    if cards_in_deck(state, nations.NATIONS) > 0:
        push(state, phases.ORDER_CARD, CHANCE)


NEW_PERIOD = told("period", "3.9.A1", _("Period {period} begins."), weight=1)


def begin_period(state):
    """A new period adds its cards, and the discards are shuffled in again (3.9.A1)."""
    if state.turn % 4 != 1 or state.turn == first_turn(state):
        return
    tell(state, NEW_PERIOD, period(state))
    add_cards_of_the_period(state)
    for deck in range(nations.NATIONS + 1):
        return_discards(state, deck)


def why_not_name_order(state, seat, card):
    """Any card of the general deck (3.9.A7)."""
    in_the_deck = card < cards.GENERAL_CARDS and place_of(state, card) == cards.DECK
    return LEGAL if in_the_deck else because(NOT_IN_THE_DECK, card)


ORDER_NAMED = told("order", "3.9.A7", _("The card {card} names the order of play."))
NEXT_IN_ORDER = told("in_order", "3.9.A7", _("The order of play: {nation}."), together="nation")


def name_order(state, seat, card):
    """Its order string is the order of the first impulse round (3.9.A7, 3.19.3)."""
    throw_away(state, card)
    tell(state, ORDER_NAMED, card)
    place = 0
    for n in range(ORDER):
        nation = cards.ORDER_OF_CARD[cards.CARD_NUMBER[card]][n]
        if plays(state, nation):
            state.order[place] = nation
            tell(state, NEXT_IN_ORDER, nation)
            place += 1
    pop(state)
