"""Play on the board: what is picked lights up where it can go, and a click or a drag goes there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from .conftest import TITLES, Enter
from .guest import Finger, Guest, wait_until

BEGINS = "svg[data-board] a.begins"
LIT = "svg[data-board] a.lit"
PICKED = "svg[data-board] a"
WHERE_TO = f"{LIT}:not(.begins)"


def at_a_table(guest: Guest, game: str) -> Guest:
    """The guest plays against a bot, and it is her turn."""
    guest.sets_a_table(game, seat_2="bot:random")
    guest.page.wait_for_url("**/table/*")
    return guest


def picks(guest: Guest) -> tuple[Locator, Locator]:
    """Play on until a move leads from one thing of the board to another, and pick the first; that,
    and the places to which it can go."""
    for _step in range(150):
        assert guest.waits_for_turn(), "the game is over, and nothing ever led anywhere"
        guest.lets_it_settle()
        for marks in [one.get_attribute("data-marks") for one in guest.page.locator(BEGINS).all()]:
            guest.acts_on(guest.page.locator(f"{BEGINS}[data-marks='{marks}']").first)
            guest.lets_it_settle()
            there = guest.page.locator(WHERE_TO)
            if there.count():
                return guest.page.locator(f"{PICKED}[data-marks='{marks}']").first, there
            takes_back(guest)
        guest.step()
    raise AssertionError("nothing ever led anywhere")


def mark(guest: Guest) -> str:
    """What the page calls the state of the table."""
    return str(guest.page.locator("#main").get_attribute("data-mark"))


def says_the_rest(guest: Guest, before: str) -> None:
    """What is still asked is asked beside the place: the first answer each time."""
    for _asked in range(9):
        guest.lets_it_settle()
        if mark(guest) != before:
            return
        guest.click(guest.page.locator(".picker :is(button, .step), #now .choices .choice").first)
    assert mark(guest) != before, "the move was never made"


def takes_back(guest: Guest) -> None:
    """Esc takes back what was picked."""
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("svg[data-board] a.chosen")).to_have_count(0)
    guest.lets_it_settle()


def chosen(guest: Guest) -> set[str]:
    """What of the board the half-said move names."""
    marked = guest.page.locator("svg[data-board] a.chosen").all()
    return {str(one.get_attribute("data-marks")) for one in marked}


def middle(one: Locator) -> tuple[float, float]:
    """Where one clicks upon it."""
    box = one.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("game", TITLES)
def test_a_piece_lights_up_where_it_can_go_and_goes_there_by_a_click_or_a_drag(
    game: str, enter: Enter
) -> None:
    guest = at_a_table(enter("Ada", seed=5), game)
    piece, there = picks(guest)
    before = mark(guest)
    expect(guest.page.locator(".ways line").first).to_be_attached()  # a road leads there
    goal = str(there.first.get_attribute("data-marks"))
    takes_back(guest)
    assert mark(guest) == before, "nothing is done by looking"
    guest.page.mouse.move(*middle(piece))
    guest.page.mouse.down()
    x, y = middle(guest.page.locator(f"svg[data-board] [data-marks='{goal}']").first)
    guest.page.mouse.move(x + 40, y + 40)
    guest.page.mouse.move(x, y)
    expect(guest.page.locator("svg.carried")).to_be_visible()
    guest.page.mouse.up()
    expect(guest.page.locator("svg.carried")).to_have_count(0)
    wait_until(guest.page, "() => !sending")  # what fell there is answered
    guest.lets_it_settle()
    assert mark(guest) != before or chosen(guest) >= {goal}, "it fell upon nothing"
    says_the_rest(guest, before)
    _piece, there = picks(guest)
    before = mark(guest)
    guest.click(there.first)
    says_the_rest(guest, before)


def test_a_finger_carries_a_piece_and_the_board_stays(enter: Enter) -> None:
    guest = at_a_table(enter("Tom", size="phone", kind=Finger), "water_margin")
    piece, there = picks(guest)
    before = mark(guest)
    goal = str(there.first.get_attribute("data-marks"))
    takes_back(guest)
    box = guest.page.locator("svg[data-board]").get_attribute("viewBox")
    hand = guest.page.context.new_cdp_session(guest.page)
    start = middle(piece)
    end = middle(guest.page.locator(f"svg[data-board] [data-marks='{goal}']").first)
    between = [
        (start[0] + (end[0] - start[0]) * k / 4, start[1] + (end[1] - start[1]) * k / 4)
        for k in range(5)
    ]
    for number, (x, y) in enumerate(between):
        kind = "touchMove" if number else "touchStart"
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    expect(guest.page.locator("svg.carried")).to_be_visible()
    assert guest.page.locator("svg.carried").get_attribute("viewBox") == box, "it was panned"
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    says_the_rest(guest, before)


def test_a_piece_is_picked_and_put_down_with_keys(enter: Enter) -> None:
    guest = at_a_table(enter("Kim"), "fall_of_rome")
    picks(guest)
    takes_back(guest)
    before = mark(guest)
    guest.page.locator(f"{BEGINS}.standing").first.focus()
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator("svg[data-board] a.standing.chosen")).to_be_focused()
    takes_back(guest)
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator("svg[data-board] a.chosen").first).to_be_visible()
    guest.page.locator(WHERE_TO).first.focus()
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(".picker")).to_be_visible()
    for _asked in range(9):
        guest.lets_it_settle()
        if mark(guest) != before:
            return
        guest.page.locator(".picker :is(button, .step)").first.focus()
        guest.page.keyboard.press("Enter")
    raise AssertionError("the move was never made")


def test_what_is_still_asked_is_asked_once_where_its_answers_are_seen(enter: Enter) -> None:
    guest = at_a_table(enter("Ada", size="phone", seed=5), "fall_of_rome")
    for _time in range(10):
        _piece, there = picks(guest)
        guest.click(there.first)
        guest.lets_it_settle()
        if guest.page.locator("#picker .picker").count():
            break
    expect(guest.page.locator("#picker .picker")).to_be_attached()
    expect(guest.page.locator("#now .moves :is(.choice, .primary)").first).to_be_in_viewport()
    expect(guest.page.locator(".picker")).to_be_hidden()


def test_a_piece_goes_there_without_a_script(enter: Enter) -> None:
    guest = at_a_table(enter("Old", script=False), "fall_of_rome")
    piece = guest.page.locator(f"{BEGINS}.standing").first
    while guest.waits_for_turn() and not piece.count():
        guest.step()
    piece.click()
    guest.page.locator(f"{LIT}.spot").first.click()
    before = guest.page.locator("#log").inner_text()
    for _asked in range(9):
        guest.page.locator("#now .choices .choice, #now button.primary").first.click()
        if guest.page.locator("#log").inner_text() != before:
            return
    raise AssertionError("the move was never made")


def test_a_first_click_says_what_it_would_do_where_several_things_can_be_done(enter: Enter) -> None:
    guest = at_a_table(enter("Eve", seed=5), "jeanne_darc")
    for _step in range(150):
        assert guest.waits_for_turn(), "the game is over, and no click ever made a move"
        guest.lets_it_settle()
        several = guest.page.locator("#now .group:visible, #now fieldset:visible").count() > 1
        whole = guest.page.locator(f"{LIT}:not(.begins):not([data-play])")
        if several and whole.count():
            assert guest.page.locator(f"{LIT}[data-play]").count() == 0
            before = mark(guest)
            guest.click(whole.first)
            guest.lets_it_settle()
            assert mark(guest) == before
            if guest.page.locator(".picker .primary").count():
                expect(guest.page.locator(".picker")).to_be_hidden()  # the list says it
                guest.click(guest.page.locator("#now .moves > .primary"))
                expect(guest.page.locator("#main")).not_to_have_attribute("data-mark", before)
                return
            takes_back(guest)
        guest.step()
    raise AssertionError("never was there anything to be sure of")


def test_a_finger_upon_a_card_shows_whose_it_is_before_it_answers(enter: Enter) -> None:
    guest = at_a_table(enter("Ida", size="phone", kind=Finger, seed=3), "water_margin")
    page = guest.page
    while guest.waits_for_turn() and not page.get_by_text("Who meets the next").count():
        guest.step()
    guest.lets_it_settle()
    guest.opens("own")
    before = mark(guest)
    page.locator("#own a.card.lit").first.tap()
    answer = page.locator("#explained .moves > .primary")
    expect(answer).to_be_in_viewport()
    expect(page.locator("#explained p").first).to_contain_text("(")  # where it stands
    assert mark(guest) == before
    guest.lets_it_settle()
    answer.tap()
    expect(page.locator("#main")).not_to_have_attribute("data-mark", before)


def test_what_is_asked_beside_a_place_lies_above_the_buttons_of_the_board(enter: Enter) -> None:
    guest = at_a_table(enter("Ada", size="phone", kind=Finger), "water_margin")
    assert guest.waits_for_turn()
    asked = """one => { one.innerHTML = "<form class=picker><button>Yes</button></form>";
      Object.assign(one.firstChild.style, { right: 0, bottom: 0 }); }"""
    guest.page.locator("#picker").evaluate(asked)
    found = "([x, y]) => document.elementFromPoint(x, y).innerText"
    assert guest.page.evaluate(found, middle(guest.page.locator(".picker button"))) == "Yes"


def test_where_all_moves_begin_in_one_place_a_phone_shows_where_they_lead(enter: Enter) -> None:
    guest = enter("Pupil", size="phone")
    guest.comes_in("/learn/jeanne_darc/16")  # fourteen cities are lit, from Bruges to Barcelona
    expect(guest.page.locator(LIT)).to_have_count(14)
    shown = """() => {
      const svg = document.querySelector("svg[data-board]");
      const lit = [...svg.querySelectorAll("a.lit")];
      lit[0].classList.add("begins");
      reached = "";
      reach(svg, lit);
      const seen = svg.getBoundingClientRect();
      return lit.every((one) => {
        const { x, y, right, bottom } = one.querySelector("circle").getBoundingClientRect();
        return x >= seen.x && y >= seen.y && right <= seen.right && bottom <= seen.bottom;
      });
    }"""
    assert guest.page.evaluate(shown)
