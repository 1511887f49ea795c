"""Who plays: seats, the players who lead them, and who is still in the game (rules 1, 8, 134)."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because
from tabard.engine.words import _

from .book import refuse
from .cities import is_free
from .components import board
from .readings import two_factions_each, wiped_out_is_out

OUT_OF_THE_GAME = refuse("134", _("{seat} is out of the game."))
NOBODY_THERE = refuse("1", _("Nobody plays in that seat."))


def leader(state, seat):
    """Whose faction it is; two players may lead two factions each (1)."""
    if two_factions_each(state):
        return seat % 2
    return seat


def seats(state):
    """How many seats there are at the table (1)."""
    return state.seats


def why_not_anothers(state, seat, city, nobodys, own):
    """A city of another player; else one of these refusals (1, 8, 88, 3.3, 3.5)."""
    if is_free(state, city):
        return because(nobodys, city)
    if leader(state, state.owner[city]) == leader(state, seat):
        return because(own, city)
    return LEGAL


def cities_owned(state, seat):
    """How many cities a player owns (8)."""
    return sum(state.owner[city] == seat for city in range(board.CITIES))


def takes_part(state, seat):
    """A player without a city stays in the game; by the other reading he is out (134)."""
    return not wiped_out_is_out(state) or cities_owned(state, seat) > 0


def players_left(state):
    """How many are still in the game (134)."""
    return sum(1 for seat in range(state.seats) if takes_part(state, seat))


def everybody(state):
    """A bit for each seat that is in the game."""
    bits = 0
    for seat in range(state.seats):
        if takes_part(state, seat):
            bits |= 1 << seat
    return bits


def players(state):
    """The number of players; with two factions each they are two (1)."""
    return 2 if two_factions_each(state) else state.seats


def contenders(state):
    """A bit for each player who may win: who is out may not (1, 134)."""
    some = 0
    for seat in range(players(state)):
        if is_in(state, seat):
            some |= 1 << seat
    return some


def is_in(state, seat):
    """One of the factions that the player leads takes part (134)."""
    return any(
        leader(state, other) == leader(state, seat) and takes_part(state, other)
        for other in range(state.seats)
    )


def one_only(some):
    """Is there one player only?"""
    return some & (some - 1) == 0


def the_one(state, some):
    """The player whose bit it is."""
    for seat in range(state.seats):
        if some >> seat & 1:
            return seat
    return 0


def next_in_order(state, place):
    """The first place of the player order, from this one on, whose player is in the game; the
    number of seats if there is none."""
    while place < state.seats and not takes_part(state, state.order[place]):
        place += 1
    return place
