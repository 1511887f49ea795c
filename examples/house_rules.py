"""Compare house rules: what does an option do to the game? A few hundred games each, compiled.

python examples/house_rules.py
"""

from __future__ import annotations

from tabard.engine.find import find_game
from tabard.lab.simulate import simulate

GAMES = 300


def main() -> None:
    """How games end with each reading of two options."""
    game = find_game("fall_of_rome")
    for word in ("defence", "chain"):
        option = next(option for option in game.options if option.word == word)
        print(f"{option.title} (rules {', '.join(option.rules)})")
        for reading in option.readings:
            outcome = simulate(game, ["bot:random"] * 2, GAMES, seed=1, options={word: reading})
            moves = sum(outcome.moves.values()) / GAMES
            ends = ", ".join(f"{end} {count}" for end, count in sorted(outcome.results.items()))
            print(f"  {word}={reading}: {moves:.0f} moves a game; {ends}")


if __name__ == "__main__":
    main()
