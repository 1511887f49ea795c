"""What a comparison came to, as a table for people and as facts for programs."""

from __future__ import annotations

from tabard.engine.game import Game
from tabard.lab.compare import Comparison, Setting, rows_of
from tabard.lab.compared import rows, told_how, told_rows
from tabard.lab.happened import sentence_of

from .figures import aligned, places_facts


def table(outcome: Comparison, a: Setting, b: Setting, game: Game, rotate: bool) -> list[str]:
    """A line for each figure."""
    return list(aligned(rows(outcome, a, b, game, rotate)))


def told_table(outcome: Comparison, a: Setting, b: Setting, game: Game, every: bool) -> list[str]:
    """A line for each event that came about, or for those that differ for certain."""
    found = told_rows(outcome, a, b, game, every)
    how = told_how(outcome, every)
    return [*(aligned(found) if found else ()), *([how] if how else ())]


def told_facts(outcome: Comparison, game: Game) -> list[dict[str, object]] | None:
    """The same for programs, every event that came about; None where nothing was counted."""
    if not outcome.happened:
        return None
    sentences = {event.word: sentence_of(event, game) for event in game.book.events.all}
    at_a, at_b = outcome.places or (None, None)
    return [
        {
            **row,
            "sentence": sentences[row["of"]],
            "places": {"a": places_facts(at_a, row["of"]), "b": places_facts(at_b, row["of"])},
        }
        for row in rows_of(outcome.happened)
    ]
