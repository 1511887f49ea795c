"""The clock on the page: how long whoever is asked still has, for everybody who looks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Enter
from .guest import Guest
from .test_access import finds_nothing
from .test_room import GAME, who_begins

RUNNING = re.compile(r"[45]:[0-5][0-9]")


def two_at_a_clock(enter: Enter, script: bool = True, **more: object) -> list[Guest]:
    """Ada and Ben have five minutes for each decision; first whose turn it is."""
    ada, ben = (enter(name, script=script, **more) for name in ("Ada", "Ben"))
    ada.sets_a_table(GAME, seat_2="open", clock="300")
    ada.page.wait_for_url("**/table/*")
    ben.comes_in(ada.page.url)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.click(ben.page.get_by_role("button", name="Sit down"))
    if not script:  # else her page comes by itself
        ada.page.reload()
    return who_begins(ada, ben)


@pytest.mark.parametrize("script", [True, False], ids=["script", "plain"])
def test_everybody_sees_the_time_that_is_left(script: bool, enter: Enter) -> None:
    first, second = two_at_a_clock(enter, script=script)
    watcher = enter("Watcher", script=script)
    watcher.comes_in(first.page.url)
    expect(first.page.locator("#clock")).to_contain_text("Your time:")
    for guest in (second, watcher):
        expect(guest.page.locator("#clock")).to_contain_text(f"Time of {first.name}")
    for guest in (first, second, watcher):
        expect(guest.page.get_by_role("timer")).to_have_text(RUNNING)
        expect(guest.page.locator("#clock")).to_contain_text("the rules decide")
    first.click(first.page.get_by_role("link", name="As text"))
    expect(first.page.get_by_role("timer")).to_have_text(RUNNING)


def test_the_script_counts_down_and_tells_it_once(enter: Enter) -> None:
    """The browser's own clock is turned on, so nobody has to wait."""
    first, second = two_at_a_clock(enter)
    first.page.clock.install()
    first.page.reload()
    timer = first.page.get_by_role("timer")
    expect(timer).to_have_text(RUNNING)
    while timer.get_attribute("class") != "late":
        first.page.clock.run_for(1_000)
    expect(first.page.locator("#news")).to_have_text("You have half a minute left.")
    assert timer.get_attribute("aria-live") == "off"
    first.page.clock.run_for(60_000)
    expect(timer).to_have_text("0:00")
    expect(second.page.get_by_role("timer")).to_have_text(RUNNING)


def test_the_tab_says_whose_turn_it_is(enter: Enter) -> None:
    first, second = two_at_a_clock(enter)
    expect(first.page).to_have_title(re.compile("^● Your turn · "))
    expect(second.page).to_have_title(re.compile(f"^{first.name} .*decides · "))


def test_a_table_without_a_clock_shows_none(enter: Enter) -> None:
    guest = enter("Ada")
    guest.sets_a_table(GAME, seat_2="bot:random")
    guest.page.wait_for_url("**/table/*")
    assert guest.waits_for_turn()
    expect(guest.page.locator("#clock")).to_be_hidden()


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_everybody_can_read_it(dark: bool, enter: Enter) -> None:
    first, second = two_at_a_clock(enter, dark=dark, size="phone" if dark else "desk")
    for guest in (first, second):
        finds_nothing(guest, "a table with a clock")
    first.click(first.page.get_by_role("link", name="As text"))
    first.page.wait_for_load_state()  # with its colours
    finds_nothing(first, "its text")
