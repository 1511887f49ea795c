"""Who plays: seats, pawns and roles (rules 3, 2.13 and 3.7).

A seat is a player; a pawn stands on the board and has a role. Alone, one seat leads three pawns.
"""

from __future__ import annotations

from .components import pieces

SOLO_PAWNS = 3


def is_solo(state):
    """One player leads three roles with one hand (2.13)."""
    return state.seats == 1


def pawns_in_play(state):
    """A pawn for each player; three in the solo game."""
    if is_solo(state):
        return SOLO_PAWNS
    return state.seats


def owner(state, pawn):
    """The seat that decides for a pawn."""
    if is_solo(state):
        return 0
    return pawn


def active_seat(state):
    """The active player decides what really happens (3)."""
    return owner(state, state.turn)


def is_silent(state):
    """The active player does not want to be asked (2.11.12)."""
    return state.silent == 1


def your_city(state):
    """The city of the pawn whose turn it is."""
    return state.pawn[state.turn]


def has_role(state, role):
    """A role's powers belong to the pawn whose turn it is (3.7)."""
    return state.role[state.turn] == role


def pawn_with_role(state, role):
    """The pawn that has a role, or NO_SEAT if nobody plays it."""
    for pawn in range(pawns_in_play(state)):
        if state.role[pawn] == role:
            return pawn
    return pieces.NO_SEAT
