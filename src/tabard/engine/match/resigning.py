"""Resigning: a seat that nobody plays any more, and who stands in for it."""

from __future__ import annotations

import re

from ..flow.stack import forget_draft
from ..game import Misused
from ..state import Record
from ..words import _, say

BY_DEFAULT = "default"  # what the rules give an absent seat
_BOT = re.compile(r"bot:[a-z][a-z0-9_]*")
_WORDS = re.compile(rf"resign(?: ({_BOT.pattern}))?")


def resigns(words: str) -> bool:
    """Is this line a resignation, well written or not?"""
    return words.split(" ")[0] == "resign"


def stand_in_of(words: str) -> str:
    """Who stands in after ``resign`` or ``resign bot:greedy``. Raises Misused."""
    found = _WORDS.fullmatch(words)
    if not found:
        raise Misused(say(_("A seat resigns with “resign” or “resign bot:greedy”.")))
    return found[1] or BY_DEFAULT


def resignation(stand_in: str) -> str:
    """The words in a record. Raises Misused for what is no stand-in."""
    if stand_in == BY_DEFAULT:
        return "resign"
    if not _BOT.fullmatch(stand_in):
        sentence = _("{name} cannot stand in for a seat: name a bot, or “default”.")
        raise Misused(say(sentence, name=repr(stand_in)))
    return f"resign {stand_in}"


def without_draft(state: Record, seat: int) -> Record:
    """The table without what this seat has half said; a move that waits for others stays."""
    state = state.copy()
    forget_draft(state, seat)
    return state
