"""Event 3, Si vis pacem, para bellum (3.8.3)."""

from __future__ import annotations

import pytest

from tests.games.asking import allowed, play, refused, told, words_of

from ..board import board
from ..scenes import deck, legions

CARDS = deck(si_vis_pacem="hand_1")
SIX = "fort = {roma = 1, tingi = 1, tyras = 1, sinope = 1, patrae = 1, narona = 1}\n"
HERE = "si_vis_pacem effect=normal city=genua from_city=none pawn=none legions=0"


def _corrupt(pawn: str, count: int = 0, city: str = "genua", fort: str = "none") -> str:
    words = f"effect=corrupt city={city} from_city={fort} pawn={pawn} legions={count}"
    return f"1 si_vis_pacem {words}"


@pytest.mark.rules("3.8.3")
def test_a_fort_stands_in_any_city_without_one() -> None:
    match = play(board(CARDS), f"1 {HERE}")
    assert ({"genua": 1}, 4) == (words_of(match)["fort"], match.state.actions_left)
    assert ["played", "built"] == told(match)


@pytest.mark.rules("3.8.3", "15")
def test_not_where_one_stands() -> None:
    refusal = refused(board("fort = {genua = 1}\n" + CARDS), f"1 {HERE}")
    assert ("3.8.3", "Genua has a fort already.") == (refusal.rule, refusal.sentence)


@pytest.mark.rules("3.8.3", "14")
def test_with_none_in_supply_a_fort_moves_there() -> None:
    match = board(SIX + CARDS)
    refusal = refused(match, f"1 {HERE}")
    assert ("14", "All forts are in use: name the city whose fort moves.") == (
        refusal.rule,
        refusal.sentence,
    )
    assert "14" == refused(match, f"1 {HERE.replace('from_city=none', 'from_city=narbo')}").rule
    play(match, f"1 {HERE.replace('from_city=none', 'from_city=tingi')}")
    forts = words_of(match)["fort"]
    assert (1, 0) == (forts["genua"], forts.get("tingi", 0))
    assert ["played", "fort_moved"] == told(match)


@pytest.mark.rules("3.8.3", "14")
def test_with_one_in_supply_no_fort_moves() -> None:
    match = board("fort = {roma = 1}\n" + CARDS)
    refusal = refused(match, f"1 {HERE.replace('from_city=none', 'from_city=roma')}")
    assert ("14", "A fort is moved only when none is left in the supply.") == (
        refusal.rule,
        refusal.sentence,
    )


@pytest.mark.rules("3.8.3")
def test_the_corrupt_effect_brings_a_pawn_with_legions_of_its_city() -> None:
    match = play(board("legions = {roma = 4}\n" + CARDS), _corrupt("1", 3))
    assert ({"genua": 3, "roma": 1}, "genua") == (legions(match), words_of(match)["pawn"]["1"])
    assert ["played", "declined", "built", "brought"] == told(match)
    assert "3.8.3" == match.told[-1].rule
    assert {"pawn": "1", "here": "roma", "there": "genua", "legions": 3} == match.told[-1].facts


@pytest.mark.rules("3.8.3")
def test_the_corrupt_effect_may_bring_nobody() -> None:
    match = play(board(CARDS), _corrupt("none"))
    assert ({"genua": 1}, 1) == (words_of(match)["fort"], match.state.decline)


@pytest.mark.rules("3.8.3")
def test_only_the_corrupt_effect_moves_a_pawn() -> None:
    match = board("legions = {roma = 1}\n" + CARDS)
    refusal = refused(match, f"1 {HERE.replace('pawn=none', 'pawn=1')}")
    assert ("3.8.3", "Only the corrupt effect moves a pawn.") == (refusal.rule, refusal.sentence)
    refusal = refused(match, _corrupt("none", 1))
    assert ("3.8.3", "Legions only come along with a pawn.") == (refusal.rule, refusal.sentence)


@pytest.mark.rules("3.8.3", "12")
def test_the_pawn_is_in_play_comes_from_elsewhere_and_takes_what_stands_there() -> None:
    match = board('legions = {roma = 2}\npawn = {2 = "genua"}\n' + CARDS)
    refusal = refused(match, _corrupt("3"))
    assert ("3.8.3", "seat 3 is not in the game.") == (refusal.rule, refusal.sentence)
    refusal = refused(match, _corrupt("2"))
    assert ("3.8.3", "seat 2 is in Genua already.") == (refusal.rule, refusal.sentence)
    assert "3.8.3" == refused(match, _corrupt("1", 3)).rule
    assert allowed(match, _corrupt("1", 2))


@pytest.mark.rules("3.8.3", "2.16.14")
def test_the_owner_of_the_pawn_agrees_before_anything_is_done() -> None:
    match = play(board(CARDS), _corrupt("2"))
    assert ("consent", (1,)) == (match.phase, match.to_act)
    play(match, "2 disagree")
    assert (0, "hand_1") == (match.state.decline, words_of(match)["card_place"]["si_vis_pacem"])
    assert "fort" not in words_of(match)
    match = play(board(CARDS), _corrupt("1"))
    assert "actions" == match.phase


@pytest.mark.rules("3.8.3", "2.16.16")
def test_after_three_refusals_only_an_own_pawn_moves() -> None:
    match = board("refusals = 3\n" + CARDS)
    assert "2.16" == refused(match, _corrupt("2")).rule
    assert allowed(match, _corrupt("1"))
    assert allowed(match, _corrupt("none"))


@pytest.mark.rules("3.8.3", "2.16.14")
def test_a_holder_whose_own_pawn_is_to_move_is_asked_once() -> None:
    match = play(board(CARDS.replace("hand_1", "hand_2")), _corrupt("2"))
    assert ("consent", (1,)) == (match.phase, match.to_act)
    play(match, "2 agree")
    assert ("actions", "genua") == (match.phase, words_of(match)["pawn"]["2"])


@pytest.mark.rules("3.8.3")
def test_the_pawn_of_another_too_takes_only_what_stands_there() -> None:
    match = board("legions = {roma = 1}\n" + CARDS)
    assert "3.8.3" == refused(match, _corrupt("2", 2)).rule
    assert allowed(match, _corrupt("2", 1))
