"""Half-said moves: what lies in the record as a draft, and what the next words add to it."""

from __future__ import annotations

from functools import partial

from .actions import Row
from .game import Game
from .kinds import CHANCE, OPEN
from .moves import Move, read_move, rows_of
from .state import Record


def draft_of(game: Game, state: Record, seat: int) -> Move | None:
    """The long move that this seat has half said (or that waits for others to agree), if any."""
    said = state.draft_said[seat] if seat in range(CHANCE + 1) else 0
    if not said:
        return None
    verb = game.actions.verbs[state.draft_verb[seat] - 1]
    return Move(verb, _padded(tuple(state.draft[seat][:said]), len(verb.fields)))


def said_with(state: Record, seat: int, row: Row) -> Move:
    """The move once this row is played; the fields still to be said are OPEN."""
    if row.field < 0:
        return Move(row.verb, row.values)
    said = (*state.draft[seat][: row.field], *row.values)
    return Move(row.verb, _padded(said, len(row.verb.fields)))


def read_on(game: Game, state: Record, draft: Move | None, text: str, exact: bool) -> Move:
    """The move that these words name; they may go on with what has been said. Raises Unclear."""
    words = text.replace("…", " ").split()
    if draft and words:
        goes_on = words[0].split("=")[0] in dict(draft.verb.fields)
        if goes_on or text.strip().startswith("…"):
            text = f"{draft.words} {' '.join(words)}"
    text = text if exact else game.with_its_verb(text)
    return read_move(game.actions, text, exact=exact, sayings=partial(game.known_as, state))


def rows_to_play(game: Game, draft: Move | None, move: Move) -> list[Row]:
    """The rows by which the move is made; only those that are new, where it goes on with what
    has been said."""
    rows = rows_of(game.actions, move)
    if draft and draft.verb is move.verb:
        said = [value for value in draft.values if value != OPEN]
        if len(rows) > len(said) and list(move.values[: len(said)]) == said:
            return rows[len(said) :]
    return rows


def _padded(said: tuple[int, ...], width: int) -> tuple[int, ...]:
    return (*said, *[OPEN] * (width - len(said)))
