"""The odds of a battle, against what the rules do when the dice fall so."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from tabard.engine.game import Misused
from tabard.engine.match import Match, Refused

from .board import board
from .test_battle import ENEMY, FACES, fight, left


def shares(match: Match, dice: int) -> dict[str, dict[str, Fraction]]:
    """The chances of a battle with so many dice, by their words."""
    found = match.odds(0, f"battle dice={dice}")
    return {one.title: {chance.word: chance.value for chance in one.chances} for one in found}


def mean(chances: dict[str, Fraction]) -> Fraction:
    """How much there will be of it in the long run."""
    return sum((int(word[-1]) * share for word, share in chances.items()), Fraction(0))


@pytest.mark.rules("2.5", "2.5.6", "2.5.9", "3.7.2")
@pytest.mark.parametrize("role", ["consul", "magister_militum", "vestalis", "regina_foederata"])
def test_each_fall_of_the_dice_counts_as_the_rules_have_it(role: str) -> None:
    text = f'role.1 = "{role}"\nlegions.roma = 2\ncubes.roma.huns = 3'
    ends = [left(fight(text, *faces)) for faces in product(FACES, repeat=2)]
    removed = Counter(f"removed_{3 - huns}" for _legions, huns in ends)
    found = shares(board(ENEMY + text), 2)
    assert found["Barbarians"] == {word: Fraction(ways, 36) for word, ways in removed.items()}
    fewer = mean(found["Legions"]) - mean(found.get("Legions gained", {}))
    assert fewer == Fraction(sum(2 - legions for legions, _huns in ends), 36)


@pytest.mark.rules("21", "2.5")
def test_all_that_is_said_of_a_battle_adds_up_and_in_whole_sentences() -> None:
    match = board(f"{ENEMY}legions.roma = 1\ncubes.roma.huns = 1")
    barbarians, legions = match.odds(0, "battle dice=1")
    assert [chance.sentence for chance in legions.chances] == [
        "0 legions are lost.",
        "1 legion is lost.",
    ]
    assert [sum(chance.value for chance in one.chances) for one in (barbarians, legions)] == [1, 1]
    assert [chance.value for chance in barbarians.chances] == [Fraction(1, 3), Fraction(2, 3)]


@pytest.mark.rules("21", "3.8.8")
def test_where_nothing_is_thrown_nothing_is_reckoned() -> None:
    match = board(f"{ENEMY}legions.roma = 1\ncubes.roma.huns = 1\ndice_to_set = 1")
    with pytest.raises(Misused, match="set, not thrown"):
        match.odds(0, "battle dice=1")
    with pytest.raises(Misused, match="battle dice=2"):
        match.odds(0, "march city=genua legions=0")
    with pytest.raises(Refused):
        match.odds(0, "battle dice=2")
