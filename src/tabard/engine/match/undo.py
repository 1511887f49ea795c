"""Undo: the decisions that a seat may still take back."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..actions import Row
from ..state import Record


@dataclass(frozen=True, eq=False)
class Step:
    """The table before a decision (and how long its lists were), and what was decided."""

    seat: int
    before: Record
    lines: int
    told: int
    rows: list[Row]
    sealed: bool

    @property
    def half(self) -> bool:
        """Does it leave a long move half said?"""
        row = self.rows[-1]
        return 0 <= row.field < len(row.verb.fields) - 1


class Steps:
    """The decisions that may still be taken back, oldest first."""

    def __init__(self) -> None:
        self.all: list[Step] = []

    def copy(self) -> Steps:
        """The same decisions; other steps may be added to each."""
        steps = Steps()
        steps.all = self.all[:]
        return steps

    def of(self, seat: int) -> list[Step]:
        """Those of one seat."""
        return [step for step in self.all if step.seat == seat]

    def clear(self) -> None:
        """From here on nothing before can be taken back."""
        self.all.clear()

    def add(self, step: Step) -> None:
        """One more decision. One that begins anew takes the place of what was half said, before
        the answers that others have given meanwhile. Another's open move bars what came before."""
        draft = self._half_said(step.seat) if step.rows[0].field <= 0 else []
        at = len(self.all)
        if draft:
            at, first = self.all.index(draft[0]), draft[0]
            step = replace(step, before=first.before, lines=first.lines, told=first.told)
        self.all[at:] = [step, *(s for s in self.all[at:] if s not in draft)]
        if not step.sealed and any(s.seat != step.seat for s in self.all):
            self.all = [step]

    def take_back(self, seat: int) -> tuple[Step, list[Step]]:
        """The last decision of a seat, and what others have decided since; none of them is kept."""
        at = self.all.index(self.of(seat)[-1])
        step, later = self.all[at], self.all[at + 1 :]
        del self.all[at:]
        return step, later

    def _half_said(self, seat: int) -> list[Step]:
        draft: list[Step] = []
        for step in reversed(self.of(seat)):
            if not step.half:
                break
            draft.insert(0, step)
        return draft
