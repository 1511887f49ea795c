"""A replay goes on by itself, and shows what somebody missed."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Enter
from .guest import Guest

GAME = "fall_of_rome"


def at(guest: Guest) -> int:
    """The move that the replay shows."""
    return int(guest.page.locator("#at-shown").inner_text())


def played(enter: Enter) -> Guest:
    """Ada has played some moves against a bot."""
    guest = enter("Ada")
    guest.sets_a_table(GAME, seat_2="bot:random")
    guest.page.wait_for_url("**/table/*")
    for _step in range(4):
        assert guest.waits_for_turn()
        guest.step()
    assert guest.waits_for_turn()
    return guest


def test_a_replay_plays_itself_to_the_end_and_stops_when_told(enter: Enter) -> None:
    guest = played(enter)
    guest.page.goto(guest.page.url.split("?")[0] + "/replay?at=0")
    guest.page.get_by_label("Pace").select_option("fast")
    guest.click(guest.page.get_by_role("button", name="Play it"))
    expect(guest.page.locator("#at-shown")).not_to_have_text("0")
    guest.click(guest.page.get_by_role("button", name="Stop"))
    stopped = at(guest)
    guest.page.wait_for_timeout(900)
    assert at(guest) <= stopped + 1, "one move was on its way at most"
    guest.click(guest.page.get_by_role("button", name="Play it"))
    last = guest.page.locator("#at").get_attribute("max") or ""
    guest.click(guest.page.get_by_role("link", name="To the end"))
    expect(guest.page.locator("#at-shown")).to_have_text(last)
    expect(guest.page.get_by_role("button", name="Play it")).to_be_visible()


def test_what_happened_since_somebody_looked_is_seen_again(enter: Enter) -> None:
    ada = played(enter)
    watcher = enter("Watcher")
    watcher.comes_in(ada.page.url.split("?")[0])
    watcher.comes_in("/")
    told = ada.page.locator("#log").get_attribute("data-told")
    while ada.page.locator("#log").get_attribute("data-told") == told:
        ada.step()
        assert ada.waits_for_turn()
    watcher.comes_in(ada.page.url.split("?")[0])
    with watcher.page.expect_response("**/replay?at=*&run=1") as begun:
        watcher.click(watcher.page.get_by_role("link", name="See it happen"))
    last = watcher.page.locator("#at").get_attribute("max") or ""
    first = int(begun.value.url.partition("at=")[2].partition("&")[0])
    assert first < int(last)
    expect(watcher.page.locator("#at-shown")).to_have_text(last)


def test_what_decided_a_game_is_seen_where_it_happened(enter: Enter) -> None:
    guest = played(enter)
    guest.opens("people")
    guest.click(guest.page.get_by_text("Leave the game"))
    guest.click(guest.page.get_by_role("button", name="Give up my seat"))
    expect(guest.page.locator("#outcome")).to_be_visible(timeout=90_000)
    moment = guest.page.locator("#ending li").filter(has_text="see it").last
    sentence = moment.inner_text().partition(": ")[2].partition(". ")[0]
    link = moment.get_by_role("link", name="See it happen").get_attribute("href")
    before = guest.page.request.get(link or "", max_redirects=0).headers["location"]
    at = int(before.partition("at=")[2].partition("&")[0])
    newest = "#log li.new"
    guest.comes_in(f"{before.partition('?')[0]}?at={at}")
    assert sentence not in " ".join(guest.page.locator(newest).all_inner_texts())
    guest.comes_in(f"{before.partition('?')[0]}?at={at + 1}")
    assert sentence in " ".join(guest.page.locator(newest).all_inner_texts())
