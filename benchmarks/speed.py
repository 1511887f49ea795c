"""How fast a game is: ``python benchmarks/speed.py [GAME ...] [--games N] [--json]``.

Everything is measured in this one run, on this machine; quote ratios rather than the numbers. Cold
compilation, the cached start and the first prompt are timed as whole processes with an empty cache
folder of their own.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from typing import Any

from tabard.engine.find import find_game, game_names
from tabard.engine.game import Game
from tabard.engine.match import Match
from tabard.lab.simulate import Outcome, simulate
from tabard.players.bot import BOTS, Bot

COMPILE = """
import sys, time
began = time.perf_counter()
from tabard.engine.find import find_game, game_names
from tabard.players.bot import compiled_with_bots
compiled_with_bots(find_game(sys.argv[1]))
print(time.perf_counter() - began)
"""
FIRST_PROMPT = """
import sys, time
began = time.perf_counter()
from tabard.engine.find import find_game, game_names
from tabard.engine.match import Match
import tabard.cli.table.sit_down, tabard.cli.table.plain
game = find_game(sys.argv[1])
match = Match(game, game.seats[0], seed=1)
match.rows(match.to_act[0])
print(time.perf_counter() - began)
"""


def in_a_process(program: str, game: str, cache: str) -> float:
    """Seconds that a fresh process measured, from its first import."""
    environment = {**os.environ, "XDG_CACHE_HOME": cache, "LOCALAPPDATA": cache}
    command = [sys.executable, "-c", program, game]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)


def shares(outcome: Outcome) -> dict[str, float]:
    """Moves of each kind in a second: of chance, without a choice, and free."""
    return {kind: count / outcome.seconds for kind, count in outcome.moves.items()}


def greedy_move(game: Game, seconds: float = 3.0) -> float:
    """Seconds that a greedy bot thinks over a plain move, on average."""
    seats = game.seats[-1]
    match = Match(game, seats, seed=2)
    bots = [Bot(BOTS["greedy"], game, seat, seed=2) for seat in range(seats)]
    began, moves = time.perf_counter(), 0
    while not match.over and time.perf_counter() - began < seconds:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match))
        moves += 1
    return (time.perf_counter() - began) / moves


def plain_moves(game: Game, seconds: float = 3.0) -> float:
    """Plain moves in a second, random bots, chance included."""
    seats = game.seats[0]
    match = Match(game, seats, seed=3)
    bots = [Bot(BOTS["random"], game, seat, seed=3) for seat in range(seats)]
    began = time.perf_counter()
    while not match.over and time.perf_counter() - began < seconds:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match))
    return len(match.lines) / (time.perf_counter() - began)


def measure(game: Game, games: int) -> dict[str, Any]:
    """All figures of one game."""
    with tempfile.TemporaryDirectory() as cache:
        cold = in_a_process(COMPILE, game.name, cache)
        cached = in_a_process(COMPILE, game.name, cache)
        prompt = in_a_process(FIRST_PROMPT, game.name, cache)
    players = ["bot:random"] * max(2, game.seats[0])
    outcome = simulate(game, players, games, seed=1, workers=1)
    return {
        "game": game.name,
        "rows in the table of moves": len(game.actions.rows),
        "state, bytes": game.state.dtype().itemsize,
        "moves a second, one core": outcome.moves_per_second,
        **{f"  of these {kind}": each for kind, each in shares(outcome).items()},
        "games a second, one core": outcome.games_per_second,
        "cold compile, s": cold,
        "cached start, s": cached,
        "first prompt, s": prompt,
        "greedy bot's plain move, s": greedy_move(game),
        "plain moves a second": plain_moves(game),
    }


def shown(value: Any) -> str:
    """A figure as people read it."""
    if not isinstance(value, float):
        return str(value)
    return f"{value:,.2f}" if value < 100 else f"{value:,.0f}"


def main() -> None:
    """Print the figures as a table with a column for each game, or as JSON."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", nargs="*", help="all games, if none is named")
    parser.add_argument("--games", type=int, default=5_000)
    parser.add_argument("--json", action="store_true")
    said = parser.parse_args()
    games = [find_game(name) for name in said.game or game_names()]
    figures = {game.title: measure(game, said.games) for game in games}
    if said.json:
        print(json.dumps(figures))
        return
    print(f"| figure | {' | '.join(figures)} |")
    print(f"| --- |{' ---: |' * len(figures)}")
    for name in next(iter(figures.values())):
        print(f"| {name} | {' | '.join(shown(each[name]) for each in figures.values())} |")


if __name__ == "__main__":
    main()
