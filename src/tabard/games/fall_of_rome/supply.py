"""Chapter "Components", the supplies: what is not on the board lies there (rule 2.1)."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.words import _, n_

from .book import refuse, told
from .components import board, pieces


def no_legion_left(rule: str) -> int:
    """The same reason in several rules: an empty supply gives nothing."""
    return refuse(rule, _("No legion is left in the supply."))


JOINED = told(
    "joined",
    "3.7",
    n_("{legions} legion joins {city}.", "{legions} legions join {city}."),
    part=Part(ends=True),
)
REMOVED = told(
    "removed", "2.5", _("A barbarian of the {tribe} is removed from {city}."), part=Part(ends=True)
)


def legions_in_supply(state):
    """16 legions, less those on the board (2.1, 2.1.1)."""
    left = pieces.LEGIONS
    for city in range(board.CITIES):
        left -= state.legions[city]
    return left


def forts_in_supply(state):
    """6 forts, less those on the board (2.1)."""
    left = pieces.FORTS
    for city in range(board.CITIES):
        left -= state.fort[city]
    return left


def cubes_on_board(state, tribe):
    """How many barbarians of a tribe are in cities."""
    return sum(state.cubes[city][tribe] for city in range(board.CITIES))


def barbarians_in(state, city):
    """All barbarians of a city, allied ones too (31, 4.10)."""
    return sum(state.cubes[city][tribe] for tribe in range(board.TRIBES))


def cubes_in_supply(state, tribe):
    """The tribe's cubes, less those on the board (2.1.2, 3.1)."""
    return board.CUBES[tribe] - cubes_on_board(state, tribe)


def add_legions(state, city, wanted):
    """Put legions from the supply in a city, as many as there are; how many came (19, 35)."""
    count = min(wanted, legions_in_supply(state))
    state.legions[city] += count
    return count
