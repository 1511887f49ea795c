"""Rules in the browser: ``python benchmarks/browser.py [GAME ...] [--moves N] [--turns N]``.

For each game the size of its module, plain and compressed, how long a browser needs to open it, and
moves a second there, on one core, beside the same games in machine code. The three alternate, and
of each the best turn counts: what else a machine does only slows. Every digest of end states must
be the same.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tabard.engine.dice import new_stream
from tabard.engine.find import find_game, game_names
from tabard.engine.game import Game
from tabard.lab.simulate import simulate

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tools")]

from tests.web.conftest import PROGRAMS  # noqa: E402
from tests.web.in_browser import InBrowser  # noqa: E402
from wasm import compressed, module  # noqa: E402

SEED, GAMES = 1, 200
# With an empty section more the browser has not seen these bytes before.
OPEN = """async () => {
  const { open } = await import("/static/rules.js");
  const bytes = await (await fetch("/rules.wasm")).bytes();
  const unseen = new Uint8Array([...bytes, 0, 2, 1, 120]);
  const began = performance.now();
  await open(unseen);
  return performance.now() - began;
}"""

Played = tuple[str, float]  # the digest of the end states, and moves a second


class Contest:
    """One game, in machine code and in the browser."""

    def __init__(self, browser: Browser, game: Game, moves: int) -> None:
        self.game, self.seats = game, max(2, game.seats[0])
        few = simulate(game, self.players, GAMES, seed=SEED, workers=1, checked=False)
        self.games = max(GAMES, GAMES * moves // sum(few.moves.values()))
        self.modules, self.seconds = {}, {}
        for name, small in (("module", False), ("small module", True)):
            began = time.perf_counter()
            self.modules[name] = module(game, small=small)
            self.seconds[name] = time.perf_counter() - began
        self.pages = {name: InBrowser(browser, code) for name, code in self.modules.items()}

    @property
    def players(self) -> list[str]:
        """A random bot in each seat."""
        return ["bot:random"] * self.seats

    def native(self) -> Played:
        """All games in machine code."""
        of = simulate(self.game, self.players, self.games, seed=SEED, workers=1, checked=False)
        return of.digest, of.moves_per_second

    def in_browser(self, name: str) -> Played:
        """All games in the browser."""
        start = self.game.new(self.seats)
        streams = [new_stream(SEED, part=part) for part in range(self.games)]
        of = self.pages[name].play(start, streams, [0] * len(self.game.players(start)))
        return of["digest"], sum(of["tally"][:3]) / of["seconds"]

    def speeds(self, turns: int) -> dict[str, float]:
        """The best of several turns; before them all play once, to be warm."""
        plays: dict[str, Callable[[], Played]] = {"machine code": self.native}
        for name in self.modules:
            plays[name] = lambda name=name: self.in_browser(name)  # type: ignore[misc]
        got = [{name: play() for name, play in plays.items()} for _turn in range(turns + 1)]
        assert len({digest for turn in got for digest, _speed in turn.values()}) == 1
        return {name: max(turn[name][1] for turn in got[1:]) for name in plays}


def figures(browser: Browser, game: Game, moves: int, turns: int) -> dict[str, str]:
    """All figures of one game, as people read them."""
    contest = Contest(browser, game, moves)
    speeds = contest.speeds(turns)
    of = {"games": f"{contest.games:,}"}
    for name, code in contest.modules.items():
        of[f"{name}, bytes"] = f"{len(code):,}"
        of[f"{name}, bytes compressed"] = f"{compressed(code):,}"
        of[f"{name}, s to build"] = f"{contest.seconds[name]:.1f}"
        of[f"{name}, ms to open"] = f"{contest.pages[name].ask(OPEN):.0f}"
    for name, speed in speeds.items():
        of[f"{name}, moves a second"] = f"{speed:,.0f}"
        if name in contest.modules:
            of[f"{name}, of machine code's speed"] = f"{speed / speeds['machine code']:.2f}"
    for page in contest.pages.values():
        page.context.close()
    return of


def main() -> None:
    """Print a table with a column for each game."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="*", help="all games, if none is named")
    parser.add_argument("--moves", type=int, default=500_000, help="of each game, each time")
    parser.add_argument("--turns", type=int, default=5)
    said = parser.parse_args()
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        sys.exit(f"No browser is installed here: none of {', '.join(PROGRAMS)}.")
    games = [find_game(name) for name in said.game or game_names()]
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-gpu"]
        browser = playwright.chromium.launch(executable_path=program, args=arguments)
        all_of = {game.title: figures(browser, game, said.moves, said.turns) for game in games}
        print(f"Chromium {browser.version}")
        browser.close()
    print(f"| figure | {' | '.join(all_of)} |")
    print(f"| --- |{' ---: |' * len(all_of)}")
    for name in next(iter(all_of.values())):
        print(f"| {name} | {' | '.join(each[name] for each in all_of.values())} |")


if __name__ == "__main__":
    main()
