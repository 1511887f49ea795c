"""Event 14, Carpe diem (3.8.14)."""

from __future__ import annotations

import pytest

from tests.games.asking import play, refused, told

from ..board import board
from ..scenes import W3, deck, offered

CARDS = deck("tyras_visigoths", "tingi_vandals", carpe_diem="hand_1")


@pytest.mark.rules("3.8.14", "4")
@pytest.mark.parametrize(("effect", "more", "decline"), [("normal", 2, 0), ("corrupt", 4, 1)])
def test_the_active_player_gets_more_actions_this_turn(
    effect: str, more: int, decline: int
) -> None:
    match = play(board(CARDS), f"1 carpe_diem effect={effect}")
    assert (4 + more, decline) == (match.state.actions_left, match.state.decline)
    assert "more_actions" == told(match)[-1]
    assert {"pawn": "1", "count": more} == match.told[-1].facts


@pytest.mark.rules("3.8.14", "2.11.1")
def test_also_with_no_action_left() -> None:
    match = board("actions_left = 0\n" + CARDS)
    assert {"carpe_diem", "end_actions"} == offered(match)
    assert 2 == play(match, "1 carpe_diem effect=normal").state.actions_left


@pytest.mark.rules("3.8.14")
def test_the_actions_are_gone_when_the_phase_is_over() -> None:
    cards = CARDS.replace("carpe_diem", "mors_tua = 'hand_1', carpe_diem")
    match = board(W3 + "cubes = {roma = {huns = 1}}\n" + cards)
    assert "mors_tua" in offered(match)
    assert "2.11.1" == refused(match, "1 carpe_diem effect=normal").rule
