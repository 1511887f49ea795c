"""From here to there: what lies on a drawn board, and where the moves upon it begin.

A move begins at the first thing of the board that it names, where it names another after it; where
it names only where to, it begins at whoever acts now, as the game's scene says.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tabard.drawn.scene import Piece, Scene, Spot
from tabard.drawn.speaking import thing, things_of
from tabard.engine.actions import Row, Verb
from tabard.engine.kinds import OPEN
from tabard.engine.moves import Move

NOBODY: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Ground:
    """The ``marks`` of all spots and pieces of a board, the kinds of things that they are, and the
    marks of whoever is ``acting`` in moves that name only where to. Verbs that are done ``here``
    name nothing of the board, and are that one's as well."""

    marks: frozenset[str] = NOBODY
    kinds: frozenset[str] = NOBODY
    acting: frozenset[str] = NOBODY
    here: frozenset[str] = NOBODY

    def origin(self, row: Row) -> frozenset[str]:
        """The marks of the thing at which this row begins a move that leads elsewhere, or that is
        done there."""
        named = [mark for mark in things_of_row(row) if mark in self.marks]
        if not named:
            return self.acting if row.verb.word in self.here else NOBODY
        if row.field == OPEN:
            leads = len({*named}) > 1
        else:
            leads = row.field == 0 and self._asks_for_more(row.verb)
        if leads:
            return frozenset(named[:1])
        return NOBODY if self.acting.intersection(named) else self.acting

    def _asks_for_more(self, verb: Verb) -> bool:
        """Does a later field of this verb ask for something of the board?"""
        return any(kind.kind in self.kinds for _key, kind in verb.fields[1:])

    def led(self, move: Move) -> tuple[frozenset[str], frozenset[str]]:
        """The marks from which and to which a move leads, as far as it is said."""
        pairs = zip(move.verb.fields, move.values, strict=True)
        said = [thing(kind, value) for (_key, kind), value in pairs if value != OPEN]
        named = [mark for mark in dict.fromkeys(said) if mark in self.marks]
        if len(named) > 1:
            return frozenset(named[:1]), frozenset(named[1:])
        if named and not self.acting.intersection(named) and not self._begins(move, named[0]):
            return self.acting, frozenset(named)
        return frozenset(named), NOBODY

    def _begins(self, move: Move, mark: str) -> bool:
        """Does a move that has said only this begin there?"""
        first, value = move.verb.fields[0][1], move.values[0]
        return value != OPEN and thing(first, value) == mark and self._asks_for_more(move.verb)


NOTHING = Ground()


def ground_of(scene: Scene | None, here: Iterable[str] = ()) -> Ground:
    """What lies on the board of a scene; nothing, where a game draws none."""
    if scene is None:
        return NOTHING
    lying: list[Spot | Piece] = [*scene.spots, *scene.pieces]
    names = [name for one in lying for name in one.names]
    marks, acting = frozenset(things_of(names)), frozenset(things_of(scene.acting))
    kinds = frozenset(kind.kind for kind, _value in names)
    return Ground(marks, kinds, acting & marks, frozenset(here))


def things_of_row(row: Row) -> list[str]:
    """The marks of all that a row of the table of moves names."""
    fields = row.verb.fields if row.field == OPEN else (row.verb.fields[row.field],)
    pairs = zip(fields, row.values, strict=True)
    return [mark for (_key, kind), value in pairs if (mark := thing(kind, value))]
