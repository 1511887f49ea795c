"""The event "Plague" (3.5): garrisons of a province die out."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import cursor, move_cursor, pop, push, turn_to
from tabard.engine.kinds import CHANCE
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..cities import is_free, remove_garrison
from ..components import board, events, pieces
from . import NO_EFFECT

WORST_FACE = 3  # from 1 up to this the garrison dies


def plague_comes(state, master):
    """The master must choose, while any province can be struck (66)."""
    for province in range(board.PROVINCES):
        if why_not_infect(state, master, province) == LEGAL:
            push(state, phases.PROVINCE_WITH_PLAGUE, master)
            return
    tell(state, NO_EFFECT, events.PLAGUE)


def next_city_with_plague(state, province, city):
    """From this one on in city order, the first owned city of the province that has neither castle
    nor fortress; the number of cities if there is none (3.5)."""
    while city < board.CITIES:
        if board.PROVINCE_OF[city] == province and not is_free(state, city):
            if state.level[city] == pieces.GARRISON_LEVEL:
                return city
        city += 1
    return board.CITIES


NO_GARRISON_FOR_PLAGUE = refuse(
    "3.5", _("{province} has no owned city without castle or fortress.")
)


def why_not_infect(state, seat, province):
    """Plague: a province with an owned city of level 2; papal protection does not help (3.5)."""
    if next_city_with_plague(state, province, 0) == board.CITIES:
        return because(NO_GARRISON_FOR_PLAGUE, province)
    return LEGAL


PLAGUE_IN = told(
    "plague_in",
    "3.5",
    _("{seat}, master of events, lets the plague come to {province}."),
    part=Part(opens=()),
)


def infect(state, seat, province):
    """A die for each such city, in city order (3.5)."""
    state.province = province
    tell(state, PLAGUE_IN, seat, province)
    turn_to(state, phases.PLAGUE_DIE, CHANCE, next_city_with_plague(state, province, 0))


DIES_OUT = told(
    "dies_out",
    "3.5",
    _("Plague in {city}: the die shows {face}, and the garrison of {seat} dies out."),
    weight=1,
    part=Part(dice=("face",), ends=True),
)
PLAGUE_PASSES = told(
    "plague_passes",
    "3.5",
    _("Plague in {city}: the die shows {face}, and the garrison lives."),
    part=Part(dice=("face",), ends=True),
)


def plague_die(state, seat, face):
    """Any face; on 1 to 3 the garrison is removed (3.5, I10)."""
    city = cursor(state)
    if face <= WORST_FACE:
        tell(state, DIES_OUT, city, face, state.owner[city])
        remove_garrison(state, city)
    else:
        tell(state, PLAGUE_PASSES, city, face)
    after = next_city_with_plague(state, state.province, city + 1)
    if after < board.CITIES:
        move_cursor(state, after)
    else:
        state.province = board.NO_PROVINCE
        pop(state)
