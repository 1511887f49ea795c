"""A match: one game at a table, in words. Refuses what the rules refuse, and says why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from ..actions import Row
from ..dice import new_stream
from ..draft import draft_of, read_on, rows_to_play, said_with
from ..events import Told
from ..fair_chance import FairChance
from ..find import find_game
from ..flow.sequence import Phase
from ..game import Game, Misused
from ..kinds import CHANCE, EVERYBODY, SEATS, Kind
from ..moves import (
    HalfSaid,
    Move,
    OutOfRange,
    SharedName,
    Unclear,
    beyond,
    check_said,
    choices_of,
    ways,
)
from ..odds import Odds, reckon
from ..refusals import Refusal, Refused
from ..secrecy.secrets import holds_sealed, led_too
from ..state import Record
from ..words import Called, _, listed, say, seat_called
from .lines import Line, lines_seen, sealed_of
from .noes import No, kept_before, said_no
from .now import (
    not_up_to,
    nothing_is_possible,
    out_of_range,
    phase_on_top,
    try_rows,
    why_none,
    why_not_number,
    why_not_verb,
)
from .resigning import BY_DEFAULT, resignation, without_draft
from .result import Result, given_up, result_of
from .undo import Step, Steps


class Match:
    """One game at a table.

    ``game`` is a name or a ``Game``; ``seats`` how many play; ``options`` the readings that differ
    from the usual. ``players`` says for each seat which of them leads it (mostly its own),
    ``stand_ins`` who plays for seats that have resigned.
    ``seed`` makes chance repeatable (None: the system's generator).
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
    players: tuple[int, ...]
    stand_ins: dict[int, str]
    told_before: dict[int, int]  # how much had been told when each seat decided last
    rounds: tuple[tuple[int, Record], ...]  # the last two: the line that began it, and the table
    noes: tuple[No, ...] = ()  # what others have refused in the turn that goes on
    draws: int  # how often chance has drawn; none of them is ever taken back
    sitting: Mapping[int, str] = MappingProxyType({})  # what people are called who sit there
    row_said: Callable[[Row], str] | None = None  # how people say a row; else in short words
    can_undo = True  # else each move changes the table itself, which is faster
    _fair: FairChance | None = None  # what chance draws follow from, if not from the stream

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
        game.flow.settle(match.state)
        match._go_on()
        return match

    @classmethod
    def played(cls, game: Game, begun: Record, moves: Iterable[tuple[int, int]]) -> Match:
        """A match that went on from a position by all these moves, those of chance too: each a seat
        and the number of its row."""
        match = cls.at(game, begun, chance_by_hand=True, unasked=False)
        match.can_undo = False
        for seat, row in moves:
            match.play(seat, game.actions.rows[row])
        return match

    def _begin(
        self, game: Game, state: Record, seed: int | None, by_hand: bool, unasked: bool
    ) -> None:
        self.game, self.state = game, state
        self.chance_by_hand, self.unasked = by_hand, unasked
        self.lines, self.told_rows = [], []
        self.conceded_by = None
        self.players = game.players(state)
        self.stand_ins, self.told_before, self.rounds = {}, {}, ()
        self._stream = new_stream(seed)
        self._room = game.room()
        self._steps = Steps()
        self._last_told = self.draws = 0
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
        if seat not in self.to_act:
            return []
        count = self.game.flow.legal_rows(self.state, seat, self._room)
        return [self.game.actions.rows[number] for number in self._room[:count]]

    def legal(self, seat: int) -> list[tuple[int, str]]:
        """The legal moves of a seat: their numbers and their words."""
        return [(row.number, row.words) for row in self.rows(seat)]

    def possible(self) -> dict[str, int]:
        """What chance may draw now, in words, and how many alike things each stands for; nothing
        where it is not up to chance."""
        weight_of = self.game.flow.weight_of
        return {row.words: weight_of(self.state, CHANCE, row.number) for row in self.rows(CHANCE)}

    def draft(self, seat: int) -> Move | None:
        """The long move that this seat has half said, if any."""
        return draft_of(self.game, self.state, seat)

    @property
    def proposals(self) -> list[tuple[int, Move]]:
        """Moves that wait, wholly said, for somebody to agree, and whose they are."""
        if self.over or phase_on_top(self.game, self.state).sealed:
            return []
        drafts = [(seat, self.draft(seat)) for seat in range(self.state.seats)]
        return [(seat, draft) for seat, draft in drafts if draft and draft.whole]

    def refused(self, seat: int) -> set[int]:
        """The rows with which this seat would ask again for what was refused in this turn."""
        return {no.row for no in self.noes if no.seat == seat}

    @property
    def phase(self) -> str:
        """The word of the phase on top."""
        return self.game.sequence.names.word(self.state.frame_phase[self.state.depth - 1])

    def name(self, kind: Kind, value: int) -> str:
        """What people call a thing in this match; a seat goes by its name in the game, and where
        that is a number by the name of whoever sits there, if one is known."""
        called = self.game.called(self.state, kind, value)
        if (kind is SEATS or kind is self.game.seat_kind) and value in self.sitting:
            number = seat_called(value)
            return (
                Called(called.replace(number, self.sitting[value], 1))
                if number in called
                else called
            )
        return called

    @property
    def told(self) -> list[Told]:
        """What the last call of ``play`` (or the set-up) made happen, as everybody's open truth."""
        return self.tell(None, self._last_told)

    def tell(self, viewers: Iterable[int] | None, since: int = 0) -> list[Told]:
        """What happened since a point in the log, as these seats may know it (None: all of it)."""
        events = self.game.book.events
        return [events.explain(row, self.name) for row in self.told_to(viewers, since)]

    def told_to(self, viewers: Iterable[int] | None, since: int = 0) -> list[list[int]]:
        """The same in numbers: the rows that were told, with HIDDEN for what they may not read."""
        seats = None if viewers is None else led_too(self.game, self.state, viewers)
        events = self.game.book.events
        return [
            events.seen(row, seats) if events.all[row[0]].secret else row
            for row in self.told_rows[since:]
        ]

    def view(self, *seats: int) -> dict[str, object]:
        """What these seats together may know (none: a spectator), in words."""
        from ..position import view_in_words

        return view_in_words(self.game, self.state, seats)

    def lines_for(self, viewers: Iterable[int]) -> list[Line]:
        """The moves as these seats may know them, ``?`` for what they may not: an answer until it
        is opened, the fields of a move that only some may read."""
        seats = set(led_too(self.game, self.state, viewers))
        return lines_seen(self.game, self.state, self.lines, seats)

    def sealed_of(self, viewers: Iterable[int]) -> list[Line]:
        """Their own answers that nobody else may read yet."""
        seats = set(led_too(self.game, self.state, viewers))
        return sealed_of(self.game, self.state, self.lines, seats)

    @property
    def result(self) -> Result | None:
        """The result, once the match has ended."""
        if self.conceded_by is not None:
            return given_up(self.state.seats, self.name(SEATS, self.conceded_by))
        return result_of(self.game, self.state) if self.over else None

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
        return read_on(self.game, self.state, self.draft(seat), text, exact)

    def why_not(self, seat: int, move: str | Move | Row) -> Refusal | None:
        """Why this seat may not make this move now; None if it may. Of a move that is half said:
        why not, whatever follows; HalfSaid where it can go on. Raises Unclear."""
        refusal, _rows, _table = self._judged(seat, move)
        return refusal

    def why_none(self, seat: int, rows: list[Row]) -> Refusal | None:
        """The nearest reason why this seat may play none of these rows, with which one verb
        begins; None if it may play one."""
        legal = set(self._rows_anew(seat))
        if any(row.number in legal for row in rows):
            return None
        self._check_is_here(seat)
        return self._over() or why_none(
            self.game, self.state, seat, rows, self.name, self.row_said or _short
        )

    def _judged(
        self, seat: int, move: str | Move | Row
    ) -> tuple[Refusal | None, list[Row], Record | None]:
        """May this be done? The refusal, if any; the rows by which it is done, and the table just
        before the last of them. Raises Unclear, and HalfSaid for what can go on in several ways."""
        if isinstance(move, Row):
            return self._with_rows(seat, [move])
        if isinstance(move, str) and not move.strip():
            return self._nothing_said(seat), [], None
        try:
            move = self.read(seat, move) if isinstance(move, str) else move
            check_said(move)
        except HalfSaid as half:
            return self._half_judged(seat, half), [], None
        except SharedName as shared:
            return self._judged(seat, self._meant(seat, shared.meanings(str(move)), shared))
        except OutOfRange as far:
            verb = why_not_verb(self.game, self.state, seat, far.verb, self.name)
            return self._over() or verb or out_of_range(self.game, far), [], None
        if beyond(move) is not None:
            return (
                self._over() or why_not_number(self.game, self.state, seat, move, self.name),
                [],
                None,
            )
        return self._with_rows(seat, rows_to_play(self.game, self.draft(seat), move))

    def _with_rows(
        self, seat: int, rows: list[Row]
    ) -> tuple[Refusal | None, list[Row], Record | None]:
        refusal, table = self._tried(seat, rows)
        return refusal, rows, table

    def _meant(self, seat: int, meanings: list[str], shared: SharedName) -> str:
        """What somebody means who says a name that several things have: the one that may be done,
        the first where none may. Raises Unclear where several may."""
        lawful = [words for words in meanings if self._may(seat, words)]
        if len(lawful) > 1:
            raise shared
        return (lawful or meanings)[0]

    def _may(self, seat: int, words: str) -> bool:
        try:
            return self.why_not(seat, words) is None
        except HalfSaid:
            return True

    def _nothing_said(self, seat: int) -> Refusal:
        """Why a seat that says nothing has nothing to say. Raises Unclear with what it may say."""
        rows, draft = self.rows(seat), self.draft(seat)
        if not rows:
            return self._over() or not_up_to(self.game, self.state, seat, self.name)
        words = dict.fromkeys(row.verb.typed for row in rows)
        sentence = _("No move is said; {seat} may say: {words}.")
        if draft:
            words = dict.fromkeys(_goes_on(row) for row in rows)
            sentence = _("No move is said; after “{draft}” {seat} may say: {words}.")
        facts = {"seat": self.name(SEATS, seat), "draft": draft and draft.typed}
        raise Unclear(say(sentence, words=listed(words), **facts))

    def _half_judged(self, seat: int, half: HalfSaid) -> Refusal:
        """Why not, whatever follows what was said. Raises HalfSaid with the choices."""
        rows = ways(self.game.actions, half.move)
        legal = set(self._rows_anew(seat))
        rest = choices_of(half.move, [row for row in rows if row.number in legal])
        if rest:
            sentence = say(_("{move} also needs {choices}."), move=half.move.short, choices=rest)
            raise HalfSaid(sentence, half.move, rest)
        refusal = self.why_none(seat, rows)
        if refusal is None:
            raise half
        return refusal

    def _rows_anew(self, seat: int) -> list[int]:
        """The rows that a seat may play now if it lets go of what it has half said."""
        state = without_draft(self.state, seat) if self.draft(seat) else self.state
        if seat not in self.to_act:
            return []
        count = self.game.flow.legal_rows(state, seat, self._room)
        return list(self._room[:count])

    def _over(self) -> Refusal | None:
        result = self.result
        if result is None:
            return None
        return Refusal(result.rule, say(_("The game is over.")), {"ending": result.ending})

    def _tried(self, seat: int, rows: list[Row]) -> tuple[Refusal | None, Record | None]:
        """Try rows one after another on a copy: the first refusal, or the table just before the
        last row."""
        self._check_is_here(seat)
        over = self._over()
        if over:
            return over, None
        return try_rows(self.game, self.state, seat, rows, self.name)

    def _check_is_here(self, seat: int) -> None:
        if seat not in range(CHANCE + 1):
            raise Misused(say(_("There is no seat {seat} in this game."), seat=seat + 1))

    def odds(self, seat: int, move: str = "") -> list[Odds]:
        """The chances of what this seat may risk, or of one move, from what the seat may know; a
        move may be half said. Raises Refused for one that it may not make, Unclear, and Misused
        where nothing can be reckoned."""
        said: Move | None = None
        try:
            refusal = self.why_not(seat, move) if move else None
        except HalfSaid:
            refusal = None
        if refusal:
            raise Refused(refusal)
        try:
            said = self.read(seat, move) if move else None
        except HalfSaid as half:
            said = half.move
        return reckon(self.game, self.state, seat, said)

    # --- playing ----------------------------------------------------------------------------

    def play(self, seat: int, move: str | Move | Row) -> list[Told]:
        """Make a move; returns what was told. Raises Refused for all that ``why_not`` refuses
        (nothing has changed) or Unclear."""
        refusal, rows, table = self._judged(seat, move)
        if refusal:
            raise Refused(refusal)
        assert table is not None
        self._play(seat, rows, table)
        return self.told

    def _play(self, seat: int, rows: list[Row], table: Record) -> None:
        """Do what has been judged: ``table`` is the one just before the last row."""
        sealed, before = phase_on_top(self.game, self.state).sealed, self.state
        step = Step(seat, before, len(self.lines), len(self.told_rows), rows, sealed)
        self._last_told = self.told_before[seat] = len(self.told_rows)
        self.state = table
        self._apply(seat, rows[-1])
        if self.can_undo:
            self._steps.add(step)
            self._bar_undo(step)
        self._go_on(seat)

    def _apply(self, seat: int, row: Row) -> None:
        """Play one row and keep its line (of a long move: once it is whole) and what was told."""
        state = self.state.copy() if self.can_undo else self.state
        phase = phase_on_top(self.game, self.state)
        self.noes = self._heard(phase, seat, row)
        sealed = phase.sealed
        move = said_with(state, seat, row)
        seen_by = EVERYBODY
        if row.verb.seen_by and move.whole:
            seen_by = row.verb.seen_by(state, seat, *move.values)
        self.game.flow.play(state, seat, row.number)
        self.state = state
        if move.whole:
            self.lines.append(Line(seat, move.words, seen_by, sealed))
        self.draws += seat == CHANCE
        self._keep_told()

    def _heard(self, phase: Phase, seat: int, row: Row) -> tuple[No, ...]:
        """What has been refused in this turn, once this row is played."""
        proposals = self.proposals if phase.consents else []
        return said_no(self.noes, self.game, phase, seat, row, proposals, len(self.lines))

    def _keep_told(self) -> None:
        count = self.state.told_count
        if count > len(self.state.told):
            raise AssertionError(f"{count} rows were told; the list has room for fewer")
        events = self.game.book.events.all
        for row in self.state.told[:count]:
            if events[row[0]].begins:
                began = (len(self.told_rows), self.state.copy())
                self.rounds = (*self.rounds[-1:], began)
            self.told_rows.append(row[:])

    def _go_on(self, seat: int | None = None) -> None:
        """Roll the dice and take the rows that leave no choice, where everybody can see that, or
        that all come to the same."""
        while waiting := self.to_act:
            who = waiting[0]
            if self.chance_by_hand if who == CHANCE else not self.unasked:
                return
            phase = phase_on_top(self.game, self.state)
            if who != CHANCE and (len(waiting) > 1 or not phase.public):
                return
            count = self.game.flow.legal_rows(self.state, who, self._room)
            if count == 0 and (who == CHANCE or self.lines):  # a position is checked as it is read
                raise Misused(nothing_is_possible(self.game, self.state))
            if who != CHANCE and count != 1:
                if not (phase.alike and phase.alike(self.state)):
                    return
                self._take(who, self.default(who), seat)
                continue
            row = self._fairly() if self._fair and who == CHANCE else self._picked(who, count)
            self._take(who, row, seat)

    def _picked(self, who: int, count: int) -> Row:
        """One of the rows that were just found, by the stream."""
        number = self.game.flow.pick(self.state, who, self._room, count, self._stream)
        return self.game.actions.rows[number]

    def _fairly(self) -> Row:
        """What chance draws where it can be checked."""
        assert self._fair is not None
        drawn = self._fair.drawn(self.draws + 1, self.possible())
        return next(row for row in self.rows(CHANCE) if row.words == drawn)

    def _take(self, who: int, row: Row, seat: int | None) -> None:
        """What follows by itself on this seat's decision: chance, or a row that left no choice."""
        self._apply(who, row)
        if who != seat:
            self._steps.clear()

    def _bar_undo(self, step: Step) -> None:
        """After chance, a reveal or an opening nothing before can be undone; nor after an end at
        which hidden amounts are counted."""
        counted = self.state.ended and self.game.state.amounts()
        shows = (
            step.rows[-1].verb.final
            or counted
            or (step.sealed and not holds_sealed(self.game, self.state, step.seat))
        )
        if step.seat == CHANCE or (shows and not step.half):
            self._steps.clear()

    def why_not_undo(self, seat: int) -> str:
        """Why this seat cannot take anything back now; empty if it can."""
        if self._steps.of(seat):
            return ""
        return say(
            _("There is nothing to take back: chance, a reveal or another's move came between.")
        )

    def undo(self, seat: int) -> None:
        """Take back this seat's last decision. Raises Misused where that is not possible."""
        complaint = self.why_not_undo(seat)
        if complaint:
            raise Misused(complaint)
        step, later = self._steps.take_back(seat)
        self.state = step.before
        del self.lines[step.lines :], self.told_rows[step.told :]
        self.rounds = tuple(one for one in self.rounds if one[0] < step.told)
        self._last_told = len(self.told_rows)
        self.noes = kept_before(self.noes, step.lines)
        for (
            other
        ) in later:  # sealed answers of others, given meanwhile, stay as far as they are asked
            if other.seat not in self.to_act:
                break
            _refusal, table = self._tried(other.seat, other.rows)
            assert table is not None
            self._play(other.seat, other.rows, table)

    def concede(self, seat: int) -> None:
        """Give the whole match up. What anybody has half said then is dropped, for no record has
        it. Raises Refused when it is over, and Misused."""
        self._check_plays(seat)
        for other in range(self.state.seats):
            self._drop_half_said(other)
        self.conceded_by = seat
        self.lines.append(Line(seat, "concede"))
        self._steps.clear()

    def resign(self, seat: int, stand_in: str = BY_DEFAULT) -> None:
        """Leave a seat for good; the game goes on. From now on ``stand_ins`` names who plays for
        it: ``default`` (whoever runs the match plays ``default(seat)``) or a bot. Nobody can take
        back what came before. Raises Refused when the match is over, and Misused."""
        self._check_plays(seat)
        if seat in self.stand_ins:
            raise Misused(say(_("{seat} has resigned already."), seat=self.name(SEATS, seat)))
        self.lines.append(Line(seat, resignation(stand_in)))
        self.stand_ins[seat] = stand_in
        self._drop_half_said(seat)
        self._steps.clear()

    def _drop_half_said(self, seat: int) -> None:
        draft = self.draft(seat)
        if draft and not draft.whole:
            self.state = without_draft(self.state, seat)

    def check_goes_on(self) -> None:
        """Raises Refused for a match that is over."""
        over = self._over()
        if over:
            raise Refused(over)

    def _check_plays(self, seat: int) -> None:
        self.check_goes_on()
        if seat not in range(self.state.seats):
            raise Misused(say(_("There is no seat {seat} in this game."), seat=seat + 1))

    def default(self, seat: int) -> Row:
        """The row to play for a seat that is absent: a lawful one, always."""
        rows = self.rows(seat)
        for row in rows:
            values = said_with(self.state, seat, row).values
            if row.verb.default and row.verb.default(self.state, seat, *values):
                return row
        return rows[0]


def _goes_on(row: Row) -> str:
    """How a long move goes on with this row, as people write it: ``legions=2``."""
    key, _kind = row.verb.fields[row.field]
    return f"{row.verb.field_typed(key)}={row.typed[-1]}"


def _short(row: Row) -> str:
    return row.short


__all__ = ["Line", "Match", "Refused", "Result", "Unclear"]
