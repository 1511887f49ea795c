"""``tabard odds``: what may be risked, and how likely each way is."""

from __future__ import annotations

from typing import Annotated

import typer

from tabard.engine.game import Misused
from tabard.engine.kinds import CHANCE
from tabard.engine.match import Match
from tabard.engine.odds import odds_facts
from tabard.engine.words import _, say

from .common import File, Json, Lang, in_language, report
from .loaded import load
from .table.help import odds_lines
from .table.meant import words_in_full
from .table.session import seat_number

Move = Annotated[
    str | None, typer.Argument(help="A move in words; it may be half said.", metavar="MOVE")
]
Who = Annotated[
    str | None, typer.Option("--seat", help="Whose odds; else who must decide.", metavar="SEAT")
]


def odds(
    file: File, move: Move = None, seat: Who = None, json: Json = False, lang: Lang = None
) -> None:
    """How likely each way is in which a risk may come out, from what a seat may know.

    Without a move: of whatever may be risked now. A move that is not allowed is refused.

    \b
    Examples:
      tabard odds examples/jeanne_darc_orleans.toml "attack chartres orleans"
      tabard odds examples/water_margin_duel.toml --seat 1 --json
    """
    in_language(lang)
    match = load(file).match
    match.check_goes_on()
    number = _whose(match, seat)
    words = words_in_full(match, number, move) if move else ""
    reckoned = match.odds(number, words)
    report(json, {"odds": [odds_facts(one) for one in reckoned]}, odds_lines(reckoned))


def _whose(match: Match, seat: str | None) -> int:
    """The seat whose odds are asked for. Raises Misused."""
    if seat is not None:
        number = seat_number(match, seat)
        if number == CHANCE:
            raise Misused(say(_("Chance risks nothing: name a seat.")))
        return number
    waiting = [at for at in match.to_act if at != CHANCE]
    if len(waiting) != 1:
        who = ", ".join(match.name(match.game.seat_kind, at) for at in match.to_act)
        sentence = _("Whose odds? {who} must decide now: name a seat with --seat.")
        raise Misused(say(sentence, who=who))
    return waiting[0]
