"""The HTTP interface: a game through it, and every kind of bad input gets a clear answer."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from sqlite3 import OperationalError

import httpx
import pytest
from sqlalchemy import create_engine

from tabard.server.api import events as api_events
from tabard.server.app import make_app
from tabard.server.complaints import Complaint, MovedOn, NotKept
from tabard.server.database.rows import Kept
from tabard.server.database.upgrading import opened
from tabard.server.door.headers import Headers
from tabard.server.door.rates import UNLIMITED, Rates
from tabard.server.inn.turns import AT_ONCE
from tabard.server.keeping import feeds, health
from tabard.web.pages import add_pages

from .serving import events, served

MARKUP = "<script>alert('x')</script>\u202e\x00\x1b[31m"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """An inn on a real port."""
    store = opened(str(tmp_path_factory.mktemp("inn") / "inn.sqlite"))
    with served(make_app(store, pace=AT_ONCE, rates=UNLIMITED)) as client:
        yield client


class Guest:
    """Somebody at a table, who talks to it as a program does."""

    def __init__(self, client: httpx.Client, table: str, token: str) -> None:
        self.client, self.path = client, f"/tables/{table}"
        self.table = table
        self.headers = {"Authorization": f"Bearer {token}"}

    def get(self, path: str = "", **query: object) -> httpx.Response:
        return self.client.get(self.path + path, headers=self.headers, params=query)  # type: ignore[arg-type]

    def post(self, path: str, **body: object) -> httpx.Response:
        return self.client.post(self.path + path, headers=self.headers, json=body)

    def question(self) -> dict[str, int]:
        """The first question, once there is one."""
        until = time.monotonic() + 20
        while time.monotonic() < until:
            view = self.get().json()
            if view["over"] or view["you"]["questions"]:
                return view["you"]["questions"][0] if not view["over"] else {}  # type: ignore[no-any-return]
            time.sleep(0.02)
        raise AssertionError("no question came")


def sit(client: httpx.Client, game: str, *players: str, name: str = "Ada") -> Guest:
    answer = client.post("/tables", json={"game": game, "players": players, "name": name})
    assert answer.status_code == 201, answer.text
    return Guest(client, answer.json()["table"], answer.json()["token"])


@pytest.fixture(scope="module")
def guest(client: httpx.Client) -> Guest:
    """Ada, at a table where Bo sits too."""
    guest = sit(client, "council", "", "")
    assert guest.post("/places/2", name="Bo").status_code == 200
    return guest


def complaint(answer: httpx.Response, status: int) -> str:
    """The sentence of a complaint."""
    assert answer.status_code == status, answer.text
    said = answer.json()
    assert set(said) == {"error", "rule", "facts"}
    sentence = str(said["error"])
    assert sentence and "Traceback" not in sentence and sentence[-1] in ".?)…", sentence
    return sentence


def test_a_game_is_played_through_the_interface_alone(client: httpx.Client) -> None:
    games = {game["name"]: game for game in client.get("/games").json()}
    assert games["council"]["fewest"] == 2
    assert client.get("/games/council/rules").json()[0]["number"] == "4"
    guest, random = sit(client, "council", "", "bot:random", "bot:random"), Random(2)
    for number in range(60):
        question = guest.question()
        if not question:
            break
        words, tried = "", {"whole": False, "follow": []}
        while not tried["whole"]:
            tried = guest.post("/try", seat=1, move=words).json()
            if tried.get("error") or not (tried["whole"] or tried["follow"]):
                break  # the only answer was given meanwhile
            words = tried["words"] if tried["whole"] else random.choice(tried["follow"])
        answer = guest.post(
            "/play", question=question["question"], move=words, key=f"move-{number}"
        )
        assert answer.status_code in (200, 409, 422), answer.text
    view = guest.get().json()
    assert view["over"] and view["result"]["sentence"]
    told = guest.get("/told").json()["told"]
    assert all(row["sentence"] or not row["facts"] for row in told)
    record = guest.get("/record")
    assert record.text.startswith("tabard 1\ngame council")
    again = guest.post("/rematch").json()
    assert again["token"] == guest.post("/rematch").json()["token"]
    assert guest.get().json()["rematch"] == again["table"]


def test_the_interface_is_described(client: httpx.Client) -> None:
    paths = client.get("/openapi.json").json()["paths"]
    described = [way for path in paths.values() for way in path.values()]
    assert len(described) >= 20
    assert all(way.get("description") for way in described)


@pytest.mark.parametrize("path", ["", "/position", "/lines", "/told", "/record", "/events"])
def test_an_unknown_table(client: httpx.Client, path: str) -> None:
    for table in ("nothere", "..", "x" * 60, "%00", "A B", "a'--"):
        assert client.get(f"/tables/{table}{path}").status_code in (404, 422)
    complaint(client.get(f"/tables/nothere{path}"), 404)


def test_the_token_of_another_seat(client: httpx.Client, guest: Guest) -> None:
    other = sit(client, "council", "", "")
    for token in (other.headers["Authorization"], "Bearer x", "Bearer a.b", "Bearer ..."):
        asked = {"headers": {"Authorization": token}, "json": {"question": 0, "move": "vote war"}}
        assert client.post(f"{guest.path}/play", **asked).status_code == 403  # type: ignore[arg-type]
    answer = client.post(f"{guest.path}/play", json={"question": 0, "move": "vote war"})
    assert "sits at this table" in complaint(answer, 403)
    complaint(guest.post("/play", question=0, move="vote side=war", seat=2), 403)
    complaint(client.get(guest.path, headers=other.headers), 403)


def test_a_stale_page_and_a_doubled_click(guest: Guest) -> None:
    question = guest.question()["question"]
    complaint(guest.post("/play", question=question + 5, move="vote side=war"), 409)
    said = {"question": question, "move": "vote side=war", "key": "click-1"}
    first, second = guest.post("/play", **said), guest.post("/play", **said)
    assert not first.json()["repeated"] and second.json()["repeated"]
    assert first.json()["version"] == second.json()["version"]
    complaint(guest.post("/play", question=question, move="vote side=peace"), 409)
    assert guest.post("/undo", key="back-1").status_code == 200
    assert guest.post("/undo", key="back-1").json()["repeated"]
    assert guest.question()["question"] != question


def test_a_seat_is_lent_to_a_bot_and_taken_back(client: httpx.Client) -> None:
    """Whoever has no right to it, or sits where nothing can be lent, hears so."""
    ada = sit(client, "council", "", "")
    assert "not begun" in complaint(ada.post("/away", bot="bot:random"), 409)
    bo = Guest(client, ada.table, ada.post("/places/2", name="Bo").json()["token"])
    complaint(client.post(f"{ada.path}/away", json={}), 403)
    complaint(client.post(f"{ada.path}/back"), 403)
    complaint(ada.post("/away", bot="bot:nobody"), 400)
    question = ada.question()
    assert ada.post("/away", bot="bot:random").json()["repeated"] is False
    for viewer in (ada, bo):
        view = viewer.get().json()
        assert [place["away"] for place in view["places"]] == ["bot:random", ""]
        assert not view["deserted"]
    move = {"question": question["question"], "move": "vote side=war", "seat": 1}
    assert "take your seat back" in complaint(ada.post("/play", **move), 409)
    assert ada.post("/back").status_code == 200
    assert ada.post("/back").json()["repeated"] is True
    assert not any(place["away"] for place in ada.get().json()["places"])
    for one in (ada, bo):
        one.post("/away")
    assert bo.get().json()["deserted"]


def test_another_answer_under_the_same_key_is_not_said_to_be_done(guest: Guest) -> None:
    """It comes from a second page that is older; the same answer, though shortened, is."""
    question = guest.question()["question"]
    said = {"question": question, "key": "two-pages"}
    assert guest.post("/play", move="vote side=war", **said).status_code == 200
    assert guest.post("/play", move="vote war", **said).json()["repeated"]
    answer = guest.post("/play", move="vote side=peace", **said)
    assert "otherwise: vote side=war" in complaint(answer, 409)
    assert guest.post("/undo").status_code == 200


def test_names_are_seen_and_told_apart(client: httpx.Client) -> None:
    table = sit(client, "council", "", "", "", name="Ada").table
    for taken in ("ada", "A\u200cda", " ADA ", "\uff21da"):
        answer = client.post(f"/tables/{table}/places/2", json={"name": taken})
        assert "called" in complaint(answer, 400)
    for nobody in ("\u200d", "\u3164\u3164", "\u2800", "\u0301"):
        complaint(client.post(f"/tables/{table}/places/2", json={"name": nobody}), 400)
    for fine in ("Ad\u00e1", "\u05d0\u05d3\u05d4"):
        place = 2 if fine[0] == "A" else 3
        answer = client.post(f"/tables/{table}/places/{place}", json={"name": fine})
        assert answer.status_code == 200


def test_what_the_rules_refuse_says_its_rule(guest: Guest) -> None:
    question = guest.question()["question"]
    answer = guest.post("/play", question=question, move="send area=hill")
    complaint(answer, 422)
    answer = guest.post("/play", question=question, move="trump card=trump_1")
    complaint(answer, 422)
    assert answer.json()["rule"] == "4" and answer.json()["facts"]
    why = guest.post("/why", seat=1, move="die face=1").json()
    assert not why["allowed"] and why["rule"]
    assert guest.post("/why", seat=1, move="vote side=war").json()["allowed"]


def test_what_cannot_be_ordered(client: httpx.Client) -> None:
    good = {"game": "council", "players": ["", "bot:random"]}
    for bad in (
        {"game": "chess"},
        {"players": ["", "human"]},
        {"players": ["", "bot:best"]},
        {"players": ["", "bot:search:600000ms:64"]},
        {"stand_in": "bot:search:600000ms"},
        {"players": [""]},
        {"options": {"votes": "none"}},
        {"options": {"colour": "red"}},
        {"clock": 1},
        {"clock": 1e300},
        {"stand_in": "nobody"},
        {"name": MARKUP[-5:] and "\x00\x1b"},
        {"name": "x" * 60},
    ):
        complaint(client.post("/tables", json={**good, **bad}), 400)
    for odd in ({"players": []}, {"players": [""] * 9}, {"extra": 1}, {"clock": "late"}):
        complaint(client.post("/tables", json={**good, **odd}), 422)
    for body in (b"", b"{", b"[]", b"null", b"\xff\xfe", b'"\\ud800"', b'{"game": "\\ud800"}'):
        complaint(client.post("/tables", content=body), 422)


def test_markup_is_text_and_nothing_steers_a_screen(client: httpx.Client, guest: Guest) -> None:
    named = sit(client, "council", "", "", name=MARKUP[:27] + MARKUP[27:])
    place = named.get().json()["places"][0]["name"]
    assert place.startswith("<script>") and not set(place) & {"\u202e", "\x00", "\x1b"}
    assert guest.post("/chat", text=MARKUP * 3).status_code == 204
    note = guest.get("/chat").json()[-1]
    assert note["name"] == "Ada" and note["text"].count("<script>") == 3
    assert not set(note["text"]) & {"\u202e", "\x00", "\x1b"}
    for text in ("", " \x00\n", "x" * 600):
        complaint(guest.post("/chat", text=text), 400)
    complaint(guest.post("/chat", text="x" * 3000), 422)
    assert client.get("/games").headers["content-type"] == "application/json"


def test_a_huge_body(client: httpx.Client, guest: Guest) -> None:
    huge = b'{"text": "' + b"x" * 100_000 + b'"}'
    complaint(client.post(f"{guest.path}/chat", content=huge, headers=guest.headers), 413)

    def parts() -> Iterator[bytes]:
        for _part in range(40):
            yield b"x" * 10_000

    complaint(client.post(f"{guest.path}/chat", content=parts(), headers=guest.headers), 413)
    complaint(client.post("/records", content=b"x" * 5_000_000), 413)


def test_nothing_at_this_address(client: httpx.Client) -> None:
    complaint(client.get("/nothing"), 404)
    complaint(client.delete("/tables"), 405)
    complaint(client.get("/games/chess/rules"), 404)


def test_every_answer_has_the_strict_headers(client: httpx.Client) -> None:
    for path in ("/games", "/nothing", "/tables/nothere"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"


def test_who_asks_too_often(tmp_path: Path) -> None:
    rates = Rates(often=1, at_once=20, costly=0.01, costly_at_once=2)
    app = make_app(opened(str(tmp_path / "inn.sqlite")), rates=rates, keepers=0)
    with served(app) as client:
        order = {"game": "council", "players": ["", ""]}
        answers = [client.post("/tables", json=order) for _time in range(3)]
        assert [a.status_code for a in answers] == [201, 201, 429]
        assert int(answers[-1].headers["retry-after"]) > 1
        complaint(answers[-1], 429)
        answers = [client.get("/games") for _time in range(25)]
        assert answers[0].status_code == 200
        complaint(answers[-1], 429)


def test_a_watcher_hears_of_each_move_and_misses_nothing_that_was_between(guest: Guest) -> None:
    question = guest.question()["question"]
    with guest.client.stream("GET", f"{guest.path}/events", headers=guest.headers) as stream:
        heard = events(stream.iter_lines())
        mark, first = next(heard)
        assert first["view"]["you"]["questions"][0]["question"] == question
        done = guest.post("/play", question=question, move="vote side=war").json()
        _mark, second = next(heard)
        assert second["view"]["version"] == done["version"] > first["view"]["version"]
    guest.post("/undo")
    guest.post("/chat", text="hello")
    late = {**guest.headers, "Last-Event-ID": mark}
    with guest.client.stream("GET", f"{guest.path}/events", headers=late) as stream:
        _mark, third = next(events(stream.iter_lines()))
        assert third["view"]["version"] == done["version"] + 1
    with guest.client.stream("GET", f"{guest.path}/events?news=1") as stream:
        _mark, news = next(events(stream.iter_lines()))
        assert set(news) == {"version", "mark"}


@pytest.mark.parametrize("news", [0, 1])
@pytest.mark.parametrize("why", [NotKept("The database refuses."), MovedOn("Under other rules.")])
def test_where_a_table_cannot_be_looked_at_a_stream_ends_as_it_should(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, why: Complaint, news: int
) -> None:
    """The database refuses, or the log was begun under other rules. Its reader comes back, and the
    log has no line for each of them."""
    app = make_app(opened(str(tmp_path / "inn.sqlite")), rates=UNLIMITED, keepers=0)
    with served(app) as client:
        guest = sit(client, "council", "", "")
        with client.stream("GET", f"{guest.path}/events?news={news}") as stream:
            lines = stream.iter_lines()
            assert any(line.startswith("data: ") for line in lines)

            def refuse(_table: str) -> Kept:
                raise why

            monkeypatch.setattr(app.state.inn.store, "table", refuse)
            app.state.inn.changed(guest.table)
            assert not any(line.startswith("data: ") for line in lines), "and no broken answer"


def test_a_reader_who_does_not_read_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And holds nobody up meanwhile."""
    monkeypatch.setattr(api_events, "_PATIENCE", 0.3)
    monkeypatch.setattr(api_events, "_ALIVE", ": still here" + " " * 1_000_000 + "\n\n")
    monkeypatch.setattr(feeds, "_QUIET", 0.01)
    app = make_app(opened(str(tmp_path / "inn.sqlite")), rates=UNLIMITED, keepers=0)
    with served(app) as client:
        guest = sit(client, "council", "", "")
        with socket.create_connection((client.base_url.host, client.base_url.port or 80)) as idle:
            request = f"GET /api{guest.path}/events?news=1 HTTP/1.1\r\nHost: localhost\r\n\r\n"
            idle.sendall(request.encode())
            wait_until(lambda: app.state.feeds.watching == 1)
            assert guest.get().status_code == 200
            wait_until(lambda: app.state.feeds.watching == 0)


def wait_until(condition: Callable[[], bool]) -> None:
    until = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.02)


def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database may not grow any more: a move is refused in words, and is not there."""
    monkeypatch.setattr(health, "PERIOD", 0.0)
    store = opened(str(tmp_path / "inn.sqlite"))
    app = make_app(store, rates=UNLIMITED, keepers=0, pace=AT_ONCE)
    with served(app) as client:
        guest = sit(client, "council", "", "")
        guest.post("/places/2", name="Bo")
        question = guest.question()["question"]
        version = guest.get().json()["version"]
        fill_up(app.state.inn.store)
        answers = [guest.post("/chat", text="x" * 400) for _line in range(60)]
        refused = complaint(answers[-1], 503)
        assert "Nothing has changed" in refused and "full" not in refused
        assert "try again" in complaint(client.get("/health"), 503), "nothing can be kept"
        answer = guest.post("/play", question=question, move="vote side=war")
        if answer.status_code == 503:
            assert "Nothing has changed" in complaint(answer, 503)
            assert guest.get().json()["version"] == version
        assert guest.get().status_code == 200


def fill_up(store: object) -> None:
    """Let the database have no more pages than it has."""
    from sqlalchemy import event

    def full(connection: object, *_rest: object) -> None:
        connection.execute("PRAGMA max_page_count=1")  # type: ignore[attr-defined]

    event.listen(store.engine, "checkout", full)  # type: ignore[attr-defined]


def test_why_the_database_refuses_is_for_whoever_runs_the_inn(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A guest hears of no address and no reason; in the log stand both, and what was asked for."""
    app = make_app(opened(str(tmp_path / "inn.sqlite")), pages=add_pages, keepers=0)
    with served(app) as client:
        app.state.inn.store.engine = create_engine("postgresql+psycopg://inn@127.0.0.1:1/none")
        page = f"{str(client.base_url).removesuffix('/api/')}/table/thesecretone"
        said = [client.get("/tables").text, client.get(page).text, client.get("/health").text]
    assert all("The database refuses" in text for text in said)
    assert not [text for text in said if "127.0.0.1" in text or "port 1" in text]
    logged = [line.getMessage() for line in caplog.records if line.name == "tabard"]
    assert sum("127.0.0.1" in line for line in logged) >= 3
    for asked in ("GET /api/tables", "GET /table/{table}", "GET /api/health"):
        assert f"Answered 503 to {asked}." in logged
    assert not [line for line in logged if "thesecretone" in line], "it may be nobody's to know"


@pytest.mark.parametrize(("scheme", "kept"), [("https", b"a=1; Secure"), ("http", b"a=1")])
def test_a_cookie_given_under_tls_never_leaves_it(scheme: str, kept: bytes) -> None:
    said: list[dict[str, object]] = []

    async def answer(
        _scope: object, _receive: object, send: Callable[..., Awaitable[None]]
    ) -> None:
        headers = [(b"set-cookie", b"a=1"), (b"x-other", b"b")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})

    async def send(message: dict[str, object]) -> None:
        said.append(message)

    asked = {"type": "http", "method": "GET", "scheme": scheme}
    asyncio.run(Headers(answer)(asked, None, send))  # type: ignore[arg-type]
    headers = dict(said[0]["headers"])  # type: ignore[call-overload]
    assert headers[b"set-cookie"] == kept and headers[b"x-other"] == b"b"


def test_what_was_lost_just_as_it_was_kept_is_not_said_to_be_undone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database that takes it and dies before it says so: nobody knows, and nobody claims to."""
    store = opened(str(tmp_path / "inn.sqlite"))
    with served(make_app(store, rates=UNLIMITED, keepers=0)) as client:
        guest = sit(client, "council", "", "")
        commit, lost = store.engine.dialect.do_commit, [True]

        def dies(connection: object) -> None:
            commit(connection)  # type: ignore[arg-type]
            if lost:
                raise OperationalError(str(lost.pop()))

        monkeypatch.setattr(store.engine.dialect, "do_commit", dies)
        monkeypatch.setattr(store.engine.dialect, "is_disconnect", lambda *_error: True)
        answer = guest.post("/chat", text="hello")
        assert "Nothing has changed" not in complaint(answer, 503)
        assert [note["text"] for note in guest.get("/chat").json()] == ["hello"]


def test_who_is_cut_off_when_the_inn_closes_reads_why(tmp_path: Path) -> None:
    """A request that is not answered in time is answered by a sentence, and not by a bare 500."""
    app = make_app(opened(str(tmp_path / "inn.sqlite")), rates=UNLIMITED, keepers=0)

    @app.get("/api/slow")
    async def slow() -> None:
        await asyncio.sleep(60)

    said: list[httpx.Response] = []
    with served(app) as client:
        asks = threading.Thread(target=lambda: said.append(client.get("/slow")))
        asks.start()
        time.sleep(0.5)
        app.state.inn.store.close()
    asks.join(10)
    assert "closes for a moment" in complaint(said[0], 503)


def test_a_browser_that_has_lost_its_way_gets_a_page_and_a_program_its_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where something fails that nobody foresaw."""
    app = make_app(opened(str(tmp_path / "inn.sqlite")), pages=add_pages)
    monkeypatch.setattr(app.state.inn, "list_tables", lambda *_, **__: 1 / 0)
    with served(app) as client:
        answer = client.get("/no/such")
        assert answer.status_code == 404 and "nothing at this" in answer.json()["error"]
        assert (
            client.delete("/tables").headers["allow"] and client.delete("/tables").json()["error"]
        )
        house = str(client.base_url).removesuffix("/api/")
        # The last one ends the connection: who used it again could be too early to hear of that.
        cases = [("/no/such", 404, "nothing at this address"), ("/", 500, "please report it")]
        for path, status, sentence in cases:
            answer = client.get(f"{house}{path}")
            assert answer.status_code == status and sentence in answer.text
            assert answer.headers["content-type"].startswith("text/html") and "Back" in answer.text
