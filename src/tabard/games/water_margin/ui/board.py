"""The printed board: twelve by nine squares on a map of the empire, and what each place is."""

from __future__ import annotations

from html import escape
from pathlib import Path

from tabard.drawn.board import Point, element, text
from tabard.drawn.lettering import width
from tabard.drawn.scene import Board, read_symbols
from tabard.engine.languages import cached_in_each
from tabard.engine.words import _, name_of, say

from ..components import squares
from .empire import HIGH, MARGIN, WIDE, empire
from .faces import faces, portraits

LONGEST = WIDE - 8  # a longer name would leave its square
WIDTH, HEIGHT = squares.COLUMNS * WIDE + 2 * MARGIN, squares.ROWS * HIGH + 2 * MARGIN
_HERE = Path(__file__).parent


def middle(square: int) -> Point:
    """The middle of a square on the drawing."""
    row, column = divmod(square, squares.COLUMNS)
    return MARGIN + (column + 0.5) * WIDE, MARGIN + (row + 0.5) * HIGH


@cached_in_each
def printed_board() -> Board:
    """The board as it is printed."""
    drawing = [
        *empire(),
        element("path", d=_grid(), class_="grid-line"),
        element("path", d=_frame(), class_="frame", fill_rule="evenodd"),
        *(_border(out) for out in (0, 5)),
        *(_place(square) for square in range(squares.SQUARES) if squares.PLACE_NAMES[square]),
        *_letters_and_numbers(),
        text(say(_("Bohai Sea")), MARGIN + 11 * WIDE, MARGIN + 0.6 * HIGH, "water-name"),
    ]
    title = say(_("A grid of the Song empire, from the frontier to the eastern sea"))
    drawn = (_HERE / f"{part}.svg" for part in ("pieces", "looks", "events"))
    symbols = read_symbols(*drawn) + portraits()
    return Board(WIDTH, HEIGHT, "".join(drawing), symbols, title, faces())


def _grid() -> str:
    """The lines between the squares."""
    right, below = WIDTH - MARGIN, HEIGHT - MARGIN
    lines = [f"M{MARGIN + n * WIDE} {MARGIN}V{below}" for n in range(1, squares.COLUMNS)]
    lines += [f"M{MARGIN} {MARGIN + n * HIGH}H{right}" for n in range(1, squares.ROWS)]
    return "".join(lines)


def _frame() -> str:
    """All around the map, far beyond the drawing, for windows of another shape."""
    outside = f"M{-WIDTH} {-HEIGHT}H{2 * WIDTH}V{2 * HEIGHT}H{-WIDTH}Z"
    return f"{outside}M{MARGIN} {MARGIN}H{WIDTH - MARGIN}V{HEIGHT - MARGIN}H{MARGIN}Z"


def _border(out: int) -> str:
    """A line around all squares, so far out."""
    wide, high = squares.COLUMNS * WIDE + 2 * out, squares.ROWS * HIGH + 2 * out
    at = MARGIN - out
    return element("rect", x=at, y=at, width=wide, height=high, class_=f"border border-{out}")


def _letters_and_numbers() -> list[str]:
    """Columns A to L above and below, rows 1 to 9 at both sides."""
    words = []
    for column in range(squares.COLUMNS):
        x = MARGIN + (column + 0.5) * WIDE
        words += [text("ABCDEFGHIJKL"[column], x, y, "grid-name") for y in (22, HEIGHT - 10)]
    for row in range(squares.ROWS):
        y = MARGIN + (row + 0.5) * HIGH + 6
        words += [text(str(row + 1), x, y, "grid-name") for x in (15, WIDTH - 15)]
    return words


def _place(square: int) -> str:
    """The sign of its kind, and its names."""
    x, y = middle(square)
    kind = squares.KIND_OF_SQUARE[square]
    sign = element("use", href=f"#at_{kind}", x=x - 42, y=y - 37, width=84, height=62)
    parts = [
        sign,
        text(squares.CHINESE_PLACES[square], x, y - 39, "place-signs"),
        *_name(name_of(squares.PLACE_NAMES[square], "place"), x, y),
    ]
    if squares.EXILE_PLACE[square]:
        parts.append(
            element(
                "use", href="#exile", x=x - WIDE / 2 + 3, y=y - HIGH / 2 + 3, width=20, height=20
            )
        )
    return "".join(parts)


def stands_low(square: int) -> bool:
    """Does the name of this square, if it has one, stand in one line?"""
    name = squares.PLACE_NAMES[square]
    return not name or _is_one_line(name_of(name, "place"))


def _is_one_line(name: str) -> bool:
    return width(name, "square-name") <= LONGEST or not _halves(name)[0]


def _name(name: str, x: float, y: float) -> list[str]:
    """The name of a place; a long one stands in two lines, of which the first has the capital."""
    if _is_one_line(name):
        return [text(name, x, y + 41, "square-name")]
    first, last = _halves(name)
    below = element("text", escape(last), x=x, y=y + 50, class_="square-name")
    return [text(first, x, y + 31, "square-name"), below]


def _halves(name: str) -> tuple[str, str]:
    """A name before and after its last space, or else its last hyphen."""
    before, _space, after = name.rpartition(" ")
    if before:
        return before, after
    before, hyphen, after = name.rpartition("-")
    return before + hyphen, after
