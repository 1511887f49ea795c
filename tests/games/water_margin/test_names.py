"""A figure is found by name, rank or square."""

from __future__ import annotations

import pytest

from tabard.engine.moves import Unclear

from .board import board, figure


@pytest.mark.parametrize("said", ["lin_chong", "Lin_Chong", "lin_ch", "6", "g5"])
def test_a_figure_is_found_by_name_rank_or_square(said: str) -> None:
    match = board(figure(1, "lin_chong", "g5"), figure(2, "li_kui", "g3"))
    assert "step figure=lin_chong square=g6" == match.read(0, f"step {said} g6").words


def test_where_nobody_stands_nobody_is_found() -> None:
    with pytest.raises(Unclear, match="figure cannot be 'a1'"):
        board(figure(1, "lin_chong", "g5")).read(0, "step a1 a2")


def test_where_two_stand_the_square_names_neither() -> None:
    two = (figure(1, "lin_chong", "g5", opponent="li_kui", immobilised=1),
           figure(2, "li_kui", "g5", opponent="lin_chong", immobilised=1))  # fmt: skip
    with pytest.raises(Unclear, match="figure cannot be 'g5'"):
        board(*two, "challenger.lin_chong = 1").read(0, "step g5 g6")
