"""A browser, an inn that is served for real, and guests who come in."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from importlib.metadata import entry_points
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import anyio
import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tabard.engine import dice, fair_chance
from tabard.server.app import make_app
from tabard.server.database.upgrading import opened
from tabard.server.door.rates import UNLIMITED
from tabard.server.inn import chance
from tabard.server.inn.chance import Promises
from tabard.server.inn.turns import AT_ONCE
from tabard.server.keeping.weigher import Weigher
from tabard.web.pages import add_pages

from ..server.serving import served
from .guest import PATIENCE, Guest
from .watch import Watch

PROGRAMS = (  # the first one draws no window, and takes a third less of a processor's time
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
TITLES = sorted(point.name for point in entry_points(group="tabard.games"))
SIZES = {"desk": (1440, 900), "slate": (1024, 768), "phone": (390, 844)}

# What a browser adds to the chance of a table is the same in every run.
SAME_NUMBER = "crypto.getRandomValues = (bytes) => bytes.map((_byte, place) => place + 1);"

Enter = Callable[..., Guest]


def with_or_without(games: Sequence[str]) -> list[Any]:
    """Each game with the page's script or without it, in turn; the other way is a long test."""
    return [
        pytest.param(game, script, id=f"{game}-{'script' if script else 'plain'}", marks=marks)
        for n, game in enumerate(games)
        for script, marks in ((n % 2 == 0, []), (n % 2 == 1, [pytest.mark.long]))
    ]


# It loads this when a file is served first; pytest would rewrite it then, deep inside an answer,
# where Python 3.11 can fail.
assert anyio.open_file is not None

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A real browser. Its driver has a loop running in this thread until it closes: other packages'
    tests want to run their own."""
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        pytest.skip(f"no browser is installed here: none of {', '.join(PROGRAMS)}")
    with sync_playwright() as playwright:
        # Without the last one a browser without windows rounds the width of each letter.
        arguments = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"]
        running = playwright.chromium.launch(executable_path=program, args=arguments)
        yield running
        running.close()


class House:
    """An inn that is served: its address, and a watch over every byte that leaves it."""

    def __init__(self, folder: Path, keepers: int = 2) -> None:
        rates, pace = UNLIMITED, AT_ONCE
        store = opened(str(folder / "inn.sqlite"))
        app = make_app(store, pages=add_pages, pace=pace, rates=rates, keepers=keepers)
        self.inn, self.company = app.state.inn, app.state.feeds.company
        self.watch = Watch()
        app.add_middleware(self.watch.layer)
        self._serving = served(app)

    def __enter__(self) -> House:
        client = self._serving.__enter__()
        self.address = str(client.base_url).removesuffix("/api/").removesuffix("/api")
        return self

    def __exit__(self, *error: object) -> None:
        self._serving.__exit__(None, None, None)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The inn of most tests."""
    with House(tmp_path_factory.mktemp("inn")) as open_house:
        yield open_house


@pytest.fixture(autouse=True)
def same_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every run of a test meets the same dice: what fails once can be looked at again. (With others
    all places of a board may be lit, say, and a test that looks for one that is not finds none.)"""
    luck = random.Random(request.node.nodeid)
    monkeypatch.setattr(dice, "secrets", SimpleNamespace(randbits=luck.getrandbits))
    drawn = SimpleNamespace(token_hex=lambda size: luck.randbytes(size).hex())
    monkeypatch.setattr(fair_chance, "secrets", drawn)
    monkeypatch.setattr(chance, "secrets", drawn)
    monkeypatch.setattr(
        Promises, "secret", lambda _inn, ticket: sha256(ticket.encode()).hexdigest()
    )


@pytest.fixture(autouse=True)
def nothing_is_weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    """How the chances went in the games of the tests is not reckoned, unless a test says so."""
    monkeypatch.setattr(Weigher, "wants", lambda *_whoever: False)


@pytest.fixture
def enter(browser: Browser, house: House) -> Iterator[Enter]:
    """Lets guests come in; at the end nothing of their pages may have failed or left the house."""
    guests: list[Guest] = []

    def come(
        name: str = "Ada",
        *,
        size: str = "desk",
        script: bool = True,
        dark: bool = False,
        seed: int = 1,
        language: str = "en-US",
        at: House = house,
        kind: type[Guest] = Guest,
    ) -> Guest:
        width, height = SIZES[size]
        context = browser.new_context(
            base_url=at.address,
            user_agent=name,
            viewport={"width": width, "height": height},
            is_mobile=size == "phone",
            has_touch=size == "phone",
            java_script_enabled=script,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            locale=language,
        )
        context.add_init_script(SAME_NUMBER)
        guest = kind(name, context.new_page(), random.Random(seed))
        guests.append(guest)
        return guest

    yield come
    for guest in guests:
        guest.page.context.close()
    for guest in guests:
        assert guest.troubles == [], f"{guest.name}'s browser complains"
