"""The sequence of play: a declared list of phases, and the short stack on which they lie.

``phase(MARCH, "7", verbs=(march,))`` says which rule opens the phase and what may be done in it.
Who is asked is the seat in its frame, unless ``asks`` names CHANCE or a rule that gives a bit for
each seat. A phase with ``does`` asks nobody: that rule is carried out again and again while the
phase lies on top (where it names CHANCE as well, it concerns no seat). ``over`` is a rule that says
the phase is over; it is then popped by itself.
``passes`` names verbs without fields; when nothing else is possible the first of them is taken by
itself, unrecorded (only where everybody can see that). ``sealed`` hides half-said moves and lets
several answers be given unseen. ``public=False`` keeps a single row from being taken unasked.
``consents`` marks the phase in which others agree to a long move: the move waits as a draft, and is
made when the last of them has agreed (see ``consent_x`` in the table of moves). ``by_default`` says
that a seat which no person plays takes the default row here.

``keeps`` names what the cursor of the frame says: ``keeps={"step": steps("throw", "lose")}``, or
two things, the second counted faster. Positions write it by these words; a phase without it has no
cursor. ``follows(state, seat)`` is the cursor where a position does not say it, if that is not the
first. ``concerns`` names likewise what stands in place of the seat, where no seat is meant.
``within`` is the frame on which the phase usually lies, so that positions need not name
it.

The next phase is whatever a rule pushes, pops or turns to.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from .actions import Actions
from .kinds import CHANCE, SEATS, Kind, several
from .rule import Table, table

Rule = Callable[..., Any]


@dataclass(frozen=True)
class Phase:
    """One phase: its number, its rule, who is asked, the verbs, or what happens by itself."""

    number: int
    rule: str
    verbs: tuple[Rule, ...] = ()
    asks: Rule | int | None = None
    does: Rule | None = None
    over: Rule | None = None
    passes: tuple[Rule, ...] = ()
    consents: bool = False
    sealed: bool = False
    public: bool = True
    by_default: bool = False
    tip: str = ""
    keeps: Mapping[str, Kind] = field(default_factory=dict, hash=False)
    follows: Callable[[Any, int], int] | None = None
    concerns: Mapping[str, Kind] = field(default_factory=dict, hash=False)
    within: Within | None = None


@dataclass(frozen=True)
class Within:
    """The frame under another: its phase, the seat it concerns and how far it has come; each of the
    two may be a function of the position and of the upper frame's seat. Without ``seat`` it is the
    same seat's. ``comes_to`` says how far it has come where that follows from the upper frame: from
    the position, its seat and its cursor."""

    phase: int
    cursor: int | Callable[[Any, int], int] = 0
    seat: int | Callable[[Any, int], int] | None = None
    comes_to: Callable[[Any, int, int], int] | None = None

    def frame(self, state: Any, above: int, come: int = 0) -> tuple[int, int, int]:
        """Phase, seat and cursor of the frame under one that concerns the seat ``above`` and has
        come so far."""
        seat = self.seat(state, above) if callable(self.seat) else self.seat
        cursor = self.cursor(state, above) if callable(self.cursor) else self.cursor
        if self.comes_to:
            cursor = self.comes_to(state, above, come)
        return self.phase, above if seat is None else seat, cursor


def steps(*words: str) -> Kind:
    """The steps of a phase, in order."""
    return Kind("step", words)


def phase(number: int, rule: str, **rest: Any) -> Phase:
    """Declare a phase; ``tip`` is the sentence that explains its decision to a newcomer."""
    made = Phase(number, rule, **rest)
    return replace(made, keeps={"asked": several(SEATS)}) if made.consents else made


@dataclass
class Sequence:
    """All phases of a game, by number; ``names`` is the kind that names them."""

    names: Kind
    phases: list[Phase]

    def __post_init__(self) -> None:
        self.phases = sorted(self.phases, key=lambda p: p.number)
        if [p.number for p in self.phases] != list(range(int(self.names))):
            raise ValueError("each phase must be declared exactly once")

    @property
    def consent_phase(self) -> int:
        """The number of the phase in which others agree; -1 if the game has none."""
        return next((p.number for p in self.phases if p.consents), -1)

    def tables(self, actions: Actions) -> dict[str, Table]:
        """What the generic rules need to know of the phases, as tables of numbers."""
        return {
            "PHASE_DOES": table([p.does is not None for p in self.phases]),
            "PHASE_OVER": table([p.over is not None for p in self.phases]),
            "PHASE_PASSES": table([bool(p.passes) for p in self.phases]),
            "PHASE_BY_DEFAULT": table([p.by_default for p in self.phases]),
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
