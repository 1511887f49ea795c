"""What is kept lasts: databases of earlier forms, records that leave the inn and come back,
backups."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import inspect

from tabard.engine.record import read_record
from tabard.engine.record.replay import replay, verify
from tabard.server.complaints import Complaint, MovedOn, NotAllowed, NotKept, NotThere, Unlawful
from tabard.server.database import migrations, upgrading
from tabard.server.database.backup import backup, restore
from tabard.server.database.rows import MoveRow, TableRow
from tabard.server.database.schema import METADATA
from tabard.server.database.store import Store
from tabard.server.database.upgrading import opened
from tabard.server.inn import Inn, orders
from tabard.server.inn.rooms import Order
from tabard.server.inn.turns import AT_ONCE
from tabard.server.keeping.keeper import Keeper

from .databases import DEVICE, NEVER_KEPT, REGULAR, loaded, written
from .guests import open_questions, play_on, seated, whole_move


@pytest.mark.parametrize("kept", written(), ids=lambda kept: kept.stem)
def test_a_database_of_an_earlier_form_is_upgraded_and_its_games_go_on(
    kept: Path, tmp_path: Path, database: str
) -> None:
    """On SQLite as it is; into PostgreSQL as a backup."""
    old = loaded(kept, tmp_path / "old.sqlite")
    before = moves_of(tmp_path / "old.sqlite")
    if database.startswith("postgresql"):
        store = opened(database)
        restore(Path(old), store)
    else:
        store = opened(old)
    inn = Inn(store, pace=AT_ONCE)
    playing, away, shared = 0, 0, 0
    forbidden = [not summary.table.hints for summary in inn.list_tables()]
    assert forbidden.count(True) == (kept.stem >= "0006")
    later = [summary.table.delay for summary in inn.list_tables() if summary.table.delay]
    assert later == ([30] if kept.stem >= "0012" else [])
    checked = {inn.look(summary.table.id).fairness is not None for summary in inn.list_tables()}
    assert checked == {kept.stem >= "0013"}
    numbers = {chair.number for summary in inn.list_tables() for chair in summary.chairs}
    assert numbers == ({"", "c0ffee"} if kept.stem >= "0013" else {""})
    for table in [summary.table.id for summary in inn.list_tables()]:
        lines = [(m.number, m.seat, m.words) for m in store.lines(table)]
        assert lines == before.get(table, [])
        if not inn.summary(table).begun:
            continue
        assert verify(inn.whole_record(table)).valid
        room = inn.look(table)
        if room.over:
            continue
        tokens = [token_of(inn, table, chair.player) for chair in room.chairs]
        assert inn.look(table, tokens[0]).notes[0].text.startswith("We go on with")
        hints = [inn.look(table, token).hints for token in tokens]
        assert any(hints) == any(chair.hints for chair in room.chairs) == (kept.stem >= "0006")
        shared += len(inn.visits.of(DEVICE, table).seats) > 1
        away += sum(chair.away == "bot:random" for chair in room.chairs)
        while Keeper(inn, 0).act_once():
            pass
        token, question = open_questions(inn, table, tokens)[0]
        words = whole_move(inn, table, token, question.seat, Random(1))
        done = inn.play(table, token, question.number, words, seat=question.seat)
        assert done.version > len(lines)
        playing += 1
    assert playing >= 3
    assert away == (kept.stem >= "0007")
    assert shared == (kept.stem >= "0012")
    assert name_is_kept(inn, REGULAR) == (kept.stem >= "0014")
    store.close()


def test_a_database_of_every_form_that_an_inn_had_is_kept() -> None:
    steps = Path(migrations.__file__).parent / "versions"
    forms = {step.name.partition("_")[0] for step in steps.glob("0*.py")}
    assert forms - {kept.stem for kept in written()} == NEVER_KEPT


def name_is_kept(inn: Inn, name: str) -> bool:
    """Can nobody sit down under this name?"""
    try:
        inn.regulars.check_name(name, None)
    except NotAllowed:
        return True
    return False


def moves_of(file: Path) -> dict[str, list[tuple[int, int, str]]]:
    """The moves in a database file, by table."""
    with sqlite3.connect(file) as connection:
        rows = connection.execute(
            "SELECT table_id, number, seat, words FROM moves ORDER BY table_id, number"
        ).fetchall()
    connection.close()
    moves: dict[str, list[tuple[int, int, str]]] = {}
    for table, *move in rows:
        moves.setdefault(table, []).append(tuple(move))
    return moves


def token_of(inn: Inn, table: str, player: int) -> str:
    """The token that was given out when this seat was taken."""
    from tabard.server.inn.tokens import Token

    seat = inn.tables.kept(table).seats[player]
    return inn.seating.signer.sign(Token(table, player, seat.nonce))


def test_the_steps_make_what_the_schema_says(database: str) -> None:
    store = opened(database)
    found = inspect(store.engine)
    for table in METADATA.sorted_tables:
        columns = {column["name"]: column for column in found.get_columns(table.name)}
        assert set(columns) == {column.name for column in table.columns}
        for column in table.columns:
            assert bool(columns[column.name]["nullable"]) == bool(column.nullable), column
    upgrading.upgrade(store)
    store.close()


def test_a_database_of_a_later_version_is_left_alone(database: str) -> None:
    store = opened(database)
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    store.close()
    with pytest.raises(NotKept, match="newer version"):
        opened(database)


@pytest.mark.parametrize(
    "address",
    ["mysql://x/y", "://", "postgresql://nobody@127.0.0.1:1/none", "/nothere/at/all/inn.sqlite"],
)
def test_a_database_that_cannot_be_opened(address: str) -> None:
    with pytest.raises(NotKept) as complaint:
        opened(address)
    assert complaint.value.sentence.endswith((".", "again."))


def test_a_database_of_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "photos.sqlite"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE photos (name TEXT)")
    connection.close()
    before = file.read_bytes()
    with pytest.raises(NotKept, match="something else"):
        opened(str(file))
    assert file.read_bytes()[100:] == before[100:], "but for the journal's mode nothing changes"


def test_only_its_owner_reads_a_database_or_a_backup(small: Inn, tmp_path: Path) -> None:
    """They hold every secret, and the key of the tokens."""
    backup(small.store, tmp_path / "b.sqlite")
    files = [file for file in tmp_path.iterdir() if file.is_file()]
    assert len(files) >= 2
    assert {file.stat().st_mode & 0o077 for file in files} == {0}


def test_what_others_could_read_is_its_owners_alone_once_it_is_opened(tmp_path: Path) -> None:
    """A database, what lies beside it, and a backup that is restored; but nobody else's files."""
    file, copy, photos = (tmp_path / name for name in ("inn.sqlite", "b.sqlite", "photos.sqlite"))
    store = opened(str(file))
    backup(store, copy)
    store.close()
    with sqlite3.connect(photos) as connection:
        connection.execute("CREATE TABLE photos (name TEXT)")
    connection.close()
    for kept in (file, copy, photos):
        kept.chmod(0o644)
    again = opened(str(file))
    restore(copy, again)
    with pytest.raises(NotKept):
        opened(str(photos))
    modes = {kept.name: kept.stat().st_mode & 0o077 for kept in tmp_path.iterdir()}
    again.close()
    assert len(modes) >= 4, "the journal lies beside it"
    assert {name: mode for name, mode in modes.items() if mode} == {"photos.sqlite": 0o044}


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "a.game").write_text("tabard 1\n" * 500)
    with pytest.raises(NotKept):
        opened(str(tmp_path / "a.game"))


def test_a_table_that_the_rules_of_today_cannot_follow(small: Inn) -> None:
    """It says so; the others go on."""
    table, _tokens = seated(small, "council", 2)
    lines = [MoveRow(90 + n, 0, "fly to=moon", False, None, 0.0) for n in range(1)]
    small.store.write(table, lines, over=False, due=None)
    late = Inn(small.store)
    with pytest.raises(MovedOn, match="other rules"):
        late.look(table)
    gone = TableRow("gone", "chess", "1", 2, {}, listed=True)
    small.store.add_table(gone, [])
    with pytest.raises(NotThere):
        late.look("gone")
    assert late.list_tables() == []


# --- records --------------------------------------------------------------------------------------


def finished(inn: Inn, game: str = "council") -> tuple[str, list[str]]:
    table, tokens = seated(inn, game, 2, "bot:random")
    play_on(inn, table, tokens, 400, Random(4))
    assert inn.look(table).over
    return table, tokens


def test_a_finished_game_is_verified_elsewhere_and_brought_in_again(
    worker: Callable[[], Inn], small: Inn
) -> None:
    inn = worker()
    table, tokens = finished(inn)
    record = inn.record(table)
    assert record == inn.record(table, tokens[0]) == inn.whole_record(table)
    verdict = verify(record)
    assert verdict.valid and verdict.finished
    again = small.bring_in(record)
    room, was = small.look(again), inn.look(table)
    assert room.over and room.match is not None and was.match is not None
    assert room.match.state.same(was.match.state) and room.match.result == was.match.result
    moves = [re.split(r"\n\n|\nend ", one)[1] for one in (small.record(again), record)]
    assert moves[0] == moves[1]
    half = small.look(again, at=room.moves // 2)
    assert half.match is not None and len(half.match.lines) == room.moves // 2


def test_a_running_game_gives_each_seat_what_it_may_know(inn: Inn) -> None:
    table, tokens = seated(inn, "council", 3)
    asked = inn.look(table, tokens[0]).questions[0].number
    inn.play(table, tokens[0], asked, "vote side=peace")
    assert "1 vote side=peace" in inn.record(table, tokens[0])
    for token in (tokens[1], None):
        assert "1 ?" in inn.record(table, token) and "peace" not in inn.record(table, token)
        with pytest.raises(Unlawful, match="hides"):
            inn.bring_in(inn.record(table, token), unfinished=True)
    whole = inn.whole_record(table)
    assert "1 vote side=peace" in whole and verify(whole).valid
    with pytest.raises(Unlawful, match="finished"):
        inn.bring_in(whole)
    again = inn.bring_in(whole, unfinished=True)
    sat = [inn.seating.take_seat(again, place, f"Again {place}") for place in range(3)]
    assert [q.seat for _t, q in open_questions(inn, again, sat)] == [1, 2]
    assert replay(read_record(inn.whole_record(again))).lines == replay(read_record(whole)).lines


def test_who_plays_alone_goes_on_with_a_whole_record(small: Inn) -> None:
    """Nobody is there from whom something is hidden: a guest may bring it, and bots wait for no
    person where only bots are left."""
    table, tokens = seated(small, "council", 1, "bot:random", "bot:random")
    asked = small.look(table, tokens[0]).questions[0].number
    small.play(table, tokens[0], asked, "vote side=war")  # so it goes on, whatever the bots want
    whole = small.whole_record(table)
    again = small.bring_in(whole)
    assert play_on(small, again, [small.seating.take_seat(again, 0, "Again")], 1, Random(4)) == 1
    bots = small.bring_in(whole.replace("human", "bot:random"))
    while Keeper(small, 0).act_once():
        pass
    assert small.look(bots).over


def test_a_record_that_does_not_hold(small: Inn) -> None:
    table, _tokens = finished(small)
    record = small.record(table)
    for bad in (
        "", "x", record[: record.index("\nend ") + 60], record.replace("vote side", "vote sides"),
        record * 2, record.replace("game council", "game chess"),
        record.replace("seats 3", "seats 2"),
    ):  # fmt: skip
        with pytest.raises(Complaint):
            small.bring_in(bad)


def test_who_stands_in_for_a_seat_in_a_record_is_known_here(small: Inn) -> None:
    """Else the game could never go on."""
    table, tokens = seated(small, "council", 1, "bot:random", "bot:random")
    small.resign(table, tokens[0], "bot:greedy")
    record = small.whole_record(table)
    assert not small.look(small.bring_in(record)).over
    with pytest.raises(Unlawful, match=r"line [0-9]+: Nobody called 'bot:nobody'"):
        small.bring_in(record.replace("resign bot:greedy", "resign bot:nobody"))


def test_no_guest_names_the_budget_of_a_bot(small: Inn) -> None:
    """The inn's levels think as long as the inn wishes: a thought of ten minutes on all cores is
    refused for a place and for a stand-in, and nobody sits where a record names one."""
    table, tokens = seated(small, "council", 2, "")
    for name in ("bot:search:600000ms:64", "bot:search:5"):
        with pytest.raises(Complaint, match="here there is bot:novice"):
            small.seating.seat_bot(table, tokens[0], 2, name)
        with pytest.raises(Complaint, match="here there is bot:novice"):
            small.resign(table, tokens[0], name)
    small.seating.seat_bot(table, tokens[0], 2, "bot:strong")
    played, hers = seated(small, "council", 1, "bot:random", "bot:random")
    small.resign(played, hers[0], "bot:greedy")
    record = small.whole_record(played)
    assert "seat 2 bot:random" in record
    said = record.replace("seat 2 bot:random", "seat 2 bot:search:600000ms")
    _row, seats, _lines = orders.imported(said, 0.0, over=False)
    assert ["", "", "bot:random"] == [seat.who for seat in seats]


# --- backups --------------------------------------------------------------------------------------


def test_a_backup_holds_everything_and_goes_into_either_database(
    worker: Callable[[], Inn], tmp_path: Path, postgres: object
) -> None:
    inn = worker()
    table, tokens = seated(inn, "council", 2)
    play_on(inn, table, tokens, 5, Random(6))
    inn.chat(table, tokens[0], "Until tomorrow.")
    file = tmp_path / "backup.sqlite"
    assert backup(inn.store, file) == 1
    with pytest.raises(Complaint, match="already"):
        backup(inn.store, file)
    play_on(inn, table, tokens, 1, Random(6))
    for address in (str(tmp_path / "new.sqlite"), postgres.database()):  # type: ignore[attr-defined]
        store = opened(address)
        assert restore(file, store) == 1
        with pytest.raises(Complaint, match="empty"):
            restore(file, store)
        there = Inn(store, pace=AT_ONCE)
        assert [n.text for n in there.look(table, tokens[0]).notes] == ["Until tomorrow."]
        assert there.look(table).version < inn.look(table).version
        assert play_on(there, table, tokens, 3, Random(7)) == 3
        there.chat(table, tokens[1], "Here I am.")
        there.open_table(Order("council", ("", "")))
        store.close()


def test_a_backup_stays_what_it_is_whoever_restores_it(tmp_path: Path) -> None:
    """A later version leaves it in its form: that of before opens it again when one goes back."""
    old = loaded(written()[0], tmp_path / "old.sqlite")
    with sqlite3.connect(old) as connection:
        before = list(connection.iterdump())
    connection.close()
    store = opened(str(tmp_path / "new.sqlite"))
    assert restore(Path(old), store) == len(Inn(store).list_tables())
    store.close()
    with sqlite3.connect(old) as connection:
        assert list(connection.iterdump()) == before
    connection.close()


def test_what_cannot_be_backed_up_or_restored(small: Inn, tmp_path: Path) -> None:
    with pytest.raises(Complaint):
        backup(small.store, tmp_path / "no" / "folder" / "b.sqlite")
    nowhere = tmp_path / ("long" * 100)  # as in a folder that one may not enter
    with pytest.raises(Complaint, match=f"{nowhere} cannot be written"):
        backup(small.store, nowhere)
    with pytest.raises(Complaint, match=f"{nowhere} cannot be read"):
        restore(nowhere, small.store)
    with pytest.raises(Complaint):
        restore(tmp_path / "nothere", small.store)
    (tmp_path / "text").write_text("no database" * 100)
    with pytest.raises(Complaint):
        restore(tmp_path / "text", Store(str(tmp_path / "x.sqlite")))
