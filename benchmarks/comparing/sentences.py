"""Why a peer is not in the tables, in one sentence that names no place of this computer."""

from __future__ import annotations

import re
import textwrap

LONGEST = 160
_ERROR = re.compile(r"ERROR: |[\w.]+(Error|Exception): ")  # pip's, and Python's
_PLACES = re.compile(r"\S*(?:://|[/\\])\S*")  # addresses and paths


class NotThere(Exception):
    """A peer cannot be installed, or does not play; the message is a whole sentence."""


def last_words(complaint: str) -> str:
    """The line of a program's complaint that says most: the last that names an error, for advice
    may follow it; else the last."""
    lines = [line.strip() for line in complaint.splitlines() if line.strip()]
    errors = [line.removeprefix("ERROR: ") for line in lines if _ERROR.match(line)]
    said = (errors or lines or ["it said nothing"])[-1]
    return textwrap.shorten(_PLACES.sub("…", said).rstrip(".:"), LONGEST, placeholder=" …")
