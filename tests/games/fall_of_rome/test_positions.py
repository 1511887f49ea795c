"""A position written and read again is the same, at every decision of thirty
games, and of seventy more where a test may take long."""

from __future__ import annotations

import pytest

from tabard.engine.find import find_game
from tabard.engine.kinds import CHANCE
from tabard.engine.match import Match
from tabard.engine.position import from_text, to_text
from tabard.players.bot import Bot, find_player

GAME = find_game("fall_of_rome")


LONG = [pytest.param(part, marks=pytest.mark.long) for part in range(3, 10)]


@pytest.mark.parametrize("part", [*range(3), *LONG])
def test_positions_read_back_equal_at_every_decision(part: int) -> None:
    for seed in range(10 * part, 10 * part + 10):
        seats = GAME.seats[seed % len(GAME.seats)]
        difficulty = GAME.options[0].readings[seed % 3]
        match = Match(GAME, seats, seed, {"difficulty": difficulty}, unasked=False)
        bots = [Bot(find_player("bot:random"), GAME, seat, seed) for seat in range(seats)]
        while not match.over:
            seat = match.to_act[0]
            assert seat != CHANCE
            text = to_text(GAME, match.state)
            _game, again = from_text(find_game, text)
            assert match.state.same(again)
            assert text == to_text(GAME, again)
            match.play(seat, bots[seat].choose(match))
