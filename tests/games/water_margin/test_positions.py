"""A position written and read again is the same, at every decision of four short
games, and of six more where a test may take long."""

from __future__ import annotations

import pytest

from tabard.engine.find import find_game
from tabard.engine.match import Match
from tabard.engine.position import from_text, to_text
from tabard.players.bot import Bot, find_player

GAME = find_game("water_margin")
# With many figures and few chapters much is going on at once; each second game is of few figures.
CROWDED = {"end_chapter": "4", "start_figures": "6", "loot_scale": "10"}


LONG = [pytest.param(part, marks=pytest.mark.long) for part in range(2, 5)]


@pytest.mark.rules("3.2", "3.17")
@pytest.mark.parametrize("part", [*range(2), *LONG])
def test_positions_read_back_equal_at_every_decision(part: int) -> None:
    for seed in range(2 * part, 2 * part + 2):
        seats = GAME.seats[seed % len(GAME.seats)]
        options = CROWDED if seed % 2 else {"end_chapter": "6"}
        match = Match(GAME, seats, seed, options, unasked=False)
        bots = [Bot(find_player("bot:random"), GAME, seat, seed) for seat in range(seats)]
        while not match.over:
            seat = match.to_act[0]
            text = to_text(GAME, match.state)
            _game, again = from_text(find_game, text)
            assert match.state.same(again)
            assert text == to_text(GAME, again)
            match.play(seat, bots[seat].choose(match))
