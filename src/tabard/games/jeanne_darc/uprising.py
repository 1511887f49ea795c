"""Chapter "Uprising" (3.7)."""

from __future__ import annotations

from tabard.engine.rule import rule, tell
from tabard.engine.stack import pop, push, seat_now

from .cities import remove_garrison
from .components import GARRISON_LEVEL, NO_CITY, STEP
from .readings import uprisings_free_cities
from .state import UPRISING_DIE
from .told_in_phase_six import (
    DRIVEN_OUT,
    UPRISING_FAILS,
    UPRISING_ROLLED,
    WEAKENED,
)


@rule
def uprising_in(state, city):
    """3.7: a die is rolled."""
    state.target = city
    push(state, UPRISING_DIE, seat_now(state))


@rule
def uprising_die(state, seat, face):
    """3.7, 61: any face; as much as the defence value or more, and the uprising succeeds."""
    city = state.target
    state.target = NO_CITY
    pop(state)
    tell(state, UPRISING_ROLLED, city, face, state.level[city])
    if face < state.level[city]:
        tell(state, UPRISING_FAILS, city)
    elif state.level[city] == GARRISON_LEVEL or uprisings_free_cities(state):
        tell(state, DRIVEN_OUT, state.owner[city], city)
        remove_garrison(state, city)
    else:
        state.level[city] -= STEP
        tell(state, WEAKENED, city, state.level[city])
