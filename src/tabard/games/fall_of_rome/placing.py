"""Chapters "Invading a city" and "Sacking cities": a barbarian arrives (rules 54, 58 to 62, 2.6,
2.8,
2.9)."""

from __future__ import annotations

from tabard.engine.rule import rule, tell

from .components import FULL, LAST_DECLINE, NEIGHBOURS, NOWHERE, ROMA
from .ending import CUBES_EXHAUSTED, DECLINE, ROMA_SACKED, lose
from .options import (
    ambusher_is_placed,
    defended_cities_withstand_revolts,
    every_legion_stops_one,
    exhausted_cubes_lose,
    sacks_spread,
)
from .players import pawns_in_play
from .supply import cubes_in_supply
from .told import AMBUSHED, ATTACKED, CUBES_RAN_OUT, DECLINED, FELL, FORT_LOST, PLACED, SACKED


@rule
def place(state, tribe, city, count):
    """41, 54, 2.8, 2.8.4, 4.22: barbarians arrive in a city; whatever falls because of them falls
    in turn."""
    withstands = count > 1 and state.legions[city] > 0 and defended_cities_withstand_revolts(state)
    if overflows(state, tribe, city, count) and not withstands:
        sack(state, tribe, city)
    spread_sacks(state, tribe)


@rule
def overflows(state, tribe, city, count):
    """43, 44, 58, 62, 2.6.3, 2.8.1, 2.8.2, 4.30, 3.12.5, 3.12.6, 3.12.7: defence first; then the
    rest is placed, three of a colour at most. Is there one too many?"""
    left = count - stopped_by_defence(state, tribe, city, count)
    room = FULL - state.cubes[city][tribe]
    put_barbarians(state, tribe, city, min(left, room))
    return left > room


@rule
def put_barbarians(state, tribe, city, count):
    """54, 2.9, 2.8.3: barbarians come from their supply; the game is lost if it cannot give
    them."""
    given = min(count, cubes_in_supply(state, tribe))
    state.cubes[city][tribe] += given
    if given > 0:
        tell(state, PLACED, given, tribe, city)
    if given < count and exhausted_cubes_lose(state) and state.ended == 0:
        tell(state, CUBES_RAN_OUT, tribe, city)
        lose(state, CUBES_EXHAUSTED)


# --- defence (2.6) ------------------------------------------------------------------------------


@rule
def stopped_by_defence(state, tribe, city, count):
    """43, 54, 62, 2.6: how many of the arriving barbarians the legions keep out."""
    if state.legions[city] == 0:
        return 0
    if is_supported(state, city) or every_legion_stops_one(state):
        return attack(state, tribe, city, count)
    return ambush(state, tribe, city)


@rule
def is_supported(state, city):
    """2.6.1: legions with a fort or at least one pawn."""
    if state.fort[city]:
        return True
    for pawn in range(pawns_in_play(state)):
        if state.pawn[pawn] == city:
            return True
    return False


@rule
def attack(state, tribe, city, count):
    """2.6.1: each arriving barbarian takes one legion instead of being placed."""
    fallen = min(count, state.legions[city])
    state.legions[city] -= fallen
    tell(state, ATTACKED, city, fallen, tribe)
    return fallen


@rule
def ambush(state, tribe, city):
    """2.6.2, 4.4: the first barbarian takes all legions without support, and is not placed
    itself."""
    tell(state, AMBUSHED, tribe, city, state.legions[city])
    state.legions[city] = 0
    if ambusher_is_placed(state):
        return 0
    return 1


# --- sacking (58 to 62, 2.8) --------------------------------------------------------------------


@rule
def has_fallen(state, city):
    """2.8, 2.8.13: the city has been sacked by this card already."""
    for i in range(LAST_DECLINE):
        if state.fallen[i] == city:
            return True
    return False


@rule
def sack(state, tribe, city):
    """58, 59, 60, 65, 2.8.5, 2.8.7, 2.8.9, 4.19, 3.12.8: Roma's sack loses; any other moves the
    decline marker and takes the fort. Cubes and pawns stay."""
    if state.ended != 0:
        return
    tell(state, SACKED, tribe, city)
    if city == ROMA:
        tell(state, FELL, tribe)
        lose(state, ROMA_SACKED)
        return
    decline_by_one(state)
    if state.ended != 0:
        return
    if state.fort[city]:
        state.fort[city] = 0
        tell(state, FORT_LOST, city)
    i = 0
    while state.fallen[i] != NOWHERE:
        i += 1
    state.fallen[i] = city


@rule
def decline_by_one(state):
    """59, 64, 2.8.6: the decline marker advances; on its last space the game is lost."""
    state.decline += 1
    tell(state, DECLINED, state.decline)
    if state.decline == LAST_DECLINE:
        lose(state, DECLINE)


@rule
def spread_sacks(state, tribe):
    """61, 2.8.8, 2.8.11, 2.8.12: one barbarian goes to every neighbour of each sacked city, in the
    order in which they fell; neighbours that fall meanwhile queue up."""
    i = 0
    while state.fallen[i] != NOWHERE and state.ended == 0:
        spread_from(state, tribe, state.fallen[i])
        i += 1
    for j in range(LAST_DECLINE + 1):
        state.fallen[j] = NOWHERE


@rule
def spread_from(state, tribe, city):
    """61, 62, 4.6, 2.8.10, 2.8.13: every adjacent city, by any road; one that fell to this card is
    left alone."""
    i = 0
    while NEIGHBOURS[city][i] != NOWHERE and state.ended == 0:
        neighbour = NEIGHBOURS[city][i]
        i += 1
        if has_fallen(state, neighbour):
            continue
        if overflows(state, tribe, neighbour, 1) and sacks_spread(state):
            sack(state, tribe, neighbour)
