"""What the checked build stops at: each place in a rule that can go wrong, and what is said of it.

Plain Python counts without end and forgives a negative index; the fast build goes on with whatever
comes of it. The checked build stops, and says where. On everything else the three agree.
"""

from __future__ import annotations

from dataclasses import dataclass

from .refused import _

INDEX, FIELD, OVERFLOW, DIVISION, SHIFT, LOOP = range(6)
MOST_TURNS = 1 << 22  # turns of one loop: far more than any game has moves, far less than for ever
ROOM = 3  # numbers that a fault leaves behind: the place (from 1), and two facts

SENTENCES = (
    _("The index {a} of {what} is not from 0 to {last}."),
    _("The number {a} does not fit {what}, which holds {bits} bits."),
    _("{what} does not fit 64 bits."),
    _("{what} divides by 0."),
    _("{what} shifts by a negative number."),
    _("This loop does not come to an end: {what}."),
)


@dataclass(frozen=True)
class Site:
    """A place that can go wrong: what could, in which rule, where, and of what."""

    kind: int
    rule: str
    file: str
    line: int
    what: str


class Fault(Exception):
    """A checked rule was stopped. ``site`` says where; the sentence has the facts of the moment."""

    def __init__(self, site: Site, a: int, b: int) -> None:
        self.site, self.sentence = site, SENTENCES[site.kind]
        self.facts = {"what": site.what, "a": a, "last": b - 1, "bits": b}
        sentence = self.sentence.format(**self.facts)
        super().__init__(f"{site.file}, line {site.line}, in {site.rule}: {sentence}")
