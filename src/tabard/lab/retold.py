"""A game that machine code has played, played once more in plain Python: all its moves, those of
chance and those without a choice too, and what they told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabard.engine.flow.loop import bind
from tabard.engine.game import Game
from tabard.engine.state import Record
from tabard.players import search
from tabard.players.judging import judge_of

Move = tuple[int, int]  # a seat and the number of its row


def retold(
    game: Game, start: Record, stream: list[int], decided: Sequence[int]
) -> tuple[list[Move], list[list[int]]]:
    """The moves of a game from this table in which chance draws from this stream and whoever had a
    choice took these rows, and the told rows."""
    moves: list[Move] = []
    told = [list(each) for each in start.told[: start.told_count]]
    play = game.flow.scope["play"]

    def heard(state: Record, seat: int, row: int) -> None:
        play(state, seat, row)
        moves.append((seat, row))
        told.extend(list(each) for each in state.told[: state.told_count])

    rules: dict[str, Any] = {**game.flow.scope, **judge_of(game), "play": heard}
    bind({each.__name__: each for each in (search.next_choice, search.choice_before)}, rules)
    state, rows = start.copy(), [0] * len(game.actions.rows)
    for row in decided:
        rules["next_choice"](state, rows, stream)
        heard(state, rules["first_asked"](state), row)
    rules["next_choice"](state, rows, stream)
    return moves, told
