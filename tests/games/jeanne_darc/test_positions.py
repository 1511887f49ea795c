"""A position written and read again is the same, at every decision of many games; the table in text
fits there too; and the starts from which compiled games are compared can be played."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabard.cli.table.text import packed, width_of
from tabard.engine.find import find_game
from tabard.engine.kinds import CHANCE
from tabard.engine.match import Match
from tabard.engine.position import from_text, to_text
from tabard.players.bot import Bot, find_player

from .test_terminal import sheet

GAME = find_game("jeanne_darc")
STARTS = sorted((Path(__file__).parent / "starts").glob("*.toml"))


LONG = [pytest.param(seed, marks=pytest.mark.long) for seed in range(5, 10)]


@pytest.mark.parametrize("seed", [*range(5), *LONG])
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


@pytest.mark.parametrize("seats", [2, 6])
def test_the_table_of_a_whole_game_fits_80_columns_and_leaves_room_for_a_question(
    seats: int,
) -> None:
    match = Match(GAME, seats, 4, {"end": "3"})
    bots = [Bot(find_player("bot:random"), GAME, seat, 4) for seat in range(seats)]
    while not match.over:
        seat = match.to_act[0]
        found = sheet(match, seat)
        assert width_of(found.title) <= 80
        assert len(packed(found.tracks, 80)) <= 3
        for cell in found.cells:
            shown = sum(width_of(piece) for piece in cell.pieces)
            assert shown + len(cell.short + cell.sign) <= 26
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
