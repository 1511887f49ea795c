"""``tabard replay`` and ``tabard verify``: step through a record; is every move of it lawful."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from tabard.engine.game import Misused
from tabard.engine.match import Match
from tabard.engine.record.replay import opened, steps
from tabard.engine.record.replay import verify as verified
from tabard.engine.words import _, n_, say

from .common import (
    Failed,
    Json,
    Lang,
    MoveCount,
    in_language,
    report,
    result_facts,
    ruled,
    seat_word,
    told_facts,
)
from .ended import ended
from .loaded import load_record, text_in
from .viewers import Spectator, Viewers, viewers_said

RecordPath = Annotated[str, typer.Argument(help="A record (.game).", metavar="FILE")]


def replay(
    file: RecordPath,
    to: MoveCount = None,
    seat: Viewers = None,
    spectator: Spectator = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Step through a record: each move, and what it made happen.

    \b
    Examples:
      tabard replay a.game
      tabard replay a.game --to 20 --seat 1
      tabard replay a.game --seat 1,2 --json
      tabard replay a.game --spectator
    """
    in_language(lang)
    record = load_record(file)
    try:
        match = opened(record)
    except Misused as error:
        raise Failed(f"{file}: {error}", 1, _facts(error)) from None
    viewers = viewers_said(match, seat, spectator)
    begun = len(match.told_rows)
    try:
        ends = [len(match.told_rows) for _entry, _told in steps(match, record, to)]
    except Misused as error:
        raise Failed(f"{file}: {error}", 1, _facts(error)) from None
    _report(json, match, viewers, [begun, *ends])


def _facts(error: Misused) -> dict[str, Any]:
    return {"line": getattr(error, "line", 0), "rule": getattr(error, "rule", "")}


def _report(json: bool, match: Match, viewers: tuple[int, ...] | None, ends: list[int]) -> None:
    """``ends`` says how much had been told at the beginning and after each move."""
    lines = match.lines if viewers is None else match.lines_for(viewers)
    told = match.tell(viewers)
    moves: list[dict[str, Any]] = [
        {"seat": seat_word(line.seat), "move": line.words, "told": told_facts(told[start:stop])}
        for line, start, stop in zip(lines, ends, ends[1:], strict=False)
    ]
    facts = {
        "valid": True,
        "moves": len(lines),
        "result": result_facts(match.result),
        "begin": told_facts(told[: ends[0]]),
        "steps": moves,
    }
    text = [f"    {row.sentence}" for row in told[: ends[0]] if row.sentence]
    for number, move in enumerate(moves, 1):
        text.append(f"{number:>4}  {move['seat']} {move['move']}")
        text += [f"      {row['sentence']}" for row in move["told"] if row["sentence"]]
    if match.over:
        text.append(ended(match))
    report(json, facts, text)


def verify(file: RecordPath, json: Json = False, lang: Lang = None) -> None:
    """Is every move of a record lawful, and does its closing line fit?

    \b
    Examples:
      tabard verify a.game
      tabard verify a.game --json
    """
    in_language(lang)
    verdict = verified(text_in(file))
    result = verdict.result
    facts: dict[str, Any] = {"valid": verdict.valid, "moves": verdict.moves}
    facts["result"] = result_facts(result)
    if not verdict.valid:
        place = say(_("line {line}"), line=verdict.line) if verdict.line else ""
        sentence = ": ".join(filter(None, [file, place, ruled(verdict.rule, verdict.problem)]))
        problem = {"line": verdict.line, "rule": verdict.rule or None, "sentence": verdict.problem}
        raise Failed(sentence, 1, {**facts, **problem, "problem": problem})
    facts |= {"finished": verdict.finished, "head_sure": verdict.head_sure}
    facts["half_line"] = verdict.half_line or None
    facts |= {"rules": verdict.rules, "rules_today": verdict.today}
    ending = ruled(result.rule, result.sentence) if result else ""
    report(json, facts, _verdict_lines(file, facts, ending))


def _verdict_lines(file: str, facts: dict[str, Any], ending: str) -> list[str]:
    sentence = n_(
        "{file}: its one move is lawful.", "{file}: all {moves} moves are lawful.", "moves"
    )
    lines = [say(sentence, file=file, moves=facts["moves"])]
    if facts["half_line"]:
        lines.append(say(_("The last line is not whole; it does not count.")))
    if facts["rules"] != facts["rules_today"]:
        earlier = _("It was played by rules {rules}; today’s, {today}, judge it no otherwise.")
        lines.append(say(earlier, rules=facts["rules"], today=facts["rules_today"]))
    if facts["finished"] and not facts["head_sure"]:
        unsure = _("Its closing line does not vouch for its head: names may have been changed.")
        lines.append(say(unsure))
    lines.append(ending or say(_("The game is not finished.")))
    return lines
