"""Whose a phase is: it is the turn of who comes now (39, 47, 71, 95, 110, 135, 140)."""

from __future__ import annotations

from tabard.engine.rule import because, table

from .. import phases
from ..auction import seat_that_chooses
from ..bargaining.opening import OTHERS
from ..components import board
from ..dealing_cards import WINDOW
from ..phases import PHASES
from ..setup import BIDS_OPEN, SECOND_CITIES, THIRD_CITIES
from ..state import NOBODY
from .fights import SEAT_OFF

# Whose a phase is: nobody's in particular; anybody's who plays; its rule says.
NOBODYS, ANYBODYS = -2, -1
_OF_NOBODY = (
    phases.SET_UP,
    phases.BID,
    phases.ROUND,
    phases.POLITICS,
    phases.DEALING,
    phases.PLAYER_ORDER,
    phases.FOREIGN_ATTACK,
    phases.PLAYERS_PHASE,
    phases.SCORING,
    phases.END_DIE,
    phases.PLAGUE_DIE,
    phases.SEA_DICE,
    phases.POWER_DIE,
    phases.ENTRY_DIE,
    phases.FOREIGN_DIE,
    phases.HOLDING_DIE,
    phases.BATTLE_DICE,
)
_OF_THE_SAME = (
    phases.BUY_CARD,
    phases.DRAW_MARKER,
    phases.CITY_TO_RISE,
    phases.PROVINCE_WITH_PLAGUE,
    phases.PROVINCE_WITH_FAMINE,
    phases.CITY_TO_LOOT,
    phases.CITY_TO_RETURN,
    phases.CITY_TO_PROTECT,
    phases.CHOOSE_ADMIRALS,
    phases.UPRISING_DIE,
    phases.PLUNDER_DIE,
    phases.OPENING,
    phases.EXPANSION,
    phases.COMBAT,
    phases.FIGHT,
)
OF_THE_SAME = table([phase in _OF_THE_SAME for phase in range(PHASES)])  # as what lies under it
OF_NOBODY = table([phase in _OF_NOBODY for phase in range(PHASES)])


def seat_of_frame_off(state, level):
    """It is the turn of who comes now (39, 47, 71, 95)."""
    phase, found = state.frame_phase[level], state.frame_seat[level]
    if OF_NOBODY[phase]:
        return 0
    wanted = seat_of_set_up(state, level)
    if wanted == ANYBODYS:
        wanted = seat_of_round(state, level)
    if wanted == ANYBODYS:
        wanted = seat_of_turn(state, level)
    if wanted != ANYBODYS and wanted != found and wanted < state.seats:
        return because(SEAT_OFF, phase, found, wanted)
    return 0


def seat_of_set_up(state, level):
    """One seat after the other (11, 11.1, 19, 23)."""
    phase, step = state.frame_phase[level], state.frame_cursor[max(0, level - 1)]
    if phase == phases.CHOOSE_FACTION:
        return seat_that_chooses(state, step - BIDS_OPEN - 1)
    if phase == phases.START_CITY:
        return state.order[step - SECOND_CITIES - 1]
    if phase == phases.THIRD_CITY:
        return state.order[step - THIRD_CITIES - 1]
    return ANYBODYS


def seat_of_round(state, level):
    """In player order; or the seat that is named (39, 47, 3.5, 3.6)."""
    phase, below = state.frame_phase[level], max(0, level - 1)
    if phase == phases.DEAL_CARD or phase == phases.AMBASSADORS:
        step = state.frame_cursor[below]
        place = step - WINDOW if step > WINDOW else step
        return state.order[(place - 1) % state.seats]
    if phase == phases.BUYING:
        return state.order[state.frame_cursor[level]]
    if phase == phases.HOLD_CITY:
        return owner_of(state, state.target)
    if phase == phases.SAIL_OUT:
        return state.admiral
    return ANYBODYS


def owner_of(state, city):
    """Who owns it; NOBODY if there is no such city (8)."""
    return NOBODY if city == board.NO_CITY else state.owner[city]


def seat_of_turn(state, level):
    """Who plays; who is offered something; who attacks (71, 90, 95, 110, 135, 140)."""
    phase, below = state.frame_phase[level], max(0, level - 1)
    if phase == phases.TURN:
        return state.order[state.frame_cursor[below] - 1]
    if phase == phases.OFFERS:
        step = state.frame_cursor[below]
        return state.frame_seat[below] if step == OTHERS else state.order[step - OTHERS - 1]
    if phase == phases.ANSWER:
        return state.offer_to
    if phase == phases.COMMIT:
        return state.attacker
    return state.frame_seat[below] if OF_THE_SAME[phase] else ANYBODYS
