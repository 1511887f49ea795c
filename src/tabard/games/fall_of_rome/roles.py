"""Chapter "Roles" (rule 3.7): the actions that only one role has.

The Magister Militum's power works in the battle, the Regina's followers in the march, her free
enlisting beside enlisting, and the Vestalis's third card in the draw.
"""

from __future__ import annotations

from tabard.engine.kinds import CHANCE, OPEN
from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.stack import pop, push

from .components import (
    CONSUL,
    FIRST_HAND,
    MERCATOR,
    NO_CARD,
    NOWHERE,
    PORT,
    PRAEFECTUS_CLASSIS,
    PRAEFECTUS_FABRUM,
    VESTALIS,
)
from .consent import why_not_ask
from .deck import events_of_the_vestalis
from .fort import put_fort, why_not_take_fort
from .hands import (
    check_limit,
    holds,
    holds_city_card,
    holds_colour_of,
    pay,
    shows_colour_of,
    why_not_pay,
)
from .march import go_by_sea, go_with_legions, why_not_go_by_sea, why_not_take_along
from .players import has_role, owner, pawn_with_role, your_city
from .plot import hand_over, why_not_meet
from .refusals import (
    ALREADY_THERE,
    BARGAINED_ALREADY,
    FORT_STANDS,
    NO_CARD_FOR_THE_JOURNEY,
    NO_COLOUR_TO_BARGAIN,
    NO_EVENT_LEFT,
    NO_FORT_EITHER_END,
    NO_FORT_HERE,
    NO_LEGION_IN_SUPPLY,
    NO_LEGIONS_TO_BUILD,
    NO_VESTALIS,
    NOT_A_PORT_TO_MUSTER,
    NOT_HER_CARD,
    NOT_THEIR_CARD,
    TOO_FEW_TO_SAIL,
    TOO_FEW_TO_TRAVEL,
    WRONG_COLOUR_FOR_HER,
    WRONG_COLOUR_TO_BARGAIN,
    WRONG_COLOUR_TO_MUSTER,
)
from .state import CONSULTING, WHICH_EVENT
from .supply import add_legions, legions_in_supply
from .told import DREW, JOINED, TRAVELLED
from .turn import spend_action, why_not_act_as

TWO_LEGIONS = 2


# --- Consul -------------------------------------------------------------------------------------


@rule
def when_reinforce_fort(state, seat):
    """Only the Consul need be asked."""
    return has_role(state, CONSUL)


@rule
def why_not_reinforce_fort(state, seat, city):
    """3.7.1, Consul: add 1 legion to any one city with a fort."""
    refusal = why_not_raise_legion(state, seat)
    if refusal != LEGAL:
        return refusal
    if not state.fort[city]:
        return because(NO_FORT_HERE, city)
    return LEGAL


@rule
def reinforce_fort(state, seat, city):
    """3.7.1: the legion comes from the supply."""
    spend_action(state)
    tell(state, JOINED, add_legions(state, city, 1), city)


@rule
def why_not_raise_legion(state, seat):
    """3.7.1, Consul: add 1 legion to your city, fort or not."""
    refusal = why_not_act_as(state, CONSUL)
    if refusal != LEGAL:
        return refusal
    if legions_in_supply(state) == 0:
        return because(NO_LEGION_IN_SUPPLY)
    return LEGAL


@rule
def raise_legion(state, seat):
    """3.7.1: the legion comes from the supply."""
    spend_action(state)
    tell(state, JOINED, add_legions(state, your_city(state), 1), your_city(state))


# --- Mercator -----------------------------------------------------------------------------------


@rule
def why_not_bargain(state, seat, pawn, giver, card):
    """3.7.3, Mercator: once per turn a city card of one of your city's colours changes hands."""
    refusal = why_not_act_as(state, MERCATOR)
    if refusal != LEGAL:
        return refusal
    if state.bargained:
        return because(BARGAINED_ALREADY)
    refusal = why_not_meet(state, seat, pawn)
    if refusal != LEGAL:
        return refusal
    here = your_city(state)
    if not holds_colour_of(state, giver, here):
        return because(NO_COLOUR_TO_BARGAIN, giver, here)
    if card == OPEN:
        return LEGAL
    if not holds(state, giver, card):
        return because(NOT_THEIR_CARD, giver, card)
    if not shows_colour_of(here, card):
        return because(WRONG_COLOUR_TO_BARGAIN, card, here)
    return LEGAL


@rule
def why_not_offer_goods(state, seat, pawn, card):
    """3.7.3, Mercator: give a card by colour."""
    return why_not_bargain(state, seat, pawn, seat, card)


@rule
def consent_offer_goods(state, seat, pawn, card):
    """24: both agree."""
    return 1 << pawn


@rule
def offer_goods(state, seat, pawn, card):
    """3.7.3: the Mercator's card changes hands."""
    spend_action(state)
    state.bargained = 1
    hand_over(state, seat, pawn, card)


@rule
def why_not_buy_goods(state, seat, pawn, card):
    """3.7.3, Mercator: take a card by colour."""
    return why_not_bargain(state, seat, pawn, pawn, card)


@rule
def consent_buy_goods(state, seat, pawn, card):
    """24: both agree."""
    return 1 << pawn


@rule
def buy_goods(state, seat, pawn, card):
    """3.7.3: the other player's card changes hands."""
    spend_action(state)
    state.bargained = 1
    hand_over(state, pawn, seat, card)


# --- Praefectus Classis -------------------------------------------------------------------------


@rule
def when_sail_with_fleet(state, seat):
    """Only the Praefectus Classis, in a port, need be asked."""
    return has_role(state, PRAEFECTUS_CLASSIS) and PORT[your_city(state)] == 1


@rule
def near_sail_with_fleet(state, seat, city):
    """Only ports are worth asking about."""
    return PORT[city]


@rule
def why_not_sail_with_fleet(state, seat, city, legions):
    """3.7.4, Praefectus Classis: sail from port to port without a card."""
    refusal = why_not_act_as(state, PRAEFECTUS_CLASSIS)
    if refusal != LEGAL:
        return refusal
    refusal = why_not_go_by_sea(state, city)
    if refusal != LEGAL:
        return refusal
    return why_not_take_along(state, your_city(state), legions, TOO_FEW_TO_SAIL)


@rule
def sail_with_fleet(state, seat, city, legions):
    """3.7.4: his own ships carry him."""
    go_by_sea(state, city, legions)


@rule
def when_muster(state, seat):
    """Only the Praefectus Classis need be asked."""
    return has_role(state, PRAEFECTUS_CLASSIS)


@rule
def why_not_muster(state, seat, card, legions):
    """3.7.4, Praefectus Classis: in a port, a card of one of its colours brings up to 2 legions."""
    refusal = why_not_act_as(state, PRAEFECTUS_CLASSIS)
    if refusal != LEGAL:
        return refusal
    here = your_city(state)
    if not PORT[here]:
        return because(NOT_A_PORT_TO_MUSTER, here)
    if legions_in_supply(state) == 0:
        return because(NO_LEGION_IN_SUPPLY)
    refusal = why_not_pay(state, seat, card)
    if refusal != LEGAL:
        return refusal
    if not shows_colour_of(here, card):
        return because(WRONG_COLOUR_TO_MUSTER, card, here)
    return LEGAL


@rule
def muster(state, seat, card, legions):
    """3.7.4: the card is discarded; the legions come from the supply."""
    spend_action(state)
    pay(state, seat, card)
    tell(state, JOINED, add_legions(state, your_city(state), legions), your_city(state))


# --- Praefectus Fabrum --------------------------------------------------------------------------


@rule
def when_raise_fort(state, seat):
    """Only the Praefectus Fabrum need be asked."""
    return has_role(state, PRAEFECTUS_FABRUM)


@rule
def why_not_raise_fort(state, seat, from_city):
    """3.7.5, Praefectus Fabrum: 2 legions of your city become a fort there; no card is needed."""
    refusal = why_not_act_as(state, PRAEFECTUS_FABRUM)
    if refusal != LEGAL:
        return refusal
    here = your_city(state)
    if state.fort[here]:
        return because(FORT_STANDS, here)
    if state.legions[here] < TWO_LEGIONS:
        return because(NO_LEGIONS_TO_BUILD, here, state.legions[here])
    return why_not_take_fort(state, from_city)


@rule
def raise_fort(state, seat, from_city):
    """3.7.5: the legions go to the supply and the fort stands."""
    spend_action(state)
    state.legions[your_city(state)] -= TWO_LEGIONS
    put_fort(state, your_city(state), from_city)


@rule
def when_journey(state, seat):
    """Only the Praefectus Fabrum need be asked."""
    return has_role(state, PRAEFECTUS_FABRUM)


@rule
def near_journey(state, seat, city):
    """Only a journey from or to a fort is worth asking about."""
    return state.fort[your_city(state)] or state.fort[city]


@rule
def why_not_journey(state, seat, city, legions, card):
    """3.7.5, Praefectus Fabrum: for any city card, from a city with a fort to any city, or from any
    city to one with a fort."""
    refusal = why_not_act_as(state, PRAEFECTUS_FABRUM)
    if refusal != LEGAL:
        return refusal
    here = your_city(state)
    if here == city:
        return because(ALREADY_THERE, city)
    if not state.fort[here] and not state.fort[city]:
        return because(NO_FORT_EITHER_END, here, city)
    if not holds_city_card(state, seat):
        return because(NO_CARD_FOR_THE_JOURNEY)
    refusal = why_not_take_along(state, here, legions, TOO_FEW_TO_TRAVEL)
    if refusal != LEGAL or card == OPEN:
        return refusal
    return why_not_pay(state, seat, card)


@rule
def journey(state, seat, city, legions, card):
    """3.7.5: the card is discarded; pawn and legions go along his roads."""
    spend_action(state)
    pay(state, seat, card)
    tell(state, TRAVELLED, state.turn, your_city(state), city, legions)
    go_with_legions(state, state.turn, city, legions)


# --- Vestalis -----------------------------------------------------------------------------------


@rule
def when_consult(state, seat):
    """Only where a Vestalis plays."""
    return pawn_with_role(state, VESTALIS) != NOWHERE


@rule
def why_not_consult(state, seat, card):
    """3.7.7, 2.11.15, Vestalis: at any time, for a card of one of her city's colours, she draws
    the top event of her deck."""
    vestalis = pawn_with_role(state, VESTALIS)
    if vestalis == NOWHERE:
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


@rule
def consent_consult(state, seat, card):
    """2.16: her seat agrees, if another asks."""
    return 1 << owner(state, pawn_with_role(state, VESTALIS))


@rule
def consult(state, seat, card):
    """3.7.7: the card is discarded and an event comes into her hand."""
    pay(state, owner(state, pawn_with_role(state, VESTALIS)), card)
    push(state, CONSULTING, CHANCE)
    push(state, WHICH_EVENT, CHANCE)


@rule
def hand_her_the_event(state):
    """3.7.7: the event that came up is hers."""
    seat = owner(state, pawn_with_role(state, VESTALIS))
    state.card_place[state.drawn[0]] = FIRST_HAND + seat
    tell(state, DREW, seat, state.drawn[0])
    state.drawn[0] = NO_CARD
    pop(state)
    check_limit(state, seat)
