"""Many games between bots, compiled, on all cores."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any

from tabard.engine.batch import loops as batch
from tabard.engine.batch.compiled import Compiled
from tabard.engine.batch.happened import Happenings
from tabard.engine.dice import new_stream
from tabard.engine.game import Game, Misused
from tabard.engine.match.now import nothing_is_possible
from tabard.engine.state import Record
from tabard.engine.words import _, say
from tabard.players.bot import OWN, compiled_with_bots, find_player, policy
from tabard.players.faults import Faults
from tabard.players.levels import Level
from tabard.players.thinking import Thinker

from .crew import Crew, Heard, Job, Threads
from .games import UNFINISHED, Games, Looking, joined
from .happened import Places, happenings_of, together
from .matches import Matches, Played, level_of_player
from .plainly import PlainMatches, plays_plainly
from .position import Position, first_table


@dataclass(frozen=True)
class _Played:
    """Some games: the end states, the tally, how long each was, and what happened in each (a row of
    counts), where it was counted."""

    states: Any
    tally: Any
    moves: Any
    told: Any = None


@dataclass(frozen=True)
class _Part:
    """The same, looked at, and what bots did wrong."""

    states: Any
    tally: Any
    each: Games
    places: Places | None
    faults: Mapping[str, int]


@dataclass(frozen=True)
class Outcome:
    """What came of many games.

    ``seconds`` is the time of play, without compiling. ``results`` counts the endings by name
    (``"unfinished"``: over the declared limit of moves). ``digest`` is that of the end states, in
    the order of the games: it depends on the seed alone. ``moves`` counts those of chance, those
    that left no choice, and the free ones. ``faults`` says how often bots of somebody's own did not
    choose, a sentence each. ``each`` has a row for every game (None on a graphics processor),
    ``places`` what happened where, if it was counted.
    """

    games: int
    seconds: float
    results: dict[str, int]
    digest: str
    moves: dict[str, int]
    longest: int
    faults: Mapping[str, int] = field(default_factory=dict)
    each: Games | None = field(default=None, compare=False, repr=False)
    places: Places | None = field(default=None, compare=False, repr=False)

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
    offset: int = 0,
    rotate: bool = False,
    beside: Sequence[str] = (),
    workers: int | None = None,
    crew: Crew | None = None,
    check: bool = False,
    checked: bool | None = None,
    told: bool = False,
    position: Position | None = None,
) -> Outcome:
    """Play ``games`` games between bots (``"bot:random"``, …), one for each seat.

    ``progress(what, done, all)`` hears of compiling and of playing. ``offset`` leaves out as many
    games of the seed. ``rotate`` turns the bots by a seat from game to game. Games ``beside`` which
    these will be laid are played by the bots that are named there: then all are played the same
    way, on the same chance. ``check`` asks after every move whether all components are accounted
    for. ``told`` counts what happened too; games of those who think ahead are played once more for
    it, in plain Python. All games begin from a ``position``, where there is one, each with chance
    of its own. The ``crew`` plays, or else so many ``workers`` of this process; what comes of it
    does not depend on them. Whoever interrupts gets what is finished. Raises Misused for an unknown
    bot or option, for a position from which they cannot begin, or for a game that loses a
    component.
    """
    crew = crew or Threads(workers)
    job = _Simulation(
        game, tuple(players), seed, options, rotate, tuple(beside), check, checked, told, position
    )
    chunk, last = 1 if job.thinking else crew.many, offset + games
    parts = [range(first, min(first + chunk, last)) for first in range(offset, last, chunk)]
    done: list[tuple[Totals, _Part]] = []  # a part is there with its sum, or not at all
    heard = (lambda done, all_: progress(_("compiling"), done, all_)) if progress else None
    with crew.at_work(job, heard) as play, suppress(KeyboardInterrupt):
        began = time.perf_counter()
        for part in play(parts):
            before = done[-1][0] if done else Totals(game)
            done.append((before.plus(part.states, part.tally), replace(part, states=None)))
            if progress:
                progress(_("playing"), min(len(done) * chunk, games), games)
    seconds = time.perf_counter() - began
    outcome = (done[-1][0] if done else Totals(game)).outcome(seconds)
    faults: Counter[str] = Counter()
    for _sum, part in done:
        faults.update(part.faults)
    rows = joined([part.each for _sum, part in done]) if done else job.nothing(offset)
    places = together([part.places for _sum, part in done if part.places])
    return replace(outcome, faults=dict(faults), each=rows, places=places)


@dataclass(frozen=True)
class _Simulation(Job[range, _Part]):
    """The games that are to be played, by their numbers; the same as ``simulate`` is told."""

    game: Game
    players: tuple[str, ...]
    seed: int | None
    options: Mapping[str, str] | None
    rotate: bool
    beside: tuple[str, ...]
    check: bool
    checked: bool | None
    told: bool
    position: Position | None

    def __post_init__(self) -> None:
        if self.thinking and self.check:
            said = _("Only games of bots that are rules and do not think ahead can be checked so.")
            raise Misused(say(said))
        self._table()

    @property
    def alone(self) -> bool:
        """Plain Python has one thread."""
        return plays_plainly(self._everybody)

    @property
    def thinking(self) -> bool:
        """Does a game take its time?"""
        return self.alone or any(isinstance(find_player(name), Level) for name in self._everybody)

    @property
    def _everybody(self) -> tuple[str, ...]:
        return (*self.players, *self.beside)

    def _table(self) -> Record:
        return first_table(self.game, len(self.players), self.options, self.position)

    def _happenings(self) -> Happenings | None:
        return happenings_of(self.game) if self.told else None

    def _looking(self, table: Record, happenings: Happenings | None) -> Looking:
        counted = "decisions" if self.thinking else "moves"
        return Looking(self.game, self.players, self.game.players(table), counted, happenings)

    def nothing(self, first: int) -> Games:
        """No games."""
        happenings = self._happenings()
        looking = self._looking(self._table(), happenings)
        return looking.at(range(first, first), *_nothing(self.game, happenings))

    def begin(self, heard: Heard | None = None) -> Callable[[range], _Part]:
        """Compile, where that can be."""
        table, happenings = self._table(), self._happenings()
        looking, turned = self._looking(table, happenings), _Turned(len(self.players), self.rotate)
        faults = Faults(lambda sentence: None)
        play = self._player(table, turned, happenings, faults, heard)

        def part(numbers: range) -> _Part:
            some = play(numbers)
            each = looking.at(numbers, some.states, some.moves, turned.of(numbers), some.told)
            places = Places.of(happenings, some.told) if happenings else None
            return _Part(some.states, some.tally, each, places, faults.taken())

        return part

    def _player(
        self,
        table: Record,
        turned: _Turned,
        happenings: Happenings | None,
        faults: Faults,
        heard: Heard | None,
    ) -> Callable[[range], _Played]:
        """What plays games: plainly, in machine code that thinks ahead, or in batches."""
        count = len(self.players)
        if self.alone:
            plain = PlainMatches(self.game, count, self.options, self.seed, faults, self.position)
            return _alone(lambda n: plain.play(self.players, n, turned=turned.by(n)), happenings)
        if self.thinking:
            thinker = Thinker(self.game, checked=self.checked, progress=heard)
            matches = Matches(thinker, count, self.options, self.seed, self.position)
            levels = [level_of_player(name) for name in self.players]
            heard_too = happenings is not None
            return _alone(
                lambda n: matches.play(levels, n, turned=turned.by(n), heard=heard_too), happenings
            )
        words = {name.removeprefix("bot:") for name in self._everybody}
        brought, checked = tuple(sorted(words & set(OWN))), self.checked
        named = [policy(name, brought) for name in self.players]
        if brought and checked is None:
            checked = True  # nobody has tried its rules yet
        compiled = compiled_with_bots(self.game, checked=checked, brought=brought, progress=heard)
        return _Batch(
            self.game, compiled, table, named, turned, self.seed, self.check, happenings
        ).play


def _alone(
    play: Callable[[int], Played], happenings: Happenings | None = None
) -> Callable[[range], _Played]:
    """A game by itself, of which only the decisions are counted."""

    def one(numbers: range) -> _Played:
        import numpy as np

        played = play(numbers.start)
        tally = np.zeros(batch.TALLY, np.int64)
        tally[batch.FREE_MOVES] = tally[batch.MOST_MOVES] = played.decisions
        told = np.array([happenings.counted(played.told)]) if happenings else None
        return _Played(played.end.pack(), tally, np.array([played.decisions]), told)

    return one


@dataclass(frozen=True)
class _Turned:
    """By how many seats the bots have turned in a game."""

    players: int
    rotate: bool

    def by(self, number: int) -> int:
        return number % self.players if self.rotate else 0

    def of(self, numbers: range) -> Any:
        import numpy as np

        return np.array([self.by(number) for number in numbers], np.int64)


@dataclass
class _Batch:
    game: Game
    compiled: Compiled
    table: Record
    named: list[int]
    turned: _Turned
    seed: int | None
    check: bool
    happenings: Happenings | None = None

    def play(self, numbers: range) -> _Played:
        """Play some of the games."""
        import numpy as np

        start, turned = self.table.pack(), self.turned.of(numbers)
        states, moves = np.repeat(start, len(numbers)), np.zeros(len(numbers), np.int64)
        total = np.zeros(batch.TALLY, np.int64)
        told = self.happenings.none(len(numbers)) if self.happenings else None
        for by in np.unique(turned):
            seated = np.flatnonzero(turned == by)
            some = self._turned(start, [numbers[at] for at in seated], int(by))
            states[seated], moves[seated] = some.states, some.moves
            total = _added(total, some.tally)
            if told is not None:
                told[seated] = some.told
        return _Played(states, total, moves, told)

    def _turned(self, start: Any, numbers: Sequence[int], by: int) -> _Played:
        """Some in which the bots have turned by so many seats."""
        import numpy as np

        room = np.zeros((2, len(self.game.actions.rows)), np.int16)
        states = np.repeat(start, len(numbers))
        streams = np.array([new_stream(self.seed, part=n) for n in numbers], np.int64)
        tally = np.zeros(batch.TALLY + len(numbers), np.int64)
        leaders = self.game.players(self.table)
        policies = np.array(
            [self.named[(player + by) % len(self.named)] for player in leaders], np.int64
        )
        tables = states, np.repeat(start, 2), streams, policies, tally
        span = 0, len(numbers), self.game.longest, int(self.check)
        told = None
        if self.happenings is None:
            self.compiled.play_games(*tables, span, *room)
        else:
            told, laid = self.happenings.none(len(numbers)), self.happenings.laid
            self.compiled.play_and_count(*tables, told, laid, span, *room)
        if tally[batch.COMPLAINT]:
            at = int(tally[batch.AT_GAME])
            self._complain(tally, numbers[at], self.game.state.unpack(states[at]))
        return _Played(states, tally[: batch.TALLY], tally[batch.TALLY :], told)

    def _complain(self, tally: Any, game: int, table: Record) -> None:
        number = int(tally[batch.COMPLAINT])
        if number == batch.OVERFLOW:
            what = say(_("The list of what was told overflowed."))
        elif number == batch.STUCK:
            what = nothing_is_possible(self.game, table)
        else:
            what = self.game.book.complaints.explain(number).sentence
        sentence = _("Game {game}, move {move}: {what}")
        raise Misused(say(sentence, game=game, move=int(tally[batch.AT_MOVE]), what=what))


def _added(one: Any, other: Any) -> Any:
    """Two tallies as one."""
    both = one + other
    both[batch.MOST_MOVES] = max(one[batch.MOST_MOVES], other[batch.MOST_MOVES])
    return both


def _nothing(game: Game, happenings: Happenings | None) -> tuple[Any, Any, Any, Any]:
    """The end states, moves, turns and counts of no games."""
    import numpy as np

    none = np.zeros(0, np.int64)
    told = happenings.none(0) if happenings else None
    return np.zeros(0, game.state.dtype()), none, none, told


class Totals:
    """What came of games whose end states and tallies are added in the order of the games. Of the
    states only what is counted of them stays: a hundred thousand would fill the memory. A sum never
    changes, so that whoever is interrupted has a whole one."""

    def __init__(self, game: Game) -> None:
        self._endings = {0: UNFINISHED, **{i + 1: e.word for i, e in enumerate(game.endings)}}
        self._lasting = game.state.dtype().fields["told_count"][1]  # type: ignore[index]
        self._games, self._longest = 0, 0
        self._results: Counter[str] = Counter()
        self._moves: Counter[str] = Counter()
        self._digest = hashlib.sha256()

    def plus(self, states: Any, tally: Any) -> Totals:
        """These games as well."""
        both = copy(self)
        both._games += len(states)
        both._results = self._results.copy()
        both._results.update(self._endings[int(n)] for n in states["ended"])
        both._digest = self._digest.copy()
        for state in states:
            both._digest.update(state.tobytes()[: self._lasting])
        both._moves = self._moves.copy()
        for at, name in enumerate(("chance", "forced", "free")):
            both._moves[name] += int(tally[at])
        both._longest = max(self._longest, int(tally[batch.MOST_MOVES]))
        return both

    def outcome(self, seconds: float) -> Outcome:
        """All of them."""
        digest, results = self._digest.hexdigest(), dict(self._results)
        return Outcome(self._games, seconds, results, digest, dict(self._moves), self._longest)
