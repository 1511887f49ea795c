"""The Vestalis (rule 3.7.7): her event deck, and the three cards of which she puts one back."""

from __future__ import annotations

from tabard.engine.flow.stack import pop, push
from tabard.engine.kinds import CHANCE
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _, n_

from .. import phases
from ..book import refuse, told
from ..components import cards, pieces, roles
from ..consent import why_not_ask
from ..deck import cards_in_player_deck, events_of_the_vestalis
from ..draw import DREW, MOST_OUT, turn_to_draw
from ..hands import check_limit, holds, pay, shows_colour_of
from ..players import owner, pawn_with_role

# --- her event deck -----------------------------------------------------------------------------


def when_consult(state, seat):
    """Only where a Vestalis plays; at which moments say the windows (``events.windows``)."""
    return pawn_with_role(state, roles.VESTALIS) != pieces.NO_SEAT


NO_VESTALIS = refuse("3.7.7", _("No Vestalis is in play."))
NO_EVENT_LEFT = refuse("3.7.7", _("Her event deck is empty."))
NOT_HER_CARD = refuse("3.7.7", _("The Vestalis does not hold {card}."))
WRONG_COLOUR_FOR_HER = refuse("3.7.7", _("{card} does not show a colour of {city}."))


def why_not_consult(state, seat, card):
    """Vestalis: at any time, for a card of one of her city's colours, she draws the top event of
    her deck (3.7.7, 2.11.15)."""
    vestalis = pawn_with_role(state, roles.VESTALIS)
    if vestalis == pieces.NO_SEAT:
        return because(NO_VESTALIS)
    if not holds(state, owner(state, vestalis), card):
        return because(NOT_HER_CARD, card)
    if not shows_colour_of(state.pawn[vestalis], card):
        return because(WRONG_COLOUR_FOR_HER, card, state.pawn[vestalis])
    if events_of_the_vestalis(state) <= 0:
        return because(NO_EVENT_LEFT)
    if owner(state, vestalis) == seat:
        return LEGAL
    return why_not_ask(state)


def consent_consult(state, seat, card):
    """Her seat agrees, if another asks (2.16)."""
    return 1 << owner(state, pawn_with_role(state, roles.VESTALIS))


def consult(state, seat, card):
    """The card is discarded and an event comes into her hand (3.7.7)."""
    pay(state, owner(state, pawn_with_role(state, roles.VESTALIS)), card)
    push(state, phases.CONSULTING, CHANCE)
    push(state, phases.WHICH_EVENT, CHANCE)


def hand_her_the_event(state):
    """The event that came up is hers (3.7.7)."""
    seat = owner(state, pawn_with_role(state, roles.VESTALIS))
    state.card_place[state.drawn[0]] = cards.FIRST_HAND + seat
    tell(state, DREW, seat, state.drawn[0])
    state.drawn[0] = cards.NO_CARD
    pop(state)
    check_limit(state, seat)


# --- her three cards ----------------------------------------------------------------------------


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
