"""Replaying a record: every move is tried again, exactly as it is written."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..actions import Row
from ..draft import rows_to_play
from ..earlier import differences, why_not_options, why_not_rules
from ..events import Told
from ..find import find_game
from ..game import Game, Misused
from ..kinds import CHANCE
from ..match import Match, Refused, Unclear
from ..match.resigning import resigns, stand_in_of
from ..words import _, n_, say
from .fairness import Judge
from .record import (
    Entry,
    Head,
    MatchRecord,
    RecordProblem,
    Verdict,
    closing_line,
    digest_of_moves,
    read_record,
)

Drawn = Callable[[Match, Entry, Row], None]  # called before chance plays a row


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
    complaint = why_not_rules(game, head.rules) or why_not_options(game, head.rules, head.options)
    if complaint:
        raise RecordProblem(0, complaint)
    match = Match(game, head.seats, options=readings(head), chance_by_hand=True, unasked=False)
    match.can_undo = undo
    return match


def readings(head: Head) -> dict[str, str]:
    """Every option of a record's game with its reading; one that was not there yet as it was."""
    game = find_game(head.game)
    return game.chosen({**head.options, **differences(game, head.rules).options})


def steps(
    match: Match, record: MatchRecord, to: int | None = None, drawn: Drawn | None = None
) -> Iterator[tuple[Entry, list[Told]]]:
    """Play the moves of a record one by one: each move, and what it made happen. ``drawn`` is
    called before chance plays a row. Raises RecordProblem, also where it has no ``to`` moves."""
    moves = len(record.entries)
    if to is not None and to > moves:
        sentence = n_(
            "The record has {moves} move; it cannot stop after {to}.",
            "The record has {moves} moves; it cannot stop after {to}.",
        )
        raise RecordProblem(0, say(sentence, moves=moves, to=to))
    for entry in record.entries[: None if to is None else max(to, 0)]:
        yield entry, _try(match, record, entry, drawn)


def _try(match: Match, record: MatchRecord, entry: Entry, drawn: Drawn | None = None) -> list[Told]:
    """Play one move of a record. Raises RecordProblem."""
    try:
        return _step(match, entry, drawn)
    except RecordProblem as problem:
        raise _judged(match.game, record, problem) from None


def _step(match: Match, entry: Entry, drawn: Drawn | None) -> list[Told]:
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
        if drawn is None or entry.seat != CHANCE:
            return match.play(entry.seat, move)
        for row in rows_to_play(match.game, None, move):
            drawn(match, entry, row)
            match.play(CHANCE, row)
        return match.told
    except Refused as error:
        refusal = error.refusal
        raise RecordProblem(entry.line, refusal.sentence, refusal.rule) from None
    except Unclear as error:
        raise RecordProblem(entry.line, str(error)) from None
    except RecordProblem:
        raise
    except Misused as error:
        raise RecordProblem(entry.line, str(error)) from None


def _judged(game: Game, record: MatchRecord, problem: RecordProblem) -> RecordProblem:
    """The same problem; of an earlier record with why today's rules may be no judges of it, and who
    vouches for it else."""
    mended = differences(game, record.head.rules).mended
    if not mended:
        return problem
    sentence = _(
        "It was played by rules {theirs} of {game}, in which {rules} still had faults that rules "
        "{ours} have not."
    )
    facts = {"theirs": record.head.rules, "ours": game.version, "rules": ", ".join(mended)}
    if not record.closing:
        whole = _("It has no closing line, which could vouch for its moves.")
    elif digest_of_moves(record.entries) in record.closing.split(" "):
        whole = _("Its moves are those of which its closing line has a digest.")
    else:
        whole = _("Its moves are not those of which its closing line has a digest.")
    said = " ".join([problem.sentence, say(sentence, game=game.title, **facts), say(whole)])
    return RecordProblem(problem.line, said, problem.rule)


def verify(text: str, heard: Callable[[int, int], None] | None = None) -> Verdict:
    """Is every move of this record lawful, every draw the one that follows from the secret that is
    published (if any is), and does its closing line fit? ``heard`` is called before each move: how
    many are tried already, and of how many."""
    match, record = None, None
    try:
        record = read_record(text)
        judge = Judge(record)
        match = opened(record, undo=False)
        for number, entry in enumerate(record.entries):
            if heard:
                heard(number, len(record.entries))
            judge.openings.before(match)
            _try(match, record, entry, judge if judge.chance else None)
        _check_closing(match, record)
        chance = judge.closes(match, record)
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
        rules=record.head.rules,
        today=match.game.version,
        chance=chance,
    )


def _check_closing(match: Match, record: MatchRecord) -> None:
    """Compare the closing line with what the moves really led to. Lines of an earlier time have no
    digest of the head."""
    if not record.closing:
        return
    line, game = record.closing_line, match.game
    if not match.over:
        problem = RecordProblem(line, say(_("The game is not over at the closing line.")))
        raise _judged(game, record, problem)
    theirs, ours = record.closing.split(" "), closing_line(match, record.head).split(" ")
    if len(theirs) not in (len(ours) - 1, len(ours)):
        raise RecordProblem(line, say(_("The closing line is not whole.")))
    complaints = {
        5: _("The head is not the one of which the closing line has a digest."),
        4: _("The moves are not those of which the closing line has a digest."),
        1: _("The closing line names another ending."),
        2: _("The closing line names another rule."),
        3: _("The final position is not the one of which the closing line has a digest."),
    }
    for at, complaint in complaints.items():
        if theirs[at : at + 1] not in ([], [ours[at]]):
            problem = RecordProblem(line, say(complaint))
            raise _judged(game, record, problem) if at < 4 else problem
