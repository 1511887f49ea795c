"""The event "Famine" (3.5): the cities of a province pay nothing."""

from __future__ import annotations

from tabard.engine.flow.stack import pop, push
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..cities import is_free
from ..components import board, events
from ..supply import plunder_left
from . import NO_EFFECT


def famine_comes(state, master):
    """The master must choose, while a marker is left and any province can be struck (66)."""
    if plunder_left(state) > 0:
        for province in range(board.PROVINCES):
            if why_not_starve(state, master, province) == LEGAL:
                push(state, phases.PROVINCE_WITH_FAMINE, master)
                return
    tell(state, NO_EFFECT, events.FAMINE)


def may_starve(state, city):
    """An owned city, neither plundered nor protected (3.5)."""
    return not (is_free(state, city) or state.plundered[city] or state.protected[city])


NOBODY_TO_STARVE = refuse(
    "3.5", _("{province} has no owned city that is neither plundered nor protected.")
)


def why_not_starve(state, seat, province):
    """Famine: a province with such a city (3.5)."""
    for city in range(board.CITIES):
        if board.PROVINCE_OF[city] == province and may_starve(state, city):
            return LEGAL
    return because(NOBODY_TO_STARVE, province)


FAMINE_IN = told("famine_in", "3.5", _("{seat}, master of events, lets famine come to {province}."))
STARVES = told(
    "starves",
    "3.5",
    _("By the famine {city} gets a plunder marker: it pays nothing at the next income."),
    weight=1,
)


def starve(state, seat, province):
    """Each such city gets a plunder marker, in city order, while any is left (3.5)."""
    tell(state, FAMINE_IN, seat, province)
    for city in range(board.CITIES):
        if (
            board.PROVINCE_OF[city] == province
            and may_starve(state, city)
            and plunder_left(state) > 0
        ):
            state.plundered[city] = 1
            tell(state, STARVES, city)
    pop(state)
