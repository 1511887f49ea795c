"""Chapter "Build a fort" (rules 13 to 15)."""

from __future__ import annotations

from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, rule, tell

from .components import NO_CITY
from .hands import matches, pay, why_not_pay
from .players import your_city
from .refusals import (
    CARD_DOES_NOT_MATCH,
    FORT_STANDS,
    FORTS_IN_SUPPLY,
    NAME_A_FORT_TO_MOVE,
    NO_FORT_TO_MOVE,
)
from .supply import forts_in_supply
from .told import BUILT, FORT_MOVED
from .turn import spend_action, why_not_act


@rule
def when_build_fort(state, seat):
    """Only where no fort stands."""
    return state.fort[your_city(state)] == 0


@rule
def why_not_build_fort(state, seat, card, from_city):
    """13, 14, 15, 2.4.3, Build a fort: for a card that matches your city; from the supply, or
    from another city when all forts are in use."""
    here = your_city(state)
    refusal = why_not_act(state)
    if refusal != LEGAL:
        return refusal
    if state.fort[here]:
        return because(FORT_STANDS, here)
    refusal = why_not_pay(state, seat, card)
    if refusal != LEGAL:
        return refusal
    if not matches(state, here, card):
        return because(CARD_DOES_NOT_MATCH, card, here)
    return why_not_take_fort(state, from_city)


@rule
def why_not_take_fort(state, from_city):
    """14, 2.16.4: a fort of another city is moved when, and only when, all forts are in use."""
    if from_city == OPEN:
        return LEGAL
    if forts_in_supply(state) > 0:
        if from_city != NO_CITY:
            return because(FORTS_IN_SUPPLY)
        return LEGAL
    if from_city == NO_CITY:
        return because(NAME_A_FORT_TO_MOVE)
    if not state.fort[from_city]:
        return because(NO_FORT_TO_MOVE, from_city)
    return LEGAL


@rule
def build_fort(state, seat, card, from_city):
    """13: the card is discarded and the fort stands."""
    spend_action(state)
    pay(state, seat, card)
    put_fort(state, your_city(state), from_city)


@rule
def put_fort(state, city, from_city):
    """13, 14, 4.17: a fort from the supply, or from the city that gives up its own."""
    state.fort[city] = 1
    if from_city == NO_CITY:
        tell(state, BUILT, city)
    else:
        state.fort[from_city] = 0
        tell(state, FORT_MOVED, from_city, city)
