"""Ladders: who beats whom, on paired chance with the seats rotated, and how sure that is."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

from tabard.engine.game import Game, Misused
from tabard.engine.words import _, say
from tabard.players.bot import OWN, find_player
from tabard.players.faults import Faults
from tabard.players.thinking import Thinker

from .crew import Crew, Heard, Job, Threads
from .matches import Matches, Played, Sittings, level_of_player
from .plainly import PlainMatches, plays_plainly
from .sure import Share


@dataclass
class Ladder:
    """What came of the games: of each pair the first one's share (or of each kind its own, where
    all win or lose together), and of pairs a rating of each kind with its uncertainty. ``faults``
    says how often bots of somebody's own did not choose."""

    shares: dict[tuple[str, ...], Share] = field(default_factory=dict)
    ratings: dict[str, tuple[float, float]] = field(default_factory=dict)
    faults: dict[str, int] = field(default_factory=dict)


Rung = tuple[tuple[str, ...], int]  # those who meet, and the number of their game
Won = tuple[float, Mapping[str, int]]  # the first one's share, and what bots did wrong


def ladder(
    game: Game,
    names: Sequence[str],
    players: int,
    games: int,
    *,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    kept: Path | None = None,
    workers: int | None = None,
    crew: Crew | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Ladder:
    """Let every pair of these bots play ``games`` games for so many players; where all win or lose
    together, let each kind play them among its like.

    At a table for more than two, every other seat is one kind's, and the odd one in turns. In the
    file ``kept`` each game is a line of JSON; those that stand there already are not played again.
    The ``crew`` plays, or else so many ``workers`` of this process. Raises Misused for an unknown
    bot, number of players or option, and for another ladder's file.
    """
    kinds = tuple(dict.fromkeys(names))
    job = _Meetings(game, kinds, players, seed, options)
    pairs = [(name,) for name in kinds] if job.together else list(combinations(kinds, 2))
    if not pairs:
        raise Misused(say(_("A ladder needs two bots: --bots bot:fair,bot:strong.")))
    facts = {"ladder": game.name, "version": game.version, "players": players, "seed": seed}
    facts |= {"options": dict(options or {})}
    done = _read(kept, facts) if kept else {}
    wanted = [(pair, number) for number in range(games) for pair in pairs]
    missing = [each for each in wanted if each not in done]
    faults: Counter[str] = Counter()
    with (crew or Threads(workers)).at_work(job) as play:
        already = len(wanted) - len(missing)
        for number, (rung, (won, faulty)) in enumerate(zip(missing, play(missing), strict=True), 1):
            done[rung] = won
            faults.update(faulty)
            if kept:
                line = {"pair": list(rung[0]), "number": rung[1], "won": won}
                with kept.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(line) + "\n")
            if progress:
                progress(already + number, len(wanted))
    outcome = _counted(pairs, {rung: done[rung] for rung in wanted})
    outcome.faults.update(faults)
    return outcome


@dataclass(frozen=True)
class _Meetings(Job[Rung, Won]):
    """The games of a ladder. Raises Misused for an unknown bot, number of players or option."""

    game: Game
    kinds: tuple[str, ...]
    players: int
    seed: int
    options: Mapping[str, str] | None

    def __post_init__(self) -> None:
        if not self._plainly:
            for name in self.kinds:
                level_of_player(name)

    @property
    def together(self) -> bool:
        """Do all win or lose together?"""
        return Sittings(self.game, self.players, self.options, self.seed).alone

    @property
    def _plainly(self) -> bool:
        """Can they not be played in machine code?"""
        kinds = self.kinds
        return plays_plainly(kinds) or any(find_player(name).word in OWN for name in kinds)

    def begin(self, heard: Heard | None = None) -> Callable[[Rung], Won]:
        """Matches are made ready."""
        faults = Faults(lambda sentence: None)
        matches, played_by = self._matches(faults)

        def play(rung: Rung) -> Won:
            pair, number = rung
            sides = [_side(player, number, self.players) for player in range(self.players)]
            played = played_by([pair[side % len(pair)] for side in sides], number)
            first = [0] if matches.alone else [p for p, side in enumerate(sides) if side == 0]
            return sum(matches.won(played, player) for player in first), faults.taken()

        return play

    def _matches(self, faults: Faults) -> tuple[Sittings, Callable[[Sequence[str], int], Played]]:
        """How a game is played: in machine code where it can be."""
        if self._plainly:
            plain = PlainMatches(self.game, self.players, self.options, self.seed, faults)
            return plain, plain.play
        levels = {name: level_of_player(name) for name in self.kinds}
        matches = Matches(Thinker(self.game), self.players, self.options, self.seed)
        return matches, lambda names, number: matches.play([levels[n] for n in names], number)


def _side(player: int, number: int, players: int) -> int:
    """Which kind of a pair a player is: every other one, and of an odd number the last in turns."""
    if players % 2 and player == players - 1:
        return number // players % 2
    return player % 2


def _read(kept: Path, facts: Mapping[str, Any]) -> dict[tuple[tuple[str, ...], int], float]:
    """The games that stand in a file; an empty file is begun. Raises Misused."""
    if not kept.exists() or not kept.read_text(encoding="utf-8").strip():
        kept.write_text(json.dumps(facts) + "\n", encoding="utf-8")
        return {}
    head, *lines = kept.read_text(encoding="utf-8").splitlines()
    try:
        said = json.loads(head)
        games = [json.loads(line) for line in lines]
        found = {(tuple(g["pair"]), int(g["number"])): float(g["won"]) for g in games}
    except (ValueError, KeyError, TypeError):
        sentence = _("{file} is no ladder's: name another file, or none.")
        raise Misused(say(sentence, file=kept)) from None
    if said != facts:
        sentence = _("{file} is the file of another ladder ({said}): name another file.")
        raise Misused(say(sentence, file=kept, said=json.dumps(said)))
    return found


def _counted(
    pairs: Sequence[tuple[str, ...]], done: Mapping[tuple[tuple[str, ...], int], float]
) -> Ladder:
    """The shares and the ratings, in the order of the games."""
    from openskill.models import PlackettLuce

    found, model = Ladder(), PlackettLuce()
    rated = {name: model.rating(name=name) for pair in pairs for name in pair}
    for pair, won in _in_order(done):
        share = found.shares.get(pair, Share(0, 0.0))
        found.shares[pair] = Share(share.games + 1, share.won + won)
        if len(pair) == 2:
            teams = [[rated[pair[0]]], [rated[pair[1]]]]
            scores = [won, 1 - won]
            rated[pair[0]], rated[pair[1]] = (t[0] for t in model.rate(teams, scores=scores))
    if all(len(pair) == 2 for pair in pairs):
        found.ratings = {name: (each.mu, each.sigma) for name, each in rated.items()}
    return found


def _in_order(
    done: Mapping[tuple[tuple[str, ...], int], float],
) -> Iterator[tuple[tuple[str, ...], float]]:
    for (pair, _number), won in sorted(done.items(), key=lambda item: item[0][1]):
        yield pair, won
