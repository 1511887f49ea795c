"""Inns for tests: on SQLite and on a real PostgreSQL, with a toy game among the games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from tabard.engine import find
from tabard.server.database.upgrading import opened
from tabard.server.inn import Inn
from tabard.server.inn.turns import AT_ONCE

from .postgres import Cluster, cluster, programs

TOYS = [
    EntryPoint("council", "tests.engine.awkward:GAME", "tabard.games"),
    EntryPoint("pairs", "tests.engine.pairs:GAME", "tabard.games"),
    EntryPoint("wager", "tests.engine.wager:GAME", "tabard.games"),
    EntryPoint("cards", "tests.engine.wager:CARDS", "tabard.games"),
]


@pytest.fixture(scope="package", autouse=True)
def toys() -> Iterator[None]:
    """The toys of the engine's tests can be found like any game."""
    real = find.entry_points
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(find, "entry_points", lambda group: [*real(group=group), *TOYS])
        find.find_game.cache_clear()
        yield
    find.find_game.cache_clear()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A private PostgreSQL."""
    bin = programs()
    if bin is None:
        pytest.skip("PostgreSQL (initdb and postgres) is not installed here")
    with cluster(bin) as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "inn.sqlite")
    return request.getfixturevalue("postgres").database()


@pytest.fixture
def worker(database: str) -> Iterator[Callable[[], Inn]]:
    """Makes inns that share one database, as several workers do."""
    inns: list[Inn] = []

    def make() -> Inn:
        inns.append(Inn(opened(database), pace=AT_ONCE))
        return inns[-1]

    yield make
    for inn in inns:
        inn.store.close()


@pytest.fixture
def inn(worker: Callable[[], Inn]) -> Inn:
    """One inn."""
    return worker()


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Inn]:
    """An inn on SQLite, for what is the same on every database."""
    inn = Inn(opened(str(tmp_path / "inn.sqlite")), pace=AT_ONCE)
    yield inn
    inn.store.close()
