"""A position cannot lie: it is refused in a sentence, or the game goes on from it."""

from __future__ import annotations

import pytest

from tabard.engine.find import find_game, game_names

from .fuzz import fuzz

pytestmark = pytest.mark.compiled

POSITIONS = 1000  # in 4 parts, so that they share the cores; scripts/test --long tries 20,000


@pytest.mark.parametrize("name", game_names())
def test_a_changed_position_is_refused_or_played_on(name, part):
    outcome = fuzz(find_game(name), part, POSITIONS // 4)
    assert outcome.tried == POSITIONS // 4
    assert outcome.refused and outcome.played + outcome.over
    assert not outcome.faults, outcome.faults[0]


def pytest_generate_tests(metafunc):
    if "part" in metafunc.fixturenames:
        metafunc.parametrize("part", range(4))
