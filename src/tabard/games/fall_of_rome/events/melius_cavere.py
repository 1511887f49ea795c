"""Event 10, Melius cavere quam pavere (rule 3.8.10)."""

from __future__ import annotations

from tabard.engine.flow.stack import pop, push, turn_to
from tabard.engine.kinds import CHANCE
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..components import cards
from ..deck import barbarian_deck_is_empty, highest_layer, why_not_from_the_layer_asked
from ..step_by_step import finish
from .playing import holders_consent, pay_for_event, why_not_play

SIX = 6


DECK_EMPTY = refuse("3.8.10", _("The barbarian deck is empty."))


def why_not_melius_cavere(state, seat, effect):
    """3.8.10: look at the top six barbarian cards and put them back in any order (corrupt: one of
    them leaves the game first)."""
    if refusal := why_not_play(state, seat, cards.MELIUS_CAVERE):
        return refusal
    if barbarian_deck_is_empty(state):
        return because(DECK_EMPTY)
    return LEGAL


def consent_melius_cavere(state, seat, effect):
    """2.11.13: the holder of the event."""
    return holders_consent(state, cards.MELIUS_CAVERE)


def melius_cavere(state, seat, effect):
    """3.8.10: the cards are turned; everybody sees them."""
    pay_for_event(state, cards.MELIUS_CAVERE, effect)
    if state.ended != 0:
        return
    push(state, phases.BANISHING if effect == cards.CORRUPT else phases.PUTTING_BACK, seat)
    push(state, phases.LOOKING, seat)


def all_are_looked_at(state):
    """2.15.4: fewer than six cards are left."""
    return barbarian_deck_is_empty(state)


def look_at_the_next(state, place):
    """3.8.10: one of six cards."""
    push(state, phases.LOOK, CHANCE, highest_layer(state))


def why_not_look_at(state, seat, card):
    """3.8.10, 2.15: the next card from the top."""
    return why_not_from_the_layer_asked(state, card)


LOOKED = told("looked", "3.8.10", _("{card} is turned."), card=cards.BARBARIAN_CARDS)


def look_at(state, seat, card):
    """3.8.10: the card lies open."""
    state.looked_at[card] = 1
    tell(state, LOOKED, card)
    pop(state)


NOT_LOOKED_AT = refuse("3.8.10", _("That card was not among those turned."))


def why_not_banish(state, seat, card):
    """3.8.10: one of the cards turned."""
    if not state.looked_at[card]:
        return because(NOT_LOOKED_AT)
    return LEGAL


BANISHED = told("banished", "3.8.10", _("{card} leaves the game."), card=cards.BARBARIAN_CARDS)


def banish(state, seat, card):
    """3.8.10: it is out of the game; the others go back."""
    state.looked_at[card] = 0
    state.barbarian[card] = cards.GONE
    tell(state, BANISHED, card)
    if nothing_to_put_back(state):
        finish(state)
    else:
        turn_to(state, phases.PUTTING_BACK, seat)


def why_not_return_card(state, seat, card):
    """3.8.10: one of the cards turned, from the bottom up."""
    return why_not_banish(state, seat, card)


RETURNED = told(
    "returned", "3.8.10", _("{card} goes on top of the barbarian deck."), card=cards.BARBARIAN_CARDS
)


def return_card(state, seat, card):
    """3.8.10, 2.15.4: each card is a layer of its own, the last one named on top."""
    layer = highest_layer(state) + 1
    state.looked_at[card] = 0
    state.barbarian[card] = layer
    tell(state, RETURNED, card)
    if nothing_to_put_back(state):
        finish(state)


def nothing_to_put_back(state):
    """3.8.10: none of the cards lies open any more."""
    return not any(state.looked_at[card] for card in range(cards.BARBARIAN_CARDS))
