"""What has been left alone for long goes into the archive by itself, and what may grow has an
end."""

from __future__ import annotations

import logging
import stat
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select

from tabard.engine.record.replay import verify
from tabard.server.complaints import Complaint, MovedOn, NotAllowed, NotThere
from tabard.server.counting import counted
from tabard.server.database import store as store_module
from tabard.server.database.schema import NOTES
from tabard.server.inn import Inn
from tabard.server.inn import inn as inn_module
from tabard.server.inn.operating import Operating
from tabard.server.inn.rooms import Order
from tabard.server.keeping import archivist as archivist_module
from tabard.server.keeping.archivist import FORGOTTEN, PERIOD, Archivist

from .guests import play_on, seated

DAY = 86_400.0
AFTER = 10 * DAY

Workers = Callable[[], Inn]


def later(inn: Inn, seconds: float) -> None:
    """Time goes by."""
    inn.store.clock.heard(inn.store.clock.now() + seconds)


def is_here(inn: Inn, table: str) -> bool:
    return inn.store.table(table) is not None


def finished(inn: Inn) -> str:
    table, tokens = seated(inn, "council", 1, "bot:random")
    inn.concede(table, tokens[0])
    return table


def begun(inn: Inn, **more: object) -> tuple[str, list[str]]:
    """A table at which somebody is asked."""
    table, tokens = seated(inn, "council", 2, **more)
    assert inn.look(table, tokens[0]).questions
    return table, tokens


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "archive"


def test_a_finished_game_goes_once_it_is_old_enough(
    worker: Workers, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Its record is whole; it is said in the journal and counted."""
    inn = worker()
    caplog.set_level(logging.INFO, "tabard")
    old = Archivist(inn, folder, AFTER)
    table, before = finished(inn), counted()
    record = inn.record(table)
    later(inn, AFTER - DAY)
    young = finished(inn)
    assert old.look_once() == 0 and not folder.exists()
    later(inn, 2 * DAY)
    assert old.look_once() == 1
    assert not is_here(inn, table) and is_here(inn, young)
    file = folder / f"{table}.game"
    assert file.read_text("utf-8") == record and verify(record).finished
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [one.by for one in Operating(inn).taken()] == ["the archive, by age"]
    assert f"Table {table} is archived by its age." in caplog.messages
    assert counted() != before and b'tabard_archived_total{left="record"}' in counted()


def test_a_closed_table_goes_as_a_finished_one_and_what_was_put_aside_stays(
    small: Inn, folder: Path
) -> None:
    closed, tokens = seated(small, "council", 2)
    aside, _tokens = seated(small, "council", 2)
    play_on(small, closed, tokens, 1, Random(1))
    Operating(small).close(closed)
    Operating(small).put_aside(aside)
    later(small, AFTER + 1)
    assert Archivist(small, folder, AFTER).look_once() == 1
    later(small, 99 * AFTER)
    assert Archivist(small, folder, AFTER).look_once() == 0
    assert not is_here(small, closed) and is_here(small, aside)


def test_a_table_that_nobody_has_touched_goes_much_later(small: Inn, folder: Path) -> None:
    """One that never began has nothing to keep."""
    table, tokens = seated(small, "council", 2)
    play_on(small, table, tokens, 2, Random(1))
    waits = small.open_table(Order("council", ("", "")))
    old = Archivist(small, folder, AFTER)
    later(small, AFTER * FORGOTTEN - DAY)
    assert old.look_once() == 0
    later(small, 2 * DAY)
    assert old.look_once() == 2
    assert not is_here(small, table) and not is_here(small, waits)
    (file,) = folder.iterdir()
    record = verify(file.read_text("utf-8"))
    assert record.valid and not record.finished


@pytest.mark.parametrize("what", ["says", "looks", "is there"])
def test_whoever_touches_a_table_keeps_it(small: Inn, folder: Path, what: str) -> None:
    table, tokens = begun(small)
    later(small, AFTER * FORGOTTEN - DAY)
    if what == "says":
        small.chat(table, tokens[0], "Shall we go on?")
    elif what == "looks":
        small.visits.sits("d" * 48, tokens[0])
    later(small, 2 * DAY)
    if what == "is there":
        small.presence.come("worker", [(table, 0)])
    assert Archivist(small, folder, AFTER).look_once() == 0
    later(small, AFTER * FORGOTTEN)
    assert Archivist(small, folder, AFTER).look_once() == 1


@pytest.mark.parametrize("due", [False, True])
def test_nobody_loses_a_table_at_which_his_clock_runs(
    small: Inn, folder: Path, monkeypatch: pytest.MonkeyPatch, due: bool
) -> None:
    """Days for a decision are more than the inn waits with; not even where the note of it is
    wrong."""
    table, _tokens = begun(small, clock=14 * DAY)
    if due:
        kept = small.tables.kept(table)
        assert kept.table.due is not None
        small.store.set_due(table, kept.table.due, small.store.clock.now())
    old = Archivist(small, folder, DAY)
    later(small, 13 * DAY)
    assert old.look_once() == 0 and is_here(small, table)
    monkeypatch.setattr(Archivist, "_is_due", lambda *_of: False)
    later(small, PERIOD + 1)
    assert old.look_once() == due, "the database's note holds it too, if it is right"


def test_a_few_go_at_a_time_and_one_worker_looks(worker: Workers, folder: Path) -> None:
    one, other = worker(), worker()
    for _table in range(archivist_module.FEW + 2):
        finished(one)
    for inn in (one, other):
        later(inn, AFTER + DAY)
    here, there = Archivist(one, folder, AFTER), Archivist(other, folder, AFTER)
    assert [here.look_once(), there.look_once()] == [archivist_module.FEW, 0]
    for inn in (one, other):
        later(inn, PERIOD + 1)
    assert [there.look_once(), here.look_once()] == [2, 0]


def test_what_cannot_be_archived_stays_and_holds_nobody_up(
    small: Inn, folder: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where something else lies in its place; a half-done one is done."""
    monkeypatch.setattr(archivist_module, "FEW", 1)
    bad, half, good = finished(small), finished(small), finished(small)
    folder.mkdir()
    (folder / f"{bad}.game").write_text("mine")
    (folder / f"{half}.game").write_bytes(small.record(half).encode())
    old = Archivist(small, folder, AFTER)
    went = []
    for _round in range(3):
        later(small, AFTER + DAY)
        went.append(old.look_once())
        old._unable = {table: until + 99 * AFTER for table, until in old._unable.items()}
    assert went == [0, 1, 1]
    assert [is_here(small, table) for table in (bad, half, good)] == [True, False, False]
    assert (folder / f"{bad}.game").read_text() == "mine"
    assert sum("cannot be archived" in line for line in caplog.messages) == 1


def test_a_table_that_goes_on_just_now_stays_whole(
    worker: Workers, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And no record of it lies about."""
    one, other = worker(), worker()
    table, tokens = seated(one, "council", 2)
    kept, real = one.tables.kept(table), Operating.whole_record

    def meanwhile(operating: Operating, of: str, by: str) -> str:
        record = real(operating, of, by)
        play_on(other, table, tokens, 1, Random(1))
        return record

    monkeypatch.setattr(Operating, "whole_record", meanwhile)
    with pytest.raises(MovedOn, match="meanwhile"):
        Operating(one).retire(kept, folder / "a.game", "me")
    assert is_here(one, table) and not [*folder.iterdir()]
    monkeypatch.undo()
    Operating(one).retire(one.tables.kept(table), folder / "a.game", "me")
    with pytest.raises(NotThere):
        other.look(table)


def test_without_a_file_nothing_goes(small: Inn) -> None:
    table = finished(small)
    with pytest.raises(Complaint):
        Operating(small).retire(small.tables.kept(table), Path("/dev/null/a.game"), "me")
    assert is_here(small, table)


# --- what may grow has an end ---------------------------------------------------------------------


def test_of_a_long_chat_the_oldest_lines_go(inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever says much drives out his own lines first, and nothing at another table."""
    monkeypatch.setattr(store_module, "NOTES_KEPT", 6)
    monkeypatch.setattr(store_module, "NOTES_OF_ONE", 4)
    table, tokens = seated(inn, "council", 3)
    other, (elsewhere, _bo) = seated(inn, "council", 2)
    inn.chat(other, elsewhere, "Here too.")
    inn.chat(table, tokens[1], "Bo 0")
    for number in range(9):
        inn.chat(table, tokens[0], f"Ada {number}")
    said = [note.text for note in inn.store.notes(table)]
    assert said == ["Bo 0", "Ada 5", "Ada 6", "Ada 7", "Ada 8"]
    for number in range(3):
        inn.chat(table, tokens[2], f"Cy {number}")
    said = [note.text for note in inn.store.notes(table)]
    assert said == ["Ada 6", "Ada 7", "Ada 8", "Cy 0", "Cy 1", "Cy 2"]
    with inn.store.reading() as connection:
        assert len(connection.execute(select(NOTES)).all()) == 7


def test_nobody_takes_back_without_end(inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    """So a log has an end; the others at the table still can."""
    monkeypatch.setattr(inn_module, "TAKEN_BACK", 2)
    table, tokens = begun(inn)

    def votes(who: int) -> None:
        asked = inn.look(table, tokens[who]).questions[0]
        inn.play(table, tokens[who], asked.number, "vote side=war")

    for _time in range(2):
        votes(0)
        inn.undo(table, tokens[0])
    votes(0)
    with pytest.raises(NotAllowed, match="taken back 2 decisions here"):
        inn.undo(table, tokens[0])
    assert not inn.look(table, tokens[0]).questions, "it stands"
