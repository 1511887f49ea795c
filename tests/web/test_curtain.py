"""Two people at one device: a curtain hangs between them, and one click lifts it."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import Error as OutOfReach
from playwright.sync_api import expect

from .conftest import Enter
from .guest import Guest, Keys
from .test_access import finds_nothing

GAME = "jeanne_darc"


def seats_two(guest: Guest) -> None:
    """Set a table for oneself and for somebody at the same device."""
    guest.comes_in(f"/new/{GAME}")
    page = guest.page
    page.get_by_label("Your name").fill("Ada")
    expect(page.get_by_label("Name in seat 2")).to_be_hidden()
    page.locator("[name=seat-2]").select_option("beside")
    page.get_by_label("Name in seat 2").fill("Ben")
    Guest.click(guest, page.get_by_role("button", name="Open the table"))
    page.wait_for_url("**/table/*")


def plays_until_the_curtain_hangs(guest: Guest) -> None:
    """Whoever looks decides what he is asked, until it is up to the other."""
    curtain = guest.page.locator("#curtain")
    for _click in range(40):
        expect(curtain.or_(guest.page.locator("#question"))).to_be_visible()
        if curtain.count():
            return
        with suppress(OutOfReach):  # the curtain is another page, which may come just now
            before = guest.seen()
            Guest.click(guest, guest.choices().first)
            guest.waits_for_more_than(before)
            guest.lets_it_settle()
    raise AssertionError("the curtain never hangs")


def lifts(guest: Guest, name: str) -> None:
    """The device was given to somebody: nothing lies there before he says that it is he."""
    page = guest.page
    expect(page.get_by_role("heading", name=f"Give the device to {name}.")).to_be_visible()
    expect(page.locator("#curtain")).to_contain_text(f"Only {name} looks now.")
    expect(page.locator("svg[data-board], .holding, #log, #now")).to_have_count(0)
    guest.click(page.get_by_role("button", name=f"I am {name}"))
    expect(page.locator("#curtain")).to_have_count(0)
    expect(page.locator("#people .mine")).to_contain_text(name)
    assert guest.title.startswith("●"), "it is his turn, and he sees his own"
    expect(page.locator("#question")).to_contain_text(name)


@pytest.mark.parametrize(("script", "size"), [(True, "desk"), (True, "phone"), (False, "phone")])
def test_a_curtain_hangs_between_two_at_one_device(script: bool, size: str, enter: Enter) -> None:
    guest = enter("Ada", script=script, size=size)
    seats_two(guest)
    first = "Ada" if guest.page.locator("#curtain").count() == 0 else "Ben"
    if first == "Ben":
        lifts(guest, "Ben")
    plays_until_the_curtain_hangs(guest)
    if script:
        finds_nothing(guest, f"{size}: the curtain")
    wide = guest.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "the page is wider than the screen"
    second = "Ben" if first == "Ada" else "Ada"
    lifts(guest, second)
    expect(guest.page.locator("#people")).to_contain_text("at this device")


def test_it_is_lifted_by_the_keyboard_and_reads_itself_out(enter: Enter) -> None:
    guest = enter("Ada", kind=Keys)
    seats_two(guest)
    plays_until_the_curtain_hangs(guest)
    expect(guest.page.locator("#to")).to_be_focused()
    guest.page.keyboard.press("Tab")
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator("#curtain")).to_have_count(0)
    assert guest.waits_for_turn()
