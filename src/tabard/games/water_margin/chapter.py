"""Chapter "The chapter" (3.5): seven phases, each played by one seat after another."""

from __future__ import annotations

from tabard.engine.flow.stack import push
from tabard.engine.rule import table

from . import phases
from .board import is_locked, seat_in_turn
from .components import bandits
from .ending import check_the_end
from .readings import players_play_in_a_row
from .tokens import immobilise

IN_BETWEEN = 5  # phases 2 to 6, between the arrival and the end check
MOST_PARTS = 31  # of a chapter of five players
SUB_TURNS = table(
    [phases.EVENT, phases.PERIPETIES, phases.VOYAGE, phases.REFUGE, phases.RESISTANCE]
)


def parts_of_a_chapter(state):
    """Six phases of each player, and the end check (3.5)."""
    return (1 + IN_BETWEEN) * state.seats + 1


def next_part(state, place):
    """Phase 1 for all; then each phase for all, or (turn_structure) each player all his phases;
    then the end check (3.5, A18)."""
    after_arrival = place - state.seats
    if after_arrival < 0:
        push(state, phases.ARRIVAL, seat_in_turn(state, place))
    elif after_arrival >= IN_BETWEEN * state.seats:
        check_the_end(state)
    elif players_play_in_a_row(state):
        begin_sub_turn(state, after_arrival % IN_BETWEEN, after_arrival // IN_BETWEEN)
    else:
        begin_sub_turn(state, after_arrival // state.seats, after_arrival % state.seats)


def begin_sub_turn(state, part, place):
    """One player's share of one of the phases 2 to 6 (3.5)."""
    seat = seat_in_turn(state, place)
    push(state, SUB_TURNS[part], seat)
    if SUB_TURNS[part] == phases.VOYAGE:
        drugged_figures_fall(state, seat)


def place_of_a_sub_turn(state, phase, seat):
    """How many sub-turns of a chapter come before this seat's share of this phase (3.5, A18)."""
    place = (seat - state.first_seat + state.seats) % state.seats
    if phase == phases.ARRIVAL:
        return place
    if players_play_in_a_row(state):
        return state.seats + IN_BETWEEN * place + phase - phases.EVENT
    return state.seats * (1 + phase - phases.EVENT) + place


def drugged_figures_fall(state, seat):
    """When phase 3 ends, whoever was drugged is immobilised; where players play in a row, when his
    own player ends his (3.8, EI11, A18)."""
    for figure in range(bandits.BANDITS):
        if state.drugged[figure]:
            if state.owner[figure] == seat or not players_play_in_a_row(state):
                state.drugged[figure] = 0
                if not is_locked(state, figure):
                    immobilise(state, figure)
