"""Every card, leader, advisor, role and event is drawn, and no two of them alike."""

from __future__ import annotations

import re

import pytest

from tabard.drawn.speaking import thing
from tabard.engine.find import find_game
from tabard.engine.kinds import Kind
from tabard.games.fall_of_rome.components import cards as roman_cards
from tabard.games.fall_of_rome.components import roles
from tabard.games.jeanne_darc.components import cards as combat_cards
from tabard.games.jeanne_darc.components import events, factions
from tabard.games.new_world.components import cards, goods, nations
from tabard.games.water_margin.components import bandits
from tabard.games.water_margin.components import events as chapters

DRAWN: dict[str, tuple[Kind, ...]] = {
    "fall_of_rome": (roles.ROLES, roman_cards.EVENTS),
    "jeanne_darc": (factions.HEROES, combat_cards.CARDS, events.MARKERS, events.POWERS),
    "new_world": (nations.LEADERS, goods.ADVISORS, cards.CARDS, cards.EVENTS),
    "water_margin": (bandits.BANDITS, chapters.EVENTS, chapters.QUESTS),
}


def drawings(game: str) -> dict[str, str]:
    """What stands inside each symbol of a game."""
    board = find_game(game).board
    assert board is not None
    found = re.findall(r'<symbol id="([^"]+)"[^>]*>(.*?)</symbol>', board().symbols, re.DOTALL)
    assert len(found) == len(dict(found)), "two symbols have one name"
    return {name: re.sub(r"\s", "", drawing) for name, drawing in found}


@pytest.mark.parametrize("game", DRAWN)
def test_each_has_a_face_of_its_own(game: str) -> None:
    """Two that go by one name are one: a card and its second copy."""
    board = find_game(game).board
    assert board is not None
    faces, drawn = board().faces, drawings(game)
    own: dict[str, str] = {}
    for kind in DRAWN[game]:
        for number in kind.numbers:
            face = faces.get(thing(kind, number))
            assert face, f"{kind.name(number)} has no face"
            assert face.symbol in drawn, f"{face.symbol} is not drawn"
            name = own.setdefault(drawn[face.symbol], kind.name(number))
            assert name == kind.name(number), f"{name} and {kind.name(number)} look alike"
