"""Event 8, Alea iacta est (3.8.8)."""

from __future__ import annotations

import pytest

from tabard.games.fall_of_rome import battle
from tabard.games.fall_of_rome.components.pieces import FACES
from tests.games.asking import play, refused, told

from ..board import board
from ..scenes import LAST_CARD, SOMEBODY, cubes, deck, offered

CARDS = deck("tyras_visigoths", "tingi_vandals", alea_iacta_est="hand_1")
READY = f"legions = {{roma = 5}}\ncubes = {{roma = {{huns = 3, franks = 3}}, {SOMEBODY}}}\n"
NORMAL, CORRUPT = "1 alea_iacta_est effect=normal", "1 alea_iacta_est effect=corrupt"


@pytest.mark.rules("3.8.8", "2.16.7")
def test_the_active_player_names_a_face_for_each_die() -> None:
    match = play(board(READY + CARDS), NORMAL, "1 battle dice=2")
    assert ("set_dice", (0,)) == (match.phase, match.to_act)
    assert 6 == len(match.legal(0))
    play(match, "1 set_die face=bloody_win")
    assert ("set_dice", ["die"]) == (match.phase, told(match))
    play(match, "1 set_die face=barbarian_a", "1 remove tribe=huns", "1 remove tribe=huns")
    play(match, "1 remove tribe=huns")
    assert {"franks": 3} == cubes(match)["roma"]


@pytest.mark.rules("3.8.8")
def test_it_works_for_one_battle_of_this_turn() -> None:
    match = play(board(READY + CARDS), NORMAL, "1 battle dice=1", "1 set_die face=legion_lost")
    play(match, "1 battle dice=1")
    assert "roll" == match.phase


@pytest.mark.rules("3.8.8")
def test_corrupt_it_works_for_every_battle_of_this_turn() -> None:
    match = play(board(READY + CARDS), CORRUPT, "1 battle dice=1", "1 set_die face=legion_lost")
    play(match, "1 battle dice=1", "1 set_die face=legion_lost", "1 battle dice=1")
    assert "set_dice" == match.phase


@pytest.mark.rules("3.8.8", "2.11.10")
def test_it_is_legal_while_actions_are_left_and_no_such_event_works() -> None:
    match = board(
        "actions_left = 0\n" + READY + CARDS.replace("alea", "carpe_diem = 'hand_1', alea")
    )
    refusal = refused(match, NORMAL)
    assert ("3.8.8", "No action is left for a battle this turn.") == (
        refusal.rule,
        refusal.sentence,
    )
    assert "alea_iacta_est" not in offered(match)
    refusal = refused(board("dice_to_set = 1\n" + READY + CARDS), NORMAL)
    assert ("3.8.8", "The dice are being set already.") == (refusal.rule, refusal.sentence)
    assert "alea_iacta_est" in offered(board("actions_left = 1\n" + READY + CARDS))


@pytest.mark.rules("3.8.8")
def test_unused_it_lapses_with_the_turn() -> None:
    match = board("dice_to_set = 2\n" + LAST_CARD + CARDS)
    play(match, "chance barbarian_card card=genua_franks")
    assert 0 == match.state.dice_to_set


@pytest.mark.rules("2.16.7", "3.8.8")
def test_an_absent_player_names_the_special_face() -> None:
    match = board(READY + CARDS)
    named = [FACES.word(f) for f in FACES.numbers if battle.default_set_die(match.state, 0, f)]
    assert ["special"] == named
