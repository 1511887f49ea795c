"""A guest at the inn, in a browser: sees what is on the page, and clicks, taps or types upon it."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, field

from playwright.sync_api import ConsoleMessage, Locator, Page, Request
from playwright.sync_api import Error as OutOfReach

PATIENCE = 60.0  # so many seconds the others may take
CHOICES = "#now button.choice, #now a.choice.step, #now button.primary[name=move]"
LIT = ".board a.lit, a.card.lit, .holding h2 a.lit"
# Each is one question to the browser, for a game asks it some thousand times.
VISIBLE = """all => all.flatMap((one, number) => {
  const { width, height } = one.getBoundingClientRect();
  return width && height && one.checkVisibility({ visibilityProperty: true }) ? [number] : [];
})"""
# The same thing may happen twice in a row, and be told in the same words: the mark says so.
SEEN = """() => {
  const parts = document.querySelectorAll(
    "header, #decide, #log > ol > li:first-child, #people, .holding");
  const words = [...parts].map((part) => part.innerText);
  return [document.title, location.href, document.querySelector("main")?.dataset.mark, ...words]
    .join("\\n");
}"""
ON_ITS_WAY = "typeof sending !== 'undefined' && sending > 0"  # what somebody has asked for


def wait_until(page: Page, condition: str, handed: object = None) -> None:
    """Ask a page until the condition is true there. Playwright's own way to wait asks from within
    the page, which the page's policy forbids as soon as the first answer is no."""
    end = time.monotonic() + PATIENCE
    while not page.evaluate(condition, handed):
        assert time.monotonic() < end, f"it never comes to be: {condition}"
        page.wait_for_timeout(30)


@dataclass
class Guest:
    """Plays whatever can be clicked, by a chance of its own. It looks only at what is visible: the
    title of the tab, the list of what can be done, lit places, cards that can be picked."""

    name: str
    page: Page
    chance: random.Random
    by_board: float = 0.4
    clicks: int = 0
    troubles: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("request", self._asked)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error" and "status of 409" not in message.text:
            self.troubles.append(message.text)

    def _asked(self, request: Request) -> None:
        if not request.url.startswith(("http://127.0.0.1:", "data:")):
            self.troubles.append(f"a request leaves for {request.url}")

    # --- coming in ------------------------------------------------------------------------------

    def comes_in(self, path: str = "/") -> None:
        """Open the inn, or an address that somebody has shared."""
        self.page.goto(path)

    def click(self, target: Locator) -> None:
        """One click, counted, by a pointer that comes from elsewhere: what came under a resting
        one sleeps."""
        self.page.mouse.move(1, 1)
        target.click()
        self.clicks += 1

    def opens(self, panel: str) -> None:
        """Bring a panel to the front: "log", "people", "book", "own", "others", "goals"."""
        self.click(self.page.locator(f"label:has(> [data-kept][value={panel}])"))

    def sets_a_table(self, game: str, **said: str) -> None:
        """Fill the form for a new table: options, and who sits in the seats after the first."""
        self.comes_in(f"/new/{game}")
        self.page.get_by_label("Your name").fill(self.name)
        fold = self.page.get_by_text("House rules and readings")
        for key, value in said.items():
            field = self.page.locator(f"[name='{key.replace('_', '-', 1)}']")
            if not field.is_visible():
                self.click(fold)
            field.select_option(value)
        self.click(self.page.get_by_role("button", name="Open the table"))

    # --- playing --------------------------------------------------------------------------------

    def plays(self, most: int = 1500) -> str:
        """Play to the end of the game; how it ended, as the page says it."""
        start = self.clicks
        while self.waits_for_turn():
            self.step()
            assert self.clicks - start < most, "the game does not end"
        return self.page.locator("#outcome").inner_text()

    @property
    def title(self) -> str:
        """What stands in the tab."""
        return self.page.title()

    def shown_version(self) -> str:
        """The version of the table that the page shows."""
        mark = self.page.evaluate("document.querySelector('main')?.dataset.mark || ''")
        return str(mark).partition(".")[0]

    def waits_for_turn(self) -> bool:
        """Wait until something can be done; False once the game is over."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            title = self.title
            if title.startswith(("●", "Over")):
                return title.startswith("●")
            self.page.wait_for_timeout(30)
        raise AssertionError(f"it is never {self.name}'s turn")

    def step(self) -> None:
        """One click: on a lit place of the board, a card, or in the list."""
        before = self.seen()
        target = self.something()
        if target is None:
            return
        try:
            self.acts_on(target)
        except OutOfReach:  # it went away: the table has moved on
            return
        self.clicks += 1
        self.waits_for_more_than(before)
        self.lets_it_settle()

    def waits_for_more_than(self, before: str) -> None:
        """Wait until the page no longer shows what it showed before a click."""
        end = time.monotonic() + PATIENCE
        while self.seen() == before:
            assert time.monotonic() < end, f"nothing happened after a click upon {before}"
            self.page.wait_for_timeout(30)

    def lets_it_settle(self) -> None:
        """The parts of a page come one after another: wait until nothing is on its way, and nothing
        changes any more. The pointer goes aside: what comes under a resting one sleeps."""
        self.page.mouse.move(1, 1)
        last, end = "", time.monotonic() + PATIENCE
        while (now := self.seen()) != last or self.page.evaluate(ON_ITS_WAY):
            assert time.monotonic() < end, "it never settles"
            last = now
            self.page.wait_for_timeout(60)

    def acts_on(self, target: Locator) -> None:
        """Pick it."""
        target.click(timeout=1500)

    def choices(self) -> Locator:
        """All that can be picked from a list, those included that are lit on the board as well."""
        self.page.evaluate(
            "document.querySelectorAll('.as-list').forEach((one) => one.open = true)"
        )
        return self.page.locator(CHOICES)

    def something(self) -> Locator | None:
        """Something visible to pick: one of the choices, or of what is lit."""
        first, second = self.page.locator(CHOICES), self.page.locator(LIT)
        if self.chance.random() < self.by_board:
            first, second = second, first
        for found in (first, second):
            shown = found.evaluate_all(VISIBLE)
            if shown:
                return found.nth(self.chance.choice(shown))
        return None

    def seen(self) -> str:
        """What the page says now of the table, and of what can be done."""
        return str(self.page.evaluate(SEEN))


class Finger(Guest):
    """Taps on a small screen."""

    def acts_on(self, target: Locator) -> None:
        """Tap it, and see that nothing has to be scrolled sideways."""
        target.scroll_into_view_if_needed(timeout=1500)
        target.tap(timeout=1500)
        wide = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, "the page is wider than the screen"


class Keys(Guest):
    """Has no mouse: walks with Tab from where the focus is, and presses Enter."""

    def step(self) -> None:
        """Go to one of the choices and take it."""
        self.wanted = self.chance.randrange(4)
        super().step()

    def something(self) -> Locator | None:
        """What has the focus, after walking to a choice."""
        focus = self.page.locator(":focus")
        for _press in range(600):
            self.page.keyboard.press("Tab")
            if self.page.locator(CHOICES).and_(focus).count():
                if self.wanted == 0:
                    return focus
                self.wanted -= 1
            elif self.page.locator(LIT).and_(focus).count():
                if self.wanted < 3:  # many lit places are not listed beside the board as well
                    return focus
                self.wanted -= 1
        raise AssertionError("no choice can be reached with the keyboard")

    def acts_on(self, target: Locator) -> None:
        """Press Enter."""
        self.page.keyboard.press("Enter")

    def click(self, target: Locator) -> None:
        """Walk there, and press Enter."""
        focus = self.page.locator(":focus")
        for _press in range(600):
            self.page.keyboard.press("Tab")
            if target.and_(focus).count():
                self.page.keyboard.press("Enter")
                self.clicks += 1
                return
        raise AssertionError("it cannot be reached with the keyboard")
