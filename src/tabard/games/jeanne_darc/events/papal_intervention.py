"""The event "Papal intervention" (3.5): a city is protected until the end of the round."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.stack import pop, push

from ..cities import is_free, owns
from ..components import CITIES, PAPAL_INTERVENTION
from ..refusals import CITY_IS_PROTECTED, NOBODY_OWNS_IT
from ..state import CITY_TO_PROTECT
from ..told_in_phase_six import (
    NO_EFFECT,
    PROTECTED,
)


@rule
def why_not_harm(state, city):
    """3.5: a protected city neither rises nor is plundered; nor is it attacked, swapped, starved
    or hit from abroad."""
    if state.protected[city]:
        return because(CITY_IS_PROTECTED, city)
    return LEGAL


@rule
def pope_steps_in(state, master):
    """66: the master must choose, while anybody owns a city."""
    for city in range(CITIES):
        if why_not_protect(state, master, city) == LEGAL:
            push(state, CITY_TO_PROTECT, master)
            return
    tell(state, NO_EFFECT, PAPAL_INTERVENTION)


@rule
def why_not_protect(state, seat, city):
    """3.5, Papal intervention: any owned city."""
    if is_free(state, city):
        return because(NOBODY_OWNS_IT, city)
    return LEGAL


@rule
def default_protect(state, seat, city):
    """6.2: a city not the master's own."""
    return not owns(state, seat, city)


@rule
def protect(state, seat, city):
    """3.5: until the end of the round, whoever owns it."""
    state.protected[city] = 1
    tell(state, PROTECTED, city)
    pop(state)
