"""A position as TOML, in the words of the components.

What a position leaves out lies where the game's empty board has it, so a short file names only what
matters. Reading checks every word, every range, and that all components are accounted for.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from typing import Any

import tomli_w

from .game import Game, Misused
from .going_on import check_going_on, check_playable
from .kinds import HIDDEN, MAX_SEATS, NUMBER, Kind
from .secrets import hidden_counts, view
from .state import Field, Record
from .words import _, say

FORMAT = 1
_FRAME = ("phase", "seat", "cursor", "answered")
_NOT_FIELDS = {"seats", "depth", "option", "told", "told_count", *(f"frame_{f}" for f in _FRAME)}
_LIMIT = 1_000_000  # characters of a position file


def in_words(game: Game, state: Record) -> dict[str, Any]:
    """The position as nested dictionaries of words: only what differs from the empty board."""
    players = len(set(game.players(state)))
    empty = board(game, players, game.readings(state), state.seats)
    words: dict[str, Any] = {
        "position": FORMAT,
        "game": game.name,
        "rules": game.version,
        "seats": state.seats,
        **({"players": players} if players != state.seats else {}),
    }
    for field in _written(state):
        value = _worded(field, getattr(state, field.name), getattr(empty, field.name), field.shape)
        if value is not None:
            words[field.name] = value
    words["options"] = game.readings(state)
    words["stack"] = [_frame(game, state, level) for level in range(state.depth)]
    return words


def view_in_words(game: Game, state: Record, viewers: Iterable[int]) -> dict[str, Any]:
    """The position as these seats may know it, ``?`` for what they may not, and under ``hidden``
    how many hidden pieces lie in each place."""
    seats = tuple(viewers)
    words = in_words(game, view(game, state, seats))
    words["hidden"] = {
        name: {state.fields[name].places.word(place): number for place, number in places.items()}
        for name, places in hidden_counts(game, state, seats).items()
    }
    return words


def to_text(game: Game, state: Record) -> str:
    """The position as TOML."""
    return tomli_w.dumps(in_words(game, state))


def from_text(game_of: Any, text: str) -> tuple[Game, Record]:
    """The game and the position that a TOML text describes.

    ``game_of`` finds a game by its name. Raises Misused with one sentence for whatever is wrong.
    """
    if len(text) > _LIMIT:
        raise Misused(say(_("This is too long for a position.")))
    try:
        words = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise Misused(say(_("This is no position: {error}."), error=error)) from None
    if not isinstance(words.get("game"), str):
        raise Misused(say(_("A position names its game: game = “…”.")))
    game: Game = game_of(words["game"])
    _check_versions(game, words)
    seats = words.get("seats", game.seats[0])
    options = words.get("options", {})
    if not isinstance(seats, int) or isinstance(seats, bool) or not isinstance(options, dict):
        raise Misused(say(_("seats must be a number and options a table.")))
    state = board(game, _players(words, seats), options, seats)
    known = {f.name: f for f in _written(state)}
    for key, value in words.items():
        if key in known:
            field = known[key]
            setattr(state, key, _valued(field, value, getattr(state, key), field.shape, key))
        elif key == "stack":
            _stack(game, state, value)
        elif key not in ("position", "game", "rules", "seats", "players", "options"):
            raise Misused(
                say(_("A position of {game} has no {key}."), game=game.title, key=repr(key))
            )
    if len(set(game.players(state))) != _players(words, seats):
        raise Misused(say(_("That many players cannot lead these seats.")))
    check_going_on(game, state)
    _check_components(game, state, set(words))
    check_playable(game, state)
    return game, state


def _check_components(game: Game, state: Record, named: set[str]) -> None:
    try:
        if game.fit and not named & set(game.fitted):
            game.fit(state)
        complaint = game.accounted(state)
    except LookupError:  # a number that leads nowhere
        raise Misused(say(_("This position holds a number that nothing has."))) from None
    if complaint:
        sentence = game.complaints[complaint - 1]
        raise Misused(say(_("Not every component is accounted for: {what}"), what=say(sentence)))


def board(game: Game, players: int, options: dict[str, str], seats: int | None = None) -> Record:
    """The empty board, on which a position is laid; there may be more seats than players."""
    state = game.empty_table(players, options)
    state.seats = seats or players
    game.lay_out(state)
    return state


def _players(words: dict[str, Any], seats: int) -> int:
    """How many play: as many as there are seats, unless one leads several."""
    players = words.get("players", seats)
    if not isinstance(players, int) or isinstance(players, bool) or players > seats:
        raise Misused(say(_("players must be a number, and no more than there are seats.")))
    if players < seats and seats > MAX_SEATS:
        raise Misused(say(_("There are at most {most} seats."), most=MAX_SEATS))
    return players


def _check_versions(game: Game, words: dict[str, Any]) -> None:
    if words.get("position", FORMAT) != FORMAT:
        raise Misused(say(_("This position was written by a newer version of Tabard.")))
    if words.get("rules", game.version) != game.version:
        sentence = _("This position was written for rules {theirs} of {game}; these are {ours}.")
        raise Misused(say(sentence, theirs=words["rules"], game=game.title, ours=game.version))


def _written(state: Record) -> list[Field]:
    return [f for f in state.lasting() if f.name not in _NOT_FIELDS]


def _frame(game: Game, state: Record, level: int) -> dict[str, Any]:
    frame: dict[str, Any] = {"phase": game.sequence.names.word(state.frame_phase[level])}
    frame["seat"] = state.fields["frame_seat"].of.word(state.frame_seat[level])
    for key in ("cursor", "answered"):
        if getattr(state, f"frame_{key}")[level]:
            frame[key] = getattr(state, f"frame_{key}")[level]
    return frame


def _stack(game: Game, state: Record, frames: Any) -> None:
    room = len(state.frame_phase)
    if not isinstance(frames, list) or not 1 <= len(frames) < room:
        raise Misused(say(_("stack must be a list of 1 to {most} frames."), most=room - 1))
    for level in range(room):
        for key in _FRAME:
            getattr(state, f"frame_{key}")[level] = 0
    for level, frame in enumerate(frames):
        if not isinstance(frame, dict) or not {"phase", "seat"} <= set(frame) <= set(_FRAME):
            raise Misused(say(_("Each frame of the stack names its phase and its seat.")))
        kinds = {"phase": game.sequence.names, "seat": state.fields["frame_seat"].of}
        for key, value in frame.items():
            number = _number(kinds.get(key, _COUNT), value, f"stack.{key}")
            getattr(state, f"frame_{key}")[level] = number
        if frame["seat"] != "chance" and state.frame_seat[level] >= state.seats:
            raise Misused(say(_("There is no seat {seat} in this game."), seat=frame["seat"]))
    state.depth = len(frames)


def _worded(field: Field, value: Any, empty: Any, shape: tuple[Kind, ...]) -> Any:
    """A value in words; None where it is as on the empty board."""
    if value == empty:
        return None
    if not shape:
        return "?" if value == HIDDEN else _word(field.of, value)
    pairs = {
        shape[0].word(i): _worded(field, value[i], empty[i], shape[1:]) for i in range(shape[0])
    }
    return {word: v for word, v in pairs.items() if v is not None}


def _word(kind: Kind, value: int) -> str | int:
    return value if kind.kind == "number" else kind.word(value)


def _valued(field: Field, words: Any, empty: Any, shape: tuple[Kind, ...], where: str) -> Any:
    """The value that the words describe, over what the empty board has."""
    if not shape:
        return _number(field.of, words, where, field.big)
    if not isinstance(words, dict):
        raise Misused(say(_("{where} must be a table."), where=where))
    value = list(empty)
    if "rest" in words:  # all that is not named
        rest = dict.fromkeys(shape[0].words, words["rest"])
        words = {**rest, **{word: inner for word, inner in words.items() if word != "rest"}}
    for word, inner in words.items():
        at = shape[0].value(word)
        if at is None:
            sentence = _("{where} has no {word}; it has: {some}.")
            some = ", ".join(shape[0].words[:40])
            raise Misused(say(sentence, where=where, word=repr(word), some=some))
        value[at] = _valued(field, inner, empty[at], shape[1:], f"{where}.{word}")
    return value


_COUNT = Kind("number", [str(n) for n in range(1000)])


def _number(kind: Kind, word: Any, where: str, big: bool = False) -> int:
    if isinstance(word, str) and kind.kind != "number":
        value = kind.value(word)
        if value is None:
            sentence = _("{where} cannot be {word}; it can be: {some}.")
            some = ", ".join(kind.words[:60])
            raise Misused(say(sentence, where=where, word=repr(word), some=some))
        return value
    allowed = (
        kind.numbers
        if len(kind.words)
        else range(-(2**31) if big else -32768, 2**31 if big else 32768)
    )
    if (
        isinstance(word, bool)
        or not isinstance(word, int)
        or (kind is not NUMBER and kind.kind != "number")
    ):
        sentence = _("{where} cannot be {word}; it is written as a {what}.")
        what = "number" if kind.kind == "number" else "word"
        raise Misused(say(sentence, where=where, word=repr(word), what=what))
    if word not in allowed:
        sentence = _("{where} cannot be {word}; it goes from {low} to {high}.")
        raise Misused(say(sentence, where=where, word=word, low=allowed[0], high=allowed[-1]))
    return word
