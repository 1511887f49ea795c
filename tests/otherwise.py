"""A game that is declared otherwise, to see that somebody notices."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import Any

from tabard.engine.events import Events
from tabard.engine.game import Game


def with_event(game: Game, word: str, **changed: Any) -> Game:
    """The game with an event declared otherwise."""
    book = copy(game.book)
    book.events = Events()
    book.events.all = [
        replace(event, **changed) if event.word == word else event for event in game.book.events.all
    ]
    return replace(game, book=book)
