"""Chapter "Basics", the rounds: eight phases in their order, and what a round leaves behind
(rules 10 and 131, 6.1, I8)."""

from __future__ import annotations

from tabard.engine.kinds import CHANCE
from tabard.engine.rule import rule, tell
from tabard.engine.stack import cursor, move_cursor, push

from .buying import buying_begins
from .components import CITIES, MARKERS, NO_CITY
from .ending import end_after_the_last_round, end_die_is_needed
from .income import pay_income
from .influence import refresh_influence
from .players import master
from .politics import truce_holds, vote_is_due
from .state import (
    BUYING_NEXT,
    DEALING,
    DEALING_NEXT,
    END_DIE,
    END_NEXT,
    EVENTS,
    EVENTS_NEXT,
    FOREIGN_ATTACK,
    FOREIGN_NEXT,
    INCOME,
    NOBODY,
    ORDER_NEXT,
    PLAYER_ORDER,
    PLAYERS_NEXT,
    PLAYERS_PHASE,
    POLITICS,
    POLITICS_NEXT,
    SCORING,
    SCORING_NEXT,
)
from .told import (
    ROUND_BEGAN,
)


@rule
def next_phase(state):
    """10, S01: the eight phases of a round, one after the other; then the next round."""
    step = cursor(state)
    move_cursor(state, step + 1)
    if step == INCOME:
        tell(state, ROUND_BEGAN, state.round)
        pay_income(state)
    elif step == POLITICS_NEXT:
        if vote_is_due(state):
            push(state, POLITICS, 0)
        else:
            truce_holds(state)
    elif step == DEALING_NEXT:
        push(state, DEALING, 0)
    elif step == BUYING_NEXT:
        buying_begins(state)
    elif step == ORDER_NEXT:
        if state.round > 1:
            push(state, PLAYER_ORDER, 0)
    else:
        second_half(state, step)


@rule
def second_half(state, step):
    """10: phases 6 to 8, and the end of the round."""
    if step == EVENTS_NEXT:
        push(state, EVENTS, master(state))
    elif step == FOREIGN_NEXT:
        push(state, FOREIGN_ATTACK, 0)
    elif step == PLAYERS_NEXT:
        push(state, PLAYERS_PHASE, 0)
    elif step == SCORING_NEXT:
        push(state, SCORING, 0)
    elif step == END_NEXT:
        clear_round(state)
        if end_die_is_needed(state):
            push(state, END_DIE, CHANCE)
        else:
            end_after_the_last_round(state)
    else:
        state.round += 1
        move_cursor(state, INCOME)


@rule
def clear_round(state):
    """91, 92, 93, 136, 6.1, I8: what held for one round is forgotten, before the end die; what was
    lost in it was lost last round now, and a truce for the next round holds now."""
    for city in range(CITIES):
        state.attacked_from[city] = 0
        state.attacked_by[city] = 0
        state.protected[city] = 0
        state.lost_before[city] = state.lost_by[city]
        state.lost_by[city] = NOBODY
    for seat in range(state.seats):
        state.barred[seat] = 0
        state.attacks[seat] = 0
        state.castle_built[seat] = NO_CITY
        state.fortresses_built[seat] = 0
        state.offers_left[seat] = 0
    for marker in range(MARKERS):
        state.drawn_now[marker] = 0
    state.rides = 0
    state.truce = state.truce_next
    state.truce_next = 0
    refresh_influence(state)
