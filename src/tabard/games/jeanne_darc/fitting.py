"""What a position need not say, for it follows from what it says."""

from __future__ import annotations

from tabard.engine.flow.stack import goes_on, phase_now

from . import phases
from .accounted.events import MARKER_OF, NO_MARKER
from .after_totals import asked_first
from .cities import is_free, owns, place_garrison
from .components import board, cards, events, terms
from .expansion import had_a_city
from .state import INCOME, NOBODY, POLITICS_NEXT


def fit_the_rest(state):
    """What follows from the board, from what goes on, and from what has happened in this round."""
    fit_the_board(state)
    fit_the_status(state)
    fit_the_markers(state)
    fit_the_turn(state)
    for seat in range(state.seats):
        fit_the_attacks(state, seat)


def fit_the_board(state):
    """An owned city has a garrison at least, and cards that lie nowhere else are in the pile (8,
    16)."""
    for city in range(board.CITIES):
        if not is_free(state, city):
            place_garrison(state, state.owner[city], city)
    for card in range(cards.CARDS):
        elsewhere = sum(state.cards[holder][card] for holder in range(cards.HOLDERS))
        elsewhere -= state.cards[cards.PILE][card]
        if state.cards[cards.PILE][card] == cards.COPIES[card]:
            state.cards[cards.PILE][card] -= elsewhere


def fit_the_status(state):
    """Before the first vote there is neither war nor peace (32)."""
    if state.depth == 0 or state.round != 1 or state.status != terms.WAR:
        return
    step = state.frame_cursor[0] if state.frame_phase[0] == phases.ROUND else INCOME
    if step <= POLITICS_NEXT or goes_on(state, phases.POLITICS):
        state.status = 0
        state.war_rounds = 0


def fit_the_markers(state):
    """A marker that is resolved, or in force, has been drawn in this round (65, 67, 3.5)."""
    guarded, barred = 0, 0
    for city in range(board.CITIES):
        guarded += state.protected[city]
    for seat in range(state.seats):
        barred += state.barred[seat]
    draw_at_least(state, events.PAPAL_INTERVENTION, min(1, guarded))
    draw_at_least(state, events.NAVAL_BATTLE, min(1, barred))
    draw_at_least(state, events.RIDE, state.rides)
    draw_at_least(state, events.TRUCE, state.truce_next)
    if state.depth > 0 and MARKER_OF[phase_now(state)] != NO_MARKER:
        draw_at_least(state, MARKER_OF[phase_now(state)], 1)
    for marker in range(events.MARKERS):
        state.drawn[marker] = max(state.drawn[marker], state.drawn_now[marker])


def draw_at_least(state, marker, number):
    """So many of a kind were drawn in this round, unless it is said otherwise (65)."""
    if state.drawn_now[marker] == 0:
        state.drawn_now[marker] = number


def fit_the_turn(state):
    """What the active player owned before move 1; whose card plunders; who has passed after the
    totals (78, 110, 3.3)."""
    if state.depth < 2:
        return
    seat = state.frame_seat[state.depth - 1]
    if phase_now(state) == phases.EXPANSION and not had_a_city(state):
        for city in range(board.CITIES):
            state.owned_before[city] = 1 if owns(state, seat, city) else 0
            if state.won_now[city]:
                state.owned_before[city] = 0
    if (
        phase_now(state) == phases.PLUNDER_DIE
        and goes_on(state, phases.COMBAT)
        and state.looter == NOBODY
    ):
        state.looter = seat
    if phase_now(state) == phases.AFTER_TOTALS and state.passes == 0 and is_a_fight(state):
        state.passes = 1 if seat == asked_first(state) else 2


def is_a_fight(state):
    """Are both sides and the city named? (90)"""
    if state.target == board.NO_CITY:
        return False
    return state.attacker < state.seats and state.defender < state.seats


def fit_the_attacks(state, seat):
    """The attack that goes on counts, and so do those of which cities tell (90 to 93)."""
    if goes_on(state, phases.FIGHT) and state.attacker == seat and is_a_fight(state):
        state.attacked_by[state.target] |= 1 << seat
        if state.base != board.NO_CITY:
            state.attacked_from[state.base] |= 1 << seat
    if state.attacks[seat] > 0:
        return
    bases, targets = 0, 0
    for city in range(board.CITIES):
        bases += state.attacked_from[city] >> seat & 1
        targets += state.attacked_by[city] >> seat & 1
    state.attacks[seat] = max(bases, targets)
