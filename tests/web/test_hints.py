"""Hints on the page: asked for with a click, shown to whoever asked, counted for all."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tabard.engine.match import Match
from tabard.players.thinking import Considered
from tabard.server.inn.rooms import Order
from tabard.server.keeping import hinter

from .conftest import Enter, House
from .guest import Guest
from .test_access import finds_nothing


@pytest.fixture(autouse=True)
def thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever gives hints likes the first moves."""

    def hints(match: Match, seat: int) -> list[Considered]:
        rows = match.rows(seat)[:3]
        return [Considered(row.number, 0.5 - n / 10, 0.6 - n / 5) for n, row in enumerate(rows)]

    monkeypatch.setattr(hinter, "hints", hints)


def sits(guest: Guest, house: House, *, hints: bool = True) -> str:
    """At a table of Fall of Rome with a bot; its address."""
    table = house.inn.open_table(Order("fall_of_rome", ("", "bot:random"), hints=hints))
    guest.comes_in(f"/table/{table}")
    guest.page.get_by_label("Your name").fill(guest.name)
    guest.page.get_by_role("button", name="Sit down").click()
    assert guest.waits_for_turn()
    return table


@pytest.mark.parametrize("script", [True, False], ids=["script", "plain"])
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_hint_is_a_click_away_and_can_be_followed(
    enter: Enter, house: House, script: bool, size: str
) -> None:
    ada = enter("Ada", script=script, size=size)
    table = sits(ada, house)
    ada.page.get_by_role("button", name="A hint").click()
    liked = ada.page.locator("#hint li")
    expect(liked).to_have_count(3)
    expect(liked.first).to_contain_text("50% of the thoughts; 20% better than now.")
    expect(ada.page.get_by_role("button", name="A hint")).to_have_count(0)
    if script:
        finds_nothing(ada, "a hint")
    ada.page.locator("#hint a").first.click()
    ada.page.get_by_role("button", name="Do it").click()
    expect(ada.page.locator("#hint")).to_have_count(0)
    watcher = enter("Eve")
    watcher.comes_in(f"/table/{table}")
    expect(watcher.page.locator("#people")).to_contain_text("asked for 1 hint")
    assert "of the thoughts" not in watcher.page.content()


def test_where_hints_are_forbidden_there_is_no_button(enter: Enter, house: House) -> None:
    ada = enter("Ada")
    sits(ada, house, hints=False)
    expect(ada.page.get_by_role("button", name="A hint")).to_have_count(0)
    expect(ada.page.locator("#people")).to_contain_text("Hints are forbidden at this table.")


def test_whoever_opens_a_table_can_forbid_them(enter: Enter, house: House) -> None:
    ada = enter("Ada")
    ada.comes_in("/new/fall_of_rome")
    ada.page.get_by_label("Hints").select_option("forbidden")
    ada.page.get_by_role("button", name="Open the table").click()
    expect(ada.page.locator("#people")).to_contain_text("Hints are forbidden at this table.")


def test_one_who_comes_before_the_machine_code_is_told_so(
    enter: Enter, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hinter, "hints", lambda match, seat: None)
    ada = enter("Ada")
    sits(ada, house)
    ada.page.get_by_role("button", name="A hint").click()
    expect(ada.page.locator("#answer")).to_contain_text("ask again soon")
