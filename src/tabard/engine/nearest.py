"""The nearest reason: why none of several moves is allowed, the same for whoever asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from .actions import Row
from .refusals import Refusal
from .words import _, say

TRIED = 400  # so many rows are asked, evenly spread over all of them


def nearest_reason(rows: list[Row], why_not: Callable[[Row], Refusal | None]) -> Refusal | None:
    """Why none of these rows is allowed; None if one is. Where there are several reasons, the
    rarest is told and of which row: most cards are merely not in hand, and what comes nearest to
    being allowed tells most."""
    asked = rows[:: len(rows) // TRIED + 1]
    refusals = [refusal for row in asked if (refusal := why_not(row))]
    if len(refusals) < len(asked) or not refusals:
        return None
    if len({refusal.sentence for refusal in refusals}) == 1:
        return refusals[0]
    often = Counter(refusal.rule for refusal in refusals)
    pairs = zip(asked, refusals, strict=True)
    row, told = min(pairs, key=lambda pair: often[pair[1].rule])
    sentence = say(_("{move}: {why}"), move=row.short, why=told.sentence)
    return Refusal(told.rule, sentence, told.facts)
