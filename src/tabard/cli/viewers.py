"""Who is to see the answer of a verb: ``--seat 1,3`` and ``--spectator``."""

from __future__ import annotations

from typing import Annotated

import typer

from tabard.engine.game import Misused
from tabard.engine.kinds import CHANCE
from tabard.engine.match import Match
from tabard.engine.words import _, say

from .table.session import seat_number

Viewers = Annotated[
    str | None,
    typer.Option("--seat", help="Only what these seats may know.", metavar="SEAT,SEAT,..."),
]
Spectator = Annotated[bool, typer.Option("--spectator", help="Only what everybody may know.")]


def viewers_said(match: Match, seats: str | None, spectator: bool) -> tuple[int, ...] | None:
    """The seats that look, none of them for a spectator; None where all may be seen. Raises
    Misused."""
    if spectator and seats is not None:
        raise Misused(say(_("Say --seat or --spectator, not both.")))
    if seats is None:
        return () if spectator else None
    words = [word.strip() for word in seats.split(",")]
    if "" in words:
        raise Misused(say(_("--seat is written as 1,2; not as {seats}."), seats=repr(seats)))
    numbers = [seat_number(match, word) for word in words]
    if CHANCE in numbers:
        raise Misused(say(_("Chance sees nothing: name a seat.")))
    return tuple(dict.fromkeys(numbers))
