"""The operator's page: it opens to the token alone, no other page can send its forms, and what is
done there is done."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from tabard.server.app import make_app
from tabard.server.database.upgrading import opened
from tabard.server.door.rates import UNLIMITED
from tabard.server.inn import Inn
from tabard.server.inn.operating import Operating
from tabard.server.inn.rooms import Order
from tabard.server.inn.turns import AT_ONCE
from tabard.web.pages import add_pages

from ..server.guests import play_on, seated
from ..server.serving import events, served
from .conftest import Enter
from .guest import Guest
from .test_access import finds_nothing

GAME = "fall_of_rome"


class Kept:
    """An inn that is served, its operator's token, and a client without it."""

    def __init__(self, folder: Path, *, keepers: int = 0) -> None:
        store = opened(str(folder / "inn.sqlite"))
        more = {"rates": UNLIMITED, "pace": AT_ONCE, "keepers": keepers}
        self.app = make_app(store, pages=add_pages, archive=folder / "archive", **more)  # type: ignore[arg-type]
        self.inn: Inn = self.app.state.inn
        self.token = self.app.state.operators.renew()
        self.address = ""

    @property
    def operator(self) -> dict[str, str]:
        """What a program sends along."""
        return {"Authorization": f"Bearer {self.token}"}


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Kept]:
    """An inn of the test's own. Who asks for guests too asks for it first: it then closes after
    them, and no page is left that still asks for its style."""
    made = Kept(tmp_path)
    with served(made.app) as client:
        made.address = str(client.base_url).removesuffix("/api/")
        yield made


@pytest.fixture
def client(kept: Kept) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=kept.address) as made:
        yield made


def show_token(client: httpx.Client, token: str) -> httpx.Response:
    return client.post("/operator/enter", data={"token": token})


def word(client: httpx.Client) -> str:
    """The word that the forms of the page send back."""
    found = re.search(r'name="word" value="([^"]+)"', client.get("/operator").text)
    assert found
    return found[1]


def test_the_page_opens_to_the_token_alone(kept: Kept, client: httpx.Client) -> None:
    table, tokens = seated(kept.inn, GAME, 2)
    shut = client.get("/operator")
    assert shut.status_code == 200 and table not in shut.text and 'name="token"' in shut.text
    wrong = show_token(client, "wrong")
    assert wrong.status_code == 403 and "set-cookie" not in wrong.headers
    seat = client.get("/operator", headers={"Authorization": f"Bearer {tokens[0]}"})
    assert seat.status_code == 403 and table not in seat.text
    come = show_token(client, kept.token)
    assert come.status_code == 303
    said = come.headers["set-cookie"].lower()
    assert "httponly" in said and "samesite=strict" in said and "path=/operator" in said
    page = client.get("/operator").text
    assert table in page and "guest 1, guest 2" in page
    assert kept.token not in page


def test_under_tls_the_token_never_leaves_it(kept: Kept, client: httpx.Client) -> None:
    client.headers["X-Forwarded-Proto"] = "https"
    assert "; Secure" in show_token(client, kept.token).headers["set-cookie"]


def test_a_token_that_has_ended_shuts_the_page(kept: Kept, client: httpx.Client) -> None:
    show_token(client, kept.token)
    kept.app.state.operators.renew()
    page = client.get("/operator")
    assert page.status_code == 403 and "not the operator’s token" in page.text
    assert client.get("/operator").status_code == 200, "the browser has forgotten it"


DEEDS = ("close", "aside", "take_up", "silence", "speak", "delete", "archive", "record")


def test_no_deed_without_the_token(kept: Kept, client: httpx.Client) -> None:
    table, _tokens = seated(kept.inn, GAME, 2)
    for path in (*(f"/tables/{table}/{deed}" for deed in DEEDS), "/closing", "/reopen", "/leave"):
        said = {"place": "1", "sure": "yes", "word": "x"}
        answer = client.post(f"/operator{path}", data=said)
        assert answer.status_code in (403, 429), path
    assert kept.inn.tables.kept(table).table.stopped == ""


def test_no_other_page_can_send_its_forms(kept: Kept, client: httpx.Client) -> None:
    """Not though the browser sent the cookie along: neither from elsewhere, nor without the word
    that only the page knows."""
    show_token(client, kept.token)
    table, _tokens = seated(kept.inn, GAME, 2)
    right, close = word(client), f"/operator/tables/{table}/close"
    for said, headers in (
        ({}, {}),
        ({"word": "x" * 64}, {}),
        ({"word": right}, {"Sec-Fetch-Site": "cross-site"}),
        ({"word": right}, {"Sec-Fetch-Site": "same-site"}),
        ({"word": right}, {"Origin": "https://elsewhere.test"}),
    ):
        assert client.post(close, data=said, headers=headers).status_code == 403, (said, headers)
    assert kept.inn.tables.kept(table).table.stopped == ""
    assert client.post(close, data={"word": right}).status_code == 303
    assert kept.inn.tables.kept(table).table.stopped == "closed"


def test_what_is_done_there_is_done(kept: Kept, client: httpx.Client, tmp_path: Path) -> None:
    client.headers.update(kept.operator)
    table, tokens = seated(kept.inn, GAME, 2)
    play_on(kept.inn, table, tokens, 2, Random(1))
    at = f"/operator/tables/{table}"

    def does(deed: str, **said: str) -> str:
        answer = client.post(f"{at}/{deed}", data=said)
        assert answer.status_code == 303, answer.text
        return client.get(answer.headers["location"]).text

    assert "is put aside" in does("aside")
    assert kept.inn.look(table).trouble
    assert "goes on" in does("take_up")
    assert not kept.inn.look(table).trouble
    assert "Let guest 2 speak" in does("silence", place="2")
    assert "Silence guest 2" in does("speak", place="2")
    record = client.post(f"{at}/record")
    assert record.status_code == 200 and record.text == kept.inn.whole_record(table)
    assert "this page" in client.get("/operator").text
    refused = client.post(f"{at}/delete", data={"sure": "yes"})
    assert refused.status_code == 409 and 'href="/operator"' in refused.text
    assert "is closed" in does("close")
    assert client.post(f"{at}/archive").status_code == 400, "without its cross"
    assert "lies in the archive" in does("archive", sure="yes")
    assert (tmp_path / "archive" / f"{table}.game").read_text("utf-8") == record.text
    assert client.post(f"{at}/delete", data={"sure": "yes"}).status_code == 404


def test_whoever_guesses_waits(kept: Kept, client: httpx.Client) -> None:
    statuses = [show_token(client, f"guess {n}").status_code for n in range(9)]
    assert statuses[:5] == [403] * 5 and statuses[-1] == 429
    assert show_token(client, kept.token).status_code == 429
    assert client.get("/operator", headers=kept.operator).status_code == 429
    assert "Retry-After" not in show_token(client, "x").text


def test_the_page_draws_no_letter_of_a_name_as_html(kept: Kept, client: httpx.Client) -> None:
    table = kept.inn.open_table(Order(GAME, ("", "")))
    kept.inn.seating.take_seat(table, 0, "<b>Ada</b>")
    page = client.get("/operator", headers=kept.operator).text
    assert "&lt;b&gt;Ada" in page and "<b>Ada" not in page


def test_a_bot_is_called_in_the_operators_language_as_at_its_table(
    kept: Kept, client: httpx.Client
) -> None:
    kept.inn.open_table(Order(GAME, ("", "bot:greedy")))
    page = client.get("/operator", headers=kept.operator | {"Accept-Language": "de"}).text
    assert "noch niemand, Bot (gierig)" in page and "bot:greedy" not in page


def test_how_a_record_was_taken_is_said_to_each_in_his_own_language(
    kept: Kept, client: httpx.Client
) -> None:
    table, tokens = seated(kept.inn, GAME, 2)
    play_on(kept.inn, table, tokens, 2, Random(1))
    german, dutch = (kept.operator | {"Accept-Language": code} for code in ("de", "nl"))
    assert client.post(f"/operator/tables/{table}/record", headers=german).status_code == 200
    assert "diese Seite" in client.get("/operator", headers=german).text
    assert "deze pagina" in client.get("/operator", headers=dutch).text


def test_at_closing_time_streams_end_with_a_sentence(tmp_path: Path) -> None:
    """And all goes on when the inn is opened again."""
    made = Kept(tmp_path, keepers=1)
    with served(made.app) as client:
        table = client.post("/tables", json={"game": GAME, "players": ["", ""]}).json()["table"]
        for way in ("", "?news=1"):
            with client.stream("GET", f"/tables/{table}/events{way}") as stream:
                heard = events(stream.iter_lines())
                next(heard)
                client.post("../operator/closing", headers=made.operator)
                assert "closes for a moment" in list(heard)[-1][1]["sentence"]
            order = {"game": GAME, "players": ["", ""]}
            refused = client.post("/tables", json=order)
            assert refused.status_code == 503 and "about to close" in refused.json()["error"]
            client.post("../operator/reopen", headers=made.operator)
            until = time.monotonic() + 30
            while client.post("/tables", json=order).status_code != 201:
                assert time.monotonic() < until, "it is never open again"
                time.sleep(0.1)


def test_a_stream_of_a_table_that_is_deleted_ends(kept: Kept, client: httpx.Client) -> None:
    table, _tokens = seated(kept.inn, GAME, 2)
    operating = Operating(kept.inn)
    operating.close(table)
    with client.stream("GET", f"/api/tables/{table}/events") as stream:
        lines = stream.iter_lines()
        assert any(line.startswith("data: ") for line in lines)
        operating.delete(table)
        list(lines)
    assert client.get(f"/api/tables/{table}").status_code == 404


def comes_in(guest: Guest, kept: Kept) -> None:
    """Show the token, and open the last table."""
    guest.page.goto(f"{kept.address}/operator")
    guest.page.get_by_label("The operator’s token").fill(kept.token)
    guest.page.get_by_role("button", name="Come in").click()
    guest.page.locator(".kept summary").last.click()


def test_it_works_without_a_script(kept: Kept, enter: Enter) -> None:
    table, _tokens = seated(kept.inn, GAME, 2)
    guest = enter("Keeper", script=False, at=kept)
    comes_in(guest, kept)
    guest.page.get_by_role("button", name="Silence guest 1").click()
    assert kept.inn.look(table).chairs[0].silenced
    guest.page.locator(".kept summary").last.click()
    guest.page.get_by_role("button", name="Close it for good").click()
    assert kept.inn.look(table).table.stopped == "closed"


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_everybody_can_use_it(kept: Kept, enter: Enter, size: str) -> None:
    """Nothing is wider than the screen, and axe finds nothing, by day or by lamplight."""
    table, tokens = seated(kept.inn, GAME, 2)
    play_on(kept.inn, table, tokens, 2, Random(1))
    Operating(kept.inn).whole_record(table, "this page")
    failing = kept.inn.open_table(Order(GAME, ("bot:random", "bot:random")))
    kept.inn.store.put_aside(failing, 0.0)
    for dark in (False, True):
        guest = enter("Keeper", size=size, dark=dark, at=kept)
        comes_in(guest, kept)
        finds_nothing(guest, f"the operator's page on a {size}")
        wide = guest.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0
