"""The event "Treaty" (3.5): a city won in the last round is given back."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.stack import pop, push

from ..cities import is_free, owns, place_garrison
from ..components import CITIES, TREATY
from ..players import takes_part
from ..refusals import (
    LOSER_HAS_IT,
    LOSER_HAS_NO_MARKER,
    NOBODY_OWNS_IT,
    NOT_LOST_LAST_ROUND,
    OUT_OF_THE_GAME,
)
from ..state import CITY_TO_RETURN, NOBODY
from ..supply import garrisons_left
from ..told_in_phase_six import (
    GIVEN_BACK,
    NO_EFFECT,
)


@rule
def treaty_comes(state, master):
    """66: the master must choose, while any city can go back."""
    for city in range(CITIES):
        if why_not_give_back(state, master, city) == LEGAL:
            push(state, CITY_TO_RETURN, master)
            return
    tell(state, NO_EFFECT, TREATY)


@rule
def why_not_give_back(state, seat, city):
    """3.5, Treaty: a city that somebody lost in a fight of the last round, and that another player
    owns now; the loser must have a marker for it."""
    loser = state.lost_before[city]
    if loser == NOBODY:
        return because(NOT_LOST_LAST_ROUND, city)
    if is_free(state, city):
        return because(NOBODY_OWNS_IT, city)
    if owns(state, loser, city):
        return because(LOSER_HAS_IT, loser, city)
    if not takes_part(state, loser):
        return because(OUT_OF_THE_GAME, loser)
    if garrisons_left(state, loser) == 0:
        return because(LOSER_HAS_NO_MARKER, loser, city)
    return LEGAL


@rule
def default_give_back(state, seat, city):
    """6.2: a city not the master's own."""
    return not owns(state, seat, city)


@rule
def give_back(state, seat, city):
    """3.5: to who lost it first in that round, with its defences, marker and protection."""
    loser = state.lost_before[city]
    tell(state, GIVEN_BACK, state.owner[city], city, loser)
    place_garrison(state, loser, city)
    pop(state)
