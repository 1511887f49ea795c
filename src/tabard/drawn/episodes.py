"""Episodes: a fight, a landfall, a lost city, put together from the lines in which it was told.

A game declares with each told line what part it has (``engine.events.Part``): what opens an episode
and between whom, which facts are dice, what counts for or against a side, how it came out, what
followed. Which lines make an episode depends on the kinds of what was told and on what the viewer
may read, never on more; so an episode shows nobody a line that his log does not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from tabard.drawn.saying import saying_of
from tabard.engine.events import Event, Events, Part, Told
from tabard.engine.kinds import HIDDEN, Kind
from tabard.engine.match import Match
from tabard.engine.words import _, heading, say

Known = dict[str, tuple[Kind, int]]  # what a viewer may read of a line: its facts by their words

USUAL_PIPS = 6
FOR, AGAINST = "+", "\N{MINUS SIGN}"


@dataclass(frozen=True)
class Line:
    """A told line of an episode, and its number in the log. ``sign`` says whether it counts for a
    side or against it (FOR, AGAINST); empty where it counts nothing. So many ``points`` are said
    beside the dice."""

    number: int
    sentence: str
    rule: str = ""
    weight: int = 0
    sign: str = ""
    points: int = 0


@dataclass(frozen=True)
class Die:
    """A face that was thrown, on a die with so many sides; a die without numbers shows a ``word``,
    which ``does`` something. Another was thrown ``instead`` of it."""

    number: int
    face: int
    pips: int = USUAL_PIPS
    word: str = ""
    instead: bool = False
    does: str = ""

    @property
    def said(self) -> str:
        """What it shows."""
        return self.word or str(self.face)


@dataclass
class Side:
    """One of those between whom it was: who that is, the dice, what counted, and what it made; or
    the ``goal`` that a single one had to reach."""

    kind: Kind
    value: int
    name: str
    dice: list[Die] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    total: int | None = None
    won: bool = False
    goal: bool = False

    @property
    def rest(self) -> int:
        """What its sum has beside the dice and what is said there: a value, cards, what was added
        or taken; 0 without."""
        thrown = [die for die in self.dice if not die.instead]
        if self.total is None or not thrown or any(die.word for die in thrown):
            return 0
        said = sum(line.points for line in self.beside)
        return self.total - sum(die.face for die in thrown) - said

    @property
    def beside(self) -> list[Line]:
        """What is said beside its dice: why its sum is not what the table shows."""
        return [line for line in self.lines if line.points]

    def write(self, line: Line) -> None:
        """One line more; what counts after the sum was told is counted anew."""
        if line.sign and self.total is not None:
            self.total = None
            self.lines = [other for other in self.lines if not other.sign]
        self.lines.append(line)


@dataclass
class Episode:
    """What happened from ``first`` to ``last`` in the log: the lines right before that ``led`` to
    it, how it began (the ``opening`` line) and what the same sides then fought ``over`` (on which
    characteristic, in which round), the sides, dice that are no side's, what else was said, how it
    came out, what followed: and what weighs and is no side's, as who was lost. Dice that were
    thrown ``after`` it had come out count for what followed alone."""

    first: int
    last: int
    opening: Line
    led: list[Line] = field(default_factory=list)
    over: list[Line] = field(default_factory=list)
    sides: list[Side] = field(default_factory=list)
    dice: list[Die] = field(default_factory=list)
    after: list[Die] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    results: list[Line] = field(default_factory=list)
    followed: list[Line] = field(default_factory=list)

    @property
    def said(self) -> str:
        """The episode in a sentence or two, for whoever hears of it."""
        return _sentences(self.opening.sentence, self.came)

    @property
    def came_of(self) -> str:
        """What led to it, in a sentence or two; empty where nothing did."""
        return _sentences(*(line.sentence for line in self.led))

    @property
    def came(self) -> str:
        """The same for whoever has heard how it began."""
        totals = [
            say(
                _("the goal is {points}") if side.goal else _("{side}: {points}"),
                side=side.name,
                points=side.total,
            )
            for side in self.sides
            if side.total is not None
        ]
        counted = [", ".join(totals) + "."] if totals else self._shown
        return _sentences(*(one for one in counted if one != self.opening.sentence), *self.outcome)

    @property
    def outcome(self) -> list[str]:
        """How it came out, beyond how it began: each sentence once, and how often it was told."""
        told = Counter(line.sentence for line in self.results)
        del told[self.opening.sentence]
        return [
            f"{one.removesuffix('.')} (× {times})." if times > 1 else one
            for one, times in told.items()
        ]

    @property
    def brought(self) -> list[str]:
        """What followed and weighs something: who is immobilised, what was taken."""
        return [line.sentence for line in self.followed if line.weight]

    @property
    def _shown(self) -> list[str]:
        """What the dice show, where no other sentence says it."""
        every = (*self.dice, *(die for side in self.sides for die in side.dice))
        told = {line.number for line in (self.opening, *self.results)}
        faces = [die.said for die in every if not die.instead and die.number not in told]
        sentence = _("The dice show {faces}.") if len(faces) > 1 else _("The die shows {faces}.")
        return [say(sentence, faces=", ".join(faces))] if faces else []

    @property
    def is_a_scene(self) -> bool:
        """Is it more than one sentence and its dice (a storm that gathers), and more than words of
        what did not come about (nobody owns the city that was to be attacked)?"""
        told = {line.number for line in self.results}
        if not self.sides or not told:
            return told != {self.opening.number}
        thrown = self.dice or any(side.dice or side.lines for side in self.sides)
        told_of = (self.opening, *self.results, *self.followed)
        return bool(thrown or self.lines or any(line.weight for line in told_of))


def episodes(match: Match, viewers: Iterable[int] | None, since: int = 0) -> list[Episode]:
    """The episodes of a match that went on after so much had been told, the oldest first, as these
    seats may know them (None: as it was)."""
    rows = match.told_to(viewers)
    events = match.game.book.events
    found = spans(events, rows)
    parts = [events.all[row[0]].part for row in rows]
    told = []
    for before, (first, last) in zip([(0, -1), *found], found, strict=False):
        if last >= since:
            told.append(_Telling(match, rows, first, last).episode)
            leading = _leading(parts, before, (first, last))
            lines = [_line(at, events.explain(list(rows[at]), match.name)) for at in leading]
            told[-1].led = [line for line in lines if line.sentence]
    return told


def _leading(
    parts: Sequence[Part | None], before: tuple[int, int], span: tuple[int, int]
) -> list[int]:
    """The numbers of the lines that led to an episode: those right before it that say so; or of a
    fight how what leads to one opened and came out, where that was told last ``before``."""
    first, last = before
    tried = [(at, part) for at, part in enumerate(parts[first : last + 1], first) if part]
    leads = any(part.leads and not part.only_leads for _at, part in tried)
    fought = any(part and part.opens for part in parts[span[0] : span[1] + 1])
    if leads and fought and last == span[0] - 1:
        return [at for at, part in tried if part.opens is not None or part.is_result]
    at = span[0]
    while at and (one := parts[at - 1]) and one.only_leads:
        at -= 1
    return [*range(at, span[0])]


def spans(events: Events, rows: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """From which line to which each episode goes. Dice that were thrown right before belong to what
    they open; a line without a part, or that only leads to one, lies within an episode until that
    has come out; and an opening between the same sides goes on with one that has not, unless it
    begins anew."""
    found: list[list[int]] = []
    sides: list[int] = []
    dice = 0  # so many lines right before are dice and nothing else
    going, ended = False, False
    for number, row in enumerate(rows):
        event = events.all[row[0]]
        part = event.part
        if part is None or part.only_leads:
            going, dice = going and not ended, 0
            continue
        if part.opens is not None:
            between = sorted(row[1 + _place(event, fact)] for fact in part.opens)
            if not going or ended or between != sides or part.anew:
                if going and dice and found[-1][1] == number - 1:
                    found[-1][1] -= dice
                found.append([number - dice, number])
                going, ended, sides = True, False, between
        if going:
            found[-1][1] = number
            ended = ended or part.is_result
        dice = dice + 1 if _only_dice(part) else 0
    return [(first, last) for first, last in found]


def _only_dice(part: Part) -> bool:
    """Is it a throw, and neither an opening nor a result?"""
    return bool(part.dice) and part.opens is None and not part.is_result


def _place(event: Event, fact: str) -> int:
    return [key for key, _kind in event.facts].index(fact)


class _Telling:
    """One episode, put together line by line."""

    def __init__(self, match: Match, rows: Sequence[Sequence[int]], first: int, last: int) -> None:
        self.match = match
        self.events = match.game.book.events
        self.loose: list[Die] = []  # dice of which nobody has said yet whose they are
        told = [self.events.explain(list(row), match.name) for row in rows[first : last + 1]]
        parts = [self.events.all[row[0]].part for row in rows[first : last + 1]]
        opening = next(at for at, part in enumerate(parts) if part and part.opens is not None)
        title = _line(first + opening, told[opening])
        self.episode = Episode(first, last, title)
        for number, line in enumerate(told, start=first):
            self._tell(number, rows[number], line)
        self._lay_out_the_loose()

    def _lay_out_the_loose(self) -> None:
        """Dice that nobody threw: those thrown before it had come out, and those after."""
        ended = min((line.number for line in self.episode.results), default=None)
        for die in self.loose:
            late = ended is not None and die.number > ended
            (self.episode.after if late else self.episode.dice).append(die)

    def _tell(self, number: int, row: Sequence[int], told: Told) -> None:
        event = self.events.all[row[0]]
        part = event.part
        if part is None or part.only_leads:
            return
        known = {
            key: (kind, value)
            for (key, kind), value in zip(event.facts, row[1:], strict=False)
            if value != HIDDEN
        }
        for fact in (*(part.opens or ()), part.joins):
            if fact in known:
                self._join(*known[fact])
        self._throw(number, part, known)
        self._count(part, known)
        if part.won is not None:
            self._win(part, known)
        points = _points(part.adds, known) - _points(part.takes, known)
        line = replace(_line(number, told), sign=_sign(points), points=points * part.beside)
        self._write(line, part, known)

    def _write(self, line: Line, part: Part, known: Known) -> None:
        """Put a line where it is read; what is drawn (dice, totals) is not written as well."""
        episode = self.episode
        drawn = (part.dice or part.totals) and not line.sign
        if part.is_result:
            episode.results.append(line)
        elif line.number == episode.opening.number or drawn or not line.sentence:
            return
        elif part.opens is not None and not episode.results:
            episode.over.append(line)
        elif episode.results:
            episode.followed.append(line)
        else:
            side = self._side(part, known, list(known))
            if side is None:
                (episode.followed if line.weight else episode.lines).append(line)
            else:
                said = line.sentence.removeprefix(heading(side.name)).lstrip()
                side.write(
                    replace(line, sentence=said.lstrip(FOR + AGAINST) if line.sign else said)
                )

    def _join(self, kind: Kind, value: int) -> None:
        sides = self.episode.sides
        if all((side.kind.kind, side.value) != (kind.kind, value) for side in sides):
            sides.append(Side(kind, value, self.match.name(kind, value)))

    def _throw(self, number: int, part: Part, known: Known) -> None:
        """Dice lie with their side; without one they lie loose until somebody is told to have
        thrown them."""
        for fact in part.dice:
            if fact not in known:
                continue
            kind, face = known[fact]
            name = kind.name(face) if kind.words else ""
            word = "" if name.isdecimal() else name
            pips = known[part.pips][1] if part.pips in known else USUAL_PIPS
            side = self._side_of(fact, part, known)
            dice = side.dice if side else self.loose
            if part.instead in known:
                _put_aside(dice, known[part.instead][1])
            dice.append(Die(number, face, pips, word, does=self._does(face) if word else ""))

    def _does(self, face: int) -> str:
        """What a face without a number does for the first side."""
        says, sides = saying_of(self.match.game).face, self.episode.sides
        return says(self.match.state, face, sides[0].value if sides else -1) if says else ""

    def _count(self, part: Part, known: Known) -> None:
        """Sums, and whose the dice are that made them: those that make it, or to each the same."""
        self._set_a_goal(part, known)
        for fact in part.threw:
            side = self._side_of(fact, part, known)
            if side and fact in known:
                side.dice = self._making(known[fact][1]) or side.dice
        each = 0 if part.threw or not part.totals else len(self.loose) // len(part.totals)
        for fact in part.totals:
            side = self._side_of(fact, part, known)
            if side and fact in known:
                side.total = known[fact][1]
                side.dice = self.loose[:each] or side.dice
                del self.loose[:each]

    def _set_a_goal(self, part: Part, known: Known) -> None:
        """What a sum had to reach stands on a side of its own, with the dice that made it, where
        nobody else is against whoever tries."""
        if part.reach not in known or len(self.episode.sides) > 1:
            return
        kind, points = known[part.reach]
        dice = self._making(points) if len(self.loose) > 1 else []
        goal = Side(kind, points, say(_("to be reached")), dice, total=points, goal=True)
        self.episode.sides.append(goal)

    def _making(self, points: int) -> list[Die]:
        """The first loose dice in a row that make so many points; those before them were thrown
        again. None where no dice make them."""
        for start in range(len(self.loose)):
            for end in range(start + 1, len(self.loose) + 1):
                if sum(die.face for die in self.loose[start:end]) == points:
                    taken, self.loose = self.loose[start:end], self.loose[end:]
                    return taken
        return []

    def _win(self, part: Part, known: Known) -> None:
        sides = self.episode.sides
        if isinstance(part.won, int):
            won = next(iter(sides[part.won : part.won + 1]), None)
        else:
            won = self._named(*known[part.won]) if part.won in known else None
        if won:
            won.won = True

    def _side_of(self, fact: str, part: Part, known: Known) -> Side | None:
        """Whose a number is: the side's that is named last before it, or else after it."""
        facts = list(known)
        at = facts.index(fact) if fact in known else len(facts)
        return self._side(part, known, [*reversed(facts[:at]), *facts[at:]])

    def _side(self, part: Part, known: Known, facts: Iterable[str]) -> Side | None:
        """The side of a line: the one it is said to be of, or the first that it names."""
        if part.of is not None:
            return next(iter(self.episode.sides[part.of : part.of + 1]), None)
        return next((side for fact in facts if (side := self._named(*known[fact]))), None)

    def _named(self, kind: Kind, value: int) -> Side | None:
        for side in self.episode.sides:
            if (side.kind.kind, side.value) == (kind.kind, value):
                return side
        return None


def _sentences(*every: str) -> str:
    """Sentences one after another, each of them once."""
    return " ".join(one[:1].upper() + one[1:] for one in dict.fromkeys(every) if one)


def _line(number: int, told: Told) -> Line:
    return Line(number, told.sentence, told.rule, told.weight)


def _put_aside(dice: list[Die], face: int) -> None:
    """The last of these with that face counts no more."""
    for at in range(len(dice) - 1, -1, -1):
        if dice[at].face == face and not dice[at].instead:
            dice[at] = replace(dice[at], instead=True)
            return


def _sign(points: int) -> str:
    """Does a line count for a side or against it?"""
    return FOR if points > 0 else AGAINST if points < 0 else ""


def _points(of: str | int, known: Known) -> int:
    if isinstance(of, int):
        return of
    return known[of][1] if of in known else 0
