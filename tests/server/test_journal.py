"""The log says when, where and of what, and holds no secret: whatever fails."""

from __future__ import annotations

import asyncio
import gc
import io
import json
import logging
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from tabard.engine.refusals import Refusal, Refused
from tabard.server import journal
from tabard.server.app import make_app
from tabard.server.database.upgrading import opened
from tabard.server.door.operators import Operators
from tabard.server.door.rates import UNLIMITED
from tabard.server.inn import Inn
from tabard.server.inn.turns import AT_ONCE
from tabard.server.keeping import keeper as keeping
from tabard.server.keeping.keeper import Keeper
from tabard.web.pages import add_pages

from .serving import served

ADDRESS = "203.0.113.77"
CHAT = "meet me behind the stable"
FORMATTERS = {"text": journal.Lines, "json": journal.Objects}


@pytest.fixture(params=["text", "json"])
def log(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """Everything that is logged, as whoever runs the inn reads it."""
    said = io.StringIO()
    handler = logging.StreamHandler(said)
    handler.setFormatter(FORMATTERS[request.param]())
    logging.getLogger().addHandler(handler)
    yield said
    logging.getLogger().removeHandler(handler)


@dataclass
class Played:
    """A game of Council with cards in hands, and every secret of it by what it is."""

    inn: Inn
    client: httpx.Client
    operators: Operators
    table: str = ""
    secrets: dict[str, str] = field(default_factory=dict)

    def play(self) -> None:
        """Two sit down by the interface, a third in a browser; they talk, vote in secret, make a
        link. The operator has a token, somebody guesses at it."""
        order = {"game": "cards", "players": ["", "", ""], "name": "Ada"}
        first = self.client.post("/tables", json=order).json()
        self.table = first["table"]
        second = self.client.post(f"{self.at}/places/2", json={"name": "Ben"}).json()
        page = f"../table/{self.table}"
        sat = self.client.post(f"{page}/sit", data={"player": "3", "name": "Cleo"})
        headers = {"Authorization": f"Bearer {first['token']}"}
        self.client.post(f"{self.at}/chat", json={"text": CHAT}, headers=headers)
        link = self.client.post(f"{self.at}/link", headers=headers).json()["link"]
        question = self.client.get(self.at, headers=headers).json()["you"]["questions"][0]
        move = {"question": question["question"], "move": "vote side=peace"}
        assert self.client.post(f"{self.at}/play", json=move, headers=headers).status_code == 200
        state = self.inn.look(self.table).match.state  # type: ignore[union-attr]
        names = [f"knight_{n}" for n in range(8)] + [f"trump_{n}" for n in range(8)]
        hidden = next(name for n, name in enumerate(names) if state.card_place[n] == 1)
        operator = self.operators.renew()
        self.secrets = {
            "a token": first["token"],
            "another token": second["token"],
            "a pass": sat.cookies["pass"],
            "a link": link,
            "the chat": CHAT,
            "a secret vote": "side=peace",
            "a hidden card": hidden,
            "the operator's token": operator,
            "an address": ADDRESS,
            "the tokens' key": self.inn.store.signing_key(),
        }

    @property
    def at(self) -> str:
        return f"/tables/{self.table}"


@pytest.fixture
def played(tmp_path: Path) -> Iterator[Played]:
    store = opened(str(tmp_path / "inn.sqlite"))
    app = make_app(store, pages=add_pages, pace=AT_ONCE, rates=UNLIMITED, keepers=0)
    with served(app) as client:
        client.headers["X-Forwarded-For"] = ADDRESS
        made = Played(app.state.inn, client, app.state.operators)
        made.play()
        yield made


def everything_fails(played: Played, patch: pytest.MonkeyPatch) -> None:
    """Each part of the inn fails in turn, with all secrets in what its error says."""
    told = " ".join(played.secrets.values())
    first = played.secrets["a token"]

    def broken(*_rest: object, **_more: object) -> None:
        try:
            raise Refused(Refusal("1", told, {}))
        except Refused as refused:
            raise RuntimeError(told) from refused

    inn, client = played.inn, played.client
    headers = {"Authorization": f"Bearer {first}"}
    with patch.context() as one:
        one.setattr(inn, "play", broken)
        move = {"question": 1, "move": played.secrets["a secret vote"]}
        asked = client.post(f"{played.at}/play?{told}", json=move, headers=headers)
        assert asked.status_code == 500
    with patch.context() as one:
        one.setattr(keeping, "turns", broken)
        inn.store.set_due(played.table, 0.0, None)
        with inn.store.writing() as connection:
            connection.execute(text("UPDATE tables SET due = 1"))
        assert Keeper(inn, 0).act_once()
    client.get("../operator", headers={"Authorization": f"Bearer {told[:200]}"})

    async def forgotten() -> None:
        """Of what nobody waited for, the loop itself speaks."""
        _lost = asyncio.get_running_loop().create_task(_fails(told))
        await asyncio.sleep(0.01)
        del _lost
        gc.collect()

    asyncio.run(forgotten())
    with inn.store.writing() as connection:
        connection.execute(text("ALTER TABLE notes RENAME TO gone"))
    said = client.post(f"{played.at}/chat", json={"text": CHAT}, headers=headers)
    assert said.status_code == 503


async def _fails(told: str) -> None:
    raise RuntimeError(told)


def test_no_secret_of_a_played_game_stands_in_it(
    played: Played, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    everything_fails(played, monkeypatch)
    said = log.getvalue()
    for kind in ("RuntimeError", "Refused", "cannot act", "Answered 503", "refuses", "never"):
        assert kind in said, f"{kind} is not logged"
    found = [what for what, secret in played.secrets.items() if secret in said]
    assert found == []


def test_an_object_a_line_says_when_and_of_what(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = io.StringIO()
    handler = logging.StreamHandler(said)
    handler.setFormatter(journal.Objects())
    logging.getLogger().addHandler(handler)
    try:
        everything_fails(played, monkeypatch)
    finally:
        logging.getLogger().removeHandler(handler)
    lines = [json.loads(line) for line in said.getvalue().splitlines()]
    for line in lines:
        assert line["time"].endswith("+00:00") and line["level"] and line["process"]
        assert line["message"] and "\n" not in line["message"]
    answered = next(line for line in lines if "Answered 503" in line["message"])
    assert answered["table"] == played.table and len(answered["request"]) == 8
    refused = next(line for line in lines if "refuses" in line["message"])
    assert refused["request"] == answered["request"], "both of one request"
    keeper = next(line for line in lines if "cannot act" in line["message"])
    assert keeper["table"] == played.table and "request" not in keeper
    failed = next(line for line in lines if line["message"] == "A request failed.")
    assert failed["error"][0] == "Refused" and "RuntimeError" in failed["error"]
    assert any("test_journal.py" in place for place in failed["error"])


def test_what_is_no_table_is_not_taken_for_one() -> None:
    for said in ("../../etc", "x" * 25, 7, None):
        assert journal._table_of({"path_params": {"table": said}}) == ""
    assert journal._table_of({}) == ""


def test_it_is_written_in_the_language_of_the_inn_whoever_asks(
    played: Played, log: io.StringIO
) -> None:
    """A guest who reads Dutch is answered in Dutch, and whoever runs the inn reads English."""
    with played.inn.store.writing() as connection:
        connection.execute(text("ALTER TABLE notes RENAME TO gone"))
    headers = {"Authorization": f"Bearer {played.secrets['a token']}", "Accept-Language": "nl"}
    answer = played.client.post(f"{played.at}/chat", json={"text": "hallo"}, headers=headers)
    assert answer.status_code == 503 and answer.json()["error"].startswith("De database weigert.")
    said = log.getvalue()
    assert "The database refuses." in said and "Answered 503 to POST" in said
    assert "weigert" not in said and "geantwoord" not in said


def test_a_request_that_is_cut_off_when_the_inn_closes_is_no_failure() -> None:
    """It has thirty places in the code, and none of them is wrong; another error's are told."""
    handler, server = journal.written("text", said := io.StringIO()), logging.getLogger("uvicorn")
    server.addHandler(handler)
    try:
        for problem in (asyncio.CancelledError(), RuntimeError()):
            server.error("Exception in ASGI application", exc_info=problem)
    finally:
        server.removeHandler(handler)
    assert said.getvalue().count("Exception in ASGI application") == 1
    assert "RuntimeError" in said.getvalue() and "CancelledError" not in said.getvalue()
