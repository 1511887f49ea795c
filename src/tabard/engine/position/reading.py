"""Positions read: every word known, every number in its range, and a table to go on from."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from ..game import Game, Misused
from ..kinds import MAX_SEATS, plain
from ..state import Field, Record
from ..unable import no_toml
from ..words import _, say
from .now import read_half_said, read_now
from .sound import check_sound
from .values import Names, known, no_names, values_of
from .writing import written

FORMAT = 2
_LIMIT = 1_000_000  # characters of a position file
_HEAD = ("position", "game", "rules", "seats", "players", "options")
_GOES_ON = ("ended", "now", "half_said")


def from_text(
    game_of: Callable[[str], Game], text: str, options: Mapping[str, str] | None = None
) -> tuple[Game, Record]:
    """The game and the position that a TOML text describes.

    ``game_of`` finds a game by its name; ``options`` are readings that hold where the text names
    none. Raises Misused with one sentence for whatever is wrong.
    """
    words = _parsed(text)
    if not isinstance(words.get("game"), str):
        raise Misused(say(_("A position names its game: game = “…”.")))
    game = game_of(words["game"])
    _check_versions(game, words)
    if "hidden" in words:
        raise Misused(say(_("This is what some seats may know of a position, not all of it.")))
    fields = {field.name: field for field in written(game)}
    known(words, [*_HEAD, *_GOES_ON, *fields], say(_("A position of {game}"), game=game.title))
    state = _board(game, words, options or {})
    _lay_down(game, state, [field for field in fields.values() if field.name in words], words)
    if len(set(game.players(state))) != _players(words, state.seats):
        raise Misused(say(_("That many players cannot lead these seats.")))
    state.ended = _ending(game, words.get("ended", 0))
    read_now(game, state, words.get("now"))
    read_half_said(game, state, words.get("half_said", {}))
    check_sound(game, state, [fit.rule for fit in game.fits if not {*words} & {*fit.fields}])
    return game, state


def _parsed(text: str) -> dict[str, Any]:
    if len(text) > _LIMIT:
        raise Misused(say(_("This is too long for a position.")))
    try:
        words = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise Misused(say(_("This is no position: {error}."), error=no_toml(error))) from None
    if "stack" in words and "now" not in words:
        words["now"] = words.pop("stack")  # as positions of the first format called it
    return words


def _board(game: Game, words: dict[str, Any], said: Mapping[str, str]) -> Record:
    seats = words.get("seats", game.seats[0])
    named = words.get("options", {})
    if not isinstance(seats, int) or isinstance(seats, bool) or not isinstance(named, dict):
        raise Misused(say(_("seats must be a number and options a table.")))
    return game.empty_board(_players(words, seats), _readings(game, named, said), seats)


def _readings(game: Game, named: dict[str, Any], said: Mapping[str, str]) -> dict[str, Any]:
    """Those that a position names, and those that are said beside it. Raises Misused where the two
    contradict each other."""
    there, here = game.chosen(named), game.chosen(said)
    both = {plain(word) for word in named} & {plain(word) for word in said}
    for word in sorted(both):
        if there[word] != here[word]:
            sentence = _("The position says {word}={there}; that cannot be {word}={here} too.")
            raise Misused(say(sentence, word=word, there=there[word], here=here[word]))
    beside = {word: reading for word, reading in said.items() if plain(word) not in both}
    return {**named, **beside}


def _lay_down(game: Game, state: Record, fields: list[Field], words: dict[str, Any]) -> None:
    """Fill in fields: first those that say in words alone what lies where, for what some things are
    called (a seat by its nation) follows from them."""
    by_name = []
    for field in fields:
        try:
            _fill_in(state, field, words, no_names)
        except Misused:
            by_name.append(field)
    for field in by_name:
        _fill_in(state, field, words, partial(game.known_as, state))


def _fill_in(state: Record, field: Field, words: dict[str, Any], names: Names) -> None:
    name, empty = field.name, getattr(state, field.name)
    setattr(state, name, values_of(field, words[name], empty, field.shape, name, names))


def _players(words: dict[str, Any], seats: int) -> int:
    """How many play: as many as there are seats, unless one leads several."""
    players = words.get("players", seats)
    if not isinstance(players, int) or isinstance(players, bool) or players > seats:
        raise Misused(say(_("players must be a number, and no more than there are seats.")))
    if players < seats and seats > MAX_SEATS:
        raise Misused(say(_("There are at most {most} seats."), most=MAX_SEATS))
    return players


def _check_versions(game: Game, words: dict[str, Any]) -> None:
    version = words.get("position", FORMAT)
    if version not in range(1, FORMAT + 1) or isinstance(version, bool):
        raise Misused(say(_("This position was written by a newer version of Tabard.")))
    if words.get("rules", game.version) != game.version:
        sentence = _("This position was written for rules {theirs} of {game}; these are {ours}.")
        raise Misused(say(sentence, theirs=words["rules"], game=game.title, ours=game.version))


def _ending(game: Game, word: Any) -> int:
    endings = [ending.word for ending in game.endings]
    if word == 0 and not isinstance(word, bool):
        return 0
    if word not in endings:
        sentence = _("{where} cannot be {word}; it can be: {some}.")
        some = ", ".join(endings)
        raise Misused(say(sentence, where="ended", word=repr(word), some=some))
    return 1 + endings.index(word)
