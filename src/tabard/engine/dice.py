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
_UP = (1 << 63) - 0x1E3779B97F4A7C15  # taking this away adds the generator's step, modulo 2**63
_LIMB, _LIMBS = 21, (1 << 21) - 1
_FIRST = 0x3F58476D1CE4E5B9
_SECOND = 0x14D049BB133111EB


@rule
def times(a, b):
    """The product modulo 2**63, in limbs of 21 bits: compiled numbers must never overflow, for the
    compiler takes it that they do not."""
    a0, a1, a2 = a & _LIMBS, a >> _LIMB & _LIMBS, a >> 2 * _LIMB
    b0, b1, b2 = b & _LIMBS, b >> _LIMB & _LIMBS, b >> 2 * _LIMB
    low = a0 * b0
    middle = a0 * b1 + a1 * b0 + (low >> _LIMB)
    high = a0 * b2 + a1 * b1 + a2 * b0 + (middle >> _LIMB)
    return (low & _LIMBS) | (middle & _LIMBS) << _LIMB | (high & _LIMBS) << 2 * _LIMB


@rule
def below(stream, n):
    """A number from 0 to n - 1, each equally likely (to one part in 2**50)."""
    stream[0] = (stream[0] - _UP) & _MASK
    mixed = stream[0]
    mixed = times(mixed ^ (mixed >> 30), _FIRST)
    mixed = times(mixed ^ (mixed >> 27), _SECOND)
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
