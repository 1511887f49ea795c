"""Cuts exercises from games of bots, and writes each game's ``data/exercises.toml``.

``python tools/exercises.py [GAME ...] [--games N]``. At tables as bots leave them somebody plays on
aimlessly, some hundred times: he chooses a verb, then one of its moves. What can be asked for and
comes about that way seldom enough is an exercise; how seldom is its grade. Its solution is the
shortest way that was found, without the moves that it does not need, and it must hold on each table
that the seat cannot tell from its own.
"""

from __future__ import annotations

import argparse
import random
import tomllib
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from pathlib import Path

from tabard.engine.find import find_game, game_names
from tabard.engine.game import Game
from tabard.engine.match import Match
from tabard.engine.match.exercise import GRADES, Attempt, Exercise, Want, attempt, holds, solves
from tabard.engine.position import to_text
from tabard.engine.state import Record
from tabard.players import stand_in

GAMES = Path(__file__).resolve().parent.parent / "src" / "tabard" / "games"
IN_ALL = 50  # exercises of a game
TRIES = 300  # of somebody aimless, at each table
MOST = 6  # moves of an exercise
WANTED = 3  # things that an exercise wants at most
STEPS = (0.0, 0.01, 0.03, 0.08, 0.25)  # of how often; oftener is no exercise
OTHERS = 12  # moves that are tried in place of one
CHOICES = 6  # moves among which there must be to choose
LONGEST_GAME = 1500  # moves


Found = tuple[float, Exercise]  # and how often it came about


@dataclass(frozen=True)
class Way:
    """What somebody did, and after how many of his moves each thing came about."""

    lines: tuple[str, ...]
    came: dict[Want, int]


def tables(game: Game, seats: int, seed: int, every: int) -> Iterator[tuple[Record, int]]:
    """Tables of a game of bots at which a seat begins to decide, and has something to choose."""
    match = Match(game, seats, seed=seed)
    match.can_undo = False
    bots = {seat: stand_in("bot:greedy", game, seat, seed) for seat in range(match.state.seats)}
    before, begun = None, 0
    for _move in range(LONGEST_GAME):
        if match.over:
            return
        seat = match.to_act[0]
        alone = match.to_act == (seat,) and not match.draft(seat)
        if alone and before != seat and len(match.rows(seat)) >= CHOICES:
            begun += 1
            if begun % every == 0:
                yield match.state.copy(), seat
        before = seat
        lines = len(match.lines)
        match.play(seat, bots[seat].choose(match))
        if len(match.lines) > lines + 1:  # chance, or somebody else
            before = None


def aimless(game: Game, table: Record, seat: int, chance: random.Random) -> Way:
    """Somebody plays on without an aim, until it is not up to him."""
    match = Match.at(game, table, chance_by_hand=True)
    match.can_undo = False
    came: dict[Want, int] = {}
    lines: list[str] = []
    while match.to_act == (seat,) and len(lines) < MOST:
        rows = match.rows(seat)
        verb = chance.choice(list({row.verb.word: row.verb for row in rows}.values()))
        told, count = len(match.told_rows), len(match.lines)
        match.play(seat, chance.choice([row for row in rows if row.verb is verb]))
        lines += [line.words for line in match.lines[count : count + 1]]
        for one in match.tell((seat,), told):
            want = game.exercises.want(game, seat, one)
            if want:
                came.setdefault(want, len(lines))
    return Way(tuple(lines), came)


def found_at(game: Game, table: Record, seat: int, chance: random.Random) -> Iterator[Found]:
    """What can be asked for at a table, and how often it came about."""
    ways = [aimless(game, table, seat, chance) for _try in range(TRIES)]
    hits: dict[frozenset[Want], list[Way]] = {}
    for way in ways:
        for count in range(1, WANTED + 1):
            for some in combinations(sorted(way.came, key=lambda want: want.words), count):
                if _go_together(game, some) and len({way.came[want] for want in some}) == count:
                    hits.setdefault(frozenset(some), []).append(way)
    position = ""
    for wants, those in hits.items():
        shortest = min(those, key=lambda way: _moves(way, wants))
        if not len(wants) < _moves(shortest, wants) <= MOST:
            continue
        lines = shortest.lines[: _moves(shortest, wants)]
        position = position or to_text(game, table)
        wanted = tuple(sorted(wants, key=lambda want: shortest.came[want]))
        exercise = Exercise(0, seat, len(lines), wanted, lines, position)
        exercise = _shortened(exercise)
        often = sum(_moves(way, wants) <= exercise.moves for way in those) / TRIES
        yield often, exercise


def _go_together(game: Game, wants: Sequence[Want]) -> bool:
    """May these be wanted together?"""
    return len(wants) == 1 or not any(game.exercises.asks[want.event].alone for want in wants)


def _hidden(exercise: Exercise, chance: random.Random) -> bool:
    """Is there something to find: a move that is not what is wanted itself, and yet matters?"""
    made, steps = Attempt(exercise, exercise.table()), 0
    for number, words in enumerate(exercise.solution):
        before = made.reached
        made.play(words)
        found = "=" in words and _matters(exercise, number, chance)
        steps += found or made.reached != before
    return steps > len(exercise.wants)


def _matters(exercise: Exercise, number: int, chance: random.Random) -> bool:
    """Would most other moves in place of this one spoil it?"""
    lines, spoilt = exercise.solution, 0
    for _other in range(OTHERS):
        made = attempt(exercise, lines[:number])
        words = _any_move(made.match, exercise.seat, chance)
        if words != lines[number]:
            spoilt += not solves(
                exercise, exercise.table(), (*lines[:number], words, *lines[number + 1 :])
            )
    return spoilt > OTHERS / 2


def _any_move(match: Match, seat: int, chance: random.Random) -> str:
    """Some whole move, which is made."""
    count = len(match.lines)
    while len(match.lines) == count and match.to_act == (seat,):
        match.play(seat, chance.choice(match.rows(seat)))
    return match.lines[count].words


def _moves(way: Way, wants: Collection[Want]) -> int:
    return max(way.came[want] for want in wants)


def _shortened(exercise: Exercise) -> Exercise:
    """It without the moves that its solution does not need."""
    lines = exercise.solution
    for line in lines[:-1]:
        fewer = list(lines)
        fewer.remove(line)
        if solves(exercise, exercise.table(), fewer):
            lines = tuple(fewer)
    parts = exercise.grade, exercise.seat, len(lines), exercise.wants, lines
    return Exercise(*parts, exercise.position)


def gathered(game: Game, seeds: range, every: int) -> list[Found]:
    """Some exercises of each table: often, seldom and hardly ever come about, of the kinds that
    are rarest so far."""
    assert game.pitch is not None
    found: list[Found] = []
    kinds: Counter[str] = Counter()
    for seed in seeds:
        chance = random.Random(seed)
        presets = game.pitch.presets
        seats = presets[seed % len(presets)].players
        for table, seat in tables(game, seats, seed, every):
            those = [(often, one) for often, one in found_at(game, table, seat, chance)]
            for least, most in pairwise(STEPS):
                some = [one for one in those if least <= one[0] < most]
                chance.shuffle(some)
                some.sort(key=lambda one: (kinds[_kind(one[1])], -one[1].moves))
                best = next((one for one in some if _worth(one[1], chance)), None)
                if best:
                    kinds[_kind(best[1])] += 1
                    found.append(best)
        print(f"{game.name}: game {seed}, {len(found)} found", flush=True)
    return found


def _worth(exercise: Exercise, chance: random.Random) -> bool:
    """Is there something to find, and does it hold?"""
    return _hidden(exercise, chance) and holds(exercise)


def _kind(exercise: Exercise) -> str:
    return " ".join(sorted(want.event for want in exercise.wants))


def picked(found: list[Found]) -> list[Exercise]:
    """A third of each grade, which is a third of all by how often they come about; as various as
    can be: one of a table, and each kind in turn."""
    by_chance = sorted(found, key=lambda one: -one[0])
    chosen: list[Exercise] = []
    used: set[str] = set()
    kinds: Counter[str] = Counter()
    for grade in reversed(GRADES):
        third = len(by_chance) // len(GRADES)
        those = [one for _often, one in by_chance[third * (grade - 1) : third * grade or None]]
        room = IN_ALL // len(GRADES) + (grade <= IN_ALL % len(GRADES))
        for _place in range(room):
            left = [one for one in those if one.position not in used]
            if not left:
                break
            best = min(left, key=lambda one: (kinds[_kind(one)], -one.moves))
            kinds[_kind(best)] += 1
            used.add(best.position)
            parts = best.seat, best.moves, best.wants, best.solution, best.position
            chosen.append(Exercise(grade, *parts))
    return sorted(chosen, key=lambda one: (one.grade, one.moves, len(one.wants)))


def text_of(exercises: Sequence[Exercise]) -> str:
    """The file of a game's exercises."""
    head = "# Written by tools/exercises.py: what can be asked for stands in asks.toml.\n"
    return head + "".join(map(_entry, exercises))


def _entry(one: Exercise) -> str:
    return (
        f"\n[[exercise]]\ngrade = {one.grade}\nseat = {one.seat + 1}\nmoves = {one.moves}\n"
        f"wants = {_listed([want.words for want in one.wants])}\n"
        f"solution = {_listed(one.solution)}\n"
        f"position = '''\n{one.position.strip()}\n'''\n"
    )


def _listed(lines: Sequence[str]) -> str:
    return "[" + ", ".join(f'"{line}"' for line in lines) + "]"


def main() -> None:
    """Write the exercises of the games that are named, or of all that can be asked for any."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=8, dest="count", help="games of bots")
    parser.add_argument("--every", type=int, default=6, help="take each so-manieth table")
    said = parser.parse_args()
    for name in said.games or game_names():
        game = find_game(name)
        if game.exercises is None:
            continue
        found = gathered(game, range(1, said.count + 1), said.every)
        text = text_of(picked(found))
        tomllib.loads(text)
        (GAMES / name / "data" / "exercises.toml").write_text(text, encoding="utf-8")
        print(f"{name}: {dict(Counter(one.grade for one in picked(found)))}")


if __name__ == "__main__":
    main()
