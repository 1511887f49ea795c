"""The sequence of play: a declared list of phases, and the short stack on which they lie.

``phase(MARCH, "7", verbs=(march,))`` says which rule opens the phase and what may be done in it.
Who is asked is the seat in its frame, unless ``asks`` names CHANCE or a rule that gives a bit for
each seat. A phase with ``does`` asks nobody: that rule is carried out again and again while the
phase lies on top. ``passes`` names a verb without fields that is taken by itself, unrecorded, when
nothing else is possible (only where everybody can see that). ``sealed`` hides half-said moves and
lets several answers be given unseen. ``public=False`` keeps a single row from being taken unasked.

The next phase is whatever a rule pushes, pops or turns to.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .actions import Actions
from .kinds import CHANCE, Kind
from .rule import Table, rule, table

Rule = Callable[..., Any]


@dataclass(frozen=True)
class Phase:
    """One phase: its number and rule, who is asked, the verbs allowed, or what happens by itself."""

    number: int
    rule: str
    verbs: tuple[Rule, ...] = ()
    asks: Rule | int | None = None
    does: Rule | None = None
    passes: Rule | None = None
    sealed: bool = False
    public: bool = True
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

    def tables(self, actions: Actions) -> dict[str, Table]:
        """What the generic rules need to know of the phases, as tables of numbers."""
        verbs = [[actions.by_play[v].number for v in p.verbs] for p in self.phases]
        width = 1 + max(len(v) for v in verbs)
        passes = [actions.by_play[p.passes].first if p.passes else -1 for p in self.phases]
        return {
            "PHASE_VERBS": table([[*v, *[-1] * (width - len(v))] for v in verbs]),
            "PHASE_DOES": table([p.does is not None for p in self.phases]),
            "PHASE_PASSES": table(passes),
            "PHASE_ASKS": table(
                [-1 if p.asks is None else p.asks if p.asks == CHANCE else -2 for p in self.phases]
            ),
        }

    def dispatchers(self) -> dict[str, Rule]:
        """``do_phase`` and ``ask_phase``, written out from the list: one line a phase."""
        scope: dict[str, Any] = {}
        does, asks = [], []
        for p in self.phases:
            if p.does:
                scope[f"does_{p.number}"] = p.does
                does.append(f"    if phase == {p.number}:\n        does_{p.number}(state)\n")
                does.append("        return\n")
            if callable(p.asks):
                scope[f"asks_{p.number}"] = p.asks
                asks.append(f"    if phase == {p.number}:\n        return asks_{p.number}(state)\n")
        source = "".join(
            [
                *("def do_phase(state, phase):\n    pass\n", *does),
                *("def ask_phase(state, phase):\n", *asks, "    return 0\n"),
            ]
        )
        exec(compile(source, "<sequence of play>", "exec"), scope)
        return {name: rule(scope[name]) for name in ("do_phase", "ask_phase")}


@rule
def push(state, phase, seat):
    """A phase is put on top of what is going on."""
    top = state.depth
    state.frame_phase[top] = phase
    state.frame_seat[top] = seat
    state.frame_cursor[top] = 0
    state.frame_answered[top] = 0
    state.depth = top + 1


@rule
def pop(state):
    """The phase on top is over; the one below goes on."""
    top = state.depth - 1
    state.frame_phase[top] = 0
    state.frame_seat[top] = 0
    state.frame_cursor[top] = 0
    state.frame_answered[top] = 0
    state.depth = top


@rule
def turn_to(state, phase, seat):
    """The phase on top is over and this one follows in its place."""
    pop(state)
    push(state, phase, seat)


@rule
def phase_now(state):
    """The phase on top."""
    return state.frame_phase[state.depth - 1]


@rule
def seat_now(state):
    """The seat that the phase on top concerns."""
    return state.frame_seat[state.depth - 1]


@rule
def cursor(state):
    """How far the phase on top has come."""
    return state.frame_cursor[state.depth - 1]


@rule
def move_cursor(state, to):
    """The phase on top comes this far."""
    state.frame_cursor[state.depth - 1] = to


@rule
def answered(state, seat):
    """This seat has given its answer in the phase on top."""
    state.frame_answered[state.depth - 1] |= 1 << seat


@rule
def end(state, ending):
    """The game is over; the first ending that is reached counts."""
    if state.ended == 0:
        state.ended = ending
