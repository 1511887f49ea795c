"""People go by their names in the log and in replays; two of the same are told apart."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Enter


def test_who_sits_there_is_called_by_name_where_the_game_knows_a_number(enter: Enter) -> None:
    guest = enter("Ada", seed=5)
    guest.sets_a_table("water_margin", seat_2="bot:random", seat_3="bot:random")
    guest.page.wait_for_url("**/table/*")
    assert guest.waits_for_turn()
    log = guest.page.locator("#log")
    expect(log).to_contain_text("Ada draws")
    expect(log).to_contain_text("Random bot 3 draws")
    assert "eat 2" not in log.inner_text()
    guest.click(guest.page.get_by_role("link", name="Replay").first)
    expect(guest.page.locator("#log")).to_contain_text("Random bot 2 draws")
