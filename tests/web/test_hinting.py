"""A hint on the page: for whose turn it is, and for nobody else; everybody sees who has asked."""

from __future__ import annotations

import time

import httpx
import pytest
from playwright.sync_api import expect

from tabard.engine.match import Match
from tabard.players.thinking import Considered
from tabard.server.keeping import hinter

from .conftest import TITLES, Enter, House, with_or_without
from .guest import PATIENCE, Guest
from .test_access import finds_nothing

SAID = b"than now"  # in every hint, and nowhere else


@pytest.fixture(autouse=True)
def adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever gives hints likes the first moves."""

    def hints(match: Match, seat: int) -> list[Considered]:
        rows = match.rows(seat)[:4]
        return [Considered(row.number, 0.371 / (1 + n), 0.7 - n / 4) for n, row in enumerate(rows)]

    monkeypatch.setattr(hinter, "hints", hints)
    monkeypatch.setattr(hinter, "thinker_of", lambda _game: True)


def sits_alone(guest: Guest, game: str = TITLES[0], **said: str) -> None:
    """Open a table with a bot, and wait for one's turn."""
    guest.sets_a_table(game, seat_2="bot:random", **said)
    guest.page.wait_for_url("**/table/*")
    assert guest.waits_for_turn()


def asks(guest: Guest) -> None:
    """Ask for a hint, and wait for it."""
    guest.click(guest.page.get_by_role("button", name="A hint"))
    expect(guest.page.locator("#hint")).to_be_visible()


@pytest.mark.parametrize(("game", "script"), with_or_without(TITLES))
def test_a_hint_leads_to_the_moves_that_it_names(game: str, script: bool, enter: Enter) -> None:
    guest = enter("Ada", script=script)
    sits_alone(guest, game)
    asks(guest)
    hint = guest.page.locator("#hint")
    assert hint.locator("li").count() in (2, 3)
    expect(hint.locator("li").first).to_contain_text("37%")
    expect(hint.locator("li").first).to_contain_text("40% better than now.")
    expect(hint.locator("li").nth(1)).to_contain_text("10% worse than now.")
    expect(guest.page.get_by_role("button", name="A hint")).to_have_count(0)
    if script:
        expect(guest.page.locator("#news")).to_contain_text("37%")
    said = hint.locator("a").first.inner_text()
    hint.locator("a").first.click()
    expect(guest.page.locator("#now .said strong")).to_have_text(said)
    guest.page.reload()
    expect(guest.page.locator("#hint")).to_be_visible()


def test_everybody_sees_who_has_asked_and_nobody_else_the_hint(enter: Enter, house: House) -> None:
    ada, ben, watcher = (enter(name) for name in ("Asker", "Sitter", "Onlooker"))
    ada.sets_a_table("jeanne_darc", seat_2="open")
    ada.page.wait_for_url("**/table/*")
    ben.comes_in(ada.page.url)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.click(ben.page.get_by_role("button", name="Sit down"))
    watcher.comes_in(ada.page.url)
    asker = whose_turn(ada, ben)
    others = [guest for guest in (ada, ben, watcher) if guest is not asker]
    for other in others:
        expect(other.page.locator("#question")).to_be_visible()
        assert other.page.get_by_role("button", name="A hint").count() == 0
    asks(asker)
    for guest in (asker, *others):
        expect(guest.page.locator("#people")).to_contain_text("asked for 1 hint")
    for other in others:
        other.page.reload()
        other.comes_in(f"{asker.page.url.split('?')[0]}/text")
        expect(other.page.locator("#text-now")).to_be_visible()
        sent = b"".join(body for _asked, body in house.watch.sent[other.name])
        assert b"asked for 1 hint" in sent and SAID not in sent and b"37%" not in sent
    assert SAID in b"".join(body for _asked, body in house.watch.sent[asker.name])


def whose_turn(*guests: Guest) -> Guest:
    """Wait until somebody must decide."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for guest in guests:
            if guest.title.startswith("●"):
                return guest
        guests[0].page.wait_for_timeout(30)
    raise AssertionError("it is nobody's turn")


def test_where_hints_are_forbidden_there_is_no_button_and_who_asks_reads_why(
    enter: Enter, house: House
) -> None:
    guest = enter("Ada")
    sits_alone(guest, hints="no")
    assert guest.page.get_by_role("button", name="A hint").count() == 0
    expect(guest.page.locator("#people")).to_contain_text("Hints are forbidden at this table.")
    cookies = {one["name"]: one["value"] for one in guest.page.context.cookies()}
    with httpx.Client(cookies=cookies) as client:
        answer = client.post(f"{guest.page.url}/hint", data={"seat": "1"})
    assert answer.status_code == 403 and "Hints are forbidden at this table." in answer.text


def test_a_hint_that_is_still_on_the_way_says_so_and_comes_by_itself(
    enter: Enter, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = iter([False, False])
    monkeypatch.setattr(hinter, "thinker_of", lambda _game: next(made, True))
    monkeypatch.setattr(hinter, "_SOON", 1)
    guest = enter("Ada")
    sits_alone(guest)
    guest.click(guest.page.get_by_role("button", name="A hint"))
    expect(guest.page.locator(".hint-ask [role=status]")).to_have_text("Still thinking…")
    expect(guest.page.locator(".trouble-bar")).to_have_count(0)
    expect(guest.page.locator("#hint")).to_be_visible()
    expect(guest.page.locator("#news")).to_contain_text("37%")
    guest.troubles = [one for one in guest.troubles if "429" not in one]  # that is how it is told


def test_half_a_move_is_kept_while_one_asks(enter: Enter) -> None:
    guest = enter("Ada")
    sits_alone(guest)
    guest.comes_in(guest.page.url + "?said=" + first_words(guest))
    said = guest.page.locator("#now .said strong").inner_text()
    asks(guest)
    expect(guest.page.locator("#now .said strong")).to_have_text(said)


def first_words(guest: Guest) -> str:
    """The words of something that can be done."""
    return str(guest.page.locator("#now [name=move]").first.get_attribute("value"))


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_everybody_can_read_it(dark: bool, enter: Enter) -> None:
    guest = enter("Axe", dark=dark, size="phone" if dark else "desk")
    sits_alone(guest)
    finds_nothing(guest, "before a hint")
    asks(guest)
    finds_nothing(guest, "a hint")
    assert guest.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
