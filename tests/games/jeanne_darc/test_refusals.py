"""Every refusal of the game is made to happen (see tests/games/refusing.py)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.refusing import (
    it_happens,
    none_is_forgotten,
    read_cases,
    the_command_line_says_the_same,
)

CASES = read_cases(__file__)


def test_no_refusal_is_forgotten() -> None:
    none_is_forgotten("jeanne_darc", CASES)


@pytest.mark.parametrize("name", sorted(CASES))
def test_the_refusal_happens(name: str) -> None:
    it_happens("jeanne_darc", name, CASES[name])


@pytest.mark.parametrize("name", ["NO_ROAD_TO_ATTACK", "COINS_LACKING", "CASTLE_BUILT"])
def test_the_command_line_says_the_same(name: str, tmp_path: Path) -> None:
    the_command_line_says_the_same(CASES[name], tmp_path)
