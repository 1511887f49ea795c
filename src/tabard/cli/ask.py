"""``tabard legal``, ``tabard why`` and ``tabard do``: moves at the end of a record or position."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from tabard.engine.events import Told
from tabard.engine.files import replace_text
from tabard.engine.kinds import CHANCE
from tabard.engine.match import Match
from tabard.engine.moves import HalfSaid
from tabard.engine.position import to_text
from tabard.engine.record import text_of
from tabard.engine.record_file import RecordFile
from tabard.engine.refusals import Refused
from tabard.engine.resigning import resigns, stand_in_of
from tabard.engine.story import moments
from tabard.engine.words import _, say
from tabard.players import play_stand_ins, stand_in

from . import meant
from .common import (
    Failed,
    File,
    Json,
    Lang,
    MoveCount,
    Seat,
    Seed,
    in_language,
    refused,
    report,
    result_facts,
    ruled,
    seat_word,
    sentences,
    told_facts,
)
from .ended import ended
from .loaded import Loaded, load
from .session import seat_number
from .viewers import Spectator, Viewers, viewers_said

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
    lines = [f"{move['seat']}  {move['move']}" for move in moves]
    facts = {"to_act": [seat_word(at) for at in match.to_act], "moves": moves}
    if spectator:
        lines = _what_now(match, viewers)
    report(json, facts, lines or [say(_("There is no legal move."))])


def why(file: File, seat: Seat, move: Words, json: Json = False, lang: Lang = None) -> None:
    """May this seat make this move, and if not: why not, by which rule.

    \b
    Examples:
      tabard why a.game 1 "march genua"
      tabard why a.game chance "die face=3" --json
    """
    in_language(lang)
    match = load(file).match
    number = seat_number(match, seat)
    choices = ""
    try:
        refusal = match.why_not(number, meant.words_in_full(match, number, move))
    except HalfSaid as half:
        refusal = meant.why_not_any(match, number, half.move)
        choices = meant.choices_of(match, number, half.move)
    if refusal is None:
        facts: dict[str, Any] = {"legal": True, "rule": None, "sentence": None, "facts": {}}
        with_what = _("This is allowed with {choices}.") if choices else _("This is allowed.")
        report(json, facts, [say(with_what, choices=choices)])
    else:
        facts = {"legal": False, **asdict(refusal)}
        report(json, facts, [ruled(refusal.rule, refusal.sentence)])


def do(
    file: File,
    seat: Seat,
    move: Words,
    out: Annotated[
        str | None,
        typer.Option(help="Where to keep the outcome; FILE itself may be named.", metavar="FILE"),
    ] = None,
    seed: Seed = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play one move on a record or a position.

    Nothing is written without --out; a name that ends in .toml makes a position. Dice and cards
    are entered as moves of "chance"; with --seed they come by themselves. "concede" gives the game
    up; "resign" leaves only a seat, and its lawful defaults or a bot play on for it.

    \b
    Examples:
      tabard do a.game 1 "march genua 2" --out a.game
      tabard do puzzle.toml 2 "battle" --out next.toml
      tabard do next.toml chance "die face=3"
      tabard do a.game 1 concede --json
      tabard do a.game 2 "resign bot:greedy" --out a.game
    """
    in_language(lang)
    loaded = load(file)
    _check_out(loaded, out)
    if loaded.record is None and resigns(move.strip()):
        raise Failed(say(_("Only a record can keep who has resigned.")))
    told = _done(loaded.match, seat, move, seed)
    if out is not None:
        _write(loaded, Path(out))
    facts = _facts(loaded.match, told, out)
    report(json, facts, [*sentences(told), *_what_now(loaded.match)])


def _done(match: Match, seat: str, move: str, seed: int | None) -> list[Told]:
    """Make the move; single choices are taken by themselves after it, as at a table."""
    number = seat_number(match, seat)
    since = len(match.told_rows)
    if move.strip() == "concede":
        match.concede(number)
        return []
    match.unasked = True
    if number not in match.stand_ins:
        play_stand_ins(match, seed)
    try:
        _play(match, number, move)
    except Refused as error:
        raise refused(error.refusal) from None
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
    move = meant.words_in_full(match, seat, move)
    try:
        match.play(seat, move)
    except HalfSaid as half:
        meant.complain(match, seat, half)
        raise


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
