"""Positions written: the shortest text that reads back equal."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

from ..game import Game
from ..kinds import HIDDEN, Kind
from ..secrecy.secrets import hidden_counts, view
from ..state import Field, Record
from .now import half_said_in_words, now_in_words
from .values import worded

_WIDTH = 100
_BARE = re.compile(r"[A-Za-z0-9_-]+")
NOT_FIELDS = {
    "seats", "ended", "depth", "option", "told", "told_count", "draft_verb", "draft_said", "draft",
    "frame_phase", "frame_seat", "frame_cursor", "frame_answered",
}  # fmt: skip


def in_words(game: Game, state: Record) -> dict[str, Any]:
    """The position as nested dictionaries of words: only what is not as on the empty board, and of
    what goes on only what does not follow."""
    return _in_words(game, state, _empty(game, state))


def view_in_words(game: Game, state: Record, viewers: Iterable[int]) -> dict[str, Any]:
    """The position as these seats may know it, ``?`` for what they may not, and under ``hidden``
    how many hidden pieces lie in each place, or ``?`` and the sum of hidden amounts."""
    seats = tuple(viewers)
    seen = view(game, state, seats)
    words = _in_words(game, seen, _empty(game, seen))
    words["hidden"] = {
        name: {_place(state.fields[name], place): number for place, number in places.items()}
        for name, places in hidden_counts(game, state, seats).items()
    }
    return words


def _place(field: Field, place: int) -> str:
    return "?" if place == HIDDEN else field.places.word(place)


def to_text(game: Game, state: Record) -> str:
    """The position as TOML, a line for each thing where it fits."""
    return in_toml(_in_words(game, state, _laid(game, state), short=True))


def written(game: Game) -> list[Field]:
    """The fields that a position names by themselves."""
    return [f for f in game.state.lasting() if f.name not in NOT_FIELDS]


def _in_words(game: Game, state: Record, empty: Record, short: bool = False) -> dict[str, Any]:
    players = len(set(game.players(state)))
    usual = game.chosen({})
    options = {o: r for o, r in game.readings(state).items() if r != usual.get(o)}
    words: dict[str, Any] = {"game": game.name, "rules": game.version, "seats": state.seats}
    if players != state.seats:
        words["players"] = players
    if game.chosen(options) != game.readings(state):  # a preset brings others along
        options = game.readings(state)
    if options:
        words["options"] = options
    if state.ended:
        words["ended"] = game.endings[state.ended - 1].word
    words |= now_in_words(game, state)
    words |= half_said_in_words(game, state)
    for field in written(game):
        value = field.different(
            getattr(state, field.name), getattr(empty, field.name), partial(_said, field.of)
        )
        if value is not None:
            words[field.name] = value
        if value is not None and short and len(field.shape) == 1:
            words[field.name] = _with_rest(field, getattr(state, field.name), value)
    return words


def _empty(game: Game, state: Record) -> Record:
    players = len(set(game.players(state)))
    return game.empty_board(players, game.readings(state), state.seats)


def _laid(game: Game, state: Record) -> Record:
    """The empty board, and on it what follows from the rest of this position."""
    empty = _empty(game, state)
    for fit in game.fits:
        fitted = state.copy()
        for name in fit.fields:
            setattr(fitted, name, getattr(empty.copy(), name))
        fit.rule(fitted)
        if all(getattr(fitted, name) == getattr(state, name) for name in fit.fields):
            for name in fit.fields:
                setattr(empty, name, getattr(state, name))
    return empty


def _said(kind: Kind, value: int) -> Any:
    return "?" if value == HIDDEN else worded(kind, value)


def _with_rest(field: Field, values: list[int], named: dict[str, Any]) -> dict[str, Any]:
    """The same, shorter where most things have one value: ``rest`` is all that are not named."""
    most, times = Counter(values).most_common(1)[0]
    if 2 + len(values) - times >= len(named):
        return named
    things = field.shape[0]
    others = {things.word(i): worded(field.of, v) for i, v in enumerate(values) if v != most}
    return {"rest": worded(field.of, most), **others}


# --- TOML -------------------------------------------------------------------------------------


def in_toml(words: dict[str, Any]) -> str:
    """A line for each thing, a section for whatever is too long for one."""
    return "".join(_toml(words))


def _toml(words: dict[str, Any]) -> Iterator[str]:
    long = []
    for key, value in words.items():
        line = f"{key} = {inline(value)}\n"
        if isinstance(value, dict) and len(line) > _WIDTH:
            long.append((key, value))
        elif isinstance(value, list) and len(line) > _WIDTH:
            yield f"{key} = [\n" + "".join(f"  {inline(v)},\n" for v in value) + "]\n"
        else:
            yield line
    for key, value in long:
        yield f"\n[{key}]\n"
        yield from (f"{_key(k)} = {inline(v)}\n" for k, v in value.items())


def inline(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(k)} = {inline(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(inline, value)) + "]"
    return str(value) if isinstance(value, int) else f'"{value}"'


def _key(word: str) -> str:
    return word if _BARE.fullmatch(word) else f'"{word}"'
