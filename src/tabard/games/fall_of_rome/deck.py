"""The two decks (rule 2.15): no order is stored; every card comes up by an equal choice."""

from __future__ import annotations

from tabard.engine.flow.stack import cursor, pop, push, turn_to
from tabard.engine.kinds import CHANCE
from tabard.engine.rule import LEGAL, because
from tabard.engine.words import _

from . import phases
from .book import refuse
from .components import cards

# --- the player deck ----------------------------------------------------------------------------


def cards_in_player_deck(state):
    """How many cards are in the player deck, a known one on top included."""
    known = state.top_card != cards.NO_CARD
    return known + sum(state.pile_cards[pile] for pile in range(cards.PILES))


def top_pile(state):
    """The highest pile in which cards are left, or NO_PILE."""
    for pile in range(cards.PILES):
        if state.pile_cards[pile] > 0:
            return pile
    return cards.NO_PILE


def turn_player_card(state):
    """The known card on top, if there is one; otherwise chance says what comes up (2.15,
    2.15.6)."""
    if state.top_card != cards.NO_CARD:
        card = state.top_card
        state.top_card = cards.NO_CARD
        come_out(state, card)
    else:
        push(state, phases.TOP_CARD, CHANCE)


NOT_IN_THIS_DECK = refuse("2.15", _("That is not among the cards that can come up."))


def why_not_turn_up(state, seat, kind):
    """An ordinary card or the pile's revolt, as long as there is one in the top pile (2.15)."""
    if weight_turn_up(state, seat, kind) <= 0:
        return because(NOT_IN_THIS_DECK)
    return LEGAL


def weight_turn_up(state, seat, kind):
    """An equal choice among the cards left in the top pile; one of them may be its revolt (2.15,
    2.15.6, 2.15.12)."""
    pile = top_pile(state)
    if kind == cards.A_REVOLT:
        return state.pile_revolt[pile]
    return state.pile_cards[pile] - state.pile_revolt[pile]


def turn_up(state, seat, kind):
    """The card leaves its pile; of an ordinary one it must still be said which."""
    pile = top_pile(state)
    state.pile_cards[pile] -= 1
    if kind == cards.A_REVOLT:
        state.pile_revolt[pile] = 0
        pop(state)
        come_out(state, cards.REVOLT)
    else:
        turn_to(state, phases.WHICH_CARD, CHANCE)


def why_not_draw_card(state, seat, card):
    """A city card not yet seen, or one of the events of the deck (2.15)."""
    if weight_draw_card(state, seat, card) == 0:
        return because(NOT_IN_THIS_DECK)
    return LEGAL


def weight_draw_card(state, seat, card):
    """An equal choice among the unseen city cards and the events in the deck (2.15, 2.15.6,
    2.15.13)."""
    if card == cards.AN_EVENT:
        return state.events_in_deck
    return 1 if state.card_place[card] == cards.UNSEEN else 0


def draw_card(state, seat, card):
    """The card is known; of an event it must still be said which."""
    if card == cards.AN_EVENT:
        state.events_in_deck -= 1
        turn_to(state, phases.WHICH_EVENT, CHANCE)
    else:
        pop(state)
        come_out(state, card)


def why_not_draw_event(state, seat, event):
    """An equal choice among all events not yet seen (2.15, 2.15.6, 2.15.14)."""
    if state.card_place[event] != cards.UNSEEN:
        return because(NOT_IN_THIS_DECK)
    return LEGAL


def draw_event(state, seat, event):
    """The event is known."""
    pop(state)
    come_out(state, event)


def come_out(state, card):
    """The card waits until all cards of a draw are out (2.3, 2.15.8)."""
    place = 0
    while state.drawn[place] != cards.NO_CARD:
        place += 1
    state.drawn[place] = card
    if card != cards.REVOLT:
        state.card_place[card] = cards.IS_OUT


def unseen_events(state):
    """Events that lie in the deck, in the Vestalis's event deck or out of the game (2.15.7)."""
    return sum(
        state.card_place[event] == cards.UNSEEN
        for event in range(cards.FIRST_EVENT, cards.FIRST_EVENT + cards.EVENTS)
    )


def events_of_the_vestalis(state):
    """Her event deck is made of the events that did not go into the player deck (2.2.6)."""
    return unseen_events(state) - state.events_in_deck


def unseen_city_cards(state):
    """City cards that are still in the player deck."""
    return sum(state.card_place[card] == cards.UNSEEN for card in range(cards.CITY_CARDS))


# --- the barbarian deck -------------------------------------------------------------------------


def highest_layer(state):
    """The layer on top of the barbarian deck; DISCARDED if the deck is empty. Cards that are looked
    at are out of it. (2.15, 2.15.2)"""
    highest = cards.DISCARDED
    for card in range(cards.BARBARIAN_CARDS):
        if not state.looked_at[card]:
            highest = max(highest, state.barbarian[card])
    return highest


def lowest_layer(state):
    """The layer at the bottom of the barbarian deck; DISCARDED if the deck is empty. Cards that are
    looked at are out of it. (2.15, 2.15.2)"""
    lowest = highest_layer(state)
    for card in range(cards.BARBARIAN_CARDS):
        if cards.LOWEST_LAYER <= state.barbarian[card] < lowest and not state.looked_at[card]:
            lowest = state.barbarian[card]
    return lowest


def put_discards_on_top(state):
    """The barbarian discards are shuffled and lie on top of their deck, a layer of its own; how
    many they are (45, 46, 2.12, 2.15.3)."""
    layer, count = highest_layer(state) + 1, 0
    for card in range(cards.BARBARIAN_CARDS):
        if state.barbarian[card] == cards.DISCARDED:
            state.barbarian[card] = layer
            count += 1
    return count


def barbarian_deck_is_empty(state):
    """No card is left in the barbarian deck (2.12, 2.12.3, 2.15.5)."""
    return highest_layer(state) == cards.DISCARDED


def refill_empty_deck(state):
    """An empty barbarian deck is made anew from its discards, if there are any (2.12, 2.12.3,
    2.15.5)."""
    if barbarian_deck_is_empty(state):
        put_discards_on_top(state)


def why_not_from_the_layer_asked(state, card):
    """An equal choice among the cards of one layer, the one that the phase keeps (2.15,
    2.15.15)."""
    layer = cursor(state)
    if state.barbarian[card] != layer or state.looked_at[card]:
        return because(NOT_IN_THIS_DECK)
    return LEGAL
