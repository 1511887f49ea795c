"""A table from which many games begin: the game set up, or as a position says."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tabard.engine.game import Game, Misused
from tabard.engine.position import from_text, to_text
from tabard.engine.record import is_record, read_record
from tabard.engine.record.files import read_text
from tabard.engine.record.replay import replay
from tabard.engine.state import Record
from tabard.engine.variant import BETWEEN
from tabard.engine.words import _, n_, say


@dataclass(frozen=True)
class Position:
    """A position as TOML, and what its ``file`` is called; of a record, after how many moves."""

    text: str
    file: str = "position.toml"
    to: int | None = None

    @classmethod
    def read(cls, path: str | Path, to: int | None = None) -> Position:
        """That of a file: a position, or a record after ``to`` moves (None: at its end). Raises
        Misused with one sentence for whatever is wrong."""
        path = Path(path)
        text = read_text(path)
        try:
            if is_record(text):
                match = replay(read_record(text), to)
                return cls(to_text(match.game, match.state), path.name, len(match.lines))
            if to is not None:
                raise Misused(say(_("A position has no moves to stop after: leave out --to.")))
        except Misused as error:
            raise Misused(f"{path}: {error}") from None
        return cls(text, path.name)

    @property
    def digest(self) -> str:
        """That of the text."""
        return "sha256:" + hashlib.sha256(self.text.encode()).hexdigest()

    @property
    def name(self) -> str:
        """What a file with this text is called."""
        return self.file if self.to is None else f"{Path(self.file).stem}-{self.to}.toml"

    def facts(self) -> dict[str, Any]:
        """What it is, for programs."""
        return {"file": self.file, "to": self.to, "digest": self.digest}

    def table(self, game: Game, options: Mapping[str, str] | None = None) -> Record:
        """The table, ready for its first decision; ``options`` are readings that the position does
        not name. Raises Misused for a position of another game, for readings that contradict it,
        and where the game is over."""

        def asked(name: str) -> Game:
            if name not in (game.name, game.name.partition(BETWEEN)[0]):
                sentence = _("This is a position of {theirs}, not of {game}.")
                raise Misused(say(sentence, theirs=repr(name), game=game.name))
            return game

        try:
            _game, state = from_text(asked, self.text, options)
            game.flow.settle(state)
            if state.ended:
                raise Misused(say(_("The game is over here: nothing can begin from it.")))
        except Misused as error:
            raise Misused(f"{self.file}: {error}") from None
        return state

    def players(self, game: Game) -> int:
        """How many play there. Raises Misused for what is no position of this game."""
        return players_at(game, self.table(game))


def players_at(game: Game, table: Record) -> int:
    """How many play at a table; one may lead several seats."""
    return len(set(game.players(table)))


def first_table(
    game: Game,
    players: int,
    options: Mapping[str, str] | None = None,
    position: Position | None = None,
) -> Record:
    """The table from which games of so many players begin. Raises Misused, also for a position of
    more or fewer."""
    if position is None:
        return game.new(players, options)
    table = position.table(game, options)
    there = players_at(game, table)
    if there != players:
        sentence = n_(
            "{file}: This is a position of {there} player; named: {named}.",
            "{file}: This is a position of {there} players; named: {named}.",
            "there",
        )
        raise Misused(say(sentence, file=position.file, there=there, named=players))
    return table
