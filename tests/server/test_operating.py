"""What whoever runs the inn does at its tables, and what those who sit there notice."""

from __future__ import annotations

import stat
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from tabard.engine.record.replay import verify
from tabard.engine.times import spell
from tabard.server.complaints import Closes, Complaint, MovedOn, NotAllowed, NotThere, TooOften
from tabard.server.database.backup import backup, restore
from tabard.server.database.rows import Kept, MoveRow
from tabard.server.database.schema import METADATA, SETTINGS, TABLES
from tabard.server.database.upgrading import opened
from tabard.server.door.operators import Operators
from tabard.server.inn import Inn, closing, overseeing
from tabard.server.inn.course import Course
from tabard.server.inn.operating import Operating
from tabard.server.inn.rooms import Order
from tabard.server.inn.turns import AT_ONCE
from tabard.server.keeping.keeper import Keeper

from .guests import open_questions, play_on, seated, whole_move

Worker = Callable[[], Inn]


def decide(inn: Inn, table: str, tokens: list[str]) -> None:
    """Somebody who is asked makes some move."""
    token, question = open_questions(inn, table, tokens)[0]
    words = whole_move(inn, table, token, question.seat, Random(1))
    inn.play(table, token, question.number, words, seat=question.seat)


# --- the token ------------------------------------------------------------------------------------


def test_the_token_is_known_by_its_digest_alone_and_a_new_one_ends_it(inn: Inn) -> None:
    operators = Operators(inn.store)
    first = operators.renew()
    operators.check(first, "a")
    with inn.store.reading() as connection:
        kept = [row.value for row in connection.execute(select(SETTINGS))]
    assert not any(first in value for value in kept)
    second = operators.renew()
    operators.check(second, "a")
    with pytest.raises(NotAllowed):
        operators.check(first, "a")


def test_wrong_tokens_are_answered_alike_and_not_for_long(small: Inn) -> None:
    """Before a token is made too; and a right one of somebody who has guessed is not looked at."""
    operators, said = Operators(small.store), set()
    for guess in ("", "x", "é" * 99):
        with pytest.raises(NotAllowed) as refused:
            operators.check(guess, f"guest {guess}")
        said.add(refused.value.sentence)
    token = operators.renew()
    for guess in ("", token[:-1], token + "x", "\ud800"):
        with pytest.raises(NotAllowed) as refused:
            operators.check(guess, f"other {guess!r}")
        said.add(refused.value.sentence)
    assert said == {"This is not the operator’s token."}
    for _guess in range(4):
        with pytest.raises(NotAllowed):
            operators.check("wrong", "stubborn")
    with pytest.raises(NotAllowed):
        operators.check("wrong", "stubborn")
    with pytest.raises(TooOften) as often:
        operators.check(token, "stubborn")
    assert often.value.wait > 0
    operators.check(token, "somebody else")


# --- stopping -------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["close", "put_aside"])
def test_nobody_goes_on_at_a_table_that_is_stopped(worker: Worker, how: str) -> None:
    """At no worker; those who sit there read why, and see everything that they saw."""
    here, there = worker(), worker()
    table, tokens = seated(here, "council", 2, "bot:random")
    play_on(here, table, tokens, 2, Random(1))
    asked = open_questions(there, table, tokens)[0]
    before, mark = there.look(table, tokens[0]), there.sight(table).mark
    getattr(Operating(here), how)(table)
    assert there.sight(table).mark != mark, "whoever watches hears of it"
    room = there.look(table, tokens[0])
    assert "Whoever runs this inn" in room.trouble
    assert not room.questions and not room.can_undo and room.version == before.version
    for refused in (
        lambda: there.play(table, asked[0], asked[1].number, "vote side=war", seat=asked[1].seat),
        lambda: there.undo(table, tokens[0]),
        lambda: there.resign(table, tokens[0]),
        lambda: there.lending.lend(table, tokens[0], "bot:random"),
        lambda: there.lending.let_go(table, tokens[0], 1),
        lambda: there.wants_hint(table, tokens[0], 0),
    ):
        with pytest.raises(MovedOn, match="Whoever runs this inn"):
            refused()
    there.chat(table, tokens[0], "What a pity.")
    assert not Keeper(there, 0).act_once()
    assert len(here.store.lines(table)) == before.version


@pytest.mark.parametrize("looked", [True, False])
def test_a_move_that_comes_just_after_it_was_stopped_is_not_kept(
    worker: Worker, looked: bool
) -> None:
    """Though the worker knows the table as it was before."""
    here, there = worker(), worker()
    table, _tokens = seated(here, "council", 2)
    if looked:
        there.look(table)
    kept = there.tables.kept(table)
    before = here.store.lines(table)
    Operating(here).put_aside(table)

    def votes(course: Course, _kept: Kept) -> list[MoveRow]:
        return course.decide([(0, "vote side=war")], None, 1.0)

    with pytest.raises(MovedOn, match="put the table aside"):
        there.tables.change(kept, votes)
    assert here.store.lines(table) == before


def test_nobody_sits_down_at_a_closed_table_and_it_is_offered_to_nobody(inn: Inn) -> None:
    table = inn.open_table(Order("council", ("", "bot:random"), listed=True))
    Operating(inn).close(table)
    with pytest.raises(MovedOn, match="closed the table"):
        inn.seating.take_seat(table, 0, "Ada")


def test_a_table_that_was_put_aside_goes_on_and_its_clocks_begin_anew(inn: Inn) -> None:
    table, tokens = seated(inn, "council", 2, clock=60.0)
    operating = Operating(inn)
    operating.put_aside(table)
    assert not inn.look(table, tokens[0]).clocks
    operating.take_up(table)
    until = inn.look(table, tokens[0]).clocks
    assert all(at > inn.store.clock.now() + 50 for at in until.values()) and until
    decide(inn, table, tokens)


def test_a_table_that_was_put_aside_by_the_inn_is_tried_at_once(inn: Inn) -> None:
    table, _tokens = seated(inn, "council", 1, "bot:random")
    inn.store.put_aside(table, inn.store.clock.now() + 3000)
    assert [one.failures for one in overseeing.overseen(inn.store)] == [1]
    Operating(inn).take_up(table)
    assert Keeper(inn, 0).act_once()
    assert not inn.look(table).trouble


def test_what_is_closed_or_over_is_not_taken_up(inn: Inn) -> None:
    operating = Operating(inn)
    table, tokens = seated(inn, "council", 1, "bot:random")
    operating.close(table)
    for deed in (operating.take_up, operating.put_aside):
        with pytest.raises(MovedOn, match="for good"):
            deed(table)
    other, tokens = seated(inn, "council", 1, "bot:random")
    inn.concede(other, tokens[0])
    for deed in (operating.take_up, operating.put_aside, operating.close):
        with pytest.raises(MovedOn, match="over"):
            deed(other)
    with pytest.raises(NotThere):
        operating.close("nothere")


# --- the chat -------------------------------------------------------------------------------------


def test_somebody_is_silenced_and_may_speak_again(worker: Worker) -> None:
    """He alone, at this table alone, and in its rematch."""
    here, there = worker(), worker()
    table, (ada, bo) = seated(here, "council", 2)
    other, (elsewhere, _bo) = seated(here, "council", 2)
    assert Operating(here).silence(table, 0) == "guest 1"
    with pytest.raises(NotAllowed, match="say nothing"):
        there.chat(table, ada, "But")
    there.chat(table, bo, "Ha.")
    there.chat(other, elsewhere, "Here I can.")
    assert there.look(table, ada).me.silenced and not there.look(table, bo).me.silenced  # type: ignore[union-attr]
    Operating(here).silence(table, 0, silent=False)
    there.chat(table, ada, "At last.")
    with pytest.raises(NotThere):
        Operating(here).silence(table, 7)
    bots = here.open_table(Order("council", ("bot:random", "")))
    with pytest.raises(NotThere):
        Operating(here).silence(bots, 0)


def test_a_line_for_a_table_that_goes_just_then_is_refused(
    inn: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ada,) = seated(inn, "council", 1, "bot:random")
    inn.concede(table, ada)
    add_note = inn.store.add_note

    def late(*said: Any) -> None:
        Operating(inn).delete(table)
        add_note(*said)

    monkeypatch.setattr(inn.store, "add_note", late)
    with pytest.raises(NotThere, match="no such table"):
        inn.chat(table, ada, "Is anybody here?")


def test_whoever_sits_down_after_somebody_who_was_silenced_may_speak(inn: Inn) -> None:
    table = inn.open_table(Order("council", ("", "")))
    ada = inn.seating.take_seat(table, 0, "Ada")
    Operating(inn).silence(table, 0)
    inn.resign(table, ada)
    bo = inn.seating.take_seat(table, 0, "Bo")
    inn.chat(table, bo, "Hello")


# --- records and tables that go -------------------------------------------------------------------


def test_whoever_takes_a_whole_record_is_noted_before_he_has_it(inn: Inn) -> None:
    table, tokens = seated(inn, "council", 2)
    decide(inn, table, tokens)
    operating = Operating(inn)
    assert verify(operating.whole_record(table, "Ada’s command")).valid
    assert [(one.table, one.by) for one in operating.taken()] == [(table, "Ada’s command")]


def test_a_table_is_archived_and_nothing_of_it_is_left(inn: Inn, tmp_path: Path) -> None:
    operating, file = Operating(inn), tmp_path / "archive" / "a.game"
    table, tokens = seated(inn, "council", 2)
    other, _tokens = seated(inn, "council", 2)
    decide(inn, table, tokens)
    inn.chat(table, tokens[0], "We shall be archived.")
    inn.visits.sits("d" * 48, tokens[0])
    inn.visits.sits_too("d" * 48, tokens[1])
    inn.presence.fetched(table, 0)
    for deed in (lambda: operating.archive(table, file, "me"), lambda: operating.delete(table)):
        with pytest.raises(MovedOn, match="close it first"):
            deed()
    operating.close(table)
    operating.archive(table, file, "me")
    assert verify(file.read_text("utf-8")).valid
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with pytest.raises(NotThere):
        inn.look(table)
    with inn.store.reading() as connection:
        for rows in METADATA.sorted_tables:
            if "table_id" in rows.c and rows.name not in ("news", "taken"):
                left = connection.execute(select(rows).where(rows.c.table_id == table)).all()
                assert not left, rows.name
        assert connection.execute(select(TABLES.c.id)).scalars().all() == [other]
    assert [one.table for one in operating.taken()] == [table], "that it was taken stays"


def test_no_table_is_deleted_whose_record_could_not_be_written(inn: Inn, tmp_path: Path) -> None:
    operating, file = Operating(inn), tmp_path / "a.game"
    table, tokens = seated(inn, "council", 2)
    decide(inn, table, tokens)
    operating.close(table)
    file.write_text("mine")
    for path in (file, Path("/dev/null/a.game")):
        with pytest.raises(Complaint):
            operating.archive(table, path, "me")
    assert file.read_text() == "mine" and inn.look(table)


# --- closing time ---------------------------------------------------------------------------------


def test_at_closing_time_no_table_is_opened(small: Inn) -> None:
    table, tokens = seated(small, "council", 1, "bot:random")
    decide(small, table, tokens)
    record = Operating(small).whole_record(table, "me")
    small.concede(table, tokens[0])
    closing.close(small.store)
    assert closing.closes(small.store)
    small.closes = True
    for deed in (
        lambda: small.open_table(Order("council", ("",))),
        lambda: small.unpack(record, over=False),
        lambda: small.rematch(table, tokens[0]),
    ):
        with pytest.raises(Closes):
            deed()
    closing.reopen(small.store)
    assert not closing.closes(small.store)


# --- looking --------------------------------------------------------------------------------------


def test_what_is_seen_of_the_tables(inn: Inn) -> None:
    waiting = inn.open_table(Order("council", ("", "bot:random")))
    running, tokens = seated(inn, "council", 2)
    decide(inn, running, tokens)
    inn.chat(running, tokens[0], "This is between us.")
    closed, _tokens = seated(inn, "council", 2)
    Operating(inn).close(closed)
    over, tokens = seated(inn, "council", 1, "bot:random")
    inn.concede(over, tokens[0])
    found = {one.table: one for one in overseeing.overseen(inn.store)}
    states = {waiting: "waiting", running: "running", closed: "closed", over: "over"}
    assert {id: one.state for id, one in found.items()} == states
    assert found[running].sitting == "guest 1, guest 2"
    assert found[running].lines == len(inn.store.lines(running)) and found[running].last
    assert "between us" not in repr(found)
    assert inn.tables.kept(running).seats[0].nonce not in repr(found)
    assert [one.table for one in overseeing.overseen(inn.store, waiting)] == [waiting]
    named = {one.table for one in overseeing.overseen(inn.store, "GUEST 2")}
    assert named == {running, closed}
    assert overseeing.overseen(inn.store, "nobody") == []
    load = overseeing.load(inn.store)
    assert (load.waiting, load.running, load.over, load.stopped) == (1, 1, 1, 1)
    assert load.changes > 0 and not load.closes


def test_the_words_for_it(inn: Inn) -> None:
    seated(inn, "council", 1, "bot:random")
    (one,) = overseeing.overseen(inn.store)
    now = inn.store.clock.now()
    assert next(overseeing.about(one, now)) == "0 moves"
    words = dict(overseeing.load_in_words(overseeing.load(inn.store)))
    assert words["tables that play"] == "1"
    spells = [spell(seconds) for seconds in (-1, 59, 3600, 86_400, 864_000)]
    assert spells == ["0 secs", "59 secs", "60 mins", "24 hrs", "10 days"]


def test_a_backup_brings_it_all(small: Inn, tmp_path: Path, database: str) -> None:
    """What is stopped stays so, and who took a record."""
    table, tokens = seated(small, "council", 2)
    decide(small, table, tokens)
    operating = Operating(small)
    operating.whole_record(table, "me")
    operating.silence(table, 1)
    operating.put_aside(table)
    backup(small.store, tmp_path / "backup")
    store = opened(database if database.startswith("postgresql") else str(tmp_path / "new"))
    restore(tmp_path / "backup", store)
    again = Inn(store, pace=AT_ONCE)
    assert again.tables.kept(table).table.stopped == "aside"
    assert again.tables.kept(table).seats[1].silenced
    Operating(again).whole_record(table, "me again")
    assert [one.by for one in Operating(again).taken()] == ["me again", "me"]
    store.close()
