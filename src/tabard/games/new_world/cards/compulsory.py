"""Red events (N°1 to 10 and 14): whoever holds one must play it."""

from __future__ import annotations

from tabard.engine.rule import rule, tell

from ..combat.told import LEARNED_FIREARMS
from ..components.map import AREAS
from ..components.nations import HOSTILE, NEUTRAL, NO_NATION, PAIR_FIRST, PAIR_SECOND, PAIRS
from ..components.units import DUCATS
from ..merging import cut_to_four_armies
from ..nations import plays
from ..natives import natives_in
from ..options import FIREARMS, plays_with
from ..told import AT_WAR, BANKRUPT
from ..withdrawal import BY_STATUS, look_who_must_leave


@rule
def crown_bankruptcy(state):
    """3.19 N°6: who has most ducats at home loses a quarter, rounded up."""
    richest = NO_NATION
    for place in range(state.seats):
        nation = state.turn_order[place]
        if richest == NO_NATION or state.held[nation][DUCATS] > state.held[richest][DUCATS]:
            richest = nation
    lost = (state.held[richest][DUCATS] + 3) // 4
    state.held[richest][DUCATS] -= lost
    tell(state, BANKRUPT, richest, lost)


@rule
def war_in_europe(state):
    """3.19 N°9, 3.9.B4: of the neutral pairs the one with most glory points becomes hostile."""
    worst, most = -1, 0
    for pair in range(PAIRS):
        first, second = PAIR_FIRST[pair], PAIR_SECOND[pair]
        if state.status[pair] == NEUTRAL and plays(state, first) and plays(state, second):
            glory = state.glory[first] + state.glory[second]
            if worst < 0 or glory > most:
                worst, most = pair, glory
    if worst >= 0:
        state.status[worst] = HOSTILE
        tell(state, AT_WAR, PAIR_FIRST[worst], PAIR_SECOND[worst])
        look_who_must_leave(state, BY_STATUS)


@rule
def runaway_traders(state):
    """3.19 N°10: natives get firearms; without that module each native army one more infantry."""
    if plays_with(state, FIREARMS):
        get_firearms(state)
        return
    for area in range(AREAS):
        if natives_in(state, area) > 0:
            state.natives[area][0] += 1
            cut_to_four_armies(state, area)


@rule
def get_firearms(state):
    """3.19 N°10, 14, 3.8.4: natives know them, everywhere and for good."""
    if not state.firearms:
        state.firearms = 1
        tell(state, LEARNED_FIREARMS)
