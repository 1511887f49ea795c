"""Chapter "Uprising" (3.7)."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import pop, push, seat_now
from tabard.engine.rule import tell
from tabard.engine.words import _

from . import phases
from .book import told
from .cities import remove_garrison, works_of
from .components import board, pieces
from .readings import uprisings_free_cities


def uprising_in(state, seat, city):
    """A die is rolled for whoever let it rise (3.7)."""
    state.target = city
    push(state, phases.UPRISING_DIE, seat)


UPRISING_ROLLED = told(
    "uprising_rolled",
    "3.7",
    _("{seat} stirs up {city}: the die shows {face}, {works} counts {level}."),
    part=Part(opens=("city",), dice=("face",)),
)
NO_MOUNTAIN_IN_UPRISING = told(
    "no_mountain_in_uprising",
    "3.7",
    _("{city} lies in the mountains, but in an uprising mountains do not count."),
    part=Part(),
)
UPRISING_FAILS = told(
    "uprising_fails", "3.7", _("The uprising in {city} fails."), part=Part(ends=True)
)
DRIVEN_OUT = told(
    "driven_out",
    "3.7",
    _("The garrison of {seat} is driven out; {city} is free."),
    weight=2,
    part=Part(ends=True),
)
WEAKENED = told(
    "weakened",
    "3.7",
    _("{city} loses a part of its defences: they count {level} now."),
    weight=1,
    part=Part(ends=True),
)


def uprising_die(state, seat, face):
    """Any face; as much as the defence value or more, and the uprising succeeds (3.7, 61)."""
    city, stirrer = state.target, seat_now(state)
    state.target = board.NO_CITY
    pop(state)
    tell(state, UPRISING_ROLLED, stirrer, city, face, works_of(state, city), state.level[city])
    if board.MOUNTAIN[city]:
        tell(state, NO_MOUNTAIN_IN_UPRISING, city)
    if face < state.level[city]:
        tell(state, UPRISING_FAILS, city)
    elif state.level[city] == pieces.GARRISON_LEVEL or uprisings_free_cities(state):
        tell(state, DRIVEN_OUT, state.owner[city], city)
        remove_garrison(state, city)
    else:
        state.level[city] -= pieces.STEP
        tell(state, WEAKENED, city, state.level[city])
