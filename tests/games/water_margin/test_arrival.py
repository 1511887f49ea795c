"""Chapter "Arrival" (3.6)."""

from __future__ import annotations

import pytest

from .board import board, choices, figure, play, words_of


@pytest.mark.rules("3.6")
def test_a_bandit_arrives_without_tokens_on_his_start_square() -> None:
    match = play(board(phase="arrival"), "chance draw_bandit bandit=shi_jin")
    assert "c6" == words_of(match)["square"]["shi_jin"]
