"""The course of play at a table: its match, as its log tells it, and the questions that are open.

A course is a cache. It follows the log; what it does itself is only true once the log has it, so
moves are made on a copy that takes the place of the course after it was written.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from tabard.engine.fair_chance import FairChance
from tabard.engine.match import Line
from tabard.engine.match.following import UNDO, Followed, Kept
from tabard.engine.match.now import phase_on_top
from tabard.engine.match.resigning import resigns
from tabard.engine.record.record import line_text
from tabard.engine.seals import OPEN_SEAL, SEAL, UNSEAL, Seal, of_seals, seal_in

from ..database.rows import AWAY, FORM, LATE, MoveRow
from ..database.rows import Kept as KeptTable

_LATELY = 20  # pauses of a seat that are remembered


@dataclass(frozen=True)
class Asked:
    """A question to a seat. ``number`` names it: it is how long the log was when the question was
    put, and stays the same while others answer a secret question that is put to several. ``at``
    is when it was put."""

    seat: int
    number: int
    at: float


@dataclass
class Course:
    """The match of a table after ``count`` lines of its log; ``after`` is the seat that decided
    last. ``asked`` are the open questions by seat, ``told_at`` how many rows were told after each
    batch of lines, ``keys`` what was played under clients' names; ``pauses`` how long each seat has
    taken lately for answers of which others do not know whether there was a choice; ``late`` when
    the clock has decided for a player since he did so last himself; ``decided`` the numbers of the
    lines that are decisions, and when they were made; ``chance`` what all draws follow from
    (None: from nothing that could be checked), ``word`` the last of its hash chain over the log;
    ``in_form`` the seats whose last decision was the only answer, which the inn gave for them.
    ``sealed`` are the answers that the inn does not know yet, by seat; ``opened`` says of the lines
    of the log that came out of a seal which move each is, both counted from 1."""

    match: Followed
    count: int = 0
    after: int | None = None
    at: float = 0.0
    asked: dict[int, Asked] = field(default_factory=dict)
    told_at: list[tuple[int, int]] = field(default_factory=list)
    keys: dict[tuple[int, str], str] = field(default_factory=dict)
    settled: bool = False  # is all that follows by itself in the log?
    hidden: bool = False  # may nobody know what the open questions leave to choose?
    pauses: dict[int, list[float]] = field(default_factory=dict)
    late: dict[int, list[float]] = field(default_factory=dict)
    decided: list[tuple[int, float]] = field(default_factory=list)
    chance: FairChance | None = None
    word: str = ""
    in_form: set[int] = field(default_factory=set)
    sealed: dict[int, Seal] = field(default_factory=dict)
    opened: dict[int, int] = field(default_factory=dict)
    _phase: tuple[int, ...] = ()
    _opening: bool = False

    @classmethod
    def of(cls, kept: KeptTable) -> Course:
        """The course of a table before its first line."""
        table, numbers = kept.table, [seat.number for seat in kept.seats]
        chance = FairChance(table.secret, numbers) if table.secret else None
        match = Followed(table.game, table.players, table.options)
        word = chance.first_word if chance else ""
        course = cls(match, at=table.created, chance=chance, word=word)
        course._rest(table.created)
        return course

    def copy(self) -> Course:
        """Another course that can go on without this one."""
        return Course(
            self.match.snapshot(), self.count, self.after, self.at, dict(self.asked),
            self.told_at[:], dict(self.keys), self.settled, self.hidden,
            {seat: pauses[:] for seat, pauses in self.pauses.items()},
            {player: times[:] for player, times in self.late.items()}, self.decided[:],
            self.chance, self.word, set(self.in_form), dict(self.sealed), dict(self.opened),
            self._phase, self._opening,
        )  # fmt: skip

    def follow(self, lines: Iterable[MoveRow]) -> None:
        """Do what the log says, from where this course stands."""
        moved = False
        for line in lines:
            if moved and (not line.by_itself or of_seals(line.words)):
                self._rest(self.at)
            self._do(Kept(line.seat, line.words, line.by_itself), line.made_by)
            self._count(line)
            moved = True
        if moved:
            self._rest(self.at)
            self.settled = False

    def decide(
        self, decisions: Sequence[tuple[int, str]], key: str | None, at: float, made_by: str = ""
    ) -> list[MoveRow]:
        """Make a seat's decision (or several that belong together), and let happen what follows by
        itself: the lines for the log. ``made_by`` says who decides for a person, if not he
        himself. Raises Refused, Unclear or Misused."""
        lines: list[MoveRow] = []
        for seat, words in decisions:
            opens = words.startswith(OPEN_SEAL)
            self._do(Kept(seat, words, opens), made_by)
            lines.append(self._line(Kept(seat, words, opens), key, at, made_by))
            lines += self._by_itself(at)
            self._rest(at)
            key = None
        self.settled = True
        return lines

    def go_on(self, at: float) -> list[MoveRow]:
        """Let happen what follows by itself and is not in the log yet."""
        lines = self._by_itself(at)
        if lines:
            self._rest(at)
        self.settled = True
        return lines

    @property
    def opens(self) -> bool:
        """Is nobody awaited but to open his seal? From now on no answer can be another one."""
        return bool(self.sealed) and self.sealed.keys() >= self.asked.keys()

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats for which all wait, CHANCE among them: who has sealed an answer is not awaited
        before it is to be opened."""
        waits = self.match.to_act
        return waits if self.opens else tuple(s for s in waits if s not in self.sealed)

    def can_seal(self, seat: int) -> bool:
        """May this seat seal its answer? Where answers are secret, and the log can be checked."""
        secret = phase_on_top(self.match.game, self.match.state).sealed
        return bool(self.chance) and secret and seat in self.asked and seat not in self.sealed

    def _do(self, line: Kept, made_by: str) -> None:
        """Do what a line says: a move, or something of a seal, which is none."""
        if not of_seals(line.words):
            self._follow(line, made_by)
        elif line.words.startswith(f"{SEAL} "):
            self.sealed[line.seat] = seal_in(line.words)
        elif line.words == UNSEAL:
            del self.sealed[line.seat]
        else:
            self.opened[self.count + 2] = len(self.match.lines) + 1

    def _follow(self, line: Kept, made_by: str) -> None:
        """Do what a line says. What the inn has answered for a seat hides nothing from it: what
        came since it decided last itself is new to it still."""
        told_before = dict(self.match.told_before)
        self.match.follow(line, self.after)
        if made_by == FORM:
            self.match.told_before = told_before

    def _by_itself(self, at: float) -> list[MoveRow]:
        return [
            self._line(line, None, at) for line in self.match.by_itself(self.after, self.chance)
        ]

    def _line(self, kept: Kept, key: str | None, at: float, made_by: str = "") -> MoveRow:
        line = MoveRow(self.count, kept.seat, kept.words, kept.by_itself, key, at, made_by)
        self._count(line)
        return line

    def _count(self, line: MoveRow) -> None:
        self.count, self.at = line.number + 1, line.at
        if self.chance:
            self.word = self.chance.next_word(self.word, line_text(Line(line.seat, line.words)))
        if not line.by_itself:
            self.after = line.seat
            self.decided.append((line.number, line.at))
            (self.in_form.add if line.made_by == FORM else self.in_form.discard)(line.seat)
            self._note_pause(line)
            self._note_late(line)
        if line.key:
            self.keys[line.seat, line.key] = line.words

    def _note_pause(self, line: MoveRow) -> None:
        asked = self.asked.get(line.seat)
        own = not (line.words in (UNDO, UNSEAL) or resigns(line.words) or line.made_by == AWAY)
        own &= line.seat not in self.sealed or of_seals(line.words)  # else he has answered before
        if self.hidden and asked and own:
            pauses = self.pauses.setdefault(line.seat, [])
            pauses.append(max(0.0, line.at - asked.at))
            del pauses[:-_LATELY]

    def _note_late(self, line: MoveRow) -> None:
        player = self.match.players[line.seat]
        if line.made_by == LATE:
            self.late.setdefault(player, []).append(line.at)
        elif not line.made_by:
            self.late.pop(player, None)

    def _rest(self, at: float) -> None:
        """All that follows by itself has happened: who is asked now, and since when?"""
        match = self.match
        state, on_top = match.state, phase_on_top(match.game, match.state)
        sealed, self.hidden = not match.over and on_top.sealed, not match.over and not on_top.public
        top = max(state.depth - 1, 0)
        phase = (sealed, state.depth, state.frame_phase[top], state.frame_seat[top])
        same = sealed and phase == self._phase
        self._phase = phase
        stays = {
            seat for seat in self.asked if same and (seat != self.after or seat in self.sealed)
        }
        self.asked = {
            seat: self.asked[seat] if seat in stays else Asked(seat, self.count, at)
            for seat in match.to_act
        }
        self.sealed = {seat: seal for seat, seal in self.sealed.items() if self._is_for(seat, seal)}
        self._let_open(at)
        self.told_at.append((self.count, len(match.told_rows)))

    def _is_for(self, seat: int, seal: Seal) -> bool:
        """Is a seal for what its seat is asked now?"""
        return seat in self.asked and self.asked[seat].number == seal.question

    def _let_open(self, at: float) -> None:
        """Once the last answer is in, all whose seals are to be opened are awaited from then on."""
        if self.opens and not self._opening:
            self.asked = {seat: replace(asked, at=at) for seat, asked in self.asked.items()}
        self._opening = self.opens
