"""What bots think: the judge sees what its seat may see, and no more."""

from __future__ import annotations

import pytest

from tabard.engine.find import find_game
from tabard.engine.match import Match
from tabard.players import Bot, find_player

from .board import board, cards, cities, stack

GAME = find_game("jeanne_darc")
PORTS = cities(1, "bruges") + cities(2, "calais") + cities(3, "brest", "nantes", "rennes")
POLITICS = stack("politics 1")


def chosen(match: Match, seat: int = 1) -> set[str]:
    """What greedy bots in this seat do, whatever dice they think of."""
    bots = [Bot(find_player("bot:greedy"), GAME, seat - 1, seed) for seed in range(8)]
    return {bot.choose(match).words for bot in bots}


@pytest.mark.parametrize(("points", "vote"), [("1 = 1, 2 = 4", "war"), ("1 = 4, 2 = 1", "peace")])
def test_who_is_behind_votes_for_war_and_the_others_for_peace(points: str, vote: str) -> None:
    match = board(PORTS + f"throne = {{{points}}}\n" + POLITICS)
    assert {f"vote vote={vote}"} == chosen(match)


def test_the_master_names_others_for_a_battle_at_sea_before_itself() -> None:
    match = board(PORTS + stack("choose_admirals 1"))
    assert "name_admiral player=1" not in chosen(match)


def worth(text: str) -> int:
    """What a position is worth to seat 1."""
    return int(GAME.worth(board(PORTS + text).state, 0, GAME.weights.numbers))


def test_with_enough_cards_for_a_round_coins_are_saved_for_a_castle() -> None:
    enough = "cannon 2", "siege_tower"
    assert worth("coins.1 = 8\n" + cards("hand_1", *enough)) > worth(
        "coins.1 = 6\n" + cards("hand_1", *enough, "ladders")
    )
    assert worth("coins.1 = 8\n") < worth("coins.1 = 6\n" + cards("hand_1", "ladders"))
    assert {"build_castle city=bruges"} == chosen(
        board(PORTS + "coins.1 = 8\n" + cards("hand_1", *enough))
    )
