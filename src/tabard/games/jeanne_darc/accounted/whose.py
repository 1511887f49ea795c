"""Whose a phase is: it is the turn of who comes now (39, 47, 71, 95, 110, 135, 140)."""

from __future__ import annotations

from tabard.engine.rule import because, rule, table

from ..components import NO_CITY
from ..dealing import WINDOW
from ..opening import OTHERS
from ..setup import SECOND_CITIES, THIRD_CITIES
from ..state import (
    AMBASSADORS,
    ANSWER,
    BATTLE_DICE,
    BUY_CARD,
    BUYING,
    CHOOSE_ADMIRALS,
    CHOOSE_FACTION,
    CITY_TO_LOOT,
    CITY_TO_PROTECT,
    CITY_TO_RETURN,
    CITY_TO_RISE,
    COMBAT,
    COMMIT,
    DEAL_CARD,
    DEALING,
    DRAW_MARKER,
    END_DIE,
    ENTRY_DIE,
    EXPANSION,
    FIGHT,
    FOREIGN_ATTACK,
    FOREIGN_DIE,
    HOLD_CITY,
    HOLDING_DIE,
    NOBODY,
    OFFERS,
    OPENING,
    PHASES,
    PLAGUE_DIE,
    PLAYER_ORDER,
    PLAYERS_PHASE,
    PLUNDER_DIE,
    POLITICS,
    POWER_DIE,
    PROVINCE_WITH_FAMINE,
    PROVINCE_WITH_PLAGUE,
    ROUND,
    SAIL_OUT,
    SCORING,
    SEA_DICE,
    SET_UP,
    START_CITY,
    THIRD_CITY,
    TURN,
    UPRISING_DIE,
)
from .going_on import SEAT_NOT_PLAYING, SEAT_OFF

# Whose a phase is: nobody's in particular; anybody's who plays; its rule says.
NOBODYS, ANYBODYS = -2, -1
_OF_NOBODY = (
    SET_UP, ROUND, POLITICS, DEALING, PLAYER_ORDER, FOREIGN_ATTACK, PLAYERS_PHASE, SCORING, END_DIE,
    PLAGUE_DIE, SEA_DICE, POWER_DIE, ENTRY_DIE, FOREIGN_DIE, HOLDING_DIE, BATTLE_DICE,
)  # fmt: skip
_OF_THE_SAME = (
    BUY_CARD, DRAW_MARKER, CITY_TO_RISE, PROVINCE_WITH_PLAGUE, PROVINCE_WITH_FAMINE, CITY_TO_LOOT,
    CITY_TO_RETURN, CITY_TO_PROTECT, CHOOSE_ADMIRALS, UPRISING_DIE, PLUNDER_DIE, OPENING, EXPANSION,
    COMBAT, FIGHT,
)  # fmt: skip
OF_THE_SAME = table([phase in _OF_THE_SAME for phase in range(PHASES)])  # as what lies under it
OF_NOBODY = table([phase in _OF_NOBODY for phase in range(PHASES)])


@rule
def seat_of_frame_off(state, level):
    """39, 47, 71, 95: it is the turn of who comes now."""
    phase, found = state.frame_phase[level], state.frame_seat[level]
    if OF_NOBODY[phase]:
        return 0
    if found >= state.seats:
        return because(SEAT_NOT_PLAYING, phase, found)
    wanted = seat_of_set_up(state, level)
    if wanted == ANYBODYS:
        wanted = seat_of_round(state, level)
    if wanted == ANYBODYS:
        wanted = seat_of_turn(state, level)
    if wanted != ANYBODYS and wanted != found and wanted < state.seats:
        return because(SEAT_OFF, phase, found, wanted)
    return 0


@rule
def seat_of_set_up(state, level):
    """11, 19, 23: one seat after the other."""
    phase, step = state.frame_phase[level], state.frame_cursor[max(0, level - 1)]
    if phase == CHOOSE_FACTION:
        return step - 1
    if phase == START_CITY:
        return state.order[step - SECOND_CITIES - 1]
    if phase == THIRD_CITY:
        return state.order[step - THIRD_CITIES - 1]
    return ANYBODYS


@rule
def seat_of_round(state, level):
    """39, 47, 3.5, 3.6: in player order; or the seat that is named."""
    phase, below = state.frame_phase[level], max(0, level - 1)
    if phase == DEAL_CARD or phase == AMBASSADORS:
        step = state.frame_cursor[below]
        place = step - WINDOW if step > WINDOW else step
        return state.order[(place - 1) % state.seats]
    if phase == BUYING:
        return state.order[state.frame_cursor[level]]
    if phase == HOLD_CITY:
        return owner_of(state, state.target)
    if phase == SAIL_OUT:
        return state.admiral
    return ANYBODYS


@rule
def owner_of(state, city):
    """8: who owns it; NOBODY if there is no such city."""
    return NOBODY if city == NO_CITY else state.owner[city]


@rule
def seat_of_turn(state, level):
    """71, 90, 95, 110, 135, 140: who plays; who is offered something; who attacks."""
    phase, below = state.frame_phase[level], max(0, level - 1)
    if phase == TURN:
        return state.order[state.frame_cursor[below] - 1]
    if phase == OFFERS:
        step = state.frame_cursor[below]
        return state.frame_seat[below] if step == OTHERS else state.order[step - OTHERS - 1]
    if phase == ANSWER:
        return state.offer_to
    if phase == COMMIT:
        return state.attacker
    return state.frame_seat[below] if OF_THE_SAME[phase] else ANYBODYS
