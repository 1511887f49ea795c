"""The event "Treaty" (3.5): a city won in the last round is given back."""

from __future__ import annotations

from tabard.engine.flow.stack import pop, push
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..cities import NOBODY_OWNS_IT, is_free, owns, place_garrison
from ..components import board, events
from ..players import OUT_OF_THE_GAME, takes_part
from ..state import NOBODY
from ..supply import garrisons_left
from . import NO_EFFECT


def treaty_comes(state, master):
    """The master must choose, while any city can go back (66)."""
    for city in range(board.CITIES):
        if why_not_give_back(state, master, city) == LEGAL:
            push(state, phases.CITY_TO_RETURN, master)
            return
    tell(state, NO_EFFECT, events.TREATY)


NOT_LOST_LAST_ROUND = refuse("3.5", _("Nobody lost {city} in a fight of the last round."))
LOSER_HAS_IT = refuse("3.5", _("{seat}, who lost {city}, owns it again."))
LOSER_HAS_NO_MARKER = refuse("3.5", _("{seat}, who lost {city}, has no garrison marker left."))


def why_not_give_back(state, seat, city):
    """Treaty: a city that somebody lost in a fight of the last round, and that another player owns
    now; the loser must have a marker for it (3.5)."""
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


def default_give_back(state, seat, city):
    """A city not the master's own (6.2)."""
    return not owns(state, seat, city)


GIVEN_BACK = told(
    "given_back",
    "3.5",
    _("By treaty {seat} gives {city} back to {loser}, who lost it last round."),
    weight=2,
)


def give_back(state, seat, city):
    """To who lost it first in that round, with its defences, marker and protection (3.5)."""
    loser = state.lost_before[city]
    tell(state, GIVEN_BACK, state.owner[city], city, loser)
    place_garrison(state, loser, city)
    pop(state)
