"""Everybody can use the pages: axe-core finds nothing, light or dark, at the start and later."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe

from .conftest import TITLES, Enter
from .guest import Guest

COLOURS = {"runOnly": ["color-contrast"]}  # all that light and dark can change
# Which of some places lies where one sees it: a phone's board is turned to what can be picked.
IN_VIEW = """all => {
  const frame = document.querySelector(".board-frame").getBoundingClientRect();
  return all.findIndex((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
  });
}"""
BRIEF = {"resultTypes": ["violations"]}  # what is as it should be is not described one by one


def finds_nothing_by_day_or_night(guest: Guest, where: str) -> None:
    """Let axe-core look at the page, and at its colours once more in the dark."""
    finds_nothing(guest, where)
    guest.page.emulate_media(color_scheme="dark")
    finds_nothing(guest, f"{where}, dark", COLOURS)
    guest.page.emulate_media(color_scheme="light")


def finds_nothing(guest: Guest, where: str, options: dict[str, list[str]] | None = None) -> None:
    """Let axe-core look at the page."""
    found = Axe().run(guest.page, options=BRIEF | (options or {}))
    violations = [
        (one["id"], [node["html"][:160] for node in one["nodes"][:3]])
        for one in found.response["violations"]
    ]
    assert violations == [], f"{where}: {violations}"


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_pages_around_the_table(dark: bool, enter: Enter) -> None:
    guest = enter("Axe", dark=dark)
    for path in ("/", "/chance", "/table/nowhere"):
        guest.comes_in(path)
        finds_nothing(guest, path)
    guest.troubles.clear()  # the second is not there
    guest.sets_a_table("jeanne_darc", seat_2="open")
    guest.page.wait_for_url("**/table/*")
    finds_nothing(guest, "a table that waits")
    guest.comes_in("/")
    finds_nothing(guest, "the front page with tables")


SELDOM = {"jeanne_darc", "water_margin"}  # looking takes a minute a game, and pages are of one make
DESKS = [
    pytest.param(game, "desk", marks=[pytest.mark.long] if game in SELDOM else [])
    for game in TITLES
]


@pytest.mark.parametrize(("game", "size"), [*DESKS, (TITLES[0], "phone")])
def test_every_page_of_a_game(game: str, size: str, enter: Enter) -> None:
    """On a phone by night; at a desk by day, and the table by night too."""
    guest = enter("Axe", dark=size == "phone", seed=7, size=size)
    look = finds_nothing_by_day_or_night if size == "desk" else finds_nothing
    whole_book = [f"/rules/{game}"] if (game, size) == DESKS[0].values else []
    for path in (f"/new/{game}", f"/rules/{game}?q=card", *whole_book):
        guest.comes_in(path)
        finds_nothing(guest, path)
    guest.sets_a_table(game, seat_2="bot:random")
    guest.page.wait_for_url("**/table/*")
    assert guest.waits_for_turn()
    look(guest, "the start")
    for _step in range(12):
        if guest.waits_for_turn():
            guest.step()
    table = guest.page.url.split("?")[0]
    if size == "phone":  # else all unlit places may lie beyond the edge
        guest.click(guest.page.get_by_role("button", name="Whole"))
    unlit = guest.page.locator(".board a.spot:not(.lit)")
    unlit.nth(unlit.evaluate_all(IN_VIEW)).click()
    look(guest, "mid-game")
    guest.opens("people")
    guest.click(guest.page.locator("#fairness summary"))
    finds_nothing(guest, "chance that you can check")
    for path in ("text", "replay", "replay?at=5"):
        guest.comes_in(f"{table}/{path}")
        finds_nothing(guest, path)
