"""The random bot: any legal row, each as likely."""

from __future__ import annotations

from typing import Any

from tabard.engine.dice import below

# What follows is the game's own, when the rule is bound to it.
goes_by_default: Any = None
default_choice: Any = None


def random_row(state, trial, seat, rows, count, inner, stream):
    """Any of the legal rows."""
    if goes_by_default(state):
        return default_choice(state, seat, rows, count)
    return rows[below(stream, count)]


RULES = (random_row,)
