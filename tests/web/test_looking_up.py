"""The rule book is searched at the table: nothing that was begun there is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Enter
from .guest import CHOICES, Guest
from .test_access import finds_nothing
from .test_room import GAME


def at_a_table(guest: Guest) -> Guest:
    """The guest plays against a bot, and it is her turn."""
    guest.sets_a_table(GAME, seat_2="bot:random")
    guest.page.wait_for_url("**/table/*")
    assert guest.waits_for_turn()
    return guest


def looks_up(guest: Guest, words: str) -> None:
    """Unfold the panel, and search."""
    field = guest.page.get_by_label("A word or a number")
    if not field.is_visible():
        guest.opens("book")
    field.fill(words)
    field.press("Enter")


@pytest.mark.parametrize("script", [True, False], ids=["script", "plain"])
def test_rules_are_found_by_word_and_number_and_lead_to_the_book(
    script: bool, enter: Enter
) -> None:
    guest = at_a_table(enter("Reader", script=script))
    found = guest.page.locator("#found")
    looks_up(guest, "legion")
    expect(found.locator("p").first).to_contain_text("speak of “legion”")
    assert found.locator("mark").count() > 1
    number = found.locator("a.rule").first.inner_text().removeprefix("rule ")
    looks_up(guest, number)
    expect(found.locator("a.rule").first).to_have_text(f"rule {number}")
    looks_up(guest, "zeppelin")
    expect(found).to_contain_text("No rule speaks of")
    looks_up(guest, number)
    found.locator("a.rule").first.click()
    expect(guest.page.locator(f"[id='rule-{number}']")).to_be_in_viewport()


def moves_once(guest: Guest) -> None:
    """Take the first choice until that has made a move, and it is her turn again: until then a page
    without scripts is fetched anew every few seconds, whatever is being typed."""
    told = guest.page.locator("#log").get_attribute("data-told")
    while guest.page.locator("#log").get_attribute("data-told") == told:
        before = guest.seen()
        guest.click(guest.page.locator(CHOICES).first)
        guest.waits_for_more_than(before)
    assert guest.waits_for_turn()


@pytest.mark.parametrize("script", [True, False], ids=["script", "without"])
def test_what_was_looked_up_stays_while_one_plays_and_the_other_way_round(
    script: bool, enter: Enter
) -> None:
    guest = at_a_table(enter("Reader", script=script))
    looks_up(guest, "legion")
    found = guest.page.locator("#found a.rule").first
    expect(found).to_be_visible()
    moves_once(guest)
    expect(found).to_be_visible()
    guest.click(guest.page.locator(".board a.spot:not(.lit)").first)
    expect(guest.page.locator("#explained h2")).to_be_visible()
    expect(found).to_be_visible()
    looks_up(guest, "card")
    expect(guest.page.locator("#found p").first).to_contain_text("card")
    expect(guest.page.locator("#explained h2")).to_be_visible()


def test_an_answer_comes_while_the_field_still_has_the_focus(enter: Enter) -> None:
    guest = at_a_table(enter("Typist"))
    guest.click(guest.page.get_by_text("Type a move"))
    field = guest.page.get_by_label("A move in words")
    field.fill("march roma 9")
    field.press("Enter")
    expect(guest.page.locator("#answer")).to_be_visible()
    expect(field).to_be_focused()
    expect(field).to_have_value("march roma 9")
    expect(guest.page.locator("#news")).not_to_be_empty()


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_everybody_can_use_the_panel(dark: bool, enter: Enter) -> None:
    guest = at_a_table(enter("Axe", dark=dark, size="phone" if dark else "desk"))
    looks_up(guest, "the")
    expect(guest.page.get_by_role("link", name="All of them, in the rule book")).to_be_visible()
    expect(guest.page.locator("#news")).to_contain_text("rules speak of")
    finds_nothing(guest, "rules beside a table")
    guest.comes_in(f"{guest.page.url.split('?')[0]}/text")
    looks_up(guest, "legion")
    expect(guest.page.locator("#found")).to_contain_text("speak of “legion”")
    finds_nothing(guest, "rules beside the text")
