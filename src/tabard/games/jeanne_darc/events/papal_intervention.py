"""The event "Papal intervention" (3.5): a city is protected until the end of the round."""

from __future__ import annotations

from tabard.engine.flow.stack import pop, push
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..cities import NOBODY_OWNS_IT, is_free, owns
from ..components import board, events
from . import NO_EFFECT

CITY_IS_PROTECTED = refuse("3.5", _("{city} is under papal protection this round."))


def why_not_harm(state, city):
    """3.5: a protected city neither rises nor is plundered; nor is it attacked, swapped, starved
    or hit from abroad."""
    if state.protected[city]:
        return because(CITY_IS_PROTECTED, city)
    return LEGAL


def pope_steps_in(state, master):
    """66: the master must choose, while anybody owns a city."""
    for city in range(board.CITIES):
        if why_not_protect(state, master, city) == LEGAL:
            push(state, phases.CITY_TO_PROTECT, master)
            return
    tell(state, NO_EFFECT, events.PAPAL_INTERVENTION)


def why_not_protect(state, seat, city):
    """3.5, Papal intervention: any owned city."""
    if is_free(state, city):
        return because(NOBODY_OWNS_IT, city)
    return LEGAL


def default_protect(state, seat, city):
    """6.2: a city not the master's own."""
    return not owns(state, seat, city)


PROTECTED = told("protected", "3.5", _("{city} is under papal protection this round."))


def protect(state, seat, city):
    """3.5: until the end of the round, whoever owns it."""
    state.protected[city] = 1
    tell(state, PROTECTED, city)
    pop(state)
