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
    """The master must choose, while any city can rise (66)."""
    for city in range(board.CITIES):
        if why_not_rise(state, master, city) == LEGAL:
            push(state, phases.CITY_TO_RISE, master)
            return
    tell(state, NO_EFFECT, events.UPRISING)


def why_not_rise(state, seat, city):
    """Uprising: any owned city, the own ones too, not protected (3.5)."""
    if is_free(state, city):
        return because(NOBODY_OWNS_IT, city)
    return why_not_harm(state, city)


def default_rise(state, seat, city):
    """A city not the master's own (6.2)."""
    return not owns(state, seat, city)


def rise(state, seat, city):
    """The city rises (3.5, 3.7)."""
    pop(state)
    uprising_in(state, seat, city)
