"""How a table answers a hand: ``python benchmarks/clicks.py [GAME ...] [--clicks N]``.

An inn of its own serves four tables at which bots play, and one at which a guest clicks by chance
through what a browser shows. For each game's ten commonest moves: how many clicks one took, and how
many milliseconds (the median) passed from a click until the page changed. And after how many of the
clicks another thing that can be clicked lay under the pointer, which had not moved.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import shutil
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from statistics import median

import httpx
from playwright.sync_api import Browser, Locator, sync_playwright

from tabard.engine.find import game_names

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "benchmarks")]

from loading.server import Server  # noqa: E402
from tests.web.conftest import PROGRAMS  # noqa: E402
from tests.web.guest import Guest  # noqa: E402

TABLES, COMMONEST, REST = 4, 10, 450  # tables of bots; moves told; milliseconds after a click
# When the last click came, how long after it the page changed, and what it would do to click again.
WATCH = """() => {
  const main = document.getElementById("main");
  let clicked = 0;
  window.answered = 0;
  document.addEventListener("click", () => {
    clicked = performance.now();
    window.answered = 0;
  }, true);
  new MutationObserver(() => {
    if (clicked && !window.answered) window.answered = performance.now() - clicked;
  }).observe(main, { childList: true, subtree: true });
}"""
UNDER = "asleep ? '' : live(pointer)"


class Hand(Guest):
    """A guest whose clicks are noted: the words of the move, whether it was the whole of it, the
    time to the answer, and what lay under the pointer before and after."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.clicks_of: dict[str, list[int]] = defaultdict(list)
        self.waited: dict[str, list[float]] = defaultdict(list)
        self.moved = self.since = 0

    @property
    def answers(self) -> int:
        """After so many clicks the page changed."""
        return sum(map(len, self.waited.values()))

    def acts_on(self, target: Locator) -> None:
        """Click it, and note what came of it."""
        words = said_by(target)
        before = self.seen()
        super().acts_on(target)
        under = self.page.evaluate(UNDER)
        self.waits_for_more_than(before)
        self.page.wait_for_timeout(REST)
        self.since += 1
        verb = words.split(" ")[0]
        answered = self.page.evaluate("window.answered")
        if answered:
            self.waited[verb].append(answered)
        after = self.page.evaluate(UNDER)
        self.moved += bool(after and after != under)
        if not target_is_step(words):
            self.clicks_of[verb].append(self.since)
            self.since = 0

    def waits_for_more_than(self, before: str) -> None:
        """As a guest does; what was noted already is not waited for again."""
        if self.seen() == before:
            super().waits_for_more_than(before)


def said_by(target: Locator) -> str:
    """The words of the move that a button or a lit place makes; ``+`` ends those of a part."""
    whole = target.get_attribute("data-play") or target.get_attribute("value")
    if whole:
        return whole
    part = (target.get_attribute("href") or "").partition("said=")[2].partition("&")[0]
    return part.replace("+", " ").replace("%3D", "=") + " +"


def target_is_step(words: str) -> bool:
    """Is this a part of a move?"""
    return words.endswith(" +")


def table_of_bots(server: Server, game: str) -> None:
    """A table at which bots play."""
    said = {"game": game, "seat-1": "bot:random", "seat-2": "bot:random"}
    answer = httpx.post(f"http://127.0.0.1:{server.port}/tables", data=said)
    assert answer.status_code == 303, answer.text


def opened(browser: Browser, server: Server, game: str) -> Hand:
    """A guest, not yet at a table."""
    context = browser.new_context(
        base_url=f"http://127.0.0.1:{server.port}", viewport={"width": 1440, "height": 900}
    )
    return Hand("Hand", context.new_page(), random.Random(7))


def told(game: str, hand: Hand) -> None:
    """The table of one game."""
    every = [ms for waits in hand.waited.values() for ms in waits]
    print(
        f"{game}: {hand.answers} clicks, median {median(every):.0f} ms; after {hand.moved} of them"
    )
    print("  another live thing lay under the resting pointer")
    common = sorted(hand.clicks_of, key=lambda verb: -len(hand.clicks_of[verb]))[:COMMONEST]
    for verb in common:
        times, waits = hand.clicks_of[verb], hand.waited[verb]
        wait = f"{median(waits):4.0f} ms" if waits else ""
        print(f"  {verb:22} {len(times):4} times  {median(times):3.0f} clicks  {wait}")


def measured(browser: Browser, server: Server, game: str, clicks: int) -> None:
    """Click so often at tables of this game, against a bot, and tell what came of it."""
    hand = opened(browser, server, game)
    while hand.answers < clicks:
        hand.sets_a_table(game, seat_2="bot:random")
        hand.page.wait_for_url("**/table/*")
        hand.page.evaluate(WATCH)
        while hand.answers < clicks and hand.waits_for_turn():
            hand.step()
    told(game, hand)
    hand.page.context.close()


def main() -> None:
    """Measure the games that are named, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--clicks", type=int, default=100)
    said = parser.parse_args()
    program = next(filter(None, map(shutil.which, PROGRAMS)))
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"{folder}/inn.sqlite", 1, limited=True)
        asyncio.run(server.well())
        try:
            for number in range(TABLES):
                table_of_bots(server, sorted(game_names())[number % len(game_names())])
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
                for game in said.games or game_names():
                    measured(browser, server, game, said.clicks)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
