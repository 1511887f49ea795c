"""A move in somebody's own words: what the page calls it is understood as well as short words."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tabard.drawn.speaking import move_said, row_said, value_said
from tabard.engine.actions import Row
from tabard.engine.kinds import plain
from tabard.engine.match import Match, Refused
from tabard.engine.match.choosing import begun, ends, following, words_with
from tabard.engine.moves import HalfSaid, Move, Unclear

_WORD = re.compile(r"[^\W_]+")


def meant(match: Match, seat: int, words: str) -> str:
    """The words of the one move that can be made now, or begun, and of which the page says all that
    somebody has said: “move Wang Ying to K4”. What is understood as it stands, and what fits no
    move or several, stays as it is."""
    try:
        match.read(seat, words)
    except HalfSaid:
        return words
    except Unclear:
        said = _words(words)
        found = [each for each, sentence in _sentences(match, seat, said) if said <= sentence]
        first = min(found, key=len, default="")
        alone = said and found and all(each.startswith(first) for each in found)
        return first if alone else words
    return words


def names_a_verb(match: Match, words: str) -> bool:
    """Does the first word begin a verb of this game?"""
    first, *_rest = words.lower().split() or [""]
    return any(verb.startswith(first) for verb in match.game.actions.by_word)


def _words(sentence: str) -> set[str]:
    return {plain(word) for word in _WORD.findall(sentence)}


def _sentences(match: Match, seat: int, said: set[str]) -> Iterator[tuple[str, set[str]]]:
    """Each move that can be made, and the words in which the page says it; of a long one only what
    begins as somebody has said."""
    for row in match.rows(seat):
        yield row.words, _words(row_said(match, row))
        if not ends(row) and _is_said(match, row, said):
            yield from _going_on(match, seat, begun(match, seat, row.words), said)


def _going_on(
    match: Match, seat: int, move: Move, said: set[str]
) -> Iterator[tuple[str, set[str]]]:
    try:
        rows = following(match, seat, move)
    except Refused:
        return
    for row in rows:
        words = words_with(move, row)
        more = begun(match, seat, words)
        yield words, _words(move_said(match, more))
        if not ends(row) and _is_said(match, row, said):
            yield from _going_on(match, seat, more, said)


def _is_said(match: Match, row: Row, said: set[str]) -> bool:
    """Has somebody named what this row does?"""
    at = max(row.field, 0)
    key, kind = row.verb.fields[at]
    return bool(_words(value_said(match, key, kind, row.values[0])) & said)
