"""Text on a terminal: which letters it has, how wide they are, and how pieces fill lines."""

from __future__ import annotations

import os
import re
import sys
import textwrap
import unicodedata
from collections.abc import Iterable, Sequence

from tabard.drawn.sheet import Text

_SIGNS = {
    "…": "...",
    "·": "|",
    "│": "|",
    "─": "-",
    "–": "-",
    "—": "-",
    "“": '"',
    "”": '"',
    "‘": "'",
    "’": "'",
    "×": "x",
    "→": "->",
    "›": ">",
    "•": "*",
}
# A terminal acts on these letters; none of them belongs in a sentence.
_CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]")


def ascii_only() -> bool:
    """Has the terminal no letters beyond ASCII? The locale is asked, because Python itself takes
    ``LC_ALL=C`` for UTF-8."""
    if os.name == "posix":
        locale = next((v for k in ("LC_ALL", "LC_CTYPE", "LANG") if (v := os.environ.get(k))), "C")
        if "utf8" not in locale.lower().replace("-", ""):
            return True
    try:
        "│·…é".encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return True
    return False


def to_ascii(text: str) -> str:
    """The nearest text in ASCII."""
    for sign, instead in _SIGNS.items():
        text = text.replace(sign, instead)
    return unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()


def clean(text: str) -> str:
    """Text without letters that a terminal would act on."""
    return _CONTROL.sub(" ", text)


def shown(text: str, ascii: bool) -> str:
    """Text as this terminal can show it."""
    text = clean(text)
    return to_ascii(text) if ascii and not text.isascii() else text


def width_of(text: Text) -> int:
    """How many columns a piece of text takes."""
    from prompt_toolkit.utils import get_cwidth

    return sum(get_cwidth(part) for _ink, part in text)


def words_in(text: Text) -> str:
    """The text without its inks."""
    return "".join(part for _ink, part in text)


def cut(text: Text, width: int) -> Text:
    """The text, at most this wide."""
    left, kept = width, []
    for ink, part in text:
        if left <= 0:
            break
        kept.append((ink, part[:left]))
        left -= len(part)
    return kept


def padded(text: Text, width: int) -> Text:
    """The text, exactly this wide."""
    text = cut(text, width)
    return [*text, ("", " " * (width - width_of(text)))]


def wrapped(text: str, width: int, indent: str = "") -> list[str]:
    """Sentences broken into lines; lines of their own stay so."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        lines += textwrap.wrap(paragraph, max(width, 10), subsequent_indent=indent) or [""]
    return lines


def packed(items: Iterable[Text], width: int, gap: str = "  ", indent: int = 0) -> list[Text]:
    """Items side by side in as few lines as they need; each stays whole (one that is wider than
    a line is broken)."""
    lines: list[Text] = []
    room = 0
    for item in items:
        size = width_of(item)
        if lines and size + len(gap) <= room:
            lines[-1] += [("", gap), *item]
            room -= size + len(gap)
            continue
        lead: Text = [("", " " * indent)] if lines and indent else []
        for piece in _broken(item, width - indent):
            lines.append([*lead, *piece])
            room = width - indent - width_of(piece) if lead else width - width_of(piece)
            lead = [("", " " * indent)] if indent else []
    return lines


def _broken(item: Text, width: int) -> list[Text]:
    if width_of(item) <= width:
        return [item]
    ink = item[0][0]
    return [[(ink, line)] for line in _Wrapper(max(width, 10)).wrap(words_in(item))]


class _Wrapper(textwrap.TextWrapper):
    """Breaks what is typed behind an underscore, where it has to be broken."""

    wordsep_re = re.compile(r"(\s+|(?<=_)(?=\w))")


def in_columns(items: Sequence[Text], width: int, height: int, gap: int = 2) -> list[Text] | None:
    """Items in columns, read downwards; None where they do not fit."""
    if not items:
        return []
    for rows in range(1, height + 1):
        columns = [items[i : i + rows] for i in range(0, len(items), rows)]
        widths = [max(width_of(item) for item in column) for column in columns]
        if sum(widths) + gap * (len(columns) - 1) <= width:
            return [_across(columns, widths, row, gap) for row in range(rows)]
    return None


def _across(columns: list[Sequence[Text]], widths: list[int], row: int, gap: int) -> Text:
    line: Text = []
    for column, wide in zip(columns, widths, strict=True):
        if row < len(column):
            line += [*padded(column[row], wide), ("", " " * gap)]
    return line
