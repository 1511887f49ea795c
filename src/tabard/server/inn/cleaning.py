"""Names and chat as people send them: no control characters, no line longer than is read."""

from __future__ import annotations

import unicodedata

from confusable_homoglyphs.confusables import confusables_data as _LOOKS

from tabard.engine.fair_chance import number_said
from tabard.engine.game import Misused
from tabard.engine.words import _, say

from ..complaints import Complaint

NAME = 40
LINE = 500
_BLANK = "\u115f\u1160\u3164\uffa0\u2800"  # letters and signs that show nothing
_JOINERS = "\u200c\u200d"  # some scripts and signs need these two
_ALIKE = str.maketrans({"i": "l", "1": "l", "|": "l", "0": "o", "m": "rn"})


def clean_name(text: str) -> str:
    """What somebody is to be called. Raises Complaint where nothing is left, or too much."""
    name = _clean(text)
    if not any(_visible(c) for c in name):
        raise Complaint(say(_("Say a name by which the others may call you.")))
    if len(name) > NAME:
        raise Complaint(say(_("A name has at most {most} letters."), most=NAME))
    return name


def clean_number(text: str) -> str:
    """What somebody adds to a table's chance. Raises Complaint."""
    try:
        return number_said(text)
    except Misused as error:
        raise Complaint(str(error)) from None


def clean_line(text: str) -> str:
    """A line of the chat. Raises Complaint where nothing is left, or too much."""
    line = _clean(text)
    if not line:
        raise Complaint(say(_("There is nothing in this line.")))
    if len(line) > LINE:
        raise Complaint(say(_("A line has at most {most} letters."), most=LINE))
    return line


def _clean(text: str) -> str:
    """One line of readable characters; what steers a terminal or turns the writing goes out."""
    kept = [c if _readable(c) else " " for c in unicodedata.normalize("NFC", text)]
    return " ".join("".join(kept).split())


def _visible(character: str) -> bool:
    """Letters, numbers, signs; not what only joins or marks others, nor the blank letters."""
    return unicodedata.category(character)[0] in "LNPS" and character not in _BLANK


def sounds_like(name: str) -> str:
    """The same for names that people take for one another."""
    seen = [c for c in unicodedata.normalize("NFKC", name) if _visible(c)]
    return "".join(seen).casefold()


def looks_like(name: str) -> str:
    """The same for names that the eye takes for one another: letters of other scripts that look as
    Latin ones do, and what is alike in some font, large or small."""
    seen = [c for c in unicodedata.normalize("NFKC", name) if _visible(c)]
    return "".join(_as_latin(c) for c in seen).casefold().translate(_ALIKE)


def _as_latin(character: str) -> str:
    """The Latin letter that looks so, else the character itself."""
    alike = [] if character.isascii() else _LOOKS.get(character, [])
    return next((one["c"] for one in alike if one["c"].isascii()), character)


def _readable(character: str) -> bool:
    return character in _JOINERS or unicodedata.category(character)[0] != "C"
