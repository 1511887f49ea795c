"""Chance that players can check, on the page: what the inn commits to, a number of the browser's
own, and what it has seen."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from .conftest import Enter, House
from .guest import Guest

MADE = "".join(f"{place:02x}" for place in range(1, 33))  # what the browsers of tests add
FOLD = "Chance that you can check"


def fold_of(guest: Guest) -> Locator:
    """The fold of a table, opened."""
    if guest.page.locator("[data-kept][value=people]").count():
        guest.opens("people")
    fold = guest.page.locator("#fairness")
    guest.click(fold.get_by_text(FOLD))
    return fold


def test_the_form_shows_the_commitment_and_the_browser_adds_a_number(enter: Enter) -> None:
    ada = enter("Ada")
    ada.comes_in("/new/fall_of_rome")
    ada.click(ada.page.get_by_text(FOLD))
    promised = ada.page.locator(".details code").inner_text()
    assert re.fullmatch(r"sha256:[0-9a-f]{64}", promised)
    expect(ada.page.get_by_label("Your number")).to_have_value(MADE)
    ada.click(ada.page.get_by_role("button", name="Open the table"))
    ada.page.wait_for_url("**/table/*")
    fold = fold_of(ada)
    expect(fold).to_contain_text(promised)
    expect(fold).to_contain_text(MADE)
    expect(fold.locator("[data-broken]")).to_be_hidden()
    expect(fold.locator("[data-words] li").first).to_contain_text("to line")


def test_the_quick_game_does_so_too(enter: Enter, house: House) -> None:
    ada = enter("Ada")
    ada.comes_in()
    ada.click(ada.page.get_by_role("button", name="Play Fall of Rome with bots"))
    ada.page.wait_for_url("**/table/*")
    table = ada.page.url.rpartition("/")[2].partition("?")[0]
    assert [MADE, ""] == [chair.number for chair in house.inn.look(table).chairs]


def test_a_number_is_typed_over_or_left_empty_and_each_sees_the_others(enter: Enter) -> None:
    """With a script and without."""
    host, friend = enter("Host"), enter("Friend", script=False)
    host.comes_in("/new/jeanne_darc")
    host.page.locator("[name=seat-2]").select_option("friend")
    host.click(host.page.get_by_text(FOLD))
    host.page.get_by_label("Your number").fill("C0 FFEE")
    host.click(host.page.get_by_role("button", name="Open the table"))
    host.page.wait_for_url("**/table/*")
    friend.comes_in(host.page.url)
    friend.page.locator("form[action$='/sit'] summary").click()
    expect(friend.page.get_by_label("Your number")).to_have_value("")
    friend.page.get_by_label("Your name").fill("Friend")
    friend.page.get_by_role("button", name="Sit down").click()
    expect(host.page.locator("#question")).to_be_visible()
    fold = fold_of(host)
    expect(fold).to_contain_text("The number of Guest\nc0ffee", use_inner_text=True)
    expect(fold).to_contain_text("The number of Friend\nnone", use_inner_text=True)


def test_what_is_no_number_is_said_and_the_table_waits(enter: Enter) -> None:
    host, friend = enter("Host"), enter("Friend")
    host.sets_a_table("jeanne_darc", seat_2="friend")
    host.page.wait_for_url("**/table/*")
    friend.comes_in(host.page.url)
    friend.page.locator("form[action$='/sit'] summary").click()
    friend.page.get_by_label("Your number").fill("coffee")
    friend.page.get_by_label("Your name").fill("Friend")
    friend.click(friend.page.get_by_role("button", name="Sit down"))
    expect(friend.page.locator("main")).to_contain_text("at most 64 digits")
    friend.troubles.clear()  # the browser tells of the 400


def test_a_browser_that_was_promised_another_secret_says_so(enter: Enter) -> None:
    ada = enter("Ada")
    ada.comes_in("/new/fall_of_rome")
    ada.page.locator("[data-promised]").evaluate("one => { one.dataset.promised = 'sha256:00' }")
    ada.click(ada.page.get_by_role("button", name="Open the table"))
    ada.page.wait_for_url("**/table/*")
    ada.opens("people")
    expect(ada.page.locator("#fairness [data-broken]")).to_be_visible()
    ada.page.reload()
    ada.opens("people")
    expect(ada.page.locator("#fairness [data-broken]")).to_be_visible()


def test_the_words_that_a_browser_has_seen_are_those_of_the_log(enter: Enter, house: House) -> None:
    ada = enter("Ada")
    ada.sets_a_table("fall_of_rome", seat_2="bot:random")
    ada.page.wait_for_url("**/table/*")
    table = ada.page.url.rpartition("/")[2].partition("?")[0]
    for _step in range(4):
        ada.waits_for_turn()
        ada.step()
    ada.waits_for_turn()
    ada.page.reload()
    fold = fold_of(ada)
    fairness = house.inn.look(table).fairness
    assert fairness is not None
    expect(fold.locator("[data-words] li").last).to_contain_text(fairness.word[:16])
    assert 2 <= fold.locator("[data-words] li").count() <= 10
    expect(fold).not_to_contain_text("The secret\n", use_inner_text=True)


def test_a_table_that_was_brought_in_says_that_nothing_can_be_checked(
    enter: Enter, house: House
) -> None:
    from .test_pictures import HERE

    table = house.inn.bring_in((HERE / "fall_of_rome.game").read_text(encoding="utf-8"))
    ada = enter("Ada")
    ada.comes_in(f"/table/{table}")
    ada.opens("people")
    expect(ada.page.locator("#fairness")).to_contain_text("cannot be checked")


def test_the_page_says_how_it_is_checked_and_gives_the_program(enter: Enter) -> None:
    ada = enter("Ada")
    ada.comes_in("/chance")
    expect(ada.page.locator("main")).to_contain_text("ed25519:")
    expect(ada.page.get_by_role("heading", name="Answers in secret")).to_be_visible()
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="The short program").click()
    assert download.value.suggested_filename == "check_chance.py"
