"""What a game is written with, by one name: ``from tabard.rules import Book, Game``. Each
thing says where it is explained; ``tabard.engine`` has more for games that want it."""

from tabard.drawn.sheet import Hand, Sheet
from tabard.engine.actions import rows
from tabard.engine.book import Book, RuleText
from tabard.engine.dice import below
from tabard.engine.flow.sequence import Sequence, Within, phase
from tabard.engine.flow.stack import end, phase_now, pop, push, seat_now, turn_to
from tabard.engine.game import Ending, Game
from tabard.engine.kinds import (
    CHANCE,
    EVERYBODY,
    HIDDEN,
    NOBODY,
    SEATS,
    Kind,
    numbers,
    or_nobody,
    or_none,
    several,
    so_many,
    upto,
)
from tabard.engine.options import Option
from tabard.engine.rule import LEGAL, because, table, tell
from tabard.engine.state import OWNER, Array, Record, each, one
from tabard.engine.words import _, n_, say

__all__ = [
    "CHANCE",
    "EVERYBODY",
    "HIDDEN",
    "LEGAL",
    "NOBODY",
    "OWNER",
    "SEATS",
    "Array",
    "Book",
    "Ending",
    "Game",
    "Hand",
    "Kind",
    "Option",
    "Record",
    "RuleText",
    "Sequence",
    "Sheet",
    "Within",
    "_",
    "because",
    "below",
    "each",
    "end",
    "n_",
    "numbers",
    "one",
    "or_nobody",
    "or_none",
    "phase",
    "phase_now",
    "pop",
    "push",
    "rows",
    "say",
    "seat_now",
    "several",
    "so_many",
    "table",
    "tell",
    "turn_to",
    "upto",
]
