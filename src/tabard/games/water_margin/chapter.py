"""Chapter "The chapter" (3.5, 3.13): seven phases, each played by one seat after another; what ends
with it."""

from __future__ import annotations

from tabard.engine.flow.stack import push
from tabard.engine.kinds import NUMBER
from tabard.engine.rule import table, tell
from tabard.engine.words import _

from . import phases
from .board import is_locked, seat_in_turn
from .book import told
from .components import bandits, events
from .ending import check_the_end
from .readings import players_play_in_a_row
from .tokens import clear_marks, immobilise

IN_BETWEEN = 5  # phases 2 to 6, between the arrival and the end check
MOST_PARTS = 31  # of a chapter of five players
SUB_TURNS = table(
    [phases.EVENT, phases.PERIPETIES, phases.VOYAGE, phases.REFUGE, phases.RESISTANCE]
)


CHAPTER_BEGAN = told(
    "chapter", "3.5", _("Chapter {chapter}: {seat} plays first."), begins=True, chapter=NUMBER
)


def begin_the_chapter(state, chapter):
    """A chapter begins; the first player is known (3.5)."""
    state.chapter = chapter
    tell(state, CHAPTER_BEGAN, chapter, state.first_seat)


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
        end_the_chapter(state)
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


def end_the_chapter(state):
    """Phase 7: the game ends, or the next chapter begins (3.13)."""
    check_the_end(state)
    if state.ended == 0:
        begin_the_next_chapter(state)


def begin_the_next_chapter(state):
    """Cards that held for this chapter are discarded, its marks end, the first player moves to the
    left (3.7, 3.13)."""
    for event in range(events.EVENTS):
        state.attempted[event] = 0
        if state.event_zone[event] == events.IN_FORCE:
            state.event_zone[event] = events.EVENT_DISCARDED
    for figure in range(bandits.BANDITS):
        clear_marks(state, figure)
    state.first_seat = (state.first_seat + 1) % state.seats
    begin_the_chapter(state, state.chapter + 1)
