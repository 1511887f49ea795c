"""Event 4, Hic manebimus optime (3.8.4)."""

from __future__ import annotations

import pytest

from tests.games.asking import play, refused, told

from ..board import board
from ..scenes import deck, legions

CARDS = deck(hic_manebimus="hand_1")
FOUR = "fort = {roma = 1, genua = 1, tyras = 1, tingi = 1}\n"
NORMAL, CORRUPT = "1 hic_manebimus effect=normal", "1 hic_manebimus effect=corrupt"


def _to(*cities: str, count: int) -> list[str]:
    return [f"1 reinforce city={city} legions={count}" for city in cities]


@pytest.mark.rules("3.8.4")
def test_up_to_two_legions_come_to_up_to_three_cities_with_forts() -> None:
    match = play(board(FOUR + CARDS), NORMAL, *_to("roma", "genua", count=2))
    assert "reinforcing" == match.phase
    play(match, *_to("tyras", count=1))
    assert {"roma": 2, "genua": 2, "tyras": 1} == legions(match)
    assert ("actions", ["joined"]) == (match.phase, told(match))
    assert {"legions": 1, "city": "tyras"} == match.told[0].facts


@pytest.mark.rules("3.8.4")
def test_three_legions_come_only_with_the_corrupt_effect() -> None:
    match = play(board(FOUR + CARDS), NORMAL)
    refusal = refused(match, *_to("roma", count=3))
    assert ("3.8.4", {"most": 2}, "At most 2 legions come to a city.") == (
        refusal.rule,
        refusal.facts,
        refusal.sentence,
    )
    match = play(board(FOUR + CARDS), CORRUPT, *_to("roma", count=3))
    assert ({"roma": 3}, 1) == (legions(match), match.state.decline)


@pytest.mark.rules("3.8.4")
def test_the_corrupt_effect_reaches_every_city_with_a_fort() -> None:
    match = play(board(FOUR + CARDS), CORRUPT, *_to("roma", "genua", "tyras", count=3))
    assert "reinforcing" == match.phase
    play(match, *_to("tingi", count=1))
    assert ("actions", 10) == (match.phase, sum(legions(match).values()))


@pytest.mark.rules("3.8.4")
def test_each_city_once_and_only_with_a_fort() -> None:
    match = play(board(FOUR + CARDS), NORMAL, *_to("roma", count=1))
    refusal = refused(match, *_to("roma", count=1))
    assert ("3.8.4", "Roma has been reinforced already.") == (refusal.rule, refusal.sentence)
    refusal = refused(match, *_to("narbo", count=1))
    assert ("3.8.4", "Narbo has no fort.") == (refusal.rule, refusal.sentence)


@pytest.mark.rules("3.8.4", "2.11.10")
def test_the_player_may_stop_after_the_first() -> None:
    match = play(board(FOUR + CARDS), NORMAL)
    assert "2.11.10" == refused(match, "1 done").rule
    play(match, *_to("roma", count=1), "1 done")
    assert ("actions", {"roma": 1}) == (match.phase, legions(match))


@pytest.mark.rules("3.8.4", "3.8")
def test_a_short_supply_gives_what_is_there_and_ends_the_event() -> None:
    match = play(board("legions = {sinope = 15}\n" + FOUR + CARDS), NORMAL, *_to("roma", count=2))
    assert ("actions", 1) == (match.phase, legions(match)["roma"])
    assert {"legions": 1, "city": "roma"} == match.told[0].facts


@pytest.mark.rules("3.8.4", "2.11.10")
def test_it_takes_a_fort_and_a_legion_in_the_supply() -> None:
    refusal = refused(board(CARDS), NORMAL)
    assert ("3.8.4", "No city has a fort.") == (refusal.rule, refusal.sentence)
    refusal = refused(board("legions = {sinope = 16}\n" + FOUR + CARDS), NORMAL)
    assert ("3.8.4", "No legion is left in the supply.") == (refusal.rule, refusal.sentence)


@pytest.mark.rules("3.8.4")
def test_a_single_fort_is_enough_and_ends_the_event() -> None:
    match = play(board("fort = {tyras = 1}\n" + CARDS), CORRUPT, *_to("tyras", count=2))
    assert ("actions", {"tyras": 2}) == (match.phase, legions(match))
    all_six = "fort = {roma = 1, genua = 1, tyras = 1, tingi = 1, narbo = 1, sinope = 1}\n"
    cities = ("roma", "genua", "tyras", "tingi", "narbo", "sinope")
    match = play(board(all_six + CARDS), CORRUPT, *_to(*cities, count=1))
    assert ("actions", 6) == (match.phase, sum(legions(match).values()))


@pytest.mark.rules("3.8.4")
def test_it_ends_by_itself_when_every_fort_has_its_legions() -> None:
    match = play(board("fort = {roma = 1}\n" + CARDS), NORMAL, *_to("roma", count=1))
    assert ("actions", "reinforce city=roma legions=1") == (match.phase, match.lines[-1].words)
