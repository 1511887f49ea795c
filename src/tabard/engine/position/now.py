"""What goes on, in words: the phases that lie on each other, and what somebody has half said.

``now = [{phase = "battle", seat = 2, step = "lose"}, {phase = "roll", seat = 2}]``: the last is on
top. The frames under the first named one follow from it, as its phase declares (``within``) or its
rules leave no choice, and a position that says nothing is at the game's usual decision.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from ..draft import draft_of
from ..flow.sequence import Phase
from ..game import Game, Misused
from ..kinds import CHANCE, HIDDEN, MAX_SEATS, OPEN, SEATS, Kind, Several, several
from ..moves import HalfSaid, Move, Unclear, read_move
from ..state import DEPTH, Record
from ..words import _, say
from .values import Names, known, meant_by, value_of, worded

Frame = tuple[int, int, int, int]  # phase, seat, cursor, answered: as in the record
_WHO = several(SEATS)


# --- written ------------------------------------------------------------------------------------


def now_in_words(game: Game, state: Record) -> dict[str, Any]:
    """The frames that do not follow from the rest, under ``now``; nothing if all do."""
    frames = _frames(state)
    usual = _usual(game, state)
    if not frames or (usual and _with_those_under(game, state, [usual]) == frames):
        return {}
    for top in range(len(frames) - 1, -1, -1):
        if _with_those_under(game, state, frames[top:]) == frames:
            break
    said = [_frame_in_words(game, state, frame) for frame in frames[top:]]
    return {"now": said if len(said) > 1 else said[0]}


def _frame_in_words(game: Game, state: Record, frame: Frame) -> dict[str, Any]:
    number, seat, cursor, answered = frame
    phase = game.sequence.phases[number]
    words: dict[str, Any] = {"phase": game.sequence.names.word(number)}
    for key, kind in phase.concerns.items():
        words[key] = worded(kind, seat)
    if not phase.concerns:
        words["seat"] = "chance" if seat == CHANCE else seat + 1
    for (key, kind), value, usual in zip(
        phase.keeps.items(),
        _kept(phase, cursor),
        _kept(phase, _usual_cursor(state, phase, seat)),
        strict=True,
    ):
        if value != usual:
            words[key] = worded(kind, value)
    if answered:
        words["answered"] = worded(_WHO, answered)
    return words


def _kept(phase: Phase, cursor: int) -> list[int]:
    """The cursor as what it says: one number for each thing that the frame keeps."""
    values: list[int] = []
    for kind in reversed(list(phase.keeps.values())[1:]):
        values.insert(0, cursor % int(kind))
        cursor //= int(kind)
    return [cursor, *values] if phase.keeps else []


def _usual_cursor(state: Record, phase: Phase, seat: int) -> int:
    """How far a frame has come that does not say it."""
    if phase.follows:
        return phase.follows(state, seat)
    first = 0
    for kind in phase.keeps.values():
        first = first * int(kind) + kind.first
    return first


def half_said_in_words(game: Game, state: Record) -> dict[str, Any]:
    """By seat the beginning of a long move, as it would be typed."""
    said = {}
    for seat in range(CHANCE + 1):
        if state.draft_verb[seat] == HIDDEN:
            said[_seat_word(seat)] = "?"
        elif draft := draft_of(game, state, seat):
            said[_seat_word(seat)] = draft.words
    return {"half_said": said} if said else {}


def _seat_word(seat: int) -> str:
    return "chance" if seat == CHANCE else str(seat + 1)


# --- read ---------------------------------------------------------------------------------------


def read_now(game: Game, state: Record, said: Any) -> None:
    """Lay down the frames that are said (None: nothing is), and those under them."""
    usual = _usual(game, state)
    if said is None:
        frames = [usual] if usual else []
    else:
        parts = said if isinstance(said, list) else [said]
        frames = []
        for part in parts:
            above = frames[-1][1] if frames else usual[1] if usual else None
            frames.append(_read_frame(game, state, part, above))
    if not frames and not state.ended:
        raise Misused(
            say(_("A position says what is going on: now = {example}."), example=_EXAMPLE)
        )
    frames = _with_those_under(game, state, frames)
    if len(frames) >= DEPTH:
        raise Misused(say(_("now has at most {most} phases."), most=DEPTH - 1))
    for level in range(DEPTH):
        frame = frames[level] if level < len(frames) else (0, 0, 0, 0)
        (
            state.frame_phase[level],
            state.frame_seat[level],
            state.frame_cursor[level],
            state.frame_answered[level],
        ) = frame
    state.depth = len(frames)


_EXAMPLE = "{phase = …, seat = …}"


def _read_frame(game: Game, state: Record, said: Any, above: int | None) -> Frame:
    words = {"phase": said} if isinstance(said, str) else said
    if not isinstance(words, dict) or "phase" not in words:
        raise Misused(say(_("What goes on is written as {example}."), example=_EXAMPLE))
    number = value_of(game.sequence.names, words["phase"], "now.phase")
    phase = game.sequence.phases[number]
    at = f"now.{words['phase']}"
    known(words, ["phase", *(phase.concerns or ["seat"]), *phase.keeps, "answered"], at)
    names = partial(game.known_as, state)
    answered = value_of(_WHO, words.get("answered", []), f"{at}.answered", names)
    _check_seats(state, _WHO, answered)
    seat = _read_seat(game, state, words.get("seat"), above, at) if not phase.concerns else 0
    for key, kind in phase.concerns.items():
        seat = value_of(kind, words.get(key, kind.word(0)), f"{at}.{key}", names)
    if seat == CHANCE and phase.asks != CHANCE and not phase.concerns:
        raise Misused(say(_("{where}: chance cannot be asked, a seat must."), where=at))
    return number, seat, _read_cursor(state, phase, seat, words, at, names), answered


def _read_cursor(
    state: Record, phase: Phase, seat: int, words: dict[str, Any], at: str, names: Names
) -> int:
    """How far the frame has come: what is said of it, and else what is usual."""
    cursor, usual = 0, _kept(phase, _usual_cursor(state, phase, seat))
    for (key, kind), value in zip(phase.keeps.items(), usual, strict=True):
        if key in words:
            value = value_of(kind, words[key], f"{at}.{key}", names)
            _check_seats(state, kind, value)
        cursor = cursor * int(kind) + value
    return cursor


def _check_seats(state: Record, kind: Kind, value: int) -> None:
    """Raises Misused where a seat is named that nobody has."""
    if isinstance(kind, Several):
        kind, value = kind.of, value.bit_length() - 1
    if kind.kind == SEATS.kind and state.seats <= value < MAX_SEATS:
        raise Misused(say(_("There is no seat {seat} in this game."), seat=value + 1))


def _read_seat(game: Game, state: Record, word: Any, above: int | None, at: str) -> int:
    """The seat that is named, by its number or its name; else that of the phase below."""
    if word is None:
        if above is None:
            raise Misused(say(_("{where} names its seat: seat = 1."), where=at))
        return above
    return CHANCE if word == "chance" else _seat_named(game, state, word)


def _seat_named(game: Game, state: Record, word: Any) -> int:
    """The seat that a number or a name means. Raises Misused."""
    if isinstance(word, str) and not word.isdigit():
        meant = meant_by(game.seat_kind, word, partial(game.known_as, state))
        if meant:
            return meant[0]
    if isinstance(word, bool) or str(word) not in SEATS.words[: state.seats]:
        raise Misused(say(_("There is no seat {seat} in this game."), seat=str(word)))
    return int(word) - 1


def read_half_said(game: Game, state: Record, said: Any) -> None:
    """Put down the beginnings of long moves."""
    if not isinstance(said, dict):
        raise Misused(say(_("{where} must be a table."), where="half_said"))
    for word, text in said.items():
        seat = CHANCE if word == "chance" else _seat_named(game, state, word)
        move = _half_a_move(game, state, text)
        values = [value for value in move.values if value != OPEN]
        if not move.verb.long or not values or list(move.values[: len(values)]) != values:
            raise Misused(
                say(_("What {seat} has half said is the beginning of no move."), seat=word)
            )
        state.draft_verb[seat] = 1 + move.verb.number
        state.draft_said[seat] = len(values)
        state.draft[seat][: len(values)] = values


def _half_a_move(game: Game, state: Record, text: Any) -> Move:
    said, names = text if isinstance(text, str) else "", partial(game.known_as, state)
    try:
        return read_move(game.actions, said, sayings=names)
    except HalfSaid as half:
        return half.move
    except Unclear as error:
        raise Misused(f"half_said: {error}") from None


# --- what follows -------------------------------------------------------------------------------


def _frames(state: Record) -> list[Frame]:
    return [
        (
            state.frame_phase[level],
            state.frame_seat[level],
            state.frame_cursor[level],
            state.frame_answered[level],
        )
        for level in range(state.depth)
    ]


def _usual(game: Game, state: Record) -> Frame | None:
    """The decision at which a position is that does not say what goes on."""
    return (*game.usual.frame(state, 0), 0) if game.usual and not state.ended else None


def _with_those_under(game: Game, state: Record, frames: list[Frame]) -> list[Frame]:
    """The frames and those on which they lie."""
    frames = list(frames)
    while frames and len(frames) <= DEPTH:
        within = game.lies_within[frames[0][0]]
        if within is None:
            break
        frames.insert(0, (*within.frame(state, *frames[0][1:3]), 0))
    return frames
