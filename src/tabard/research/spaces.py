"""Gymnasium's spaces for a game's rows and for what a player may know."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from tabard.batch import Batch


def action_space(batch: Batch) -> spaces.Discrete:
    """The rows of the table of moves, by number."""
    return spaces.Discrete(len(batch.game.actions.rows))


def observation_space(batch: Batch, form: str) -> spaces.Dict:
    """``observation``: a flat row, or its named parts; and ``action_mask``, a 1 for each legal row.
    Where a number may be HIDDEN it is -30,000."""
    kind = batch.observe([-1] * len(batch)).dtype.type
    last = batch.fields[-1]
    seen: spaces.Space[Any] = _numbers((last.at + last.size,), kind)
    if form == "factored":
        seen = spaces.Dict({part.name: _numbers(part.shape, kind) for part in batch.fields})
    rows = len(batch.game.actions.rows)
    mask = spaces.Box(0, 1, (rows,), np.int8)
    return spaces.Dict({"observation": seen, "action_mask": mask})


def _numbers(shape: tuple[int, ...], kind: type) -> spaces.Box:
    ends = np.iinfo(kind)
    return spaces.Box(int(ends.min), int(ends.max), shape, kind)
