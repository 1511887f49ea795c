"""The text of one function, line by line, as LLVM reads it.

Every local name has a slot in memory and is read and written there; LLVM's own passes turn slots
into registers. So nothing here needs to know where ways through a rule come together.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class Lines:
    """Lines in the order in which they are run, and the slots that stand before them."""

    def __init__(self) -> None:
        self.slots: list[str] = []
        self.lines: list[str] = []
        self.open = True  # can one get to the next line?
        self._count = 0

    def _new(self, letter: str) -> str:
        self._count += 1
        return f"{letter}{self._count}"

    def value(self, text: str) -> str:
        """Work something out; the name of what comes of it."""
        name = "%" + self._new("v")
        self.lines.append(f"  {name} = {text}")
        return name

    def do(self, text: str) -> None:
        """Do something that gives nothing."""
        self.lines.append(f"  {text}")

    def slot(self, type_: str = "i64") -> str:
        """Room for one value, from the beginning of the function on."""
        name = "%" + self._new("s")
        self.slots.append(f"  {name} = alloca {type_}")
        return name

    def label(self) -> str:
        """A name for a place that can be jumped to."""
        return self._new("b")

    def begin(self, label: str) -> None:
        """Here is the place of this name; whoever comes from above goes on here too."""
        if self.open:
            self.jump(label)
        self.lines.append(f"{label}:")
        self.open = True

    def jump(self, label: str) -> None:
        """Go on there. What follows here is reached by nobody until a place begins."""
        if self.open:
            self.lines.append(f"  br label %{label}")
        self.open = False

    def fork(self, condition: str, yes: str, no: str) -> None:
        """Go on here or there."""
        if self.open:
            self.lines.append(f"  br i1 {condition}, label %{yes}, label %{no}")
        self.open = False

    @contextmanager
    def count(self, first: str, last: str, step: str = "1") -> Iterator[str]:
        """What is written inside is run for each number from the first to before the last."""
        turn, head, body, end = self.slot(), self.label(), self.label(), self.label()
        self.do(f"store i64 {first}, ptr {turn}")
        self.begin(head)
        now = self.value(f"load i64, ptr {turn}")
        self.fork(self.value(f"icmp slt i64 {now}, {last}"), body, end)
        self.begin(body)
        yield now
        following = self.value(f"add i64 {now}, {step}")
        self.do(f"store i64 {following}, ptr {turn}")
        self.jump(head)
        self.begin(end)

    @contextmanager
    def only_if(self, condition: str) -> Iterator[None]:
        """What is written inside is run if the condition holds."""
        body, end = self.label(), self.label()
        self.fork(condition, body, end)
        self.begin(body)
        yield
        self.begin(end)

    def leave(self, given: str) -> None:
        """Leave the function: ``void``, or ``i64`` and a value."""
        if self.open:
            self.lines.append(f"  ret {given}")
        self.open = False
