"""A game's own page: what it says, its full board, and a table with one click."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tabard.engine.find import find_game

from .conftest import TITLES, Enter
from .test_access import finds_nothing

PITCHED = [title for title in TITLES if find_game(title).pitch]


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("title", PITCHED)
def test_the_page_shows_a_full_board_and_everybody_can_read_it(
    title: str, size: str, enter: Enter
) -> None:
    guest = enter("Curious", size=size, dark=size == "phone")
    guest.comes_in()
    guest.click(guest.page.locator(f"a[href='/game/{title}']"))
    expect(guest.page.get_by_role("heading", name="How one wins")).to_be_visible()
    drawn = "document.querySelector('img.full').decode().then(() => true)"
    assert guest.page.evaluate(drawn), "the picture of the board cannot be drawn"
    guest.page.wait_for_load_state()
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    finds_nothing(guest, f"the page of {title}")


def test_a_table_is_proposed_and_set_with_one_click(enter: Enter) -> None:
    guest = enter("Curious")
    guest.comes_in("/game/jeanne_darc")
    guest.page.get_by_label("Your name").fill("Curious")
    guest.page.get_by_label("The bots").select_option("bot:novice")
    guest.click(guest.page.get_by_role("button", name="A first game"))
    guest.page.wait_for_url("**/table/*")
    assert guest.waits_for_turn()
    people = guest.page.locator("#people li")
    assert people.count() == 3
    assert "Novice" in people.nth(1).inner_text()


@pytest.mark.parametrize("title", PITCHED)
def test_every_table_that_a_game_proposes_is_set_as_it_says(title: str, enter: Enter) -> None:
    guest = enter("Curious")
    for preset in find_game(title).pitch.presets:
        guest.comes_in(f"/game/{title}")
        guest.click(guest.page.get_by_role("button", name=preset.title, exact=True))
        guest.page.wait_for_url("**/table/*")
        expect(guest.page.locator("#people li")).to_have_count(preset.players)


def test_the_form_begins_with_what_is_proposed(enter: Enter) -> None:
    guest = enter("Curious")
    guest.comes_in("/new/fall_of_rome")
    guest.click(guest.page.get_by_role("link", name="Heroic"))
    expect(guest.page.locator("[name='option-difficulty']")).to_have_value("heroic")
    expect(guest.page.locator("[name='seat-4']")).to_have_value("bot:fair")
    expect(guest.page.locator("[name='seat-5']")).to_have_value("nobody")


def test_a_game_that_is_not_here_has_no_page(enter: Enter) -> None:
    guest = enter("Curious")
    for path in ("/game/chess", "/game/cards", "/new/fall_of_rome?preset=chess"):
        guest.comes_in(path)
    expect(guest.page.locator("[name='seat-2']")).to_have_value("bot:fair")
    guest.troubles.clear()
