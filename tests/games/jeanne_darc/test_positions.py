"""A position written and read again is the same, at every decision of many games, and the starts
from which compiled games are compared can be played."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabard.engine.find import find_game
from tabard.engine.kinds import CHANCE
from tabard.engine.match import Match
from tabard.engine.position import from_text, to_text
from tabard.players.bot import Bot, find_player

GAME = find_game("jeanne_darc")
STARTS = sorted((Path(__file__).parent / "starts").glob("*.toml"))


@pytest.mark.parametrize("seed", range(10))
def test_positions_read_back_equal_at_every_decision(seed: int) -> None:
    seats = GAME.seats[seed % len(GAME.seats)]
    match = Match(GAME, seats, seed, {"end": "2"}, unasked=False)
    bots = [Bot(find_player("bot:random"), GAME, seat, seed) for seat in range(seats)]
    while not match.over:
        seat = match.to_act[0]
        assert seat != CHANCE
        text = to_text(GAME, match.state)
        _game, again = from_text(find_game, text)
        assert match.state.same(again)
        assert text == to_text(GAME, again)
        match.play(seat, bots[seat].choose(match))


@pytest.mark.parametrize("path", STARTS, ids=lambda path: path.stem)
def test_a_start_is_played_to_its_end(path: Path) -> None:
    game, state = from_text(find_game, path.read_text(encoding="utf-8"))
    for seed in range(3):
        match = Match.at(game, state.copy(), seed)
        seats = match.state.seats
        bots = [Bot(find_player("bot:random"), game, seat, seed) for seat in range(seats)]
        while not match.over and match.state.round < 3:
            match.play(match.to_act[0], bots[match.to_act[0]].choose(match))
            assert 0 == game.accounted(match.state)
        assert match.over or match.state.round == 3
