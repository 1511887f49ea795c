"""What the tests of every game's rules do at a table: play, ask why not, and read what was told.

A move is written with its seat: ``1 march city=genua legions=2``, ``chance die face=3``.
"""

from __future__ import annotations

from typing import Any

from tabard.engine.kinds import CHANCE
from tabard.engine.match import Match
from tabard.engine.position import in_words
from tabard.engine.refusals import Refusal


def play(match: Match, *moves: str) -> Match:
    """Play these moves."""
    for move in moves:
        seat, words = _seat(move)
        match.play(seat, words)
    return match


def refused(match: Match, move: str) -> Refusal:
    """Why the move is refused; the position must not change by asking or by trying."""
    seat, words = _seat(move)
    before = match.state.copy()
    refusal = match.why_not(seat, words)
    assert refusal is not None, f"{move} is allowed"
    assert match.state.same(before)
    return refusal


def allowed(match: Match, move: str) -> bool:
    """May the move be made?"""
    seat, words = _seat(move)
    return match.why_not(seat, words) is None


def why_no(match: Match, move: str) -> tuple[str, dict[str, str | int], str]:
    """The refusal's rule, facts and sentence."""
    refusal = refused(match, move)
    return refusal.rule, refusal.facts, refusal.sentence


def words_of(match: Match) -> dict[str, Any]:
    """The position in words, as a position file has it."""
    return in_words(match.game, match.state)


def phases_of(match: Match) -> list[str]:
    """What goes on, the lowest phase first."""
    word, state = match.game.sequence.names.word, match.state
    return [word(number) for number in state.frame_phase[: state.depth]]


def told(match: Match) -> list[str]:
    """The words of the events that the last move told."""
    return [event.event for event in match.told]


def story(match: Match) -> list[str]:
    """The sentences of what the last move made happen."""
    return [event.sentence for event in match.told]


def choices(match: Match, verb: str = "") -> list[str]:
    """The words of the moves that may be made now, of one verb or of all."""
    rows = [words for seat in match.to_act for _number, words in match.legal(seat)]
    return [words for words in rows if not verb or words.split()[0] in (verb, "…")]


def _seat(move: str) -> tuple[int, str]:
    who, words = move.split(" ", 1)
    return (CHANCE if who == "chance" else int(who) - 1), words
