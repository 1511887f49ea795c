"""``--from FILE``: a position from which all games of a batch begin."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from tabard.engine.game import Game, Misused
from tabard.engine.words import _, say

if TYPE_CHECKING:
    from tabard.lab.position import Position

_FROM = "All games begin from this position (.toml) or record (.game)."
From = Annotated[str | None, typer.Option("--from", help=_FROM, metavar="FILE")]
To = Annotated[
    int | None, typer.Option("--to", help="From a record after so many moves.", metavar="N", min=0)
]


def beginning(file: str | None, to: int | None) -> Position | None:
    """The position in the file that is named, if one is. Raises Misused."""
    from tabard.lab.position import Position

    if file is not None:
        return Position.read(file, to)
    if to is not None:
        raise Misused(say(_("--to is of a record: name one with --from.")))
    return None


def random_bots(game: Game, position: Position | None) -> str:
    """Random bots for as many as play at a position, or for as few as a game is played by; nobody
    plays alone unasked."""
    players = position.players(game) if position else max(2, game.seats[0])
    return ",".join(["bot:random"] * players)
