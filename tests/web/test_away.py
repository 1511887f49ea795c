"""Who has to go for a while lends his seat to a bot, and takes it back: by what is on the page."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from tabard.server.inn.lending import PATIENCE as TO_WAIT

from .conftest import Enter, House
from .guest import PATIENCE, Guest, wait_until
from .test_access import finds_nothing, finds_nothing_by_day_or_night
from .test_room import GAME, who_begins

AWAY = "(away; the novice bot plays)"
STOPPED = "the game waits until somebody is back"
# Keeps all that is read out from now on: what the bot does takes the place of who plays.
LISTENS = """() => { window.readOut = [];
  const news = document.getElementById("news");
  const hears = new MutationObserver(() => readOut.push(news.textContent));
  hears.observe(news, { childList: true }); }"""


def two(enter: Enter, **more: object) -> list[Guest]:
    """Ada and Ben at a table; first whose turn it is."""
    ada, ben = (enter(name, **more) for name in ("Ada", "Ben"))
    ada.sets_a_table(GAME, seat_2="open")
    ada.page.wait_for_url("**/table/*")
    ben.comes_in(ada.page.url)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.click(ben.page.get_by_role("button", name="Sit down"))
    if more.get("script") is False:  # else her page comes by itself
        ada.page.reload()
    return who_begins(ada, ben)


def goes_away(guest: Guest, bot: str = "bot:novice") -> None:
    """Lend the seat to a bot, by the people panel."""
    guest.opens("people")
    guest.click(guest.page.get_by_text("Let a bot play for me"))
    guest.page.get_by_label("Which bot").select_option(bot)
    guest.click(guest.page.get_by_role("button", name="Lend it my seat"))
    expect(guest.page.locator("#lent")).to_contain_text(f"The {bot[4:]} bot plays for you.")


def comes_back(guest: Guest) -> None:
    """Take it back, with one click."""
    guest.click(guest.page.get_by_role("button", name="Take my seat back"))
    expect(guest.page.get_by_role("button", name="Take my seat back")).to_have_count(0)


@pytest.mark.parametrize(
    ("script", "size"), [(True, "desk"), (True, "phone"), (False, "desk"), (False, "phone")]
)
def test_a_seat_is_lent_to_a_bot_and_taken_back(script: bool, size: str, enter: Enter) -> None:
    first, second = two(enter, script=script, size=size)
    goes_away(first)
    if not script:
        second.page.reload()
    assert second.waits_for_turn(), "the bot has played"
    expect(second.page.locator("#people")).to_contain_text(f"{first.name} {AWAY}")
    expect(second.page.locator("#others")).to_contain_text(AWAY)
    expect(second.page.locator("#lent")).to_be_empty()
    comes_back(first)
    second.click(second.page.locator("#now button.choice, #now a.choice").first)
    expect(second.page.locator("#people")).not_to_contain_text("away")
    assert first.waits_for_turn(), "it is the person who decides now"


def test_which_bot_somebody_has_chosen_stays_chosen_while_others_come_and_go(enter: Enter) -> None:
    first, second = two(enter)
    first.opens("people")
    first.click(first.page.get_by_text("Let a bot play for me"))
    which = first.page.get_by_label("Which bot")
    expect(which).to_have_value("bot:fair")
    which.select_option("bot:novice")
    goes_away(second)
    expect(first.page.locator("#people")).to_contain_text(f"{second.name} {AWAY}")
    expect(which).to_have_value("bot:novice")


def test_where_all_are_away_everybody_reads_that_the_game_waits(enter: Enter) -> None:
    first, second = two(enter)
    watcher = enter("Watcher")
    watcher.comes_in(first.page.url)
    goes_away(second)
    expect(watcher.page.locator("#lent")).to_be_empty()
    goes_away(first)
    for guest in (first, second, watcher):
        expect(guest.page.locator("#lent")).to_contain_text(STOPPED)
    expect(watcher.page.locator("#lent button")).to_have_count(0)
    comes_back(second)
    for guest in (first, watcher):
        expect(guest.page.locator("#lent")).not_to_contain_text(STOPPED)
    assert second.waits_for_turn()


def test_it_is_read_out_and_reached_with_the_keyboard(enter: Enter) -> None:
    first, _second = two(enter)
    page = first.page
    page.evaluate(LISTENS)
    page.locator("label:has(> [data-kept][value=people]) input").focus()
    page.keyboard.press("Space")
    page.locator("summary", has_text="Let a bot play for me").focus()
    for key in ("Enter", "Tab", "Tab", "Enter"):
        page.keyboard.press(key)
    said = "The fair bot plays for you."
    wait_until(page, "(words) => readOut.some((one) => one.includes(words))", said)
    expect(page.locator("#question")).to_be_focused()
    page.get_by_role("button", name="Take my seat back").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#lent")).to_be_empty()
    expect(page.locator("#question")).to_be_focused()


def test_everybody_can_use_it(enter: Enter) -> None:
    for size in ("desk", "phone"):
        first, second = two(enter, size=size)
        first.opens("people")
        first.click(first.page.get_by_text("Let a bot play for me"))
        finds_nothing(first, f"{size}: the form by which a seat is lent")
        goes_away(second)
        look = finds_nothing_by_day_or_night if size == "desk" else finds_nothing
        look(second, f"{size}: a seat that is lent")
        wide = second.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, "the page is wider than the screen"
        second.click(second.page.get_by_role("link", name="As text"))
        expect(second.page.get_by_role("button", name="Take my seat back")).to_be_visible()
        finds_nothing(second, f"{size}: its text")


def test_who_was_late_twice_reads_why_a_bot_plays(enter: Enter, house: House) -> None:
    """The inn's clock is put on, so nobody has to wait."""
    ada, ben = enter("Ada"), enter("Ben")
    ada.sets_a_table(GAME, seat_2="open", clock="300")
    ada.page.wait_for_url("**/table/*")
    ben.comes_in(ada.page.url)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.click(ben.page.get_by_role("button", name="Sit down"))
    late, other = who_begins(ada, ben)
    table = ada.page.url.partition("/table/")[2].partition("?")[0]
    while not any(chair.away for chair in house.inn.look(table).chairs):
        if other.name in asked_at(house, table):
            assert other.waits_for_turn()
            other.step()
        else:
            passes(house, table, 301)
    expect(late.page.locator("#lent")).to_contain_text("You were late twice in a row.")
    expect(late.page.locator("#lent")).to_contain_text("The fair bot plays for you.")
    expect(other.page.locator("#people")).to_contain_text(f"{late.name} (away; the fair bot plays)")
    comes_back(late)


def asked_at(house: House, table: str) -> set[str]:
    """Who must decide at a table."""
    return {chair.name for chair in house.inn.look(table).waiting_for}


def passes(house: House, table: str, seconds: float) -> None:
    """Let so much time pass in the house, and the inn decide for whoever is late."""
    version, end = house.inn.look(table).version, time.monotonic() + PATIENCE
    house.inn.store.clock.heard(house.inn.store.clock.now() + seconds)
    while house.inn.look(table).version == version:
        assert time.monotonic() < end, "the clock decides nothing"
        time.sleep(0.02)


@pytest.mark.parametrize("script", [True, False], ids=["script", "plain"])
def test_who_does_not_come_is_let_go_by_the_others_and_comes_back(
    script: bool, enter: Enter, house: House
) -> None:
    late, here = two(enter, script=script)
    here.comes_in(here.page.url.split("?")[0] + "?panel=people")
    if script:
        finds_nothing_by_day_or_night(here, "waiting for somebody")
    ((_player, waited),) = house.inn.look(table_of(here)).waited_for.items()
    house.inn.store.clock.heard(waited.since + TO_WAIT + 1)
    here.click(here.page.get_by_text("Waiting too long?"))
    expect(here.page.locator(".let-go")).to_contain_text("votes: 0 of 1")
    here.click(here.page.get_by_role("button", name="Let a bot play", exact=True))
    expect(here.page.locator("#people")).to_contain_text("(away; the fair bot plays)")
    late.comes_in(late.page.url.split("?")[0])
    expect(late.page.locator("#lent")).to_contain_text("The fair bot plays for you.")
    late.click(late.page.get_by_role("button", name="Take my seat back"))
    expect(late.page.locator("#people")).not_to_contain_text("bot plays)")


def table_of(guest: Guest) -> str:
    """The table at which somebody is."""
    return guest.page.url.split("?")[0].rpartition("/")[2]
