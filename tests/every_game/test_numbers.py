"""In no rule of any game is a city taken for a seat."""

from __future__ import annotations

from tabard.engine.game import Game
from tabard.engine.numbers import mixed_up


def test_a_number_of_one_kind_is_never_taken_for_one_of_another(game: Game) -> None:
    assert [str(wrong) for wrong in mixed_up(game)] == []
