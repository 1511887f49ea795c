"""The event "Uprising" (3.5): a city rises and loses strength."""

from __future__ import annotations

from tabard.engine.flow.stack import pop, push
from tabard.engine.rule import LEGAL, because, tell

from .. import phases
from ..cities import NOBODY_OWNS_IT, is_free, owns
from ..components import board, events
from ..uprising import uprising_in
from . import NO_EFFECT
from .papal_intervention import why_not_harm


def uprising_comes(state, master):
    """66: the master must choose, while any city can rise."""
    for city in range(board.CITIES):
        if why_not_rise(state, master, city) == LEGAL:
            push(state, phases.CITY_TO_RISE, master)
            return
    tell(state, NO_EFFECT, events.UPRISING)


def why_not_rise(state, seat, city):
    """3.5, Uprising: any owned city, the own ones too, not protected."""
    if is_free(state, city):
        return because(NOBODY_OWNS_IT, city)
    return why_not_harm(state, city)


def default_rise(state, seat, city):
    """6.2: a city not the master's own."""
    return not owns(state, seat, city)


def rise(state, seat, city):
    """3.5, 3.7: the city rises."""
    pop(state)
    uprising_in(state, city)
