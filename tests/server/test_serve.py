"""``tabard serve`` and what belongs to it, on the command line."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import ExitStack
from multiprocessing import Pipe
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from uvicorn import Config

from tabard.cli import main as cli
from tabard.cli.serving import database, workers
from tabard.cli.serving.application import Inn as Running
from tabard.cli.serving.application import told_by
from tabard.cli.serving.workers import Workers
from tabard.server.database.upgrading import opened
from tabard.server.door.operators import Operators
from tabard.server.inn import Inn
from tabard.server.keeping.posting import Notices

from .guests import seated
from .serving import Process, free_port, wait_until_well, workers_of

GAMES = ("fall_of_rome", "jeanne_darc", "new_world", "water_margin")


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = cli.run(list(arguments))
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def test_the_inn_opens_and_closes(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "tabard", "serve", "--no-browser", "--port", str(port)]
    command += ["--db", str(tmp_path / "new" / "inn.sqlite")]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ}
    )
    assert process.stdout is not None and process.stderr is not None
    assert process.stdout.readline() == f"The inn is open: http://localhost:{port}/\n"
    with httpx.Client(base_url=f"http://127.0.0.1:{port}/api") as client:
        wait_until_well(client)
    health = subprocess.run(
        [sys.executable, "-m", "tabard", "serve-health", "--port", str(port)],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert health.stdout == "The inn is well.\n"
    process.send_signal(signal.SIGINT)
    assert process.wait(20) == 0
    assert "Traceback" not in process.stderr.read()
    process.stdout.close()
    process.stderr.close()


@pytest.mark.parametrize("workers", [1, 2])
def test_who_watches_when_the_inn_closes_is_told_goodbye(tmp_path: Path, workers: int) -> None:
    """Each stream ends as it should, and none leaves a traceback behind."""
    with (tmp_path / "said").open("wb") as file:
        server = Process(str(tmp_path / "inn.sqlite"), free_port(), workers)
        server.start(stderr=file)
        with httpx.Client(base_url=f"http://127.0.0.1:{server.port}/api", timeout=30) as client:
            wait_until_well(client)
            game = next(g["name"] for g in client.get("/games").json() if g["fewest"] <= 2)
            order = {"game": game, "players": ["", ""]}
            table = f"/tables/{client.post('/tables', json=order).json()['table']}"
            with ExitStack() as watching:
                for news in "01":
                    asked = client.stream("GET", f"{table}/events?news={news}")
                    lines = watching.enter_context(asked).iter_lines()
                    assert any(line.startswith("data: ") for line in lines)
                    watching.callback(list, lines)  # the rest comes, and a lawful end
                server.stop()
    assert (tmp_path / "said").read_text() == ""


def test_a_worker_goes_when_nobody_looks_after_it(tmp_path: Path) -> None:
    """So the port is free for the next."""
    port = free_port()
    server = Process(str(tmp_path / "inn.sqlite"), port, workers=2)
    server.start()
    with httpx.Client(base_url=f"http://127.0.0.1:{port}/api") as client:
        wait_until_well(client)
    assert server.process is not None
    os.kill(server.process.pid, signal.SIGKILL)
    server.process.wait()
    again = Process(str(tmp_path / "inn.sqlite"), port)
    for _try in range(100):
        again.start()
        assert again.process is not None
        with httpx.Client(base_url=f"http://127.0.0.1:{port}/api") as client:
            wait_until_well(client)
        if again.process.poll() is None:
            break
    again.stop()


@pytest.mark.parametrize("back", [False, True])
def test_workers_that_cannot_begin_are_tried_again_after_longer_and_longer_pauses(
    tmp_path: Path, back: bool
) -> None:
    """Their database has gone. The log says so, without a traceback; the inn closes when it is told
    to, and serves again once the database is back."""
    folder, log = tmp_path / "inn", tmp_path / "said"
    folder.mkdir()
    server = Process(str(folder / "inn.sqlite"), free_port(), workers=2)
    with log.open("wb") as file:
        server.start(stderr=file)
    assert server.process is not None
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}/api", timeout=30) as client:
        wait_until_well(client)
        folder.rename(tmp_path / "away")
        for worker in workers_of(server.process.pid):
            os.kill(worker, signal.SIGKILL)
        try:
            for pause in 1, 2, 4:
                wait_until_said(log, f"A worker cannot begin; it is tried again in {pause} s.")
            if back:
                (tmp_path / "away").rename(folder)
                wait_until_well(client)
        finally:
            server.process.terminate()
    assert server.process.wait(20) == 0
    lines = log.read_text().splitlines()
    assert all(re.match(r"[0-9-]{10} [0-9:,]{12} [0-9]+ WARNING ", line) for line in lines), lines


def test_a_worker_may_be_slow_to_begin_and_is_replaced_only_where_it_falls_silent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On a busy machine one was ended before it could say its first word, again and again."""
    monkeypatch.setattr(signal, "signal", lambda _signal, _handler: None)
    (ours, its), (sentinel, life) = Pipe(), Pipe()
    worker: Any = SimpleNamespace(
        pid=7, parent_conn=ours, process=SimpleNamespace(sentinel=sentinel)
    )
    looking = Workers(Config("inn", timeout_worker_healthcheck=0), [])
    assert looking._serves(worker) is False, "it has not spoken yet"
    its.send(True)
    assert looking._serves(worker) is True
    assert looking._serves(worker) is None, "it spoke, and hangs"
    worker.pid = 8
    monkeypatch.setattr(workers, "_SILENT", 0.0)
    assert looking._serves(worker) is None, "it has had its time"
    worker.pid = 9
    monkeypatch.setattr(workers, "_SILENT", 60.0)
    life.close()
    assert looking._serves(worker) is None, "it has ended"


def wait_until_said(log: Path, sentence: str) -> None:
    """Wait until a sentence stands in the log."""
    until = time.monotonic() + 60
    while sentence not in log.read_text():
        assert time.monotonic() < until, log.read_text()
        time.sleep(0.05)


def test_a_taken_port(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        place = str(tmp_path / "inn.sqlite")
        status, out, err = said(capsys, "serve", "--port", port, "--db", place)
    assert (status, out) == (1, "")
    assert err.startswith("tabard: The inn cannot listen at 127.0.0.1") and err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ("serve", "--db", "postgresql://nobody@127.0.0.1:1/none"),
        ("serve", "--db", "mysql://x/y"),
        ("serve", "--db", "/dev/null/inn.sqlite"),
        ("serve", "--host", "256.1.1.1"),
        ("serve", "--public-address", "inn.example.org"),
        ("serve", "--log-format", "xml"),
        ("serve", "--notices", "push", "--db", "DB"),
        ("serve", "--notices", "syslog", "--public-address", "https://a.example", "--db", "DB"),
        ("serve", "--notices", "mailto", "--public-address", "https://a.example", "--db", "DB"),
        ("serve-record", "nothere", "--db", "DB"),
        ("serve-backup", "/nothere/at/all", "--db", "DB"),
        ("serve-restore", "/nothere/at/all", "--db", "DB"),
        ("serve-import", "/nothere/at/all", "--db", "DB"),
        ("serve-health", "--port", "1"),
    ],
    ids=lambda arguments: " ".join(arguments)[:40],
)
def test_whatever_cannot_be_done_is_said_in_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    words = [word.replace("DB", str(tmp_path / "inn.sqlite")) for word in arguments]
    port = ["--port", str(free_port())] if "--port" not in words and words[0] == "serve" else []
    status, out, err = said(capsys, *words, *port)
    assert status in (1, 2) and out == ""
    assert err.startswith("tabard: ") and err.count("\n") == 1 and "Traceback" not in err


def test_the_log_says_when(tmp_path: Path) -> None:
    """Of all that is written there, and a guest's bad requests do not fill it."""
    with (tmp_path / "said").open("wb") as file:
        server = Process(str(tmp_path / "inn.sqlite"), free_port())
        server.start(stderr=file)
        with httpx.Client(base_url=f"http://127.0.0.1:{server.port}/api") as client:
            wait_until_well(client)
            with sqlite3.connect(tmp_path / "inn.sqlite") as connection:
                connection.execute("DROP TABLE settings")
            connection.close()
            wait_until_not_well(client)
            for _n in range(9):
                with socket.create_connection(("127.0.0.1", server.port)) as one:
                    one.sendall(b"?\r\n\r\n")
                    assert one.recv(100).startswith(b"HTTP/1.1 400")
                form = {"Content-Type": "multipart/form-data; boundary=b"}
                answer = client.post("../records", content="no form", headers=form)
                assert answer.status_code == 400
            server.stop()
    lines = (tmp_path / "said").read_text().splitlines()
    assert 1 <= len(lines) < 9
    assert all(re.match(r"[0-9-]{10} [0-9:,]{12} [0-9]+ [A-Z]+ ", line) for line in lines), lines
    assert [line for line in lines if "Answered 503 to GET /api/health." in line]


def wait_until_not_well(client: httpx.Client) -> None:
    """What was tried holds for some seconds."""
    until = time.monotonic() + 30
    while client.get("/health").status_code != 503:
        assert time.monotonic() < until
        time.sleep(0.1)


def test_the_log_as_objects(tmp_path: Path) -> None:
    """One a line, of whoever looks after the workers too; and health says what is wrong."""
    with (tmp_path / "said").open("wb") as file:
        server = Process(str(tmp_path / "inn.sqlite"), free_port(), 2, "--log-format", "json")
        server.start(stderr=file)
        with httpx.Client(base_url=f"http://127.0.0.1:{server.port}/api") as client:
            wait_until_well(client)
            with sqlite3.connect(tmp_path / "inn.sqlite") as connection:
                connection.execute("DROP TABLE settings")
            connection.close()
            wait_until_not_well(client)
            ask = [sys.executable, "-m", "tabard", "serve-health", "--port", str(server.port)]
            asked = subprocess.run(ask, capture_output=True, text=True)
            server.stop()
    assert asked.returncode == 1 and asked.stderr.startswith("tabard: The database refuses.")
    lines = [json.loads(line) for line in (tmp_path / "said").read_text().splitlines()]
    assert any(line["message"] == "Answered 503 to GET /api/health." for line in lines)
    assert all(line["time"] and line["level"] == "warning" for line in lines)


def test_without_its_libraries(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says how to install them."""
    from tabard.cli import serving

    monkeypatch.delattr(serving, "application", raising=False)
    monkeypatch.delitem(sys.modules, "tabard.cli.serving.application", raising=False)
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    status, _out, err = said(capsys, "serve")
    assert status == 1 and "pip install 'tabard[server]'" in err


@pytest.mark.parametrize(("kind", "library"), [("push", "pywebpush"), ("ntfy", "apprise")])
def test_without_the_libraries_of_notices(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    kind: str,
    library: str,
) -> None:
    """Only who wants notices needs them."""
    monkeypatch.setitem(sys.modules, library, None)
    more = ("--public-address", "https://a.example", "--db", str(tmp_path / "inn.sqlite"))
    status, _out, err = said(capsys, "serve", "--notices", kind, *more)
    assert status == 1 and f"Notices need {library}" in err and "'tabard[notices]'" in err


def test_the_mail_server_is_named_where_no_list_of_processes_shows_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TABARD_MAIL", "mailtos://inn:secret@smtp.example.org")
    told = told_by("push, mailto,,push", within=False)
    assert told == Notices(("push", "mailto"), "mailtos://inn:secret@smtp.example.org")


def test_the_operators_commands(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    db, file = str(tmp_path / "inn.sqlite"), str(tmp_path / "b.sqlite")
    inn = Inn(opened(db))
    table, tokens = seated(inn, "council", 2)
    asked = inn.look(table, tokens[0]).questions[0].number
    inn.play(table, tokens[0], asked, "vote side=peace")
    inn.store.close()
    status, out, _err = said(capsys, "serve-record", table, "--db", db)
    assert status == 0 and "1 vote side=peace\n" in out
    record = str(tmp_path / "a.game")
    assert said(capsys, "serve-record", table, "--db", db, "--out", record)[0] == 0
    assert said(capsys, "verify", record)[0] == 0
    status, out, _err = said(capsys, "serve-import", record, "--db", db, "--json")
    assert status == 0 and json.loads(out)["table"] != table
    status, out, _err = said(capsys, "serve-backup", file, "--db", db)
    assert (status, out) == (0, f"2 tables are in {file}.\n")
    status, out, _err = said(capsys, "serve-restore", file, "--db", str(tmp_path / "new.sqlite"))
    assert (status, out) == (0, "2 tables are here again.\n")


def test_the_operators_commands_at_tables(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """What each says, for people and for programs; the store is asked what has become of it."""
    at, file = ("--db", str(tmp_path / "inn.sqlite")), str(tmp_path / "old.game")
    inn = Inn(opened(at[1]))
    table, tokens = seated(inn, "council", 2)
    asked = inn.look(table, tokens[0]).questions[0].number
    inn.play(table, tokens[0], asked, "vote side=peace")

    def done(*arguments: str) -> str:
        status, out, err = said(capsys, *arguments, *at)
        assert (status, err) == (0, ""), err
        return out

    token = done("serve-token").splitlines()[0]
    Operators(inn.store).check(token, "me")
    assert json.loads(done("serve-token", "--json"))["token"] != token
    assert f"{table}  " in done("serve-tables") and "guest 1, guest 2" in done("serve-tables")
    (row,) = json.loads(done("serve-tables", table, "--json"))["tables"]
    assert row["state"] == "running" and inn.tables.kept(table).seats[0].nonce not in repr(row)
    assert "no such tables" in done("serve-tables", "Nobody")
    assert "tables that play: 1" in done("serve-load").splitlines()
    assert done("serve-aside", table) == f"Table {table} is put aside.\n"
    assert inn.look(table).trouble
    assert done("serve-aside", table, "--end") == f"Table {table} goes on.\n"
    assert done("serve-silence", table, "2") == "guest 2 says nothing there any more.\n"
    assert done("serve-silence", table, "2", "--end") == "guest 2 may speak again.\n"
    assert "vote side=peace" in done("serve-record", table)
    assert table in done("serve-taken") and "command" in done("serve-taken")
    done("serve-drain")
    assert json.loads(done("serve-load", "--json"))["closes"]
    done("serve-drain", "--end")
    assert said(capsys, "serve-delete", table, *at)[0] == 1
    assert done("serve-close", table) == f"Table {table} is closed.\n"
    done("serve-archive", table, file)
    assert said(capsys, "verify", file)[0] == 0
    assert said(capsys, "serve-close", table, *at)[0] == 1
    other, _tokens = seated(inn, "council", 2)
    done("serve-close", other)
    assert done("serve-delete", other) == f"Table {other} is deleted.\n"
    inn.store.close()


def test_what_listening_beyond_this_machine_means(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from tabard.cli.serving import application

    monkeypatch.setattr(application, "run", lambda _inn, listening: listening.close())
    for host, beyond in (("0.0.0.0", True), ("127.0.0.1", False)):
        port, db = str(free_port()), str(tmp_path / "inn.sqlite")
        status, out, _err = said(capsys, "serve", "--host", host, "--port", port, "--db", db)
        assert status == 0 and ("nothing is encrypted" in out) == beyond
        assert ("only as localhost" in out) == beyond
        named = ["--public-address", "https://inn.example.org/", "--port", port, "--db", db]
        status, out, _err = said(capsys, "serve", "--host", host, *named)
        assert status == 0 and "only as localhost" not in out
        assert out.startswith("The inn is open: https://inn.example.org/\n")
    assert Running("::", 1, "x", 1).address == "http://localhost:1/"
    assert Running("::1", 1, "x", 1).beyond is False
    assert Running("example.org", 1, "x", 1).beyond is True


def test_a_password_is_not_printed() -> None:
    assert "secret" not in database.shown("postgresql://inn:secret@localhost/inn")


def test_a_worker_has_read_its_games_and_looks_through_them_no_more() -> None:
    """Whatever is looked through when it tidies up makes all guests wait meanwhile."""
    asked = """
import gc, sys
from tabard.cli.serving.application import settle_in
settle_in()
print(len(gc.get_objects()), *(name for name in sys.modules if name.startswith("tabard.games.")))
"""
    said = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    looked_through, *read = said.stdout.split()
    assert int(looked_through) < 1000
    assert {f"tabard.games.{name}" for name in GAMES} <= {*read}
