"""Chapter "Components", the supplies: what is not on the board lies there (rule 2.1)."""

from __future__ import annotations

from tabard.engine.rule import rule

from .components import CITIES, CUBES, FORTS, LEGIONS


@rule
def legions_in_supply(state):
    """2.1, 2.1.1: 16 legions, less those on the board."""
    left = LEGIONS
    for city in range(CITIES):
        left -= state.legions[city]
    return left


@rule
def forts_in_supply(state):
    """2.1: 6 forts, less those on the board."""
    left = FORTS
    for city in range(CITIES):
        left -= state.fort[city]
    return left


@rule
def cubes_on_board(state, tribe):
    """How many barbarians of a tribe are in cities."""
    count = 0
    for city in range(CITIES):
        count += state.cubes[city][tribe]
    return count


@rule
def cubes_in_supply(state, tribe):
    """2.1.2, 3.1: the tribe's cubes, less those on the board."""
    return CUBES[tribe] - cubes_on_board(state, tribe)


@rule
def add_legions(state, city, wanted):
    """19, 35: put legions from the supply in a city, as many as there are; how many came."""
    count = min(wanted, legions_in_supply(state))
    state.legions[city] += count
    return count
