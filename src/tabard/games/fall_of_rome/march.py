"""Chapters "March" and "Sail" (rules 7 to 12)."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER, OPEN
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _, n_

from .book import refuse, told
from .components import board
from .hands import holds_colour_of, pay, shows_colour_of, why_not_pay
from .players import your_city
from .roles.regina_foederata import call_followers
from .turn import spend_action, why_not_act


def when_march(state, seat):
    """Only while actions are left."""
    return state.actions_left > 0


def too_few_legions(rule: str) -> int:
    """The same reason in several rules: no more legions come along than stand there."""
    sentence = n_(
        "{have} legion stands in {here}; {want} cannot go along.",
        "{have} legions stand in {here}; {want} cannot go along.",
    )
    return refuse(rule, sentence, here=board.CITIES, have=NUMBER, want=NUMBER)


NOT_ADJACENT = refuse("7", _("No road joins {here} and {there}."))
TOO_FEW_TO_MARCH = too_few_legions("8")
ALREADY_THERE = refuse("2.4", _("The pawn is in {city} already."))


def why_not_march(state, seat, city, legions):
    """March: to an adjacent city, never to a supply space, with up to three of the legions there
    (7, 8, 9, 2.4.1)."""
    here = your_city(state)
    if refusal := why_not_act(state):
        return refusal
    if here == city:
        return because(ALREADY_THERE, city)
    if not board.ROAD[here][city]:
        return because(NOT_ADJACENT, here, city)
    return why_not_take_along(state, here, legions, TOO_FEW_TO_MARCH)


def why_not_take_along(state, here, legions, too_few):
    """No more legions can come along than stand in the city that is left (8, 12)."""
    if legions > state.legions[here]:
        return because(too_few, here, state.legions[here], legions)
    return LEGAL


MARCHED = told(
    "marched",
    "7",
    n_(
        "{pawn} marches from {here} to {there} with {legions} legion.",
        "{pawn} marches from {here} to {there} with {legions} legions.",
        "legions",
        none=_("{pawn} marches from {here} to {there}."),
    ),
)


def march(state, seat, city, legions):
    """The pawn moves and the legions taken follow (7, 8)."""
    here = your_city(state)
    spend_action(state)
    tell(state, MARCHED, state.turn, here, city, legions)
    go_with_legions(state, state.turn, city, legions)
    call_followers(state, here, legions)


def go_with_legions(state, pawn, city, legions):
    """A pawn goes to a city and takes legions of its own city along (8, 12)."""
    here = state.pawn[pawn]
    state.legions[here] -= legions
    state.legions[city] += legions
    state.pawn[pawn] = city


NOT_A_PORT = refuse("10", _("{city} is not a port."))


def why_not_go_by_sea(state, city):
    """From a port to any other port (10)."""
    here = your_city(state)
    if refusal := why_not_act(state):
        return refusal
    if not board.PORT[here]:
        return because(NOT_A_PORT, here)
    if not board.PORT[city]:
        return because(NOT_A_PORT, city)
    if here == city:
        return because(ALREADY_THERE, city)
    return LEGAL


TOO_FEW_TO_SAIL = too_few_legions("12")
WRONG_COLOUR_TO_SAIL = refuse("11", _("{card} does not show a colour of {city}."))
NO_CARD_TO_SAIL = refuse("11", _("No card in your hand shows a colour of {city}."))


def why_not_sail(state, seat, city, legions, card):
    """Sail: to another port, for a card of one of its colours, with up to three legions (10, 11,
    12, 2.4.2)."""
    if refusal := why_not_go_by_sea(state, city):
        return refusal
    if not holds_colour_of(state, seat, city):
        return because(NO_CARD_TO_SAIL, city)
    refusal = why_not_take_along(state, your_city(state), legions, TOO_FEW_TO_SAIL)
    if refusal != LEGAL or card == OPEN:
        return refusal
    if refusal := why_not_pay(state, seat, card):
        return refusal
    if not shows_colour_of(city, card):
        return because(WRONG_COLOUR_TO_SAIL, card, city)
    return LEGAL


def sail(state, seat, city, legions, card):
    """The card is discarded; the pawn and the legions taken go to the port (10, 12)."""
    pay(state, seat, card)
    go_by_sea(state, city, legions)


SAILED = told(
    "sailed",
    "10",
    n_(
        "{pawn} sails from {here} to {there} with {legions} legion.",
        "{pawn} sails from {here} to {there} with {legions} legions.",
        "legions",
        none=_("{pawn} sails from {here} to {there}."),
    ),
)


def go_by_sea(state, city, legions):
    """The voyage itself (10, 12)."""
    here = your_city(state)
    spend_action(state)
    tell(state, SAILED, state.turn, here, city, legions)
    go_with_legions(state, state.turn, city, legions)
    call_followers(state, here, legions)
