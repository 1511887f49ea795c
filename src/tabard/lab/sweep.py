"""All readings of one option, side by side: the same bots, the same chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from tabard.engine.game import Game, Misused
from tabard.engine.words import _, say

from .crew import Crew
from .games import Games
from .position import Position, first_table
from .simulate import simulate


@dataclass
class Sweep:
    """The games with each reading, and why there are none with others (a sentence each)."""

    readings: dict[str, Games] = field(default_factory=dict)
    refused: dict[str, str] = field(default_factory=dict)


def sweep(
    game: Game,
    option: str,
    bots: Sequence[str],
    games: int = 1000,
    *,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    rotate: bool = False,
    workers: int | None = None,
    crew: Crew | None = None,
    progress: Callable[[str, int, int], None] | None = None,
    position: Position | None = None,
) -> Sweep:
    """Play ``games`` games with each reading of an option, all from a ``position``, where there is
    one; whoever interrupts gets the readings that are finished. Raises Misused for an unknown
    option or bot, and where no reading can be played by so many, or from there."""
    known = next((each for each in game.options if each.word == option), None)
    if known is None:
        game.chosen({option: ""})
        sentence = _(
            "{option} has no readings to lay side by side; compare sets two against each other."
        )
        raise Misused(say(sentence, option=option))
    found, playable = Sweep(), []
    for reading in known.readings:
        said = {**(options or {}), option: reading}
        try:
            first_table(game, len(bots), said, position)
            playable.append((reading, said))
        except Misused as refusal:
            found.refused[reading] = str(refusal)
    if not playable:
        raise Misused(next(iter(found.refused.values())))
    for reading, said in playable:
        each = simulate(
            game, bots, games, seed, said, progress, rotate=rotate, workers=workers, crew=crew,
            position=position,
        ).each  # fmt: skip
        if each is None or len(each) < games:
            break
        found.readings[reading] = each
    if not found.readings:
        raise KeyboardInterrupt
    return found
