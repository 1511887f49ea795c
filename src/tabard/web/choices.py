"""What can be done now, step by step: the legal moves of a seat, as choices that can be picked.

Half a move is said in words (``march city=genua``) that travel with the page and never reach the
table. So a page without a script can build a long move, and going back is a link.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from tabard.drawn.saying import saying_of
from tabard.engine.actions import Row
from tabard.engine.kinds import OPEN, Kind
from tabard.engine.match import Match, Refused
from tabard.engine.match.choosing import begun, ends, going_on, why_not, words_with
from tabard.engine.moves import Move

from .speaking import asked_for, move_said, thing, titled, value_said

FEW = 6  # so many moves are listed whole where only numbers differ, not step by step


@dataclass(frozen=True)
class Choice:
    """One thing to pick: the words said once it is picked, what it is called, whether it makes a
    whole move, and the marks of the things it speaks of."""

    words: str
    label: str
    whole: bool
    things: tuple[str, ...] = ()


@dataclass(frozen=True)
class Group:
    """Choices of one verb, or of the next field of a move: what is ``asked``, the number of the
    rule, if one is known, and whether the odds of its whole moves can be reckoned (``risky``)."""

    title: str
    choices: tuple[Choice, ...]
    asked: str = ""
    rule: str = ""
    risky: bool = False

    @property
    def plain(self) -> bool:
        """Is it one move that asks for nothing more?"""
        return len(self.choices) == 1 and self.choices[0].words.isidentifier()


@dataclass(frozen=True)
class Lit:
    """A thing that can be picked: the words said once it is (empty: several moves speak of it,
    and the page lists them), and whether they are a whole move."""

    words: str = ""
    whole: bool = False


@dataclass
class Doing:
    """What a seat can do now. ``said`` are the words so far, ``said_as`` how people read them,
    ``back`` the words a step before; ``at`` are the marks of a thing that was pointed at, with
    commas; a move that is ``whole`` only waits to be made, and may be ``risky``. ``lit`` are the
    things to pick from."""

    groups: list[Group] = field(default_factory=list)
    lit: dict[str, Lit] = field(default_factory=dict)
    said: str = ""
    said_as: str = ""
    back: str = ""
    at: str = ""
    whole: bool = False
    risky: bool = False


def doing(match: Match, seat: int, said: str = "", at: str = "") -> Doing:
    """What this seat can do now, once these words are said, or with the thing of these marks.
    Raises Unclear or Refused where the words cannot go on."""
    if said:
        return _going_on(match, seat, begun(match, seat, said))
    rows = match.rows(seat)
    lit = _lit(rows)
    marks = {mark for mark in at.split(",") if mark in lit}
    by_verb: dict[str, list[Row]] = {}
    for row in rows:
        if not marks or marks.intersection(_things(row)):
            by_verb.setdefault(row.verb.word, []).append(row)
    groups = [_group(match, own, marks) for own in by_verb.values()]
    others = {mark: one for mark, one in lit.items() if mark not in marks}
    return Doing(groups, others, at=at if marks else "")


# --- from nothing said ------------------------------------------------------------------------


def _lit(rows: list[Row]) -> dict[str, Lit]:
    """Every thing of which a legal move speaks; where it is one move, its words."""
    found: dict[str, list[Row]] = {}
    for row in rows:
        for mark in dict.fromkeys(_things(row)):
            found.setdefault(mark, []).append(row)
    return {
        mark: Lit(own[0].words, ends(own[0])) if len(own) == 1 else Lit()
        for mark, own in found.items()
    }


def _fields(row: Row) -> tuple[tuple[str, Kind], ...]:
    return row.verb.fields if row.field == OPEN else (row.verb.fields[row.field],)


def _things(row: Row) -> list[str]:
    pairs = zip(_fields(row), row.values, strict=True)
    return [mark for (_key, kind), value in pairs if (mark := thing(kind, value))]


def _group(match: Match, rows: list[Row], at: set[str]) -> Group:
    """The moves of one verb, or those of them that speak of the thing pointed at."""
    verb, rule = rows[0].verb, match.game.rule_of(rows[0].verb)
    risky = verb.word in match.game.risks
    if verb.long or not verb.fields:
        asked = asked_for(match, verb, verb.fields[0][0]) if verb.fields else ""
        choices = tuple(_one(match, row) for row in rows)
        return Group(titled(verb.word), choices, asked, rule, risky)
    values = [OPEN] * len(verb.fields)
    if at and len({_places(row, at) for row in rows}) == 1:
        (place,) = _places(rows[0], at)[:1]
        values[place] = rows[0].values[place]
    asked, choices = _steps(match, Move(verb, tuple(values)), rows)
    return Group(titled(verb.word), choices, asked, rule, risky)


def _places(row: Row, at: set[str]) -> tuple[int, ...]:
    """The fields in which a row speaks of one of these things."""
    pairs = zip(row.verb.fields, row.values, strict=True)
    return tuple(i for i, ((_key, kind), value) in enumerate(pairs) if thing(kind, value) in at)


def _one(match: Match, row: Row) -> Choice:
    """A row of a long verb, or of one without fields."""
    if not row.values:
        return Choice(row.words, move_said(match, Move(row.verb, ())), True)
    ((key, kind),) = _fields(row)
    label = value_said(match, key, kind, row.values[0])
    return Choice(row.words, label, ends(row), tuple(_things(row)))


# --- short moves, field by field ----------------------------------------------------------------


def _steps(match: Match, said: Move, rows: list[Row]) -> tuple[str, tuple[Choice, ...]]:
    """What is asked next of a short move, and the choices; few moves are listed whole."""
    still = [i for i, value in enumerate(said.values) if value == OPEN]
    bare = all(said.verb.fields[i][1].kind == "number" for i in still[1:])
    if len(still) > 1 and bare and len(rows) <= FEW:
        return "", tuple(_whole(match, row, still) for row in rows)
    free = [i for i in still if len({row.values[i] for row in rows}) > 1] or still[:1]
    if not free:
        return "", tuple(_whole(match, row, list(range(len(said.values)))) for row in rows)
    at = free[0]
    key, kind = said.verb.fields[at]
    choices = []
    for value in dict.fromkeys(row.values[at] for row in rows):
        own = [row for row in rows if row.values[at] == value]
        values = list(said.values)
        values[at] = value
        words = own[0].words if len(own) == 1 else Move(said.verb, tuple(values)).words
        marks = (thing(kind, value),) if thing(kind, value) else ()
        label = value_said(match, key, kind, value)
        if len(own) == 1 and len(still) > 1:  # it says more than what is picked
            label = move_said(match, Move(said.verb, own[0].values))
        choices.append(Choice(words, label, len(own) == 1, marks))
    return asked_for(match, said.verb, key), tuple(choices)


def _whole(match: Match, row: Row, shown: list[int]) -> Choice:
    """A whole move: in a sentence, or by those of its values that differ."""
    fields, move = row.verb.fields, Move(row.verb, row.values)
    label = move_said(match, move) if saying_of(match.game).move(move) else ""
    said = [value_said(match, *fields[i], row.values[i], keyed=True) for i in shown]
    return Choice(row.words, label or ", ".join(said), True, tuple(_things(row)))


# --- going on with what has been said -----------------------------------------------------------


def _going_on(match: Match, seat: int, said: Move) -> Doing:
    refusal = why_not(match, seat, said)
    if refusal:
        raise Refused(refusal)
    move, rows = going_on(match, seat, said)
    if len(rows) == 1 and ends(rows[0]):  # nothing is left to choose
        move, rows = Move(move.verb, (*move.values[:-1], rows[0].values[-1])), []
    found = Doing(said=move.words, said_as=move_said(match, move), back=_back(match, seat, move))
    found.risky = move.verb.word in match.game.risks
    if move.whole:
        found.whole = True
        return found
    if move.verb.long:
        asked = asked_for(match, move.verb, move.verb.fields[rows[0].field][0])
        choices = tuple(replace(_one(match, row), words=words_with(move, row)) for row in rows)
    else:
        asked, choices = _steps(match, move, rows)
    found.groups = [Group("", choices, asked, match.game.rule_of(move.verb), found.risky)]
    for choice in choices:
        for mark in choice.things:
            found.lit[mark] = Lit() if mark in found.lit else Lit(choice.words, choice.whole)
    found.lit = {mark: lit for mark, lit in found.lit.items() if lit.words}
    return found


def _back(match: Match, seat: int, move: Move) -> str:
    """The words a step before these: those from which one had a choice; none at the first."""
    words = move.words.split()
    while len(words) > 2:
        words = words[:-1]
        before = begun(match, seat, " ".join(words))
        if going_on(match, seat, before)[0] != move:
            return " ".join(words)
    return ""
