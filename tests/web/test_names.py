"""By which names the inn is known: other hosts are refused, and links begin with its address."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tabard.server.app import make_app
from tabard.server.database.upgrading import opened
from tabard.server.door.names import Names
from tabard.web.pages import add_pages

from ..server.guests import seated
from ..server.serving import served

PUBLIC = "https://inn.example.org"


@contextmanager
def inn_called(tmp_path: Path, *said: str) -> Iterator[tuple[httpx.Client, str]]:
    """Who asks an inn of this name, and a table in it."""
    store = opened(str(tmp_path / "inn.sqlite"))
    app = make_app(store, pages=add_pages, keepers=0, names=Names.of(said))
    with served(app) as client:
        client.base_url = str(client.base_url).removesuffix("/api/")
        yield client, seated(app.state.inn, "fall_of_rome", 2)[0]


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:8429", "localhost.evil.example", "127.0.0.1.evil.example",
     "inn.example.org.evil.example", "10.0.0.1", "[::2]", "[", "a" * 300, "<script>", "",
     "@localhost"],
)  # fmt: skip
def test_a_host_that_nobody_has_declared_is_refused_in_a_sentence(
    tmp_path: Path, host: str
) -> None:
    with inn_called(tmp_path, PUBLIC) as (client, table):
        for path in "/", f"/table/{table}", f"/api/tables/{table}", "/static/tabard.css":
            said = client.get(path, headers={"Host": host})
            assert said.status_code == 421 and "--public-address" in said.text, said.text
            assert "<script>" not in said.text.replace("<script src", "") and len(said.text) < 3000
            assert not {"set-cookie"} & set(said.headers)
        assert said.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:8429", "127.0.0.1", "127.0.0.2:80", "[::1]:8429"]
)
def test_this_machine_may_always_ask(tmp_path: Path, host: str) -> None:
    with inn_called(tmp_path) as (client, table):
        assert client.get(f"/table/{table}", headers={"Host": host}).status_code == 200
        assert client.get("/", headers={"Host": "inn.example.org"}).status_code == 421


def test_links_are_built_from_the_address_that_was_declared(tmp_path: Path) -> None:
    """Whatever the request calls it; of several from the first."""
    with inn_called(tmp_path, PUBLIC, "http://10.0.0.1:8429") as (client, table):
        for host in "inn.example.org", "10.0.0.1:8429", "localhost":
            page = client.get(f"/table/{table}", headers={"Host": host})
            assert f'value="{PUBLIC}/table/{table}"' in page.text
    with inn_called(tmp_path) as (client, table):
        page = client.get(f"/table/{table}", headers={"Host": "localhost:5"})
        assert f'value="http://localhost:5/table/{table}"' in page.text


def test_forms_come_from_the_public_address_though_a_proxy_asks_by_another(tmp_path: Path) -> None:
    with inn_called(tmp_path, PUBLIC) as (client, _table):
        for origin, status in ((PUBLIC, 303), ("https://evil.example", 403)):
            said = client.post("/look", data={"theme": "dark"}, headers={"Origin": origin})
            assert said.status_code == status


def test_cookies_are_secure_where_a_proxy_says_that_the_way_was(tmp_path: Path) -> None:
    with inn_called(tmp_path, PUBLIC) as (client, table):
        for scheme in "https", "http":
            way = {"X-Forwarded-Proto": scheme, "Host": "inn.example.org"}
            cookie = client.get(f"/table/{table}", headers=way).headers["set-cookie"]
            client.cookies.clear()
            assert ("Secure" in cookie) is (scheme == "https")


@pytest.mark.parametrize(
    "address",
    ["inn.example.org", "ftp://inn.example.org", "https://", "https://a b", "https://x/path",
     "https://ada:secret@x", "https://x?a=1", "https://x:99999", "https://[", "https://*.x", ""],
)  # fmt: skip
def test_what_is_no_address_is_said_so(address: str) -> None:
    from tabard.server.complaints import Complaint

    with pytest.raises(Complaint, match=r"^[^\n]+ is no public address: .+\.$"):
        Names.of([address])
