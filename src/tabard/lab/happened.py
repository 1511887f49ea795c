"""What happened how often in many games, and where: on the places of the game's drawn board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from tabard.drawn.scene import Spot, scene_of
from tabard.engine.batch.happened import Happenings
from tabard.engine.events import Event
from tabard.engine.game import Game
from tabard.engine.kinds import Kind
from tabard.engine.match import Match
from tabard.engine.words import Whole, say

from .games import Games
from .sure import Mean, Share, mean_of


@dataclass(frozen=True)
class Happened:
    """How often something came about in a game, and in how many games it did at all."""

    event: Event
    often: Mean
    games: Share


def happened(games: Games) -> list[Happened]:
    """Everything that can be told, the most frequent first; nothing where it was not counted."""
    if games.told is None:
        return []
    found = [
        Happened(event, mean_of(row), Share(len(games), float((row > 0).sum())))
        for event, row in zip(games.events, games.told.T, strict=True)
    ]
    return sorted(found, key=lambda each: -each.often.mean)


FEW = 12  # so many are shown where not all are asked for


def weightiest(found: Sequence[Happened]) -> list[Happened]:
    """Those that matter most for the story of a game and came about at all, filled up with the most
    frequent; the most frequent first."""
    came = [each for each in found if each.games.won]
    first = sorted(came, key=lambda each: (-min(each.event.weight, 1), -each.often.mean))[:FEW]
    return sorted(first, key=lambda each: -each.often.mean)


def sentence_of(event: Event, game: Game) -> str:
    """An event by the words of its sentence, with its facts by their names:
    ``The [tribe] sack [city].``"""
    facts = {fact: _Fact(f"[{game.field_called(fact)}]") for fact, _kind in event.facts}
    return say(event.sentence, **facts)


class _Fact(Whole):
    """A fact that is not known: it goes by its name, and where it counts it is several."""

    number = 2


@dataclass(frozen=True)
class At:
    """What happened at the places of one kind that a fact of an event names: how ``often`` in all
    of the games, a number for each place; ``squares`` are summed up game by game."""

    event: str
    fact: str
    kind: Kind
    often: Any
    squares: Any

    def often_at(self, number: int) -> int:
        """How often at one of the places."""
        return int(self.often[number - self.kind.first])


@dataclass(frozen=True)
class Places:
    """What happened where, in so many ``games``."""

    games: int
    at: tuple[At, ...]

    @classmethod
    def of(cls, happenings: Happenings, told: Any) -> Places:
        """Of rows of counts, one for each game."""
        total, squares = told.sum(axis=0), (told * told).sum(axis=0)
        return cls(
            len(told),
            tuple(
                At(where.event, where.fact, where.kind, total[where.span], squares[where.span])
                for where in happenings.places
            ),
        )


def together(parts: Sequence[Places]) -> Places | None:
    """Several parts as one; None where nothing was counted."""
    if not parts:
        return None
    first = parts[0]
    summed = (
        replace(
            at,
            often=sum(part.at[n].often for part in parts),
            squares=sum(part.at[n].squares for part in parts),
        )
        for n, at in enumerate(first.at)
    )
    return Places(sum(part.games for part in parts), tuple(summed))


def happenings_of(game: Game) -> Happenings:
    """How what happens in a game is counted: where its board is drawn, by place too."""
    kinds = {kind.kind for spot in spots_of(game) for kind, _number in spot.names}
    return Happenings(game, lambda kind: kind.kind in kinds)


def spots_of(game: Game) -> tuple[Spot, ...]:
    """The places of the game's drawn board; none where there is no such board."""
    scene = scene_of(Match(game, game.seats[0], 0), ())
    return tuple(scene.spots) if scene else ()
