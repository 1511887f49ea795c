"""The Mercator (rule 3.7.3). He needs no barbarian to forge an alliance: see there."""

from __future__ import annotations

from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because
from tabard.engine.words import _

from ..book import refuse
from ..components import roles
from ..hands import holds, holds_colour_of, shows_colour_of
from ..players import your_city
from ..plot import hand_over, why_not_meet
from ..turn import spend_action, why_not_act_as

BARGAINED_ALREADY = refuse("3.7.3", _("The Mercator has bargained once this turn."))
NOT_HELD_TO_BARGAIN = refuse("3.7.3", _("{pawn} does not hold {card}."))
NO_COLOUR_TO_BARGAIN = refuse("3.7.3", _("{pawn} holds no card of a colour of {city}."))
WRONG_COLOUR_TO_BARGAIN = refuse("3.7.3", _("{card} does not show a colour of {city}."))


def why_not_bargain(state, seat, pawn, giver, card):
    """Mercator: once per turn a city card of one of your city's colours changes hands (3.7.3)."""
    if refusal := why_not_act_as(state, roles.MERCATOR):
        return refusal
    if state.bargained:
        return because(BARGAINED_ALREADY)
    if refusal := why_not_meet(state, seat, pawn):
        return refusal
    here = your_city(state)
    if not holds_colour_of(state, giver, here):
        return because(NO_COLOUR_TO_BARGAIN, giver, here)
    if card == OPEN:
        return LEGAL
    if not holds(state, giver, card):
        return because(NOT_HELD_TO_BARGAIN, giver, card)
    if not shows_colour_of(here, card):
        return because(WRONG_COLOUR_TO_BARGAIN, card, here)
    return LEGAL


def why_not_offer_goods(state, seat, pawn, card):
    """Mercator: give a card by colour (3.7.3)."""
    return why_not_bargain(state, seat, pawn, seat, card)


def consent_offer_goods(state, seat, pawn, card):
    """Both agree (24)."""
    return 1 << pawn


def offer_goods(state, seat, pawn, card):
    """The Mercator's card changes hands (3.7.3)."""
    spend_action(state)
    state.bargained = 1
    hand_over(state, seat, pawn, card)


def why_not_buy_goods(state, seat, pawn, card):
    """Mercator: take a card by colour (3.7.3)."""
    return why_not_bargain(state, seat, pawn, pawn, card)


def consent_buy_goods(state, seat, pawn, card):
    """Both agree (24)."""
    return 1 << pawn


def buy_goods(state, seat, pawn, card):
    """The other player's card changes hands (3.7.3)."""
    spend_action(state)
    state.bargained = 1
    hand_over(state, pawn, seat, card)
