"""Both builds of all machine code that tests ask for, compiled on all cores before they do:
python -m tests.machine_code. All tests share what is kept."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from itertools import product

from tabard.engine.find import find_game, game_names
from tabard.players.bot import compiled_with_bots
from tabard.players.thinking import Thinker

BATCH, STEPS, THOUGHT = "batch", "steps", "thought"


def compile_one(game: str, what: str, checked: bool) -> None:
    """One build of one game."""
    if what == THOUGHT:
        Thinker(find_game(game), checked=checked)
    else:
        compiled_with_bots(find_game(game), by_steps=what == STEPS, checked=checked)


def main() -> None:
    """The longest first."""
    games = sorted(game_names(), key=lambda name: -len(find_game(name).book.rules))
    builds = [
        (game, what, bool(checked))
        for game, what, checked in product(games, (BATCH, STEPS, THOUGHT), (1, 0))
    ]
    with ProcessPoolExecutor() as pool:
        for made in [pool.submit(compile_one, *build) for build in builds]:
            made.result()


if __name__ == "__main__":
    main()
