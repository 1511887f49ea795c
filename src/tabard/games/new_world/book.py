"""The rule book, and what chapters say by its numbers, each right above the rule that says it::

    NOT_ARABLE = refuse("3.7.7", _("…"))  # for ``because``
    FOUNDED = told("founded", "3.7.7", _("…"))  # for ``tell``

The table says things by the same words: ``said(_("A mission of {nation}."), nation=nations.ES)``.
The ``weight`` of what is told marks what decides a game: 1 a setback or a gain, 2 a turning point.
"""

from __future__ import annotations

from pathlib import Path

from tabard.engine.data import BookOnFile

BOOK = BookOnFile(Path(__file__).parent / "data")
printed, means, said = BOOK.printed, BOOK.means, BOOK.said
refuse, told, complain = BOOK.refuse, BOOK.told, BOOK.complain
