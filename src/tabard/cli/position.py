"""``tabard position``: the position at the end of a record, or of a position, as TOML."""

from __future__ import annotations

from .common import File, Json, Lang, MoveCount, in_language, report
from .loaded import load
from .viewers import Spectator, Viewers, viewers_said


def position(
    file: File,
    to: MoveCount = None,
    seat: Viewers = None,
    spectator: Spectator = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """The position at a file's end as TOML, whole or as some seats may know it.

    What a position leaves out lies where an empty board has it.

    \b
    Examples:
      tabard position a.game > a.toml
      tabard position a.game --seat 2
      tabard position a.game --to 20 --spectator
    """
    in_language(lang)
    match = load(file, to).match
    from tabard.engine.position import in_words

    viewers = viewers_said(match, seat, spectator)
    words = in_words(match.game, match.state) if viewers is None else match.view(*viewers)
    import tomli_w

    report(json, {"position": words}, [tomli_w.dumps(words).rstrip("\n")])
