"""Replaying a record: every move is tried again, exactly as it is written."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from .events import Told
from .find import find_game
from .game import Misused
from .kinds import CHANCE
from .match import Match, Refused, Unclear
from .record import (
    Entry,
    MatchRecord,
    RecordProblem,
    Verdict,
    closing_line,
    read_record,
)
from .resigning import resigns, stand_in_of
from .words import _, say


def replay(record: MatchRecord, to: int | None = None) -> Match:
    """The match at the end of a record, or after ``to`` moves. Raises RecordProblem."""
    match = opened(record)
    for _entry, _told in steps(match, record, to):
        pass
    return match


def opened(record: MatchRecord, *, undo: bool = True) -> Match:
    """The match of a record before its first move; nothing is done in it unasked. Without
    ``undo`` it goes on faster, and nothing can be taken back."""
    head = record.head
    game = find_game(head.game)
    if _number(head.rules) > _number(game.version):
        sentence = _("This record was written for newer rules of {game} ({theirs}; here: {ours}).")
        facts = {"game": game.title, "theirs": head.rules, "ours": game.version}
        raise RecordProblem(0, say(sentence, **facts))
    match = Match(game, head.seats, options=head.options, chance_by_hand=True, unasked=False)
    match.can_undo = undo
    return match


def _number(version: str) -> list[int]:
    parts = [int(part) for part in re.findall(r"[0-9]+", version)]
    while parts and parts[-1] == 0:
        parts.pop()
    return parts


def steps(
    match: Match, record: MatchRecord, to: int | None = None
) -> Iterator[tuple[Entry, list[Told]]]:
    """Play the moves of a record one by one: each move, and what it made happen."""
    for entry in record.entries[: None if to is None else max(to, 0)]:
        yield entry, _step(match, entry)


def _step(match: Match, entry: Entry) -> list[Told]:
    try:
        if entry.seat != CHANCE and entry.seat >= match.state.seats:
            sentence = _("There is no seat {seat} in this game.")
            raise Misused(say(sentence, seat=entry.seat + 1))
        if entry.words == "concede":
            match.concede(entry.seat)
            return []
        if resigns(entry.words):
            match.resign(entry.seat, stand_in_of(entry.words))
            return []
        move = match.read(entry.seat, entry.words, exact=True)
        if not move.whole:
            raise RecordProblem(entry.line, say(_("This move is not said in full.")))
        return match.play(entry.seat, move)
    except Refused as error:
        refusal = error.refusal
        raise RecordProblem(entry.line, refusal.sentence, refusal.rule) from None
    except Unclear as error:
        raise RecordProblem(entry.line, str(error)) from None
    except RecordProblem:
        raise
    except Misused as error:
        raise RecordProblem(entry.line, str(error)) from None


def verify(text: str, heard: Callable[[int, int], None] | None = None) -> Verdict:
    """Is every move of this record lawful, and does its closing line fit? ``heard`` is called
    before each move: how many are tried already, and of how many."""
    match, record = None, None
    try:
        record = read_record(text)
        match = opened(record, undo=False)
        for number, entry in enumerate(record.entries):
            if heard:
                heard(number, len(record.entries))
            _step(match, entry)
        _check_closing(match, record)
    except Misused as error:
        moves = len(match.lines) if match else 0
        line, rule = getattr(error, "line", 0), getattr(error, "rule", "")
        sentence = getattr(error, "sentence", str(error))
        return Verdict(False, moves, None, line=line, rule=rule, problem=sentence)
    return Verdict(
        True,
        len(match.lines),
        match.result,
        finished=bool(record.closing),
        head_sure=" head=" in record.closing,
        half_line=record.half_line,
    )


def _check_closing(match: Match, record: MatchRecord) -> None:
    """Compare the closing line with what the moves really led to. The text of a position may
    change with the rules' version, so its digest counts only for records of this version. Lines of
    an earlier time have no digest of the head."""
    if not record.closing:
        return
    if not match.over:
        raise RecordProblem(
            record.closing_line, say(_("The game is not over at the closing line."))
        )
    theirs, ours = record.closing.split(" "), closing_line(match, record.head).split(" ")
    same_rules = record.head.rules == match.game.version
    complaints = {
        1: _("The closing line names another ending."),
        2: _("The closing line names another rule."),
        3: _("The final position is not the one of which the closing line has a digest."),
        4: _("The moves are not those of which the closing line has a digest."),
        5: _("The head is not the one of which the closing line has a digest."),
    }
    if len(theirs) not in (len(ours) - 1, len(ours)):
        raise RecordProblem(record.closing_line, say(_("The closing line is not whole.")))
    for at in (5, 4, 1, 2, 3):
        if theirs[at : at + 1] not in ([], [ours[at]]) and (at != 3 or same_rules):
            raise RecordProblem(record.closing_line, say(complaints[at]))
