"""Takes the pictures of README and docs: every game's table, by day and by lamplight, and on a
phone. ``python tools/pictures.py`` serves an inn of its own, plays some moves and looks.

Chance is seeded here, so the same games are played again.
"""

from __future__ import annotations

import random
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from itertools import count
from pathlib import Path
from unittest.mock import patch

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.conftest import PROGRAMS, SAME_NUMBER, House  # noqa: E402
from tests.web.guest import Guest  # noqa: E402

from tabard.engine.dice import new_stream  # noqa: E402
from tabard.engine.find import game_names  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
STEPS = 24  # so many clicks are made before a picture is taken
QUALITY = 85  # of a JPEG
MANY = 1000  # seeds of a game: no two games have one in common


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


@contextmanager
def seeded(first: int) -> Iterator[None]:
    """Every stream of chance gets the next seed in place of the system's, every visitor and table
    the next name, and every table the same secret."""
    seeds = count(first)

    def stream(seed: int | None = None, part: int = 0) -> list[int]:
        return new_stream(next(seeds) if seed is None else seed, part)

    with (
        patch("tabard.server.inn.chance.Promises.secret", lambda _inn, ticket: _digest(ticket)),
        patch(
            "tabard.server.inn.chance.secrets.token_hex", lambda size: f"{next(seeds):0{2 * size}x}"
        ),
        patch("tabard.players.bot.new_stream", stream),
    ):
        yield


def take(browser: Browser, house: House, game: str, steps: int = STEPS) -> None:
    """The table of one game: at a desk by day and by lamplight, and on a phone."""
    context = browser.new_context(
        base_url=house.address,
        viewport={"width": 1440, "height": 900},
        color_scheme="light",
        reduced_motion="reduce",
    )
    context.add_init_script(SAME_NUMBER)
    guest = Guest("Ada", context.new_page(), random.Random(8))
    guest.by_board = 0.2
    guest.sets_a_table(game, seat_2="bot:fair", seat_3="bot:fair")
    guest.page.wait_for_url("**/table/*")
    while steps and guest.waits_for_turn():
        guest.step()
        steps -= 1
    if guest.waits_for_turn():
        guest.page.goto(guest.page.url.split("?")[0])
    kept(guest, f"{game}.jpg")
    guest.page.emulate_media(color_scheme="dark")
    kept(guest, f"{game}-dark.jpg")
    guest.page.set_viewport_size({"width": 390, "height": 844})
    kept(guest, f"{game}-phone.jpg")
    context.close()


def kept(guest: Guest, name: str) -> None:
    """Take a picture of what can be seen now."""
    guest.page.wait_for_timeout(400)
    guest.page.evaluate("scrollTo(0, 0)")
    guest.page.screenshot(path=FOLDER / name, type="jpeg", quality=QUALITY)


def main() -> int:
    """Take them all, or those of the games that are named."""
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        print(f"No browser is installed here: none of {', '.join(PROGRAMS)}.", file=sys.stderr)
        return 1
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        House(Path(folder)) as house,
        sync_playwright() as playwright,
    ):
        arguments = ["--no-sandbox", "--disable-gpu"]
        browser = playwright.chromium.launch(executable_path=program, args=arguments)
        page = browser.new_page(base_url=house.address, viewport={"width": 1440, "height": 900})
        page.goto("/")
        page.wait_for_timeout(800)
        page.screenshot(path=FOLDER / "inn.jpg", type="jpeg", quality=QUALITY)
        for game in sys.argv[1:] or game_names():
            with seeded(MANY * [*game_names()].index(game)):
                take(browser, house, game)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
