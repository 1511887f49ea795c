"""Pairs: Council, but each of two or three players leads two lords who sit across the table."""

from dataclasses import replace

from . import awkward


def set_up(state):
    """Twice as many lords as players."""
    state.seats = 2 * state.seats
    awkward.set_up(state)


def led_by(state, seat):
    """Whoever sits across is led by the same player."""
    return seat % (state.seats // 2)


GAME = replace(
    awkward.GAME, name="pairs", title="Pairs", seats=range(2, 4), set_up=set_up, led_by=led_by
)
