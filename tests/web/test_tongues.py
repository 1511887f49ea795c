"""A language can be chosen at the table too, and nobody loses his place in the game by that; in
none of them anything that stands above a board is cut off.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tabard.engine.languages import languages

from .conftest import Enter, House
from .test_access import finds_nothing
from .test_pictures import HERE, MOMENTS, SIZES, page  # noqa: F401

# What is shown of how far the game is, of tracks, panels and dice, but not as a whole.
CUT = """() => {
  const whole = document.querySelectorAll(".stage, .tracks, .tracks *, .tabs, .episode *");
  return [...whole].filter((one) => {
    const { left, top, right, width } = one.getBoundingClientRect();
    const over = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3;
    const flat = getComputedStyle(one).overflow === "visible";
    const seen = (one.closest(".place") || one).clientWidth > 1 && !one.closest(".unseen, svg");
    return seen && width > 1 && one.checkVisibility()
      && (!flat && over || left < 0 || top < 0 || right > innerWidth);
  }).map((one) => one.textContent);
}"""

# Names on the map that lie under the legend, or are not whole within the drawing.
HIDDEN = """() => {
  const board = document.querySelector(".board-frame svg");
  const [map, legend] = [board, board.querySelector(".legend-frame")]
    .map((one) => one?.getBoundingClientRect());
  return [...board.querySelectorAll("[class$=-name], [class$=-name-small]")].filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const beside = !legend || right <= legend.left || left >= legend.right
      || bottom <= legend.top || top >= legend.bottom;
    return !beside || left < map.left - 1 || right > map.right + 1;
  }).map((one) => one.textContent);
}"""

# Tabs that are not whole, or lie under what stands beside them, also where something is new.
COVERED = """(tab) => {
  document.querySelector(`.talk [value=${tab}]`).click();
  document.querySelector(".newer").hidden = false;
  return [...document.querySelectorAll(".tabs")].flatMap((tabs) => {
    const whole = tabs.getBoundingClientRect();
    const parts = [...tabs.children].filter((one) => one.checkVisibility());
    return parts.filter((one, number) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const out = left < whole.left || top < whole.top || right > whole.right + 0.5;
      return out || parts.slice(number + 1).some((other) => {
        const each = other.getBoundingClientRect();
        return right > each.left + 0.5 && each.right > left + 0.5
          && bottom > each.top + 1 && each.bottom > top + 1;
      });
    }).map((one) => one.textContent);
  });
}"""


def test_a_language_is_chosen_at_the_table(enter: Enter) -> None:
    guest = enter("Ada", seed=7)
    guest.sets_a_table("fall_of_rome")
    guest.page.wait_for_url("**/table/*")
    guest.waits_for_turn()
    guest.click(guest.page.locator("a[href^='?']").filter(visible=True).first)
    guest.page.wait_for_url(re.compile(r"\?"))
    half_said = guest.page.url
    guest.opens("people")
    guest.page.get_by_label("Language").select_option("de")
    guest.click(guest.page.get_by_role("button", name="Choose"))
    expect(guest.page.locator("html")).to_have_attribute("lang", "de")
    assert guest.page.url == half_said
    expect(guest.page.get_by_label("Sprache")).to_be_visible()
    finds_nothing(guest, "the table, once its language was chosen")


@pytest.mark.parametrize("game", MOMENTS)
def test_nothing_above_a_board_is_cut_off_in_any_language(
    game: str,
    page: Page,  # noqa: F811
    house: House,
) -> None:
    table = house.inn.bring_in((HERE / f"{game}.game").read_text(encoding="utf-8"))
    for language in languages():
        page.set_extra_http_headers({"Accept-Language": language})
        page.goto(f"/table/{table}/replay?at={MOMENTS[game]['fullest']}")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(CUT) == [], (language, width)
            assert page.evaluate(HIDDEN) == [], (language, width)


def test_tabs_beside_a_board_are_whole_in_any_language(page: Page, house: House) -> None:  # noqa: F811
    table = house.inn.bring_in((HERE / "jeanne_darc.game").read_text(encoding="utf-8"))
    for language in languages():
        page.set_extra_http_headers({"Accept-Language": language})
        page.goto(f"/table/{table}")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            for tab in ("log", "people", "book"):
                assert page.evaluate(COVERED, tab) == [], (language, width, tab)


def test_on_a_phone_the_tracks_come_when_they_are_asked_for(enter: Enter) -> None:
    guest = enter("Ada", size="phone")
    guest.sets_a_table("fall_of_rome", seat_2="bot:random")
    guest.page.wait_for_url("**/table/*")
    guest.waits_for_turn()
    last = guest.page.locator(".tracks .track").last
    expect(guest.page.locator("#tracks .stage")).to_be_visible()
    expect(last).to_be_hidden()
    guest.click(guest.page.locator(".whole"))
    expect(last).to_be_visible()
    assert guest.page.evaluate(CUT) == []
    guest.page.reload()
    expect(last).to_be_visible()
    finds_nothing(guest, "the table with all its tracks")
