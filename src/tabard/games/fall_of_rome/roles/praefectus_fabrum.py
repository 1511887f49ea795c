"""The Praefectus Fabrum (rule 3.7.5)."""

from __future__ import annotations

from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _, n_

from ..book import refuse, told
from ..components import roles
from ..fort import FORT_STANDS, put_fort, why_not_take_fort
from ..hands import holds_city_card, pay, why_not_pay
from ..march import ALREADY_THERE, go_with_legions, too_few_legions, why_not_take_along
from ..players import has_role, your_city
from ..turn import spend_action, why_not_act_as

TWO_LEGIONS = 2


def when_raise_fort(state, seat):
    """Only the Praefectus Fabrum need be asked."""
    return has_role(state, roles.PRAEFECTUS_FABRUM)


NO_LEGIONS_TO_BUILD = refuse("3.7.5", _("2 legions build the fort; {city} has {have}."))


def why_not_raise_fort(state, seat, from_city):
    """Praefectus Fabrum: 2 legions of your city become a fort there; no card is needed (3.7.5)."""
    if refusal := why_not_act_as(state, roles.PRAEFECTUS_FABRUM):
        return refusal
    here = your_city(state)
    if state.fort[here]:
        return because(FORT_STANDS, here)
    if state.legions[here] < TWO_LEGIONS:
        return because(NO_LEGIONS_TO_BUILD, here, state.legions[here])
    return why_not_take_fort(state, from_city)


def raise_fort(state, seat, from_city):
    """The legions go to the supply and the fort stands (3.7.5)."""
    spend_action(state)
    state.legions[your_city(state)] -= TWO_LEGIONS
    put_fort(state, your_city(state), from_city)


def when_journey(state, seat):
    """Only the Praefectus Fabrum need be asked."""
    return has_role(state, roles.PRAEFECTUS_FABRUM)


def near_journey(state, seat, city):
    """Only a journey from or to a fort is worth asking about."""
    return state.fort[your_city(state)] or state.fort[city]


NO_FORT_EITHER_END = refuse("3.7.5", _("Neither {here} nor {there} has a fort."))
TOO_FEW_TO_TRAVEL = too_few_legions("3.7.5")
NO_CARD_FOR_THE_JOURNEY = refuse("3.7.5", _("The journey costs a city card, and you hold none."))


def why_not_journey(state, seat, city, legions, card):
    """Praefectus Fabrum: for any city card, from a city with a fort to any city, or from any city
    to one with a fort (3.7.5)."""
    if refusal := why_not_act_as(state, roles.PRAEFECTUS_FABRUM):
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


TRAVELLED = told(
    "travelled",
    "3.7.5",
    n_(
        "{pawn} travels from {here} to {there} with {legions} legion.",
        "{pawn} travels from {here} to {there} with {legions} legions.",
        "legions",
        none=_("{pawn} travels from {here} to {there}."),
    ),
)


def journey(state, seat, city, legions, card):
    """The card is discarded; pawn and legions go along his roads (3.7.5)."""
    spend_action(state)
    pay(state, seat, card)
    tell(state, TRAVELLED, state.turn, your_city(state), city, legions)
    go_with_legions(state, state.turn, city, legions)
