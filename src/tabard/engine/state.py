"""The record: everything that lies on the table, as numbers in fields of a fixed size.

A game declares its record as an annotated class::

    class State(Record):
        turn: int = one(of=SEATS)           # the seat whose turn it is
        legions: Array = each(CITIES)       # legions in each city

An instance is a plain object with numbers and lists (for people, tests and debugging). ``pack``
turns it into one NumPy record of ``int16`` fields (for compiled rules, batches, hashing) and
``unpack`` back; the two hold the same and the same rule functions work on both.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self

from tabard.compiler.language import Cells, Layout
from tabard.compiler.source import write_out

from .kinds import CHANCE, MAX_SEATS, NUMBER, SEATS, Kind

if TYPE_CHECKING:
    import numpy as np

Array = Any  # a list in plain play, an int16 array in compiled play

OWNER = "owner"  # field[seat] is that seat's secret
DEPTH = 8  # frames on the stack of phases
FIELDS = 6  # fields of the longest long move
FACTS = 5  # facts of a told row


@dataclass(frozen=True)
class Field:
    """One declared field.

    ``shape`` holds the kinds it is counted by (none: a single number), ``of`` what its numbers
    stand for, ``start`` the number that an empty table has there. ``secret`` is None (everybody
    sees it), OWNER (``field[seat]`` is for that seat alone), or ``"place"`` (whoever sees the
    place, see ``Kind.seen_by``).

    What is for its owner alone is an amount, of which all others know the sum, with bounds
    (``each(SEATS, of=upto(55))``); or an answer until it is opened, which is ``sealed``: it can be
    blanked and given anew. The place of a thing is the number itself (``each(CARDS, of=PLACES)``;
    ``seen`` then names the field with the bits of the seats that have looked), or, where alike
    things are counted, the first kind (``each(PURSES, COLOURS)``). Raises ValueError for a secret
    that is none of these.

    ``until`` names what it holds for (``"turn"``): when that is over it is forgotten, see
    ``Record.forgets``.
    """

    name: str = ""
    shape: tuple[Kind, ...] = ()
    of: Kind = NUMBER
    start: int = 0
    big: bool = False
    secret: str | None = None
    seen: str | None = None
    sealed: bool = False
    until: str = ""

    def __post_init__(self) -> None:
        if any(kind.first for kind in self.shape):
            raise ValueError(
                "what a field is counted by begins at 0: a Kind with words, or upto(…)"
            )
        if self.secret not in (None, OWNER, "place"):
            raise ValueError("a secret is its OWNER's, or that of a place")
        if self.sealed and self.secret != OWNER:
            raise ValueError("a sealed answer is its seat's own secret: secret=OWNER")
        if self.amount and (self.shape != (SEATS,) or not _is_bounded(self.of) or self.seen):
            raise ValueError("an amount is one number a seat, within bounds, or a sealed answer")

    @property
    def amount(self) -> bool:
        """Does only its seat know the number, and all others no more than the sum?"""
        return self.secret == OWNER and not self.sealed

    @property
    def counted(self) -> bool:
        """Does it count alike things by place (and not name the place of each)?"""
        return self.secret == "place" and not self.of.words

    @property
    def places(self) -> Kind:
        """The places in which the things lie, of a field that is secret by place."""
        return self.shape[0] if self.counted else self.of

    def empty(self, shape: tuple[Kind, ...] | None = None) -> Any:
        """The field's value on an empty table."""
        shape = self.shape if shape is None else shape
        if not shape:
            return self.start
        if len(shape) == 1:
            return [self.start] * shape[0]
        return [self.empty(shape[1:]) for _ in range(shape[0])]

    def different(self, value: Any, empty: Any, worded: Callable[[int], Any]) -> Any:
        """What is not as on an empty table, by the words of what it is counted by, each number
        said by ``worded``; None if all is."""
        return _different(value, empty, self.shape, worded)


def _different(
    value: Any, empty: Any, shape: tuple[Kind, ...], worded: Callable[[int], Any]
) -> Any:
    if value == empty:
        return None
    if not shape:
        return worded(value)
    pairs = {
        shape[0].word(i): _different(value[i], empty[i], shape[1:], worded) for i in range(shape[0])
    }
    return {word: said for word, said in pairs.items() if said is not None}


def _is_bounded(kind: Kind) -> bool:
    """Does it stand for numbers (and not for words) that go from a least to a most?"""
    return kind.kind == NUMBER.kind and int(kind) > 0


def one(*, of: Kind = NUMBER, start: int = 0, big: bool = False, until: str = "") -> Any:
    """A single number; ``big`` gives it 32 bits; ``until`` names what it holds for."""
    return Field(of=of, start=start, big=big, until=until)


def each(
    kind: Kind,
    *more: Kind,
    of: Kind = NUMBER,
    start: int = 0,
    big: bool = False,
    secret: str | None = None,
    seen: str | None = None,
    sealed: bool = False,
    until: str = "",
) -> Any:
    """A number for each thing of a kind (and of a second kind: a table)."""
    return Field("", (kind, *more), of, start, big, secret, seen, sealed, until)


_DEPTH = Kind("frame", [str(n) for n in range(DEPTH)])
_FIELDS = Kind("field", [str(n) for n in range(FIELDS)])
_FACTS = Kind("fact", [str(n) for n in range(1 + FACTS)])
_ASKED = Kind("asked", [*SEATS.words, "chance"])

_HEAD = {
    "seats": Field("seats"),  # how many play
    "ended": Field("ended"),  # 0, or the number of the ending
    "depth": Field("depth"),  # frames on the stack; the top one is depth - 1
    "frame_phase": Field("frame_phase", (_DEPTH,)),  # what is going on
    "frame_seat": Field("frame_seat", (_DEPTH,), _ASKED),  # whom it concerns
    "frame_cursor": Field("frame_cursor", (_DEPTH,)),  # how far it has come
    "frame_answered": Field("frame_answered", (_DEPTH,)),  # a bit for each seat that has answered
    "draft_verb": Field("draft_verb", (_ASKED,)),  # 0, or 1 + the verb of a half-said move
    "draft_said": Field("draft_said", (_ASKED,)),  # how many of its fields have been said
    "draft": Field("draft", (_ASKED, _FIELDS)),  # the fields said so far
}


class Record:
    """What lies on the table. Subclass it and declare the fields."""

    fields: dict[str, Field]
    TOLD = 64  # rows of the list of what happened in one move
    _dtypes: Any = None
    _empty: dict[str, Any]
    _lasting: list[Field]
    _in_places: list[Field]
    _amounts: list[Field]
    _answers: list[Field]

    seats: int
    ended: int
    depth: int
    frame_phase: Array
    frame_seat: Array
    frame_cursor: Array
    frame_answered: Array
    draft_verb: Array
    draft_said: Array
    draft: Array
    told_count: int
    told: Array

    def __init_subclass__(cls) -> None:
        told = Kind("told", [str(n) for n in range(cls.TOLD)])
        own = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        cls.fields = dict(_HEAD)
        for name, field in own.items():
            cls.fields[name] = Field(name, *[getattr(field, f) for f in _AFTER_NAME])
            delattr(cls, name)
        # The list of what happened lies at the end, so that compare and hash can stop before it.
        cls.fields["told_count"] = Field("told_count")
        cls.fields["told"] = Field("told", (told, _FACTS), big=True)
        every = [*cls.fields.values()]
        cls._lasting = [f for f in every if f.name not in ("told_count", "told")]
        cls._in_places = [f for f in every if f.secret == "place"]
        cls._amounts = [f for f in every if f.amount]
        cls._answers = [f for f in every if f.sealed]
        cls._empty = {field.name: field.empty() for field in every}

    def __init__(self) -> None:
        self.__dict__ = _copied(self._empty)

    def copy(self) -> Self:
        """Another table on which the same lies."""
        new = object.__new__(type(self))
        new.__dict__ = _copied(self.__dict__)
        return new

    @classmethod
    def lasting(cls) -> list[Field]:
        """The fields that make the position: all but the list of what just happened."""
        return cls._lasting

    @classmethod
    def declared(cls) -> list[Field]:
        """The fields that the game itself declares, but for the readings of its options."""
        return [f for f in cls._lasting if f.name not in (*_HEAD, "option")]

    @classmethod
    def in_places(cls) -> list[Field]:
        """The fields whose secret is where things lie."""
        return cls._in_places

    @classmethod
    def amounts(cls) -> list[Field]:
        """The fields that hold amounts which only their seats know."""
        return cls._amounts

    @classmethod
    def answers(cls) -> list[Field]:
        """The fields that hold sealed answers."""
        return cls._answers

    @classmethod
    def forgets(cls, until: str, *, says: str, of_one: bool = False) -> Callable[..., None]:
        """A rule of the state that forgets what held until then: all fields of this lifetime are as
        on an empty table. With ``of_one`` a rule of the state and one thing, of which it forgets
        what is its own. ``says`` is the rule's sentence, after the numbers of the rule book. Raises
        ValueError for what no field holds for, and for single fields with ``of_one``."""
        by_shape: dict[tuple[int, ...], list[Field]] = {}
        for field in cls.fields.values():
            if field.until == until:
                by_shape.setdefault(tuple(int(kind) for kind in field.shape), []).append(field)
        if not by_shape:
            raise ValueError(f"no field holds until the {until} is over")
        if of_one and () in by_shape:
            raise ValueError(f"{by_shape[()][0].name} is not counted by things")
        name = f"forget_{until.replace(' ', '_')}"
        lines = [f"def {name}(state{', thing' if of_one else ''}):"]
        for shape, fields in by_shape.items():
            lines += _forgotten(shape, fields, ["thing"] if of_one else [])
        scope: dict[str, Any] = {"__name__": __name__}
        write_out("forget", "\n".join(lines) + "\n", scope)
        scope[name].__doc__ = says
        forget: Callable[..., None] = scope[name]
        return forget

    @classmethod
    def dtype(cls) -> np.dtype[Any]:
        """The NumPy record type: ``int16`` fields (``int32`` where declared big)."""
        import numpy as np

        if cls._dtypes is None or cls._dtypes[0] is not cls:
            small, big = np.int16, np.int32
            cls._dtypes = (
                cls,
                np.dtype(
                    [
                        (f.name, big if f.big else small, tuple(int(k) for k in f.shape))
                        for f in cls.fields.values()
                    ]
                ),
            )
        return cls._dtypes[1]  # type: ignore[no-any-return]

    @classmethod
    def layout(cls) -> Layout:
        """The same for the compiler of rules."""
        dtype = cls.dtype()
        fields = {}
        for name in dtype.names or ():
            kind, offset = dtype.fields[name][:2]  # type: ignore[index]
            fields[name] = Cells(offset, 8 * kind.base.itemsize, kind.shape)
        return Layout(fields, dtype.itemsize)

    def pack(self, into: Any = None) -> Any:
        """A NumPy record (an array of length 1) holding the same. Raises OverflowError for a
        number that does not fit its field."""
        import numpy as np

        packed = np.zeros(1, self.dtype()) if into is None else into
        for name in self.fields:
            packed[name][0] = getattr(self, name)
        return packed

    @classmethod
    def unpack(cls, packed: Any) -> Self:
        """The plain object for one NumPy record."""
        new = object.__new__(cls)
        for name in cls.fields:
            value = packed[name]
            setattr(new, name, value.tolist() if hasattr(value, "tolist") else value)
        return new

    def same(self, other: Record) -> bool:
        """Does the same lie on both tables? What was told does not count."""
        mine, theirs = self.__dict__, other.__dict__
        return all(mine[field.name] == theirs[field.name] for field in self.lasting())


def _copied(values: dict[str, Any]) -> dict[str, Any]:
    """The same numbers, in plain lists of their own."""
    copied = {}
    for name, value in values.items():
        if isinstance(value, list):
            rows = isinstance(value[0], list)
            value = list(map(list.copy, value)) if rows else list.copy(value)
        copied[name] = value
    return copied


_AFTER_NAME = ("shape", "of", "start", "big", "secret", "seen", "sealed", "until")


def _forgotten(shape: tuple[int, ...], fields: list[Field], at: list[str]) -> list[str]:
    """The lines of a rule in which these fields, all counted by the same things, begin anew."""
    lines, indent = [], "    "
    for n, room in enumerate(shape):
        if n >= len(at):
            at = [*at, f"n{n}"]
            lines.append(f"{indent}for n{n} in range({room}):")
            indent += "    "
    where = "".join(f"[{place}]" for place in at[: len(shape)])
    return lines + [f"{indent}state.{field.name}{where} = {field.start}" for field in fields]


__all__ = ["CHANCE", "MAX_SEATS", "OWNER", "Array", "Field", "Record", "each", "one"]
