"""Chance as a stream of numbers: the same in plain and compiled play.

The generator is SplitMix (Steele, Lea and Flood, "Fast splittable pseudorandom number generators",
2014), kept to 63 bits so that Python's and the compiler's whole numbers agree. A stream is a list
(or array) of one number, which belongs to whoever plays the chance seat or a bot, never to the
record.
"""

from __future__ import annotations

import secrets

from .rule import rule

_MASK = (1 << 63) - 1
_GAMMA = 0x1E3779B97F4A7C15
_FIRST = 0x3F58476D1CE4E5B9
_SECOND = 0x14D049BB133111EB


@rule
def below(stream, n):
    """A number from 0 to n - 1, each equally likely (to one part in 2**50)."""
    stream[0] = (stream[0] + _GAMMA) & _MASK
    mixed = stream[0]
    mixed = ((mixed ^ (mixed >> 30)) * _FIRST) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * _SECOND) & _MASK
    mixed = mixed ^ (mixed >> 31)
    return (mixed >> 8) % n


def new_stream(seed: int | None = None, part: int = 0) -> list[int]:
    """A stream for a seed (None: from the system's generator). Different ``part`` numbers of one
    seed give independent streams: the chance seat, each bot, each game of a batch."""
    if seed is None:
        return [secrets.randbits(63)]
    stream = [(seed * 0x2545F4914F6CDD1D + part * 0x5851F42D4C957F2D) & _MASK]
    below(stream, 2)
    return stream
