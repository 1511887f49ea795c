"""Chapter "Conventions" (3.1): how halves are rounded, and the year and the period of a turn."""

from __future__ import annotations

from tabard.engine.words import _

from ..book import refuse


def too_early(rule: str) -> int:
    """The same reason in several rules: what comes in a period that has not begun."""
    return refuse(rule, _("Not before period {period}."))


def half(count):
    """Half of it, rounded up; what is rounded down says so where it is reckoned (3.1.7)."""
    return (count + 1) // 2


def year(state):
    """A turn covers ten years; the first begins in 1492 (3.1.8)."""
    return 1492 + 10 * (state.turn - 1)


def period(state):
    """Four turns make a period; turns 1 to 4 are the first (3.1.8)."""
    return (state.turn + 3) // 4  # rounded up
