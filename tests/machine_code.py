"""Both builds of every game, compiled on all cores before the tests ask for them:
python -m tests.machine_code. All tests share what is kept."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from itertools import product

from tabard.engine.find import find_game, game_names
from tabard.players.bot import compiled_with_bots


def compile_one(game: str, checked: bool) -> None:
    """One build of one game."""
    compiled_with_bots(find_game(game), checked=checked)


def main() -> None:
    """The longest first."""
    builds = product(sorted(game_names(), key=lambda name: -len(find_game(name).rules)), (1, 0))
    with ProcessPoolExecutor() as pool:
        for made in [pool.submit(compile_one, game, bool(checked)) for game, checked in builds]:
            made.result()


if __name__ == "__main__":
    main()
