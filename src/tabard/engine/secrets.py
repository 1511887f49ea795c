"""Who may see what, from the declarations of the record's fields.

``view`` is the record with HIDDEN wherever a viewer may not look; ``guess`` fills a view in again,
fairly, from the view alone. A viewer is a set of seats; the empty set is a spectator.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from .dice import below
from .game import Game
from .kinds import EVERYBODY, HIDDEN, NOBODY
from .state import OWNER, Field, Record


def view(game: Game, state: Record, viewers: Iterable[int]) -> Record:
    """What these seats together may know: a record of the same shape with HIDDEN in the gaps."""
    return state.copy()
