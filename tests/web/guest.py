"""A guest at the inn, in a browser: sees what is on the page, and clicks or types upon it."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, field

from playwright.sync_api import Locator, Page

PATIENCE = 20.0  # so many seconds the others may take
MOVES = "button.choice, a.choice.step, button.primary[name=move]"


@dataclass
class Guest:
    """Plays whatever can be clicked, by a chance of its own. It looks only at what is visible: the
    title of the tab, the list of what can be done, lit places, cards that can be picked."""

    page: Page
    chance: random.Random = field(default_factory=lambda: random.Random(1))
    by_board: float = 0.4
    decisions: int = 0

    def play(self, most: int = 2000) -> str:
        """Play to the end of the game; how it ended, as the page says it."""
        while not self.over():
            self.wait_for_turn()
            if self.over():
                break
            self.step()
            assert self.decisions < most, "the game does not end"
        return self.page.locator("#outcome").inner_text()

    def over(self) -> bool:
        """Does the page say that the game is over?"""
        return self.page.locator("#outcome").is_visible()

    def wait_for_turn(self) -> None:
        """Until something can be done, or the game is over."""
        self.page.wait_for_function(
            "() => document.title.startsWith('●') || document.querySelector('#outcome')",
            timeout=PATIENCE * 1000,
        )

    def step(self) -> None:
        """One click: on a lit place of the board, a card, or in the list."""
        before = self.seen()
        target = self.something()
        if target is None:
            return
        target.click()
        self.decisions += 1
        self.settled(before)

    def something(self) -> Locator | None:
        """Something visible that can be clicked."""
        lit = self.page.locator(".board a.lit, a.card.lit, a.cell.lit")
        choices = self.page.locator("#now").locator(MOVES)
        for found in (lit, choices) if self.chance.random() < self.by_board else (choices, lit):
            count = found.count()
            if count:
                chosen = found.nth(self.chance.randrange(count))
                if chosen.is_visible():
                    return chosen
        return None

    def seen(self) -> str:
        """What the page says now about the table and what can be done."""
        return str(self.page.evaluate(
            "() => (document.querySelector('#side') || document.body).innerText"
            " + document.querySelector('#log')?.dataset.told + location.search"
        ))  # fmt: skip

    def settled(self, before: str) -> None:
        """Until the page has answered the click."""
        end = time.monotonic() + PATIENCE
        while self.seen() == before:
            assert time.monotonic() < end, "nothing happened after a click"
            self.page.wait_for_timeout(15)
