"""The pages beside a table, in a language that nobody speaks: front, lessons and exercises to their
ends, chance, links, names, the operator's page, and every way in which a page or the HTTP interface
says no. No plain letter is left on them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tabard.engine import languages
from tabard.games.new_world.components.board import CODES
from tabard.server.app import make_app
from tabard.server.database.upgrading import opened
from tabard.server.door.names import Names
from tabard.server.door.rates import UNLIMITED
from tabard.server.inn.rooms import Order
from tabard.server.inn.turns import AT_ONCE
from tabard.server.keeping.posting import Notices
from tabard.web.pages import add_pages

from ..server.serving import served
from .invented import Invented, shown_on
from .test_no_english_left import TITLES, left_in

HOME = "https://inn.example.org"
GAME = "fall_of_rome"
TYPED = ("ada@example.org", HOME, "json", "tabard serve-token")
CHECKS = "tabard verify a.game --seen", "python check_chance.py a.game a.draws"
FIELDS = (
    *TITLES,
    "game",
    "seats",
    "seat",
    "places",
    "place",
    "record",
    "more",
    "name",
    "move",
    "at",
)
FIELDS += ("player", "players", "question", "moves")
MAIL = "mailto://localhost:9?from=inn@example.org"


class Inn:
    """An inn with all that one can have, and a browser in it. ``shown`` is what it has read."""

    def __init__(self, folder: Path) -> None:
        self.app = make_app(
            opened(str(folder / "inn.sqlite")), pages=add_pages, pace=AT_ONCE, rates=UNLIMITED,
            names=Names.of([HOME]), keepers=0, archive=folder / "archive",
            notices=Notices(("push", "mailto", "json"), MAIL),
        )  # fmt: skip
        self.inn, self.shown = self.app.state.inn, list[str]()
        self.browser = httpx.Client()

    def gets(self, path: str, status: int = 200) -> str:
        return self._reads(self.browser.get(path), status)

    def posts(self, path: str, status: int = 200, **said: str) -> str:
        return self._reads(self.browser.post(path, data=said), status)

    def asks(self, path: str, said: object = None, method: str = "POST") -> None:
        """The HTTP interface refuses, in sentences."""
        answer = self.browser.request(method, f"/api{path}", json=said)
        assert 400 <= answer.status_code < 500, path
        self.shown += [
            value for key, value in answer.json().items() if key in ("error", "sentence")
        ]
        assert self.shown[-1]

    def _reads(self, answer: httpx.Response, status: int) -> str:
        assert answer.status_code == status, (answer.url, answer.text)
        if "json" in answer.headers["content-type"]:
            self.shown.append(answer.json()["error"])
        else:
            self.shown += shown_on(answer.text)
        return answer.text


@pytest.fixture
def inn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inn]:
    monkeypatch.setattr(languages, "_of_all", Invented())
    monkeypatch.setitem(languages._known, "en", Invented())
    made = Inn(tmp_path)
    with served(made.app) as client:
        address = str(client.base_url).removesuffix("/api/")
        way = {"base_url": address, "headers": {"Accept": "text/html,image/svg+xml"}}
        with httpx.Client(**way, follow_redirects=True, timeout=60) as made.browser:  # type: ignore[arg-type]
            yield made


def left(inn: Inn, *same: str) -> list[str]:
    """What is left in plain letters, but for these."""
    typed = re.compile(rf"\b({'|'.join(map(re.escape, same))})\b" if same else "$^")
    return left_in([typed.sub("", text) for text in inn.shown])


@pytest.mark.parametrize("title", TITLES)
def test_in_no_lesson_and_no_exercise(title: str, inn: Inn) -> None:
    for path in (f"/game/{title}", f"/new/{title}", f"/rules/{title}?find=1", f"/exercise/{title}"):
        inn.gets(path)
    page = inn.gets(f"/learn/{title}")
    for _step in range(12):
        move = re.search(r'name="move" value="([^"]*)"', page)
        action = re.search(r'action="([^"]*/play)"', page)
        if not move or not action:
            break
        page = inn.posts(action[1], move=move[1])
    for number in (1, 2):
        page = inn.gets(f"/exercise/{title}/{number}")
    inn.gets(f"/exercise/{title}/999", 404)
    inn.gets(f"/boards/{title}.svg")
    signs = [f"{code}" for code in CODES] if title == "new_world" else []
    assert left(inn, *signs, *(code.lower() for code in signs)) == []


def test_on_no_page_of_ones_own(inn: Inn) -> None:
    table = inn.inn.open_table(Order(GAME, ("", "")))
    for path in ("/", "/you", "/chance", "/operator"):
        inn.gets(path)
    inn.posts(f"/table/{table}/sit", player="1", name="Ada")
    for path in ("", "/invite", "/replay", "/text", "/story", "?panel=people", "?panel=book"):
        inn.gets(f"/table/{table}{path}")
    inn.posts(f"/table/{table}/link")
    inn.gets(f"/table/{table}/link", 405)
    inn.gets(f"/table/{table}/seat")
    inn.posts("/you/name", name="Ada")
    page = inn.posts("/you/told", kind="mailto", address="ada@example.org")
    way = re.search(r'name="way" value="(\w+)"', page)
    assert way
    inn.posts("/you/told/code", 403, way=way[1], code="zzz")
    inn.posts("/you/told", 400, kind="json", address="json://127.0.0.1/x")
    inn.posts("/you/told", 400, kind="gopher", address="gopher://x")
    stop = inn.inn.ways.stop_word(way[1])
    inn.gets(f"/stop/{stop}")
    inn.posts(f"/stop/{stop}")
    inn.posts(f"/stop/{stop[:-1]}", 404)
    assert left(inn, *TYPED, *CHECKS) == []


def test_on_no_page_of_the_operator(inn: Inn) -> None:
    tables = [inn.inn.open_table(Order(GAME, ("", ""))) for _n in range(4)]
    inn.inn.seating.take_seat(tables[0], 1, "Bo")
    token = inn.app.state.operators.renew()
    inn.posts("/operator/enter", 403, token="wrong")
    page = inn.posts("/operator/enter", token=token)
    word = re.search(r'name="word" value="([^"]+)"', page)
    assert word
    for deed in ("aside", "take_up", "silence", "speak", "close"):
        inn.posts(f"/operator/tables/{tables[0]}/{deed}", word=word[1], place="2")
    inn.posts(f"/operator/tables/{tables[1]}/delete", 400, word=word[1])
    inn.posts(f"/operator/tables/{tables[0]}/delete", word=word[1], sure="yes")
    inn.posts(f"/operator/tables/{tables[2]}/nothing", 404, word=word[1])
    inn.posts("/operator/closing", word=word[1])
    inn.gets(f"/operator?find={tables[3]}")
    inn.gets(f"/new/{GAME}")
    inn.posts("/operator/reopen", word=word[1])
    inn.posts("/operator/reopen", 403, word="x")
    assert left(inn, *tables, "tabard serve-token") == []


def test_in_no_refusal_of_a_page(inn: Inn) -> None:
    table = inn.inn.open_table(Order(GAME, ("", "")))
    for path in (
        "/nothing",
        "/table/x",
        "/game/x",
        "/new/x",
        "/learn/x",
        "/rules/x",
        "/exercise/x",
    ):
        inn.gets(path, 404)
    inn.gets("/tables", 405)
    inn.posts("/tables", 400, game=GAME)
    inn.posts(f"/table/{table}/sit", 400, player="1", name="")
    inn.posts(f"/table/{table}/sit", 400, player="x", name="Ada")
    inn.posts(f"/table/{table}/play", 400, move="march")
    inn.posts("/records", 422, record="x")
    assert left(inn, *FIELDS) == []


def test_in_no_refusal_of_the_http_interface(inn: Inn) -> None:
    table = inn.inn.open_table(Order(GAME, ("", "")))
    inn.asks("/tables", {})
    inn.asks("/tables", {"game": "x", "seats": []})
    inn.asks("/tables", {"game": GAME, "seats": ["human"] * 9})
    inn.asks("/tables", {"game": GAME, "seats": [1], "more": 2})
    inn.asks("/tables/x", method="GET")
    inn.asks(f"/tables/{table}/position?at=x", method="GET")
    inn.asks(f"/tables/{table}/play", {"move": "march"})
    inn.asks(f"/tables/{table}/places/1", {"name": ""})
    inn.asks("/records", {"record": "x"})
    inn.asks("/nothing", method="GET")
    assert left(inn, *FIELDS) == []
