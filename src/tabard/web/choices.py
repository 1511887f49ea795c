"""What can be done now, step by step: the legal moves of a seat, as choices that can be picked.

Half a move is said in words (``march city=genua``) that travel with the page and never reach the
table. So a page without a script can build a long move, and going back is a link. A thing that is
pointed at comes before all words: from a piece its moves lead to other places of the ``ground``.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from tabard.drawn.saying import saying_of
from tabard.drawn.speaking import (
    asked_for,
    choice_said,
    move_said,
    thing,
    titled,
    value_said,
    verb_said,
    verb_titled,
)
from tabard.engine.actions import Row, Verb
from tabard.engine.kinds import OPEN, Kind
from tabard.engine.match import Match, Refused
from tabard.engine.match.choosing import begun, ends, filled_in, following, why_not, words_with
from tabard.engine.moves import Move

from .ground import NOTHING, Ground, things_of_row

FEW = 4  # so many moves are listed whole where only numbers differ, not step by step


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
    """Choices of one verb, or of the next field of a move: what is ``asked``, and whether that
    ``names`` the verb; the number of the rule, if one is known, and whether the odds of its whole
    moves can be reckoned (``risky``)."""

    title: str
    choices: tuple[Choice, ...]
    asked: str = ""
    rule: str = ""
    risky: bool = False
    names: bool = False

    @property
    def plain(self) -> bool:
        """Is it one move that asks for nothing more?"""
        return len(self.choices) == 1 and self.choices[0].words.isidentifier()

    @property
    def verb(self) -> str:
        """The word of its verb."""
        return self.choices[0].words.split()[0] if self.choices else ""


@dataclass(frozen=True)
class Lit:
    """A thing that can be picked: the words said once it is (empty: several moves speak of it,
    and the page lists them), and whether they are a whole ``risky`` move. Where a move ``begins``
    there that leads elsewhere on the board, to pick it lights up where to. One that lies ``aside``
    can be picked instead of what was picked before; ``onto`` one lead several moves from there."""

    words: str = ""
    whole: bool = False
    begins: bool = False
    aside: bool = False
    onto: bool = False
    risky: bool = False


Lights = dict[str, Lit]  # by the marks of the things that can be picked


@dataclass
class Doing:
    """What a seat can do now. ``said`` are the words so far, ``said_as`` how people read them,
    ``back`` the words a step before; ``at`` are the marks of a thing that was pointed at, with
    commas, and ``onto`` those of the place to which a move is to lead from there; a move that is
    ``whole`` only waits to be made, and may be ``risky``. ``lit`` are the things to pick from,
    ``origin`` those from which the move leads to them."""

    groups: list[Group] = field(default_factory=list)
    lit: Lights = field(default_factory=dict)
    said: str = ""
    said_as: str = ""
    back: str = ""
    at: str = ""
    onto: str = ""
    whole: bool = False
    risky: bool = False
    origin: frozenset[str] = frozenset()

    @property
    def chosen(self) -> set[str]:
        """The marks of what was picked: from where the move leads, and to where."""
        return {*self.origin, *filter(None, self.onto.split(","))}


def doing(
    match: Match,
    seat: int,
    said: str = "",
    at: str = "",
    onto: str = "",
    ground: Ground = NOTHING,
    rows: list[Row] | None = None,
) -> Doing:
    """What this seat can do now, once these words are said, or with the thing of these marks, from
    there ``onto`` another. ``rows`` are those that it may play, where they are known already.
    Raises Unclear or Refused where the words cannot go on."""
    rows = match.rows(seat) if rows is None else rows
    lit = _lit(match, rows, ground)
    if said:
        return _going_on(match, seat, begun(match, seat, said), ground, lit)
    marks = {mark for mark in at.split(",") if mark in lit}
    if marks:
        return _pointed_at(match, seat, at, onto, ground, rows, lit)
    by_verb: dict[str, list[Row]] = {}
    for row in rows:
        by_verb.setdefault(row.verb.word, []).append(row)
    last = saying_of(match.game).last
    groups = [by_verb[word] for word in sorted(by_verb, key=lambda word: word in last)]
    return Doing([_group(match, seat, own, ()) for own in groups], lit)


# --- from nothing said ------------------------------------------------------------------------


def _lit(match: Match, rows: list[Row], ground: Ground) -> Lights:
    """Every thing of which a legal move speaks, or from which one leads; where it is one move, its
    words, but nothing that leads elsewhere is done before it was seen where to."""
    found: dict[str, list[Row]] = {}
    begin: dict[str, bool] = {}
    for row in rows:
        origin = ground.origin(row)
        begin |= dict.fromkeys(origin, True)
        for mark in dict.fromkeys([*things_of_row(row), *origin]):
            found.setdefault(mark, []).append(row)
    return {mark: _light(match, own, begin.get(mark, False)) for mark, own in found.items()}


def _light(match: Match, rows: list[Row], begins: bool) -> Lit:
    if len(rows) > 1 or (begins and ends(rows[0])):
        return Lit(begins=begins)
    return Lit(rows[0].words, ends(rows[0]), begins, risky=rows[0].verb.word in match.game.risks)


def _fields(row: Row) -> tuple[tuple[str, Kind], ...]:
    return row.verb.fields if row.field == OPEN else (row.verb.fields[row.field],)


def _group(match: Match, seat: int, rows: list[Row], places: tuple[int, ...]) -> Group:
    """The moves of one verb, or those of them that have the thing pointed at in these places."""
    verb = rows[0].verb
    if verb.long and not rows[0].field:
        return _begun(match, seat, rows)
    if verb.long or not verb.fields:
        key = verb.fields[0][0] if verb.fields else ""
        return _asking(match, verb, key, [_one(match, row) for row in rows])
    values = [OPEN] * len(verb.fields)
    if places:
        values[places[0]] = rows[0].values[places[0]]
    return _asking(match, verb, *_steps(match, Move(verb, tuple(values)), rows))


def _asking(match: Match, verb: Verb, key: str, choices: list[Choice]) -> Group:
    """The choices for a field of a verb (without one: of whole moves)."""
    asked = asked_for(match, verb, key) if key else ""
    names = saying_of(match.game).names_the_verb(verb, key)
    rule, risky = match.game.rule_of(verb), verb.word in match.game.risks
    title = "" if asked.startswith(verb_said(match.game, verb)) else verb_titled(match.game, verb)
    return Group(title, tuple(choices), asked, rule, risky, names)


def _begun(match: Match, seat: int, rows: list[Row]) -> Group:
    """How a long move can begin: in sentences that ask for nothing more, where a choice has one of
    its own; and whole, where there is one that leaves no choice."""
    verb, key = rows[0].verb, rows[0].verb.fields[0][0]
    begin = [_beginning(row) for row in rows]
    if len(rows) == 1 and filled_in(match, seat, begin[0])[0].whole:
        move = filled_in(match, seat, begin[0])[0]
        things = tuple(things_of_row(rows[0]))
        return _asking(match, verb, "", [Choice(move.words, move_said(match, move), True, things)])
    choices, saying = [_one(match, row) for row in rows], saying_of(match.game)
    if any(saying.tells_apart(move, key) for move in begin):
        pairs = zip(choices, begin, strict=True)
        choices = [replace(one, label=move_said(match, move)) for one, move in pairs]
        key = ""
    return _asking(match, verb, key, choices)


def _beginning(row: Row) -> Move:
    """What is said of a long move by its first field."""
    return Move(row.verb, (*row.values, *[OPEN] * (len(row.verb.fields) - 1)))


def _one(match: Match, row: Row) -> Choice:
    """A row of a long verb, or of one without fields."""
    if not row.values:
        return Choice(row.words, move_said(match, Move(row.verb, ())), True)
    ((key, kind),) = _fields(row)
    label = choice_said(match, row.verb, key, kind, row.values[0])
    return Choice(row.words, label, ends(row), tuple(things_of_row(row)))


# --- with a thing that is pointed at ----------------------------------------------------------


def _pointed_at(
    match: Match, seat: int, at: str, onto: str, ground: Ground, rows: list[Row], every: Lights
) -> Doing:
    """The moves that speak of these marks or lead from there: where to is lit, and what else could
    be pointed at instead lies aside."""
    marks = frozenset(at.split(","))
    apart = sorted(_apart(rows, marks, ground), key=lambda own: own[0].verb.word not in ground.here)
    groups = [one for own in apart for one in _from(match, seat, own, marks)]
    found = Doing(groups, at=at, origin=marks)
    found.lit = _led_to(groups, marks)
    there = frozenset(onto.split(",")) if onto else frozenset()
    if there & found.lit.keys():
        found.onto, found.lit = onto, {}
        found.groups = [_onto(match, seat, one, there) for one in groups]
        found.groups = [group for group in found.groups if group.choices]
    _lay_aside(found, every, ground)
    return found


def _apart(rows: list[Row], marks: frozenset[str], ground: Ground) -> list[list[Row]]:
    """The rows that speak of these marks or lead from there, by verb and by the fields that do."""
    found: dict[tuple[str, tuple[int, ...]], list[Row]] = {}
    for row in rows:
        places = _places(row, marks)
        if places or marks & ground.origin(row):
            found.setdefault((row.verb.word, places), []).append(row)
    return [*found.values()]


def _places(row: Row, marks: frozenset[str]) -> tuple[int, ...]:
    """The fields in which a row speaks of one of these things."""
    pairs = zip(_fields(row), row.values, strict=True)
    return tuple(i for i, ((_key, kind), value) in enumerate(pairs) if thing(kind, value) in marks)


def _from(match: Match, seat: int, rows: list[Row], marks: frozenset[str]) -> list[Group]:
    """The moves of these rows; of a long one that begins with what is pointed at, how it goes on
    from there."""
    verb, places = rows[0].verb, _places(rows[0], marks)
    if not (verb.long and places) or ends(rows[0]):
        return [_group(match, seat, rows, places)]
    groups = []
    for row in rows:
        said = _beginning(row)
        groups.append(_next(match, said, following(match, seat, said), named=len(rows) > 1))
    return groups


def _next(match: Match, said: Move, rows: list[Row], *, named: bool) -> Group:
    """How a long move goes on; ``named``: several do, and each choice says the whole of its own."""
    choices = [_with_one(match, said, row) for row in rows]
    if named or _told_apart(match, said, rows):
        choices = [
            replace(one, label=move_said(match, _said_with(said, row)))
            for one, row in zip(choices, rows, strict=True)
        ]
    return _asking(match, said.verb, said.verb.fields[rows[0].field][0], choices)


def _with_one(match: Match, said: Move, row: Row) -> Choice:
    return replace(_one(match, row), words=words_with(said, row))


def _said_with(said: Move, row: Row) -> Move:
    """What was said with one more field."""
    values = list(said.values)
    values[row.field] = row.values[0]
    return Move(said.verb, tuple(values))


def _told_apart(match: Match, said: Move, rows: list[Row]) -> bool:
    """Has each value that can follow what was said a sentence of its own?"""
    key, saying = said.verb.fields[rows[0].field][0], saying_of(match.game)
    return all(saying.tells_apart(_said_with(said, row), key) for row in rows)


def _led_to(groups: list[Group], marks: frozenset[str]) -> Lights:
    """What these choices name beside the marks: by one of them, or by several (``onto``)."""
    lit: Lights = {}
    for group in groups:
        for choice in group.choices:
            for mark in dict.fromkeys(choice.things):
                if mark not in marks:
                    one = Lit(choice.words, choice.whole, risky=group.risky)
                    lit[mark] = Lit(onto=True) if mark in lit else one
    return lit


def _onto(match: Match, seat: int, group: Group, there: frozenset[str]) -> Group:
    """The choices of a group that name one of these things, each said as far as it goes."""
    choices = tuple(
        replace(choice, label=move_said(match, begun(match, seat, choice.words)))
        for choice in group.choices
        if there.intersection(choice.things)
    )
    return replace(group, choices=choices, asked="")


def _lay_aside(found: Doing, lit: Lights, ground: Ground) -> None:
    """What else a move can begin from, beside what is lit now; where a thing was pointed at, all
    that is held and could have been pointed at instead, too; and where it is known to where the
    move leads, all else to which one could."""
    begins = any(lit[mark].begins for mark in found.origin if mark in lit)
    leads = bool(found.onto) or (bool(found.at or found.whole) and not begins)
    for mark, one in lit.items():
        held = bool(found.at) and mark not in ground.marks
        if (one.begins or held or leads) and mark not in found.chosen:
            found.lit.setdefault(mark, replace(one, aside=True))


# --- short moves, field by field ----------------------------------------------------------------


def _steps(match: Match, said: Move, rows: list[Row]) -> tuple[str, list[Choice]]:
    """The field that is asked next of a short move, and the choices; few moves are listed whole,
    and none is asked where there is one."""
    still = [i for i, value in enumerate(said.values) if value == OPEN]
    bare = all(said.verb.fields[i][1].kind == "number" for i in still[1:])
    if len(still) > 1 and bare and len(rows) <= FEW:
        return "", [_whole(match, row, still) for row in rows]
    free = [i for i in still if len({row.values[i] for row in rows}) > 1] or still[:1]
    if not free:
        return "", [_whole(match, row, list(range(len(said.values)))) for row in rows]
    at, alone, saying = free[0], len(rows) == 1, saying_of(match.game)
    key, kind = said.verb.fields[at]
    choices = []
    alike = not all(saying.tells_apart(Move(said.verb, row.values), key) for row in rows)
    for value in dict.fromkeys(row.values[at] for row in rows):
        own = [row for row in rows if row.values[at] == value]
        values = list(said.values)
        values[at] = value
        words = own[0].words if len(own) == 1 else Move(said.verb, tuple(values)).words
        marks = (thing(kind, value),) if thing(kind, value) else ()
        label = choice_said(match, said.verb, key, kind, value)
        if len(own) == 1 and (alone or len(still) > 1 or not alike):  # it says more than the value
            label = move_said(match, Move(said.verb, own[0].values))
        choices.append(Choice(words, label, len(own) == 1, marks))
    return "" if alone else key, _told_once(choices)


def _told_once(choices: list[Choice]) -> list[Choice]:
    """Whole moves that are said alike come to the same: two faces of a die, say."""
    found: dict[tuple[str, str], Choice] = {}
    for one in choices:
        found.setdefault((one.label, "" if one.whole else one.words), one)
    return [*found.values()]


def _whole(match: Match, row: Row, shown: list[int]) -> Choice:
    """A whole move: in a sentence, or by those of its values that differ."""
    fields, move = row.verb.fields, Move(row.verb, row.values)
    label = move_said(match, move) if saying_of(match.game).move(move) else ""
    said = [value_said(match, *fields[i], row.values[i], keyed=True) for i in shown]
    return Choice(row.words, label or titled(", ".join(said)), True, tuple(things_of_row(row)))


# --- going on with what has been said -----------------------------------------------------------


def _going_on(match: Match, seat: int, said: Move, ground: Ground, every: Lights) -> Doing:
    refusal = why_not(match, seat, said)
    if refusal:
        raise Refused(refusal)
    move, rows = filled_in(match, seat, said)
    found = Doing(said=move.words, said_as=move_said(match, move), back=_back(match, seat, move))
    found.risky = move.verb.word in match.game.risks
    found.origin, onto = ground.led(move)
    found.onto = ",".join(sorted(onto))
    if move.whole:
        found.whole = True
        _lay_aside(found, every, ground)
        return found
    if move.verb.long:
        group = _next(match, move, rows, named=False)
    else:
        group = _asking(match, move.verb, *_steps(match, move, rows))
    found.groups, choices = [replace(group, title="")], group.choices
    for choice in choices:
        for mark in choice.things:
            one = Lit(choice.words, choice.whole, risky=found.risky)
            found.lit[mark] = Lit() if mark in found.lit else one
    found.lit = {mark: lit for mark, lit in found.lit.items() if lit.words}
    _lay_aside(found, every, ground)
    return found


def _back(match: Match, seat: int, move: Move) -> str:
    """The words a step before these: those from which one had a choice; none at the first."""
    words = move.words.split()
    while len(words) > 2:
        words = words[:-1]
        before = begun(match, seat, " ".join(words))
        if filled_in(match, seat, before)[0] != move:
            return " ".join(words)
    return ""
