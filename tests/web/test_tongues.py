"""A language can be chosen at the table too, and nobody loses his place in the game by that."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Enter
from .test_access import finds_nothing


def test_a_language_is_chosen_at_the_table(enter: Enter) -> None:
    guest = enter("Ada", seed=7)
    guest.sets_a_table("fall_of_rome")
    guest.page.wait_for_url("**/table/*")
    guest.waits_for_turn()
    guest.click(guest.page.locator("a[href^='?']").filter(visible=True).first)
    guest.page.wait_for_url(re.compile(r"\?"))
    half_said = guest.page.url
    guest.opens("people")
    guest.page.get_by_label("Language").select_option("de")
    guest.click(guest.page.get_by_role("button", name="Choose"))
    expect(guest.page.locator("html")).to_have_attribute("lang", "de")
    assert guest.page.url == half_said
    expect(guest.page.get_by_label("Sprache")).to_be_visible()
    finds_nothing(guest, "the table, once its language was chosen")
