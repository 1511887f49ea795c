"""The random bot: any legal row, each as likely."""

from __future__ import annotations

from typing import Any

from tabard.engine.dice import below
from tabard.engine.rule import rule

legal_rows: Any = None  # the game's own, when the rule is bound to it


@rule
def random_row(state, trial, seat, rows, inner, stream):
    """Any of the legal rows."""
    return rows[below(stream, legal_rows(state, seat, rows))]


RULES = (random_row,)
