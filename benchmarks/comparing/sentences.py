"""Why a peer is not in the tables, in one sentence that names no place of this computer."""

from __future__ import annotations

import re

_PLACES = re.compile(r"\S*(?:://|[/\\])\S*")  # addresses and paths


class NotThere(Exception):
    """A peer cannot be installed, or does not play; the message is a whole sentence."""


def last_words(complaint: str) -> str:
    """The line of a program's complaint that says most: the last, but the first of pip's errors."""
    lines = [line.strip() for line in complaint.splitlines() if line.strip()]
    errors = [line.removeprefix("ERROR: ") for line in lines if line.startswith("ERROR: ")]
    said = (errors or lines[::-1] or ["it said nothing"])[0]
    return _PLACES.sub("…", said).rstrip(".")
