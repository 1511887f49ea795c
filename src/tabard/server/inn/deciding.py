"""Decisions: whose question it is, what the words say, and how a move that is half said goes on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass

from tabard.engine.actions import Row
from tabard.engine.game import Misused
from tabard.engine.kinds import OPEN
from tabard.engine.match import Match, Refused, Unclear, choosing
from tabard.engine.moves import HalfSaid, Move
from tabard.engine.refusals import Refusal
from tabard.engine.words import _, say

from ..complaints import Complaint, DecidedOtherwise, MovedOn, NotAllowed, Unlawful
from .course import Course

LONGEST = 500  # characters of a move


@dataclass(frozen=True)
class Tried:
    """A move that was tried, or its beginning: its words in full, whether it is ``whole`` (it can
    be played then), and what may follow, each as words that can be tried or played in turn."""

    words: str
    whole: bool
    follow: tuple[str, ...] = ()


@contextmanager
def lawful() -> Iterator[None]:
    """What the engine refuses becomes a Complaint."""
    try:
        yield
    except Refused as error:
        raise Unlawful.because(error.refusal) from None
    except Unclear as error:
        raise Unlawful(str(error)) from None
    except Misused as error:
        raise Complaint(str(error)) from None


def seat_asked(course: Course, own: Sequence[int], seat: int | None, question: int) -> int:
    """Which of these seats is meant; its question must be open. Raises MovedOn, NotAllowed."""
    if seat is not None:
        own_seat(own, seat)
    if course.match.over:
        raise MovedOn(say(_("The game is over.")))
    open_ones = [s for s in own if s in course.asked and course.asked[s].number == question]
    if seat is not None:
        open_ones = [s for s in open_ones if s == seat]
    if not open_ones:
        raise MovedOn(say(_("The table has moved on: this question is not open any more.")))
    if any(s in course.sealed for s in open_ones):
        raise MovedOn(say(_("Your answer is sealed: take it back before you give another.")))
    if len(open_ones) > 1:
        raise Complaint(say(_("Say for which seat: you lead several that are asked.")))
    return open_ones[0]


def own_seat(own: Sequence[int], seat: int) -> int:
    """This seat, if it is one of these. Raises NotAllowed."""
    if seat not in own:
        raise NotAllowed(say(_("This is not your seat.")))
    return seat


def check_same(match: Match, seat: int, words: str, done: str) -> None:
    """Is this, though it may be shortened, what this seat has done? Raises DecidedOtherwise."""
    said = words
    if words != done:
        with suppress(Unclear):
            said = match.read(seat, short(words)).words
    if said != done:
        sentence = _("This was decided already, and otherwise: {done}.")
        raise DecidedOtherwise(say(sentence, done=done))


def whole_move(match: Match, seat: int, words: str) -> str:
    """The words of a move as the log keeps it. Raises Unclear for one that is not whole, Refused
    for one that cannot become lawful."""
    move = _read(match, seat, words)
    if not move.whole:
        missing = next(
            key for (key, _k), v in zip(move.verb.fields, move.values, strict=True) if v == OPEN
        )
        raise Unclear(say(_("{verb} also needs {missing}."), verb=move.verb.word, missing=missing))
    return move.words


def why_not(match: Match, seat: int, words: str) -> Refusal | None:
    """Why this move, or its beginning, is not allowed now; None if it is. Raises Unclear."""
    return choosing.why_not(match, seat, short(words))


def _read(match: Match, seat: int, words: str) -> Move:
    """The move that these words name. Raises Refused for one that is half said where nothing that
    could follow is allowed, else HalfSaid with the choices."""
    try:
        return match.read(seat, short(words))
    except HalfSaid as half:
        refusal = match.why_not(seat, half.move)
        if refusal:
            raise Refused(refusal) from None
        raise


def tried(match: Match, seat: int, words: str) -> Tried:
    """Try a move, or its beginning. Raises Refused, Unclear."""
    if not words.strip():
        draft = match.draft(seat)
        return Tried(draft.words if draft else "", False, choices(match, seat))
    move = choosing.begun(match, seat, short(words))
    refusal = choosing.why_not(match, seat, move)
    if refusal:
        raise Refused(refusal)
    if move.whole:
        return Tried(move.words, True)
    on = choosing.following if move.verb.long else choosing.fitting
    follow = tuple(choosing.words_with(move, row) for row in on(match, seat, move))
    return Tried(move.words, False, follow)


def choices(match: Match, seat: int) -> tuple[str, ...]:
    """The moves that a seat can make now; where one is half said, each way in which it goes on."""
    draft = match.draft(seat)
    return tuple(choosing.words_with(draft, row) for row in match.rows(seat))


def whole_by(match: Match, seat: int, chosen: Iterator[Row]) -> str:
    """The words of the move that is made by these rows, one field after another, on a match that
    is ours to spoil."""
    count = len(match.lines)
    for row in chosen:
        match.play(seat, row)
        if len(match.lines) > count:
            break
    return match.lines[count].words


def short(words: str) -> str:
    """Words that are no longer than a move can be. Raises Unclear."""
    if len(words) > LONGEST:
        raise Unclear(say(_("This is too long for a move.")))
    return words
