"""The rule book: its numbered rules, and what a game says by their numbers.

A chapter declares each sentence right above the rule that says it::

    BOOK = Book(RuleText("7", _("March"), _("To an adjacent city.")))
    NO_ROAD = BOOK.refuse("7", _("No road joins {here} and {there}."), here=CITIES, there=CITIES)
    MARCHED = BOOK.told("marched", "7", _("{seat} marches to {city}."), seat=SEATS, city=CITIES)
"""

from __future__ import annotations

from dataclasses import dataclass

from .events import Events
from .refusals import Refusals


@dataclass(frozen=True)
class RuleText:
    """One numbered rule of the rule book, in our own words; ``source`` says where it stands."""

    number: str
    title: str
    text: str
    source: str = ""
    options: tuple[str, ...] = ()


class Book:
    """The rules of a game, and what it says by their numbers: ``refuse`` declares why not (for
    ``because``), ``told`` what happened (for ``tell``), ``complain`` what cannot be on a table."""

    def __init__(self, *rules: RuleText) -> None:
        self.rules = rules
        self.refusals, self.events, self.complaints = Refusals(), Events(), Refusals()
        self.refuse, self.told = self.refusals.add, self.events.add
        self.complain = self.complaints.add
