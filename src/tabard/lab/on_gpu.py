"""Many games between bots, on a graphics processor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabard.compiler.cuda import Assembled, Gpu
from tabard.engine.batch import on_gpu
from tabard.engine.batch.on_gpu import OnGpu
from tabard.engine.dice import new_stream
from tabard.engine.game import Game
from tabard.players.bot import BOTS, policy

from .simulate import Outcome, Totals


def build(game: Game, players: Sequence[str], **how: Any) -> Assembled:
    """A game's kernel with the bots that are named, and no others: each makes it longer."""
    return on_gpu.build(game, *choosers(game, players), **how)


def choosers(game: Game, players: Sequence[str]) -> tuple[dict[str, Any], set[str]]:
    """The rules of the bots that are named, and those that play on a guess."""
    bots = [BOTS[word] for word in words(players)]
    chosen = {bot.word: bot.bound(game)[bot.choose] for bot in bots}
    return chosen, {bot.word for bot in bots if bot.guesses}


def words(players: Sequence[str]) -> list[str]:
    """Every kind of bot that plays, in the order in which they are first named. Raises Misused for
    one that thinks ahead."""
    return list(dict.fromkeys(map(word, players)))


def word(name: str) -> str:
    """The word of a bot that does not think ahead. Raises Misused for another."""
    return list(BOTS)[policy(name)]


def simulate_on_gpu(
    game: Game,
    players: Sequence[str],
    games: int,
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    processor: Gpu | None = None,
    built: Assembled | None = None,
    width: int = on_gpu.WIDTH,
    each: int = on_gpu.EACH,
    blocks: int = 0,
) -> Outcome:
    """The same games as ``simulate`` plays, to the last byte. Raises NoGpu where there is no
    graphics processor. The seconds are those of the processor."""
    processor = processor or Gpu()
    built = built or build(game, players, chip=processor.chip)
    played = OnGpu(game, built, processor).play(
        *begun(game, players, options), streams(games, seed), width=width, each=each, blocks=blocks
    )
    return Totals(game).plus(played.ends, played.tally).outcome(played.seconds)


def begun(
    game: Game, players: Sequence[str], options: Mapping[str, str] | None = None
) -> tuple[Any, Any]:
    """The table from which all games start, and the bot of each seat by its number."""
    import numpy as np

    table = game.new(len(players), options)
    named = [words(players).index(word(name)) for name in players]
    return table.pack(), np.array([named[seat] for seat in game.players(table)], np.int64)


def streams(games: int, seed: int | None) -> Any:
    """A stream of chance for each game."""
    import numpy as np

    return np.array([new_stream(seed, part=n) for n in range(games)], np.int64)
