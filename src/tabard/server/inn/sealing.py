"""Answers that are sealed in the browser: the inn keeps the seal, and hears the answer when all
others are in (``engine.seals``). Each of these says what is decided, or why it may not be."""

from __future__ import annotations

from tabard.engine.match import Line
from tabard.engine.match.following import UNDO
from tabard.engine.record.record import line_text
from tabard.engine.seals import OPEN_SEAL, UNSEAL, Seal, is_number, is_seal, seal_of
from tabard.engine.words import _, say

from ..complaints import Complaint, MovedOn
from . import deciding
from .course import Course

Decisions = list[tuple[int, str]]


def seals(course: Course, seat: int, seal: str) -> Decisions:
    """A seat seals what it answers."""
    if not is_seal(seal):
        raise Complaint(say(_("A seal has 64 digits, of 0 to 9 and a to f.")))
    if not course.can_seal(seat):
        raise MovedOn(say(_("Nothing is sealed here: all may know the answer.")))
    return [(seat, Seal(course.asked[seat].number, seal).words)]


def opens(course: Course, seat: int, table: str, number: str, words: str) -> Decisions:
    """A seat opens what it has sealed, at the table with this commitment."""
    seal = _shut(course, seat)
    line = line_text(Line(seat, words))
    if not is_number(number) or seal_of(number, table, seal.question, line) != seal.seal:
        raise Complaint(say(_("This is not the answer that was sealed.")))
    if deciding.whole_move(course.match, seat, words) != words:
        raise Complaint(say(_("What was sealed is not written as a record has it.")))
    return [(seat, f"{OPEN_SEAL} {number}"), (seat, words)]


def stays_shut(course: Course, seat: int) -> Decisions:
    """A seat cannot open what it has sealed: the rules answer for it."""
    _shut(course, seat)
    trial = course.match.snapshot()
    return [(seat, deciding.whole_by(trial, seat, iter(lambda: trial.default(seat), None)))]


def takes_back(course: Course, seat: int) -> Decisions:
    """A seat takes its last decision back, be it sealed."""
    if course.opens:
        raise MovedOn(say(_("All answers are in, and the sealed ones are being opened.")))
    return [(seat, UNSEAL if seat in course.sealed else UNDO)]


def _shut(course: Course, seat: int) -> Seal:
    """The seal of a seat that is to be opened now."""
    if seat not in course.sealed:
        raise MovedOn(say(_("No answer of yours is sealed here.")))
    if not course.opens:
        raise MovedOn(say(_("Not all have answered yet: your answer stays sealed.")))
    return course.sealed[seat]
