"""The bots: found by name, lawful, repeatable, and blind to what their seat may not see."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabard.cli.table.session import Session, new_session, seat_number
from tabard.engine.dice import new_stream
from tabard.engine.game import Game, Misused
from tabard.engine.match import Match
from tabard.engine.secrecy.secrets import guess
from tabard.engine.state import Record
from tabard.players import BOTS, Bot, find_player
from tabard.players.box import Box
from tests.engine import awkward, toy

TOYS = [toy.GAME, awkward.GAME]


def watched(game: Game, seats: int, bot: str, seed: int) -> Session:
    session = new_session(Match(game, seats, seed), (bot,) * seats, None, seed)
    for _step in session.advance():
        pass
    return session


def test_an_unknown_bot_is_named() -> None:
    for name in ("bot:wise", "greedy", "", "bot:"):
        with pytest.raises(Misused, match="bot:random"):
            find_player(name)


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.name)
@pytest.mark.parametrize("bot", [f"bot:{word}" for word in BOTS])
def test_bots_play_whole_games_alike_for_the_same_seed(game: Game, bot: str) -> None:
    for seats in game.seats:
        one, other = (watched(game, seats, bot, seed=3) for _n in range(2))
        assert one.match.over and one.match.lines == other.match.lines


def men_count(state: Record, seat: int) -> int:
    """A judge for Ford: men across, and those in the camp a little."""
    return int(3 * state.across[seat] + state.camp[seat])  # type: ignore[attr-defined]


def test_the_greedy_bot_beats_the_random_one() -> None:
    ford, wins = replace(toy.GAME, worth=men_count), 0
    for seed in range(60):
        players = ("bot:greedy", "bot:random") if seed % 2 else ("bot:random", "bot:greedy")
        session = new_session(Match(ford, 2, seed), players, None, seed)
        for _step in session.advance():
            pass
        assert session.match.result
        wins += session.match.result.places[players.index("bot:greedy")] == 1
    assert wins >= 45


def test_a_bot_sees_no_more_than_its_seat() -> None:
    """A table that only looks the same to its seat gets the same move from the bot."""
    match = Match(awkward.GAME, 4, seed=1)
    others = [Bot(find_player("bot:random"), match.game, seat, 1) for seat in range(4)]
    compared = 0
    while not match.over:
        seat = match.to_act[0]
        elsewhere = guess(match.game, match.state, (seat,), new_stream(77))
        tables = (match.state, elsewhere)
        moves = []
        for table in tables:
            bot = Bot(find_player("bot:greedy"), match.game, seat, 5)
            box = Box(guess(match.game, table, (seat,), new_stream(5)))
            moves.append(bot.choose_from(box).words)
        assert moves[0] == moves[1]
        compared += not match.state.same(elsewhere)
        match.play(seat, others[seat].choose(match))
    assert compared > 5


def test_seats_are_found_by_number_and_name() -> None:
    match = Match(toy.GAME, 3, seed=1)
    assert seat_number(match, "3") == 2 and seat_number(match, "chance") == 6
    for word in ("0", "4", "²", "", "99999999999999999999"):
        with pytest.raises(Misused, match="there is: 1, 2, 3, chance"):
            seat_number(match, word)
    with pytest.raises(Misused, match="'seat' can be 1, 2, 3: say which"):
        seat_number(match, "seat")
