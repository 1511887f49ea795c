"""``tabard position``: the position at the end of a record, or of a position, as TOML."""

from __future__ import annotations

from tabard.engine.words import _, say

from .common import Failed, File, Json, Lang, SeatOption, in_language, report
from .loaded import load
from .session import seat_number


def position(file: File, seat: SeatOption = None, json: Json = False, lang: Lang = None) -> None:
    """The position at a file's end as TOML, whole or as a seat may know it.

    What a position leaves out lies where an empty board has it.

    \b
    Examples:
      tabard position a.game > a.toml
      tabard position a.game --seat 2
    """
    in_language(lang)
    match = load(file).match
    from tabard.engine.kinds import CHANCE
    from tabard.engine.position import in_words

    if seat is None:
        words = in_words(match.game, match.state)
    else:
        number = seat_number(match, seat)
        if number == CHANCE:
            raise Failed(say(_("Chance sees nothing: name a seat.")), 2)
        words = match.view(number)
    import tomli_w

    report(json, {"position": words}, [tomli_w.dumps(words).rstrip("\n")])
