"""Chance as a stream of numbers: the same in plain and compiled play, on every machine.

The generator is Threefry-2x32 with 20 rounds (Salmon, Moraes, Dror and Shaw, "Parallel random
numbers: as easy as 1, 2, 3", 2011), unmodified: a counter is enciphered with a key, so the number
at any place of any stream can be had without those before it, and streams of one key never meet.

A stream is a list (or array) of four numbers: how many have been drawn, the part, and the two words
of the key, which is the seed. It belongs to whoever plays the chance seat or a bot, never to the
record.

>>> stream = new_stream(seed=1)
>>> [1 + below(stream, 6) for _die in range(5)]
[1, 1, 4, 6, 5]
"""

from __future__ import annotations

import secrets

from .rule import table

STREAM = 4  # numbers of a stream
_WORD = (1 << 32) - 1
_BITS = 32
_PARITY = 0x1BD11BDA
_ROUNDS = 20
_TURNS = table([13, 15, 26, 6, 17, 29, 16, 24])  # by how many bits the second word is turned


def threefry(first, second, key, next_key):
    """The two words that come of a counter and a key, as one number without its lowest bit."""
    last_key = _PARITY ^ key ^ next_key
    first = (first + key) & _WORD
    second = (second + next_key) & _WORD
    for turn in range(_ROUNDS):
        first = (first + second) & _WORD
        by = _TURNS[turn % 8]
        second = ((second << by | second >> (_BITS - by)) & _WORD) ^ first
        if turn % 4 == 3:
            key, next_key, last_key = next_key, last_key, key
            first = (first + key) & _WORD
            second = (second + next_key + turn // 4 + 1) & _WORD
    return first << (_BITS - 1) | second >> 1


def below(stream, n):
    """A number from 0 to n - 1, each equally likely (to n parts in 2**63)."""
    drawn = threefry(stream[0], stream[1], stream[2], stream[3])
    stream[0] += 1
    return drawn % n


def new_stream(seed: int | None = None, part: int = 0) -> list[int]:
    """A stream for a seed of up to 64 bits (None: from the system's generator). The parts of one
    seed are independent streams: the chance seat, each bot, each game of a batch."""
    key = secrets.randbits(2 * _BITS) if seed is None else seed
    return [0, part & _WORD, key & _WORD, key >> _BITS & _WORD]
