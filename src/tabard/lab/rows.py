"""What many games come to, in rows of words: for a table on a screen or on a page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from tabard.drawn.speaking import bot_called, reading_typed
from tabard.engine.game import Game
from tabard.engine.words import _, digits, say

from .figures import Side, by_bot, by_seat, length
from .games import Games
from .happened import Happened, sentence_of
from .sure import Mean, Share

T = TypeVar("T")


def share_said(share: Share) -> str:
    """``35.0% (18.1% to 56.7%)``."""
    low, high = share.interval
    return say(_("{share:.1%} ({low:.1%} to {high:.1%})"), share=share.share, low=low, high=high)


def mean_said(mean: Mean) -> str:
    """``2.10 (1.95 to 2.25)``, or the mean alone where there are too few games."""
    if mean.interval is None:
        return digits(mean.mean, ".2f")
    low, high = mean.interval
    return say(_("{mean:.2f} ({low:.2f} to {high:.2f})"), mean=mean.mean, low=low, high=high)


def name_of(side: Side) -> str:
    """Who it is, in a table."""
    if side.seat is None:
        return side.bot if side.bot and side.place else say(_("all together"))
    seat = say(_("seat {seat}"), seat=side.seat)
    return f"{seat} {side.bot}" if side.bot else seat


def in_short(side: Side) -> str:
    """The same where there is little room: a bot by its word alone."""
    return name_of(replace(side, bot=bot_called(side.bot)) if side.bot else side)


def side_rows(games: Games) -> list[list[str]]:
    """A head, and a row for each of those who played: wins, place and score, as far as there are
    any."""
    seats, bots = by_seat(games), by_bot(games)
    alike = games.together or len(bots) == 1 or [side.bot for side in seats] == [
        side.bot for side in bots
    ]  # fmt: skip
    sides = seats if alike else [*seats, *bots]
    head = ["", say(_("wins")), say(_("place")), say(_("score"))]
    table = [head, *(_row(side) for side in sides)]
    kept = [at for at in range(len(head)) if at == 0 or any(row[at] for row in table[1:])]
    return [[row[at] for at in kept] for row in table]


def _row(side: Side) -> list[str]:
    cells = [mean_said(mean) if mean else "" for mean in (side.place, side.score)]
    return [name_of(side), share_said(side.wins), *cells]


def told_rows(shown: Sequence[Happened], game: Game) -> list[list[str]]:
    """A head, and a row for each of these: how often a game, and in how many games."""
    head = ["", say(_("times a game")), say(_("in so many games"))]
    return [
        head,
        *(
            [sentence_of(each.event, game), mean_said(each.often), share_said(each.games)]
            for each in shown
        ),
    ]


def by_reading(game: Game, option: str, found: Mapping[str, T]) -> dict[str, T]:
    """What was found with each reading of an option, by the word that people write for it."""
    return {reading_typed(game, option, reading): each for reading, each in found.items()}


def reading_rows(option: str, readings: Mapping[str, Games]) -> list[list[str]]:
    """A head, and a row for each reading of an option: who wins how often, and how long a game
    is."""
    some = next(iter(readings.values()))
    who = [say(_("{who} wins"), who=name_of(side)) for side in by_seat(some)]
    counted = _("moves") if some.counted == "moves" else _("decisions")
    head = [option, *who, say(counted)]
    return [
        head,
        *(
            [reading, *(share_said(side.wins) for side in by_seat(each)), mean_said(length(each))]
            for reading, each in readings.items()
        ),
    ]
