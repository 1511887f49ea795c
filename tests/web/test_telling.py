"""A guest says on his page how he wants to be told, and takes it back; his browser takes pushes."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from playwright.sync_api import Browser, BrowserContext, expect

from tabard.server.app import make_app
from tabard.server.database.upgrading import opened
from tabard.server.door.names import Names
from tabard.server.door.rates import UNLIMITED
from tabard.server.inn.rooms import Order
from tabard.server.keeping.posting import Notices
from tabard.web.pages import add_pages

from ..server.authenticator import data
from ..server.serving import served
from ..server.sinks import Posted, Subscriber, posted

HOME = "https://inn.example.org"
SUBSCRIBES = """said => {
  PushManager.prototype.subscribe = async (options) => {
    window.asked = options;
    return JSON.parse(said);
  };
}"""

REGISTERS = """async () => {
  const one = await navigator.serviceWorker.register("/static/notices.js");
  while (!one.active) await new Promise((done) => setTimeout(done, 20));
}"""
KEEPS = """() => {
  self.kept = new Promise((done) => {
    self.registration.showNotification = async (...said) => done(said);
  });
}"""


@pytest.fixture
def sink() -> Iterator[Posted]:
    with posted() as one:
        yield one


class Telling:
    """An inn that tells guests, and browsers that come to it."""

    def __init__(self, app: FastAPI, address: str) -> None:
        self.inn, self.crier, self.address = app.state.inn, app.state.crier, address
        self.browsers: list[httpx.Client] = []

    def come(self) -> httpx.Client:
        self.browsers.append(httpx.Client(base_url=self.address, follow_redirects=True))
        return self.browsers[-1]

    def sends(self) -> None:
        while self.crier.send_once():
            pass


@pytest.fixture
def telling(tmp_path: Path) -> Iterator[Telling]:
    notices = Notices(("push", "json"), within=True)
    store, names = opened(str(tmp_path / "inn.sqlite")), Names.of([HOME])
    app = make_app(store, pages=add_pages, rates=UNLIMITED, names=names, notices=notices, keepers=0)
    with served(app) as client:
        made = Telling(app, str(client.base_url).removesuffix("/api/"))
        yield made
        for browser in made.browsers:
            browser.close()


def test_an_address_is_named_confirmed_and_removed(telling: Telling, sink: Posted) -> None:
    ada = telling.come()
    assert "By e-mail" not in ada.get("/you").text
    address = f"{sink.address.replace('http', 'json')}/secret"
    page = ada.post("/you/told", data={"kind": "other", "address": address})
    assert page.status_code == 200 and "not confirmed yet" in page.text
    telling.sends()
    code = re.search(r"this code on your page there: (\w+)", sink.said[0]["message"])
    way = re.search(r'name="way" value="(\w+)"', page.text)
    assert code and way
    wrong = ada.post("/you/told/code", data={"way": way[1], "code": "x"})
    assert wrong.status_code == 403 and "not the code that was sent there" in wrong.text
    right = ada.post("/you/told/code", data={"way": way[1], "code": code[1]})
    assert "not confirmed yet" not in right.text and "json://127.0.0.1" in right.text
    stranger = telling.come()
    assert way[1] not in stranger.get("/you").text
    stranger.post("/you/told/remove", data={"way": way[1]})
    assert way[1] in ada.get("/you").text
    assert way[1] not in ada.post("/you/told/remove", data={"way": way[1]}).text


def test_whoever_reads_there_stops_it_without_a_seat(telling: Telling, sink: Posted) -> None:
    ada, reader = telling.come(), telling.come()
    address = sink.address.replace("http", "json")
    ada.post("/you/told", data={"kind": "other", "address": address})
    telling.sends()
    link = re.search(rf"{HOME}(/stop/\w+)", sink.said[0]["message"])
    assert link
    assert "Send nothing more there" in reader.get(link[1]).text
    assert "not confirmed yet" in ada.get("/you").text, "who only opens it changes nothing"
    assert "Nothing more is sent" in reader.post(link[1]).text
    assert "not confirmed yet" not in ada.get("/you").text
    again = ada.post("/you/told", data={"kind": "other", "address": address})
    assert again.status_code == 403 and "wants nothing from this inn" in again.text
    assert reader.post("/stop/" + "0" * 48).status_code == 404


def test_an_inn_that_tells_nobody_has_no_word_of_it(tmp_path: Path) -> None:
    app = make_app(opened(str(tmp_path / "inn.sqlite")), pages=add_pages, keepers=0)
    with served(app) as client:
        client.base_url = httpx.URL(str(client.base_url).removesuffix("/api/"))
        table = app.state.inn.open_table(Order("fall_of_rome", ("", "")))
        client.post(f"/table/{table}/sit", data={"player": "1", "name": "Ada"})
        pages = client.get("/you").text + client.get(f"/table/{table}").text
        assert "Be told" not in pages and "telling.js" not in pages
        refused = client.post("/you/told", data={"kind": "push", "address": "{}"})
        assert refused.status_code == 404 and "sends no notices" in refused.text


def test_a_table_leads_there_whoever_sits_at_it(telling: Telling) -> None:
    table = telling.inn.open_table(Order("fall_of_rome", ("", "")))
    ada, watcher = telling.come(), telling.come()
    ada.post(f"/table/{table}/sit", data={"player": "1", "name": "Ada"})
    assert 'href="/you#told"' in ada.get(f"/table/{table}").text
    assert 'href="/you#told"' not in watcher.get(f"/table/{table}").text


# --- in a browser ---------------------------------------------------------------------------------


@pytest.fixture
def context(browser: Browser, telling: Telling) -> Iterator[BrowserContext]:
    address = telling.address.replace("127.0.0.1", "localhost")
    made = browser.new_context(base_url=address, permissions=["notifications"])
    yield made
    made.close()


def test_a_browser_says_where_it_takes_pushes(telling: Telling, context: BrowserContext) -> None:
    """(The browser of this test reaches no push service: that part is played.)"""
    page, there = context.new_page(), Subscriber("https://push.example.org/x")
    page.goto("/you")
    page.evaluate(SUBSCRIBES, there.address)
    button = page.get_by_role("button", name="In this browser")
    key = page.locator("form[data-push]").get_attribute("data-push")
    assert key == telling.crier.posting.public_key() and len(data(key or "")) == 65
    button.click()
    expect(page.locator("#told li")).to_contain_text("A browser, by push.example.org")
    expect(page.locator("#told li")).not_to_contain_text("not confirmed")
    page.evaluate("said => { PushManager.prototype.subscribe = async () => { throw 1 } }", "")
    button.click()
    expect(page.locator("form[data-push] .answer")).to_contain_text("has not done it")


def test_a_push_is_shown_though_no_page_looks_at_it(context: BrowserContext) -> None:
    """(What a browser without windows would show is kept by its worker.)"""
    page = context.new_page()
    page.goto("/you")
    told, found = context.new_cdp_session(page), list[str]()
    told.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    told.send("ServiceWorker.enable")
    with context.expect_event("serviceworker") as coming:
        page.evaluate(REGISTERS)
    worker = coming.value
    worker.evaluate(KEEPS)
    said = {"title": "It is your turn", "body": "They wait.", "url": "/table/x", "stop": "/stop/x"}
    message = {"origin": page.url.removesuffix("/you"), "registrationId": found[-1]}
    told.send("ServiceWorker.deliverPushMessage", {**message, "data": json.dumps(said)})
    title, shown = worker.evaluate("self.kept")
    assert title == "It is your turn" and shown["body"] == "They wait."
    assert shown["data"] == {"url": "/table/x", "stop": "/stop/x"}
