"""Sealed answers: one that is given before it is told, so that not even whoever runs the game reads
it before all answers are in.

Whoever answers draws a number that nobody can guess, and tells only the seal: HMAC with SHA-256,
with that number as its key, of the answer, of whose it is, and of the table and the question to
which it belongs. When all have answered he tells both, and everybody can see that they fit::

    seal = HMAC(number, "tabard seal 1", then a line for the table, then "QUESTION SEAT ANSWER")

In a log it is a line of its own that is no move, ``1 seal QUESTION SEAL``. ``1 unseal`` takes it
back; ``1 open_seal NUMBER`` opens it, and the answer follows as the next line.

>>> seal_of("07" * 16, "sha256:ab", 40, "1 vote side=war")[:16]
'1dcbe87565943591'
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Mapping
from dataclasses import dataclass

from .words import _, say

SCHEME = "tabard seal 1"
SEAL, UNSEAL, OPEN_SEAL = "seal", "unseal", "open_seal"
_SEAL = re.compile(r"[0-9a-f]{64}")
_NUMBER = re.compile(r"[0-9a-f]{32}")
OTHERS = ("undo", "resign", "concede")  # lines that answer nothing

# For each line of a log that opens a seal, by its number: the seats (from 1) that were asked then,
# and what the rules would have answered for each.
Asked = Mapping[int, Mapping[str, str]]


@dataclass(frozen=True)
class Seal:
    """A sealed answer: to which question, and the seal."""

    question: int
    seal: str

    @property
    def words(self) -> str:
        """As it stands in a log, behind the seat."""
        return f"{SEAL} {self.question} {self.seal}"


def seal_of(number: str, table: str, question: int, line: str) -> str:
    """The seal of an answer, which is said as its line stands in a log; ``table`` is the commitment
    of its chance."""
    text = f"{SCHEME}\n{table}\n{question} {line}"
    return hmac.digest(bytes.fromhex(number), text.encode(), "sha256").hex()


def is_seal(text: str) -> bool:
    """Is this a seal as it is written: 64 small hexadecimal digits?"""
    return bool(_SEAL.fullmatch(text))


def is_number(text: str) -> bool:
    """Is this a number that seals, as it is written: 32 small hexadecimal digits?"""
    return bool(_NUMBER.fullmatch(text))


def of_seals(words: str) -> bool:
    """Does a line of a log, behind its seat, say something of a seal, and is no move?"""
    return words.partition(" ")[0] in (SEAL, UNSEAL, OPEN_SEAL)


def seal_in(words: str) -> Seal:
    """The seal of a line that says one."""
    _seal, question, seal = words.split(" ")
    return Seal(int(question), seal)


class Watch:
    """Reads the lines of a log, and says what is wrong with its seals. ``table`` is the commitment
    of its chance, ``asked`` who was asked for what is opened. It counts the answers that were
    ``opened``, and the seals that stayed ``shut`` once others were."""

    def __init__(self, table: str, asked: Asked) -> None:
        self._table, self._asked = table, asked
        self._shut: dict[str, Seal] = {}
        self._awaited: dict[str, str] = {}  # once one was opened: who is not yet, and the default
        self.opened = self.shut = 0
        self._opens: str | None = None  # the number with which the line before opens a seal

    def read(self, number: int, line: str, *, move: bool) -> str:
        """What is wrong with the next line, in a sentence; mostly empty. ``move`` says that it is a
        move of the match, which nobody has taken back."""
        seat, _space, words = line.partition(" ")
        verb, _space, said = words.partition(" ")
        if verb == OPEN_SEAL:
            self._opens, self._awaited = said, {**self._asked.get(number, {})}
            return self._early(number)
        if self._awaited and not move:
            sentence = _("Line {line} of the log is too late: seals were opened already.")
            return say(sentence, line=number)
        if verb == SEAL:
            self._shut[seat] = seal_in(words)
        elif verb == UNSEAL:
            self._shut.pop(seat, None)
        elif verb not in OTHERS:
            return self._answers(number, seat, words)
        return ""

    def _early(self, number: int) -> str:
        """All who are asked must have sealed their answers before one is opened."""
        missing = sorted(self._awaited.keys() - self._shut.keys())
        sentence = _("Line {line} of the log opens a seal before seat {seat} has sealed anything.")
        return say(sentence, line=number, seat=missing[0]) if missing else ""

    def _answers(self, number: int, seat: str, words: str) -> str:
        """Who has a seal opens it and answers as it says; or, once others were opened, the rules
        answer for him."""
        late = seat in self._awaited
        seal, ruled = self._shut.pop(seat, None), self._awaited.pop(seat, words)
        opens, self._opens = self._opens, None
        self.opened += opens is not None
        self.shut += opens is None and late
        if opens is not None and not self._fits(seal, opens, f"{seat} {words}"):
            sentence = _("Line {line} of the log is not the answer that was sealed.")
            return say(sentence, line=number)
        if opens is None and words != ruled:
            sentence = _(
                "Line {line} of the log is no answer of the rules, for a seal that stays shut."
            )
            return say(sentence, line=number)
        return ""

    def _fits(self, seal: Seal | None, number: str, line: str) -> bool:
        if seal is None or not is_number(number):
            return False
        return seal_of(number, self._table, seal.question, line) == seal.seal
