"""The table in text: what each area shows, and what a nation has."""

from __future__ import annotations

import pytest

from tabard.drawn.sheet import Look, Sheet, Text, draw
from tabard.engine.match import Match
from tabard.games.new_world.components import board as m
from tabard.games.new_world.components import cards as c
from tabard.games.new_world.components import goods as g
from tabard.games.new_world.components import nations as n
from tabard.games.new_world.components import units as u

from .board import board, play
from .scenes import army, attack_natives, fight, held

LAND = """
discovered = { hispaniola = "es", cuba = "pt" }
owner.hispaniola = "es"
colony.hispaniola = "village"
fortification.hispaniola = 1
natives.cuba = { native_infantry = 4 }
fleet_at = { es_fleet_1 = "bahama_channel", fr_fleet_1 = "cuba" }
leader_at.cortes = "hispaniola"
storm.bahama_channel = 1
held.cortes = { infantry = 3 }
[ships]
es_fleet_1 = { t1 = 2 }
fr_fleet_1 = { e1 = 1 }
"""


def sheet(match: Match, *viewers: int, roomy: bool = False) -> Sheet:
    """What these seats see."""
    found = draw(match, viewers, Look(roomy=roomy, asked=tuple(match.to_act)))
    assert found
    return found


def plain(text: Text) -> str:
    """The words without their inks."""
    return "".join(part for _ink, part in text)


def tracks(found: Sheet) -> str:
    return "\n".join(plain(track) for track in found.tracks)


@pytest.mark.rules("3.4.3", "3.27")
def test_an_area_shows_its_owner_colony_works_and_who_is_there() -> None:
    words = tracks(sheet(board(LAND)))
    assert "HIS-S2#1@S" in words
    assert "CUB~F!" in words
    assert "Bahama Channel~S storm" in words
    assert " mex " in words, "small letters: nobody has discovered it"


@pytest.mark.rules("3.10.1", "3.10.7")
def test_whose_impulse_it_is_and_what_is_left_to_spend_is_always_shown() -> None:
    match = board(LAND, at="spend")
    assert "Impulse of Spain: 4 operation points left" in tracks(sheet(match))
    play(match, "1 activate cortes")
    words = tracks(sheet(match))
    assert "Impulse of Spain: 3 operation points left" in words
    assert "Cortes moves: 6 movement points, 12 free actions left" in words


@pytest.mark.rules("3.27")
def test_of_others_only_the_number_of_cards_is_shown() -> None:
    hands = (
        'card_place = { ambush = "hand_1", rally = "hand_1" }\n'
        'es_cards.tercio_discipline = "hand_1"\n'
    )
    match = board(hands + LAND)
    own, other = (plain_hand(sheet(match, viewer)) for viewer in (0, 1))
    assert "cards 2+1" in own and "cards 2+1" in other
    assert {"[Ambush]", "[Rally]", "[Tercio Discipline]"} <= set(own)
    assert not {"[Ambush]", "[Rally]", "[Tercio Discipline]"} & set(other)


def plain_hand(found: Sheet) -> list[str]:
    """What is shown of the first seat."""
    return [plain(item) for item in found.hands[0].cards]


def test_every_thing_has_something_said_about_it() -> None:
    about = sheet(board(LAND)).about
    for kind in (m.AREAS, m.SEAS, n.NATIONS, n.LEADERS, c.CARDS, g.ADVISOR_KINDS, g.AWARDS, g.GOODS,
                 u.PROPER_UNITS, u.SHIP_TYPES):  # fmt: skip
        assert all(about[word] and all(about[word]) for word in kind.words)
    assert about["mex"] == about["valley_of_mexico"]


@pytest.mark.rules("3.16.4")
def test_a_combat_shows_its_sides_its_step_and_its_values() -> None:
    match = attack_natives(army(native_infantry=9) + held(cortes="infantry = 6"))
    words = "Combat in Cuba: Spain (strength 15) attacks the native army (strength 9)"
    assert f"{words}, step 4, the round of dice, round 1" in tracks(sheet(match))
    fight(match, (2, 3), (5, 5))
    values = tuple(match.state.value)
    assert values[0] > 5, "the leader and his army add to the dice"
    assert f", {values[0]} against {values[1]}" in tracks(sheet(match))
