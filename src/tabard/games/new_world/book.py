"""The rule book: its rules by number, and what is said by them: why not, and what happened.

A chapter declares what it says right above the rule that says it::

    NOT_ARABLE = refuse("3.7.7", _("…"))  # for ``because``
    FOUNDED = told("founded", "3.7.6", _("…"))  # for ``tell``

The ``weight`` of what is told marks what decides a game: 1 a setback or a gain, 2 a turning point.
"""

from __future__ import annotations

from pathlib import Path

from tabard.engine.data import read_lines, read_rule_book
from tabard.engine.events import Events
from tabard.engine.refusals import Refusals

_DATA = Path(__file__).parent / "data"
RULES = read_rule_book(_DATA / "rules.toml")

REFUSALS, TOLD, COMPLAINTS = Refusals(), Events(), Refusals()
refuse, told, complain = REFUSALS.add, TOLD.add, COMPLAINTS.add


def printed(name: str) -> list[dict[str, str]]:
    """The printed things in a file of data/, one a line."""
    return read_lines(_DATA / f"{name}.csv")
