"""The sequence of play: a declared list of phases, and the short stack on which they lie.

``phase(MARCH, "7", verbs=(march,))`` says which rule opens the phase and what may be done in it.
Who is asked is the seat in its frame, unless ``asks`` names CHANCE or a rule that gives a bit for
each seat. ``over`` is a rule that says the phase is over; it is then popped by itself.

A phase with ``steps`` asks nobody: each time it comes to lie on top its next step is carried out,
in the order in which they are declared. ``each`` is a step that is gone through place by place.
With the last step the phase is over, and what that step pushes takes its place; with ``again`` it
begins anew instead, until a step pops it or ``over`` holds. A step is a rule of the position, or of
the position and the frame's seat; it may ``go_to`` another step. ``does`` is a phase of one rule
that is carried out again and again, and pops itself (where it names CHANCE as well, it concerns no
seat).

``passes`` names verbs without fields; when nothing else is possible the first of them is taken by
itself, unrecorded (only where everybody can see that). ``sealed`` hides half-said moves and lets
several answers be given unseen. ``public=False`` keeps a single row from being taken unasked.
``consents`` marks the phase in which others agree to a long move: the move waits as a draft, and is
made when the last of them has agreed (see ``consent_x`` in the table of moves). ``by_default`` says
that a seat which no person plays takes the default row here. ``alike`` is a rule that says all rows
come to the same: then nobody is asked, the default row is taken, and stands in the record.
``carries_out`` says that here a seat carries out a move which by itself has changed nothing yet: it
is as good as what comes of it.

``keeps`` names what the cursor of the frame says, or two things, the second counted faster; where
there are steps it is the one that comes next. Positions write it by these words; a phase without it
has no cursor. ``follows(state, seat)`` is the cursor where a position does not say it, if that is
not the first. ``concerns`` names likewise what stands in place of the seat, where no seat is meant.
``within`` is the frame on which the phase usually lies, so that positions need not name it; it goes
without saying where its rules can lay it on no other, and that one concerns nobody.

The next phase is whatever a rule pushes, pops or turns to.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from itertools import accumulate
from typing import Any

from ..actions import Actions
from ..kinds import CHANCE, SEATS, Kind, several
from ..rule import Table, table

Rule = Callable[..., Any]


@dataclass(frozen=True)
class Each:
    """A step that is gone through place by place: the rule is of the position (and the frame's
    seat) and the place. There are ``most`` places, or as many as the rule ``many`` says."""

    rule: Rule
    most: int
    many: Rule | None = None


@dataclass(frozen=True)
class Phase:
    """One phase: its number, its rule, who is asked, the verbs, or what happens by itself."""

    number: int
    rule: str
    verbs: tuple[Rule, ...] = ()
    asks: Rule | int | None = None
    does: Rule | None = None
    steps: Mapping[str, Rule | Each] = field(default_factory=dict, hash=False)
    again: bool = False
    over: Rule | None = None
    passes: tuple[Rule, ...] = ()
    consents: bool = False
    sealed: bool = False
    public: bool = True
    by_default: bool = False
    alike: Rule | None = None
    carries_out: bool = False
    tip: str = ""
    keeps: Mapping[str, Kind] = field(default_factory=dict, hash=False)
    follows: Callable[[Any, int], int] | None = None
    concerns: Mapping[str, Kind] = field(default_factory=dict, hash=False)
    within: Within | None = None

    @property
    def begins(self) -> dict[str, int]:
        """The cursor at which each step begins: one for each place of those before it."""
        ends = accumulate((places_of(step) for step in self.steps.values()), initial=0)
        return dict(zip(self.steps, ends, strict=False))

    @property
    def concerns_nobody(self) -> bool:
        """Does it take steps, none of which looks at a seat, or at what stands in its place?"""
        return bool(self.steps) and not any(map(looks_at_seat, self.steps.values()))


@dataclass(frozen=True)
class Within:
    """The frame under another: its phase, the seat it concerns and how far it has come (a number,
    or the step that comes next); each of the two may be a function of the position and of the upper
    frame's seat. Without ``seat`` it is the
    same seat's. ``comes_to`` says how far it has come where that follows from the upper frame: from
    the position, its seat and its cursor."""

    phase: int
    cursor: int | str | Callable[[Any, int], int] = 0
    seat: int | Callable[[Any, int], int] | None = None
    comes_to: Callable[[Any, int, int], int] | None = None

    def frame(self, state: Any, above: int, come: int = 0) -> tuple[int, int, int]:
        """Phase, seat and cursor of the frame under one that concerns the seat ``above`` and has
        come so far."""
        seat = self.seat(state, above) if callable(self.seat) else self.seat
        cursor = self.cursor(state, above) if callable(self.cursor) else int(self.cursor)
        if self.comes_to:
            cursor = self.comes_to(state, above, come)
        return self.phase, above if seat is None else seat, cursor


def steps(*words: str) -> Kind:
    """The steps of a phase, in order."""
    return Kind("step", words)


def phase(number: int, rule: str, **rest: Any) -> Phase:
    """Declare a phase; ``tip`` is the sentence that explains its decision to a newcomer."""
    made = Phase(number, rule, **rest)
    if made.consents:
        return replace(made, keeps={"asked": several(SEATS)})
    if made.steps and not made.keeps:
        return replace(made, keeps={"step": steps(*_words(made.steps))})
    return made


def each(rule: Rule, most: int, many: Rule | None = None) -> Each:
    """A step that is gone through place by place."""
    return Each(rule, int(most), many)


def looks_at_seat(step: Rule | Each) -> bool:
    """Does a step want to know the frame's seat, besides the position and its own place?"""
    rule, least = (step.rule, 2) if isinstance(step, Each) else (step, 1)
    return rule.__code__.co_argcount > least


def places_of(step: Rule | Each) -> int:
    """How many cursors a step takes: one for each of its places."""
    return step.most if isinstance(step, Each) else 1


def _words(named: Mapping[str, Rule | Each]) -> list[str]:
    """A word for each place of each step (``window_1``, ``window_2``), and one for when the last
    place of all has been gone through."""
    words: list[str] = []
    for word, step in named.items():
        many = isinstance(step, Each)
        places = range(1, places_of(step) + 1)
        words += [f"{word}_{place}" for place in places] if many else [word]
    return [*words, "end"] if many else words


class Course:
    """The steps of a phase by name, for rules that go to one before the rules of the steps can be
    named: ``COURSE = Course(windows=3, dice=1)``, ``DICE = COURSE.begins["dice"]``, and in the
    sequence of play ``steps=COURSE.of(windows=each(open_window, 3), dice=roll)``."""

    def __init__(self, **places: int) -> None:
        self.places = places
        self.begins = dict(zip(places, accumulate(places.values(), initial=0), strict=False))

    def of(self, **rules: Rule | Each) -> dict[str, Rule | Each]:
        """These rules as the steps. Raises ValueError for others, or other numbers of places."""
        if {word: places_of(rule) for word, rule in rules.items()} != self.places:
            raise ValueError(f"the steps are {self.places}")
        return rules


@dataclass
class Sequence:
    """All phases of a game, by number; ``names`` is the kind that names them."""

    names: Kind
    phases: list[Phase]

    def __post_init__(self) -> None:
        self.phases = sorted(self.phases, key=lambda p: p.number)
        numbers = [p.number for p in self.phases]
        if numbers != list(range(int(self.names))):
            wrong = [self.names.word(n) for n in self.names.numbers if numbers.count(n) != 1]
            raise ValueError(f"each phase must be declared exactly once; see {', '.join(wrong)}")
        self.phases = [self._counted(phase) for phase in self.phases]

    def _counted(self, phase: Phase) -> Phase:
        """The same, with the cursor of the step that it names of the phase under it. Raises
        ValueError for a step that there is not."""
        within = phase.within
        if within is None or not isinstance(within.cursor, str):
            return phase
        cursor = self.phases[within.phase].begins.get(within.cursor)
        if cursor is None:
            under = self.names.word(within.phase)
            raise ValueError(f"{under} has no step {within.cursor}")
        return replace(phase, within=replace(within, cursor=cursor))

    @property
    def consent_phase(self) -> int:
        """The number of the phase in which others agree; -1 if the game has none."""
        return next((p.number for p in self.phases if p.consents), -1)

    def tables(self, actions: Actions) -> dict[str, Table]:
        """What the generic rules need to know of the phases, as tables of numbers."""
        return {
            "PHASE_DOES": table([bool(p.does or p.steps) for p in self.phases]),
            "PHASE_OVER": table([p.over is not None for p in self.phases]),
            "PHASE_PASSES": table([bool(p.passes) for p in self.phases]),
            "PHASE_BY_DEFAULT": table([p.by_default for p in self.phases]),
            "PHASE_CARRIES_OUT": table([p.carries_out for p in self.phases]),
            "PASSING_ROW": table(
                [actions.by_play[p.passes[0]].first if p.passes else 0 for p in self.phases]
            ),
            "PHASE_ASKS": table([_whom(p) for p in self.phases]),
        }


FRAME, RULE, CONSENT = -1, -2, -3  # whom a phase asks, where it is not CHANCE


def _whom(phase: Phase) -> int:
    if phase.consents:
        return CONSENT
    if phase.asks is None:
        return FRAME
    return CHANCE if phase.asks == CHANCE else RULE
