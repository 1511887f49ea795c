"""What many games come to: who won how often, in which place, with how many points, how games ended
and how long they were, each with its interval."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tabard.engine.words import name_of

from .games import Games
from .sure import Mean, Share, mean_of


@dataclass(frozen=True)
class Side:
    """How somebody fared: a ``seat`` (from 1), a ``bot`` wherever it sat, both where bots keep
    their seats, or nobody alone where all win together. Places and scores are those of games that
    ended; there are none where all win together."""

    seat: int | None
    bot: str | None
    wins: Share
    place: Mean | None = None
    score: Mean | None = None


def by_seat(games: Games) -> list[Side]:
    """How each seat fared; where all win together one line for all."""
    if games.together:
        return [_together(games)]
    stays = not games.turned.any()
    return [
        _side(games, games.wins, games.places, games.scores, [seat], seat + 1, bot * stays or None)
        for seat, bot in enumerate(games.bots)
    ]


def by_bot(games: Games) -> list[Side]:
    """How each kind of bot fared, wherever it sat; what it won in several seats counts together."""
    if games.together:
        return [_together(games)]
    wins, places, scores = map(games.by_bot, (games.wins, games.places, games.scores))
    return [
        _side(games, wins, places, scores, _where(games, bot), None, bot)
        for bot in dict.fromkeys(games.bots)
    ]


def length(games: Games) -> Mean:
    """How many moves a game has."""
    return mean_of(games.moves)


def ending_said(word: str) -> str:
    """What an ending is called."""
    return name_of(word.replace("_", " "), "ending")


def endings(games: Games) -> dict[str, Share]:
    """How often games ended in each way that came about, the most frequent first."""
    found = {word: float(games.ending(word).sum()) for word in games.endings}
    most = sorted((word for word, times in found.items() if times), key=lambda word: -found[word])
    return {word: Share(len(games), found[word]) for word in most}


def _where(games: Games, bot: str) -> list[int]:
    return [at for at, name in enumerate(games.bots) if name == bot]


def _together(games: Games) -> Side:
    """All at once; one who plays alone has a score of his own."""
    score = mean_of(games.scores[games.over][:, 0]) if len(games.bots) == 1 else None
    bot = games.bots[0] if len(set(games.bots)) == 1 else None
    return Side(None, bot, Share(len(games), float(games.wins.sum())), score=score)


def _side(
    games: Games,
    wins: Any,
    places: Any,
    scores: Any,
    columns: Sequence[int],
    seat: int | None,
    bot: str | None,
) -> Side:
    over = games.over
    return Side(
        seat,
        bot,
        Share(len(games), float(wins[:, columns].sum())),
        mean_of(places[over][:, columns].mean(axis=1)),
        mean_of(scores[over][:, columns].mean(axis=1)),
    )
