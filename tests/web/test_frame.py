"""The table is a frame: everything in view at each size, and nothing live moves under a pointer."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tabard.engine.match import Match
from tabard.engine.record import text_of

from .conftest import TITLES, Enter, House
from .guest import Guest

SIZES = [(1440, 900), (1280, 720), (1024, 768), (390, 844)]
PARTS = (".board-frame", "#now", "#own", "#log", "#tracks")
# The part of each that can be seen, in pixels, and by how much the page is too large.
SEEN = """(parts) => {
  const seen = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const panel = one.closest(".panel, .decide")?.getBoundingClientRect();
    const foot = Math.min(bottom, innerHeight, panel?.bottom ?? innerHeight);
    return [Math.min(right, innerWidth) - Math.max(left, 0), foot - Math.max(top, 0)];
  };
  const page = document.scrollingElement;
  return { over: [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight],
    parts: parts.map((part) => seen(document.querySelector(part))) };
}"""
BOARD = "JSON.stringify(document.querySelector('svg[data-print]').getBoundingClientRect())"


def at_a_table(guest: Guest, game: str) -> Guest:
    """The guest plays against a bot, and it is her turn."""
    guest.sets_a_table(game, seat_2="bot:random")
    guest.page.wait_for_url("**/table/*")
    assert guest.waits_for_turn()
    return guest


@pytest.mark.parametrize("game", TITLES)
def test_board_hand_question_and_latest_events_are_in_view_at_each_size(
    game: str, enter: Enter
) -> None:
    guest = at_a_table(enter("Ada", seed=5), game)
    for _step in range(6):
        if guest.waits_for_turn():
            guest.step()
    for wide, high in SIZES:
        guest.page.set_viewport_size({"width": wide, "height": high})
        seen = guest.page.evaluate(SEEN, list(PARTS))
        assert max(seen["over"]) <= 0, (wide, high)
        for part, (across, down) in zip(PARTS, seen["parts"], strict=True):
            assert across >= 100 and down >= 20, (part, wide, high)
        assert min(seen["parts"][0]) >= 240, f"the board at {wide} × {high}"


# Do the buttons lie upon the board, or upon anything that can be clicked?
COVERED = """() => {
  const svg = document.querySelector("svg[data-board]");
  const box = svg.getBoundingClientRect();
  const { width, height } = svg.viewBox.baseVal;
  const near = Math.min(box.width / width, box.height / height);
  const left = box.left + (box.width - width * near) / 2;
  const top = box.top + (box.height - height * near) / 2;
  const others = [...document.querySelectorAll("header a, header button, #main label")];
  const map = { left, top, right: left + width * near, bottom: top + height * near };
  return [...document.querySelectorAll(".zoom button")].filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    if (!right) return false;
    const out = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    const meets = (each) => each.left < right - 1 && left < each.right - 1
      && each.top < bottom - 1 && top < each.bottom - 1;
    return out || meets(map) || others.some((each) => meets(each.getBoundingClientRect()));
  }).length;
}"""


# German has the longest words.
@pytest.mark.parametrize("language", [pytest.param("en-US", marks=pytest.mark.long), "de-DE"])
@pytest.mark.parametrize("game", TITLES)
def test_the_buttons_that_zoom_cover_nothing_at_each_size(
    game: str, language: str, enter: Enter
) -> None:
    guest = enter("Pupil", language=language)
    for wide, high in SIZES:
        guest.page.set_viewport_size({"width": wide, "height": high})
        guest.comes_in(f"/learn/{game}/1")
        for _time in range(2):
            expect(guest.page.locator("[data-zoom='1']")).to_be_visible()
            assert guest.page.evaluate(COVERED) == 0, (wide, high)
            guest.click(guest.page.locator("[data-zoom='1']"))


@pytest.mark.parametrize("game", TITLES)
def test_the_board_stays_where_it_is_while_one_plays(game: str, enter: Enter) -> None:
    guest = at_a_table(enter("Ada", seed=5), game)
    before = guest.page.evaluate(BOARD)
    for _step in range(15):
        if guest.waits_for_turn():
            guest.step()
            assert guest.page.evaluate(BOARD) == before


LAID_OUT = "disabled-by-default-devtools.timeline.invalidationTracking"


def test_a_move_neither_lays_out_nor_draws_the_printed_map_again(
    browser: Browser, enter: Enter
) -> None:
    guest = at_a_table(enter("Ada", seed=5), "fall_of_rome")
    for _time in range(3):  # while fonts come in, all is laid out more than once
        guest.step()
        guest.waits_for_turn()
    browser.start_tracing(page=guest.page, categories=["devtools.timeline", LAID_OUT])
    guest.step()
    happened = json.loads(browser.stop_tracing())["traceEvents"]
    done = {(each["name"], each["args"]["data"].get("nodeName")) for each in happened
            if each["name"].endswith("InvalidationTracking")}  # fmt: skip
    assert ("LayoutInvalidationTracking", "a class='spot'") in done  # the places lie on it anew
    assert ("LayoutInvalidationTracking", "text class='place-name'") not in done


def test_what_moves_by_itself_comes_to_rest(enter: Enter) -> None:
    guest = at_a_table(enter("Ada", seed=5), "fall_of_rome")
    guest.page.emulate_media(reduced_motion="no-preference")
    guest.page.locator(".spot.lit circle").first.wait_for()
    times = guest.page.evaluate(
        "document.getAnimations().map((each) => each.effect.getComputedTiming().endTime)"
    )
    assert times and max(times) <= 10_000  # milliseconds; None is for ever


CHANGES = """() => { const under = live(pointer);
  const one = document.elementFromPoint(pointer.x, pointer.y).closest("button, a");
  if (one.matches("a")) one.setAttribute("href", "?at=other"); else one.value += "!";
  guard(under); window.clicked = 0;
  one.onclick = (click) => { clicked++; click.preventDefault(); click.stopPropagation(); };
}"""


@pytest.mark.parametrize("where", ["#now .moves .choice", ".board a.spot"])
def test_what_comes_under_a_resting_pointer_sleeps_for_a_moment(where: str, enter: Enter) -> None:
    guest = at_a_table(enter("Ada"), "fall_of_rome")
    page = guest.page
    guest.choices()
    guest.lets_it_settle()
    page.evaluate("sending++")  # nothing new is put in place from now on
    box = page.locator(where).first.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.evaluate(CHANGES)
    page.mouse.click(x, y)
    assert page.evaluate("clicked") == 0, "it has just come"
    expect(page.locator(".bubble")).to_contain_text("came under your pointer")
    page.evaluate("new Promise((later) => setTimeout(later, 600))")
    page.mouse.click(x, y)
    assert page.evaluate("clicked") == 1, "it was seen to come"
    page.evaluate(CHANGES)
    page.mouse.move(x + 30, y)
    page.mouse.move(x, y)
    page.mouse.click(x, y)
    assert page.evaluate("clicked") == 1, "a pointer that moves has woken it"


def test_what_came_under_a_pointer_sleeps_on_where_other_news_comes(enter: Enter) -> None:
    guest = at_a_table(enter("Ada"), "fall_of_rome")
    page = guest.page
    guest.lets_it_settle()
    page.evaluate("sending++")  # nothing new is put in place from now on
    box = guest.choices().first.bounding_box()
    assert box
    page.mouse.move(box["x"] + 12, box["y"] + 12)
    page.evaluate(f"({CHANGES})(); guard(live(pointer))")
    page.mouse.click(box["x"] + 12, box["y"] + 12)
    assert page.evaluate("clicked") == 0


def test_panels_are_remembered_and_can_be_folded(enter: Enter) -> None:
    guest = at_a_table(enter("Ada"), "fall_of_rome")
    guest.opens("goals")
    expect(guest.page.locator("#goals")).to_be_visible()
    guest.page.reload()
    expect(guest.page.locator("#goals")).to_be_visible()
    guest.page.locator(".talk .fold").click()
    expect(guest.page.locator("#log")).to_be_hidden()
    guest.page.reload()
    expect(guest.page.locator("#log")).to_be_hidden()
    guest.opens("log")
    expect(guest.page.locator("#log")).to_be_visible()


def test_on_a_phone_a_page_begins_with_the_panels_that_leave_room_for_the_question(
    enter: Enter,
) -> None:
    guest = at_a_table(enter("Ada"), "fall_of_rome")
    guest.page.locator(".talk .tabs label", has_text="People").click()
    guest.page.reload()
    expect(guest.page.locator("#log")).to_be_hidden()
    guest.page.set_viewport_size({"width": 390, "height": 844})
    guest.page.reload()
    expect(guest.page.locator("#log")).to_be_visible()


def test_on_a_phone_a_folded_hand_leaves_its_room_to_what_happened(enter: Enter) -> None:
    guest = at_a_table(enter("Ada", size="phone"), "fall_of_rome")
    log = guest.page.locator(".log-panel")
    line = log.evaluate("one => one.offsetHeight")
    guest.click(guest.page.locator(".dock .fold"))
    assert log.evaluate("one => one.offsetHeight") > 3 * line


def test_on_a_phone_all_that_is_one_s_own_is_shown_once_it_is_asked_for(enter: Enter) -> None:
    guest = at_a_table(enter("Ada", size="phone"), "fall_of_rome")
    own = guest.page.locator(".panel.own")
    high = own.evaluate("one => one.offsetHeight")
    guest.click(guest.page.locator(".dock .open"))
    assert own.evaluate("one => one.offsetHeight") > 3 * high
    guest.click(guest.page.locator(".dock .open"))
    assert own.evaluate("one => one.offsetHeight") == high


def test_a_button_says_that_answers_lie_under_a_fight_and_brings_them(enter: Enter) -> None:
    guest = at_a_table(enter("Ada"), "fall_of_rome")
    more = guest.page.locator(".further")
    expect(more).to_be_hidden()
    guest.page.evaluate("""() => {
      const answer = document.querySelector("#now .moves .choice");
      const list = answer.closest("details");
      if (list) list.open = true;
      for (let i = 0; i < 99; i++) answer.after(answer.cloneNode(true));
      const fight = "<details class=episode open>A fight</details>";
      document.querySelector("#episode").innerHTML = fight;
      fades();
    }""")
    strip, fight = more.bounding_box(), guest.page.locator("#episode > .episode").bounding_box()
    assert strip and fight and abs(strip["y"] + strip["height"] - fight["y"]) <= 2
    assert strip["width"] > 0.95 * fight["width"], "it cuts answers off, and lies upon none"
    guest.click(more)
    assert guest.page.locator(".decide").evaluate("one => one.scrollTop") > 0
    guest.page.locator(".decide").evaluate("one => one.scrollTo(0, one.scrollHeight)")
    expect(more).to_be_hidden()


FIGHT = """(high) => {
  const fight = "<summary>A fight</summary><p>How it went</p>";
  const part = document.querySelector("#episode");
  part.innerHTML = `<details class=episode open data-shut=7>${fight}</details>`;
  part.querySelector("p").style.height = `${high}px`;
  fold();
  fades();
}"""
# The last answer ends so many pixels above the end of its place.
LEAVES = """(room) => {
  const answers = [...document.querySelectorAll("#now .moves :is(.choice, summary)")];
  const ends = answers.filter((one) => one.checkVisibility()).map(
    (one) => one.getBoundingClientRect().bottom);
  const { bottom } = document.querySelector(".decide").getBoundingClientRect();
  document.querySelector("#now").style.paddingTop = `${bottom - room - Math.max(...ends)}px`;
}"""


def test_a_fight_folds_where_it_would_lie_upon_answers(enter: Enter) -> None:
    guest = at_a_table(enter("Ada"), "fall_of_rome")
    fight, way = guest.page.locator("#episode > .episode"), guest.page.locator("#episode p")
    guest.page.evaluate(LEAVES, 140)
    guest.page.evaluate(FIGHT, 250)
    expect(way).to_be_hidden()
    guest.click(fight.locator("summary"))
    guest.page.evaluate("fold()")
    expect(way).to_be_visible()  # whoever unfolds it reads it
    guest.page.evaluate("unfolded = ''")
    guest.page.evaluate(FIGHT, 5)
    expect(way).to_be_visible()


@pytest.mark.parametrize("game", ["fall_of_rome", "jeanne_darc"])
def test_a_folded_panel_takes_no_room_from_the_board(game: str, enter: Enter) -> None:
    guest = at_a_table(enter("Ada"), game)
    width = "document.querySelector('.board-frame').getBoundingClientRect().width"
    before = guest.page.evaluate(width)
    for panel in (".talk", ".dock"):
        guest.click(guest.page.locator(f"{panel} .fold"))
        assert guest.page.evaluate(width) >= before, panel


@pytest.mark.parametrize("game", ["jeanne_darc", "new_world"])
def test_beside_a_tall_board_a_folded_panel_leaves_its_column_to_the_others(
    game: str, enter: Enter
) -> None:
    guest = at_a_table(enter("Ada"), game)
    size = "one => [one.offsetWidth, one.offsetHeight]"
    log, decide = (guest.page.locator(one) for one in (".talk", ".decide"))
    wide, high = decide.evaluate(size)[0], log.evaluate(size)[1]
    own, column = (guest.page.locator(one) for one in (".dock", ".board-frame"))
    free = column.evaluate(size)[1] - own.evaluate(size)[1] - high
    assert 0 <= free < 20, "what happened has all the room that a hand leaves"
    guest.click(guest.page.locator(".dock .fold"))
    assert log.evaluate(size)[1] > column.evaluate(size)[1] - 80
    guest.click(guest.page.locator(".talk .fold"))
    assert decide.evaluate(size)[0] > 1.3 * wide


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_each_panel_folds_whichever_is_in_front(size: str, enter: Enter) -> None:
    guest = at_a_table(enter("Ada", size=size), "fall_of_rome")
    for name, panels in ("talk", ("people", "book", "log")), ("dock", ("others", "goals", "own")):
        for panel in panels:
            guest.opens(panel)
            shown, fold = guest.page.locator(f".{name} > .panel:visible"), f".{name} .fold"
            expect(shown).to_have_count(1)
            guest.click(guest.page.locator(fold))
            expect(shown).to_have_count(0)
            high = guest.page.locator(f".{name}").evaluate("one => one.offsetHeight")
            assert high < 60, f"{panel} leaves its room to the others"


@pytest.mark.parametrize("game", TITLES)
def test_on_a_phone_how_far_the_game_is_stays_in_sight_whatever_is_folded(
    game: str, enter: Enter
) -> None:
    guest = at_a_table(enter("Ada", size="phone"), game)
    tracks = guest.page.locator("#tracks")
    before = tracks.evaluate("one => one.offsetHeight")
    for panel in (".talk", ".dock", ".talk"):
        guest.click(guest.page.locator(f"{panel} .fold"))
        assert tracks.evaluate("one => one.offsetHeight") == before, panel


@pytest.mark.parametrize("game", TITLES)
def test_on_a_phone_whoever_unfolds_all_tracks_keeps_every_tab_and_an_answer(
    game: str, enter: Enter
) -> None:
    guest = at_a_table(enter("Ada", size="phone"), game)
    guest.click(guest.page.locator("#tracks .whole"))
    for folds in "", ".dock", ".talk", ".dock":  # none, the one, both, the other
        if folds:
            guest.click(guest.page.locator(f"{folds} .fold"))
        for panels in (".dock", ".talk"):
            tabs = guest.page.locator(f"{panels} .tabs")
            below = "one => innerHeight - one.parentElement.getBoundingClientRect().bottom"
            high = tabs.evaluate("one => one.parentElement.offsetHeight")
            assert high > 40 and tabs.evaluate(below) >= 0, (panels, folds)
        assert guest.page.locator(".decide").evaluate("one => one.offsetHeight") >= 130


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_whoever_reads_old_lines_stays_there_and_a_button_leads_to_what_is_new(
    size: str, enter: Enter
) -> None:
    ada = enter("Ada", size=size, seed=5)
    at_a_table(ada, "fall_of_rome")
    for _step in range(8):
        if ada.waits_for_turn():
            ada.step()
    reader = enter("Reader", size=size)
    reader.comes_in(ada.page.url)
    log, newer = reader.page.locator(".log-panel"), reader.page.locator(".newer")
    expect(newer).to_be_hidden()
    seen = """panel => {
      const { left, top } = panel.getBoundingClientRect();
      return document.elementFromPoint(left + 60, top + 20).closest("[data-number]").innerText;
    }"""
    log.evaluate("one => one.scrollTo(0, 150)")
    before, told = log.evaluate(seen), reader.page.locator("#log").get_attribute("data-told")
    while ada.page.locator("#log").get_attribute("data-told") == told:
        assert ada.waits_for_turn()
        ada.step()
    expect(newer).to_be_visible()
    assert log.evaluate(seen) == before, "nobody is torn away from what he reads"
    reader.click(newer)
    assert log.evaluate("one => one.scrollTop") == 0
    expect(newer).to_be_hidden()


def test_whoever_moves_sees_what_comes_of_it_in_the_log(enter: Enter) -> None:
    guest = at_a_table(enter("Ada", seed=5), "fall_of_rome")
    for _step in range(8):
        if guest.waits_for_turn():
            guest.step()
    log, told = (
        guest.page.locator(".log-panel"),
        "() => document.querySelector('#log').dataset.told",
    )
    log.evaluate("one => one.scrollTo(0, 150)")
    before = guest.page.evaluate(told)
    while guest.page.evaluate(told) == before:
        assert guest.waits_for_turn()
        guest.step()
    assert log.evaluate("one => one.scrollTop") == 0


def test_a_button_says_that_something_was_told_while_one_read_the_rules(enter: Enter) -> None:
    guest = at_a_table(enter("Ada", seed=5), "fall_of_rome")
    guest.opens("book")
    guest.step()
    guest.waits_for_turn()
    guest.click(guest.page.locator(".newer"))
    expect(guest.page.locator("#log")).to_be_visible()
    expect(guest.page.locator(".newer")).to_be_hidden()


def at_random(moves: int) -> Match:
    """So many moves of a match that ends with the last of them."""
    match, chance = Match("fall_of_rome", 2, seed=0), Random(0)
    for _move in range(moves):
        match.play(match.to_act[0], chance.choice(match.rows(match.to_act[0])))
    return match


def test_panels_stay_as_they_were_when_the_game_is_over(enter: Enter, house: House) -> None:
    guest, match, lost = enter("Ada", size="phone"), at_random(75), at_random(76).lines[-1]
    who = ["bot:random"] * 2
    who[lost.seat] = "human"
    guest.comes_in(f"/table/{house.inn.bring_in(text_of(match, who), unfinished=True)}")
    guest.page.get_by_label("Your name").fill(guest.name)
    guest.click(guest.page.get_by_role("button", name="Sit down"))
    guest.opens("book")
    guest.page.get_by_label("A word or a number").fill("bloody")
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator("#found dl")).to_be_visible()
    guest.opens("log")
    for panels in (".dock", ".talk"):
        guest.click(guest.page.locator(f"{panels} .fold"))
    guest.click(guest.page.get_by_text("Type a move"))
    guest.page.get_by_label("A move in words").fill(lost.words)
    guest.click(guest.page.get_by_role("button", name="Make it"))
    expect(guest.page.locator("#outcome")).to_be_visible()
    expect(guest.page.locator(".panel:visible")).to_have_count(0)
    guest.click(guest.page.locator(".talk .fold"))
    expect(guest.page.locator("#log")).to_be_visible()


def test_a_panel_is_unfolded_at_its_beginning(enter: Enter) -> None:
    guest = at_a_table(enter("Ada", size="phone"), "fall_of_rome")
    log = guest.page.locator(".log-panel")
    log.evaluate("one => one.scrollTo(0, 40)")
    assert log.evaluate("one => one.scrollTop") > 0
    for _time in range(2):
        guest.click(guest.page.locator(".talk .fold"))
    assert log.evaluate("one => one.scrollTop") == 0
