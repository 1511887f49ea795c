"""Event 6, Mors tua, vita mea (3.8.6)."""

from __future__ import annotations

import pytest

from tests.games.asking import play, refused, told

from ..board import board
from ..scenes import SOMEBODY, cubes, deck, legions, offered

CARDS = deck(mors_tua="hand_1")
GENUA = f"cubes = {{genua = {{huns = 2, franks = 3}}, {SOMEBODY}}}\n"
NORMAL = "1 mors_tua effect=normal city=genua tribe=huns"
CORRUPT = "1 mors_tua effect=corrupt city=genua tribe=huns"


@pytest.mark.rules("3.8.6")
def test_a_barbarian_is_replaced_by_a_legion() -> None:
    match = play(board(GENUA + CARDS), NORMAL)
    assert ({"huns": 1, "franks": 3}, {"genua": 1}) == (cubes(match)["genua"], legions(match))
    assert ("actions", ["played", "removed", "joined"]) == (match.phase, told(match))
    assert {"legions": 1, "city": "genua"} == match.told[-1].facts


@pytest.mark.rules("3.8.6")
def test_corrupt_up_to_three_in_that_one_city() -> None:
    match = play(board(GENUA + CARDS), CORRUPT)
    assert "replacing" == match.phase
    play(match, "1 replace tribe=franks")
    assert "replacing" == match.phase
    play(match, "1 replace tribe=huns")
    assert ({"franks": 2}, {"genua": 3}) == (cubes(match)["genua"], legions(match))
    assert ("actions", 1) == (match.phase, match.state.decline)


@pytest.mark.rules("3.8.6")
def test_corrupt_may_stop_after_the_first() -> None:
    match = play(board(GENUA + CARDS), CORRUPT, "1 done")
    assert ("actions", {"genua": 1}) == (match.phase, legions(match))


@pytest.mark.rules("3.8.6")
def test_the_tribe_must_be_in_the_city() -> None:
    match = board(GENUA + CARDS)
    refusal = refused(match, "1 mors_tua effect=normal city=genua tribe=vandals")
    assert ("3.8.6", {"tribe": "vandals", "city": "genua"}) == (refusal.rule, refusal.facts)
    assert "No barbarian of the Vandals is in Genua." == refusal.sentence
    refusal = refused(match, "1 mors_tua effect=normal city=narbo")
    assert ("3.8.6", "No barbarian is in Narbo.") == (refusal.rule, refusal.sentence)
    play(match, CORRUPT)
    assert "3.8.6" == refused(match, "1 replace tribe=vandals").rule


@pytest.mark.rules("3.8.6", "2.11.10")
def test_it_needs_a_legion_in_the_supply() -> None:
    match = board("legions = {roma = 16}\n" + GENUA + CARDS)
    refusal = refused(match, NORMAL)
    assert ("3.8.6", "No legion is left in the supply.") == (refusal.rule, refusal.sentence)
    assert "mors_tua" not in offered(match)


@pytest.mark.rules("3.8.6")
def test_corrupt_ends_with_the_supply_or_with_the_barbarians() -> None:
    match = play(board("legions = {roma = 15}\n" + GENUA + CARDS), CORRUPT)
    assert ("actions", 1) == (match.phase, legions(match)["genua"])
    match = play(board("legions = {roma = 14}\n" + GENUA + CARDS), CORRUPT, "1 replace tribe=huns")
    assert ("actions", 2) == (match.phase, legions(match)["genua"])
    one = f"cubes = {{genua = {{huns = 1}}, {SOMEBODY}}}\n"
    assert "actions" == play(board(one + CARDS), CORRUPT).phase
    two = f"cubes = {{genua = {{huns = 2}}, {SOMEBODY}}}\n"
    assert "actions" == play(board(two + CARDS), CORRUPT, "1 replace tribe=huns").phase
