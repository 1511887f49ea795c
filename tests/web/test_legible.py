"""Can the names of a map be read? They grow where there is room, and anew after a zoom."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import House
from .guest import wait_until
from .test_pictures import HERE, MOMENTS

READABLE = 9.5  # pixels
# How large each name of the map stands on the screen, and each label of a piece.
SIZES = """([sheet, which]) => {
  const svg = document.querySelector(`svg[${sheet}]`);
  return [...svg.querySelectorAll(which)].map((one) => {
    const by = /scale\\((.+?)\\)/.exec(one.getAttribute("transform") || "")?.[1] || 1;
    return parseFloat(getComputedStyle(one).fontSize) * svg.getScreenCTM().a * by;
  });
}"""
NAMES = ["data-print", ".square-name"]
LABELS = ["data-board", ".piece-label"]
# Names that stand in one line and less than a pixel apart, or upon each other.
TOUCHING = """() => {
  const names = [...document.querySelectorAll(
    "svg[data-print] .place-name, svg[data-print] .sea-name")];
  const boxes = names.map((one) => [one.textContent, one.getBoundingClientRect()]);
  return boxes.flatMap(([name, one]) => boxes.filter(([, other]) => {
    const across = other.left - one.right;
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return one.left < other.left && across < 1 && down > one.height / 2;
  }).map(([beside]) => `${name} ${beside}`));
}"""


@pytest.fixture
def page(browser: Browser, house: House, game: str) -> Iterator[Page]:
    """A game at its fullest, before a stranger."""
    context = browser.new_context(base_url=house.address, reduced_motion="reduce")
    page = context.new_page()
    table = house.inn.bring_in((HERE / f"{game}.game").read_text(encoding="utf-8"))
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(f"/table/{table}/replay?at={MOMENTS[game]['fullest']}")
    page.evaluate("document.fonts.ready")
    yield page
    context.close()


@pytest.fixture
def game() -> str:
    """The game of which a map is looked at, where a test names no other."""
    return "water_margin"


@pytest.mark.parametrize("game", ["fall_of_rome"])
def test_on_a_phone_too_a_city_is_a_disc_upon_its_roads(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    discs = page.locator("svg[data-print] circle.place")
    assert {"none"} == set(
        discs.evaluate_all("(all) => all.map((one) => getComputedStyle(one).clipPath)")
    )


@pytest.mark.parametrize("game", ["new_world"])
def test_names_beside_each_other_can_be_read_on_a_crowded_coast(page: Page) -> None:
    names = ["data-print", ".place-name, .sea-name"]
    page.set_viewport_size({"width": 1440, "height": 900})
    wait_until(page, "getComputedStyle(document.documentElement).getPropertyValue('--near') > 0.33")
    sizes = page.evaluate(SIZES, names)
    assert min(sizes) > 8.8 and sum(size >= 9 for size in sizes) > 0.9 * len(sizes)


@pytest.mark.parametrize("game", ["new_world"])
def test_two_names_beside_each_other_are_not_read_as_one(page: Page) -> None:
    """“Quito” and “Plateau de Bogota”, where the French ones stand closest."""
    page.set_extra_http_headers({"Accept-Language": "fr"})
    page.reload()
    page.evaluate("document.fonts.ready")
    assert page.locator("svg[data-print] .place-name[transform]").count() > 20
    assert page.evaluate(TOUCHING) == []


def test_names_and_labels_of_a_crowded_map_can_be_read(page: Page) -> None:
    names = page.evaluate(SIZES, NAMES)
    assert sum(size >= READABLE for size in names) > len(names) / 2 and min(names) > 7
    assert min(page.evaluate(SIZES, LABELS)) > 8.9
    page.set_viewport_size({"width": 1440, "height": 900})
    wait_until(page, "getComputedStyle(document.documentElement).getPropertyValue('--near') > 0.5")
    assert min(page.evaluate(SIZES, NAMES)) >= READABLE


def test_names_are_fitted_again_when_a_zoom_has_come_to_rest(page: Page) -> None:
    grown = page.locator("svg[data-print] .square-name[transform]")
    assert grown.count()
    page.locator("svg[data-board]").hover()
    page.keyboard.down("Control")
    for _turn in range(4):
        page.mouse.wheel(0, -100)
    expect(grown).to_have_count(0)
    assert min(page.evaluate(SIZES, NAMES)) >= READABLE
