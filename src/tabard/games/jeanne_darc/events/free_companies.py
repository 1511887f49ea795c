"""The event "Free companies" (3.5): soldiers without a war plunder a city."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.stack import pop, push

from ..cities import is_free
from ..components import CITIES, FREE_COMPANIES
from ..players import leader
from ..plunder import loot_city, why_not_loot_city
from ..refusals import NOBODY_OWNS_IT, OWN_CITY_LOOTED
from ..state import CITY_TO_LOOT, NOBODY
from ..told_in_phase_six import (
    NO_EFFECT,
)


@rule
def companies_come(state, master):
    """66: the master must choose, while any city can be plundered."""
    for city in range(CITIES):
        if why_not_loot(state, master, city) == LEGAL:
            push(state, CITY_TO_LOOT, master)
            return
    tell(state, NO_EFFECT, FREE_COMPANIES)


@rule
def why_not_loot(state, seat, city):
    """3.5, Free companies: another player's city, neither plundered nor protected."""
    if is_free(state, city):
        return because(NOBODY_OWNS_IT, city)
    if leader(state, state.owner[city]) == leader(state, seat):
        return because(OWN_CITY_LOOTED, city)
    return why_not_loot_city(state, city)


@rule
def loot(state, seat, city):
    """3.5, 3.8: the bank is the looter; the coins go to nobody."""
    pop(state)
    loot_city(state, NOBODY, city)
