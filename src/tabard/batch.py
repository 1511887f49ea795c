"""Many tables at once, as NumPy's arrays, played move by move in machine code.

::

    batch = Batch("fall_of_rome", players=2, tables=1000, seed=1)
    while not batch.over.all():
        masks = batch.legal()                          # (1000, rows) int8
        batch.play(some_row_of_each(masks))            # a row number a table
    batch.rewards()                                    # (1000, 2) float32

A playout of three tables:

>>> batch = Batch("fall_of_rome", players=2, tables=3, seed=1)
>>> batch.legal().shape, batch.seats.tolist()
((3, 2355), [1, 1, 0])
>>> moves = batch.play_out("bot:random")
>>> bool(batch.over.all()), batch.rewards().shape
(True, (3, 2))

A table waits for whoever ``seats`` names. Chance, bots and single rows that everybody can see are
single go by themselves, as they do in a ``Match``. One table or a hundred thousand: what happens at
a table depends on its stream alone, not on its neighbours or on the number of threads.

N below is the number of tables, ROWS that of the rows in the game's table of moves, MAX_SEATS is 6.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, NoReturn, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tabard.engine.batch.stepwise import ASKED, BY_HAND, GOES_ON, LOGGED, NOBODY_ASKED, UNKNOWN
from tabard.engine.dice import STREAM, new_stream
from tabard.engine.events import Told
from tabard.engine.find import find_game
from tabard.engine.game import Game, Misused
from tabard.engine.kinds import CHANCE, HIDDEN, MAX_SEATS, SEATS
from tabard.engine.match import Match
from tabard.engine.position.writing import in_toml, view_in_words
from tabard.engine.refusals import Refusal, Refused
from tabard.engine.secrecy.secrets import led_too
from tabard.engine.secrecy.viewing import Seen, bits_seen, fields_seen
from tabard.engine.state import Record
from tabard.engine.words import _, n_, say
from tabard.players.bot import compiled_with_bots, policy

__all__ = ["ASKED", "BY_HAND", "CHANCE", "HIDDEN", "Batch", "Misused", "Refused", "Seen"]

FEWEST = 64  # tables that are worth a thread of their own
_PACKED = ("tables", "streams", "policies", "moves", "start")

Numbers = NDArray[np.signedinteger[Any]]


@dataclass
class _Room:
    """What one thread needs beside the tables."""

    trials: Any  # two records
    rows: Any
    inner: Any


class Batch:
    """Tables of one game, with the same players and options.

    ``game`` is a name or a ``Game``; ``players`` how many play, or for each of them ``None``
    (asked) or a bot (``"bot:greedy"``). ``seed`` (up to 64 bits; None: the system's) makes chance
    and bots repeatable. ``chance_by_hand`` leaves chance to the caller, ``unasked=False`` single
    rows too. ``history`` keeps every move. ``workers`` threads share the tables (None: as many as
    there are cores). ``numbers`` are those of the games of the seed that lie on the tables
    (None: 0, 1, …). Raises Misused in one sentence for a game, bot, option or number of players
    that there is not.

    ``tables`` (N,) of ``game.state.dtype()``: the records. ``seats`` (N,) int16: who is asked,
    CHANCE (6), or -1 where the game is over. ``moves`` (N,) int64: how many were played, chance and
    single ones too. ``policies`` (N, 7) int64, by seat: ASKED, BY_HAND or the number of a bot;
    change it only by ``seat_bots``.
    """

    def __init__(
        self,
        game: str | Game,
        players: int | Sequence[str | None],
        tables: int = 1,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        chance_by_hand: bool = False,
        unasked: bool = True,
        history: bool = False,
        workers: int | None = None,
        checked: bool | None = None,
        numbers: Sequence[int] | None = None,
    ) -> None:
        game = find_game(game) if isinstance(game, str) else game
        named = [None] * players if isinstance(players, int) else [*players]
        if tables < 1:
            raise Misused(say(_("A batch has at least one table, not {tables}."), tables=tables))
        start = game.new(len(named), options)
        asked = ASKED if unasked else BY_HAND
        policies = [_policy(name, asked) for name in named]
        self._begin(game, start.pack(), tables, workers, checked)
        by_seat = [policies[player] for player in self.players]
        by_seat += [asked] * (CHANCE - len(by_seat)) + [BY_HAND if chance_by_hand else 0]
        self.policies = np.tile(np.array(by_seat, np.int64), (tables, 1))
        self.streams = np.tile(np.array(new_stream(seed), np.int64), (tables, 1))
        self.streams[:, 1] = np.arange(tables) if numbers is None else numbers
        if history:
            self._log = [[] for _table in range(tables)]
        self._go_on(np.ones(tables, bool))

    _log: list[list[tuple[int, int]]] | None = None

    def _begin(
        self, game: Game, start: Any, tables: int, workers: int | None, checked: bool | None
    ) -> None:
        """What does not depend on what lies on the tables."""
        self.game, self.start = game, start
        self.players = game.players(game.state.unpack(start[0]))
        self.workers, self.checked = workers or os.cpu_count() or 1, checked
        self.tables = np.repeat(start, tables)
        self.seats = np.full(tables, NOBODY_ASKED, np.int16)
        self.moves = np.zeros(tables, np.int64)
        self._masks = np.zeros((tables, len(game.actions.rows)), np.int8)
        self._lists, self._counts = self._no_lists(tables)
        self._rooms: dict[int, _Room] = {}

    def __len__(self) -> int:
        return len(self.tables)

    # --- what is going on -------------------------------------------------------------------------

    @property
    def over(self) -> NDArray[np.bool_]:
        """(N,) bool: has the game ended?"""
        ended: NDArray[np.bool_] = self.tables["ended"] != 0
        return ended

    def waiting(self) -> NDArray[np.int16]:
        """(N,) int16: a bit for each seat that must decide, bit 6 for chance. Several answer at
        once where a phase asks so; ``seats`` is the lowest of them."""
        waiting = np.zeros(len(self), np.int16)
        self._share("list_asked", lambda first, last, room: (self.tables, waiting, first, last))
        return waiting

    def legal(self, seats: ArrayLike | None = None) -> NDArray[np.int8]:
        """(N, ROWS) int8: 1 for each row that may be played, by whoever is asked, or by the
        ``seats`` (N,) that are named (-1: none). A table that asks nobody has no 1. Where no seats
        are named it cannot be written, and changes with the next move: copy what you keep."""
        if seats is None:
            masks = self._masks.view()
            masks.flags.writeable = False
            return masks
        masks, asked = np.zeros_like(self._masks), self._seats(seats, nobody=True)
        self._share(
            "mark_legal",
            lambda first, last, room: (self.tables, asked, masks, first, last, room.rows),
        )
        return masks

    def rows(self, seats: ArrayLike | None = None) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
        """The same as two rows of numbers, in order: a table, and a row that may be played
        there."""
        tables, rows = np.nonzero(self.legal(seats))
        return tables, rows

    def chances(self, table: int) -> list[tuple[int, float]]:
        """Where chance is asked by hand: its rows, and how likely each is (they sum to 1). Nothing
        elsewhere."""
        one = self.tables[self._table(table) :][:1]
        if self.seats[table] != CHANCE:
            return []
        rows = [int(row) for row in np.flatnonzero(self._masks[table])]
        weights = [self._compiled.call("weight_of", one, CHANCE, row) for row in rows]
        return [(row, weight / sum(weights)) for row, weight in zip(rows, weights, strict=True)]

    def words(self, row: int) -> str:
        """A row in words: ``march city=genua legions=2``. Raises Misused."""
        self._check_rows(np.array([row]))
        return self.game.actions.rows[row].words

    # --- playing ----------------------------------------------------------------------------------

    def play(
        self,
        rows: ArrayLike,
        seats: ArrayLike | None = None,
        *,
        anew: NDArray[np.bool_] | None = None,
        leave: bool = False,
    ) -> NDArray[np.bool_]:
        """Play ``rows`` (N,) by whoever is asked, or by the ``seats`` (N,) that are named, and all
        that follows by itself; a table whose row is -1 stays as it is, one that ``anew`` (N,) marks
        begins a new game instead.

        Are they not all legal, nothing is played: raises Refused, with the sentence of the first
        that is not. With ``leave`` the others are played. (N,) bool: which were not (``why_not``
        says why). Raises Misused for what are no rows."""
        chosen = self._one_each(rows)
        self._check_rows(chosen)
        if anew is not None:
            chosen = np.where(anew, -1, chosen)
        by = self.seats if seats is None else self._seats(seats, nobody=True)
        legal = self.legal(seats)[np.arange(len(self)), chosen] != 0  # -1: the last row, not used
        refused = (chosen >= 0) & ~legal
        if refused.any():
            if not leave:
                self._refuse(chosen, by, int(refused.argmax()))
            chosen = np.where(refused, -1, chosen)
        self._move(chosen.astype(np.int16), by, anew)
        return np.asarray(refused)

    def why_not(self, table: int, row: int, seat: int | None = None) -> Refusal | None:
        """Why this row may not be played at this table by whoever is asked, or by a seat; None if
        it may. Raises Misused for a row that there is not."""
        self._check_rows(np.array([row]))
        match = self.match(table)
        seat = int(self.seats[table]) if seat is None else seat
        refusal = match.why_not(max(seat, 0), self.game.actions.rows[row])
        draft = match.draft(seat)
        if refusal is None and draft and row not in dict(match.legal(seat)):
            sentence = _("{seat} has said “{draft}”, and goes on with that.")
            facts: dict[str, str | int] = {"draft": draft.words}
            said = say(sentence, seat=match.name(SEATS, seat), draft=draft.words)
            refusal = Refusal("", said, facts)
        return refusal

    def play_out(self, bots: str | Sequence[str], moves: int | None = None) -> NDArray[np.int64]:
        """Let bots play each table on, to its end or for so many ``moves``; ``bots`` is one for all
        players, or one for each. (N,) int64: how many moves it had. Whoever was asked is asked
        again afterwards, where a game goes on. Raises Misused."""
        kept, before = self.policies, self.moves.copy()
        self.policies = self.policies.copy()
        try:
            self.seat_bots([bots] * self.playing if isinstance(bots, str) else bots)
            self.policies[:, CHANCE] = 0
            self._go_on(~self.over, moves)
        finally:
            self.policies = kept
        self._go_on(~self.over & (self.seats == GOES_ON))
        return self.moves - before

    def seat_bots(
        self, players: Sequence[str | None], which: NDArray[np.bool_] | None = None
    ) -> None:
        """From the next move on these play, at all tables or at those ``which`` (N,) marks: for
        each player None (asked) or a bot. Raises Misused."""
        if len(players) != self.playing:
            sentence = n_(
                "{game} is set up for {players} player; named: {named}.",
                "{game} is set up for {players} players; named: {named}.",
                "players",
            )
            facts = {"game": self.game.title, "players": self.playing, "named": len(players)}
            raise Misused(say(sentence, **facts))
        policies = [_policy(name, ASKED) for name in players]
        for seat, player in enumerate(self.players):
            self.policies[:, seat][slice(None) if which is None else which] = policies[player]

    def restart(self, which: NDArray[np.bool_], seed: int | None = None) -> None:
        """Begin anew at the tables that ``which`` (N,) marks; their streams go on, or begin anew
        too, from ``seed``."""
        if seed is not None:
            self.streams[which] = new_stream(seed)
            self.streams[which, 1] = np.flatnonzero(which)
        self._move(np.full(len(self), -1, np.int16), self.seats, which)

    # --- what somebody may know -------------------------------------------------------------------

    @cached_property
    def fields(self) -> tuple[Seen, ...]:
        """The named parts of a flat row, in their order (see ``observe``)."""
        return fields_seen(self.game)

    def observe(self, seats: ArrayLike | None = None, into: Numbers | None = None) -> Numbers:
        """(N, NUMBERS) int16, or int32 where the game has big numbers: what whoever is asked, or
        the ``seats`` (N,) that are named (-1: a row of noughts), may know of each table, as one
        flat row. It follows from the view alone; HIDDEN (-30,000) stands where the seat may not
        look. With ``into``, what this gave before, that is written anew where there is a seat."""
        looking = self._seats(self._asked_seats() if seats is None else seats, nobody=True)
        flats = self._no_flats() if into is None else into
        self._share(
            "flatten_tables",
            lambda first, last, room: (self.tables, looking, flats, room.trials[:1], first, last),
        )
        return flats

    def _no_flats(self) -> Numbers:
        last = self.fields[-1]
        kind = np.int32 if bits_seen(self.game) == 32 else np.int16
        return np.zeros((len(self), last.at + last.size), kind)

    def named(self, flat: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """Flat rows by the names of their parts: (N, …) each, without copying."""
        lead = flat.shape[:-1]
        return {
            part.name: flat[..., part.at : part.at + part.size].reshape((*lead, *part.shape))
            for part in self.fields
        }

    def view(self, seats: ArrayLike | None = None) -> Any:
        """(N,) of ``game.state.dtype()``: the records as whoever is asked, or the ``seats`` (N,)
        that are named, may know them, with HIDDEN in the gaps. Raises Misused where nobody
        looks."""
        looking, views = self._seats(self.seats if seats is None else seats), self.tables.copy()
        self._share(
            "view_tables", lambda first, last, room: (self.tables, looking, views, first, last)
        )
        return views

    def text(self, table: int, seat: int) -> str:
        """What a seat may know of a table in words: TOML, ``?`` for what it may not."""
        state = self.state(table)
        self._seats([seat] * len(self))
        return in_toml(view_in_words(self.game, state, (seat,)))

    def guess(self, seats: ArrayLike | None = None) -> Self:
        """Tables that whoever is asked, or the ``seats`` (N,) that are named, cannot tell from
        these, each equally likely: a batch of its own. Each table's stream is drawn from. Raises
        Misused where nobody looks."""
        looking = self._seats(self.seats if seats is None else seats)
        guesses = self.clone()
        self._share(
            "guess_tables",
            lambda first, last, room: (
                *(self.tables, looking, guesses.tables, room.trials[:1], self.streams),
                *(first, last, room.rows),
            ),
        )
        guesses.streams, guesses._log = self.streams.copy(), None
        guesses._go_on(~guesses.over)
        return guesses

    def tell(self, table: int, seat: int | None = None) -> list[Told]:
        """What the last move at this table made happen, as a seat may know it (None: all of it)."""
        state, events = self.state(table), self.game.book.events
        seats = None if seat is None else led_too(self.game, state, [seat])
        told = [events.seen(row, seats) for row in state.told[: state.told_count]]
        return [
            events.explain(row, lambda kind, value: self.game.called(state, kind, value))
            for row in told
        ]

    # --- how it ended -----------------------------------------------------------------------------

    @property
    def playing(self) -> int:
        """How many players there are; one may lead several seats (``players`` says who leads)."""
        return max(self.players) + 1

    def ranks(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Two of (N, MAX_SEATS) int64: the place (1 is best, ties share one) and the score of each
        seat; 0 where a game goes on or nobody sits."""
        places, scores = (np.zeros((len(self), MAX_SEATS), np.int64) for _both in range(2))
        self._share(
            "rank_seats", lambda first, last, room: (self.tables, places, scores, first, last)
        )
        return places, scores

    def rewards(self) -> NDArray[np.float32]:
        """(N, players) float32: what each player gets, from -1 to 1; 0 where a game goes on.

        An ending that is won or lost together gives 1 or -1 to all. Elsewhere the places count: the
        first gets 1, the last -1, those between even steps; who shares a place shares its rewards,
        so that they sum to 0. Who plays alone and neither wins nor loses gets 0."""
        won = np.array([0, *(_won(ending.won) for ending in self.game.endings)], np.float32)
        rewards = np.repeat(won[self.tables["ended"]][:, None], self.playing, axis=1)
        ranked = self.over & (rewards[:, 0] == 0)
        if self.playing > 1 and ranked.any():
            own = [self.players.index(player) for player in range(self.playing)]
            places = self.ranks()[0][ranked][:, own]
            ahead = (places[:, None, :] < places[:, :, None]).sum(axis=2)
            beside = (places[:, None, :] == places[:, :, None]).sum(axis=2) - 1
            rewards[ranked] = 1 - (2 * ahead + beside) / (self.playing - 1)
        return rewards

    def worth(self, seats: ArrayLike) -> NDArray[np.int64]:
        """(N,) int64: what each table is worth to the ``seats`` (N,) that are named (-1: 0), as the
        game's judge says, which bots ask too. It looks at the table itself, not at a view."""
        looking, worths = self._seats(seats, nobody=True), np.zeros(len(self), np.int64)
        self._share(
            "judge_tables", lambda first, last, room: (self.tables, looking, worths, first, last)
        )
        return worths

    # --- other batches, and one table -------------------------------------------------------------

    def clone(self) -> Self:
        """Another batch in which the same will happen."""
        new = self._alike()
        for name in ("tables", "streams", "policies", "seats", "moves", "_masks"):
            setattr(new, name, getattr(self, name).copy())
        new._lists, new._counts = self._no_lists(len(self))
        new._log = None if self._log is None else [[*log] for log in self._log]
        return new

    def _alike(self) -> Self:
        new = object.__new__(type(self))
        new.__dict__ = {**self.__dict__, "_rooms": {}}
        return new

    def __deepcopy__(self, _memo: object) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (type(self), self.pack(), self._log, self.workers, self.checked)

    def copies(self, which: ArrayLike, seed: int | None = None) -> Self:
        """A batch of copies of the tables that ``which`` (M,) names, as often as it names them;
        each meets chance of its own, from ``seed``. Raises Misused for a table that there is
        not."""
        at = np.asarray(which, np.intp)
        if len(at) == 0 or at.min() < 0 or at.max() >= len(self):
            sentence = _("Copies are made of tables 0 to {last}, of one at least.")
            raise Misused(say(sentence, last=len(self) - 1))
        new = self._alike()
        for name in ("tables", "policies", "seats", "moves", "_masks"):
            setattr(new, name, getattr(self, name)[at])
        new._lists, new._counts = self._no_lists(len(at))
        new.streams = np.tile(np.array(new_stream(seed), np.int64), (len(at), 1))
        new.streams[:, 1] = np.arange(len(at))
        new._log = None if self._log is None else [[*self._log[table]] for table in at]
        return new

    def pack(self) -> dict[str, Any]:
        """All that is needed to go on, in words, numbers and arrays (``numpy.savez(path,
        **packed)``); the history is not."""
        packed = {name: getattr(self, name).copy() for name in _PACKED}
        return {"game": self.game.name, "version": self.game.version, **packed}

    @classmethod
    def unpack(
        cls,
        packed: Mapping[str, Any],
        game: Game | None = None,
        *,
        workers: int | None = None,
        checked: bool | None = None,
    ) -> Self:
        """A batch from what ``pack`` gave (of a game that is not installed, hand it over too).
        Machine code trusts what lies on a table: unpack only what you have packed. Raises Misused
        for what another version of the rules has packed."""
        new = object.__new__(cls)
        try:
            game = game or find_game(str(packed["game"]))
            tables, streams, policies, moves, start = (np.asarray(packed[n]) for n in _PACKED)
            named, version = str(packed["game"]), str(packed["version"])
        except KeyError as missing:
            sentence = _("What was packed has no {part}.")
            raise Misused(say(sentence, part=str(missing))) from None
        shapes = [array.shape for array in (tables, streams, policies, moves, start)]
        count = len(tables)
        fits = shapes == [(count,), (count, STREAM), (count, CHANCE + 1), (count,), (1,)]
        fits = fits and count > 0 and tables.dtype == start.dtype == game.state.dtype()
        if (named, version) != (game.name, game.version) or not fits:
            sentence = _("This was packed from {named} {theirs}; here is {game} {ours}.")
            facts = {"named": named, "theirs": version, "game": game.name, "ours": game.version}
            raise Misused(say(sentence, **facts))
        new._begin(game, start, count, workers, checked)
        new.tables, new.streams = tables.copy(), streams.astype(np.int64)
        new.policies, new.moves = policies.astype(np.int64), moves.astype(np.int64)
        new._go_on(~new.over)
        return new

    def like(self, packed: Mapping[str, Any]) -> Self:
        """A batch from what ``pack`` gave of one like this: as many tables of the same game, for as
        many players. Raises Misused for another."""
        new = self.unpack(packed, self.game, workers=self.workers, checked=self.checked)
        if len(new) != len(self) or new.players != self.players:
            sentence = n_(
                "{tables} table for {players} is wanted, not {theirs} for {others}.",
                "{tables} tables for {players} are wanted, not {theirs} for {others}.",
            )
            facts = {"tables": len(self), "players": self.playing, "theirs": len(new)}
            raise Misused(say(sentence, others=new.playing, **facts))
        return new

    def state(self, table: int) -> Record:
        """A table as the rules see it, to be read."""
        record: Record = self.game.state.unpack(self.tables[self._table(table)])
        return record

    def match(self, table: int) -> Match:
        """A match that goes on from a table: to ask in words, to read, to play on by hand."""
        return Match.at(self.game, self.state(table), chance_by_hand=True, unasked=False)

    def history(self, table: int) -> list[tuple[int, int]]:
        """Every move at a table since its game began: seat and row, chance and single rows too.
        Raises Misused where no history is kept."""
        if self._log is None:
            raise Misused(say(_("No history is kept: make the batch with history=True.")))
        return [*self._log[self._table(table)]]

    def replayed(self, table: int) -> Match:
        """The history of a table played again as a match, to be kept as a record. Raises
        Misused."""
        begun = self.game.state.unpack(self.start[0])
        return Match.played(self.game, begun, self.history(table))

    # --- inside -----------------------------------------------------------------------------------

    @cached_property
    def _compiled(self) -> Any:
        return compiled_with_bots(self.game, by_steps=True, checked=self.checked)

    def _share(self, door: str, handed: Callable[[int, int, _Room], tuple[Any, ...]]) -> None:
        """Call a door for all tables, each thread for some of them."""
        parts = max(1, min(self.workers, len(self) // FEWEST))
        ends = [len(self) * part // parts for part in range(parts + 1)]

        def work(part: int) -> None:
            room = self._rooms.get(part) or self._rooms.setdefault(part, self._new_room())
            self._compiled.call(door, *handed(ends[part], ends[part + 1], room))

        if parts == 1:
            work(0)
        else:
            list(_pool(self.workers).map(work, range(parts)))

    def _no_lists(self, tables: int) -> tuple[Any, Any]:
        """Room for the legal rows of each table; which they are is not known yet."""
        rows = np.empty((tables, len(self.game.actions.rows)), np.int16)
        return rows, np.full(tables, UNKNOWN, np.int16)

    def _new_room(self) -> _Room:
        rows = np.zeros((2, len(self.game.actions.rows)), np.int16)
        return _Room(np.repeat(self.start, 2), rows[0], rows[1])

    def _move(
        self, chosen: NDArray[np.int16], by: Any, anew: NDArray[np.bool_] | None = None
    ) -> None:
        """Play rows that are legal, begin anew, and go on at these tables."""
        played = chosen >= 0
        if played.any():
            before, log = self.moves.copy(), self._room_for_log()
            keep = int(self._log is not None)
            self._share(
                "play_rows",
                lambda first, last, room: (
                    *(self.tables, by, chosen, self.moves, log, keep, first, last),
                ),
            )
            self._keep_log(log, before)
        if anew is not None and anew.any():
            self._lay_out(anew)
            played = played | anew
        self._go_on(played)

    def _lay_out(self, which: NDArray[np.bool_]) -> None:
        self.tables[which] = self.start
        self.moves[which] = 0
        if self._log is not None:
            for at in np.flatnonzero(which):
                self._log[at] = []

    def _go_on(self, which: NDArray[np.bool_], moves: int | None = None) -> None:
        """Play on at these tables until somebody is asked."""
        self.seats = np.where(which, GOES_ON, self.seats).astype(np.int16)
        left = self.game.longest if moves is None else moves
        while left > 0:
            at_most = left if self._log is None else min(left, LOGGED)
            self._play_on(at_most)
            left -= at_most
            if (self.seats != GOES_ON).all():
                return

    def _play_on(self, most: int) -> None:
        before, log = self.moves.copy(), self._room_for_log()
        keep = int(self._log is not None)
        self._share(
            "play_on",
            lambda first, last, room: (
                *(self.tables, room.trials, self.streams, self.policies, self.seats, self._masks),
                *(self._lists, self._counts, self.moves, log, keep, most, first, last),
                *(room.rows, room.inner),
            ),
        )
        self._keep_log(log, before)

    def _room_for_log(self) -> Any:
        return np.zeros((1 if self._log is None else len(self), 2 * LOGGED), np.int16)

    def _keep_log(self, log: Any, before: Any) -> None:
        if self._log is None:
            return
        for at in np.flatnonzero(self.moves != before):
            moves = log[at, : 2 * (self.moves[at] - before[at])].reshape(-1, 2)
            self._log[at] += [(int(seat), int(row)) for seat, row in moves]

    def _asked_seats(self) -> Any:
        """Whoever is asked; where chance is, nobody looks."""
        return np.where(self.seats == CHANCE, NOBODY_ASKED, self.seats)

    def _table(self, table: int) -> int:
        if table not in range(len(self)):
            sentence = _("There is no table {table}: tables go from 0 to {last}.")
            raise Misused(say(sentence, table=table, last=len(self) - 1))
        return table

    def _seats(self, seats: ArrayLike, *, nobody: bool = False) -> NDArray[np.int16]:
        """Seats that there are, one a table. Raises Misused."""
        asked = self._one_each(seats)
        low = -1 if nobody else 0
        wrong = (asked < low) | ((asked >= self.start["seats"][0]) & (asked != CHANCE))
        wrong |= (asked == CHANCE) & (not nobody)
        if wrong.any():
            at = int(wrong.argmax())
            sentence = _("Table {table}: a seat from 0 to {last} is wanted, not {seat}.")
            last = int(self.start["seats"][0]) - 1
            raise Misused(say(sentence, table=at, last=last, seat=int(asked[at])))
        return asked.astype(np.int16)

    def _one_each(self, numbers: ArrayLike) -> NDArray[np.int64]:
        said = np.asarray(numbers)
        if said.ndim == 0:
            said = np.full(len(self), said)
        if said.shape != (len(self),) or not np.issubdtype(said.dtype, np.integer):
            sentence = n_(
                "A whole number for the one table is wanted, not {given}.",
                "A whole number for each of {tables} tables is wanted, not {given}.",
            )
            given = f"{said.dtype} {said.shape}"
            raise Misused(say(sentence, tables=len(self), given=given))
        return said.astype(np.int64)

    def _check_rows(self, rows: NDArray[np.int64]) -> None:
        last = len(self.game.actions.rows) - 1
        for row in rows[(rows < -1) | (rows > last)]:
            sentence = _("{game} has no row {row}: its rows go from 0 to {last}.")
            raise Misused(say(sentence, game=self.game.title, row=int(row), last=last))

    def _refuse(self, chosen: Any, by: Any, at: int) -> NoReturn:
        refusal = self.why_not(at, int(chosen[at]), int(by[at]))
        assert refusal is not None
        if len(self) > 1:
            said = say(_("Table {table}: {why}"), table=at, why=refusal.sentence)
            refusal = Refusal(refusal.rule, said, {"table": at, **refusal.facts})
        raise Refused(refusal)


def _policy(name: str | None, asked: int) -> int:
    return asked if name is None else policy(name)


def _unpickled(
    kind: type[Batch], packed: dict[str, Any], log: Any, workers: int, checked: bool | None
) -> Batch:
    batch = kind.unpack(packed, workers=workers, checked=checked)
    batch._log = log
    return batch


def _won(won: bool | None) -> int:
    return 0 if won is None else 1 if won else -1


@cache
def _pool(workers: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(workers, thread_name_prefix="tabard-batch")
