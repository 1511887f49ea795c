"""Chance that players can check: every draw follows from a secret and from a number of each seat.

Before the first move whoever runs the game commits to a secret: its digest is told, the secret is
not. Each seat may add a number of its own. Then nobody can choose a draw (the secret stands before
the numbers are known) or foretell one (the secret is not known), and once the secret is told
everybody can make all draws anew. All is HMAC with SHA-256, of texts in UTF-8::

    key         = HMAC(secret, "tabard fair chance 1", then a line for each seat: "1 NUMBER")
    draw n      = HMAC(key, "draw n 0"), as a number below the total weight of what is possible
    first word  = HMAC(key, "log"),  next word = HMAC(key, "line WORD LINE")

The words are a hash chain over the lines of a log. Who does not know the key learns nothing of a
line from the word that it leads to. docs/fair_chance.md says what all of this protects from.

>>> chance = FairChance("07" * 32, ("c0ffee", ""))
>>> [chance.below(draw, 6) for draw in range(1, 6)]
[3, 3, 2, 5, 4]
>>> chance.drawn(1, {"die face=2": 1, "die face=1": 5})
'die face=1'
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable, Mapping, Sequence

from .game import Misused
from .words import _, say

SCHEME = "tabard fair chance 1"
_ALL = 1 << 256  # as many numbers as a digest can be
_SECRET = re.compile(r"[0-9a-f]{64}")
_NUMBER = re.compile(r"[0-9a-f]{0,64}")


def new_secret() -> str:
    """A secret that nobody can guess: 32 bytes, as 64 hexadecimal digits."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is told of a secret before the first move: ``sha256:`` and its digest."""
    return "sha256:" + hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def is_secret(text: str) -> bool:
    """Is this a secret as it is written: 64 small hexadecimal digits?"""
    return bool(_SECRET.fullmatch(text))


def is_number(text: str) -> bool:
    """Is this a seat's number as it is written: up to 64 small hexadecimal digits, or none?"""
    return bool(_NUMBER.fullmatch(text))


def number_said(text: str) -> str:
    """A seat's number as it is kept: up to 64 small hexadecimal digits, none for no number. Raises
    Misused."""
    number = "".join(text.split()).lower()
    if not is_number(number):
        sentence = _("A number for the chance has at most 64 digits, of 0 to 9 and a to f.")
        raise Misused(say(sentence))
    return number


class FairChance:
    """The draws and the words that follow from a ``secret`` and from the ``numbers`` of the seats,
    in their order (an empty one for a seat that has added none)."""

    def __init__(self, secret: str, numbers: Sequence[str]) -> None:
        lines = [SCHEME, *(f"{seat} {number or '-'}" for seat, number in enumerate(numbers, 1))]
        self._key = hmac.digest(bytes.fromhex(secret), "\n".join(lines).encode(), "sha256")

    def below(self, draw: int, total: int) -> int:
        """The number of a draw (they count from 1), from 0 to ``total`` - 1, each equally likely:
        what a last, smaller share of all digests would favour is drawn again."""
        even, again = _ALL - _ALL % total, 0
        while (number := int.from_bytes(self._mac(f"draw {draw} {again}"))) >= even:
            again += 1
        return number % total

    def drawn(self, draw: int, possible: Mapping[str, int]) -> str:
        """What a draw takes out of what is possible: each as likely as its weight. The order in
        which it is said matters nothing; it is that of the words."""
        left = self.below(draw, sum(possible.values()))
        for words in sorted(possible):
            left -= possible[words]
            if left < 0:
                return words
        raise AssertionError("a weight is below zero")

    def words(self, lines: Iterable[str]) -> list[str]:
        """The words of a log: before its first line, and after each."""
        words = [self.first_word]
        for line in lines:
            words.append(self.next_word(words[-1], line))
        return words

    @property
    def first_word(self) -> str:
        """The word of a log that has no line yet."""
        return self._mac("log").hex()

    def next_word(self, word: str, line: str) -> str:
        """The word of a log once this line has come to it."""
        return self._mac(f"line {word} {line}").hex()

    def _mac(self, text: str) -> bytes:
        return hmac.digest(self._key, text.encode(), "sha256")
