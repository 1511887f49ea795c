"""The sequence of play: a declared list of phases, and the short stack on which they lie.

``phase(MARCH, "7", verbs=(march,))`` says which rule opens the phase and what may be done in it.
Who is asked is the seat in its frame, unless ``asks`` names CHANCE or a rule that gives a bit for
each seat. A phase with ``does`` asks nobody: that rule is carried out again and again while the
phase lies on top. ``over`` is a rule that says the phase is over; it is then popped by itself.
``passes`` names verbs without fields; when nothing else is possible the first of them is taken by
itself, unrecorded (only where everybody can see that). ``sealed`` hides half-said moves and lets
several answers be given unseen. ``public=False`` keeps a single row from being taken unasked.
``consents`` marks the phase in which others agree to a long move: the move waits as a draft, and is
made when the last of them has agreed (see ``consent_x`` in the table of moves). ``by_default`` says
that a seat which no person plays takes the default row here.

The next phase is whatever a rule pushes, pops or turns to.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .actions import Actions
from .kinds import CHANCE, Kind
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


def phase(number: int, rule: str, **rest: Any) -> Phase:
    """Declare a phase; ``tip`` is the sentence that explains its decision to a newcomer."""
    return Phase(number, rule, **rest)


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
