"""The table in text: what stands on it, whole at 80 by 24, and nothing that is hidden."""

from __future__ import annotations

import pytest

from tabard.drawn.sheet import Look, Sheet, Text, draw
from tabard.engine.match import Match
from tabard.games.jeanne_darc.components.board import CITIES, PROVINCES
from tabard.games.jeanne_darc.components.cards import CARDS
from tabard.games.jeanne_darc.components.events import MARKERS, POWERS
from tabard.games.jeanne_darc.components.factions import FACTIONS

from .board import board, cards, cities, stack

LONG = cities(1, "bruges 6", "gand 4", "lille") + cities(2, "dijon", "barcelone 4")
MARKED = LONG + "plundered.gand = 1\nprotected.lille = 1\n" + stack("combat 1")


def sheet(match: Match, *viewers: int, ascii: bool = False) -> Sheet:
    """What these seats see."""
    found = draw(match, viewers, Look(ascii=ascii))
    assert found
    return found


def plain(text: Text) -> str:
    """The words without their inks."""
    return "".join(part for _ink, part in text)


def province(found: Sheet, word: str) -> list[str]:
    """The cities of a province, as they are shown."""
    return [plain(city) for cell in found.cells if cell.word == word for city in cell.pieces]


@pytest.mark.rules("4", "6", "9", "1.13")
def test_a_city_shows_its_port_owner_level_and_markers() -> None:
    found = sheet(board(MARKED))
    assert ["Bru~N6", "GheN4!", "LilN*"] == province(found, "flandre")
    assert ["DijF", "Aux·"] == province(found, "bourgogne")
    signs = {cell.word: cell.sign for cell in found.cells}
    assert ("^", "2", "") == (signs["catalogne"], signs["ile_de_france"], signs["flandre"])
    assert 24 == len(found.cells)
    assert ["Par."] == province(sheet(board(MARKED), ascii=True), "ile_de_france")


@pytest.mark.rules("40", "1.13")
def test_of_others_only_the_number_of_cards_is_shown() -> None:
    match = board(MARKED + cards("hand_1", "ram 2", "traitor") + cards("used_2", "cannon"))
    own, other = (plain_hand(sheet(match, viewer), 0) for viewer in (0, 1))
    assert "3 cards" in own
    assert "3 cards" in other
    assert ("2 × ram", "traitor") == own[-2:]
    assert not {"2 × ram", "traitor"} & set(other)
    assert "cannon (used)" in plain_hand(sheet(match, 0), 1)
    assert "Pile 70" in [plain(track) for track in sheet(match).tracks]


def plain_hand(found: Sheet, seat: int) -> tuple[str, ...]:
    """What is shown of a seat."""
    return tuple(plain(card) for card in found.hands[seat].cards)


def test_every_thing_has_something_said_about_it() -> None:
    about = sheet(board(MARKED)).about
    for kind in (CITIES, PROVINCES, FACTIONS, CARDS, MARKERS, POWERS):
        assert all(about[word] and all(about[word]) for word in kind.words)


@pytest.mark.parametrize(
    ("thing", "option", "usual", "other"),
    [
        ("engineer", {"engineer": "defences"}, "highest yellow card", "defences count 2 less"),
        ("traitor", {"traitor": "nothing"}, "one step less", "count nothing"),
        ("uprising", {"uprising": "free"}, "lose one step", "free at once"),
        ("catalogne", {"noyellow": "strict"}, "its defenders add 1", "with a yellow card adds 1"),
    ],
)
def test_what_is_said_of_things_is_true_under_the_options(thing, option, usual, other) -> None:  # type: ignore[no-untyped-def]
    said = " ".join(sheet(board(MARKED)).about[thing])
    chosen = " ".join(sheet(board(MARKED, **option)).about[thing])
    assert usual in said
    assert other not in said
    assert other in chosen
