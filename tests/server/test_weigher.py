"""How the chances went: reckoned once for a table, by one worker, while nobody waits for it."""

from __future__ import annotations

import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from tabard.server.app import make_app
from tabard.server.complaints import MovedOn
from tabard.server.database.backup import backup, restore
from tabard.server.database.upgrading import opened
from tabard.server.inn import Inn
from tabard.server.inn import chances as kept
from tabard.server.inn.chances import Curve, Swing
from tabard.server.keeping import weigher
from tabard.server.keeping.weigher import Weigher, weighed

from .guests import seated
from .serving import served

CURVE = Curve(
    (0, 1),
    ((0, (0.5, 0.5)), (3, (0.75, 0.25)), (4, (1.0, 0.0))),
    (Swing(4, True, (0.75, 0.25), (1.0, 0.0)),),
    (0.25, -0.25),
    (0.0, 0.0),
    0.1,
    100,
)
GOLDEN = Path(__file__).parents[1] / "games" / "jeanne_darc" / "golden" / "alone.game"


class Scales:
    """Weighs nothing: gives the same curve, and remembers what it was given."""

    def __init__(self) -> None:
        self.records: list[str] = []
        self.begun, self.may_end = threading.Event(), threading.Event()
        self.may_end.set()
        self.fails: Exception | None = None

    def __call__(self, record: str, _begun: Callable[[subprocess.Popen[str]], None]) -> Curve:
        self.records.append(record)
        self.begun.set()
        assert self.may_end.wait(30)
        if self.fails:
            raise self.fails
        return CURVE


def finished(inn: Inn) -> str:
    """A table at which the game is over."""
    table, tokens = seated(inn, "wager", 1, "bot:random")
    inn.concede(table, tokens[0])
    return table


@contextmanager
def weighing(inn: Inn, scales: Scales) -> Iterator[Weigher]:
    made = Weigher(inn, scales)
    yield made
    scales.may_end.set()
    made.stop()


def until_ready(inn: Inn, table: str) -> Curve | None:
    """What is kept, once something is."""
    until = time.monotonic() + 30
    while time.monotonic() < until:
        curve, ready = inn.how_it_turned(table)
        if ready:
            return curve
        time.sleep(0.01)
    raise AssertionError("it is never weighed")


def test_a_finished_game_is_weighed_once_whichever_worker_is_asked(
    worker: Callable[[], Inn],
) -> None:
    inns, scales = [worker(), worker()], Scales()
    table = finished(inns[0])
    with weighing(inns[0], scales) as one, weighing(inns[1], scales) as other:
        scales.may_end.clear()
        assert one.wants("127.0.0.1", table) and scales.begun.wait(30)
        assert other.wants("127.0.0.2", table)
        other.stop()
        assert inns[1].how_it_turned(table) == (None, False)
        scales.may_end.set()
        for inn in inns:
            assert until_ready(inn, table) == CURVE
    assert scales.records == [inns[0].record(table)]


def test_while_the_game_goes_on_nothing_is_told(small: Inn) -> None:
    table, _tokens = seated(small, "wager", 2)
    with pytest.raises(MovedOn, match="not over"):
        small.how_it_turned(table)


def test_one_of_a_guest_waits_and_few_wait(small: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weigher, "WAITING", 2)
    scales, tables = Scales(), [finished(small) for _n in range(4)]
    scales.may_end.clear()
    with weighing(small, scales) as one:
        assert one.wants("127.0.0.1", tables[0]) and scales.begun.wait(30)
        assert one.wants("127.0.0.9", tables[0]), "it is on its way for everybody"
        assert not one.wants("127.0.0.1", tables[1])
        assert one.wants("127.0.0.2", tables[1])
        assert not one.wants("127.0.0.3", tables[2]), "there is no room"
        scales.may_end.set()
        assert until_ready(small, tables[1]) == CURVE
    assert len(scales.records) == 2


def test_what_cannot_be_weighed_is_not_tried_again_and_again(small: Inn) -> None:
    scales, table = Scales(), finished(small)
    scales.fails = ValueError("no JSON")
    with weighing(small, scales) as one:
        one.wants("127.0.0.1", table)
        assert until_ready(small, table) is None
        one.wants("127.0.0.1", table)
    assert len(scales.records) == 1


def test_a_worker_that_died_over_it_is_followed_by_another(
    small: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = finished(small)
    assert small.chances.claim(table) and not small.chances.claim(table)
    monkeypatch.setattr(kept, "LEASE", -1.0)
    assert small.chances.claim(table)
    small.chances.keep(table, CURVE)
    assert not small.chances.claim(table), "what is kept stays"


def test_whoever_stops_leaves_it_to_another(small: Inn) -> None:
    scales, table = Scales(), finished(small)
    scales.may_end.clear()
    scales.fails = subprocess.SubprocessError("killed")
    one = Weigher(small, scales)
    one.wants("127.0.0.1", table)
    assert scales.begun.wait(30)
    stopping = threading.Thread(target=one.stop)
    stopping.start()
    while not one.stopped:
        time.sleep(0.01)
    scales.may_end.set()
    stopping.join()
    assert small.how_it_turned(table) == (None, False)
    assert small.chances.claim(table)


def test_a_backup_holds_them(small: Inn, tmp_path: Path) -> None:
    table = finished(small)
    small.chances.claim(table)
    small.chances.keep(table, replace(CURVE, sides=()))
    backup(small.store, tmp_path / "kept.sqlite")
    store = opened(str(tmp_path / "other.sqlite"))
    restore(tmp_path / "kept.sqlite", store)
    assert Inn(store).how_it_turned(table) == (replace(CURVE, sides=()), True)
    store.close()


def test_programs_ask_until_it_is_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scales = Scales()
    monkeypatch.setattr(Weigher.__init__, "__defaults__", (scales,))
    app = make_app(opened(str(tmp_path / "inn.sqlite")), keepers=0)
    with served(app) as client:
        inn: Inn = app.state.inn
        going, _tokens = seated(inn, "wager", 2)
        assert client.get(f"/tables/{going}/chances").status_code == 409
        table = finished(inn)
        first = client.get(f"/tables/{table}/chances").json()
        assert not first["ready"] and not first["chances"]
        until_ready(inn, table)
        told = client.get(f"/tables/{table}/chances").json()
        assert told["ready"] and told["sides"] == [1, 2]
        assert told["swings"] == [
            {"move": 4, "luck": True, "before": [0.75, 0.25], "after": [1.0, 0.0]}
        ]
        assert told["chances"][1] == {"moves": 3, "chances": [0.75, 0.25]}


@pytest.mark.compiled
def test_a_real_game_is_weighed_in_a_process_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weigher, "LOOK", ("--points", "4", "--playouts", "10", "--seconds", "0"))
    begun: list[subprocess.Popen[str]] = []
    curve = weighed(GOLDEN.read_text(encoding="utf-8"), begun.append)
    assert curve.sides == (0, 1) and curve.chances[-1][1] == (0.0, 1.0)
    assert len(curve.chances) == 2, "there was no time to look closer"
    assert begun[0].returncode is not None
    with pytest.raises(KeyError, match="swings"):
        weighed("no record", begun.append)
