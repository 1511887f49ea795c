"""The drawn table: who stands out from the ground, who finds room, and what is said in words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tabard
from tabard.drawn.lettering import LETTERINGS
from tabard.drawn.scene import Scene, scene_of
from tabard.engine.languages import find_language, speaking
from tabard.engine.match import Match
from tabard.games.water_margin.components.bandits import BANDITS
from tabard.games.water_margin.components.squares import SQUARES
from tabard.games.water_margin.ui.board import _name as name_on_the_map
from tabard.games.water_margin.ui.board import middle
from tabard.games.water_margin.ui.empire import HIGH, WIDE
from tabard.games.water_margin.ui.terminal import INKS, _grid

from .board import board, event, figure, gang

STATIC = Path(tabard.__file__).parent / "web" / "static"
STYLES = "".join((STATIC / name).read_text() for name in ("tabard.css", "board.css"))
GROUNDS = ("land", "sea", "marsh", "mist-top", "leaves", "wall", "roof", "raised")


def scene(match: Match) -> Scene:
    drawn = scene_of(match, ())
    assert drawn is not None
    return drawn


def colours(name: str, inside: str = STYLES) -> list[str]:
    """A colour by day and by night."""
    found = re.search(rf"--{name}: (?:light-dark\((#\w+), (#\w+)\)|(#\w+))", inside)
    assert found, name
    day, night, both = found.groups()
    return [both, both] if both else [day, night]


def brightness(colour: str) -> float:
    """Relative luminance, as WCAG has it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((brightness(one), brightness(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("ink", INKS)
@pytest.mark.parametrize("ground", GROUNDS)
def test_a_figure_or_its_outline_or_its_halo_stands_out(ink: str, ground: str) -> None:
    (own,) = re.findall(rf"\.ink-{ink} {{(.*?)}}", STYLES)
    for night in (0, 1):
        under = colours(ground)[night]
        drawn = [colours(name, own)[night] for name in ("piece", "piece-line")]
        halo = colours("raised")[night]
        assert max(contrast(one, halo) for one in drawn) >= 3
        assert max(contrast(one, under) for one in [*drawn, halo]) >= 3
        assert contrast(colours("piece-mark", own)[night], drawn[0]) >= 4.5  # its number


def test_a_figure_is_drawn_by_what_it_is() -> None:
    match = board(
        figure(1, "lin_chong", "g5"),
        figure(1, "shi_qian", "g3"),
        figure(1, "li_jun", "g1", exile="h2"),
        figure(2, "lu_zhishen", "h4", prison=2),
    )
    drawn = {piece.label: piece.symbol for piece in scene(match).pieces}
    assert {"Lin Chong": "officer", "Shi Qian": "bandit"}.items() <= drawn.items()
    assert {"Li Jun": "convict", "Lu Zhishen": "prisoner"}.items() <= drawn.items()


@pytest.mark.parametrize("many", range(1, 13))
def test_whoever_waits_at_a_gate_stands_in_its_square(many: int) -> None:
    names = BANDITS.words[40 : 40 + many]
    match = board(gang(1, "h5", "song_jiang"), *(figure(1, name, "h5") for name in names))
    x, y = middle(SQUARES["h5"])
    stand = [piece for piece in scene(match).pieces if not piece.under]
    assert many == len(stand)
    for piece in stand:
        assert abs(piece.x - x) + piece.size / 2 <= WIDE / 2
        assert abs(piece.y - y) + piece.size / 2 <= HIGH / 2
        assert bool(piece.label) == (many <= 2)


@pytest.mark.parametrize(
    ("place", "there"),
    [
        *((place, [figure(1, "li_kui", place)]) for place in ("h5", "f5", "e6")),
        (
            "h5",
            [
                gang(1, "h5", "song_jiang"),
                *(figure(1, name, "h5") for name in ("li_kui", "hua_rong")),
            ],
        ),
    ],
)
def test_the_name_of_a_figure_stands_above_a_place_name_in_two_lines(
    place: str, there: list[str]
) -> None:
    _x, y = middle(SQUARES[place])
    labelled = [piece for piece in scene(board(*there)).pieces if piece.label]
    assert labelled
    for piece in labelled:
        baseline = piece.y + piece.size / 2 + 15  # as the page sets it
        assert baseline <= y + 31 - LETTERINGS["square-name"].size


def test_cards_and_gangs_say_everything_in_whole_words() -> None:
    match = board(
        figure(1, "lin_chong", "g5", taels=20, wound=1, experience=2, gourd=3, banquet=1),
        figure(2, "li_kui", "h4", prison=3, horse=1),
        gang(1, "h5", "wu_yong song_jiang", 85),
        event("birthday_convoy", "done", 1),
    )
    first, second = scene(match).holdings[:2]
    borne = ("20 taels", "3 gourds", "1 banquet")
    counts = (
        "1 wound: −2 in tests",
        "2 experience: +2 in tests",
        "favourite place: temple, +2 in incidents there",
    )
    assert (*borne, *counts) == first.cards[0].lines[2:-1]
    assert (
        "3 more chapters in prison",
        "horse",
        "favourite place: forest, +2 in incidents there",
    ) == second.cards[0].lines[2:-1]
    assert (
        "a gang of 2 members", "chief: Wu Yong", "refuge: Liangshan Marsh (H5)",
        "treasure: 85 taels", "1 quest done", "plays first", "members: Song Jiang, Wu Yong",
        "to save a member from soldiers: 100 taels",
    ) == first.facts  # fmt: skip
    assert ("no refuge",) == second.facts


def test_experience_that_adds_nothing_is_not_said_to_add() -> None:
    able = figure(1, "lin_chong", "g5", wound=2, experience=2)
    match = board(able, experience_mode="reroll")
    borne = scene(match).holdings[0].cards[0].lines[2:4]
    assert ("2 wounds: −4 in tests", "2 experience") == borne


@pytest.mark.parametrize(
    ("language", "forest"), [("en", "BoarF"), ("nl", "Zwijn"), ("fr", "Sangl"), ("de", "WldSw")]
)
def test_the_grid_of_the_terminal_names_places_in_the_viewers_language(
    language: str, forest: str
) -> None:
    spoken = find_language(language)
    assert spoken is not None
    with speaking(spoken):
        grid = "\n".join(
            "".join(words for _, words in line) for line in _grid(board().state, False)
        )
    assert forest in grid and ("BoarF" in grid) == (language == "en")


def test_the_second_line_of_a_name_keeps_its_letters() -> None:
    drawn = "".join(name_on_the_map("Huangmen shan, the upper slope", 0, 0))
    assert ">Huangmen shan, the upper</text>" in drawn and ">slope</text>" in drawn
