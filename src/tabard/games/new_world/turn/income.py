"""Income (3.9.A2): production, merchant fleets, colonies; what residences add (3.11.9), and what
banks keep (3.20.4)."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER
from tabard.engine.rule import tell
from tabard.engine.words import _

from ..book import told
from ..components import SO_MANY_BUILD_POINTS, board, colonies, nations, units
from ..world.map import first_in_region, has_in_region
from ..world.nations import home, merchant_fleets
from ..world.stacking_limits import take_up_to_the_maximum

MERCHANT_INCOME = 10
INCOME_IN_ALL = told(
    "income_in_all",
    "3.9.A2",
    _("{nation} receives {points} and {ducats}."),
    points=SO_MANY_BUILD_POINTS,
)
INCOME = told(
    "income",
    "3.9.A2",
    _(
        "{nation} receives {points} and {ducats}: {merchants} of merchant fleets, {colonies} of"
        " colonies."
    ),
    points=SO_MANY_BUILD_POINTS,
    merchants=NUMBER,
    colonies=NUMBER,
)


def receive_income(state, nation):
    """Build points by the production rate, ducats of colonies and merchant fleets (3.9.A2)."""
    fleets = MERCHANT_INCOME * merchant_fleets(state, nation)
    land = colony_income(state, nation)
    ducats = take_up_to_the_maximum(state, home(nation), units.DUCATS, fleets + land)
    points = take_up_to_the_maximum(state, home(nation), units.POINTS, state.production[nation])
    if ducats == fleets + land and ducats > 0:
        tell(state, INCOME, nation, points, ducats, fleets, land)
    else:
        tell(state, INCOME_IN_ALL, nation, points, ducats)


def colony_income(state, nation):
    """What comes home; banks keep the income of their regions (3.9.A2, 3.20.4, 3.19 N°7)."""
    total = 0
    for region in range(board.REGIONS):
        if region != state.poor_income:
            income = income_of_region(state, nation, region)
            bank = first_in_region(state, nation, region, colonies.BANK)
            if bank < 0:
                total += income
            else:
                store_income(state, bank, income)
    return total


def income_of_region(state, nation, region):
    """By the colonies; with a residence half as much again, rounded down (3.9.A2, 3.11.9)."""
    income = sum(
        colonies.COLONY_INCOME[state.colony[area]]
        for area in range(board.AREAS)
        if board.REGION[area] == region and state.owner[area] == nation
    )
    if has_in_region(state, nation, region, colonies.RESIDENCE):
        income += income // 2
    return income


INCOME_STORED = told("stored", "3.20.4", _("The bank of {area} takes in {ducats}."))


def store_income(state, area, income):
    """It lies in the bank until it is carried away (3.20.4)."""
    taken = take_up_to_the_maximum(state, nations.FIRST_COLONY + area, units.DUCATS, income)
    if taken > 0:
        tell(state, INCOME_STORED, area, taken)
