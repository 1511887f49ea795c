"""What one viewer sees of a match, ready to be drawn.

Built from the match as the viewer's seats may know it; nothing else reaches the templates.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property

from tabard.drawn.foretelling import foretold
from tabard.drawn.saying import saying_of
from tabard.drawn.scene import Holding, Scene, scene_of
from tabard.drawn.sheet import Look, Sheet, draw
from tabard.engine.draft import rows_to_play
from tabard.engine.game import Game
from tabard.engine.match import Match, Refused, Unclear, choosing
from tabard.engine.match.now import phase_on_top
from tabard.engine.match.story import Moment, moments, outcome
from tabard.engine.moves import read_move
from tabard.engine.words import _, say

from .asking import Answer, not_now, why_thing, why_words
from .choices import Doing, Group, Lit, doing
from .rule_book import Found, looked_up
from .speaking import begun, move_said, seat_said, thing, things_of, things_told, titled
from .wishes import Wish

DECISIVE = 12  # so many turning points are told at the end
TRIED = 6  # so many moves are tried for what they change
LISTED = 8  # so many places are listed; more are picked on the board, or from a list behind it
MARKED = 4  # so many of the newest lines are marked on the board
SHOWN = 80  # so much of the log is on the page; the rest is a click away


@dataclass(frozen=True)
class Entry:
    """A line of the log; ``things`` are the marks of what it speaks of."""

    number: int
    sentence: str
    rule: str
    weight: int
    new: bool
    things: tuple[str, ...] = ()


@dataclass(frozen=True)
class Explained:
    """A thing that was asked about: what it is, and why it cannot be picked."""

    name: str
    lines: tuple[str, ...]
    answers: tuple[Answer, ...] = ()


@dataclass
class Sight:
    """What these ``seats`` (none: a spectator) see of a match. Those ``asked`` must decide now, and
    ``asks`` is the first of them; ``still`` is a table that can only be looked at (a replay).
    ``trouble`` is what was wrong with what was said."""

    match: Match
    seats: tuple[int, ...]
    asked: tuple[int, ...] = ()
    wish: Wish = field(default_factory=Wish)
    still: bool = False
    trouble: Answer | None = None

    def __post_init__(self) -> None:
        self.asks = self.asked[0] if self.asked and not self.still else None
        self.doing = self._doing()

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.match.game

    # --- what lies on the table -----------------------------------------------------------------

    @cached_property
    def scene(self) -> Scene | None:
        """What the game draws, if it draws."""
        return scene_of(self.match, self.seats)

    @cached_property
    def sheet(self) -> Sheet:
        """The table in text."""
        look = Look(roomy=True, asked=(self.asks,) if self.asks is not None else ())
        return draw(self.match, self.seats, look) or Sheet()

    @property
    def stage(self) -> str:
        """How far the game is, in a few words."""
        title = self.scene.title if self.scene else ""
        title = title or "".join(part for _ink, part in self.sheet.title)
        return begun(title.strip().removeprefix(self.game.title).strip(" ,·"))

    @property
    def says(self) -> bool:
        """Does the game say its moves in sentences and questions of its own?"""
        return bool(saying_of(self.game).asks)

    # --- who decides, and what ------------------------------------------------------------------

    def _doing(self) -> Doing:
        if self.asks is None:
            return Doing()
        try:
            return doing(self.match, self.asks, self.wish.said, self.wish.at)
        except Unclear as unclear:
            self.trouble = Answer(self.wish.said, str(unclear))
        except Refused:
            self.trouble = why_words(self.match, self.asks, self.wish.said)
        return doing(self.match, self.asks)

    @property
    def turn(self) -> str:
        """Whose turn it is, for the title of a tab."""
        if self.match.over:
            return say(_("Over"))
        if self.asks is not None:
            return "● " + say(_("Your turn"))
        return begun(say(_("{who} decides"), who=self._awaited))

    @property
    def _awaited(self) -> str:
        return ", ".join(seat_said(self.match, seat) for seat in self.match.to_act)

    @property
    def phase(self) -> str:
        """What is going on, by its name."""
        phase = phase_on_top(self.game, self.match.state)
        return titled(self.game.sequence.names.name(phase.number))

    @property
    def _phase_word(self) -> str:
        phase = phase_on_top(self.game, self.match.state)
        return self.game.sequence.names.word(phase.number)

    @property
    def question(self) -> str:
        """What the viewer must decide, or for whom everybody waits."""
        if self.match.over:
            return say(_("The game is over."))
        if self.asks is None:
            return say(_("Waiting for {who}: {phase}."), who=self._awaited, phase=self.phase)
        turn = saying_of(self.game).turns.get(self._phase_word)
        decides = self.scene.decides if self.scene else self.sheet.decides
        who = titled(decides or seat_said(self.match, self.asks))
        if turn and len(self.seats) == 1 and not decides:
            return say(_("Your turn: {turn}."), turn=say(turn))
        return say(_("{who}, you decide: {phase}."), who=who, phase=say(turn or self.phase))

    @property
    def tip(self) -> str:
        """The sentence that explains this decision to somebody new."""
        if self.asks is None:
            return ""
        if self.doing.said:
            return say(_("A long move is built piece by piece; Back takes one piece back."))
        tip = say(phase_on_top(self.game, self.match.state).tip)
        return "" if tip.rstrip(".").lower() in self.question.lower() else tip

    @property
    def proposals(self) -> list[str]:
        """Moves of others that wait, wholly said, for somebody's answer."""
        said = _("{seat} proposes: {move}.")
        return [
            say(said, seat=titled(seat_said(self.match, seat)), move=move_said(self.match, move))
            for seat, move in self.match.proposals
            if seat != self.asks
        ]

    @property
    def sealed(self) -> list[str]:
        """The viewer's own answers that nobody else may read yet."""
        if self.still or self.match.over:
            return []
        own, open_to_all = self.match.lines_for(self.seats), self.match.lines_for(())
        moves = [
            read_move(self.game.actions, line.words, exact=True)
            for line, seen in zip(own, open_to_all, strict=True)
            if seen.words == "?" != line.words
        ]
        return [move_said(self.match, move) for move in moves]

    @cached_property
    def missing(self) -> list[tuple[str, str]]:
        """The verbs of this phase that cannot be used now: their words and what they are called."""
        if self.asks is None or self.doing.said or self.doing.at:
            return []
        return [(verb.word, titled(verb.word)) for verb in not_now(self.match, self.asks)]

    # --- asked about ----------------------------------------------------------------------------

    @cached_property
    def answer(self) -> Answer | None:
        """The answer to what was asked in words; or what was wrong with what was said."""
        if self.wish.why and self.asks is not None:
            return why_words(self.match, self.asks, self.wish.why)
        if self.wish.why:
            return Answer(self.wish.why, say(_("It is not up to you now.")))
        if self.wish.late == "decided":
            return Answer("", say(_("That was decided already, and otherwise; look again.")))
        if self.wish.late:
            return Answer("", say(_("The table had moved on when that came; look again.")))
        return self.trouble

    @cached_property
    def explained(self) -> Explained | None:
        """What was pointed at, explained."""
        marks = self.wish.about or self.doing.at
        if not marks:
            return None
        own = set(marks.split(","))
        found = [(name, lines) for name, lines, theirs in self._things() if own & set(theirs)]
        if not found:
            return None
        answers: list[Answer] = []
        if self.wish.about and self.asks is not None:
            for mark in marks.split(","):
                answers += why_thing(self.match, self.asks, mark)
        lines = tuple(dict.fromkeys(line for _name, own_lines in found for line in own_lines))
        return Explained(found[0][0], lines, tuple(dict.fromkeys(answers)))

    def _things(self) -> Iterable[tuple[str, tuple[str, ...], tuple[str, ...]]]:
        """Everything that can be pointed at: its name, sentences about it, its marks."""
        if self.scene is None:
            for cell in self.sheet.cells:
                about = tuple(self.sheet.about.get(cell.word, ()))
                yield cell.name, (*filter(None, (cell.spoken,)), *about), self.marks_of(cell.word)
            return
        for spot in self.scene.spots:
            lines = (*filter(None, (spot.spoken,)), *spot.about)
            yield spot.name, lines, things_of(spot.names)
        for piece in self.scene.pieces:
            yield piece.spoken, (), things_of(piece.names)
        for holding in self.scene.holdings:
            for card in holding.cards:
                lines = (*card.lines, *filter(None, (card.spoken,)))
                yield card.title, lines, things_of(card.names)

    def marks_of(self, word: str) -> tuple[str, ...]:
        """The marks of a thing that is known by its word alone."""
        return self._words.get(word, ())

    @cached_property
    def _words(self) -> dict[str, tuple[str, ...]]:
        found: dict[str, dict[str, None]] = {}
        for verb in self.game.actions.verbs:
            for _key, kind in verb.fields:
                for value in kind.numbers if kind.kind != "number" else ():
                    found.setdefault(kind.word(value), {})[thing(kind, value)] = None
        return {word: tuple(marks) for word, marks in found.items()}

    def lit(self, marks: tuple[str, ...]) -> Lit | None:
        """What picking the thing with these marks does; None where it cannot be picked."""
        found = [self.doing.lit[mark] for mark in marks if mark in self.doing.lit]
        if not found:
            return None
        return found[0] if len(found) == 1 else Lit()

    @cached_property
    def effects(self) -> dict[str, tuple[str, ...]]:
        """What surely changes by a move that only waits to be made, or asks for nothing more."""
        if self.asks is None or self.scene is None:
            return {}
        doing = self.doing
        plain = [group.choices[0].words for group in doing.groups if group.plain]
        moves = [doing.said] if doing.whole else plain[:TRIED]
        found = {words: self._effects(self.asks, self.scene, words) for words in moves}
        return {words: effects for words, effects in found.items() if effects}

    def _effects(self, seat: int, scene: Scene, words: str) -> tuple[str, ...]:
        move = choosing.begun(self.match, seat, words)
        rows = rows_to_play(self.game, self.match.draft(seat), move)
        return foretold(self.match, seat, rows, self.seats, scene)

    def on_the_board(self, group: Group) -> bool:
        """Are these many, and each a place of the board that is lit for it alone?"""
        if len(group.choices) <= LISTED or self.scene is None:
            return False
        spots = {mark for spot in self.scene.spots for mark in things_of(spot.names)}
        lit = self.doing.lit
        return all(
            any(
                mark in spots and lit.get(mark, Lit()).words == choice.words
                for mark in choice.things
            )
            for choice in group.choices
        )

    def just_told(self, marks: tuple[str, ...]) -> bool:
        """Does the newest that was told since the last look speak of this thing?"""
        return not self._told_last.isdisjoint(marks)

    @cached_property
    def _told_last(self) -> set[str]:
        newest = [entry for entry in self.log if entry.new][:MARKED]
        return {mark for entry in newest for mark in entry.things}

    @cached_property
    def badges(self) -> dict[int, Holding]:
        """What each seat holds, for its colour and letter."""
        found = self.scene.holdings if self.scene else []
        return {one.seat: one for one in reversed(found) if one.seat is not None}

    def called(self, seat: int) -> str:
        """What people call a seat."""
        return titled(seat_said(self.match, seat))

    def link(self, **wish: str) -> str:
        """The address of this page with something said or asked."""
        return self.wish.link(**wish)

    @cached_property
    def found(self) -> Found | None:
        """What was looked up in the rule book."""
        return looked_up(self.game, self.wish.rules) if self.wish.rules else None

    # --- the log and the end --------------------------------------------------------------------

    @cached_property
    def log(self) -> list[Entry]:
        """What happened, as the viewer may know it; the newest first. New is what came since."""
        told = self.match.tell(self.seats)
        since = self.wish.since if self.wish.since >= 0 else len(told)
        entries = [
            Entry(
                number,
                begun(row.sentence),
                row.rule,
                row.weight,
                number >= since,
                things_told(self.game, row),
            )
            for number, row in enumerate(told)
        ]
        shown = entries if self.wish.whole else entries[-SHOWN:]
        return [entry for entry in reversed(shown) if entry.sentence]

    @property
    def told(self) -> int:
        """How much has been told."""
        return len(self.match.told_rows)

    @property
    def outcome(self) -> str:
        """Who won or lost; empty while the game goes on."""
        return begun(outcome(self.match)) if self.match.over else ""

    @property
    def decisive(self) -> list[Moment]:
        """The moments that decided it."""
        return moments(self.match, DECISIVE, self.seats) if self.match.over else []

    @property
    def because(self) -> str:
        """What was told last under the rule by which the game ended: whose city, which tribe."""
        result = self.match.result
        if result is None:
            return ""
        told = self.match.tell(self.seats)
        last = (row.sentence for row in reversed(told) if row.rule == result.rule)
        return begun(next(last, ""))

    @property
    def ranking(self) -> list[tuple[int, str, int]]:
        """Place, name and score of each seat, where they differ."""
        result = self.match.result
        if result is None or len({*result.places}) < 2 or not result.scores:
            return []
        order = sorted(range(len(result.places)), key=lambda seat: result.places[seat])
        return [
            (result.places[s], titled(seat_said(self.match, s)), result.scores[s]) for s in order
        ]
