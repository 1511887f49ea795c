"""Who plays: seats, pawns and roles (rules 3, 2.13 and 3.7).

A seat is a player; a pawn stands on the board and has a role. Alone, one seat leads three pawns.
"""

from __future__ import annotations

from .components import pieces

SOLO_PAWNS = 3


def is_solo(state):
    """2.13: one player leads three roles with one hand."""
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
    """3: the active player decides what really happens."""
    return owner(state, state.turn)


def is_silent(state):
    """2.11.12: the active player does not want to be asked."""
    return state.silent == 1


def your_city(state):
    """The city of the pawn whose turn it is."""
    return state.pawn[state.turn]


def has_role(state, role):
    """3.7: a role's powers belong to the pawn whose turn it is."""
    return state.role[state.turn] == role


def pawn_with_role(state, role):
    """The pawn that has a role, or NO_SEAT if nobody plays it."""
    for pawn in range(pawns_in_play(state)):
        if state.role[pawn] == role:
            return pawn
    return pieces.NO_SEAT
