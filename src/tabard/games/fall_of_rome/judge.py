"""What a position is worth to a seat: the bots' only knowledge of the game."""

from __future__ import annotations

from tabard.engine.rule import rule

from .battle import barbarians_in
from .components import CARDS_TO_ALLY, CITIES, DISTANCE, FULL, MERCATOR, ROMA, TRIBES
from .ending import ALL_ALLIED
from .hands import cards_of_tribe, hand_size
from .placing import is_supported
from .players import owner, pawns_in_play
from .supply import cubes_in_supply

WIN = 100_000
ALLIANCE, DECLINE_STEP, BARBARIAN, FULL_CITY, AT_ROMA = 600, 220, 12, 25, 30
CARD_FOR_ALLIANCE, CARD, LEGION, FAR = 45, 3, 9, 12
FEW_LEFT = 5


@rule
def worth(state, seat):
    """Everybody wins or loses together, so a position is worth the same to all."""
    if state.ended >= ALL_ALLIED:
        return WIN
    if state.ended > 0:
        return -WIN
    value = -DECLINE_STEP * state.decline
    for tribe in range(TRIBES):
        value += worth_of_tribe(state, tribe)
    for city in range(CITIES):
        value += worth_of_legions(state, city)
    for pawn in range(state.seats):
        value += CARD * hand_size(state, pawn)
    return value


@rule
def worth_of_tribe(state, tribe):
    """An ally is good; barbarians on the board are bad, worst where a city is about to fall."""
    danger = 0
    for city in range(CITIES):
        count = state.cubes[city][tribe]
        danger += BARBARIAN * count
        if count == FULL:
            danger += FULL_CITY
        if city == ROMA:
            danger += AT_ROMA * count
    if cubes_in_supply(state, tribe) < FEW_LEFT:
        danger += FULL_CITY * (FEW_LEFT - cubes_in_supply(state, tribe))
    if state.allied[tribe]:
        return ALLIANCE - danger // 2
    return progress(state, tribe) - danger


@rule
def progress(state, tribe):
    """How near the best placed pawn is to an alliance: its cards, then the way to a barbarian."""
    best = 0
    for pawn in range(pawns_in_play(state)):
        cards = cards_of_tribe(state, owner(state, pawn), tribe)
        value = CARD_FOR_ALLIANCE * min(cards, CARDS_TO_ALLY[tribe])
        if cards >= CARDS_TO_ALLY[tribe] and state.role[pawn] != MERCATOR:
            value -= FAR * way_to(state, state.pawn[pawn], tribe)
        best = max(best, value)
    return best


@rule
def way_to(state, here, tribe):
    """Roads to the nearest barbarian of a tribe."""
    nearest = 9
    for city in range(CITIES):
        if state.cubes[city][tribe] > 0:
            nearest = min(nearest, DISTANCE[here][city])
    return nearest


@rule
def worth_of_legions(state, city):
    """Legions are worth most where they are supported and have somebody to fight."""
    legions = state.legions[city]
    if legions == 0:
        return 0
    value = LEGION * min(legions, 4)
    if is_supported(state, city):
        value += LEGION
    if barbarians_in(state, city) > 0:
        value += LEGION
    return value
