"""A match: one game at a table, in words. Refuses what the rules refuse, and says why."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from .actions import Row
from .dice import new_stream
from .events import Told
from .find import find_game
from .game import Game, Misused
from .kinds import CHANCE, EVERYBODY, OPEN, SEATS, Kind
from .moves import Move, Unclear, read_move, rows_of
from .refusals import Refusal, Refused
from .rule import LEGAL
from .secrets import answers_given, hidden_counts, holds_sealed, view
from .sequence import Phase
from .stack import forget_draft
from .state import Record
from .words import _, say

CONCEDED = 1000  # the ending of a match that its players gave up


@dataclass(frozen=True)
class Result:
    """How a match ended: the ending's name, rule and sentence; for each seat a place (1 is best;
    ties share one), a score, and whether it won (None where nobody wins or loses)."""

    ending: str
    rule: str
    sentence: str
    won: tuple[bool | None, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Line:
    """One move as it was played: by whom, its words, and which seats may read it."""

    seat: int
    words: str
    seen_by: int = EVERYBODY
    sealed: bool = False

    def seen(self, viewers: set[int], shut: bool) -> Line:
        """The line as these seats may read it; it is ``shut`` while a sealed answer is."""
        words = self.words
        if shut and self.seat not in viewers:
            words = "?"
        elif self.seen_by != EVERYBODY and self.seen_by not in viewers:
            words = re.sub(r"=\S+", "=?", words)
        return Line(self.seat, words, self.seen_by, self.sealed)


@dataclass
class _Step:
    """What undo needs: the table before a decision, and what was decided."""

    seat: int
    before: Record
    lines: int
    told: int
    rows: list[Row]
    sealed: bool


class Match:
    """One game at a table.

    ``game`` is a name or a ``Game``; ``seats`` how many play; ``options`` the readings that differ
    from the usual. ``seed`` makes chance repeatable (None: the system's generator).
    ``chance_by_hand`` leaves the chance seat to the caller, who enters dice and cards as moves.
    ``unasked=False`` leaves single rows to the caller too: a record holds them as lines.
    Seats are counted from 0 here; in words they are ``"1"``, ``"2"``, … Raises Misused.
    """

    game: Game
    state: Record
    lines: list[Line]
    told_rows: list[list[int]]
    chance_by_hand: bool
    unasked: bool
    conceded_by: int | None

    def __init__(
        self,
        game: str | Game,
        seats: int,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        chance_by_hand: bool = False,
        unasked: bool = True,
    ) -> None:
        game = find_game(game) if isinstance(game, str) else game
        self._begin(game, game.new(seats, options), seed, chance_by_hand, unasked)
        self._go_on()

    @classmethod
    def at(
        cls,
        game: Game,
        state: Record,
        seed: int | None = None,
        *,
        chance_by_hand: bool = False,
        unasked: bool = True,
    ) -> Match:
        """A match that goes on from a position."""
        match = object.__new__(cls)
        match._begin(game, state.copy(), seed, chance_by_hand, unasked)
        game.flow.settle(match.state, match._room)
        match._go_on()
        return match

    def _begin(
        self, game: Game, state: Record, seed: int | None, by_hand: bool, unasked: bool
    ) -> None:
        self.game, self.state = game, state
        self.chance_by_hand, self.unasked = by_hand, unasked
        self.lines, self.told_rows = [], []
        self.conceded_by = None
        self._stream = new_stream(seed)
        self._room = game.room()
        self._steps: list[_Step] = []
        self._last_told = 0
        self._keep_told()

    # --- what is going on -------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Has the match ended?"""
        return self.state.ended != 0 or self.conceded_by is not None

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide now, CHANCE (6) among them; none when the match is over."""
        if self.over:
            return ()
        waiting = self.game.flow.asked_now(self.state)
        return tuple(seat for seat in range(CHANCE + 1) if waiting >> seat & 1)

    def rows(self, seat: int) -> list[Row]:
        """The rows of the table that this seat may play now (of a long move: the next field's)."""
        if self.over:
            return []
        count = self.game.flow.legal_rows(self.state, seat, self._room)
        return [self.game.actions.rows[number] for number in self._room[:count]]

    def legal(self, seat: int) -> list[tuple[int, str]]:
        """The legal moves of a seat: their numbers and their words."""
        return [(row.number, row.words) for row in self.rows(seat)]

    def draft(self, seat: int) -> Move | None:
        """The long move that this seat has half said, if any."""
        said = self.state.draft_said[seat]
        if not said:
            return None
        verb = self.game.actions.verbs[self.state.draft_verb[seat] - 1]
        values = self.state.draft[seat][:said]
        return Move(verb, (*values, *[OPEN] * (len(verb.fields) - said)))

    @property
    def phase(self) -> str:
        """The word of the phase on top."""
        return self.game.sequence.names.word(self.state.frame_phase[self.state.depth - 1])

    def name(self, kind: Kind, value: int) -> str:
        """What people call a thing in this match; a seat goes by its name in the game."""
        if kind is SEATS or kind is self.game.seat_kind:
            if value == CHANCE:
                return say(_("chance"))
            if self.game.seat_name:
                return self.game.seat_name(self.state, value)
            return say(_("seat {number}"), number=value + 1)
        return kind.name(value)

    @property
    def told(self) -> list[Told]:
        """What the last call of ``play`` (or the set-up) made happen, as everybody's open truth."""
        return self.tell(None, self._last_told)

    def tell(self, viewers: Iterable[int] | None, since: int = 0) -> list[Told]:
        """What happened since a point in the log, as these seats may know it (None: all of it)."""
        seats = None if viewers is None else tuple(viewers)
        events = self.game.events
        rows = [events.seen(row, seats) for row in self.told_rows[since:]]
        return [events.explain(row, self.name) for row in rows]

    def view(self, *seats: int) -> dict[str, object]:
        """What these seats together may know (none: a spectator), in words."""
        from .position import in_words

        words = in_words(self.game, view(self.game, self.state, seats))
        counts = hidden_counts(self.game, self.state, seats)
        words["hidden"] = {
            name: {self.state.fields[name].places.word(place): n for place, n in found.items()}
            for name, found in counts.items()
        }
        return words

    def lines_for(self, viewers: Iterable[int]) -> list[Line]:
        """The moves as these seats may know them, ``?`` for what they may not: an answer until it
        is opened, the fields of a move that only some may read."""
        seats, shut = set(viewers), self._sealed_lines()
        return [line.seen(seats, at in shut) for at, line in enumerate(self.lines)]

    def _sealed_lines(self) -> set[int]:
        """Which lines are answers that have not been opened: of each seat that holds any, as many
        of its last ones as questions have been put to it."""
        shut: set[int] = set()
        for seat in range(self.state.seats):
            own = [n for n, line in enumerate(self.lines) if line.seat == seat and line.sealed]
            shut |= set(own[len(own) - answers_given(self.game, self.state, seat) :])
        return shut

    @property
    def result(self) -> Result | None:
        """The result, once the match has ended."""
        if not self.over:
            return None
        seats = range(self.state.seats)
        if self.conceded_by is not None:
            sentence = say(_("{seat} conceded."), seat=self.name(SEATS, self.conceded_by))
            return Result("conceded", "", sentence, (False,) * len(seats), (1,) * len(seats), ())
        ending = self.game.endings[self.state.ended - 1]
        return Result(
            ending.word,
            ending.rule,
            say(ending.sentence),
            tuple(ending.won for _seat in seats),
            tuple(int(self.game.place(self.state, seat)) for seat in seats),
            tuple(int(self.game.score(self.state, seat)) for seat in seats),
        )

    def go_on(self, seed: int | None = None) -> list[Told]:
        """From now on roll the dice and take single rows here: for a match that was replayed."""
        self.chance_by_hand, self.unasked = False, True
        self._stream = new_stream(seed)
        self._last_told = len(self.told_rows)
        self._go_on()
        return self.told

    # --- asking -----------------------------------------------------------------------------

    def read(self, seat: int, text: str, *, exact: bool = False) -> Move:
        """The move that these words name for this seat. Raises Unclear."""
        draft = self.draft(seat)
        words = text.replace("…", " ").split()
        begins = bool(words) and words[0].split("=")[0] in dict(draft.verb.fields) if draft else False
        if draft and (begins or text.strip().startswith("…")):
            text = f"{draft.words} {' '.join(words)}"
        return read_move(self.game.actions, text, exact=exact)

    def why_not(self, seat: int, move: str | Move | Row) -> Refusal | None:
        """Why this seat may not make this move now; None if it may. Raises Unclear."""
        refusal, _table = self._tried(seat, self._rows_meant(seat, move))
        return refusal

    def _rows_meant(self, seat: int, move: str | Move | Row) -> list[Row]:
        if isinstance(move, Row):
            return [move]
        move = self.read(seat, move) if isinstance(move, str) else move
        rows, draft = rows_of(self.game.actions, move), self.draft(seat)
        said = self.state.draft_said[seat]
        goes_on = draft is not None and draft.verb is move.verb and len(rows) > said
        if draft and goes_on and draft.values[:said] == move.values[:said]:
            return rows[said:]
        return rows

    def _tried(self, seat: int, rows: list[Row]) -> tuple[Refusal | None, Record | None]:
        """Try rows one after another on a copy: the first refusal, or the table just before the
        last row."""
        state = self.state.copy()
        restarts = rows[0].field <= 0
        if self.draft(seat) and restarts:
            forget_draft(state, seat)
        for row in rows[:-1]:
            refusal = self._refusal(state, seat, row)
            if refusal:
                return refusal, None
            self.game.flow.scope["play_row"](state, seat, row.number)
        refusal = self._refusal(state, seat, rows[-1])
        return (refusal, None) if refusal else (None, state)

    def _refusal(self, state: Record, seat: int, row: Row) -> Refusal | None:
        phase = self.game.sequence.phases[state.frame_phase[state.depth - 1] if state.depth else 0]
        if self.over:
            result = self.result
            assert result is not None
            return Refusal(result.rule, say(_("The game is over.")), {"ending": result.ending})
        waiting = self.game.flow.asked_now(state)
        if not waiting >> seat & 1:
            who = [self.name(SEATS, s) for s in range(CHANCE + 1) if waiting >> s & 1]
            sentence = say(_("It is not up to {seat}: {who} must decide."), **{
                "seat": self.name(SEATS, seat),
                "who": ", ".join(who),
            })
            return Refusal(phase.rule, sentence, {"phase": self.game.sequence.names.word(phase.number)})
        name = self.game.sequence.names.name(phase.number)
        if row.field > 0 and (
            state.draft_verb[seat] != row.verb.number + 1 or state.draft_said[seat] != row.field
        ):
            sentence = say(_("{words} does not follow what has been said."), words=row.words)
            return Refusal(phase.rule, sentence, {"phase": name})
        if row.verb.play not in phase.verbs:
            sentence = say(_("Now is not the moment for {verb}: {phase}."), verb=row.verb.word, phase=name)
            return Refusal(phase.rule, sentence, {"verb": row.verb.word, "phase": name})
        number = self.game.flow.why_not_row(state, seat, row.number)
        if number == LEGAL:
            return None
        return self.game.refusals.explain(number, self.name)

    # --- playing ----------------------------------------------------------------------------

    def play(self, seat: int, move: str | Move | Row) -> list[Told]:
        """Make a move. Raises Refused (nothing has changed then) or Unclear; returns what was told."""
        self._play(seat, self._rows_meant(seat, move))
        return self.told

    def _play(self, seat: int, rows: list[Row]) -> None:
        refusal, table = self._tried(seat, rows)
        if refusal:
            raise Refused(refusal)
        assert table is not None
        sealed = self._phase_now().sealed
        before = self.state
        if self.draft(seat) and rows[0].field <= 0:
            before = self._unsay(seat, before)
        step = _Step(seat, before, len(self.lines), len(self.told_rows), rows, sealed)
        self._last_told = len(self.told_rows)
        self.state = table
        self._apply(seat, rows[-1])
        self._steps.append(step)
        self._bar_undo(seat, rows[-1])
        self._go_on(seat)

    def _unsay(self, seat: int, now: Record) -> Record:
        """Forget the steps of what this seat has half said; the table before the first of them."""
        half = [step for step in self._steps if step.seat == seat and step.lines == len(self.lines)]
        self._steps = [step for step in self._steps if step not in half]
        return half[0].before if half else now

    def _phase_now(self) -> Phase:
        phases: list[Phase] = self.game.sequence.phases
        top: int = self.state.frame_phase[self.state.depth - 1]
        return phases[top]

    def _apply(self, seat: int, row: Row) -> None:
        """Play one row and keep its line (of a long move: once it is whole) and what was told."""
        state = self.state.copy()
        sealed = self._phase_now().sealed
        values = self._said_with(seat, row)
        whole = row.field == len(row.verb.fields) - 1 or row.field < 0
        seen_by = EVERYBODY
        if row.verb.seen_by and whole:
            seen_by = row.verb.seen_by(state, seat, *values)
        self.game.flow.play(state, seat, row.number, self._room)
        self.state = state
        if whole:
            self.lines.append(Line(seat, Move(row.verb, values).words, seen_by, bool(sealed)))
        self._keep_told()

    def _keep_told(self) -> None:
        count = self.state.told_count
        if count > len(self.state.told):
            raise AssertionError(f"{count} rows were told; the list has room for fewer")
        self.told_rows += [row[:] for row in self.state.told[:count]]

    def _go_on(self, seat: int | None = None) -> None:
        """Roll the dice and take the rows that leave no choice, where everybody can see that."""
        while not self.over:
            waiting = self.to_act
            if not waiting:
                return
            who = waiting[0]
            if self.chance_by_hand if who == CHANCE else not self.unasked:
                return
            if who != CHANCE and (len(waiting) > 1 or not self._phase_now().public):
                return
            count = self.game.flow.legal_rows(self.state, who, self._room)
            if who != CHANCE and count != 1:
                return
            row = self.game.flow.pick(self.state, who, self._room, count, self._stream)
            self._apply(who, self.game.actions.rows[row])
            if who != seat:
                self._steps.clear()

    def _bar_undo(self, seat: int, row: Row) -> None:
        """After chance, a reveal or another seat's open move nothing before can be undone."""
        sealed, draft = self._steps[-1].sealed, self.draft(seat)
        half = draft is not None and not draft.whole
        opened = sealed and not half and not holds_sealed(self.game, self.state, seat)
        if seat == CHANCE or opened or (row.verb.final and not half):
            self._steps.clear()
        elif not sealed and any(step.seat != seat for step in self._steps):
            self._steps = self._steps[-1:]

    def why_not_undo(self, seat: int) -> str:
        """Why this seat cannot take anything back now; empty if it can."""
        if any(step.seat == seat for step in self._steps):
            return ""
        return say(_("There is nothing to take back: chance, a reveal or another's move came between."))

    def undo(self, seat: int) -> None:
        """Take back this seat's last decision. Raises Misused where that is not possible."""
        complaint = self.why_not_undo(seat)
        if complaint:
            raise Misused(complaint)
        at = max(i for i, step in enumerate(self._steps) if step.seat == seat)
        step, later = self._steps[at], self._steps[at + 1 :]
        self.state = step.before
        del self.lines[step.lines :], self.told_rows[step.told :], self._steps[at:]
        self._last_told = len(self.told_rows)
        for other in later:  # sealed answers of others, given meanwhile, stay
            self._play(other.seat, other.rows)

    def concede(self, seat: int) -> None:
        """Give the match up. Raises Misused when it is over."""
        if self.over:
            raise Misused(say(_("The game is over.")))
        if seat not in range(self.state.seats):
            raise Misused(say(_("There is no seat {seat} in this game."), seat=seat + 1))
        self.conceded_by = seat
        self.lines.append(Line(seat, "concede"))
        self._steps.clear()

    def default(self, seat: int) -> Row:
        """The row to play for a seat that is absent: a lawful one, always."""
        rows = self.rows(seat)
        for row in rows:
            values = self._said_with(seat, row)
            if row.verb.default and row.verb.default(self.state, seat, *values):
                return row
        return rows[0]

    def _said_with(self, seat: int, row: Row) -> tuple[int, ...]:
        """The fields of a move once this row is played; those still to be said are OPEN."""
        if row.field < 0:
            return row.values
        said = (*self.state.draft[seat][: row.field], *row.values)
        return (*said, *[OPEN] * (len(row.verb.fields) - len(said)))


__all__ = ["CONCEDED", "Line", "Match", "Refused", "Result", "Unclear"]
