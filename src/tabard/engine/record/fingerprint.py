"""The text whose digest closes a record: every field that differs from the empty board, and the
whole stack, as records of the first format have always said it. Nobody reads it; people get
``engine.position``."""

from __future__ import annotations

from functools import partial
from typing import Any

import tomli_w

from ..earlier import differences
from ..game import Game
from ..kinds import Kind
from ..state import Record

FORMAT = 1
_NOT_FIELDS = {"seats", "depth", "option", "told", "told_count"}


def fingerprint(game: Game, state: Record, rules: str) -> str:
    """All that lies on the table, in one order, as text; as it was said by these rules, which had
    fewer options."""
    players = len(set(game.players(state)))
    empty = game.empty_board(players, game.readings(state), state.seats)
    words: dict[str, Any] = {
        "position": FORMAT,
        "game": game.name,
        "rules": rules,
        "seats": state.seats,
        **({"players": players} if players != state.seats else {}),
    }
    for field in state.lasting():
        if field.name not in _NOT_FIELDS and not field.name.startswith("frame_"):
            value = field.different(
                getattr(state, field.name), getattr(empty, field.name), partial(_said, field.of)
            )
            if value is not None:
                words[field.name] = value
    readings, newer = game.readings(state), differences(game, rules).options
    words["options"] = {word: readings[word] for word in readings if word not in newer}
    words["stack"] = [_frame(game, state, level) for level in range(state.depth)]
    return tomli_w.dumps(words)


def _frame(game: Game, state: Record, level: int) -> dict[str, Any]:
    frame: dict[str, Any] = {"phase": game.sequence.names.word(state.frame_phase[level])}
    frame["seat"] = state.fields["frame_seat"].of.word(state.frame_seat[level])
    for key in ("cursor", "answered"):
        if getattr(state, f"frame_{key}")[level]:
            frame[key] = getattr(state, f"frame_{key}")[level]
    return frame


def _said(kind: Kind, value: int) -> int | str:
    return value if kind.kind == "number" else kind.word(value)
