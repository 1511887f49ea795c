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
    """A protected city neither rises nor is plundered; nor is it attacked, swapped, starved or hit
    from abroad (3.5)."""
    if state.protected[city]:
        return because(CITY_IS_PROTECTED, city)
    return LEGAL


def pope_steps_in(state, master):
    """The master must choose, while anybody owns a city (66)."""
    for city in range(board.CITIES):
        if why_not_protect(state, master, city) == LEGAL:
            push(state, phases.CITY_TO_PROTECT, master)
            return
    tell(state, NO_EFFECT, events.PAPAL_INTERVENTION)


def why_not_protect(state, seat, city):
    """Papal intervention: any owned city (3.5)."""
    if is_free(state, city):
        return because(NOBODY_OWNS_IT, city)
    return LEGAL


def default_protect(state, seat, city):
    """A city not the master's own (6.2)."""
    return not owns(state, seat, city)


PROTECTED = told("protected", "3.5", _("{city} is under papal protection this round."))


def protect(state, seat, city):
    """Until the end of the round, whoever owns it (3.5)."""
    state.protected[city] = 1
    tell(state, PROTECTED, city)
    pop(state)
