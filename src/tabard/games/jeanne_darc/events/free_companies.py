"""The event "Free companies" (3.5): soldiers without a war plunder a city."""

from __future__ import annotations

from tabard.engine.flow.stack import pop, push
from tabard.engine.rule import LEGAL, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse
from ..cities import NOBODY_OWNS_IT
from ..components import board, events
from ..players import why_not_anothers
from ..plunder import loot_city, why_not_loot_city
from ..state import NOBODY
from . import NO_EFFECT


def companies_come(state, master):
    """The master must choose, while any city can be plundered (66)."""
    for city in range(board.CITIES):
        if why_not_loot(state, master, city) == LEGAL:
            push(state, phases.CITY_TO_LOOT, master)
            return
    tell(state, NO_EFFECT, events.FREE_COMPANIES)


OWN_CITY_LOOTED = refuse("3.5", _("{city} belongs to the same player."))


def why_not_loot(state, seat, city):
    """Free companies: another player's city, neither plundered nor protected (3.5)."""
    refusal = why_not_anothers(state, seat, city, NOBODY_OWNS_IT, OWN_CITY_LOOTED)
    return why_not_loot_city(state, city) if refusal == LEGAL else refusal


def loot(state, seat, city):
    """The bank is the looter; the coins go to nobody (3.5, 3.8)."""
    pop(state)
    loot_city(state, NOBODY, city)
