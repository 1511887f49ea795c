"""Games that are not over: kept in the user's own folder, and gone on with by ``tabard play``."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from tabard.engine.find import find_game, game_names
from tabard.engine.game import Misused
from tabard.engine.record import Head, is_record, read_record
from tabard.engine.record.files import read_text
from tabard.engine.times import moment
from tabard.engine.words import _, n_, say

from .table.text import ascii_only, shown

LISTED = 9  # so many are offered, the last one first: a key each


@dataclass(frozen=True)
class Kept:
    """A game that is not over: its record, what is agreed in it, how many moves it has, and when
    the last was made. Nothing of the table itself: whoever asks may be anybody."""

    path: Path
    head: Head
    moves: int
    when: datetime

    @property
    def sentence(self) -> str:
        """What it is, in a line: ``New World for 3, 41 moves, 24 Nov 2026, 03:47``."""
        line = n_(
            "{game} for {seats}, {moves} move, {when}",
            "{game} for {seats}, {moves} moves, {when}",
            "moves",
        )
        facts = {"game": find_game(self.head.game).title, "seats": self.head.seats}
        return say(line, **facts, moves=self.moves, when=self.last_played)

    @property
    def last_played(self) -> str:
        """The minute of the last move."""
        return moment(self.when)


def home_folder() -> Path:
    """Where the games of people lie for which nobody named a file."""
    from platformdirs import user_data_path

    return user_data_path("tabard", appauthor=False) / "games"


def unfinished(game: str = "") -> list[Kept]:
    """The last games that are not over, or those of one game, the one that was played last
    first. A file that cannot be read is none of them."""
    found: list[Kept] = []
    for when, path in sorted(_files(), reverse=True):
        kept = _read(path, when)
        if kept and game in ("", kept.head.game):
            found.append(kept)
        if len(found) == LISTED:
            break
    return found


def _files() -> Iterator[tuple[float, Path]]:
    """Each file that may be a record, and when it was written last."""
    with suppress(OSError):
        for path in home_folder().glob("*.game"):
            with suppress(OSError):
                yield path.stat().st_mtime, path


def _read(path: Path, when: float) -> Kept | None:
    """The game in a file, if it is one that can be gone on with."""
    with suppress(Misused):
        text = read_text(path)
        record = read_record(text) if is_record(text) else None
        if record and not record.closing and record.head.game in game_names():
            moves = len(record.entries)
            return Kept(path, record.head, moves, datetime.fromtimestamp(when))
    return None


def ask_which() -> str:
    """What is to be played: the record of a kept game, or a game's name. Raises EOFError or
    KeyboardInterrupt where somebody walks away."""
    kept, names, ascii = unfinished(), game_names(), ascii_only()
    _say_all(_offered(kept, names), ascii)
    question = say(_("Which one?"))
    prompt = f"{question} [1] " if kept else f"{question} "
    while True:
        said = input(shown(prompt, ascii)).strip()
        number = said or ("1" if kept else "")
        if number.isdecimal() and 1 <= int(number[:4]) <= len(kept):
            return str(kept[int(number) - 1].path)
        with suppress(Misused):
            if said and not said.isdecimal() and said != "?":
                return find_game(_begun(said, names)).name
        _say_all(_explained(kept, names), ascii)


def _begun(said: str, names: list[str]) -> str:
    """The name that begins so, if one alone does; else what was said."""
    fitting = [name for name in names if name.startswith(said.lower())]
    return fitting[0] if len(fitting) == 1 else said


def _offered(kept: list[Kept], names: list[str]) -> Iterator[str]:
    if kept:
        yield say(_("Games that are not over:"))
        yield from (f"{number}  {one.sentence}" for number, one in enumerate(kept, 1))
    yield say(_("New games: {games}."), games=", ".join(names))


def _explained(kept: list[Kept], names: list[str]) -> Iterator[str]:
    if kept:
        yield say(_("Enter goes on with the game that was played last, a number with another."))
    yield say(_("A name begins a new game: {games}."), games=", ".join(names))


def _say_all(sentences: Iterator[str], ascii: bool) -> None:
    for sentence in sentences:
        print(shown(sentence, ascii), flush=True)


def say_unfinished(game: str) -> None:
    """Say so where there is a game of this kind that is not over."""
    for kept in unfinished(game)[:1]:
        sentence = _("You have a game of it that is not over ({when}): “tabard play” goes on.")
        print(shown(say(sentence, when=kept.last_played), ascii_only()), flush=True)
