"""The inn is killed and started again while people play: their pages go on by themselves."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import expect

from ..server.serving import Process, free_port, wait_until_well
from .conftest import Enter
from .guest import CHOICES, PATIENCE, Guest

GAME = "fall_of_rome"
GONE = re.compile("ERR_(CONNECTION|EMPTY_RESPONSE|INCOMPLETE|FAILED)|status of 503")


class Fragile(Process):
    """An inn in a process of its own, at an address that stays."""

    def __init__(self, folder: Path) -> None:
        super().__init__(str(folder / "inn.sqlite"), free_port())
        self.address = f"http://127.0.0.1:{self.port}"

    def opens(self) -> None:
        """Start it, and wait until it answers."""
        self.start()
        with httpx.Client(base_url=f"{self.address}/api", timeout=5) as client:
            wait_until_well(client)


@pytest.fixture
def inn(tmp_path: Path) -> Iterator[Fragile]:
    """An inn that is open, and can be killed."""
    fragile = Fragile(tmp_path)
    fragile.opens()
    yield fragile
    fragile.kill()


@pytest.fixture
def pair(inn: Fragile, enter: Enter) -> Iterator[tuple[Guest, Guest]]:
    """Two people at a table; the one who begins comes first. Their pages are never loaded anew."""
    ada, ben = enter("Ada", at=inn), enter("Ben", at=inn)
    ada.sets_a_table(GAME, seat_2="open")
    ada.page.wait_for_url("**/table/*")
    ben.comes_in(ada.page.url)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.click(ben.page.get_by_role("button", name="Sit down"))
    for guest in (ada, ben):
        expect(guest.page.locator("#now")).to_be_visible()
        guest.page.wait_for_load_state()  # before its script runs a page is one of links and forms
        guest.page.evaluate("window.stayed = true")
    yield (ada, ben) if ada.title.startswith("●") else (ben, ada)
    for guest in (ada, ben):
        assert guest.page.evaluate("window.stayed"), f"{guest.name}'s page was loaded anew"
        guest.troubles = [trouble for trouble in guest.troubles if not GONE.search(trouble)]


def makes_a_move(guest: Guest) -> None:
    """A click, and another one where the first reached nobody, as over a connection that the killed
    inn had left: the page says so, and does not send it again by itself."""
    mark = guest.page.locator("main").get_attribute("data-mark")
    end = time.monotonic() + PATIENCE
    while guest.page.locator("main").get_attribute("data-mark") == mark:
        assert time.monotonic() < end, "no click reaches the inn"
        with suppress(PlaywrightError):  # it went away: the click before has reached the inn
            guest.page.mouse.move(1, 1)
            guest.page.locator(CHOICES).first.click(timeout=5000)
        guest.page.wait_for_timeout(2000)


def goes_on(first: Guest, second: Guest) -> None:
    """Each makes a move, and the other hears of it."""
    for guest, other in ((first, second), (second, first)):
        assert guest.waits_for_turn()
        told = other.page.locator("#log").inner_text()
        makes_a_move(guest)
        expect(other.page.locator("#log")).not_to_have_text(told, timeout=PATIENCE * 1000)


def test_pages_go_on_by_themselves_after_the_inn_was_killed(
    inn: Fragile, pair: tuple[Guest, Guest]
) -> None:
    inn.kill()
    pair[0].click(pair[0].page.locator(CHOICES).first)
    expect(pair[0].page.get_by_role("alert")).to_contain_text("cannot be reached")
    inn.opens()
    goes_on(*pair)


def test_pages_go_on_though_somebody_else_answered_for_the_inn_meanwhile(
    inn: Fragile, pair: tuple[Guest, Guest]
) -> None:
    """A proxy, say, that has nobody to ask."""
    inn.kill()
    with nobody_home(inn.port) as has_turned_away:
        has_turned_away("Ada", "Ben")
    inn.opens()
    goes_on(*pair)


def test_a_page_that_missed_a_change_shows_it_later(
    inn: Fragile, pair: tuple[Guest, Guest]
) -> None:
    """The news came, and then the page that it spoke of did not."""
    first, second = pair
    second.lets_it_settle()
    second.page.route("**/table/*", lambda route: route.abort())
    makes_a_move(first)
    expect(second.page.get_by_role("alert")).to_contain_text("cannot be reached")
    second.page.unroute_all()
    assert second.waits_for_turn()


@contextmanager
def nobody_home(port: int) -> Iterator[Callable[..., None]]:
    """Meanwhile all who ask at this port are turned away; wait until these people were."""
    seen, changed = set[str](), threading.Condition()

    class Door(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_error(503)
            with changed:
                seen.add(self.headers["User-Agent"])
                changed.notify()

        def log_message(self, *_said: object) -> None:
            pass

    def has_turned_away(*names: str) -> None:
        with changed:
            assert changed.wait_for(lambda: seen.issuperset(names), PATIENCE)

    with ThreadingHTTPServer(("127.0.0.1", port), Door) as door:
        serving = threading.Thread(target=door.serve_forever)
        serving.start()
        yield has_turned_away
        door.shutdown()
        serving.join()
