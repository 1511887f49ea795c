"""Tables side by side: the true one, and for every seat and a spectator another, guessed from what
they see. Each move must look the same to them at both tables, and so must all they can ask for.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from tabard.engine.actions import Row, Rule
from tabard.engine.dice import new_stream
from tabard.engine.game import Game
from tabard.engine.match import Match
from tabard.engine.match.now import phase_on_top
from tabard.engine.secrecy.secrets import guess, hidden_counts, led_too, view
from tabard.engine.state import Record
from tests.every_game.test_secrets import answers, is_sealed, looks
from tests.every_game.walks import Here, walk

TOGETHER = 4  # positions in a row that are compared


@dataclass
class Met:
    """What has been compared."""

    positions: int = 0
    looks: int = 0  # a position as one viewer sees it
    moves: int = 0  # moves that one viewer saw at two tables
    phases: Counter[str] = field(default_factory=Counter)
    hidden: int = 0  # views in which something was hidden
    told: int = 0  # things told that were compared
    legal: int = 0  # legal moves that were compared
    refused: int = 0  # refusals
    rules: set[str] = field(default_factory=set)  # the rules that they name


def nobody(_match: Match) -> set[int]:
    """In most games no hand is ever put away whole."""
    return set()


@dataclass(frozen=True)
class Course:
    """How random games are walked: with which options, and where they are compared. ``hands`` says
    who holds cards, where a hand can be put away whole: then it lies open, or in a pile."""

    options: Sequence[Mapping[str, str]]
    seldom: int  # a phase met less often is compared whenever it comes
    every: int  # of the others one in so many
    hands: Callable[[Match], set[int]] = nobody


def compare_positions(game: Game, seats: int, number: int, course: Course) -> Met:
    """Compare so many positions of random games as every seat and a spectator see them."""
    met = Met()
    for game_number in range(1000):
        options = course.options[game_number % len(course.options)]
        at = walk(game, seats, options, 100 * seats + game_number)
        for state in stops(game, at, course, random.Random(100 * seats + game_number), met):
            compare_in_a_row(SideBySide(game, state, met, course.hands))
            if met.positions >= number:
                return met
    raise AssertionError("too few positions")


def stops(
    game: Game, decisions: Iterable[Here], course: Course, dice: random.Random, met: Met
) -> Iterator[Record]:
    """Some decisions of a random game, mostly of phases that have seldom been met."""
    for at in decisions:
        word = game.sequence.names.word(phase_on_top(game, at.state).number)
        if met.phases[word] < course.seldom or dice.randrange(course.every) == 0:
            yield at.state.copy()


def compare_in_a_row(tables: SideBySide) -> None:
    """Compare, play a move at all tables, compare again."""
    for _position in range(TOGETHER):
        tables.compare()
        if tables.one.over:
            return
        tables.play()


@dataclass
class Twin:
    """A table that these viewers cannot tell from the true one; where the true one stood in its
    lines and in what was told when this one was made."""

    match: Match
    viewers: tuple[int, ...]
    lines: int
    told: int


class SideBySide:
    """A position and its twins, one for each seat and one for a spectator."""

    def __init__(
        self, game: Game, state: Record, met: Met, hands: Callable[[Match], set[int]] = nobody
    ) -> None:
        self.met, self.hands = met, hands
        self.one = Match.at(game, state, chance_by_hand=True)
        self.dice = random.Random(met.positions)
        viewers = {led_too(game, state, (seat,)) for seat in range(state.seats)}
        self.twins = [self.twin(seats) for seats in [(), *sorted(viewers)]]

    def twin(self, viewers: tuple[int, ...]) -> Twin:
        """Another table; of what has happened, it shows what the true one does."""
        one = self.one
        guessed = guess(one.game, one.state, viewers, new_stream(self.dice.randrange(10**9)))
        guessed.told, guessed.told_count = [row[:] for row in one.state.told], one.state.told_count
        match = Match.at(one.game, guessed, chance_by_hand=True)
        told = len(one.told_rows) - one.state.told_count
        return Twin(match, viewers, len(one.lines), told)

    # --- comparing --------------------------------------------------------------------------

    def compare(self) -> None:
        """All that anybody can ask for is the same at both tables."""
        self.met.positions += 1
        self.met.phases[self.one.phase] += 1
        for twin in self.twins:
            self.compare_for(twin)

    def compare_for(self, twin: Twin) -> None:
        """Whom all wait for, the result, the log, the view, how many cards lie where, the moves."""
        one, other, viewers, game = self.one, twin.match, twin.viewers, self.one.game
        assert one.to_act == other.to_act, "who is asked differs"
        assert one.result == other.result, "the result differs"
        told = one.tell(viewers, twin.told)
        assert told == other.tell(viewers), "what is told differs"
        lines = one.lines_for(viewers)[twin.lines :]
        assert lines == other.lines_for(viewers), "the record differs"
        seen = view(game, one.state, viewers)
        assert vars(seen) == vars(view(game, other.state, viewers)), "the view differs"
        hidden = hidden_counts(game, one.state, viewers)
        assert hidden == hidden_counts(game, other.state, viewers), "numbers of cards differ"
        self.met.looks += 1
        self.met.hidden += any(sum(places.values()) for places in hidden.values())
        self.met.told += len(told)
        for seat in viewers:
            self.compare_moves(twin, seat)

    def compare_moves(self, twin: Twin, seat: int) -> None:
        """The moves of a seat, and why it may not make others."""
        one, other = self.one, twin.match
        legal = one.legal(seat)
        assert legal == other.legal(seat), "the moves differ"
        self.met.legal += len(legal)
        for row in self.some_rows():
            refusal = one.why_not(seat, row)
            assert refusal == other.why_not(seat, row), "a refusal differs"
            if refusal:
                self.met.refused += 1
                self.met.rules.add(refusal.rule)

    def some_rows(self) -> list[Row]:
        """A handful of rows: of verbs of this phase, and one of any verb."""
        verbs = [*phase_on_top(self.one.game, self.one.state).verbs]
        rows = [self.row_of(self.dice.choice(verbs)) for _n in range(3)] if verbs else []
        return [*rows, self.row_of(self.dice.choice(self.one.game.verbs).play)]

    def row_of(self, verb: Rule) -> Row:
        """A row of this verb."""
        actions = self.one.game.actions
        own = next(v for v in actions.verbs if v.play is verb)
        return actions.rows[own.first + self.dice.randrange(own.count)]

    # --- playing ----------------------------------------------------------------------------

    def play(self) -> None:
        """A random move at the true table, and at each other one that looks the same there. Where
        there is none, or where a secret comes to light by right, a new twin is made."""
        one = self.one
        seat = self.dice.choice(one.to_act)
        rows = one.rows(seat)
        row = self.dice.choices(rows, [self.weight(seat, row) for row in rows])[0]
        played = [self.play_alike(twin, seat, row) for twin in self.twins]
        closed = answers(one) | ({seat} if is_sealed(one) else set())
        held = self.hands(one)
        one.play(seat, row)
        half_said = {seat} if one.draft(seat) else set()
        opened = closed - answers(one) - half_said
        shown = row.verb.final or held - self.hands(one)
        for at, twin in enumerate(self.twins):
            if not played[at] or shown or opened - set(twin.viewers):
                self.twins[at] = self.twin(twin.viewers)
            else:
                self.met.moves += 1

    def weight(self, seat: int, row: Row) -> int:
        """How many alike cards a row of chance stands for."""
        return int(self.one.game.flow.weight_of(self.one.state, seat, row.number))

    def play_alike(self, twin: Twin, seat: int, row: Row) -> bool:
        """A move that looks like this one to the viewers; False where there is none."""
        look = looks(self.one, seat, row, twin.viewers)
        other = twin.match
        if look == (row.number,):
            alike = [] if other.why_not(seat, row) else [row]
        else:
            alike = [r for r in other.rows(seat) if looks(other, seat, r, twin.viewers) == look]
        if alike:
            other.play(seat, self.dice.choice(alike))
        return bool(alike)
