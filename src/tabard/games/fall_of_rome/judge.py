"""What a position is worth to a seat: the bots' only knowledge of the game."""

from __future__ import annotations

from tabard.engine.rule import rule

from .battle import barbarians_in
from .components import board, roles
from .ending import ALL_ALLIED
from .hands import cards_of_tribe, hand_size
from .placing import is_supported
from .players import owner, pawns_in_play
from .supply import cubes_in_supply

WIN = 100_000
TURN = 150  # a turn that ends costs what the barbarians will do meanwhile
ALLIANCE, DECLINE_STEP = 700, 260
BARBARIAN, TWO_IN_A_CITY, FULL_CITY, AT_ROMA = 14, 8, 70, 30
FEW_LEFT, FEW = 6, 30
CARD_FOR_ALLIANCE, WHOLE_SET, CARD, FAR = 40, 120, 4, 14
LEGION, SUPPORTED, READY, FORT = 10, 12, 14, 45
MOST_USEFUL = 5  # legions in one city beyond these are worth nothing more
TO_THE_FRONT = 8
NOWHERE_NEAR = 9


@rule
def worth(state, seat):
    """Everybody wins or loses together, so a position is worth the same to all."""
    if state.ended >= ALL_ALLIED:
        return WIN
    if state.ended > 0:
        return -WIN
    value = -DECLINE_STEP * state.decline - TURN * state.turns
    for tribe in range(board.TRIBES):
        value += worth_of_tribe(state, tribe)
    for city in range(board.CITIES):
        value += worth_of_city(state, city)
    for pawn in range(pawns_in_play(state)):
        value -= TO_THE_FRONT * way_to_the_front(state, pawn)
        if pawn < state.seats:
            value += CARD * hand_size(state, pawn)
    return value


@rule
def worth_of_tribe(state, tribe):
    """An ally is good; barbarians on the board are bad, worst where a city is about to fall."""
    danger = 0
    for city in range(board.CITIES):
        danger += danger_in(state, city, state.cubes[city][tribe])
    if cubes_in_supply(state, tribe) < FEW_LEFT:
        danger += FEW * (FEW_LEFT - cubes_in_supply(state, tribe))
    if state.allied[tribe]:
        return ALLIANCE - danger // 2
    return progress(state, tribe) - danger


@rule
def danger_in(state, city, count):
    """What so many barbarians of one tribe in a city threaten."""
    danger = BARBARIAN * count
    if count == board.FULL:
        danger += FULL_CITY
    elif count == board.FULL - 1:
        danger += TWO_IN_A_CITY
    if city == board.ROMA:
        danger += AT_ROMA * count
    return danger


@rule
def progress(state, tribe):
    """How near the best placed pawn is to an alliance: its cards, then the way to a barbarian."""
    best = 0
    for pawn in range(pawns_in_play(state)):
        cards = cards_of_tribe(state, owner(state, pawn), tribe)
        value = CARD_FOR_ALLIANCE * min(cards, board.CARDS_TO_ALLY[tribe])
        if cards >= board.CARDS_TO_ALLY[tribe]:
            value += WHOLE_SET
            if state.role[pawn] != roles.MERCATOR:
                value -= FAR * way_to(state, state.pawn[pawn], tribe)
        best = max(best, value)
    return best


@rule
def way_to(state, here, tribe):
    """Roads to the nearest barbarian of a tribe."""
    nearest = NOWHERE_NEAR
    if here == board.NOWHERE:
        return nearest
    for city in range(board.CITIES):
        if state.cubes[city][tribe] > 0:
            nearest = min(nearest, board.DISTANCE[here][city])
    return nearest


@rule
def way_to_the_front(state, pawn):
    """Roads to the nearest barbarians for a pawn with legions; to the nearest fort without."""
    here = state.pawn[pawn]
    nearest = NOWHERE_NEAR
    if here == board.NOWHERE:
        return nearest
    for city in range(board.CITIES):
        if state.legions[here] > 0:
            wanted = barbarians_in(state, city) >= board.FULL
        else:
            wanted = state.fort[city] == 1
        if wanted:
            nearest = min(nearest, board.DISTANCE[here][city])
    return nearest


@rule
def worth_of_city(state, city):
    """A fort is worth having; legions are worth most supported, where somebody is to be fought."""
    value = FORT * state.fort[city]
    legions = min(state.legions[city], MOST_USEFUL)
    if legions > 0:
        value += LEGION * legions
        if is_supported(state, city):
            value += SUPPORTED
            if barbarians_in(state, city) > 0:
                value += READY
    return value
