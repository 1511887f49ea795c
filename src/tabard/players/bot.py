"""Bots by name, and a bot in a seat.

A kind of bot is a few rules: ``choose(state, trial, seat, rows, count, inner, stream)`` gives the
row to play. ``state`` is the bot's guess of the table, ``trial`` a second table to try things on;
the first ``count`` of ``rows`` are the seat's legal rows, and ``inner`` is room for the numbers of
others. So the same bot plays at a table and in a batch.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tabard.engine.actions import Row
from tabard.engine.compiled import Compiled
from tabard.engine.dice import new_stream
from tabard.engine.flow import bind
from tabard.engine.game import Game, Misused
from tabard.engine.match import Match
from tabard.engine.words import _, say

from . import greedy, randomly
from .box import Box, look


@dataclass(frozen=True)
class Player:
    """A kind of bot: its word, a line about it, its rules (``choose`` is the name of the one that
    is asked), and whether it plays on a guess of what is hidden (it need not where it only looks
    at the legal rows)."""

    word: str
    about: str
    rules: tuple[Callable[..., Any], ...]
    choose: str
    guesses: bool = True

    def bound(self, game: Game) -> dict[str, Any]:
        """The rules of this bot for one game."""
        scope = {**game.flow.scope, "worth": game.worth}
        bind({rule.__name__: rule for rule in self.rules}, scope)
        return scope


BOTS = {
    player.word: player
    for player in (
        Player(
            "random", _("plays any legal move, each as likely"), randomly.RULES, "random_row", False
        ),
        Player(
            "greedy",
            _("looks one move ahead and takes what looks best"),
            greedy.RULES,
            "greedy_row",
        ),
    )
}


def find_player(name: str) -> Player:
    """The kind of bot with this name (``bot:greedy``). Raises Misused when there is none."""
    word = name.removeprefix("bot:")
    if not name.startswith("bot:") or word not in BOTS:
        bots = ", ".join(f"bot:{known}" for known in BOTS)
        sentence = _("Nobody called {name} can sit down; there is: human, {bots}.")
        raise Misused(say(sentence, name=repr(name), bots=bots))
    return BOTS[word]


def compiled_with_bots(
    game: Game, *, checked: bool | None = None, progress: Callable[[int, int], None] | None = None
) -> Compiled:
    """A game compiled together with every bot, so that it is compiled once for all of them, and
    loaded once in a process."""
    key = game.name, checked
    if key not in _COMPILED:
        _COMPILED[key] = _compile(game, checked, progress)
    return _COMPILED[key]


_COMPILED: dict[tuple[str, bool | None], Compiled] = {}


def _compile(
    game: Game, checked: bool | None, progress: Callable[[int, int], None] | None
) -> Compiled:
    choosers = {word: player.bound(game)[player.choose] for word, player in BOTS.items()}
    guessing = {word for word, player in BOTS.items() if player.guesses}
    return Compiled(game, choosers, guessing=guessing, checked=checked, progress=progress)


def policy(name: str) -> int:
    """The number by which compiled play knows a bot. Raises Misused for an unknown one."""
    return list(BOTS).index(find_player(name).word)


class Bot:
    """A bot in a seat. ``seed`` makes it repeatable (None: from the system's generator)."""

    def __init__(self, player: Player, game: Game, seat: int, seed: int | None = None) -> None:
        self.player, self.seat = player, seat
        self._game = game
        self._choose: Callable[..., int] = player.bound(game)[player.choose]
        self._legal_rows = game.flow.legal_rows
        self._stream = new_stream(seed, part=1 + seat)
        self._rows, self._inner = game.room(), game.room()

    def choose(self, match: Match) -> Row:
        """The row that this bot plays now."""
        return self.choose_from(look(match, self.seat, self._stream))

    def choose_from(self, box: Box) -> Row:
        """The row that this bot plays, from all that it may know."""
        count = box.ask(self._legal_rows, self.seat, self._rows)
        room = self._rows, count, self._inner, self._stream
        return self._game.actions.rows[box.try_out(self._choose, self.seat, *room)]
