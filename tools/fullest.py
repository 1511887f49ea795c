"""Finds each game's fullest board in a game of bots, and keeps its position for the game's page.

``python tools/fullest.py [GAME ...]`` writes ``data/fullest.toml`` of the games that have a pitch.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from tabard.drawn.scene import scene_of
from tabard.engine.find import find_game, game_names
from tabard.engine.game import Game
from tabard.engine.match import Match
from tabard.engine.position import to_text
from tabard.players import stand_in

GAMES = Path(__file__).resolve().parent.parent / "src" / "tabard" / "games"
SEEDS = range(1, 4)
MOST = 4000  # moves of a game


def moments(game: Game, seats: int, seed: int) -> Iterator[Match]:
    """A game of bots, move by move."""
    match = Match(game, seats, seed=seed)
    bots = {seat: stand_in("bot:greedy", game, seat, seed) for seat in match.players}
    for _move in range(MOST):
        if match.over:
            return
        yield match
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match))


def pieces(match: Match) -> int:
    """How many pieces a picture of the table shows to everybody."""
    scene = scene_of(match, ())
    return len(scene.pieces) if scene else 0


def main(names: list[str]) -> None:
    """Write the position with the most pieces."""
    for name in names or game_names():
        game = find_game(name)
        if game.pitch is None:
            continue
        best, text, seats = 0, "", max(preset.players for preset in game.pitch.presets)
        for seed in SEEDS:
            for match in moments(game, seats, seed):
                if (count := pieces(match)) > best:
                    best, text = count, to_text(game, match.state)
        (GAMES / name / "data" / "fullest.toml").write_text(text, encoding="utf-8")
        print(f"{name}: {best} pieces")


if __name__ == "__main__":
    main(sys.argv[1:])
