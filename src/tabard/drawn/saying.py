"""How people say a move: from what is typed to a sentence for a button, a proposal or a question.

``Game.says`` is a ``Saying``. Its keys are the words that are typed, so that nothing of a rule
stands in it twice, and a verb, field or phase that it leaves out is said by its words.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from tabard.engine.actions import Verb
from tabard.engine.game import Game
from tabard.engine.kinds import OPEN
from tabard.engine.moves import Move
from tabard.engine.words import _, say

NOT_YET = _("…")  # what stands in a sentence for a field that has not been said


@dataclass(frozen=True)
class Saying:
    """``moves`` has a sentence for each verb, with its fields by their names (``"march": "March to
    {city} with {legions} legions"``) and, where it reads otherwise, for some values (``"march
    legions=0": "March to {city} alone"``); the key with the most values that fit is taken. ``asks``
    asks for a field (``"march.city"``, or ``"city"`` of any verb); where the question hangs on what
    goes on, the rule that says it of the table as everybody sees it stands beside it in ``asking``
    (empty: the usual question). ``turns`` says of a phase what
    is done in it (``"actions": "march, sail, build or fight"``) and, where no move of some verbs is
    possible, what is left (``"actions without fight": "march, sail or build"``); the key that lacks
    the most verbs is taken. A verb that only some options allow, or only some of those who act (a
    fleet sails, a leader marches), has the rule that says whether it is one now (``allowed``);
    where it is not, nobody is told of it. One that spends what somebody else holds has the rule
    that says who (``whose``; a number below 0: nobody else); one that is itself a thing in
    somebody's hand, the rule that says in whose (``held``): where others like it can be done, who
    holds it is told why this one cannot. What a choice of a verb costs or brings is ``noted``
    beside it: in words, from what the seat sees and the move as far as it is said. Verbs that are
    ``last`` are listed after all others; those by which a seat only says what it wants from now on
    (``standing`` orders) lie quietly below; of those that are ``unasked`` nobody is told that they
    cannot be done now: another has their place. What
    a number of a field counts is ``counted`` (``"legions": n_("{count} legion", "{count} legions",
    "count")``). Verbs that are done ``here``, where whoever acts stands, name no place of the
    board. A verb whose word says too little by itself is ``called`` something else where it is a
    title. What a ``face`` of a die without numbers does is said from the table, the face, and whose
    throw it is (the number of the first side of a fight; -1: nobody's). A verb that is ``bold``
    begins what cannot be taken back, as a fight: whoever picks it reads first what it may bring,
    and then does it."""

    moves: Mapping[str, str] = field(default_factory=dict)
    asks: Mapping[str, str] = field(default_factory=dict)
    turns: Mapping[str, str] = field(default_factory=dict)
    allowed: Mapping[str, Callable[[Any], Any]] = field(default_factory=dict)
    whose: Mapping[str, Callable[[Any], Any]] = field(default_factory=dict)
    held: Mapping[str, Callable[[Any], Any]] = field(default_factory=dict)
    noted: Mapping[str, Callable[[Any, Move], str]] = field(default_factory=dict)
    last: tuple[str, ...] = ()
    standing: tuple[str, ...] = ()
    unasked: tuple[str, ...] = ()
    counted: Mapping[str, str] = field(default_factory=dict)
    here: tuple[str, ...] = ()
    called: Mapping[str, str] = field(default_factory=dict)
    asking: Mapping[str, Callable[[Any], str]] = field(default_factory=dict)
    face: Callable[[Any, int, int], str] | None = None
    bold: tuple[str, ...] = ()

    def move(self, move: Move) -> str:
        """The sentence of a move, whole or half said; empty where there is none."""
        fitting = self._fitting(move)
        return max(fitting, key=lambda one: len(one[0]))[1] if fitting else ""

    def _fitting(self, move: Move) -> list[tuple[dict[str, str], str]]:
        """The sentences that a move may have, with the values that each wants."""
        said = {
            key: kind.word(value)
            for (key, kind), value in zip(move.verb.fields, move.values, strict=True)
            if value != OPEN
        }
        return [
            (values, sentence)
            for values, sentence in self._by_verb.get(move.verb.word, ())
            if all(said.get(key) == word for key, word in values.items())
        ]

    def allows(self, state: Any, verb: Verb) -> bool:
        """Do the options of this table, and who acts now, allow the verb at all?"""
        rule = self.allowed.get(verb.word)
        return rule is None or bool(rule(state))

    def holder(self, state: Any, verb: Verb) -> int:
        """The seat that holds what this verb spends, where it is another than the one that may
        use the verb now; else a number below 0."""
        rule = self.whose.get(verb.word)
        return -1 if rule is None else int(rule(state))

    def note(self, state: Any, move: Move) -> str:
        """What a choice costs or brings, which its name does not say; empty where nothing is."""
        rule = self.noted.get(move.verb.word)
        return "" if rule is None else rule(state, move)

    def turn(self, phase: str, can: Collection[str]) -> str:
        """What is done in a phase by whoever ``can`` do these verbs; empty where none is said."""
        fitting = [
            (len(lacks), sentence)
            for (word, *lacks), sentence in self._by_phase
            if word == phase and not any(verb in can for verb in lacks)
        ]
        return max(fitting)[1] if fitting else ""

    def asked(self, verb: Verb, key: str) -> str:
        """The question for a field of a verb; empty where there is none."""
        return self.asks.get(f"{verb.word}.{key}") or self.asks.get(key, "")

    def question(self, state: Any, verb: Verb, key: str) -> str:
        """The question for a field of a verb in words, as it is now; empty where there is none."""
        rule, usual = self.asking.get(f"{verb.word}.{key}"), self.asked(verb, key)
        return (rule(state) if rule else "") or (say(usual) if usual else "")

    def counts(self, verb: Verb, key: str) -> str:
        """The words for so many of what a field counts; empty where it has none."""
        return self.counted.get(f"{verb.word}.{key}") or self.counted.get(key, "")

    def tells_apart(self, move: Move, key: str) -> bool:
        """Has the value of this field a sentence of its own?"""
        said = [values for values, sentence in self._fitting(move)]
        return bool(said) and key in max(said, key=len)

    def names_the_verb(self, verb: Verb, key: str) -> bool:
        """Is the question for a field asked of this verb alone, so that it says what is done?"""
        return f"{verb.word}.{key}" in self.asks

    @cached_property
    def _by_verb(self) -> dict[str, list[tuple[dict[str, str], str]]]:
        found: dict[str, list[tuple[dict[str, str], str]]] = {}
        for words, sentence in self.moves.items():
            verb, *values = words.split()
            pairs = dict(value.split("=", 1) for value in values)
            found.setdefault(verb, []).append((pairs, sentence))
        return found

    @cached_property
    def _by_phase(self) -> list[tuple[list[str], str]]:
        """Each phase with the verbs that it lacks, and the sentence for that."""
        return [(key.replace(" without ", " ").split(), said) for key, said in self.turns.items()]

    def faults(self, game: Game) -> Iterator[str]:
        """What in it speaks of no verb, field, value or phase of the game, in words."""
        verbs = {verb.word: dict(verb.fields) for verb in game.verbs}
        known = (*self.allowed, *self.whose, *self.held, *self.noted, *self.last, *self.here)
        known = (*known, *self.called, *self.bold, *self.standing)
        yield from (f"no verb is called {word}" for word in known if word not in verbs)
        for words in self.moves:
            verb, *values = words.split()
            pairs = [value.split("=", 1) for value in values]
            if verb not in verbs:
                yield f"no verb is called {verb}"
                continue
            kinds = verbs[verb]
            for key, word in pairs:
                if key not in kinds or word not in map(kinds[key].word, kinds[key].numbers):
                    yield f"{verb} has no {key}={word}"
        fields = {f"{verb}.{key}" for verb, kinds in verbs.items() for key in kinds}
        fields |= {key for kinds in verbs.values() for key in kinds}
        asked = (*self.asks, *self.asking, *self.counted)
        yield from (f"no field is called {key}" for key in asked if key not in fields)
        names = game.sequence.names
        phases = {names.word(phase.number) for phase in game.sequence.phases}
        for (word, *lacks), _sentence in self._by_phase:
            if word not in phases:
                yield f"no phase is called {word}"
            yield from (f"no verb is called {verb}" for verb in lacks if verb not in verbs)


SILENT = Saying()


def saying_of(game: Game) -> Saying:
    """What the game says, or nothing."""
    return game.says if isinstance(game.says, Saying) else SILENT
