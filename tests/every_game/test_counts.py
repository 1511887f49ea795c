"""Sentences with numbers in them: one thing is one thing, and who acts fits what is done."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tabard.engine.game import Game
from tabard.engine.kinds import Kind
from tabard.engine.match import Match
from tabard.engine.words import say

from .walks import load, tables

_MANY = re.compile(
    r"(?<!regiment )(?<!fleet )(?<!period )(?<!seat )(?<!turn )\b1 ([a-z]+s|dice|men)\b", re.I
)
_NO_PLURAL = {"against", "as", "glory", "has", "is", "plus", "this", "was", "across"}
_THEY = re.compile(r"\bthe (natives|pirates) (?!as\b|is\b)[a-z]+s\b", re.I)


def strange(sentence: str) -> bool:
    """Is one thing called many here, or do several do as one does?"""
    plurals = {found[1] for found in _MANY.finditer(sentence)} - _NO_PLURAL
    return bool(plurals or _THEY.search(sentence))


def named(kind: Kind, last: bool) -> str:
    """One, where a number is meant; else the first thing of a kind, or the last."""
    name = kind.name(1 if kind.kind == "number" else kind.numbers[-1 if last else 0])
    return "somebody" if name.isdigit() and kind.kind != "number" else name


def declared(game: Game) -> Iterator[str]:
    """Every sentence that the game can refuse with or tell, where all numbers are one."""
    said = [(reason.sentence, reason.facts) for reason in game.book.refusals.all]
    said += [(event.sentence, event.facts) for event in game.book.events.all]
    said += [(event.unseen, event.facts) for event in game.book.events.all]
    for sentence, facts in said:
        for last in (False, True):
            yield say(sentence, **{key: named(kind, last) for key, kind in facts})


def test_one_thing_is_one_thing_in_all_that_is_declared(game: Game) -> None:
    assert [] == sorted({sentence for sentence in declared(game) if strange(sentence)})


def test_one_thing_is_one_thing_in_a_game_as_it_is_played(game: Game) -> None:
    for seats in tables(load(game.name)):
        match = Match(game, seats, seed=seats)
        for _move in range(60):
            if match.over:
                break
            seat = match.to_act[0]
            rows = match.rows(seat)
            match.play(seat, rows[len(match.lines) * 7 % len(rows)])
        assert [] == [told.sentence for told in match.tell(None) if strange(told.sentence)]
