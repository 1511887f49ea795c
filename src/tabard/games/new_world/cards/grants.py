"""Blue events that grant something at home, most by a choice (N°21, 29, 35, NL3, 3.19.7): a ship,
an advisor, build points, a monopoly, royal guards, the flagship."""

from __future__ import annotations

from tabard.engine.flow.stack import pop
from tabard.engine.kinds import OPEN, numbers
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from ..action.build import NO_SHIP_LEFT, SHIP_TOO_NEW, raise_units, why_not_raise
from ..action.main_card import BOUGHT_POINTS, TOO_MANY_POINTS, price_of_points
from ..book import refuse, told
from ..components import cards, goods, nations, units
from ..crown.advisors import NOT_IN_THE_BAG, advisors_in_bag, come_into_service, why_not_serve
from ..glory.higher_awards import has_flagship
from ..world.conventions import half, period
from ..world.limits import ships_left
from ..world.nations import home
from ..world.paying import TOO_POOR, why_not_spend_points
from ..world.stacking_limits import can_take
from .aiming import A_GOOD, A_SHIP, AN_ADVISOR, BUILD_POINTS, GUARDS, why_not_aim

DEAREST_SHIP = 7
HALF_PRICE_POINTS = 15
AT_HALF_PRICE = numbers(1, HALF_PRICE_POINTS)
COUNT_OF_GUARDS = numbers(1, 2)
IS_GRANT = cards.among(
    cards.SHIPYARD, cards.LEARNED_ADVISOR, cards.BANK_OF_EXCHANGE, cards.MONOPOLY_GRANT,
    cards.ROYAL_GUARD, cards.FLAGSHIP,
)  # fmt: skip


def can_be_granted(state, nation, event):
    """Would it change anything now? (3.10.2, 3.19.7)"""
    if event == cards.SHIPYARD:
        return any(why_not_ship(state, nation, ship) == LEGAL for ship in range(units.SHIP_TYPES))
    if event == cards.LEARNED_ADVISOR:
        return advisors_in_bag(state) > 0
    if event == cards.BANK_OF_EXCHANGE:
        return why_not_points(state, nation, 1) == LEGAL
    if event == cards.ROYAL_GUARD:
        return why_not_raise(state, nation, units.GINF, 1) == LEGAL
    if event == cards.FLAGSHIP:
        if has_flagship(state, nation) or ships_left(state, nation) == 0:
            return False
        return why_not_spend_points(state, nation, units.SHIP_COST[units.FLAGSHIP]) == LEGAL
    return any(state.monopoly[good] == nations.NO_NATION for good in range(goods.GOODS))


# --- a ship, an advisor, build points -------------------------------------------------------------


TOO_DEAR_A_SHIP = refuse(
    "3.19.4", _("A {ship} costs more than seven build points."), ship=units.SHIP_TYPES
)


def why_not_ship(state, nation, ship):
    """A type that could be built now for seven build points or less (N°21)."""
    if ship >= units.SLOOP or units.SHIP_COST[ship] > DEAREST_SHIP:
        return because(TOO_DEAR_A_SHIP, ship)
    if units.SHIP_PERIOD[nation][ship] > period(state):
        return because(SHIP_TOO_NEW, ship, units.SHIP_PERIOD[nation][ship])
    if ships_left(state, nation) < 1:
        return because(NO_SHIP_LEFT)
    return LEGAL


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


def half_price(state, points):
    """Half of what the main card asks, rounded up (NL3, 3.1.7)."""
    return half(points * price_of_points(state))


def why_not_points(state, nation, points):
    """Up to fifteen, at half price (NL3)."""
    most = min(HALF_PRICE_POINTS, can_take(state, home(nation), units.POINTS))
    if points > most:
        return because(TOO_MANY_POINTS, most)
    if state.held[home(nation)][units.DUCATS] < half_price(state, points):
        return because(TOO_POOR, half_price(state, points), state.held[home(nation)][units.DUCATS])
    return LEGAL


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
