"""``tabard play``: a table in the terminal, new or gone on with; bots alone play to the end."""

from __future__ import annotations

import sys
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from tabard.engine.find import game_names
from tabard.engine.game import Game, Misused
from tabard.engine.match import Match
from tabard.engine.match.story import moments
from tabard.engine.record import is_record
from tabard.engine.record.files import NotSaved
from tabard.engine.words import _, n_, paired, say

from .common import (
    Failed,
    Json,
    Lang,
    Patience,
    Seed,
    complete_game,
    found,
    in_language,
    options_said,
    patient,
    report,
    result_facts,
    seats_said,
)
from .ended import ended
from .kept import ask_which, home_folder, say_unfinished
from .loaded import is_file, load, text_in
from .table.session import HUMAN, Session, new_session, open_session

_WHAT = "A game's name, a record (.game) to go on with, or a position (.toml)."
_SEATS = (
    "Who sits in each seat: human, a bot from bot:novice to bot:master, or your own: bot:./mine.py."
)


def play(
    what: Annotated[
        str | None, typer.Argument(help=_WHAT, metavar="GAME|FILE", autocompletion=complete_game)
    ] = None,
    seats: Annotated[str | None, typer.Option(help=_SEATS, metavar="WHO,WHO,...")] = None,
    options: Annotated[
        str | None, typer.Option(help="The readings that are not the usual.", metavar="K=V,...")
    ] = None,
    record: Annotated[
        str | None, typer.Option(help="Where the record is kept.", metavar="FILE")
    ] = None,
    seed: Seed = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="One line after another, for screen readers.")
    ] = False,
    patience: Patience = 5.0,
    no_tips: Annotated[bool, typer.Option("--no-tips", help="Explain nothing unasked.")] = False,
    no_hints: Annotated[
        bool, typer.Option("--no-hints", help="Nobody at this table may ask for hints.")
    ] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Sit down at a table in the terminal. With a bot in every seat the game plays to its end.
    Without a game it lists those that are not over; Enter goes on with the last.

    \b
    Examples:
      tabard play fall_of_rome
      tabard play fall_of_rome --seats human,bot:greedy --options difficulty=heroic
      tabard play fall_of_rome --seats human,bot:./mine.py
      tabard play a.game
      tabard play puzzle.toml --seats human,bot:greedy
      tabard play fall_of_rome --seats bot:greedy,bot:greedy --seed 1 --record b.game --json
    """
    in_language(lang)
    patient(patience)
    if what is None:
        what = _asked_for()
    if is_file(what):
        session = _gone_on(what, seats, options, record, seed, plain, not no_tips)
    else:
        session = _begun(found(what), seats, options, record, seed, plain, not no_tips)
    session.hints = not no_hints
    if session.people and json:
        raise Misused(say(_("--json is for tables of bots: people need the screen.")))
    if session.people:
        from .table.sit_down import sit_down

        sit_down(session)
    else:
        _watch(session)
    if session.trouble:
        raise Failed(session.trouble)
    if not session.people:
        _report(session, json)


def _asked_for() -> str:
    """What is to be played, where nobody has said. Raises Misused where nobody can be asked."""
    if not sys.stdin.isatty():
        games = ", ".join(game_names())
        raise Misused(
            say(
                _("Say which GAME to play, or which FILE to go on with; there is: {games}."),
                games=games,
            )
        )
    return ask_which()


def _gone_on(
    what: str,
    seats: str | None,
    options: str | None,
    record: str | None,
    seed: int | None,
    plain: bool,
    tips: bool,
) -> Session:
    if not is_record(text_in(what)):
        return _at_a_position(what, seats, options, record, seed, plain, tips)
    if options is not None or record is not None:
        raise Misused(say(_("A record has its options and its file already.")))
    players = seats_said(seats) if seats is not None else ()
    try:
        return open_session(Path(what), players, seed, plain=plain, tips=tips)
    except Misused as error:
        facts = {"line": getattr(error, "line", 0), "rule": getattr(error, "rule", "")}
        raise Failed(paired(str(what), str(error)), 1, facts) from None


def _at_a_position(
    what: str,
    seats: str | None,
    options: str | None,
    record: str | None,
    seed: int | None,
    plain: bool,
    tips: bool,
) -> Session:
    if options is not None or record is not None:
        sentence = _("A position has its options already, and no record: that begins with a game.")
        raise Misused(say(sentence))
    there = load(what).match
    match = Match.at(there.game, there.state, seed)
    players = seats_said(seats) if seats is not None else (HUMAN,) * len(set(match.players))
    return Session(match, players, None, seed, plain, tips)


def _begun(
    game: Game,
    seats: str | None,
    options: str | None,
    record: str | None,
    seed: int | None,
    plain: bool,
    tips: bool,
) -> Session:
    chosen = options_said(options, game)
    if sys.stdin.isatty() and (seats is None or HUMAN in seats):
        say_unfinished(game.name)
    if seats is not None:
        players = seats_said(seats)
    elif sys.stdin.isatty():
        from .table.set_up import ask_set_up

        players, chosen = ask_set_up(game, chosen)
    else:
        players = (HUMAN, *["bot:greedy"] * (max(game.seats[0], min(2, game.seats[-1])) - 1))
    match = Match(game, len(players), seed, chosen)
    if record is not None or HUMAN not in players:
        path = Path(record) if record is not None else None
        try:
            return new_session(match, players, path, seed, plain=plain, tips=tips)
        except Misused as error:
            raise Failed(str(error)) from None
    return _kept_at_home(match, players, seed, plain, tips)


def _kept_at_home(
    match: Match, players: tuple[str, ...], seed: int | None, plain: bool, tips: bool
) -> Session:
    """A table of people has a record even if nobody named one; where the home folder cannot be
    written, the game is played without and says so."""
    session = new_session(match, players, None, seed, plain=plain, tips=tips)
    try:
        session.save(home_record(match.game.name))
    except (NotSaved, Misused, OSError) as error:
        session.trouble = str(error)
    return session


def home_record(game: str) -> Path:
    """A new file for a record in the user's own folder. Raises OSError."""
    folder = home_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path, count = folder / f"{stem}.game", 1
    while path.exists():
        count += 1
        path = folder / f"{stem}-{count}.game"
    return path


def _watch(session: Session) -> None:
    """Let the bots play to the end; a line on a terminal shows how far they are."""
    shown = sys.stderr.isatty()
    for moves, _step in enumerate(session.advance(), 1):
        if shown:
            line = say(_("Move {moves}"), moves=moves)
            print(f"\r{line} ", end="", file=sys.stderr, flush=True)
        _complain(session)
        if session.trouble:
            break
    if shown:
        print("\r" + " " * 20 + "\r", end="", file=sys.stderr, flush=True)


def _complain(session: Session) -> None:
    """Say what bots of somebody's own have just done wrong."""
    for sentence in session.hear():
        print(f"tabard: {sentence}", file=sys.stderr)


def _report(session: Session, json: bool) -> None:
    match, path = session.match, str(session.file.path) if session.file else None
    facts = {
        "game": match.game.name,
        "seats": list(session.players),
        "result": result_facts(match.result),
        "moves": len(match.lines),
        "record": path,
    }
    lines = [f"- {moment.sentence}" for moment in moments(match)]
    if match.over:
        lines.append(ended(match))
    lines.append(say(n_("{moves} move.", "{moves} moves."), moves=len(match.lines)))
    if path:
        lines.append(say(_("The record is in {path}."), path=path))
    report(json, facts, lines)
