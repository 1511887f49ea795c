"""Answers that are sealed in the browser: it keeps them, and opens them when all are in."""

from __future__ import annotations

import pytest
from playwright.sync_api import Request, expect

from .conftest import Enter, House
from .guest import Guest, wait_until

SEALED = "Your answer is sealed; nobody else knows it"
KEPT = "Object.keys(localStorage).filter((key) => key.startsWith('tabard.sealed.')).length"


@pytest.fixture
def two(enter: Enter) -> tuple[Guest, Guest, str]:
    """Ada and Ben, who are to bid for their factions in secret; and their table."""
    ada, ben = enter("Ada"), enter("Ben")
    return ada, ben, sit_down(ada, ben)


def sit_down(ada: Guest, ben: Guest) -> str:
    ada.sets_a_table("jeanne_darc", option_factions="bid", option_end="1", seat_2="open")
    ada.page.wait_for_url("**/table/*")
    ben.comes_in(ada.page.url)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.locator("#question")).to_contain_text("Your turn")
    expect(ada.page.locator("#question")).to_contain_text("Your turn")
    return ada.page.url.rpartition("/")[2].partition("?")[0]


def bids(guest: Guest, points: int) -> None:
    guest.click(guest.page.locator(f"#now button[value='bid points={points}']"))


def said(house: House, table: str) -> list[str]:
    """What people have said there, as the database has it."""
    return [row.words for row in house.inn.store.lines(table) if row.seat < 6]


def test_an_answer_leaves_the_browser_when_all_are_in(
    two: tuple[Guest, Guest, str], house: House
) -> None:
    ada, ben, table = two
    sent: list[str] = []

    def note(request: Request) -> None:
        sent.append(f"{request.url} {request.post_data}")

    ada.page.on("request", note)
    bids(ada, 3)
    expect(ada.page.locator("#now")).to_contain_text(SEALED)
    expect(ada.page.locator("[data-own]")).to_contain_text("3")
    expect(ben.page.locator("#question")).to_contain_text("Your turn")
    expect(ada.page.locator("#question")).to_contain_text("Waiting for")
    assert any("seal=" in one for one in sent)
    assert not any("points" in one for one in sent)
    assert [words.split(" ")[0] for words in said(house, table)] == ["seal"]
    bids(ben, 1)
    expect(ada.page.locator("#log")).to_contain_text("has bid 3")
    expect(ben.page.locator("#log")).to_contain_text("has bid 1")
    assert any("points" in one for one in sent)
    for guest in (ada, ben):
        wait_until(guest.page, f"{KEPT} === 0")
    words = [words.split(" ")[0] for words in said(house, table)]
    assert words == ["seal", "seal", "open_seal", "bid", "open_seal", "bid"]


def test_it_is_taken_back_and_sealed_again(two: tuple[Guest, Guest, str]) -> None:
    ada, ben, _table = two
    bids(ada, 3)
    ada.click(ada.page.get_by_role("button", name="Take back"))
    expect(ada.page.locator("#question")).to_contain_text("Your turn")
    expect(ada.page.locator("#now")).not_to_contain_text(SEALED)
    bids(ada, 2)
    expect(ada.page.locator("[data-own]")).to_contain_text("2")
    bids(ben, 1)
    expect(ben.page.locator("#log")).to_contain_text("has bid 2")


def test_a_browser_that_was_away_opens_it_when_it_is_back(two: tuple[Guest, Guest, str]) -> None:
    ada, ben, table = two
    bids(ada, 3)
    expect(ada.page.locator("#now")).to_contain_text(SEALED)
    ada.page.goto("about:blank")
    bids(ben, 1)
    expect(ben.page.locator("#question")).to_contain_text("waits for the browser in which it was")
    expect(ben.page.locator("#question")).to_contain_text("The seal of")
    ada.comes_in(f"/table/{table}")
    expect(ada.page.locator("#log")).to_contain_text("has bid 3")
    expect(ben.page.locator("#log")).to_contain_text("has bid 3")


def test_who_has_lost_it_lets_the_rules_answer(two: tuple[Guest, Guest, str]) -> None:
    ada, ben, _table = two
    bids(ada, 3)
    expect(ada.page.locator("#now")).to_contain_text(SEALED)
    ada.page.evaluate("localStorage.clear()")
    bids(ben, 1)
    ada.click(ada.page.get_by_role("button", name="Let the rules answer"))
    expect(ben.page.locator("#log")).to_contain_text("has bid 0")


def test_a_page_without_a_script_answers_openly(enter: Enter, house: House) -> None:
    ada, ben = enter("Ada"), enter("Ben", script=False)
    table = sit_down(ada, ben)
    ben.page.reload()
    ben.page.locator("#now button[value='bid points=1']").click()
    expect(ada.page.locator("form[data-seals]")).to_have_count(0)  # hers is the last answer
    bids(ada, 3)
    expect(ada.page.locator("#log")).to_contain_text("has bid 3")
    assert "bid points=1" in said(house, table)
    assert not any(words.startswith("seal") for words in said(house, table))
