"""What the page shows of the game where it asks: the offer, what an event does, prices, the end."""

from __future__ import annotations

import pytest

from tabard.drawn.scene import Scene, scene_of
from tabard.engine.match import Match
from tests.games.asking import play

from .board import board, cards, cities
from .phase_seven import attacked, opening
from .phase_six import event

CASTLES = cities(1, "lille", "gand 4") + cities(2, "arras", "mons 4") + cities(3, "dijon 6")
COINS = "coins = {1 = 5, 2 = 3}\n"


def shown(match: Match) -> Scene:
    scene = scene_of(match, match.to_act)
    assert scene is not None
    return scene


def said(match: Match) -> list[str]:
    return [stake.sentence for stake in shown(match).stakes]


def test_an_offer_stands_with_the_question_whole() -> None:
    match = opening(CASTLES + COINS + cards("hand_1", "ram"))
    assert ["What is offered is done at once if the other accepts; a promise binds nobody."] == (
        said(match)
    )
    play(match, "1 offer 2 gand mons ask_2 for_attacking dijon")
    swap, promise = said(match)
    assert swap.endswith(" gives Mons (defences 4), 2 coins.") and "Ghent (defences 4); " in swap
    assert promise.endswith("promises to attack Dijon; it binds nobody.")
    assert promise.startswith("For the coins " + swap.split(" gives ")[0])


def test_the_master_of_events_is_told_what_the_event_does() -> None:
    match = event(CASTLES, "famine")
    assert ["3.5"] == [stake.rule for stake in shown(match).stakes]
    assert "plunder marker" in said(match)[0] and "next income" in said(match)[0]
    assert "defences" in said(event(CASTLES, "uprising"))[0]
    by_option = said(event(CASTLES, "uprising", uprising="free"))[0]
    assert "castle or fortress stays" in by_option


@pytest.mark.rules("49", "50", "51")
def test_what_things_cost_at_this_table_is_said_where_they_are_bought() -> None:
    (three,) = said(board(CASTLES + COINS))
    assert "A card costs 2 coins, a castle 8, a fortress in place of a castle 10." == three
    (five,) = said(board(CASTLES + COINS, seats=5))
    assert "A card costs 2 coins, a castle 6, a fortress in place of a castle 8." == five


def test_what_a_hero_adds_is_said_in_the_fight_in_which_there_is_one() -> None:
    assert [] == said(attacked("ram ram", "ram"))
    match = attacked("ram ram", "ram", text="hero_active.1 = 1\n")
    assert "adds 3 in each fight" in said(match)[0]


def test_the_last_round_is_called_so() -> None:
    assert () == shown(board(CASTLES + "round = 3\n", end="4")).now
    assert ("This is the last round.",) == shown(board(CASTLES + "round = 4\n", end="4")).now
    assert "may be the last" in shown(board(CASTLES + "round = 8\n")).now[0]
    assert () == shown(board(CASTLES + "round = 7\n")).now
