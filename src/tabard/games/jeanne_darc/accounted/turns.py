"""What goes on in a turn, but for its fights: expansion, offers (76 to 85, 135 to 142)."""

from __future__ import annotations

from tabard.engine.flow.stack import level_of, phase_now
from tabard.engine.kinds import NUMBER
from tabard.engine.rule import LEGAL, because
from tabard.engine.words import _, n_

from .. import phases
from ..bargaining.offers import (
    coins_asked,
    coins_paid,
    why_not_coins,
    why_not_give,
    why_not_place,
    why_not_want,
)
from ..book import complain
from ..components import board, pieces, terms
from ..players import leader, takes_part
from ..players_phase import EXPANDS
from ..state import NOBODY


def turns_off(state):
    """Move 1 and the offer that stands (76, 140)."""
    return (
        offer_off(state)
        or opening_off(state)
        or (
            phase_now(state) == phases.EXPANSION
            and expansion_off(state, state.frame_seat[state.depth - 1])
        )
    )


TAKEN_TOO_EARLY = complain(
    "71", _("{city} is named as taken in this turn; before move 1 nothing is.")
)


def opening_off(state):
    """Before move 1 nothing has been taken in this turn (71, 135)."""
    level = level_of(state, phases.TURN)
    if level < 0 or state.frame_cursor[level] != EXPANDS:
        return 0
    for city in range(board.CITIES):
        if state.won_now[city]:
            return because(TAKEN_TOO_EARLY, city)
    return 0


EXPANSION_OFF = complain(
    "76", _("Cities named as taken in this move: {found}; counted: {taken}."), taken=NUMBER
)
OWNED_BEFORE_OFF = complain(
    "78", _("{city}: owned before the move, taken in it and owned now do not fit together.")
)
SEA_OFF = complain("81", _("A city was taken over sea, and 0 cities were taken."))


def expansion_off(state, seat):
    """What has been taken is owned, was not owned before, and is counted (76, 78, 81)."""
    found = 0
    for city in range(board.CITIES):
        found += state.won_now[city]
        owned = state.owner[city] == seat
        if owned != state.owned_before[city] + state.won_now[city]:
            return because(OWNED_BEFORE_OFF, city)
    if found != state.taken:
        return because(EXPANSION_OFF, found, state.taken)
    if state.taken_by_sea > state.taken:
        return SEA_OFF
    return 0


NO_OFFER_TO_ANSWER = complain("140", _("An answer is asked, and there is no offer of another."))
NO_ANSWER = complain("140", _("An offer stands, and nobody is asked for an answer."))


def offer_off(state):
    """An answer has its offer, an offer its answer (140)."""
    if phase_now(state) != phases.ANSWER:
        return NO_ANSWER if offer_stands(state) else 0
    other, to = state.offer_from, state.offer_to
    if other >= state.seats or to >= state.seats or leader(state, other) == leader(state, to):
        return NO_OFFER_TO_ANSWER
    if state.frame_seat[state.depth - 2] != other or not takes_part(state, to):
        return NO_OFFER_TO_ANSWER
    return parts_of_offer_off(state, other, to)


def offer_stands(state):
    """Is anything of an offer on the table? (140)"""
    if state.offer_from != NOBODY or state.offer_to != NOBODY or state.offer_city != board.NO_CITY:
        return True
    if state.offer_give != board.NO_CITY or state.offer_want != board.NO_CITY:
        return True
    return state.offer_coins != terms.NO_COINS or state.offer_reason != terms.NO_REASON


OFFER_OF_CITIES_OFF = complain(
    "138",
    _("{seat} cannot offer these cities: {give} for {want}."),
    give=board.CITY_OR_NONE,
    want=board.CITY_OR_NONE,
)
OFFER_OF_COINS_OFF = complain(
    "138",
    n_(
        "An offer moves {found} coin; seat {seat} has {coins}.",
        "An offer moves {found} coins; seat {seat} has {coins}.",
    ),
    seat=pieces.SEAT_NUMBERS,
)
REASON_OFF = complain("139", _("The reason of an offer names a city, or none, as it should not."))


def parts_of_offer_off(state, other, to):
    """Cities of the same value, coins that are there, a reason and its city (137, 138, 139)."""
    give, want, coins = state.offer_give, state.offer_want, state.offer_coins
    if why_not_want(state, to, give, want) != LEGAL:
        return because(OFFER_OF_CITIES_OFF, other, give, want)
    if give != board.NO_CITY and why_not_give(state, other, to, give) != LEGAL:
        return because(OFFER_OF_CITIES_OFF, other, give, want)
    if why_not_coins(state, other, to, give, coins) != LEGAL:
        payer = to if coins_asked(coins) > 0 else other
        found = coins_asked(coins) + coins_paid(coins)
        return because(OFFER_OF_COINS_OFF, found, payer + 1, state.coins[payer])
    return REASON_OFF if why_not_place(state.offer_reason, state.offer_city) != LEGAL else 0
