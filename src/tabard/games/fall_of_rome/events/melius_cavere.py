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
    """Look at the top six barbarian cards and put them back in any order (corrupt: one of them
    leaves the game first) (3.8.10)."""
    if refusal := why_not_play(state, seat, cards.MELIUS_CAVERE):
        return refusal
    if barbarian_deck_is_empty(state):
        return because(DECK_EMPTY)
    return LEGAL


def consent_melius_cavere(state, seat, effect):
    """The holder of the event (2.11.13)."""
    return holders_consent(state, cards.MELIUS_CAVERE)


def melius_cavere(state, seat, effect):
    """The cards are turned; everybody sees them (3.8.10)."""
    pay_for_event(state, cards.MELIUS_CAVERE, effect)
    if state.ended != 0:
        return
    push(state, phases.BANISHING if effect == cards.CORRUPT else phases.PUTTING_BACK, seat)
    push(state, phases.LOOKING, seat)


def all_are_looked_at(state):
    """Fewer than six cards are left (2.15.4)."""
    return barbarian_deck_is_empty(state)


def look_at_the_next(state, place):
    """One of six cards (3.8.10)."""
    push(state, phases.LOOK, CHANCE, highest_layer(state))


def why_not_look_at(state, seat, card):
    """The next card from the top (3.8.10, 2.15)."""
    return why_not_from_the_layer_asked(state, card)


LOOKED = told("looked", "3.8.10", _("{card} is turned."), card=cards.BARBARIAN_CARDS)


def look_at(state, seat, card):
    """The card lies open (3.8.10)."""
    state.looked_at[card] = 1
    tell(state, LOOKED, card)
    pop(state)


NOT_LOOKED_AT = refuse("3.8.10", _("That card was not among those turned."))


def why_not_banish(state, seat, card):
    """One of the cards turned (3.8.10)."""
    if not state.looked_at[card]:
        return because(NOT_LOOKED_AT)
    return LEGAL


BANISHED = told("banished", "3.8.10", _("{card} leaves the game."), card=cards.BARBARIAN_CARDS)


def banish(state, seat, card):
    """It is out of the game; the others go back (3.8.10)."""
    state.looked_at[card] = 0
    state.barbarian[card] = cards.GONE
    tell(state, BANISHED, card)
    if nothing_to_put_back(state):
        finish(state)
    else:
        turn_to(state, phases.PUTTING_BACK, seat)


def why_not_return_card(state, seat, card):
    """One of the cards turned, from the bottom up (3.8.10)."""
    return why_not_banish(state, seat, card)


RETURNED = told(
    "returned", "3.8.10", _("{card} goes on top of the barbarian deck."), card=cards.BARBARIAN_CARDS
)


def return_card(state, seat, card):
    """Each card is a layer of its own, the last one named on top (3.8.10, 2.15.4)."""
    layer = highest_layer(state) + 1
    state.looked_at[card] = 0
    state.barbarian[card] = layer
    tell(state, RETURNED, card)
    if nothing_to_put_back(state):
        finish(state)


def nothing_to_put_back(state):
    """None of the cards lies open any more (3.8.10)."""
    return not any(state.looked_at[card] for card in range(cards.BARBARIAN_CARDS))
