"""Chapter "Build a fort" (rules 13 to 15)."""

from __future__ import annotations

from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .book import refuse, told
from .components import board
from .hands import matches, pay, why_not_pay
from .players import your_city
from .supply import forts_in_supply
from .turn import spend_action, why_not_act


def when_build_fort(state, seat):
    """Only where no fort stands."""
    return state.fort[your_city(state)] == 0


FORT_STANDS = refuse("15", _("{city} has a fort already."))
CARD_DOES_NOT_MATCH = refuse("13", _("{card} does not match {city}."))


def why_not_build_fort(state, seat, card, from_city):
    """Build a fort: for a card that matches your city; from the supply, or from another city when
    all forts are in use (13, 14, 15, 2.4.3)."""
    here = your_city(state)
    if refusal := why_not_act(state):
        return refusal
    if state.fort[here]:
        return because(FORT_STANDS, here)
    if refusal := why_not_pay(state, seat, card):
        return refusal
    if not matches(state, here, card):
        return because(CARD_DOES_NOT_MATCH, card, here)
    return why_not_take_fort(state, from_city)


FORTS_IN_SUPPLY = refuse("14", _("A fort is moved only when none is left in the supply."))
NAME_A_FORT_TO_MOVE = refuse("14", _("All forts are in use: name the city whose fort moves."))
NO_FORT_TO_MOVE = refuse("14", _("{city} has no fort that could move."))


def why_not_take_fort(state, from_city):
    """A fort of another city is moved when, and only when, all forts are in use (14, 2.16.4)."""
    if from_city == OPEN:
        return LEGAL
    if forts_in_supply(state) > 0:
        if from_city != board.NO_CITY:
            return because(FORTS_IN_SUPPLY)
        return LEGAL
    if from_city == board.NO_CITY:
        return because(NAME_A_FORT_TO_MOVE)
    if not state.fort[from_city]:
        return because(NO_FORT_TO_MOVE, from_city)
    return LEGAL


def build_fort(state, seat, card, from_city):
    """The card is discarded and the fort stands (13)."""
    spend_action(state)
    pay(state, seat, card)
    put_fort(state, your_city(state), from_city)


BUILT = told("built", "13", _("A fort is built in {city}."))
FORT_MOVED = told("fort_moved", "14", _("The fort of {there} is moved to {city}."))


def put_fort(state, city, from_city):
    """A fort from the supply, or from the city that gives up its own (13, 14, 4.17)."""
    state.fort[city] = 1
    if from_city == board.NO_CITY:
        tell(state, BUILT, city)
    else:
        state.fort[from_city] = 0
        tell(state, FORT_MOVED, from_city, city)
