"""Who plays: seats, the players who lead them, and who is still in the game (rules 1, 8, 134)."""

from __future__ import annotations

from tabard.engine.rule import rule

from .components import CITIES
from .options import two_factions_each, wiped_out_is_out


@rule
def leader(state, seat):
    """1: whose faction it is; two players may lead two factions each."""
    if two_factions_each(state):
        return seat % 2
    return seat


@rule
def cities_owned(state, seat):
    """8: how many cities a player owns."""
    count = 0
    for city in range(CITIES):
        count += state.owner[city] == seat
    return count


@rule
def is_out(state, seat):
    """134, as an option: who has no city left is out of the game."""
    return wiped_out_is_out(state) and cities_owned(state, seat) == 0
