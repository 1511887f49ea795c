"""The full counts, for minutes: python -m tests.long [GAME], or scripts/test --long [GAME].

Of the language of rules (say ``language`` for a game) 20,000 programs at random, carried out in
plain Python and by both builds. Of the laboratory (say ``laboratory``) 1,000 comparisons of a game
with itself, and an advantage that is planted. Of chance that players can check (say ``chance``) 100
million draws, at which published tests look. Of each game 10,000 random games for each number of
players and each difficulty or preset, every index checked and every component accounted for after
every move; 50 whole games in which plain and compiled play give the same bytes after every move,
and 20,000 positions with something changed, each refused in a sentence or played on; and 100 games
through each door for research, which end as the same moves do in a match, with OpenSpiel's own test
for each number of players. Where seats have secrets, 1,000 pairs of tables at an inn that differ in
one, and whose bytes and times tell it to nobody. Of New World, whose games are long, 5,000 games of
each level, as many of them by each number of players, and 30 whole ones. What is done is kept in
build/long-GAME.json: an interrupted run goes on, and starts again only when the sources have
changed."""

from __future__ import annotations

import hashlib
import json
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pyspiel

from tabard.engine.find import find_game, game_names
from tabard.engine.game import Game, Misused
from tabard.engine.record.files import replace_text
from tabard.lab.simulate import simulate
from tabard.research.openspiel import name_of
from tests.compiler.agreeing import agree_on
from tests.every_game.fuzz import fuzz
from tests.every_game.test_compiled import Builds, Walk, check_move
from tests.long.calibration import COMPARISONS, calibrated
from tests.long.evenness import DRAWS, even
from tests.long.secrecy import PAIRS, SECRETIVE, secret
from tests.research.doors import DOORS, ends_as_in_a_match

LANGUAGE, PROGRAMS, POSITIONS = "language", 20_000, 20_000
CHANCE = "chance"
LABORATORY, COMPARED = "laboratory", "jeanne_darc"
THROUGH_A_DOOR = 100
ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Plan:
    """How much of a game is counted: ``games`` for each number of players and each reading of the
    options that are asked for, or of the one that is named; ``at_once`` of them between two looks
    at the clock; ``whole`` games plain and compiled."""

    games: int = 10_000
    at_once: int = 2_000
    whole: int = 50
    option: str = ""


PLANS = {"new_world": Plan(games=1_250, at_once=125, whole=30, option="level")}


@dataclass(frozen=True)
class Count:
    """Something done so many times: ``do(first, last)`` does a part of it."""

    name: str
    times: int
    at_once: int
    do: Callable[[int, int], str]


def counts(game: Game) -> Iterator[Count]:
    """All that is counted for a game."""
    plan = PLANS.get(game.name, Plan())
    readings = readings_of(game, plan)
    for seats in game.seats:
        for options in readings:
            name = " ".join([f"{seats} seats", *options.values()])
            yield Count(name, plan.games, plan.at_once, random_games(game, seats, options))
    yield Count("plain and compiled", plan.whole, 5, whole_games(game, readings))
    yield Count("positions at random", POSITIONS, 1_000, positions(game))
    for door in DOORS:
        yield Count(f"through {door}", THROUGH_A_DOOR, 10, through_a_door(game, door))
    yield Count("OpenSpiel's own test", len(game.seats), 1, by_openspiel(game))
    if game.name in SECRETIVE:
        yield Count("pairs of tables", PAIRS, 250, partial(secret, game))


def programs() -> Iterator[Count]:
    """All that is counted for the language of rules."""

    def agree(first: int, last: int) -> str:
        agree_on(last - first, begin=first, size=16)
        return "all ways of carrying them out agree"

    yield Count("programs at random", PROGRAMS, 500, agree)


def laboratory() -> Iterator[Count]:
    """Whether comparisons are as sure as they say."""

    def compare(_first: int, comparisons: int) -> str:
        return calibrated(find_game(COMPARED), comparisons)

    yield Count("comparisons", COMPARISONS, COMPARISONS, compare)


def chance() -> Iterator[Count]:
    """Whether chance that players can check is even."""

    def look(_first: int, draws: int) -> str:
        return even(draws)

    yield Count("draws", DRAWS, DRAWS, look)


def readings_of(game: Game, plan: Plan) -> list[dict[str, str]]:
    """The options with which a game is counted."""
    counted = [o for o in game.options if o.asked or o.word == plan.option]
    return [{o.word: reading} for o in counted for reading in o.readings] or [{}]


def random_games(game: Game, seats: int, options: dict[str, str]) -> Callable[[int, int], str]:
    """Random games, each component accounted for after every move, each index looked at."""

    def play(first: int, last: int) -> str:
        players = ["bot:random"] * seats
        outcome = simulate(game, players, last - first, first, options, check=True, checked=True)
        assert "unfinished" not in outcome.results, f"longer than {game.longest} moves"
        assert outcome.games == last - first
        return f"{sum(outcome.moves.values())} moves, all accounted for"

    return play


def whole_games(game: Game, readings: list[dict[str, str]]) -> Callable[[int, int], str]:
    """Games of which every move is played plain and compiled."""
    tables = [(seats, options) for options in readings for seats in game.seats]

    def play(first: int, last: int) -> str:
        builds, moves = Builds(game), 0
        for seed in range(first, last):
            walk = Walk(game, builds, game.new(*tables[seed % len(tables)]), seed)
            for seat, count, row in walk:
                check_move(game, walk, seat, count, row)
                moves += 1
            assert walk.table["ended"][0], f"game {seed} is longer than {game.longest} moves"
        return f"{moves} moves, the same bytes after each"

    return play


def positions(game: Game) -> Callable[[int, int], str]:
    """Changed positions: refused in a sentence, or played on for 200 moves."""

    def read(first: int, last: int) -> str:
        outcome = fuzz(game, first, last - first)
        assert not outcome.faults, outcome.faults[0]
        refused = sum(outcome.refused.values())
        return f"{refused} refused, {outcome.played} played on, {outcome.over} played to the end"

    return read


def through_a_door(game: Game, door: str) -> Callable[[int, int], str]:
    """Whole games through a door for research, by each number of players in turn."""

    def play(first: int, last: int) -> str:
        moves = 0
        for seed in range(first, last):
            moves += ends_as_in_a_match(door, game, game.seats[seed % len(game.seats)], seed)
        return f"{moves} moves, the same end in a match"

    return play


def by_openspiel(game: Game) -> Callable[[int, int], str]:
    """OpenSpiel's random games, written down and read again, for each number of players."""

    def play(first: int, last: int) -> str:
        for players in game.seats[first:last]:
            loaded = pyspiel.load_game(name_of(game.name), {"players": players})
            pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)
        return "nothing wrong"

    return play


def digest_of_sources() -> str:
    """Changes when any source or data of the package does."""
    digest = hashlib.sha256()
    for path in sorted((ROOT / "src").rglob("*")):
        if path.suffix in (".py", ".csv", ".toml"):
            digest.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


class Progress:
    """What has been done of each count, on disk after every part."""

    def __init__(self, path: Path) -> None:
        self.path, self.sources = path, digest_of_sources()
        kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        same = kept.get("sources") == self.sources
        self.done: dict[str, int] = kept["done"] if same else {}
        if kept and not same:
            print("The sources have changed: everything is counted again.")

    def add(self, name: str, done: int) -> None:
        """Keep that so much has been done."""
        self.done[name] = done
        self.path.parent.mkdir(parents=True, exist_ok=True)
        kept = {"sources": self.sources, "done": self.done}
        replace_text(self.path, json.dumps(kept, indent=1) + "\n")


def run(name: str, counts: Iterable[Count]) -> None:
    """Do what is left to do for a game, or for the language."""
    progress = Progress(ROOT / f"build/long-{name}.json")
    for count in counts:
        first = progress.done.get(count.name, 0)
        if first >= count.times:
            print(f"{name}, {count.name}: {count.times} done before", flush=True)
        while first < count.times:
            begun, last = time.perf_counter(), min(first + count.at_once, count.times)
            said = count.do(first, last)
            progress.add(count.name, last)
            seconds = time.perf_counter() - begun
            done = f"{last} of {count.times}"
            print(f"{name}, {count.name}: {done} ({seconds:.1f} s; {said})", flush=True)
            first = last


def main(names: list[str]) -> int:
    """The language and all games, or those that are named."""
    try:
        known = {LANGUAGE: programs, LABORATORY: laboratory, CHANCE: chance}
        for name in names or [*known, *game_names()]:
            run(name, known[name]() if name in known else counts(find_game(name)))
    except KeyboardInterrupt:
        print("Stopped; the same command goes on from here.", file=sys.stderr)
        return 130
    except (Misused, AssertionError) as wrong:
        print(f"FAILED: {wrong}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
