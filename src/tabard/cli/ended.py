"""How a match ended, in a line."""

from __future__ import annotations

from tabard.engine.match import Match
from tabard.engine.match.story import outcome

from .common import ruled


def ended(match: Match) -> str:
    """How it ended in a line: the rule and its sentence; after conceding also who won or lost."""
    result = match.result
    assert result is not None
    if match.conceded_by is not None:
        return f"{outcome(match)} {result.sentence}"
    return ruled(result.rule, result.sentence)
