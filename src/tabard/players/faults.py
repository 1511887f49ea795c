"""What bots of one's own do wrong: each kind is said once, and counted."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from tabard.engine.words import _, say


@dataclass(frozen=True)
class Fault:
    """Why a bot did not choose. ``what`` gives nothing away that its seat may know alone; the
    ``detail`` may: the text of an error, or the move that it named."""

    word: str
    what: str
    detail: str = ""

    def said(self, *, whole: bool) -> str:
        """The sentence about it."""
        fault = f"{self.what}: {self.detail}" if whole and self.detail else self.what
        sentence = _("The bot {word} did not choose ({fault}); its seat plays the usual move.")
        return say(sentence, word=self.word, fault=fault)


def logged(sentence: str) -> None:
    """Say it where a program says such things."""
    logging.getLogger("tabard").warning("%s", sentence)


class Faults:
    """Hears of each fault, and lets ``heard`` know of each kind once: ``whole`` where nobody is
    there from whom a seat hides something."""

    def __init__(self, heard: Callable[[str], None] = logged, *, whole: bool = True) -> None:
        self.counted: Counter[str] = Counter()
        self._heard, self._whole = heard, whole
        self._kinds: set[tuple[str, str]] = set()

    def taken(self) -> dict[str, int]:
        """What was counted since this was asked last."""
        counted, self.counted = self.counted, Counter()
        return dict(counted)

    def add(self, fault: Fault) -> None:
        """One more."""
        self.counted[fault.said(whole=False)] += 1
        kind = fault.word, fault.what
        if kind not in self._kinds:
            self._kinds.add(kind)
            self._heard(fault.said(whole=self._whole))


def raised(kind: str, file: str, line: int) -> str:
    """What is said of an error, without its text."""
    if not line:
        return kind
    return say(_("{file}, line {line}: {kind}"), file=file, line=line, kind=kind)


def too_slow(seconds: float) -> str:
    """What is said of one that took too long."""
    return say(_("it took longer than {seconds:g} s"), seconds=seconds)
