"""``tabard replay``, ``tabard verify``, ``tabard draws``: step through a record; is every move of
it lawful; out of what was drawn."""

from __future__ import annotations

from json import dumps
from pathlib import Path
from typing import Annotated, Any

import typer

from tabard.engine.game import Misused
from tabard.engine.match import Match
from tabard.engine.record.draws import draws_of
from tabard.engine.record.files import NotSaved, replace_text
from tabard.engine.record.published import Checked
from tabard.engine.record.replay import opened, steps
from tabard.engine.record.replay import verify as verified
from tabard.engine.words import _, begun, n_, paired, say

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
    sentences,
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
        raise Failed(paired(str(file), str(error)), 1, _facts(error)) from None
    viewers = viewers_said(match, seat, spectator)
    begun = len(match.told_rows)
    try:
        ends = [len(match.told_rows) for _entry, _told in steps(match, record, to)]
    except Misused as error:
        raise Failed(paired(str(file), str(error)), 1, _facts(error)) from None
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
    text = [f"    {said}" for said in sentences(told[: ends[0]])]
    for number, move in enumerate(moves, 1):
        text.append(f"{number:>4}  {move['seat']} {move['move']}")
        text += [f"      {begun(row['sentence'])}" for row in move["told"] if row["sentence"]]
    if match.over:
        text.append(ended(match))
    report(json, facts, text)


SeenWord = Annotated[
    str, typer.Option("--seen", help="A word of its log that you saw at the table.", metavar="WORD")
]


def verify(file: RecordPath, seen: SeenWord = "", json: Json = False, lang: Lang = None) -> None:
    """Is every move of a record lawful, and does its closing line fit?

    Where an inn has committed to its chance, each draw is checked too, and so are the log and the
    signature; what it says of none of them it has not checked.

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
    facts["chance"] = _chance_facts(verdict.chance, seen)
    if seen and (verdict.chance is None or verdict.chance.seen(seen) is None):
        sentence = _("{file}: no word of its log begins with {seen}: it is not the log you saw.")
        raise Failed(say(sentence, file=file, seen=seen), 1, facts)
    ending = ruled(result.rule, result.sentence) if result else ""
    lines = [*_verdict_lines(file, facts, ending), *_chance_lines(verdict.chance, seen)]
    report(json, facts, lines)


def _chance_facts(chance: Checked | None, seen: str) -> dict[str, Any] | None:
    """What was checked of the chance of a record."""
    if chance is None:
        return None
    return {
        "commitment": chance.commitment,
        "published": bool(chance.words),
        "draws": chance.draws,
        "opened": chance.opened,
        "shut": chance.shut,
        "lines": max(len(chance.words) - 1, 0),
        "word": chance.words[-1] if chance.words else None,
        "key": chance.key or None,
        "signed": chance.signed,
        "seen_after": chance.seen(seen) if seen else None,
    }


def _chance_lines(chance: Checked | None, seen: str) -> list[str]:
    """The same for people."""
    if chance is None:
        return []
    if not chance.words:
        return [say(_("Its chance can be checked once the game is over and its secret is told."))]
    drawn = n_(
        "Its one draw follows from the secret and the seats’ numbers.",
        "All {draws} draws follow from the secret and the seats’ numbers.",
    )
    log = n_(
        "Its log has {lines} line, and its last word is {word}.",
        "Its log has {lines} lines, and its last word is {word}.",
    )
    found = [say(drawn, draws=chance.draws), *_seal_lines(chance)]
    found += [say(log, lines=len(chance.words) - 1, word=chance.words[-1])]
    if seen:
        true = n_(
            "{seen} was true after {lines} line of it.",
            "{seen} was true after {lines} lines of it.",
            "lines",
        )
        found += [say(true, seen=seen, lines=chance.seen(seen))]
    return [*found, _signed(chance)]


def _seal_lines(chance: Checked) -> list[str]:
    opened = n_(
        "One sealed answer was opened, as it was sealed.",
        "{opened} sealed answers were opened, each as it was sealed.",
    )
    shut = n_(
        "One seal stayed shut when others were opened: the rules answered.",
        "{shut} seals stayed shut when others were opened: the rules answered.",
    )
    said = [(opened, {"opened": chance.opened}), (shut, {"shut": chance.shut})]
    return [say(sentence, **facts) for sentence, facts in said if any(facts.values())]


def _signed(chance: Checked) -> str:
    if not chance.key:
        return say(_("It is not signed."))
    if chance.signed is None:
        sentence = _(
            "Its signature was not checked: that needs the package cryptography. The key is {key}."
        )
        return say(sentence, key=chance.key)
    sentence = _("It is signed with {key}; is that the key of the inn?")
    return say(sentence, key=chance.key)


def draws(
    file: RecordPath,
    out: Annotated[str, typer.Option(help="Write it to this file.", metavar="FILE")] = "",
    lang: Lang = None,
) -> None:
    """Out of what each draw of a record was taken, as JSON: to check its chance without the rules.

    \b
    Examples:
      tabard draws a.game
      tabard draws a.game --out a.draws
    """
    in_language(lang)
    try:
        text = dumps(draws_of(load_record(file)), indent=None) + "\n"
        if out:
            replace_text(Path(out), text)
    except NotSaved as error:
        raise Failed(str(error), 1) from None
    except Misused as error:
        raise Failed(paired(str(file), str(error)), 1, _facts(error)) from None
    if not out:
        print(text, end="")


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
