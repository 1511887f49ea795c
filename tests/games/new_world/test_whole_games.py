"""Whole games of bots: the greedy one is ahead, and the table fits its screens all the time."""

from __future__ import annotations

import pytest

from tabard.cli.table.text import packed, width_of
from tabard.engine.match import Match
from tabard.players import Bot, find_player

from .test_terminal import sheet


@pytest.mark.long
def test_a_greedy_nation_wins_more_glory_than_random_ones() -> None:
    ahead = 0
    for seed in (1, 2):
        match = Match("new_world", 2, seed=seed, options={"length": "short"})
        bots = ("greedy", "random") if seed % 2 else ("random", "greedy")
        players = [
            Bot(find_player(f"bot:{bot}"), match.game, n, seed) for n, bot in enumerate(bots)
        ]
        while not match.over:
            seat = match.to_act[0]
            match.play(seat, players[seat].choose(match))
        greedy = bots.index("greedy")
        ahead += match.game.score(match.state, greedy) - match.game.score(match.state, 1 - greedy)
    assert ahead >= 10


@pytest.mark.parametrize("seats", [2, 5])
def test_the_table_of_a_whole_game_fits_its_screens(seats: int) -> None:
    match = Match("new_world", seats, 4, {"length": "short"})
    bots = [Bot(find_player("bot:random"), match.game, seat, 4) for seat in range(seats)]
    while not match.over:
        seat = match.to_act[0]
        if len(match.lines) % 25 == 0:
            small = sheet(match, seat)
            assert width_of(small.title) <= 80
            assert len(packed(small.tracks, 80)) <= 13
            wide = sheet(match, seat, roomy=True)
            assert width_of(wide.title) <= 140
            assert len(packed(wide.tracks, 140)) <= 11
        match.play(seat, bots[seat].choose(match))
