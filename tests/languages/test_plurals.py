"""One thing is not called many: where a number stands before a word for many, the sentence has a
form for one, or never_one.toml says why the number is never one."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import languages as tool

# A fact, perhaps a word that tells more of the things, and a word for many or what many do.
MANY = re.compile(
    r"\{(\w+)[^}]*\} (?:(?!and |are |by |for |in |of |on |to |were )[a-z]+[a-rt-z] )?"
    r"([a-z]+s|dice|men|are|have|were)\b"
)
NOT_MANY = {"as", "bears", "has", "holds", "is", "plays", "was"}
THEY = {"are", "have", "were"}
DONE_AS_WELL = {"answers", "attacks", "draws", "moves", "natives", "offers", "passes", "tries"}
REASONS = tomllib.loads(Path(__file__).with_name("never_one.toml").read_text("utf-8"))
NEVER_ONE = [part for parts in REASONS.values() for part in parts]

Counted = set[tuple[str, str]]


@pytest.fixture(scope="module")
def said() -> tuple[set[str], Counted]:
    """All sentences: those of one form, and those for one and for many."""
    every = [message.id for home in tool.homes().values() for message in tool.sentences_of(home)]
    plain = {one for one in every if isinstance(one, str)}
    return plain, {(one[0], one[1]) for one in every if not isinstance(one, str)}


def called_many(plain: set[str], counted: Counted) -> Iterator[str]:
    """The sentences of one form that call many what may be one: by a word that another sentence
    counts, or after a fact that is a number there. A button may have a sentence of its own for 1.
    """
    pairs = [pair for one, many in counted for pair in MANY.findall(many) if pair[1] not in one]
    numbers = {fact for fact, word in pairs if word not in THEY}
    things = {word for _fact, word in pairs} - THEY - DONE_AS_WELL
    for sentence in plain:
        for fact, word in MANY.findall(sentence):
            if word not in NOT_MANY and (fact in numbers or word in things):
                of_one = re.escape(sentence.replace(f"{{{fact}}}", "1")).replace(word, r"\w+")
                if not any(re.fullmatch(of_one, other) for other in plain):
                    yield sentence


def test_no_number_that_may_be_one_stands_before_a_word_for_many(
    said: tuple[set[str], Counted],
) -> None:
    found = set(called_many(*said))
    assert [] == [one for one in found if not any(part in one for part in NEVER_ONE)]
    assert [] == [part for part in NEVER_ONE if not any(part in one for one in found)]


@pytest.mark.parametrize(
    "planted",
    [
        "It costs {upkeep} ducats of upkeep.",
        "{general} general cards and {own} of the nation",
        "{found} bananas lie on the board.",
        "{marker}: {found} are in force.",
        "March with {legions} legions through {city}",
    ],
)
def test_a_planted_one_is_found(said: tuple[set[str], Counted], planted: str) -> None:
    plain, counted = said
    assert planted in set(called_many(plain | {planted}, counted))


def test_a_button_may_say_one_by_itself(said: tuple[set[str], Counted]) -> None:
    many, one = "March on with {legions} legions", "March on with 1 legion"
    plain, counted = said
    assert many not in set(called_many(plain | {many, one}, counted))
