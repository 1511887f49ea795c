"""What a click or a drop would do is said beside its place before it is done; what explains itself
to a pointer does so to a finger and to the focus; and the names of a map can be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import TITLES, Enter
from .guest import Finger, Guest
from .test_from_here_to_there import at_a_table, middle, picks, takes_back

BUBBLE = ".bubble"
# How far a bubble sticks out of the screen.
OUTSIDE = """() => {
  const { left, top, right, bottom } = document.querySelector(".bubble").getBoundingClientRect();
  return Math.max(-left, -top, right - innerWidth, bottom - innerHeight); }"""
# The size of each name of a map in pixels, as it was drawn and as it is; and how many of them lie
# upon another, then and now.
LETTERS = """() => {
  const names = [...document.querySelectorAll("svg[data-print] .place-name")];
  const sizes = () => names.map((one) =>
    parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a);
  const over = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
    && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const letters = ({ left, right, top, bottom, height }) => // a line is higher than its letters
    ({ left, right, top: top + 0.15 * height, bottom: bottom - 0.07 * height });
  const meet = () => { const boxes = names.map((one) => letters(one.getBoundingClientRect()));
    return boxes.filter((one, n) => boxes.some((other, m) => m > n && over(one, other))).length; };
  names.forEach((one) => one.removeAttribute("transform"));
  const drawn = [sizes(), meet()];
  lettered = 0;
  legible(boards());
  return [...drawn, sizes(), meet()]; }"""


@pytest.mark.parametrize("game", TITLES)
def test_what_is_carried_says_what_it_would_do_where_it_is(game: str, enter: Enter) -> None:
    guest = at_a_table(enter("Ada", seed=5), game)
    piece, there = picks(guest)
    goal = str(there.first.get_attribute("data-marks"))
    takes_back(guest)
    guest.page.mouse.move(*middle(piece))
    guest.page.mouse.down()
    x, y = middle(guest.page.locator(f"svg[data-board] [data-marks='{goal}']").first)
    guest.page.mouse.move(x + 40, y + 40)
    guest.page.mouse.move(x, y)
    expect(guest.page.locator(BUBBLE)).to_be_visible()
    assert guest.page.locator(BUBBLE).inner_text().strip()
    assert guest.page.evaluate(OUTSIDE) <= 0
    guest.page.mouse.up()
    expect(guest.page.locator(BUBBLE)).to_have_count(0)


def test_what_is_said_at_an_edge_is_wholly_on_the_screen(enter: Enter) -> None:
    page = at_a_table(enter("Ada"), "fall_of_rome").page
    for x, y in [(0, 0), (1, 0), (0, 1), (1, 1), (0.5, 0.5)]:
        page.evaluate(
            """([x, y]) => { burst(); const one = document.createElement("i");
            Object.assign(one.style, { position: "fixed", width: "40px", height: "40px",
              left: x * (innerWidth - 40) + "px", top: y * (innerHeight - 40) + "px" });
            document.body.append(one);
            bubble(one, "", ...[..."a long sentence"].map((word) =>
              Object.assign(document.createElement("p"), { textContent: word.repeat(20) }))); }""",
            [x, y],
        )
        assert page.evaluate(OUTSIDE) <= 0, (x, y)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_track_explains_itself_to_a_finger_and_to_the_focus(size: str, enter: Enter) -> None:
    guest = at_a_table(
        enter("Tom", size=size, kind=Finger if size == "phone" else Guest), "fall_of_rome"
    )
    assert guest.waits_for_turn()
    track = guest.page.locator(".track[title]").first
    said = str(track.get_attribute("title"))
    if size == "phone":
        track.tap()
    else:
        guest.page.locator("#tracks").focus()
        guest.page.keyboard.press("Tab")
    expect(guest.page.locator(BUBBLE)).to_contain_text(said)
    guest.page.mouse.click(200, 300)
    expect(guest.page.locator(BUBBLE)).to_have_count(0)


@pytest.mark.parametrize("game", TITLES)
def test_a_card_that_cannot_be_picked_explains_itself(game: str, enter: Enter) -> None:
    guest = at_a_table(enter("Ada", seed=5), game)
    for _step in range(120):
        assert guest.waits_for_turn()
        guest.lets_it_settle()
        cards = guest.page.locator("#own a.card:not(.lit)")
        if cards.count():
            title = cards.first.locator(".card-title").inner_text()
            guest.click(cards.first)
            expect(guest.page.locator("#explained h2")).to_be_visible()
            assert guest.page.locator("#explained h2").inner_text() in title
            return
        guest.step()
    raise AssertionError("she never held a card")


@pytest.mark.parametrize("game", ["fall_of_rome", "jeanne_darc", "new_world"])
def test_the_names_of_a_map_grow_until_they_can_be_read_and_meet_nothing(
    game: str, enter: Enter
) -> None:
    guest = at_a_table(enter("Ada"), game)
    guest.page.set_viewport_size({"width": 1280, "height": 720})
    guest.page.evaluate("document.fonts.ready")
    guest.page.evaluate("new Promise((laid) => requestAnimationFrame(() => setTimeout(laid)))")
    small, met, large, meet = guest.page.evaluate(LETTERS)
    assert all(after >= before - 0.01 for before, after in zip(small, large, strict=True))
    assert sum(one > 9.5 for one in large) > len(large) / 3, sorted(large)
    assert meet <= met, "names lie upon names"
