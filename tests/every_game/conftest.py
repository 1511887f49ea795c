"""The games on which every test in this folder runs, and walks through them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabard.engine.game import Game

from .walks import all_games, load


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes ``game`` runs on each of them."""
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", all_games(), indirect=True)


@pytest.fixture
def game(request: pytest.FixtureRequest) -> Iterator[Game]:
    """One of the games, loaded when a test first needs it."""
    return load(request.param)
