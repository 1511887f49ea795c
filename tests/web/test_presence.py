"""Who is here now, and who is not: a sign beside each name, and words for who does not see it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Enter, House
from .guest import Guest
from .test_access import finds_nothing
from .test_away import two


def says(guest: Guest, name: str, words: str) -> None:
    """Wait until the page says of somebody whether he is here; a screen reader reads the same."""
    line = guest.page.locator("#people li", has_text=name)
    expect(line.locator(".presence")).to_have_attribute("title", words)
    expect(line).to_contain_text(f"{words}: {name}")


def test_one_sees_who_comes_and_who_goes(
    enter: Enter, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another page of the table is the table as well: nobody learns at which somebody looks."""
    monkeypatch.setattr(house.company, "moment", 0.0)
    first, second = two(enter)
    watcher = enter("Watcher")
    watcher.comes_in(first.page.url)
    for guest in (first, second, watcher):
        says(guest, first.name, "here now")
        says(guest, second.name, "here now")
    watcher.opens("people")
    finds_nothing(watcher, "who is here")
    expect(watcher.page.locator("#others .presence.here").first).to_be_visible()
    table = second.page.url
    second.page.goto("about:blank")
    says(watcher, second.name, "not here now")
    says(watcher, first.name, "here now")
    second.comes_in(f"{table.partition('?')[0]}/replay")
    says(watcher, second.name, "here now")


def test_without_a_script_who_has_fetched_the_page_lately_is_here(enter: Enter) -> None:
    first, second = two(enter, script=False)
    first.page.reload()
    for guest in (first, second):
        says(first, guest.name, "here now")
