"""Bots by name, and a bot in a seat.

A kind of bot is a few rules: ``choose(state, trial, seat, rows, count, inner, stream)`` gives the
row to play. ``state`` is the bot's guess of the table, ``trial`` a second table to try things on;
the first ``count`` of ``rows`` are the seat's legal rows, and ``inner`` is room for the numbers of
others. So the same bot plays at a table and in a batch.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass
from typing import Any

from tabard.engine.actions import Row
from tabard.engine.batch.compiled import Compiled
from tabard.engine.dice import new_stream
from tabard.engine.flow.loop import bind
from tabard.engine.game import Game, Misused
from tabard.engine.match import Match
from tabard.engine.words import _, listed, say

from . import greedy, own, randomly
from .box import Box, look, without
from .faults import Fault, Faults, raised, too_slow
from .judging import judge_of
from .levels import LEVELS, Level, level_of
from .own import Own


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
        scope = {**game.flow.scope, **judge_of(game)}
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


OWN: dict[str, Player | Own] = {}  # those that were brought, by word


def bring(name: str) -> str:
    """Read the bot in a file (``bot:./stubborn.py``), and give the name by which everybody knows it
    from now on (``bot:stubborn``). Raises Misused for a file in which there is none, and where
    another has the name."""
    word, player = own.from_file(name, Player)
    if word in BOTS or level_of(word) or own.installed(word, Player) is not None:
        sentence = _("There is a bot {word} already; give the file another name.")
        raise Misused(say(sentence, word=word))
    OWN[word] = player
    return f"bot:{word}"


def find_player(name: str) -> Player | Level | Own:
    """The kind of bot with this name (``bot:greedy``, ``bot:fair``, ``bot:search:2000``), of one's
    own too once it was brought or its package installed. Raises Misused when there is none."""
    word = name.removeprefix("bot:")
    player: Player | Own | None = None
    if name.startswith("bot:") and word not in BOTS and not level_of(word):
        player = OWN.get(word) or _installed(word)
        if player is None:
            own_bots = [f"bot:{known}" for known in (*own.names(), "./mine.py")]
            raise _nobody(name, *own_bots)
    return player or house_player(name)


def house_player(name: str) -> Player | Level:
    """The bot of the house with this name, whatever else was brought or is installed. Raises
    Misused when there is none."""
    word = name.removeprefix("bot:")
    player: Player | Level | None = None
    if name.startswith("bot:"):
        player = BOTS.get(word) or level_of(word)
    if player is None:
        raise _nobody(name)
    return player


def _nobody(name: str, *others: str) -> Misused:
    """Nobody is called so, and who is; ``others`` beside the bots of the house."""
    house = [f"bot:{known}" for known in (*LEVELS, "search:2000", *BOTS)]
    sentence = _("Nobody called {name} can sit down; there is: human, {bots}.")
    return Misused(say(sentence, name=repr(name), bots=", ".join([*house, *others])))


def _installed(word: str) -> Player | Own | None:
    """A bot that a package offers; from now on it is known like one that was brought."""
    player = own.installed(word, Player)
    if player:
        OWN[word] = player
    return player


def offered() -> list[tuple[str, str]]:
    """Who can be asked to sit down, by name and in a sentence: the levels, and chance. (The greedy
    bot is there as the fair one.)"""
    bots: list[Player | Level] = [*LEVELS.values(), BOTS["random"]]
    return [(f"bot:{bot.word}", say(bot.about)) for bot in bots]


def compiled_with_bots(
    game: Game,
    *,
    by_steps: bool = False,
    checked: bool | None = None,
    brought: Sequence[str] = (),
    progress: Callable[[int, int], None] | None = None,
) -> Compiled:
    """A game compiled together with every bot, so that it is compiled once for all of them, and
    loaded once in a process; ``by_steps`` with the doors of ``engine.batch.stepwise``. Of those
    that were ``brought`` the words that are wanted are said; with them it is compiled anew."""
    key = game.identity, by_steps, checked, *(OWN[word] for word in brought)
    if key not in _COMPILED:
        bots = BOTS | {word: bot for word in brought if isinstance(bot := OWN[word], Player)}
        choosers = {word: player.bound(game)[player.choose] for word, player in bots.items()}
        guessing = {word for word, player in bots.items() if player.guesses}
        _COMPILED[key] = Compiled(
            game, choosers, guessing=guessing, by_steps=by_steps, checked=checked, progress=progress
        )
    return _COMPILED[key]


_COMPILED: dict[tuple[object, ...], Compiled] = {}


def policy(name: str, brought: Sequence[str] = ()) -> int:
    """The number by which compiled play knows a bot that does not think ahead. Raises Misused for
    another."""
    player = find_player(name)
    if isinstance(player, Level):
        bots = listed([f"bot:{known}" for known in BOTS])
        raise Misused(say(_("Nobody who thinks ahead can play here: {bots}."), bots=bots))
    words = [*BOTS, *brought]
    word = name.removeprefix("bot:")
    if word not in words:
        sentence = _("The bot {word} of one's own cannot play here; there is: {bots}.")
        raise Misused(say(sentence, word=word, bots=listed([f"bot:{known}" for known in BOTS])))
    return words.index(word)


class Bot:
    """A bot in a seat. ``seed`` makes it repeatable (None: from the system's generator).

    One that raises, takes longer than its ``PATIENCE`` or answers what is no legal row has the row
    played that an absent seat is given, and that is said, once for each sentence.
    """

    def __init__(
        self,
        player: Player,
        game: Game,
        seat: int,
        seed: int | None = None,
        faults: Faults | None = None,
    ) -> None:
        self.player, self.seat = player, seat
        self.faults = faults or Faults()
        self._game = game
        self._choose: Callable[..., int] = player.bound(game)[player.choose]
        self._legal_rows = game.flow.legal_rows
        self._stream = new_stream(seed, part=1 + seat)
        self._rows, self._inner = game.room(), game.room()

    def choose(self, match: Match) -> Row:
        """The row that this bot plays now."""
        box = look(match, self.seat, self._stream)
        if self.player.word in BOTS:
            return self.choose_from(box, match.refused(self.seat))
        try:
            row = own.within(own.PATIENCE, lambda: self.choose_from(box))
            if any(row.number == legal.number for legal in match.rows(self.seat)):
                return row
            self._blame(say(_("it chose what is not allowed")), row.short)
        except TimeoutError:
            self._blame(too_slow(own.PATIENCE))
        except Exception as error:
            self._blame(raised(type(error).__name__, *own.place_of(error)), str(error))
        return match.default(self.seat)

    def _blame(self, what: str, detail: str = "") -> None:
        """Say what is wrong with it."""
        self.faults.add(Fault(self.player.word, what, detail))

    def choose_from(self, box: Box, refused: Container[int] = ()) -> Row:
        """The row that this bot plays, from all that it may know; nothing that was refused."""
        count = box.ask(self._legal_rows, self.seat, self._rows)
        count = without(self._rows, count, refused)
        room = self._rows, count, self._inner, self._stream
        return self._game.actions.rows[box.try_out(self._choose, self.seat, *room)]
