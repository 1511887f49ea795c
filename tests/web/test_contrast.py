"""Every piece stands out from whatever it can lie upon, by day and by lamplight, and no letter
stands for two.

Reckoned from the colours that the stylesheets declare, as WCAG 2 reckons contrast: a piece is told
from its ground by its edge or by its face, whichever stands out more.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tabard.drawn.scene import Scene, scene_of
from tabard.engine.find import find_game, game_names
from tabard.engine.game import Game
from tabard.engine.match import Match

STATIC = Path(__file__).parents[2] / "src/tabard/web/static"
CSS = "".join((STATIC / name).read_text("utf-8") for name in ("tabard.css", "board.css"))
DRAWN = [game for game in map(find_game, game_names()) if game.scene]
GROUNDS = ["raised", "sea", "shallows", "land", "marsh", *(f"region-{n}" for n in range(1, 10))]
MOVES = 600
LEAST = 3.0  # WCAG 1.4.11, for whatever is no text
OWN = {
    "piece": ("piece", "piece-line"),
    "line": ("ink",),
    "bars": ("ink",),
    "ground": ("piece-line",),
}


TWO = r"--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));"


def declared(rule: str) -> dict[str, tuple[str, str]]:
    """The colours that a rule declares, by day and by lamplight."""
    return {name: (day or both, lamp or both) for name, day, lamp, both in re.findall(TWO, rule)}


HOUSE = declared("".join(re.findall(r"^:root \{(.*?)^\}", CSS, re.MULTILINE | re.DOTALL)))
INKS = {
    ink: declared(rule) for ink, rule in re.findall(r"^\.ink-(\w+) \{(.*)\}$", CSS, re.MULTILINE)
}
PLAIN = {"piece": "stone", "piece-line": "ink"}  # without an ink
(PLAIN_MARK,) = set(re.findall(r"var\(--piece-mark, (#\w{6})\)", CSS))


def light(colour: str) -> float:
    """The relative luminance of a colour."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """How much two colours stand out from each other, from 1 to 21."""
    darker, lighter = sorted((light(one), light(other)))
    return (lighter + 0.05) / (darker + 0.05)


def own(ink: str, name: str, theme: int) -> str:
    """A colour of a piece of this ink."""
    if ink and name in INKS[ink]:
        return INKS[ink][name][theme]
    if name == "piece-mark":
        return PLAIN_MARK
    return HOUSE[PLAIN.get(name, name)][theme]


@cache
def scenes(game: str) -> list[Scene]:
    """What random games lay on the board."""
    found = []
    seats = find_game(game).seats[-1]
    match, choose = Match(game, seats, seed=seats), random.Random(seats)
    for number in range(MOVES):
        if match.over:
            break
        seat = match.to_act[0]
        match.play(seat, choose.choice(match.rows(seat)))
        if number % 40 == 0:
            scene = scene_of(match, ())
            assert scene is not None
            found.append(scene)
    return found


def drawn_with(symbols: str, symbol: str) -> set[str]:
    """The classes of which a symbol is drawn."""
    (inside,) = re.findall(rf'<symbol[^>]* id="{symbol}".*?</symbol>', symbols, re.DOTALL)
    return {one for classes in re.findall(r'class="([^"]+)"', inside) for one in classes.split()}


def faint(ink: str, classes: set[str]) -> Iterator[str]:
    """The grounds on which such a piece does not stand out."""
    names = [name for one in sorted(classes) for name in OWN.get(one, ())]
    for theme, word in enumerate(("day", "lamplight")):
        for ground in GROUNDS:
            upon = HOUSE[ground][theme]
            best = max((contrast(own(ink, name, theme), upon) for name in names), default=0)
            if best < LEAST:
                yield f"{best:.2f} on {ground} by {word}"


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.name)
def test_every_piece_stands_out_from_whatever_it_can_lie_upon(game: Game) -> None:
    symbols = game.board().symbols
    kinds = {(p.symbol, p.ink) for scene in scenes(game.name) for p in scene.pieces}
    kinds |= {
        (symbol, one.ink)
        for symbol, ink in kinds
        if ink
        for scene in scenes(game.name)
        for one in scene.holdings
    }
    found = {kind: [*faint(kind[1], drawn_with(symbols, kind[0]))] for kind in sorted(kinds)}
    assert not {kind: where for kind, where in found.items() if where}


# What faces and cards are drawn with; a dot, a mark or an edge is drawn upon one of them.
PAINTS = {
    paint: re.findall(rf"^[^{{}}\n]*\.{paint}\b[^{{}}\n]*\{{(.*)\}}$", CSS, re.MULTILINE)
    for paint in (
        *(
            "face",
            "hair",
            "linen",
            "cloth",
            "steel",
            "hat",
            "wood",
            "straw",
            "leaf",
            "madder",
            "woad",
        ),
        *("roof", "ripple", "pen"),
    )
}
UPON_PAINT = {"hole", "dot", "edge", "light", "mark", "beads"}
PAPERS = ("paper", "raised", "lit-soft")  # a card, a question, an answer


def painted(rules: list[str], theme: int) -> list[str]:
    """The colours of a paint: that within it, and that around it."""
    said = re.findall(
        r"(?:fill|stroke): (?:light-dark\()?(var\(--[\w-]+\)|#\w{6})(?:, (#\w{6}))?", "".join(rules)
    )
    return [
        (HOUSE[own[6:-1]][theme] if own[0] == "v" else (lamp or own, own)[theme == 0])
        for own, lamp in said
    ]


@pytest.mark.parametrize("paint", PAINTS)
def test_what_faces_are_drawn_with_stands_out_from_the_page(paint: str) -> None:
    for theme in (0, 1):
        for paper in PAPERS:
            upon = HOUSE[paper][theme]
            assert max(contrast(own, upon) for own in painted(PAINTS[paint], theme)) >= LEAST, paper


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.name)
def test_faces_are_drawn_with_what_stands_out(game: Game) -> None:
    board = game.board()
    for face in board.faces.values():
        strange = drawn_with(board.symbols, face.symbol) - {*OWN, *PAINTS, *UPON_PAINT}
        assert not strange, face.symbol


@pytest.mark.parametrize("ink", ["", *sorted(INKS)])
def test_a_letter_can_be_read_on_its_piece(ink: str) -> None:
    for theme in (0, 1):
        assert contrast(own(ink, "piece-mark", theme), own(ink, "piece", theme)) >= LEAST, ink


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.name)
def test_a_letter_stands_for_one_colour_on_a_board(game: Game) -> None:
    found: dict[str, set[str]] = {}
    for scene in scenes(game.name):
        for one in (*scene.pieces, *scene.holdings):
            if one.letter.isalpha():
                found.setdefault(one.letter, set()).add(one.ink)
    assert all(len(inks) == 1 for inks in found.values()), found
