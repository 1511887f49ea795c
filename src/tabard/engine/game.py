"""A game: the dozen things that its folder offers to the engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any, NamedTuple

from . import unsaid
from .actions import Actions, Verb
from .book import Book, RuleText, first_carried_out
from .earlier import Earlier
from .flow.lies_on import Under, lies_on, usually_within
from .flow.loop import Flow
from .flow.sequence import Sequence, Within
from .handicaps import FIELD, Measured, handicap_of, not_points, points_of, word_of
from .kinds import CHANCE, MAX_SEATS, SEATS, Kind, plain
from .languages import spoken
from .options import Option, no_option, no_reading
from .pitch import Pitch
from .secrecy.guessing import guess_rules
from .state import Record
from .weights import Weights
from .words import Called, _, name_of, say, seat_called


@dataclass(frozen=True)
class Ending:
    """A named way to end: its rule, its sentence, and whether the seats have won."""

    word: str
    rule: str
    sentence: str
    won: bool | None = None


class Misused(Exception):
    """Something was asked for that does not exist (a game, a seat, an option): one sentence."""


class Unlawful(Misused):
    """A rule of a game cannot be compiled, or the checked build has stopped it: one sentence, with
    file and line."""


class Fit(NamedTuple):
    """What follows in a position that names none of these fields: ``rule(state)`` fills them in so
    that they fit the others."""

    rule: Callable[..., None]
    fields: tuple[str, ...] = ()


class HouseRules(NamedTuple):
    """The file in which house rules stand, and when it was written (nanoseconds)."""

    path: Path
    written: int


@dataclass(frozen=True)
class Source:
    """A part of a seat's score: so many ``points``, and in words of what: ``34 from the throne``.
    One without points says what decides between the seat and its equals."""

    points: int
    sentence: str


@dataclass
class Game:
    """All that the engine needs to know of a game.

    ``earlier`` says what earlier versions of the rules did otherwise; ``house_rules`` are
    those by which this one is played (``engine.variant``).
    ``options`` are kept in the record, in ``option: Array = each(OPTIONS)``; a game that has none
    has no such field. One that counts handicaps has a field for them (``engine.handicaps``).
    Raises ValueError where the two do not fit.
    ``set_up(state)`` begins a game on an empty table whose seats and options are filled in, without
    it with the first phase, of the first seat;
    ``lay_out(state)`` puts there what a position file need not name, and each of ``fits`` what
    follows from the rest of it.
    ``accounted(state)`` is 0 when every component is where it can be and what goes on belongs
    together, else ``because`` one of the book's complaints. It need not count what is declared as
    always kept (``so_many(…, kept=RULE)``). ``judge(state)`` ends the game where an
    end is reached; ``usual`` is the decision at which a position is that says nothing of it.
    ``score(state, seat)`` and ``place(state, seat)`` (1 is best) rank the seats at the end; without
    ``place`` the most points are best. ``worth(state, seat, weights)`` judges a position for the
    bots, by the numbers of the ``weights``; a game that has none says ``worth(state, seat)``, or
    leaves it at the score. ``scored(state, seat)`` gives the ``Source``s that make up a seat's
    score, in a game that ranks the seats. ``clock(state)`` counts what passes and never goes back:
    bots look no further than to its next stroke. ``longest`` bounds the moves of a game, chance
    included.
    ``led_by(state, seat)`` is the seat of the player who leads a seat, where one player leads
    several; ``set_up`` may then make more seats than players.
    ``progress(state)`` says how far the seats have come that lose together, from 0 to 1000.
    ``could_be(state)`` says of a table that was guessed whether its hidden pieces can lie so, after
    what everybody has seen (who attacks must hold the cards for it).
    ``sayings(state, kind)`` gives further words for things of a kind as they lie now (the square on
    which a piece stands). ``table`` draws a view in text (see ``drawn.sheet``), ``board`` and
    ``scene`` for a page that draws (see ``drawn.scene``), and ``says`` how people say a move
    (``drawn.saying``); ``lesson`` is a first game that teaches (``engine.match.lesson``),
    ``exercises`` are tables at which something is to be found (``engine.match.exercise``),
    ``pitch`` what the game says to who does not know it (``engine.pitch``), ``measured`` what its
    seats are worth (``engine.handicaps``);
    ``odds`` reckons what may be risked (an ``engine.odds.Reckoner``), and ``risks`` are the verbs
    of which it can be asked.
    """

    name: str
    title: str
    seats: range
    state: type[Record]
    book: Book
    verbs: list[Verb]
    sequence: Sequence
    endings: tuple[Ending, ...]
    score: Callable[..., int]
    longest: int
    version: str = "1.0"
    stage: str = "complete"
    options: tuple[Option, ...] = ()
    set_up: Callable[..., None] = unsaid.set_up
    lay_out: Callable[..., None] = unsaid.lay_out
    accounted: Callable[..., int] = unsaid.accounted
    place: Callable[..., int] = unsaid.place
    scored: Callable[..., list[Source]] | None = None
    worth: Callable[..., int] = unsaid.worth
    clock: Callable[..., int] = unsaid.clock
    seat_kind: Kind = SEATS
    seat_name: Callable[..., str] | None = None
    check_options: Callable[[int, Mapping[str, str]], str] | None = None
    fits: tuple[Fit, ...] = ()
    led_by: Callable[..., int] | None = None
    could_be: Callable[..., int] | None = None
    sayings: Callable[..., Mapping[str, int]] | None = None
    odds: Any = None
    risks: tuple[str, ...] = ()
    table: Any = None
    board: Any = None
    scene: Any = None
    says: Any = None
    lesson: Any = None
    exercises: Any = None
    pitch: Pitch | None = None
    measured: tuple[Measured, ...] = ()
    credits: str = ""
    weights: Weights = field(default_factory=Weights)
    progress: Callable[..., int] | None = None
    judge: Callable[..., None] | None = None
    usual: Within | None = None
    earlier: Mapping[str, Earlier] = field(default_factory=dict)
    house_rules: HouseRules | None = None
    actions: Actions = field(init=False)

    def __post_init__(self) -> None:
        self.actions = Actions(self.verbs, self.name)
        if not self.seats or max(self.seats) > MAX_SEATS:
            raise ValueError(f"a game has 1 to {MAX_SEATS} seats, not {max(self.seats, default=0)}")
        if self.place is unsaid.place:
            self.place = unsaid.by_score(self.place, self.score)
        if self.worth is unsaid.worth:
            self.worth = unsaid.by_score(self.worth, self.score)
        self.accounted = unsaid.all_there(self.state, self.book, self.accounted)
        self._check_verbs()
        kept = self.state.fields.get("option")
        wanted = (len(self.options),) if self.options else None
        if (kept.shape if kept else None) != wanted:
            raise ValueError("options, and only they, want option: Array = each(OPTIONS)")

    def _check_verbs(self) -> None:
        """Raises ValueError for a verb that no phase offers, and one that is offered in vain."""
        offered = {verb for phase in self.sequence.phases for verb in (*phase.verbs, *phase.passes)}
        listed_ones = {verb.play for verb in self.verbs}
        for verb in sorted(offered - listed_ones, key=lambda rule: rule.__name__):
            raise ValueError(f"a phase offers {verb.__name__}, and verbs does not list it")
        for verb in sorted(listed_ones - offered, key=lambda rule: rule.__name__):
            raise ValueError(f"no phase offers the verb {verb.__name__}")

    @property
    def identity(self) -> tuple[str, HouseRules | None]:
        """What is made of a game and kept in a process is kept by this: a file of house rules can
        be written anew."""
        return self.name, self.house_rules

    @property
    def together(self) -> bool:
        """Do all seats win or lose together? Then each ending says which."""
        return all(ending.won is not None for ending in self.endings)

    @cached_property
    def flow(self) -> Flow:
        """The generic rules bound to this game."""
        flow = Flow(self.actions, self.sequence, self.led_by)
        if self.has_secrets:
            guess_rules(self.state, self.sequence, flow.scope, self.could_be)
        return flow

    @cached_property
    def lies_on(self) -> dict[int, set[Under]]:
        """For each phase those on which it can lie, as its rules have it."""
        return lies_on(self.set_up, self.sequence, self.actions)

    @cached_property
    def lies_within(self) -> list[Within | None]:
        """For each phase what lies under it where a position does not say it."""
        phases = self.sequence.phases
        return [usually_within(self.sequence, p, self.lies_on[p.number]) for p in phases]

    @property
    def has_secrets(self) -> bool:
        """Is there anything that not everybody may know?"""
        return any(field.secret for field in self.state.fields.values())

    @cached_property
    def rule_book(self) -> dict[str, RuleText]:
        """The rules by number."""
        return {r.number: r for r in self.book.rules}

    def rule_of(self, verb: Verb) -> str:
        """The number of the rule that a verb carries out, by its docstring; may be empty."""
        for rule in verb.rules:
            if (number := first_carried_out(rule.__doc__)) in self.rule_book:
                return number
        return ""

    def chosen(self, options: Mapping[str, str] | None) -> dict[str, str]:
        """Every option with its reading. Raises Misused for an unknown option or reading."""
        known = {o.word: o for o in self.options}
        said: dict[str, str] = {}
        for written, text in (options or {}).items():
            word = plain(written)
            if word in said:
                raise Misused(say(_("Option {option} is said twice."), option=word))
            if self.takes_handicaps and handicap_of(word) is not None:
                said[word] = self._handicap(word, str(text))
                continue
            if word not in known:
                raise Misused(no_option(self.name, written, list(known)))
            reading = known[word].reading(str(text))
            if reading is None:
                raise Misused(no_reading(word, text, known[word].readings))
            said[word] = reading
        usual = {o.word: o.usual for o in self.options}
        brought: dict[str, str] = {}
        for option in self.options:
            brought |= option.brings.get(said.get(option.word, option.usual), {})
        agreed = {word: points for word, points in said.items() if points != "0" or word in known}
        return {**usual, **brought, **agreed}

    @property
    def takes_handicaps(self) -> bool:
        """Can points be agreed on for a seat before a game?"""
        return FIELD in self.state.fields

    def _handicap(self, word: str, text: str) -> str:
        """The points of a handicap, as a word. Raises Misused."""
        points = points_of(text)
        if points is None:
            raise Misused(not_points(word, text))
        return str(points)

    def empty_table(self, seats: int, options: Mapping[str, str] | None = None) -> Record:
        """An empty table for this many seats, with every option at its reading."""
        if seats not in self.seats:
            sentence = _("{game} is played by {low} to {high}, not by {seats}.")
            low, high = self.seats[0], self.seats[-1]
            raise Misused(say(sentence, game=self.title, low=low, high=high, seats=seats))
        chosen = self.chosen(options)
        complaint = self.check_options(seats, chosen) if self.check_options else ""
        if complaint:
            raise Misused(complaint)
        state = self.state()
        state.seats = seats
        for i, option in enumerate(self.options):
            state.option[i] = option.readings.index(chosen[option.word])  # type: ignore[attr-defined]
        self._agree_on_handicaps(state, chosen)
        return state

    def _agree_on_handicaps(self, state: Record, chosen: Mapping[str, str]) -> None:
        """Each for one of those who play, against others. Raises Misused."""
        for word, points in chosen.items():
            seat = handicap_of(word)
            if seat is None:
                continue
            if seat >= state.seats or state.seats == 1:
                sentence = _("{option} is for nobody: {seats} play.")
                if state.seats == 1:
                    sentence = _("{option} is for nobody: who plays alone plays against nobody.")
                raise Misused(say(sentence, option=word, seats=state.seats))
            getattr(state, FIELD)[seat] = int(points)

    def empty_board(
        self, players: int, options: Mapping[str, str] | None = None, seats: int | None = None
    ) -> Record:
        """The empty board, on which a position is laid; there may be more seats than players."""
        state = self.empty_table(players, options)
        state.seats = seats or players
        self.lay_out(state)
        return state

    def new(self, seats: int, options: Mapping[str, str] | None = None) -> Record:
        """A table on which the game has been set up, ready for the first decision."""
        state = self.empty_table(seats, options)
        self.set_up(state)
        self.flow.settle(state)
        return state

    def players(self, state: Record) -> tuple[int, ...]:
        """For each seat the player who leads it, counted in the order of their own seats."""
        leaders = [self.flow.led_by(state, seat) for seat in range(state.seats)]
        order = sorted(set(leaders))
        return tuple(order.index(leader) for leader in leaders)

    def called(self, state: Record, kind: Kind, value: int) -> str:
        """What people call a thing at this table; a seat goes by its name in the game."""
        if kind is SEATS or kind is self.seat_kind:
            if value == CHANCE:
                return Called(say(_("chance")))
            if self.seat_name:
                own = self.seat_name(state, value)
                return own if isinstance(own, Called) else Called(own)
            return seat_called(value)
        return kind.name(value)

    def verb_called(self, verb: Verb) -> str:
        """What people call a verb: ``build fort``."""
        return self.actions.by_word[verb.word].called

    def field_called(self, key: str) -> str:
        """What people call a field of a move."""
        return name_of(key.replace("_", " "), f"{self.name}/field")

    def with_its_verb(self, line: str) -> str:
        """A line that begins with a verb in the language of the moment, or with the beginning of
        one that is clear, with the verb's own word for it; any other line as it is."""
        words = line.split()
        if spoken().is_english or not words or words[0].lower() in self.actions.by_word:
            return line
        names = self._verbs_typed(spoken().code)
        for end in range(len(words), 0, -1):
            begins = plain(" ".join(words[:end]))
            fitting = {verb for name, verb in names.items() if begins and name.startswith(begins)}
            verb = names.get(begins) or (fitting.pop() if len(fitting) == 1 else "")
            if verb:
                return " ".join([verb, *words[end:]])
        return line

    @cached_property
    def _verbs_typed(self) -> Callable[[str], dict[str, str]]:
        """Each verb as it is typed in a language, that of the moment."""
        verbs = self.actions.verbs
        return cache(lambda _code: {plain(verb.typed): verb.word for verb in verbs})

    def known_as(self, state: Record, kind: Kind) -> dict[str, int]:
        """Further words for things of a kind as they lie now; a seat goes by its name too."""
        more = dict(self.sayings(state, kind)) if self.sayings else {}
        if kind.kind in (SEATS.kind, self.seat_kind.kind):
            for seat in range(state.seats):
                number = seat_called(seat)
                called = self.called(state, SEATS, seat)
                own = called.removeprefix(number).strip(" ()")
                more |= {plain(name): seat for name in (number, called, own) if name}
        return more

    def room(self) -> list[int]:
        """Room for the numbers of all legal rows."""
        return [0] * len(self.actions.rows)

    def readings(self, state: Record) -> dict[str, str]:
        """The options of a table, as words, and the handicaps that there are."""
        readings = {
            option.word: option.readings[state.option[i]]  # type: ignore[attr-defined]
            for i, option in enumerate(self.options)
        }
        points = getattr(state, FIELD) if self.takes_handicaps else ()
        return readings | {word_of(seat): str(p) for seat, p in enumerate(points) if p}
