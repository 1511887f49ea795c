"""Who only watches sees a table as it was some decisions ago, and reads so."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Enter
from .test_access import finds_nothing

GAME = "fall_of_rome"


def test_who_watches_sees_it_later_and_reads_so(enter: Enter) -> None:
    ada, watcher = enter("Ada"), enter("Watcher", size="phone")
    ada.sets_a_table(GAME, seat_2="beside", delay="10")
    ada.page.wait_for_url("**/table/*")
    expect(ada.page.locator("#people")).to_contain_text("as it was 10 decisions ago")
    expect(ada.page.locator("#later")).to_be_empty()
    watcher.comes_in(ada.page.url.partition("?")[0])
    first = watcher.seen()
    expect(watcher.page.locator("#later")).to_contain_text("as it was 10 decisions ago")
    finds_nothing(watcher, "a table that is seen later")
    while int(ada.shown_version()) < int(watcher.shown_version()) + 10:
        assert ada.waits_for_turn()
        ada.step()
    assert watcher.shown_version() in first, "it stands as it stood"
    before = watcher.shown_version()
    while watcher.shown_version() == before:
        assert ada.waits_for_turn()
        ada.step()
    assert int(watcher.shown_version()) < int(ada.shown_version())
