"""The printed board: twelve by nine squares of the empire, each with what the place is."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tabard.drawn.board import Point, element, text
from tabard.drawn.lettering import width
from tabard.drawn.scene import Board, read_symbols
from tabard.engine.words import _, say

from ..components import squares

SIDE, MARGIN = 108, 34
LONGEST = SIDE - 8  # a longer name would leave its square
WIDTH, HEIGHT = squares.COLUMNS * SIDE + 2 * MARGIN, squares.ROWS * SIDE + 2 * MARGIN
_HERE = Path(__file__).parent


def middle(square: int) -> Point:
    """The middle of a square on the drawing."""
    row, column = divmod(square, squares.COLUMNS)
    return MARGIN + (column + 0.5) * SIDE, MARGIN + (row + 0.5) * SIDE


@cache
def printed_board() -> Board:
    """The board as it is printed."""
    drawing = [
        element("rect", x=-WIDTH, y=-HEIGHT, width=3 * WIDTH, height=3 * HEIGHT, class_="frame"),
        *(_square(square) for square in range(squares.SQUARES)),
        *(_border(out) for out in (0, 5)),
        *_letters_and_numbers(),
    ]
    title = say(_("A grid of the Song empire, from the frontier to the eastern sea"))
    return Board(WIDTH, HEIGHT, "".join(drawing), read_symbols(_HERE / "pieces.svg"), title)


def _border(out: int) -> str:
    """A line around all squares, so far out."""
    wide, high = squares.COLUMNS * SIDE + 2 * out, squares.ROWS * SIDE + 2 * out
    at = MARGIN - out
    return element("rect", x=at, y=at, width=wide, height=high, class_=f"border border-{out}")


def _letters_and_numbers() -> list[str]:
    """Columns A to L above and below, rows 1 to 9 at both sides."""
    words = []
    for column in range(squares.COLUMNS):
        x = MARGIN + (column + 0.5) * SIDE
        words += [text("ABCDEFGHIJKL"[column], x, y, "grid-name") for y in (24, HEIGHT - 11)]
    for row in range(squares.ROWS):
        y = MARGIN + (row + 0.5) * SIDE + 6
        words += [text(str(row + 1), x, y, "grid-name") for x in (17, WIDTH - 17)]
    return words


def _square(square: int) -> str:
    """Its ground, the sign of its kind, and its names."""
    x, y = middle(square)
    kind = squares.KIND_OF_SQUARE[square]
    left, top = x - SIDE / 2, y - SIDE / 2
    ground = f"ground-{kind}"
    parts = [element("rect", x=left, y=top, width=SIDE, height=SIDE, class_=f"field {ground}")]
    if squares.SEA[square]:
        parts += [_wave(x - 24, y - 18), _wave(x + 20, y + 4), _wave(x - 14, y + 28)]
    elif kind == "open":
        parts += [_grass(left, top, square * 7 + n * 5) for n in range(3)]
    else:
        sign = element("use", href=f"#at_{kind}", x=x - 26, y=y - 34, width=52, height=52)
        parts.append(element("g", sign, class_="sign"))
        parts.append(text(squares.CHINESE_PLACES[square], x, y - 40, "place-signs"))
        parts.append(_name(squares.PLACE_NAMES[square], x, y + 47))
    if squares.EXILE_PLACE[square]:
        sign = element("use", href="#exile", x=left + 4, y=top + 4, width=16, height=16)
        parts.append(element("g", sign, class_="sign-exile"))
    return "".join(parts)


def _name(name: str, x: float, y: float) -> str:
    """The name of a place; a long one is drawn a little closer."""
    if width(name, "square-name") <= LONGEST:
        return text(name, x, y, "square-name")
    return element(
        "text",
        name,
        x=x,
        y=y,
        class_="square-name",
        textLength=LONGEST,
        lengthAdjust="spacingAndGlyphs",
    )


def _grass(left: float, top: float, number: int) -> str:
    """A tuft of grass somewhere in an open square, always the same for the same number."""
    x, y = left + 18 + number * 37 % (SIDE - 36), top + 24 + number * 53 % (SIDE - 40)
    blades = f"M{x:.0f} {y:.0f}q-1 -6 -6 -8M{x:.0f} {y:.0f}v-11M{x:.0f} {y:.0f}q1 -6 6 -8"
    return element("path", d=blades, class_="grass")


def _wave(x: float, y: float) -> str:
    """A crest of the sea."""
    crest = f"M{x - 18:.0f} {y:.0f}q6 -8 12 0t12 0t12 0"
    return element("path", d=crest, class_="wave")
