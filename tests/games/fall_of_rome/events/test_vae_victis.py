"""Event 2, Vae victis (3.8.2)."""

from __future__ import annotations

import pytest

from tests.games.asking import allowed, play, refused, told

from ..board import board
from ..scenes import W6, cubes, deck

CARDS = deck(vae_victis="hand_1")
TWO_CITIES = (
    "cubes = {roma = {franks = 2}, genua = {huns = 2, franks = 1}, sinope = {ostrogoths = 2}}\n"
)


def _after_battle(text: str = TWO_CITIES, removed: int = 2):  # type: ignore[no-untyped-def]
    return board(W6.replace("removed = 2", f"removed = {removed}") + text + CARDS)


@pytest.mark.rules("3.8.2", "2.11.6")
def test_as_many_barbarians_as_the_battle_removed_go_from_one_other_city() -> None:
    match = play(_after_battle(), "1 vae_victis effect=normal", "1 strike city=genua tribe=huns")
    assert "strike_elsewhere" == match.phase
    play(match, "1 strike city=genua tribe=franks")
    assert {"genua": {"huns": 1}, "roma": {"franks": 2}, "sinope": {"ostrogoths": 2}} == cubes(
        match
    )
    assert "actions" == match.phase
    assert ["removed"] == told(match)


@pytest.mark.rules("3.8.2")
def test_the_normal_effect_strikes_one_city_that_is_not_the_one_of_the_battle() -> None:
    match = play(_after_battle(), "1 vae_victis effect=normal")
    refusal = refused(match, "1 strike city=roma tribe=franks")
    assert ("3.8.2", {"city": "roma"}) == (refusal.rule, refusal.facts)
    assert "Roma is where the battle was; the event strikes elsewhere." == refusal.sentence
    play(match, "1 strike city=genua tribe=huns")
    refusal = refused(match, "1 strike city=sinope tribe=ostrogoths")
    assert ("3.8.2", "The normal effect strikes one city only, Genua.") == (
        refusal.rule,
        refusal.sentence,
    )


@pytest.mark.rules("3.8.2")
def test_the_corrupt_effect_strikes_any_mix_of_cities() -> None:
    match = play(_after_battle(removed=3), "1 vae_victis effect=corrupt")
    play(match, "1 strike city=roma tribe=franks", "1 strike city=genua tribe=huns")
    play(match, "1 strike city=sinope tribe=ostrogoths")
    assert {
        "roma": {"franks": 1},
        "genua": {"huns": 1, "franks": 1},
        "sinope": {"ostrogoths": 1},
    } == cubes(match)
    assert ("actions", 1) == (match.phase, match.state.decline)


@pytest.mark.rules("3.8.2", "2.11.10")
def test_at_least_one_is_removed_and_then_the_player_may_stop() -> None:
    match = play(_after_battle(), "1 vae_victis effect=normal")
    refusal = refused(match, "1 done")
    assert ("2.11.10", "An event must change something: do it at least once.") == (
        refusal.rule,
        refusal.sentence,
    )
    play(match, "1 strike city=genua tribe=huns", "1 done")
    assert ("actions", {"huns": 1, "franks": 1}) == (match.phase, cubes(match)["genua"])


@pytest.mark.rules("3.8.2")
def test_only_barbarians_that_are_there_are_named() -> None:
    match = play(_after_battle(), "1 vae_victis effect=normal")
    refusal = refused(match, "1 strike city=sinope tribe=huns")
    assert ("3.8.2", {"tribe": "huns", "city": "sinope"}) == (refusal.rule, refusal.facts)
    assert "No barbarian of the Huns is in Sinope." == refusal.sentence


@pytest.mark.rules("3.8.2", "2.11.10")
def test_without_barbarians_elsewhere_only_the_corrupt_effect_is_offered() -> None:
    match = _after_battle("cubes = {roma = {franks = 2}}\n")
    refusal = refused(match, "1 vae_victis effect=normal")
    assert "There is no barbarian in any other city." == refusal.sentence
    assert allowed(match, "1 vae_victis effect=corrupt")


@pytest.mark.rules("3.8.2")
def test_it_ends_when_nobody_is_left_where_it_strikes() -> None:
    text = "cubes = {roma = {franks = 2}, genua = {huns = 1}, sinope = {ostrogoths = 1}}\n"
    match = play(
        _after_battle(text), "1 vae_victis effect=normal", "1 strike city=genua tribe=huns"
    )
    assert "actions" == match.phase


@pytest.mark.rules("3.8.2", "2.16.15")
def test_it_counts_what_the_battle_really_removed() -> None:
    text = "cubes = {roma = {franks = 1}, genua = {huns = 3, franks = 2}}\nlegions = {roma = 3}\n"
    match = play(board(text + CARDS), "1 battle dice=2")
    play(match, "chance die face=bloody_win", "chance die face=bloody_win")
    play(match, "1 vae_victis effect=normal", "1 strike city=genua tribe=huns")
    assert ("actions", {"huns": 2, "franks": 2}) == (match.phase, cubes(match)["genua"])


@pytest.mark.rules("3.8.2")
@pytest.mark.parametrize("city", ["roma", "sinope"])
def test_the_other_city_may_stand_anywhere_in_the_list(city: str) -> None:
    battle = W6.replace("removed = 2", "removed = 1").replace('"roma"', '"genua"')
    text = f"cubes = {{{city} = {{franks = 1}}, tyras = {{visigoths = 1}}}}\n"
    if city == "roma":
        text = "cubes = {roma = {franks = 1}}\n"
    assert allowed(board(battle + text + CARDS), "1 vae_victis effect=normal")
