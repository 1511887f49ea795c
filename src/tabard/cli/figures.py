"""Figures with their intervals, as a table for people and as facts for programs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tabard.engine.game import Game
from tabard.engine.words import _, paired, say
from tabard.lab.figures import Side, by_bot, by_seat, ending_said, endings, length
from tabard.lab.games import Games
from tabard.lab.happened import Places, happened, sentence_of, weightiest
from tabard.lab.rows import mean_said, share_said, side_rows, told_rows
from tabard.lab.sure import Mean, Share


def aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Rows as lines, each column as wide as its longest word."""
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row, wide, strict=True)]
        yield ("  " + "  ".join(cells)).rstrip()


def figures_said(games: Games) -> list[str]:
    """All figures for people: a table of those who played, the endings, the length of a game."""
    lines = list(aligned(side_rows(games)))
    found = [
        (ending_said(word), f"{share.won:.0f}", share_said(share))
        for word, share in endings(games).items()
    ]
    lines += ["  " + paired(word, f"{count}, {share}") for word, count, share in found]
    sentence = _("  {moves} moves a game.")
    if games.counted == "decisions":
        sentence = _("  {moves} decisions a game.")
    return [*lines, say(sentence, moves=mean_said(length(games)))]


def told_said(games: Games, game: Game, every: bool) -> list[str]:
    """What happened how often, for people: the weightiest, or every event that came about."""
    found = happened(games)
    shown = [each for each in found if each.games.won] if every else weightiest(found)
    return list(aligned(told_rows(shown, game))) if shown else []


def told_facts(games: Games, game: Game, places: Places | None) -> list[dict[str, object]] | None:
    """The same for programs, every event that can be told; None where nothing was counted."""
    if games.told is None:
        return None
    return [
        {
            "event": each.event.word,
            "rule": each.event.rule,
            "sentence": sentence_of(each.event, game),
            "weight": each.event.weight,
            "times": mean_facts(each.often),
            "games": share_facts(each.games),
            "places": places_facts(places, each.event.word),
        }
        for each in happened(games)
    ]


def places_facts(places: Places | None, event: str) -> dict[str, dict[str, float]]:
    """How often an event came about in a game at each place that its facts name."""
    return {
        at.fact: {
            at.kind.word(number): at.often_at(number) / places.games
            for number in at.kind.numbers
            if at.often_at(number)
        }
        for at in (places.at if places else ())
        if places and at.event == event
    }


def share_facts(share: Share) -> dict[str, object]:
    """A share for programs."""
    low, high = share.interval
    return {"share": share.share, "won": share.won, "games": share.games, "low": low, "high": high}


def mean_facts(mean: Mean | None) -> dict[str, object] | None:
    """A mean for programs."""
    if mean is None:
        return None
    low, high = mean.interval or (None, None)
    return {"mean": mean.mean, "games": mean.games, "low": low, "high": high}


def side_facts(side: Side) -> dict[str, object]:
    """How somebody fared, for programs."""
    return {
        "seat": side.seat,
        "bot": side.bot,
        "wins": share_facts(side.wins),
        "place": mean_facts(side.place),
        "score": mean_facts(side.score),
    }


def figures_facts(games: Games) -> dict[str, object]:
    """All figures for programs."""
    return {
        "by_seat": [side_facts(side) for side in by_seat(games)],
        "by_bot": [side_facts(side) for side in by_bot(games)],
        "endings": {word: share_facts(share) for word, share in endings(games).items()},
        "length": {"counted": games.counted, **(mean_facts(length(games)) or {})},
    }
