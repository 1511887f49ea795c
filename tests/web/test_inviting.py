"""Invitations: a table for friends is listed to nobody, its address is copied or read as a code."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tabard.web.inviting import code_of

from .conftest import Enter
from .test_names import inn_called

INN = "http://192.168.1.5:8429"


def test_a_table_for_a_friend_is_listed_to_nobody_and_one_for_anybody_is(enter: Enter) -> None:
    stranger = enter("Stranger")
    for seat, listed in (("friend", 0), ("open", 1)):
        host = enter("Host")
        host.sets_a_table("jeanne_darc", seat_2=seat)
        host.page.wait_for_url("**/table/*")
        stranger.comes_in()
        path = host.page.url.partition("/table/")[2]
        assert stranger.page.locator(f"#open-tables ~ ul a[href$='{path}']").count() == listed
    expect(stranger.page.locator("#open-tables ~ ul")).to_contain_text("waits for 1 player")


def test_who_has_the_address_takes_the_seat_and_the_button_copies_it(enter: Enter) -> None:
    host, friend = enter("Host"), enter("Friend")
    host.sets_a_table("jeanne_darc", seat_2="friend")
    host.page.wait_for_url("**/table/*")
    host.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.click(host.page.get_by_role("button", name="Copy"))
    expect(host.page.get_by_role("button", name="Copied")).to_be_visible()
    address = host.page.evaluate("navigator.clipboard.readText()")
    assert address == host.page.url
    friend.comes_in(address)
    friend.page.get_by_label("Your name").fill("Friend")
    friend.click(friend.page.get_by_role("button", name="Sit down"))
    expect(host.page.locator("#people")).to_contain_text("Friend")
    expect(host.page.locator("#question")).to_be_visible()


def test_the_code_is_of_the_address_by_which_others_reach_the_inn(tmp_path: Path) -> None:
    with inn_called(tmp_path, INN) as (client, table):
        page = client.get(f"/table/{table}/invite").text
        assert code_of(f"{INN}/table/{table}") in page
        assert code_of(f"{INN}/table/elsewhere") not in page


def test_an_inn_for_this_machine_alone_says_how_others_could_come(tmp_path: Path) -> None:
    with inn_called(tmp_path) as (client, table):
        page = client.get(f"/table/{table}/invite").text
        assert "<svg" not in page.replace('<img src="/static/sign.svg"', "")
        assert "--host 0.0.0.0 --public-address" in page
        assert client.get("/table/none/invite").status_code == 404


def test_the_front_page_says_at_which_of_ones_tables_it_is_ones_turn(enter: Enter) -> None:
    host, friend = enter("Host"), enter("Friend")
    host.sets_a_table("jeanne_darc", seat_2="friend")
    host.page.wait_for_url("**/table/*")
    friend.comes_in(host.page.url)
    friend.page.get_by_label("Your name").fill("Friend")
    friend.click(friend.page.get_by_role("button", name="Sit down"))
    expect(host.page.locator("#question")).to_be_visible()
    said = set()
    for guest, other in ((host, "Friend"), (friend, "Host")):
        guest.comes_in()
        row = guest.page.locator("#own-tables ~ ul li").first
        turn = "your turn" if row.locator(".turn").count() else f"waits for {other}"
        expect(row).to_contain_text(turn)
        said.add(turn)
    assert "your turn" in said
