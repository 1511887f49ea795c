"""Blue events that grant something at home, most by a choice (N°21, 29, 35, NL3, 3.19.7): a ship,
an advisor, build points, a monopoly, royal guards, the flagship."""

from __future__ import annotations

from tabard.engine.flow.stack import pop
from tabard.engine.kinds import OPEN, numbers
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from ..action.build import raise_units, why_not_raise, why_not_spend_points
from ..action.main_card import BOUGHT_POINTS
from ..book import refuse, told
from ..components import cards, goods, nations, units
from ..crown.advisors import NOT_IN_THE_BAG, come_into_service, why_not_serve
from ..glory.higher_awards import has_flagship
from ..world.limits import ships_left
from ..world.nations import home
from .targets import (
    A_GOOD,
    A_SHIP,
    AN_ADVISOR,
    BUILD_POINTS,
    GUARDS,
    HALF_PRICE_POINTS,
    half_price,
    why_not_aim,
    why_not_points,
    why_not_ship,
)

AT_HALF_PRICE = numbers(1, HALF_PRICE_POINTS)
COUNT_OF_GUARDS = numbers(1, 2)
IS_GRANT = cards.among(cards.MONOPOLY_GRANT, cards.ROYAL_GUARD, cards.FLAGSHIP)


def can_be_granted(state, nation, event):
    """Would it change anything now? (3.10.2, 3.19.7)"""
    if event == cards.ROYAL_GUARD:
        return why_not_raise(state, nation, units.GINF, 1) == LEGAL
    if event == cards.FLAGSHIP:
        if has_flagship(state, nation) or ships_left(state, nation) == 0:
            return False
        return why_not_spend_points(state, nation, units.SHIP_COST[units.FLAGSHIP]) == LEGAL
    return any(state.monopoly[good] == nations.NO_NATION for good in range(goods.GOODS))


# --- a ship, an advisor, build points -------------------------------------------------------------


def why_not_take_ship(state, seat, ship):
    """See why_not_ship (N°21)."""
    return why_not_aim(state, A_SHIP) or why_not_ship(state, state.nation[seat], ship)


SHIP_GIVEN = told("ship_given", "3.19.4", _("{nation} gets a {ship}."), ship=units.SHIP_TYPES)


def take_ship(state, seat, ship):
    """It lies at home, free (N°21)."""
    pop(state)
    state.ships[nations.FIRST_YARD + state.nation[seat]][ship] += 1
    tell(state, SHIP_GIVEN, state.nation[seat], ship)


def why_not_take_advisor(state, seat, advisor, holder):
    """Of one's choice from the bag, for the home base or an own avatar there (N°35)."""
    if refusal := why_not_aim(state, AN_ADVISOR):
        return refusal
    if state.advisor_place[advisor] != goods.BAG:
        return because(NOT_IN_THE_BAG)
    if holder == OPEN or holder == home(state.nation[seat]):
        return LEGAL
    return why_not_serve(state, state.nation[seat], holder)


ADVISOR_COMES = told("advisor_comes", "3.19.4", _("{advisor} enters the service of {nation}."))


def take_advisor(state, seat, advisor, holder):
    """Free (N°35)."""
    nation = state.nation[seat]
    pop(state)
    tell(state, ADVISOR_COMES, advisor, nation)
    come_into_service(state, nation, advisor, holder)


def why_not_buy_at_half_price(state, seat, points):
    """See why_not_points (NL3)."""
    return why_not_aim(state, BUILD_POINTS) or why_not_points(state, state.nation[seat], points)


def buy_at_half_price(state, seat, points):
    """They lie at home (NL3)."""
    nation = state.nation[seat]
    pop(state)
    state.held[home(nation)][units.DUCATS] -= half_price(state, points)
    state.held[home(nation)][units.POINTS] += points
    tell(state, BOUGHT_POINTS, nation, points)


# --- monopoly -----------------------------------------------------------------------------------


MONOPOLY_GRANTED = refuse("3.19.4", _("{good} is a monopoly already."))


def why_not_take_monopoly(state, seat, good):
    """Of a good that nobody has a monopoly of (N°29)."""
    if refusal := why_not_aim(state, A_GOOD):
        return refusal
    return because(MONOPOLY_GRANTED, good) if state.monopoly[good] != nations.NO_NATION else LEGAL


MONOPOLY_TOLD = told("monopoly", "3.19.4", _("This turn only {nation} sells {good}."))


def take_monopoly(state, seat, good):
    """This turn only this nation sells it (N°29)."""
    pop(state)
    state.monopoly[good] = state.nation[seat]
    tell(state, MONOPOLY_TOLD, state.nation[seat], good)


# --- royal pieces -------------------------------------------------------------------------------


def why_not_raise_guards(state, seat, count):
    """For their build points, three in all (3.19.7, 3.6.7)."""
    return why_not_aim(state, GUARDS) or why_not_raise(state, state.nation[seat], units.GINF, count)


def raise_guards(state, seat, count):
    """They lie at home (3.19.7)."""
    pop(state)
    raise_units(state, state.nation[seat], units.GINF, count)
