"""A file that is named on the command line: a record or a position, told apart by what is in it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tabard.engine.find import game_names
from tabard.engine.game import Misused
from tabard.engine.match import Match
from tabard.engine.position import from_text
from tabard.engine.record import MatchRecord, is_record, read_record
from tabard.engine.record.files import read_text
from tabard.engine.record.replay import replay
from tabard.engine.words import _, paired, say

from .common import Failed, found


@dataclass
class Loaded:
    """The match at the end of a file; nothing is done in it unasked, and chance is entered by
    hand. ``record`` is None for a position."""

    path: Path
    match: Match
    record: MatchRecord | None


def is_file(what: str) -> bool:
    """A name with a dot or a slash in it is a file's; so is one that no game has."""
    if what in game_names():
        return False
    return any(mark in what for mark in "./\\") or Path(what).is_file()


def text_in(name: str) -> str:
    """What is written in a file. Raises Failed where it cannot be read."""
    try:
        return read_text(Path(name))
    except Misused as error:
        raise Failed(str(error)) from None


def load(name: str, to: int | None = None) -> Loaded:
    """What a file holds, of a record after ``to`` moves if said. Raises Failed (status 1) with one
    sentence for whatever is wrong."""
    path, text = Path(name), text_in(name)
    try:
        if is_record(text):
            record = read_record(text)
            return Loaded(path, replay(record, to), record)
        if to is not None:
            raise Misused(say(_("A position has no moves to stop after: leave out --to.")))
        game, state = from_text(found, text)
        return Loaded(path, _match_at(game, state), None)
    except Misused as error:
        facts = {"line": getattr(error, "line", 0), "rule": getattr(error, "rule", "")}
        raise Failed(paired(str(path), str(error)), 1, facts) from None


def _match_at(game, state) -> Match:  # type: ignore[no-untyped-def]
    """The match at a position. A position whose words are all lawful can still be one that no
    rule has an answer to."""
    try:
        return Match.at(game, state, chance_by_hand=True, unasked=False)
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError):
        raise Misused(say(_("No game can stand like this."))) from None


def load_record(name: str) -> MatchRecord:
    """The record in a file. Raises Failed for anything else."""
    text = text_in(name)
    try:
        return read_record(text)
    except Misused as error:
        facts = {"line": getattr(error, "line", 0), "rule": getattr(error, "rule", "")}
        raise Failed(paired(name, str(error)), 1, facts) from None
