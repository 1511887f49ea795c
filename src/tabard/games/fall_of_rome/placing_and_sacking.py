"""Chapter "Placing and sacking": barbarians arrive, legions defend, cities fall (rules 54, 58 to
62, 2.6, 2.8, 2.9)."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.rule import tell
from tabard.engine.words import _, n_

from .book import told
from .components import board
from .ending import CUBES_EXHAUSTED, decline_by_one, lose, lose_roma
from .options import (
    ambusher_is_placed,
    defended_cities_withstand_revolts,
    every_legion_stops_one,
    exhausted_cubes_lose,
    sacks_spread,
)
from .players import pawns_in_play
from .supply import cubes_in_supply

BARBARIANS_OF_A_REVOLT = 3


def place(state, tribe, city):
    """One barbarian arrives in a city; whatever falls because of it falls in turn (54, 58, 2.8,
    4.22)."""
    without_room = let_arrive(state, tribe, city, 1)
    if without_room > 0:
        sack(state, tribe, city)
    spread_sacks(state, tribe)


def place_revolt(state, tribe, city):
    """Three barbarians arrive at once. As an option, a city that legions defended is not sacked by
    them. (41, 43, 44, 2.8.4, 4.5)"""
    withstands = state.legions[city] > 0 and defended_cities_withstand_revolts(state)
    without_room = let_arrive(state, tribe, city, BARBARIANS_OF_A_REVOLT)
    if without_room > 0 and not withstands:
        sack(state, tribe, city)
    spread_sacks(state, tribe)


def let_arrive(state, tribe, city, count):
    """Defence first; the rest is placed, three of a colour at most. How many found no room? (43,
    44, 58, 62, 2.6.3, 2.8.1, 2.8.2, 4.30, 3.12.5, 3.12.6, 3.12.7)"""
    left = count - defend(state, tribe, city, count)
    room = board.FULL - state.cubes[city][tribe]
    put_barbarians(state, tribe, city, min(left, room))
    return max(0, left - room)


PLACED = told(
    "placed",
    "54",
    n_("{count} of the {tribe} enters {city}.", "{count} of the {tribe} enter {city}."),
    part=Part(),
)
CUBES_RAN_OUT = told(
    "cubes_ran_out",
    "2.9",
    _("No barbarian of the {tribe} is left for {city}."),
    weight=2,
    part=Part(),
)


def put_barbarians(state, tribe, city, count):
    """Barbarians come from their supply; the game is lost if it cannot give them (54, 2.9,
    2.8.3)."""
    given = min(count, cubes_in_supply(state, tribe))
    state.cubes[city][tribe] += given
    if given > 0:
        tell(state, PLACED, given, tribe, city)
    if given < count and exhausted_cubes_lose(state) and state.ended == 0:
        tell(state, CUBES_RAN_OUT, tribe, city)
        lose(state, CUBES_EXHAUSTED)


# --- defence (2.6) ------------------------------------------------------------------------------


def defend(state, tribe, city, count):
    """The legions stop arriving barbarians, and fall; how many they stopped (43, 54, 62, 2.6)."""
    if state.legions[city] == 0:
        return 0
    if is_supported(state, city) or every_legion_stops_one(state):
        return attack(state, tribe, city, count)
    return ambush(state, tribe, city)


def is_supported(state, city):
    """Legions with a fort or at least one pawn (2.6.1)."""
    if state.fort[city]:
        return True
    return any(state.pawn[pawn] == city for pawn in range(pawns_in_play(state)))


ATTACKED = told(
    "attacked",
    "2.6",
    n_(
        "The defenders of {city} lose {legions} legion and stop as many of the {tribe}.",
        "The defenders of {city} lose {legions} legions and stop as many of the {tribe}.",
        "legions",
    ),
    part=Part(opens=("tribe", "city"), ends=True),
)


def attack(state, tribe, city, count):
    """Each arriving barbarian takes one legion instead of being placed (2.6.1)."""
    fallen = min(count, state.legions[city])
    state.legions[city] -= fallen
    tell(state, ATTACKED, city, fallen, tribe)
    return fallen


AMBUSHED = told(
    "ambushed",
    "2.6",
    n_(
        "The {tribe} ambush {city}: {legions} legion without fort or pawn is lost.",
        "The {tribe} ambush {city}: {legions} legions without fort or pawn are lost.",
        "legions",
    ),
    weight=1,
    part=Part(opens=("tribe", "city"), ends=True),
)


def ambush(state, tribe, city):
    """The first barbarian takes all legions without support, and is not placed itself (2.6.2,
    4.4)."""
    tell(state, AMBUSHED, tribe, city, state.legions[city])
    state.legions[city] = 0
    if ambusher_is_placed(state):
        return 0
    return 1


# --- sacking (58 to 62, 2.8) --------------------------------------------------------------------


def has_fallen(state, city):
    """The city has been sacked by this card already (2.8, 2.8.13)."""
    return any(state.fallen[i] == city for i in range(board.QUEUE_OF_FALLEN))


SACKED = told(
    "sacked",
    "58",
    _("The {tribe} sack {city}."),
    weight=2,
    part=Part(opens=("tribe", "city"), ends=True),
)
FORT_LOST = told(
    "fort_lost", "60", _("The fort of {city} goes back to the supply."), weight=1, part=Part()
)


def sack(state, tribe, city):
    """Roma's sack loses; any other moves the decline marker and takes the fort. Cubes and pawns
    stay. (58, 59, 60, 65, 2.8.5, 2.8.7, 2.8.9, 4.19, 3.12.8)"""
    if state.ended != 0:
        return
    tell(state, SACKED, tribe, city)
    if city == board.ROMA:
        lose_roma(state, tribe)
        return
    decline_by_one(state)
    if state.ended != 0:
        return
    if state.fort[city]:
        state.fort[city] = 0
        tell(state, FORT_LOST, city)
    i = 0
    while state.fallen[i] != board.NOWHERE:
        i += 1
    state.fallen[i] = city


def spread_sacks(state, tribe):
    """One barbarian goes to every neighbour of each sacked city, in the order in which they fell;
    neighbours that fall meanwhile queue up (61, 2.8.8, 2.8.11, 2.8.12)."""
    i = 0
    while state.fallen[i] != board.NOWHERE and state.ended == 0:
        spread_from(state, tribe, state.fallen[i])
        i += 1
    for j in range(board.QUEUE_OF_FALLEN):
        state.fallen[j] = board.NOWHERE


SPREAD = told(
    "spread",
    "61",
    _("{city} has fallen: one of the {tribe} goes to every city beside it."),
    part=Part(),
)


def spread_from(state, tribe, city):
    """Every adjacent city, by any road; one that fell to this card is left alone (61, 62, 4.6,
    2.8.10, 2.8.13)."""
    tell(state, SPREAD, city, tribe)
    i = 0
    while board.NEIGHBOURS[city][i] != board.NOWHERE and state.ended == 0:
        neighbour = board.NEIGHBOURS[city][i]
        i += 1
        if has_fallen(state, neighbour):
            continue
        without_room = let_arrive(state, tribe, neighbour, 1)
        if without_room > 0 and sacks_spread(state):
            sack(state, tribe, neighbour)
