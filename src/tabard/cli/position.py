"""``tabard position``: the position at a file's end as TOML, or what a game's positions can say."""

from __future__ import annotations

from typing import Annotated

import typer

from tabard.engine.game import Misused
from tabard.engine.words import _, say

from .common import Json, Lang, MoveCount, found, in_language, report
from .loaded import is_file, load
from .viewers import Spectator, Viewers, viewers_said

_WHAT = "A record (.game), a position (.toml), or a game's name."


def position(
    file: Annotated[str, typer.Argument(help=_WHAT, metavar="FILE|GAME")],
    to: MoveCount = None,
    seat: Viewers = None,
    spectator: Spectator = False,
    template: Annotated[
        bool, typer.Option("--template", help="A commented position to begin with.")
    ] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """The position at a file's end as TOML, whole or as some seats may know it.

    What a position leaves out follows from the rest, or lies where an empty board has it. Of a
    game: everything that its positions can say, or with --template a position to begin with.

    \b
    Examples:
      tabard position a.game > a.toml
      tabard position fall_of_rome --template > puzzle.toml
      tabard position a.game --seat 2
      tabard position a.game --to 20 --spectator
    """
    in_language(lang)
    from tabard.engine.position import in_words, to_text
    from tabard.engine.position import page as pages
    from tabard.engine.position.writing import in_toml

    if not is_file(file):
        game = found(file)
        _check_alone(to, seat, spectator)
        lines = list(pages.template(game) if template else pages.page(game))
        report(json, {"lines": lines}, lines)
        return
    if template:
        raise Misused(say(_("--template is for a game: name it instead of a file.")))
    match = load(file, to).match
    viewers = viewers_said(match, seat, spectator)
    if viewers is None:
        words, text = in_words(match.game, match.state), to_text(match.game, match.state)
    else:
        words = match.view(*viewers)
        text = in_toml(words)
    report(json, {"position": words}, [text.rstrip("\n")])


def _check_alone(to: int | None, seat: str | None, spectator: bool) -> None:
    """Raises Misused for what is said of a game as if it were a file."""
    for option, said in (("--to", to), ("--seat", seat), ("--spectator", spectator or None)):
        if said is not None:
            raise Misused(say(_("This is a game’s own page: leave out {option}."), option=option))
