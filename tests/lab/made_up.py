"""Games that nobody played: their outcomes are said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tabard.lab.games import Games

BOTS = "bot:random", "bot:greedy"


def made_up(
    ended: Sequence[int] | Any,
    *,
    wins: Sequence[int] | Any,
    moves: Sequence[int] | Any,
    turned: Sequence[int] | Any = (),
    bots: tuple[str, ...] = BOTS,
    together: bool = False,
) -> Games:
    """Games by two: their endings by number (1: across, 2: night), the seat that won each (or
    where they play together: won is ending 1), and the moves. Whoever won has 10 points."""
    won = np.asarray(wins)[:, None] == np.arange(len(bots))[None, :]
    over = np.asarray(ended)[:, None] > 0
    return Games(
        0,
        bots,
        ("unfinished", "across", "night"),
        (False, together, False),
        together,
        "moves",
        np.asarray(ended),
        np.asarray(moves),
        np.asarray(turned) if len(turned) else np.zeros(len(won), np.int64),
        np.where(won, 1, 2) * over,
        np.where(won, 10, 0) * over,
    )
