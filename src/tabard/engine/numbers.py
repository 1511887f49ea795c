"""What the numbers of a game's rules stand for, and where two of them are mixed up.

A game says it once, where it declares its record, its verbs and its sentences; the rest follows
(``tabard.compiler.meanings``). Two kinds of things are one numbering where they agree on every
number that both have: a pawn has the number of its seat, a city that of "a city or none".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tabard.compiler.language import is_rule
from tabard.compiler.meanings import Meanings, Sayer
from tabard.compiler.refused import Refused

from .actions import Rule
from .flow.sequence import Each
from .game import Game
from .kinds import NUMBER, SEATS, Kind
from .refusals import Reason
from .rule import because, tell

Numbering = tuple[int, tuple[str, ...]]
ABOUT_A_MOVE = ("play", "why_not", "when", "near", "consent", "default", "weight", "seen_by")


def mixed_up(game: Game, more: Iterable[Rule] = ()) -> list[Refused]:
    """Each place in the rules of a game, and in ``more`` rules over its record, where a number of
    one kind of things is taken for one of another (``state.pawn[city]``), with file, line and
    sentence; in the order of the files."""
    numberings = _Numberings(_declared_kinds(game))
    meaning = numberings.meaning
    fields = {
        name: (tuple(map(meaning, field.shape)), meaning(field.of))
        for name, field in game.state.fields.items()
    }
    events = game.book.events.all

    def refused_with(reason: object) -> tuple[str | None, ...]:
        facts = reason.because.facts if isinstance(reason, Reason) else ()
        return tuple(meaning(kind) for _fact, kind in facts)

    def told_with(event: object) -> tuple[str | None, ...]:
        facts = events[event].facts if isinstance(event, int) else ()
        return tuple(meaning(kind) for _fact, kind in facts)

    sayers: dict[Rule, Sayer] = {because: Sayer(0, refused_with), tell: Sayer(1, told_with)}
    meanings = Meanings(fields, lambda of: meaning(of) if isinstance(of, Kind) else None, sayers)
    for verb in game.verbs:
        said = [meaning(kind) for _field, kind in verb.fields]
        for name in ABOUT_A_MOVE:
            if is_rule(rule := getattr(verb, name)):
                meanings.handed(rule, meaning(SEATS), *said)
    for rule in (*_where_rules_begin(game), *more):
        meanings.signature(rule)
    return sorted(meanings.found, key=lambda wrong: (wrong.file, wrong.line))


def _where_rules_begin(game: Game) -> Iterator[Rule]:
    """The rules that a game and its phases name; all others are called by them or by the verbs."""
    steps = [step for phase in game.sequence.phases for step in phase.steps.values()]
    named = [*vars(game).values(), *(fit.rule for fit in game.fits)]
    each = [step for step in steps if isinstance(step, Each)]
    for thing in (*game.sequence.phases, *game.verbs, *each):
        named += vars(thing).values()
    for rule in (*named, *steps):
        if is_rule(rule):
            yield rule


def _declared_kinds(game: Game) -> list[Kind]:
    """The kinds of things of which the record, the verbs and the sentences of a game speak."""
    kinds = [kind for field in game.state.fields.values() for kind in (*field.shape, field.of)]
    kinds += [kind for verb in game.verbs for _field, kind in verb.fields]
    kinds += [kind for each in game.book.refusals.all for _fact, kind in each.facts]
    kinds += [kind for each in game.book.events.all for _fact, kind in each.facts]
    return [SEATS, *kinds]


class _Numberings:
    """Which kinds number their things alike."""

    def __init__(self, kinds: list[Kind]) -> None:
        things = sorted(filter(_names_things, kinds), key=_is_called_number)
        self._kinds = list({_numbering(kind): kind for kind in things}.values())
        self._first = {_numbering(kind): at for at, kind in enumerate(self._kinds)}
        for at, kind in enumerate(self._kinds):
            for before in self._kinds[:at]:
                if _agree(kind, before):
                    self._join(_numbering(kind), _numbering(before))

    def _join(self, one: Numbering, other: Numbering) -> None:
        """Both stand for the same things, and so do all that were found to be like one of them."""
        old, new = self._first[one], self._first[other]
        self._first = {each: new if at == old else at for each, at in self._first.items()}

    def meaning(self, kind: Kind) -> str | None:
        """What the numbers of a kind stand for; None for plain numbers. A kind that was not
        declared is like the first that it agrees with."""
        if not _names_things(kind):
            return None
        at = self._first.get(_numbering(kind))
        if at is None:
            alike = (n for n, known in enumerate(self._kinds) if _agree(kind, known))
            at = next((self._first[_numbering(self._kinds[n])] for n in alike), None)
        first = kind if at is None else self._kinds[at]
        return f"{first.kind} ({first.word(first.first)}, …)"


def _numbering(kind: Kind) -> Numbering:
    return kind.first, kind.words


def _names_things(kind: Kind) -> bool:
    """Does it stand for things, and not for plain numbers?"""
    return any(kind.word(n) != str(n) for n in kind.numbers)


def _is_called_number(kind: Kind) -> bool:
    """Has it no name of its own?"""
    return kind.kind == NUMBER.kind


def _agree(one: Kind, other: Kind) -> bool:
    """Has every number that both have the same word in both? Two at least they must share: where
    both have a "none" in the same place they are not alike yet."""
    least, end = max(one.first, other.first), min(one.numbers.stop, other.numbers.stop)
    return least + 1 < end and all(one.word(n) == other.word(n) for n in range(least, end))
