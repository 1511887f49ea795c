"""The odds of a battle, exact: every fall of the dice is tried on a copy of the table (rules 21 to
23, 2.5). This is no rule of the game: ordinary Python with fractions.
"""

# mypy: allow-untyped-calls

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

from tabard.engine.game import Misused
from tabard.engine.moves import Move
from tabard.engine.odds import Chance, Odds, examples
from tabard.engine.secrecy.secrets import Counts
from tabard.engine.words import _, n_, say

from .battle import die, lose_legions
from .components import pieces
from .players import your_city
from .state import State
from .supply import barbarians_in, legions_in_supply

RISKS = ("battle",)

_REMOVED = n_("{count} barbarian is removed.", "{count} barbarians are removed.")
_LOST = n_("{count} legion is lost.", "{count} legions are lost.")
_GAINED = n_("{count} legion joins.", "{count} legions join.")


def odds(seen: State, _hidden: Counts, seat: int, move: Move | None) -> list[Odds]:
    """The chances of a battle before the dice are thrown. Raises Misused."""
    if move is None or move.verb.word not in RISKS or not move.whole:
        such = examples("fall_of_rome", "battle 2")
        raise Misused(say(_("Ask for the odds of a battle: {examples}."), examples=such))
    (dice,) = move.values
    if seen.dice_to_set:
        raise Misused(say(_("These dice are set, not thrown.")))
    fought = [_fought(seen, seat, faces) for faces in product(pieces.FACES.numbers, repeat=dice)]
    removed, lost, gained = zip(*fought, strict=True)
    found = [
        Odds(say(_("Barbarians")), _shares("removed", _REMOVED, removed)),
        Odds(say(_("Legions")), _shares("lost", _LOST, lost)),
    ]
    if any(gained):
        found.append(Odds(say(_("Legions gained")), _shares("gained", _GAINED, gained)))
    return found


def _fought(seen: State, seat: int, faces: tuple[int, ...]) -> tuple[int, int, int]:
    """How many barbarians are removed, legions lost and legions gained where the dice fall so."""
    table = seen.copy()
    city = table.battle_city = your_city(table)
    before = table.legions[city]
    for face in faces:
        die(table, seat, face)
    lose_legions(table)
    removed = min(table.to_remove, barbarians_in(table, city))
    gained = min(table.to_gain, legions_in_supply(table))
    return int(removed), int(before - table.legions[city]), int(gained)


def _shares(word: str, sentence: str, counts: tuple[int, ...]) -> tuple[Chance, ...]:
    """How likely each number is, the smallest first."""
    return tuple(
        Chance(f"{word}_{count}", say(sentence, count=count), Fraction(ways, len(counts)))
        for count, ways in sorted(Counter(counts).items())
    )
