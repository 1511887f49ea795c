"""``tabard legal``, ``tabard why`` and ``tabard do``: moves at the end of a record or position."""

from __future__ import annotations

import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from tabard.engine.events import Told
from tabard.engine.game import Misused
from tabard.engine.kinds import CHANCE
from tabard.engine.match import Match
from tabard.engine.match.resigning import resigns, stand_in_of
from tabard.engine.match.story import moments
from tabard.engine.moves import HalfSaid, Unclear
from tabard.engine.position import to_text
from tabard.engine.record import text_of
from tabard.engine.record.file import RecordFile
from tabard.engine.record.files import replace_text
from tabard.engine.refusals import Refused
from tabard.engine.words import _, say
from tabard.players import play_stand_ins, stand_in

from .common import (
    Failed,
    File,
    Json,
    Lang,
    MoveCount,
    Seat,
    Seed,
    in_language,
    report,
    result_facts,
    ruled,
    seat_word,
    sentences,
    told_facts,
)
from .ended import ended
from .loaded import Loaded, load, text_in
from .table.meant import words_in_full
from .table.session import proposals_said, seat_number
from .viewers import Spectator, Viewers, viewers_said

_MOVES = "SEAT MOVE [-- SEAT MOVE]..."
Words = Annotated[
    str, typer.Argument(help="A move in words, such as 'march genua 2'.", metavar="MOVE")
]


def legal(
    file: File,
    to: MoveCount = None,
    seat: Viewers = None,
    spectator: Spectator = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """The legal moves at the end of a record or position: of all who must decide, or of some seats.

    A spectator learns only who must decide.

    \b
    Examples:
      tabard legal a.game
      tabard legal a.game --seat 2 --json
      tabard legal a.game --to 20 --spectator
    """
    in_language(lang)
    match = load(file, to).match
    viewers = viewers_said(match, seat, spectator)
    seats = match.to_act if viewers is None else viewers
    moves = [
        {"seat": seat_word(at), "number": number, "move": words}
        for at in seats
        for number, words in match.legal(at)
    ]
    asked = proposals_said(match)
    lines = [*asked, *[f"{move['seat']}  {move['move']}" for move in moves]]
    to_act = [seat_word(at) for at in match.to_act]
    facts = {"to_act": to_act, **({"proposals": asked} if asked else {}), "moves": moves}
    if spectator:
        lines = _what_now(match, viewers)
    report(json, facts, lines or [say(_("There is no legal move."))])


def why(file: File, seat: Seat, move: Words, json: Json = False, lang: Lang = None) -> None:
    """May this seat make this move, and if not: why not, by which rule. What "do" would refuse is
    refused here, with exit status 1.

    \b
    Examples:
      tabard why a.game 1 "march genua"
      tabard why a.game 2 concede --json
    """
    in_language(lang)
    choices = ""
    try:
        _done(load(file), seat, move, None)
    except HalfSaid as half:
        choices = half.choices
    except Refused as error:
        refusal = error.refusal
        lines = [ruled(refusal.rule, refusal.sentence)]
        report(json, {"legal": False, **asdict(refusal)}, lines)
        raise typer.Exit(1) from None
    facts: dict[str, Any] = {"legal": True, "rule": None, "sentence": None, "facts": {}}
    with_what = _("This is allowed with {choices}.") if choices else _("This is allowed.")
    report(json, facts, [say(with_what, choices=choices)])


def do(
    file: File,
    said: Annotated[
        list[str] | None,
        typer.Argument(help="A seat, its move in quotes; then the next.", metavar=_MOVES),
    ] = None,
    moves: Annotated[
        str | None,
        typer.Option(help="More of them, one a line as in a record; - is the input.", metavar="F"),
    ] = None,
    out: Annotated[
        str | None,
        typer.Option(help="Where to keep the outcome; FILE itself may be named.", metavar="FILE"),
    ] = None,
    seed: Seed = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play one move on a record or a position, or several one after another.

    Nothing is written without --out (say it before the moves), nor if one of the moves is refused;
    a name that ends in .toml makes a position. Dice and cards are entered as moves of "chance";
    with --seed they come by themselves. "concede" gives the game up; "resign" leaves only a seat,
    and its lawful defaults or a bot play on for it.

    \b
    Examples:
      tabard do a.game 1 "march genua 2" --out a.game
      tabard do puzzle.toml 1 "battle 1" --out next.toml
      tabard do next.toml chance "die face=even_trade"
      tabard do puzzle.toml 1 "battle 1" -- chance "die face=even_trade"
      tabard do a.game 1 concede --json
      tabard do a.game 2 "resign bot:greedy" --out a.game
    """
    in_language(lang)
    loaded = load(file)
    _check_out(loaded, out)
    told: list[Told] = []
    for seat, move in (steps := _moves(said or [], moves)):
        try:
            told += _done(loaded, seat, move, seed)
        except (Refused, Unclear, Misused) as error:
            if len(steps) > 1:
                raise Failed(_which(seat, move, error)) from None
            raise
    if out is not None:
        _write(loaded, Path(out))
    facts = _facts(loaded.match, told, out)
    report(json, facts, [*sentences(told), *_what_now(loaded.match)])


def _moves(said: list[str], file: str | None) -> list[tuple[str, str]]:
    """Each seat and its move: those on the command line, then those of a file. Raises Misused."""
    words = [word for word in said if word != "--"]
    if len(words) % 2 or not (words or file):
        sentence = _("After the file come a seat and its move in quotes: 1 “march genua”.")
        raise Misused(say(sentence))
    moves = list(zip(words[::2], words[1::2], strict=True))
    if file is not None:
        text = sys.stdin.read() if file == "-" else text_in(file)
        lines = [line.strip() for line in text.splitlines()]
        for line in lines:
            seat, _space, move = line.partition(" ")
            if line and not line.startswith("#"):
                moves.append((seat, move))
    return moves


def _which(seat: str, move: str, error: Exception) -> str:
    """Which of several moves is refused, and why."""
    refusal = getattr(error, "refusal", None)
    why = ruled(refusal.rule, refusal.sentence) if refusal else str(error)
    return say(_("{seat} {move}: {why}"), seat=seat, move=move, why=why)


def _done(loaded: Loaded, seat: str, move: str, seed: int | None) -> list[Told]:
    """Make the move; single choices are taken by themselves after it, as at a table. Raises
    Refused."""
    if loaded.record is None and resigns(move.strip()):
        raise Failed(say(_("Only a record can keep who has resigned.")))
    match = loaded.match
    number = seat_number(match, seat)
    since = len(match.told_rows)
    if move.strip() == "concede":
        match.concede(number)
        return []
    match.unasked = True
    if number not in match.stand_ins:
        play_stand_ins(match, seed)
    _play(match, number, move)
    if seed is not None:
        match.go_on(seed)
    play_stand_ins(match, seed)
    return match.tell(None, since)


def _play(match: Match, seat: int, move: str) -> None:
    words = " ".join(move.split())
    if resigns(words):
        name = stand_in_of(words)
        stand_in(name, match.game, seat)
        match.resign(seat, name)
        return
    match.play(seat, words_in_full(match, seat, move))


def _check_out(loaded: Loaded, out: str | None) -> None:
    """A file that is there already is written only where it is the one that was read."""
    if out is None:
        return
    path = Path(out)
    if path.exists() and not path.samefile(loaded.path):
        raise Failed(say(_("{path} is there already; name another file."), path=out))


def _write(loaded: Loaded, path: Path) -> None:
    match, record = loaded.match, loaded.record
    if record is None or path.suffix == ".toml":
        replace_text(path, to_text(match.game, match.state))
    elif path.exists():
        RecordFile.open(path)[0].keep(match)
    else:
        replace_text(path, text_of(match, record.head.who))


def _facts(match: Match, told: list[Told], out: str | None) -> dict[str, Any]:
    return {
        "told": told_facts(told),
        "to_act": [seat_word(at) for at in match.to_act],
        "result": result_facts(match.result),
        "out": out,
    }


def _what_now(match: Match, viewers: tuple[int, ...] | None = None) -> list[str]:
    if match.over:
        told = moments(match, viewers=viewers)
        return [*(f"- {moment.sentence}" for moment in told), ended(match)]
    kind = match.game.seat_kind
    names = [match.name(kind, at) if at != CHANCE else say(_("chance")) for at in match.to_act]
    return [say(_("Now it is up to {names}."), names=", ".join(names))]
