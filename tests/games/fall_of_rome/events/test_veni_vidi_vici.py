"""Event 13, Veni, vidi, vici (3.8.13)."""

from __future__ import annotations

import pytest

from tests.games.asking import allowed, phases_of, play, refused, told, words_of

from ..board import board
from ..scenes import SOMEBODY, cubes, deck, legions, offered

CARDS = deck("tyras_visigoths", "tingi_vandals", veni_vidi_vici="hand_1")
HUNS = f"legions = {{roma = 4}}\ncubes = {{genua = {{huns = 2}}, {SOMEBODY}}}\n"


def _go(effect: str = "normal", city: str = "genua", count: int = 3) -> str:
    return f"1 veni_vidi_vici effect={effect} city={city} legions={count}"


@pytest.mark.rules("3.8.13")
def test_the_active_player_goes_to_any_city_and_may_fight_one_free_battle() -> None:
    match = play(board(HUNS + CARDS), _go())
    assert ("storming", {"battle", "done"}) == (match.phase, offered(match))
    assert ({"genua": 3, "roma": 1}, "genua") == (legions(match), words_of(match)["pawn"]["1"])
    assert (["played", "came"], "3.8.13") == (told(match), match.told[-1].rule)
    play(match, "1 battle dice=1", "chance die face=even_trade")
    assert ({"huns": 1}, 2) == (cubes(match)["genua"], legions(match)["genua"])
    assert ("actions", 4) == (match.phase, match.state.actions_left)


@pytest.mark.rules("3.8.13")
def test_or_none() -> None:
    match = play(board(HUNS + CARDS), _go(), "1 done")
    assert ("actions", 4, {"huns": 2}) == (
        match.phase,
        match.state.actions_left,
        cubes(match)["genua"],
    )


@pytest.mark.rules("3.8.13")
def test_corrupt_legions_lost_in_that_battle_stay() -> None:
    match = play(
        board(HUNS + CARDS), _go("corrupt"), "1 battle dice=1", "chance die face=even_trade"
    )
    assert ({"huns": 1}, 3, 1) == (
        cubes(match)["genua"],
        legions(match)["genua"],
        match.state.decline,
    )
    play(match, "1 battle dice=1", "chance die face=legion_lost")
    assert (2, 3) == (legions(match)["genua"], match.state.actions_left)


@pytest.mark.rules("3.8.13")
def test_corrupt_without_a_battle_spares_nobody_later() -> None:
    match = play(board(HUNS + CARDS), _go("corrupt"), "1 done", "1 battle dice=1")
    play(match, "chance die face=legion_lost")
    assert 2 == legions(match)["genua"]


@pytest.mark.rules("3.8.13", "2.11.10")
def test_the_goal_is_another_city_and_legions_come_from_the_city_left() -> None:
    match = board(HUNS + CARDS)
    refusal = refused(match, _go(city="roma"))
    assert ("3.8.13", "The pawn is in Roma already.") == (refusal.rule, refusal.sentence)
    assert "3.8.13" == refused(board(HUNS.replace("4", "2") + CARDS), _go()).rule
    assert allowed(board(HUNS.replace("4", "2") + CARDS), _go(count=2))


@pytest.mark.rules("3.8.13")
def test_without_a_legion_or_a_barbarian_there_no_battle_follows() -> None:
    assert "actions" == play(board(HUNS + CARDS), _go(count=0)).phase
    assert "actions" == play(board(HUNS + CARDS), _go(city="narbo")).phase
    standing = HUNS.replace("roma = 4", "roma = 4, genua = 1")
    assert "storming" == play(board(standing + CARDS), _go(count=0)).phase


@pytest.mark.rules("3.8.13", "2.11.1")
def test_it_is_legal_with_no_action_left_too() -> None:
    match = play(board("actions_left = 0\n" + HUNS + CARDS), _go())
    assert "storming" == match.phase
    play(match, "1 battle dice=1", "chance die face=barbarian_a")
    assert "top_card" == match.phase


@pytest.mark.rules("3.8.13", "2.11.6", "2.16.17")
def test_w6_follows_the_free_battle() -> None:
    cards = deck("tyras_visigoths", veni_vidi_vici="hand_1", vae_victis="hand_1")
    match = play(board(HUNS + cards), _go(), "1 battle dice=1", "chance die face=barbarian_a")
    assert "after_battle" == match.phase
    assert ["turn", "actions", "after_battle"] == phases_of(match)


@pytest.mark.rules("3.8.13", "2.11.14")
def test_the_free_battle_has_the_conditions_of_any_battle() -> None:
    match = play(board(HUNS + CARDS), _go(count=2))
    assert "21" == refused(match, "1 battle dice=3").rule
    assert "3.8.13" == refused(match, "1 march city=roma legions=0").rule


@pytest.mark.rules("3.8.13")
@pytest.mark.parametrize(("city", "count"), [("narbo", 1), ("genua", 0)])
def test_nothing_is_asked_where_only_one_side_is(city: str, count: int) -> None:
    match = play(board(HUNS + CARDS), _go(city=city, count=count))
    assert ("actions", _go(city=city, count=count)[2:]) == (match.phase, match.lines[-1].words)
