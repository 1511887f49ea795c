"""The room of a table: what can be done, why not, what happened, and who is there."""

from __future__ import annotations

import re
import time
from random import Random

import pytest
from playwright.sync_api import Route, expect

from tabard.engine.find import find_game
from tabard.engine.match import Match
from tabard.server.inn.rooms import Order
from tabard.web.choices import doing

from .conftest import TITLES, Enter, House
from .guest import Guest
from .test_access import finds_nothing

GAME = "fall_of_rome"


@pytest.fixture
def ada(enter: Enter) -> Guest:
    """Ada plays against a bot, and it is her turn."""
    guest = enter("Ada")
    guest.sets_a_table(GAME, seat_2="bot:random")
    guest.page.wait_for_url("**/table/*")
    assert guest.waits_for_turn()
    return guest


def begins(guest: Guest) -> None:
    """Choose the first city, and wait for the first turn."""
    guest.click(guest.choices().first)
    expect(guest.page.locator("#log")).to_contain_text("Turn")
    assert guest.waits_for_turn()


def who_begins(*guests: Guest) -> list[Guest]:
    """The guests, those first whose turn it is: chance says who begins."""
    for guest in guests:
        expect(guest.page.locator("#now")).to_be_visible()
    return sorted(guests, key=lambda guest: not guest.title.startswith("●"))


def told(guest: Guest) -> int:
    """So much has been told on this page."""
    return int(guest.page.locator("#log").get_attribute("data-told") or 0)


def mark(guest: Guest) -> str:
    """What the page calls the state of the table; a move need not be told, but changes this."""
    return str(guest.page.locator("#main").get_attribute("data-mark"))


def test_what_leads_to_a_pawn_says_so_and_asks_nobody_to_choose(ada: Guest) -> None:
    until(ada, ".holding h2 a.lit:text-is('What can be done?')")
    ada.click(ada.page.get_by_role("link", name="What can be done?"))
    expect(ada.page.locator(".said strong")).to_contain_text("The pawn")
    expect(ada.page.get_by_role("link", name="All moves")).to_be_visible()


def until(guest: Guest, there: str) -> None:
    """Play on until the page shows this."""
    for _step in range(80):
        assert guest.waits_for_turn(), f"the game is over, and there never was {there}"
        if guest.page.locator(there).count():
            return
        guest.step()
    raise AssertionError(f"there never was {there}")


def test_a_city_that_can_be_picked_is_lit_and_a_click_upon_it_shows_it_with_the_move(
    ada: Guest,
) -> None:
    lit = ada.page.locator(".board a.spot.lit")
    choices = ada.choices()
    assert lit.count() == choices.count() > 0
    name = str(lit.first.get_attribute("aria-label"))
    lit.first.click()
    expect(ada.page.locator("#explained h2")).to_contain_text(name.split(":")[0])
    ada.click(ada.page.locator("#explained button.primary"))
    expect(ada.page.locator("#log")).to_contain_text(f"begins in {name.split(':')[0]}")


def test_a_thing_that_cannot_be_picked_says_why_with_the_rules_number(ada: Guest) -> None:
    ada.click(ada.page.locator(".board a.spot:not(.lit)").first)
    expect(ada.page.locator("#explained")).to_contain_text("Why it cannot be picked now")
    rule = ada.page.locator("#explained a.rule").first
    number = rule.inner_text().removeprefix("rule ")
    rule.click()
    expect(ada.page.locator(f"[id='rule-{number}']")).to_be_in_viewport()


def test_a_verb_that_is_greyed_and_a_move_in_words_are_answered(ada: Guest) -> None:
    begins(ada)
    until(ada, ".decide:has(button[value=end_actions]) .missing a")
    if not ada.page.locator(".missing a").first.is_visible():
        ada.click(ada.page.locator(".missing > summary"))
    ada.click(ada.page.locator(".missing a").first)
    expect(ada.page.locator("#answer a.rule")).to_be_visible()
    ada.click(ada.page.get_by_text("Type a move"))
    ada.page.get_by_label("A move in words").fill("march roma 9")
    ada.click(ada.page.get_by_role("button", name="Is it allowed?"))
    expect(ada.page.locator("#answer")).to_contain_text("9")
    before = mark(ada)
    ada.page.get_by_label("A move in words").fill("end_actions")
    ada.click(ada.page.get_by_role("button", name="Make it"))
    expect(ada.page.locator("#main")).not_to_have_attribute("data-mark", before)


def test_an_answer_that_comes_late_takes_no_button_away_while_it_is_pressed(ada: Guest) -> None:
    begins(ada)
    until(ada, ".decide:has(button[value=end_actions]) .missing a")
    page, before = ada.page, mark(ada)
    held: list[Route] = []
    page.route("**/*why=march*", lambda route: held.append(route))
    page.get_by_text("Type a move").click()
    page.get_by_label("A move in words").fill("march roma 9")
    with page.expect_request("**/*why=march*"):
        page.get_by_role("button", name="Is it allowed?").click()
    page.get_by_label("A move in words").fill("end_actions")
    page.get_by_role("button", name="Make it").hover()
    page.mouse.down()
    with page.expect_event("requestfinished"):
        held[0].continue_()
    page.evaluate("new Promise((later) => setTimeout(later, 200))")  # it is put in place, or not
    page.mouse.up()
    expect(page.locator("#main")).not_to_have_attribute("data-mark", before)


def test_news_that_comes_before_an_answer_does_not_take_its_place(ada: Guest) -> None:
    page = ada.page
    held: list[Route] = []
    page.route("**/table/*?*", lambda route: held.append(route))
    with page.expect_request("**/table/*?*"):
        page.locator(".board a.spot:not(.lit)").first.click()
    page.evaluate("news()")
    page.wait_for_timeout(300)  # it asks for the page as it was, or waits
    held[0].continue_()
    expect(page.locator("#explained")).to_contain_text("Why it cannot be picked now")


def test_who_sits_down_keeps_the_seat_though_news_of_it_comes_before_the_answer(
    enter: Enter, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    sits = house.inn.visits.sits

    def late(*said: str) -> None:
        time.sleep(0.5)
        sits(*said)

    monkeypatch.setattr(house.inn.visits, "sits", late)
    guest = enter("Ada")
    guest.comes_in(f"/table/{house.inn.open_table(Order(GAME, ('', 'bot:random')))}")
    guest.page.get_by_label("Your name").fill(guest.name)
    guest.click(guest.page.get_by_role("button", name="Sit down"))
    assert guest.waits_for_turn()


def test_half_a_move_goes_back_and_a_whole_one_is_taken_back(ada: Guest) -> None:
    begins(ada)
    until(ada, "#now a.choice.step")
    before = told(ada)
    ada.click(ada.page.locator("#now a.choice.step").first)
    expect(ada.page.locator(".said strong")).to_be_visible()
    ada.click(ada.page.locator(".said").get_by_role("link", name="Back"))
    expect(ada.page.locator(".said")).to_have_count(0)
    assert told(ada) == before


def test_a_doubled_click_plays_once(ada: Guest) -> None:
    ada.choices().first.dblclick()
    expect(ada.page.locator("#log")).to_contain_text("Turn")
    assert ada.page.locator("#log").inner_text().count("Ada (") >= 1
    lines = ada.page.locator("#log li", has_text="begins in")
    assert len([t for t in lines.all_inner_texts() if t.startswith("Ada (")]) == 1


def test_chat_is_text_whatever_it_holds_and_reaches_a_spectator(ada: Guest, enter: Enter) -> None:
    watcher = enter("Watcher")
    watcher.comes_in(ada.page.url)
    expect(watcher.page.locator("#question")).to_be_visible()
    assert watcher.choices().count() == 0
    ada.opens("people")
    ada.page.get_by_label("Say something").fill("<b>hail</b> <script>alert(1)</script>")
    ada.click(ada.page.get_by_role("button", name="Say", exact=True))
    expect(watcher.page.locator("#chat-lines")).to_contain_text("<b>hail</b> <script>")
    assert watcher.page.locator("#chat-lines script").count() == 0


def test_the_private_link_gives_the_seat_to_another_device(ada: Guest, enter: Enter) -> None:
    ada.opens("people")
    ada.click(ada.page.get_by_text("Your private link", exact=True))
    ada.click(ada.page.get_by_role("button", name="Make a link"))
    link = ada.page.get_by_label("Your private link").input_value()
    finds_nothing(ada, "the page of a link")
    ada.click(ada.page.get_by_role("link", name="Back to the table"))
    phone = enter("Phone", size="phone")
    phone.comes_in(link)
    finds_nothing(phone, "the page to which a link leads")
    word = link.partition("#")[2]
    assert word and word not in phone.page.url, "it does not stay in the address"
    assert phone.page.get_by_label("The link").input_value() == word
    phone.click(phone.page.get_by_role("button", name="Take the seat"))
    assert phone.waits_for_turn()
    phone.click(phone.choices().first)
    expect(ada.page.locator("#log")).to_contain_text("begins in")


def test_a_friend_takes_an_open_seat_and_both_see_each_others_moves(enter: Enter) -> None:
    ada, ben = enter("Ada"), enter("Ben")
    ada.sets_a_table(GAME, seat_2="open")
    ada.page.wait_for_url("**/table/*")
    ben.comes_in()
    expect(ben.page.locator("#open-tables ~ ul a").first).to_be_visible()
    ben.comes_in(ada.page.url)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.click(ben.page.get_by_role("button", name="Sit down"))
    expect(ada.page.locator("#people")).to_contain_text("Ben")
    first, second = who_begins(ada, ben)
    assert "● Your turn" in first.title
    first.click(first.choices().first)
    expect(second.page.locator("#log")).to_contain_text("begins in")
    assert second.waits_for_turn()
    second.click(second.choices().first)
    expect(first.page.locator("#news")).to_contain_text("begins in")


def test_who_comes_back_sees_where_he_last_looked(ada: Guest, enter: Enter) -> None:
    begins(ada)
    watcher = enter("Watcher")
    watcher.comes_in(ada.page.url)
    table, before = watcher.page.url, told(watcher)
    watcher.comes_in("/")
    while told(ada) == before:
        ada.step()
    watcher.comes_in(table)
    expect(watcher.page.locator("#log li.new").first).to_be_visible()
    expect(watcher.page.locator("#log li.mark")).to_have_count(1)


def test_the_replay_goes_through_the_whole_game(ada: Guest) -> None:
    begins(ada)
    ada.click(ada.page.get_by_role("link", name="Replay").first)
    expect(ada.page.locator("#replayed")).to_be_visible()
    ada.click(ada.page.get_by_role("link", name="To the beginning"))
    expect(ada.page.locator("#replayed")).to_have_text("Before the first move.")
    ada.click(ada.page.get_by_role("link", name="One move on"))
    expect(ada.page.locator("#replayed")).not_to_have_text("Before the first move.")
    ada.page.locator("#at").focus()
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.locator("#at-shown")).to_have_text("2")
    assert ada.page.locator("#replay .board a.lit").count() == 0


def test_the_text_view_tells_the_same_table_in_sentences(ada: Guest) -> None:
    ada.click(ada.page.get_by_role("link", name="As text"))
    expect(ada.page.locator("#text-table")).to_be_visible()
    assert ada.page.locator("svg.board").count() == 0
    assert ada.choices().count() > 0


@pytest.mark.parametrize("game", TITLES)
def test_the_rule_book_is_searched_by_word_and_by_number(game: str, enter: Enter) -> None:
    guest = enter("Reader")
    guest.comes_in(f"/rules/{game}")
    numbers = guest.page.locator("dt")
    whole = numbers.count()
    first = numbers.first.inner_text()
    guest.page.get_by_label("A word or a number").fill(first)
    guest.click(guest.page.get_by_role("button", name="Search"))
    assert first in guest.page.locator("dt").all_inner_texts()
    guest.page.get_by_label("A word or a number").fill("card")
    guest.click(guest.page.get_by_role("button", name="Search"))
    expect(guest.page.locator("mark").first).to_be_visible()
    assert 0 < guest.page.locator("dt").count() < whole


def test_the_theme_is_chosen_and_kept(enter: Enter) -> None:
    guest = enter("Night")
    guest.comes_in()
    light = guest.page.evaluate("getComputedStyle(document.body.parentElement).backgroundColor")
    guest.click(guest.page.get_by_role("button", name="Dark"))
    guest.page.wait_for_selector("html[data-theme=dark]")
    dark = guest.page.evaluate("getComputedStyle(document.body.parentElement).backgroundColor")
    assert light != dark
    guest.comes_in("/rules/" + GAME)
    assert guest.page.locator("html").get_attribute("data-theme") == "dark"


def test_who_leaves_is_played_for_and_the_others_go_on(ada: Guest) -> None:
    ada.opens("people")
    ada.click(ada.page.get_by_text("Leave the game"))
    ada.click(ada.page.get_by_role("button", name="Give up my seat"))
    expect(ada.page.locator("#outcome")).to_be_visible(timeout=90_000)


def test_a_rematch_opens_the_same_table_again(ada: Guest) -> None:
    ada.opens("people")
    ada.click(ada.page.get_by_text("Leave the game"))
    ada.click(ada.page.get_by_role("button", name="Give up my seat"))
    expect(ada.page.locator("#outcome")).to_be_visible(timeout=90_000)
    before = ada.page.url
    ada.click(ada.page.get_by_role("button", name="Play again"))
    ada.page.wait_for_url(lambda url: "/table/" in url and url != before)
    assert ada.waits_for_turn()


def test_an_unknown_table_and_a_false_seat_get_a_page_that_says_so(enter: Enter) -> None:
    guest = enter("Lost")
    for path in ("/table/nowhere", "/table/nowhere/seat/abc", "/rules/nothing", "/new/nothing"):
        answer = guest.page.goto(path)
        assert answer is not None
        assert answer.status in (403, 404)
        expect(guest.page.get_by_role("alert")).not_to_be_empty()
    guest.troubles = [t for t in guest.troubles if not re.search("status of (403|404)", t)]


@pytest.mark.parametrize("title", TITLES)
def test_back_leads_from_every_half_said_move_to_another_question(title: str) -> None:
    match, chance = Match(title, max(2, find_game(title).seats[0]), seed=4), Random(4)
    steps = 0
    for _move in range(60):
        if match.over:
            break
        seat = match.to_act[0]
        for group in doing(match, seat).groups:
            for choice in group.choices[:4]:
                if not choice.whole:
                    begun = doing(match, seat, choice.words)
                    steps += 1
                    assert doing(match, seat, begun.back).said != begun.said, choice.words
        match.play(seat, chance.choice(match.rows(seat)))
    assert steps
