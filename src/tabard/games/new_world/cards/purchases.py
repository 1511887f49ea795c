"""Blue events that give a choice of something at home (N°21, 35, NL3): a ship, an advisor, build
points."""

from __future__ import annotations

from tabard.engine.flow.stack import pop
from tabard.engine.kinds import OPEN, numbers
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from ..action.main_card import BOUGHT_POINTS
from ..book import told
from ..components import goods, nations, units
from ..crown.advisors import NOT_IN_THE_BAG, why_not_serve
from ..glory.image import change_image
from ..world.nations import home
from .targets import (
    A_SHIP,
    AN_ADVISOR,
    BUILD_POINTS,
    HALF_PRICE_POINTS,
    half_price,
    why_not_aim,
    why_not_points,
    why_not_ship,
)

AT_HALF_PRICE = numbers(1, HALF_PRICE_POINTS)


def why_not_take_ship(state, seat, ship):
    """N°21: see why_not_ship."""
    return why_not_aim(state, A_SHIP) or why_not_ship(state, state.nation[seat], ship)


SHIP_GIVEN = told("ship_given", "3.19.4", _("{nation} gets a {ship}."), ship=units.SHIP_TYPES)


def take_ship(state, seat, ship):
    """N°21: it lies at home, free."""
    pop(state)
    state.ships[nations.FIRST_YARD + state.nation[seat]][ship] += 1
    tell(state, SHIP_GIVEN, state.nation[seat], ship)


def why_not_take_advisor(state, seat, advisor, holder):
    """N°35: of one's choice from the bag, for the home base or an own avatar there."""
    if refusal := why_not_aim(state, AN_ADVISOR):
        return refusal
    if state.advisor_place[advisor] != goods.BAG:
        return because(NOT_IN_THE_BAG)
    if holder == OPEN or holder == home(state.nation[seat]):
        return LEGAL
    return why_not_serve(state, state.nation[seat], holder)


ADVISOR_COMES = told("advisor_comes", "3.19.4", _("{advisor} enters the service of {nation}."))


def take_advisor(state, seat, advisor, holder):
    """N°35: free."""
    nation = state.nation[seat]
    pop(state)
    state.advisor_place[advisor] = holder
    tell(state, ADVISOR_COMES, advisor, nation)
    if goods.ADVISOR_KIND[advisor] == goods.DIPLOMAT:
        change_image(state, nation, 1)


def why_not_buy_at_half_price(state, seat, points):
    """NL3: see why_not_points."""
    return why_not_aim(state, BUILD_POINTS) or why_not_points(state, state.nation[seat], points)


def buy_at_half_price(state, seat, points):
    """NL3: they lie at home."""
    nation = state.nation[seat]
    pop(state)
    state.held[home(nation)][units.DUCATS] -= half_price(state, points)
    state.held[home(nation)][units.POINTS] += points
    tell(state, BOUGHT_POINTS, nation, points)
