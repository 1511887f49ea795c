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

ANYBODYS = -1  # whoever of those who play
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
OF_NOBODY = table([phase in _OF_NOBODY for phase in range(PHASES)])
OF_THE_SAME = table([phase in _OF_THE_SAME for phase in range(PHASES)])  # as the phase below


def seat_of_frame_off(state, level):
    """It is the turn of who comes now (39, 47, 71, 95)."""
    phase, found = state.frame_phase[level], state.frame_seat[level]
    wanted = ANYBODYS if OF_NOBODY[phase] else who_comes_now(state, level)
    if wanted == ANYBODYS or wanted == found or wanted >= state.seats:
        return 0
    return because(SEAT_OFF, phase, found, wanted)


def who_comes_now(state, level):
    """The seat that a phase belongs to (10)."""
    seat = who_comes_in_the_set_up(state, level)
    if seat == ANYBODYS:
        seat = who_comes_in_the_round(state, level)
    return who_comes_in_a_turn(state, level) if seat == ANYBODYS else seat


def steps_begun(state, level):
    """How far the phase below has come; the last of its steps is under way."""
    return state.frame_cursor[max(0, level - 1)]


def seat_below(state, level):
    """Whose the phase below is."""
    return state.frame_seat[max(0, level - 1)]


def who_comes_in_the_set_up(state, level):
    """One seat after the other (11, 11.1, 19, 23)."""
    phase, under_way = state.frame_phase[level], steps_begun(state, level) - 1
    if phase == phases.CHOOSE_FACTION:
        return seat_that_chooses(state, under_way - BIDS_OPEN)
    if phase == phases.START_CITY:
        return state.order[under_way - SECOND_CITIES]
    if phase == phases.THIRD_CITY:
        return state.order[under_way - THIRD_CITIES]
    return ANYBODYS


def who_comes_in_the_round(state, level):
    """In player order, cards again and again, ambassadors once; or the seat that is named (39, 47,
    3.5, 3.6)."""
    phase = state.frame_phase[level]
    if phase == phases.DEAL_CARD or phase == phases.AMBASSADORS:
        under_way = steps_begun(state, level) - 1
        place = under_way - WINDOW if under_way >= WINDOW else under_way
        return state.order[place % state.seats]
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


def who_comes_in_a_turn(state, level):
    """Who plays; who is offered something; who attacks (71, 90, 95, 110, 135, 140)."""
    phase, begun = state.frame_phase[level], steps_begun(state, level)
    if phase == phases.TURN:
        return state.order[begun - 1]
    if phase == phases.OFFERS:
        return seat_below(state, level) if begun == OTHERS else state.order[begun - OTHERS - 1]
    if phase == phases.ANSWER:
        return state.offer_to
    if phase == phases.COMMIT:
        return state.attacker
    return seat_below(state, level) if OF_THE_SAME[phase] else ANYBODYS
