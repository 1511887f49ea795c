"""Event 12, Festina lente (3.8.12)."""

from __future__ import annotations

import pytest

from tests.games.asking import allowed, play, refused, told, why_no, words_of

from ..board import board
from ..scenes import deck, legions, offered

CARDS = deck("tyras_visigoths", festina_lente="hand_1")
THREE = 'pawn = {1 = "roma", 2 = "genua", 3 = "tingi"}\nlegions = {roma = 4, genua = 1}\n'
CORRUPT = "1 festina_lente effect=corrupt city=narbo pawn=none legions=0"


def _normal(pawn: str, count: int, city: str = "narbo") -> str:
    return f"1 festina_lente effect=normal city={city} pawn={pawn} legions={count}"


@pytest.mark.rules("3.8.12")
def test_one_pawn_goes_to_any_city_with_up_to_three_legions() -> None:
    match = play(board(THREE + CARDS, seats=3), _normal("1", 3))
    assert {"narbo": 3, "roma": 1, "genua": 1} == legions(match)
    assert ("narbo", 4) == (words_of(match)["pawn"]["1"], match.state.actions_left)
    assert ("actions", ["played", "moved"]) == (match.phase, told(match))
    assert "3.8.12" == match.told[-1].rule
    assert {"pawn": "1", "here": "roma", "there": "narbo", "legions": 3} == match.told[-1].facts


@pytest.mark.rules("3.8.12", "2.16.14")
def test_the_pawn_of_another_takes_legions_of_its_own_city() -> None:
    match = board(THREE + CARDS, seats=3)
    refusal = refused(match, _normal("2", 2))
    assert ("3.8.12", {"here": "genua", "have": 1, "want": 2}) == (refusal.rule, refusal.facts)
    assert "1 legion stands in Genua; 2 cannot go along." == refusal.sentence
    play(match, _normal("2", 1), "2 agree")
    assert {"narbo": 1, "roma": 4} == legions(match)
    assert 1 == match.state.turn + 1


@pytest.mark.rules("3.8.12")
def test_the_pawn_is_in_play_and_stands_elsewhere() -> None:
    match = board(THREE + CARDS, seats=3)
    refusal = refused(match, _normal("4", 0))
    assert ("3.8.12", "seat 4 is not in the game.") == (refusal.rule, refusal.sentence)
    refusal = refused(match, _normal("2", 0, "genua"))
    assert ("3.8.12", "seat 2 is in Genua already.") == (refusal.rule, refusal.sentence)
    refusal = refused(match, _normal("none", 0))
    assert ("3.8.12", "The normal effect moves one pawn: name it.") == (
        refusal.rule,
        refusal.sentence,
    )


@pytest.mark.rules("3.8.12", "2.16.13", "2.11.10")
def test_a_city_outside_which_nobody_stands_cannot_be_chosen() -> None:
    match = board(CARDS)
    for effect in ("normal", "corrupt"):
        refusal = refused(match, f"1 festina_lente effect={effect} city=roma")
        assert ("3.8.12", "No pawn stands outside Roma.") == (refusal.rule, refusal.sentence)
    assert allowed(match, "1 festina_lente effect=normal city=genua")


@pytest.mark.rules("3.8.12", "2.16.14")
def test_corrupt_any_number_of_pawns_go_each_with_legions_and_each_owner_agreeing() -> None:
    match = play(board(THREE + CARDS, seats=3), CORRUPT)
    assert ("hurrying", (0,), 1) == (match.phase, match.to_act, match.state.decline)
    assert ("3.8.12", "At least one pawn must go, and its owner must agree.") == why_no(
        match, "1 done"
    )[::2]
    play(match, "1 hurry pawn=1 legions=2")
    assert {"1": 1} == words_of(match)["moved"]
    play(match, "1 hurry pawn=2 legions=1")
    assert ("consent", (1,)) == (match.phase, match.to_act)
    play(match, "2 agree")
    assert {"narbo": 3, "roma": 2} == legions(match)
    assert 1 == words_of(match)["left_to_do"]
    play(match, "1 done")
    assert ("actions", "tingi") == (match.phase, words_of(match)["pawn"]["3"])
    assert {"moved", "left_to_do", "goal", "event_holder"}.isdisjoint(words_of(match))


@pytest.mark.rules("3.8.12")
def test_it_ends_when_all_pawns_are_there() -> None:
    match = play(board(THREE + CARDS, seats=3), CORRUPT, "1 hurry pawn=1 legions=0")
    play(match, "1 hurry pawn=2 legions=0", "2 agree", "1 hurry pawn=3 legions=0", "3 agree")
    assert ("actions", {"narbo"}) == (match.phase, set(words_of(match)["pawn"].values()))


@pytest.mark.rules("3.8.12", "2.16.14")
def test_each_pawn_at_most_once_and_after_a_no_it_stays_and_is_not_asked_again() -> None:
    match = play(board(THREE + CARDS, seats=3), CORRUPT, "1 hurry pawn=2 legions=0", "2 disagree")
    assert ("hurrying", "genua") == (match.phase, words_of(match)["pawn"]["2"])
    assert (1, "discard") == (match.state.decline, words_of(match)["card_place"]["festina_lente"])
    refusal = refused(match, "1 hurry pawn=2 legions=0")
    assert ("3.8.12", "seat 2 has moved already, or did not agree to it.") == (
        refusal.rule,
        refusal.sentence,
    )
    play(match, "1 hurry pawn=1 legions=0")
    assert "3.8.12" == refused(match, "1 hurry pawn=1 legions=0").rule
    assert allowed(match, "1 hurry pawn=3 legions=0")


@pytest.mark.rules("3.8.12")
def test_corrupt_names_its_pawns_afterwards() -> None:
    match = board(THREE + CARDS, seats=3)
    refusal = refused(match, CORRUPT.replace("pawn=none", "pawn=1"))
    assert ("3.8.12", "The corrupt effect moves pawns one by one afterwards: name none yet.") == (
        refusal.rule,
        refusal.sentence,
    )
    assert "3.8.12" == refused(match, CORRUPT.replace("legions=0", "legions=1")).rule
    play(match, CORRUPT)
    assert "3.8.12" == refused(match, "1 hurry pawn=4 legions=0").rule
    assert "3.8.12" == refused(match, "1 hurry pawn=2 legions=2").rule


@pytest.mark.rules("2.16.14")
def test_the_holder_of_the_event_is_not_asked_again_for_its_own_pawn() -> None:
    cards = deck("tyras_visigoths", festina_lente="hand_2")
    match = play(board(THREE + cards, seats=3), CORRUPT, "2 agree", "1 hurry pawn=2 legions=0")
    assert ("hurrying", "narbo") == (match.phase, words_of(match)["pawn"]["2"])


@pytest.mark.rules("2.16.16", "3.8.12", "2.16.13")
def test_after_three_refusals_only_own_pawns_move() -> None:
    match = board("refusals = 3\n" + THREE + CARDS, seats=3)
    assert "2.16" == refused(match, _normal("2", 0)).rule
    assert allowed(match, _normal("1", 0))
    assert "2.16" == refused(match, "1 festina_lente effect=normal city=roma").rule
    assert "2.16" == refused(match, "1 festina_lente effect=corrupt city=roma").rule
    play(match, CORRUPT, "1 hurry pawn=1 legions=0")
    assert "actions" == match.phase
    match = play(board("refusals = 3\n" + THREE + CARDS, seats=3), CORRUPT)
    assert "2.16" == refused(match, "1 hurry pawn=2 legions=0").rule


@pytest.mark.rules("3.8.12", "3.7.6")
def test_events_do_not_let_the_regina_lead_barbarians() -> None:
    text = 'role = {1 = "regina_foederata"}\ncubes = {roma = {huns = 1}}\n'
    match = play(board(text + THREE + CARDS, seats=3), _normal("1", 0))
    assert "actions" == match.phase
    assert "festina_lente" not in offered(match)


@pytest.mark.rules("3.8.12")
@pytest.mark.parametrize("here", ["roma", "tyras"])
def test_the_goal_may_stand_before_or_behind_the_pawns_in_the_list(here: str) -> None:
    at = f'pawn = {{1 = "{here}", 2 = "{here}"}}\n'
    assert allowed(board(at + CARDS), _normal("1", 0, "narbo"))


@pytest.mark.rules("3.8.12")
def test_a_further_pawn_is_asked_for_wherever_it_stands() -> None:
    match = play(board("pawn = {}\n" + CARDS), CORRUPT, "1 hurry pawn=1 legions=0")
    assert "hurrying" == match.phase
