"""The rule book, and what chapters say by its numbers, each right above the rule that says it::

    NO_ROAD = refuse("7", _("…"))  # for ``because``
    MARCHED = told("marched", "7", _("…"))  # for ``tell``

The ``weight`` of what is told marks what decides a game: 1 a setback or a gain, 2 a turning point.
"""

from __future__ import annotations

from pathlib import Path

from tabard.engine.data import BookOnFile

BOOK = BookOnFile(Path(__file__).parent / "data")
printed, means = BOOK.printed, BOOK.means
refuse, told, complain = BOOK.refuse, BOOK.told, BOOK.complain
told_under = BOOK.events.under
