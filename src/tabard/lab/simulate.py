"""Many games between bots, compiled, on all cores."""

from __future__ import annotations

import hashlib
import os
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from typing import Any

from tabard.engine.batch import loops as batch
from tabard.engine.batch.compiled import Compiled
from tabard.engine.dice import new_stream
from tabard.engine.game import Game, Misused
from tabard.engine.words import _, say
from tabard.players.bot import OWN, compiled_with_bots, find_player, policy
from tabard.players.faults import Faults
from tabard.players.levels import Level
from tabard.players.thinking import Thinker

from .matches import Matches, Played, level_of_player
from .plainly import PlainMatches, plays_plainly

CHUNK = 64  # games that one thread plays before it takes the next


@dataclass(frozen=True)
class Outcome:
    """What came of many games.

    ``seconds`` is the time of play, without compiling. ``results`` counts the endings by name
    (``"unfinished"``: over the declared limit of moves). ``digest`` is that of the end states, in
    the order of the games: it depends on the seed alone. ``moves`` counts those of chance, those
    that left no choice, and the free ones. ``faults`` says how often bots of somebody's own did not
    choose, a sentence each.
    """

    games: int
    seconds: float
    results: dict[str, int]
    digest: str
    moves: dict[str, int]
    longest: int
    faults: Mapping[str, int] = field(default_factory=dict)

    @property
    def games_per_second(self) -> float:
        """Whole games in a second."""
        return self.games / max(self.seconds, 1e-9)

    @property
    def moves_per_second(self) -> float:
        """All moves in a second, chance and forced ones included."""
        return sum(self.moves.values()) / max(self.seconds, 1e-9)


def simulate(
    game: Game,
    players: Sequence[str],
    games: int,
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    progress: Callable[[str, int, int], None] | None = None,
    *,
    workers: int | None = None,
    check: bool = False,
    checked: bool | None = None,
) -> Outcome:
    """Play ``games`` games between bots (``"bot:random"``, …), one for each seat.

    ``progress(what, done, all)`` hears of compiling and of playing. ``check`` asks after every move
    whether all components are accounted for. Raises Misused for an unknown bot or option, or for a
    game that loses a component.
    """
    plainly = plays_plainly(players)
    if plainly or any(isinstance(find_player(name), Level) for name in players):
        if check:
            said = _("Only games of bots that are rules and do not think ahead can be checked so.")
            raise Misused(say(said))
        if plainly:
            return _plainly(game, players, games, seed, options, progress)
        return _thinking(game, players, games, seed, options, progress, workers, checked)
    brought = tuple(sorted({name.removeprefix("bot:") for name in players} & set(OWN)))
    named = [policy(name, brought) for name in players]
    heard = (lambda done, all_: progress(_("compiling"), done, all_)) if progress else None
    if brought and checked is None:
        checked = True  # nobody has tried its rules yet
    compiled = compiled_with_bots(game, checked=checked, brought=brought, progress=heard)
    table = game.new(len(players), options)
    policies = [named[player] for player in game.players(table)]
    start = table.pack()
    job = _Job(game, compiled, start, policies, seed, check)
    began = time.perf_counter()
    firsts = range(0, games, CHUNK)
    with ThreadPoolExecutor(workers or os.cpu_count()) as pool:
        done = []
        for part in pool.map(lambda first: job.play(first, min(first + CHUNK, games)), firsts):
            done.append(part)
            if progress:
                progress(_("playing"), min(len(done) * CHUNK, games), games)
    return summed(game, games, time.perf_counter() - began, done)


def _thinking(
    game: Game,
    players: Sequence[str],
    games: int,
    seed: int | None,
    options: Mapping[str, str] | None,
    progress: Callable[[str, int, int], None] | None,
    workers: int | None,
    checked: bool | None,
) -> Outcome:
    """The same where somebody thinks ahead: nobody changes his seat, and only free moves are
    counted."""
    heard = (lambda done, all_: progress(_("compiling"), done, all_)) if progress else None
    matches = Matches(Thinker(game, checked=checked, progress=heard), len(players), options, seed)
    levels = [level_of_player(name) for name in players]
    began, done = time.perf_counter(), []
    with ThreadPoolExecutor(workers or os.cpu_count()) as pool:
        for part in pool.map(lambda n: matches.play(levels, n, turned=0), range(games)):
            done.append((part.end.pack(), _decided(part)))
            if progress:
                progress(_("playing"), len(done), games)
    return summed(game, games, time.perf_counter() - began, done)


def _plainly(
    game: Game,
    players: Sequence[str],
    games: int,
    seed: int | None,
    options: Mapping[str, str] | None,
    progress: Callable[[str, int, int], None] | None,
) -> Outcome:
    """The same in plain Python, one game after another."""
    faults = Faults(lambda sentence: None)
    matches = PlainMatches(game, len(players), options, seed, faults)
    began, done = time.perf_counter(), []
    for number in range(games):
        played = matches.play(players, number, turned=0)
        done.append((played.end.pack(), _decided(played)))
        if progress:
            progress(_("playing"), len(done), games)
    outcome = summed(game, games, time.perf_counter() - began, done)
    return replace(outcome, faults=dict(faults.counted))


def _decided(played: Played) -> Any:
    """The tally of a game of which only the decisions were counted."""
    import numpy as np

    tally = np.zeros(batch.TALLY, np.int64)
    tally[batch.FREE_MOVES] = tally[batch.MOST_MOVES] = played.decisions
    return tally


@dataclass
class _Job:
    game: Game
    compiled: Compiled
    start: Any
    policies: list[int]
    seed: int | None
    check: bool

    def play(self, first: int, last: int) -> tuple[Any, Any]:
        """Play some of the games; their end states and the tally."""
        import numpy as np

        room = np.zeros((2, len(self.game.actions.rows)), np.int16)
        states = np.repeat(self.start, last - first)
        streams = [new_stream(self.seed, part=n) for n in range(first, last)]
        tally = np.zeros(batch.TALLY, np.int64)
        self.compiled.play_games(
            states,
            np.repeat(self.start, 2),
            np.array(streams, np.int64),
            np.array(self.policies, np.int64),
            tally,
            (0, last - first, self.game.longest, int(self.check)),
            room[0],
            room[1],
        )
        if tally[batch.COMPLAINT]:
            self._complain(tally, first)
        return states, tally

    def _complain(self, tally: Any, first: int) -> None:
        number = int(tally[batch.COMPLAINT])
        what = say(_("The list of what was told overflowed."))
        if number > 0:
            what = self.game.book.complaints.explain(number).sentence
        sentence = _("Game {game}, move {move}: {what}")
        game, move = first + int(tally[batch.AT_GAME]), int(tally[batch.AT_MOVE])
        raise Misused(say(sentence, game=game, move=move, what=what))


def summed(game: Game, games: int, seconds: float, parts: list[tuple[Any, Any]]) -> Outcome:
    """What came of games whose end states, in order, and tallies lie in ``parts``."""
    endings = {0: "unfinished", **{i + 1: e.word for i, e in enumerate(game.endings)}}
    results: Counter[str] = Counter()
    digest = hashlib.sha256()
    lasting = game.state.dtype().fields["told_count"][1]  # type: ignore[index]
    for states, _tally in parts:
        results.update(endings[int(n)] for n in states["ended"])
        for state in states:
            digest.update(state.tobytes()[:lasting])
    total = sum(tally for _states, tally in parts)
    names = ("chance", "forced", "free")
    moves = {name: int(total[i]) for i, name in enumerate(names)} if games else {}
    longest = max((int(tally[batch.MOST_MOVES]) for _states, tally in parts), default=0)
    return Outcome(games, seconds, dict(results), digest.hexdigest(), moves, longest)
