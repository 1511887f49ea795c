"""The fonts that come with the pages: nothing is shown that they lack, and on the boards no label
lies over anything, leaves the board, or is wider than its game believes."""

from __future__ import annotations

import re
from itertools import combinations, product
from typing import Any

import pytest
from playwright.sync_api import Page
from tools.fonts import FACES, characters

from tabard.drawn.lettering import LETTERINGS, advances, width
from tabard.drawn.scene import Board
from tabard.drawn.sheets import STATIC, font_addresses
from tabard.engine.find import find_game

from .conftest import TITLES, Enter, House
from .guest import Guest

# Each text of the printed board: its class, its words and its box, as letters are high. One that
# follows a river has no box of its own.
LABELS = """svg => [...svg.querySelectorAll("text:not(:has(textPath))")].map((one) => {
  const box = one.getBBox(), style = getComputedStyle(one), y = one.y.baseVal[0].value;
  const size = parseFloat(style.fontSize), spacing = parseFloat(style.letterSpacing) || 0;
  return { words: one.textContent, kind: one.classList[one.classList.length - 1],
    squeezed: one.hasAttribute("textLength"), long: one.getComputedTextLength(),
    left: box.x, right: box.x + box.width - spacing, top: y - 0.7 * size, foot: y + 0.2 * size };
})"""
# How wide each character of a face is, by the browser.
MEASURED = """async ([family, dress, signs]) => {
  await document.fonts.load(`${dress} 100px "${family}"`, signs);
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = `${dress} 1000px "${family}", monospace`;
  return [...signs].map((sign) => pen.measureText(sign).width);
}"""
DRESS = {"bold": "700", "italic": "italic", "letters": "700"}
# What else is drawn there that people have to see, each with its box.
DRAWN = """svg => [...svg.querySelectorAll(
  ".place, .sea-place, .badge, .hill, .rose-ring, use[href='#anchor']")].map((one) => {
  const box = one.getBBox();
  return { words: one.getAttribute("class"), kind: "drawn",
    left: box.x, right: box.x + box.width, top: box.y, foot: box.y + box.height };
})"""
EASY = 1.5  # units that two boxes may share: letters are not as high as their boxes


def labels(page: Page, board: str) -> list[dict[str, Any]]:
    """The words on the printed board, once the fonts are there."""
    page.evaluate("document.fonts.ready")
    found: list[dict[str, Any]] = page.locator(board).first.evaluate(LABELS)
    return found


def test_every_character_that_is_shown_is_in_the_fonts() -> None:
    for face in FACES:
        missing = characters(face) - set(advances()[face.name])
        assert not missing, f"{face.name} lacks {sorted(missing)}: run tools/fonts.py again"


def test_the_fonts_lie_where_the_sheet_says_and_are_small() -> None:
    named = {STATIC.parent / address[1:] for address in font_addresses().values()}
    assert named == set((STATIC / "fonts").glob("*.woff2"))
    assert sum(path.stat().st_size for path in named) < 250_000
    assert font_addresses().keys() == advances().keys() == {face.name for face in FACES}


def test_a_font_is_kept_for_ever_and_other_files_are_asked_for(enter: Enter, house: House) -> None:
    guest = enter("Ada")
    for address in font_addresses().values():
        answer = guest.page.request.get(house.address + address)
        assert answer.headers["content-type"] == "font/woff2"
        assert "immutable" in answer.headers["cache-control"]
        assert "font-src 'self'" in answer.headers["content-security-policy"]
    sheet = guest.page.request.get(f"{house.address}/static/fonts.css")
    assert sheet.headers["cache-control"] == "no-cache"


def test_the_table_of_widths_is_that_of_the_fonts(enter: Enter) -> None:
    guest = enter("Ada")
    guest.comes_in()
    for face in FACES:
        table = advances()[face.name]
        asked = [face.family, DRESS.get(face.name, "400"), "".join(table)]
        measured = guest.page.evaluate(MEASURED, asked)
        for sign, wide in zip(table, measured, strict=True):
            assert abs(wide - table[sign]) <= 1, f"{sign} of {face.name}: {wide}"


@pytest.mark.parametrize("game", TITLES)
def test_labels_are_as_wide_as_the_game_believes(game: str, enter: Enter) -> None:
    guest = enter("Ada")
    guest.comes_in(f"/boards/{game}.svg")
    for label in labels(guest.page, "svg"):
        believed = width(label["words"], label["kind"])
        kerned = 0.05 * believed + 1
        if not label["squeezed"]:
            assert believed - kerned <= label["long"] <= believed + 0.5, label


@pytest.mark.parametrize("game", TITLES)
def test_no_label_lies_over_anything_or_leaves_the_board(game: str, enter: Enter) -> None:
    guest, board = enter("Ada"), find_game(game).board()
    guest.sets_a_table(game, seat_2="bot:random")
    guest.page.wait_for_url("**/table/*")
    lies_well(guest, "svg[data-print]", board)


@pytest.mark.parametrize("language", ["nl", "fr", "de"])
@pytest.mark.parametrize("game", TITLES)
def test_nor_does_any_in_another_language(game: str, language: str, enter: Enter) -> None:
    guest = enter("Ada", language=language)
    guest.comes_in(f"/boards/{game}.svg")
    english = find_game(game).board()
    lies_well(guest, "svg", english)
    if game != "fall_of_rome":  # whose map is Latin in every language
        words = {label["words"] for label in labels(guest.page, "svg")}
        assert words - {*re.findall(r">([^<>]+)</text>", english.drawing)}


def lies_well(guest: Guest, place: str, board: Board) -> None:
    """No label on the board that is drawn here lies over anything, or leaves it."""
    found = labels(guest.page, place)
    assert {label["kind"] for label in found} <= LETTERINGS.keys()
    for one in found:
        assert one["left"] >= 2 and one["right"] <= board.width - 2, one
        assert one["top"] >= 2 and one["foot"] <= board.height - 2, one
    names = [label for label in found if label["kind"] != "badge-letter"]
    drawn = guest.page.locator(place).first.evaluate(DRAWN)
    pairs = [*combinations(found, 2), *product(names, drawn)]
    assert [(one["words"], other["words"]) for one, other in pairs if meet(one, other)] == []


def meet(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Do two labels share some of the board?"""
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["foot"], other["foot"]) - max(one["top"], other["top"])
    return across > EASY and down > EASY


@pytest.mark.parametrize("game", TITLES)
def test_a_picture_of_a_board_has_its_fonts_within(game: str, enter: Enter, house: House) -> None:
    picture = enter("Ada").page.request.get(f"{house.address}/boards/{game}.svg").text()
    assert re.search(r'font-face {[^}]*src: url\("data:font/woff2;base64,', picture)
    assert "fonts/" not in picture
    han = any("\u4e00" <= sign <= "\u9fff" for sign in picture)
    assert ('Tabard Han"; unicode-range: U+2E80' in picture) == han
