"""The search: the same in plain and compiled play, fair, repeatable, and better than chance."""

from __future__ import annotations

from dataclasses import replace
from threading import get_ident
from typing import Any

import numpy as np
import pytest

from tabard.cli.table.help import hint_lines
from tabard.engine.dice import new_stream
from tabard.engine.find import find_game
from tabard.engine.game import Game
from tabard.engine.kinds import CHANCE
from tabard.engine.match import Match
from tabard.engine.secrecy.secrets import guess
from tabard.engine.state import Record
from tabard.lab.matches import Matches
from tabard.players import search, thinks
from tabard.players.levels import Level, Plan, level_of
from tabard.players.thinking import SeatDesk, Thinker, bound, considered, room_for
from tabard.players.thinks import Thinks
from tests.engine import awkward, toll, toy
from tests.games.asking import play
from tests.games.fall_of_rome.board import board, hand
from tests.games.water_margin.board import board as marsh
from tests.games.water_margin.board import figure, gang

pytestmark = pytest.mark.compiled

TOYS = [toy.GAME, awkward.GAME, toll.GAME]
QUICK = Plan(12, depth=2)


def men_count(state, seat):  # type: ignore[no-untyped-def]
    """A judge for Ford: men across, and those in the camp a little."""
    return 3 * state.across[seat] + state.camp[seat]


FORD = replace(toy.GAME, worth=men_count)


def searching(playouts: int, threads: int = 1) -> Level:
    return Level("search", "", Plan(playouts, depth=2), 0.0, threads)


def decisions(game: Game, seats: int, seed: int) -> Any:
    """Matches at decisions with a choice, and whose they are, played on by chance."""
    match, stream = Match(game, seats, seed), new_stream(seed)
    rows = game.room()
    while not match.over:
        seat = match.to_act[0]
        if seat != CHANCE and game.flow.legal_rows(match.state, seat, rows) > 1:
            yield match, seat
        legal = match.rows(seat)
        match.play(seat, legal[stream[0] % len(legal)])
        stream[0] += 1


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.name)
def test_plain_and_compiled_grow_the_same_tree(game: Game) -> None:
    grow_alike(game, game.seats[-1], most=12)


def test_half_a_move_costs_what_its_end_costs() -> None:
    """Who sails pays one of two cards, though it is named last."""
    match = board(hand(1, "genua_franks", "londinium_franks"))
    game, state = match.game, match.state
    weights = [int(name == "card") for name in game.weights.names]
    (sail,) = [row.number for row in match.rows(0) if row.short == "sail narbo"]
    after, plan = bound(game)["worth_after"], QUICK.numbers(game.weights)
    assert 2 == game.worth(state, 0, weights)
    assert 1 == after(state, state.copy(), plan, weights, 0, sail, game.room(), new_stream(1))


def test_half_a_move_counts_as_the_best_of_its_ends() -> None:
    """Of eight squares two are nearer to the refuge: a step is better than to end the Voyage, which
    changes nothing for certain."""
    match = marsh(gang(1, "h5", "shi_jin"), figure(1, "li_kui", "f3"), seats=1)
    game, state = match.game, match.state
    thinker, weights = Thinker(game), game.weights.thinking
    desk = SeatDesk(thinker, state.pack(), 0, Plan(40), weights, new_stream(3), 40)
    assert game.actions.rows[desk.row()].words == "step figure=li_kui"


def test_in_a_whole_game_too() -> None:
    grow_alike(find_game("jeanne_darc"), 3, most=3)


def grow_alike(game: Game, seats: int, most: int) -> None:
    thinker, rules, compared = Thinker(game), bound(game), 0
    for match, seat in decisions(game, seats, seed=5):
        stream, weights = new_stream(9), game.weights.numbers
        table = guess(game, match.state, (seat,), new_stream(1))
        desk = SeatDesk(thinker, table.pack(), seat, QUICK, weights, stream, QUICK.playouts)
        desk.think(QUICK.playouts)
        nodes = [[0] * search.DECISION for _n in range(room_for(QUICK.playouts))]
        marks = [[0] * search.MARKS for _row in game.room()]
        rules["think"](
            table, [table.copy(), table.copy()], nodes, marks, QUICK.numbers(game.weights),
            weights, seat, game.room(), game.room(), stream, QUICK.playouts,
        )  # fmt: skip
        assert nodes == desk.nodes.tolist() and stream[0] == desk.drawn
        compared += 1
        if compared == most:
            break
    assert compared == most


def test_a_table_that_looks_the_same_gets_the_same_thought() -> None:
    differ = 0
    for match, seat in decisions(awkward.GAME, 4, seed=1):
        elsewhere = guess(match.game, match.state, (seat,), new_stream(77))
        differ += not match.state.same(elsewhere)
        assert thought(match, match.state, seat) == thought(match, elsewhere, seat)
        if differ > 8:
            return
    raise AssertionError("no table with secrets was met")


def test_who_peeks_is_found_out() -> None:
    """The same comparison, of a bot that is handed the table itself."""
    game = awkward.GAME
    peeking = bound(game)
    peeking["think"].__globals__["guess_for"] = peek
    found = 0
    for match, seat in decisions(game, 4, seed=1):
        elsewhere = guess(match.game, match.state, (seat,), new_stream(77))
        found += peeked(match.game, peeking, match.state, seat) != peeked(
            match.game, peeking, elsewhere, seat
        )
    assert found


def peek(state: Record, guessed: Record, *_rest: Any) -> None:
    for name, value in vars(state.copy()).items():
        setattr(guessed, name, value)


def peeked(game: Game, rules: Any, table: Record, seat: int) -> Any:
    nodes = [[0] * search.DECISION for _n in range(room_for(QUICK.playouts))]
    marks = [[0] * search.MARKS for _row in game.room()]
    rules["think"](
        table, [table.copy(), table.copy()], nodes, marks, QUICK.numbers(game.weights),
        game.weights.numbers, seat, game.room(), game.room(), new_stream(9), QUICK.playouts,
    )  # fmt: skip
    return nodes


def thought(match: Match, table: Record, seat: int) -> Any:
    """What the search finds for a seat of a match at which this table lay."""
    kept, match.state = match.state, table
    try:
        return Thinks(searching(30), match.game, seat, seed=4, wait=True).consider(match)
    finally:
        match.state = kept


def test_the_same_move_for_a_seed_and_a_number_of_threads() -> None:
    for level in (searching(40), searching(40, threads=3)):
        for match, seat in decisions(FORD, 2, seed=2):
            one, other = (Thinks(level, FORD, seat, seed=8, wait=True) for _n in range(2))
            assert one.consider(match) == other.consider(match)
            break


def test_one_thread_is_the_callers_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """So an inn counts its time for whoever asked."""
    match, seat = next(decisions(FORD, 2, seed=2))
    grown, grow = [], SeatDesk.think
    monkeypatch.setattr(
        SeatDesk, "think", lambda desk, many: grown.append(get_ident()) or grow(desk, many)
    )
    Thinks(searching(20), FORD, seat, seed=8, wait=True).consider(match)
    assert grown == [get_ident()]
    Thinks(searching(20, threads=2), FORD, seat, seed=8, wait=True).consider(match)
    assert len(grown) == 3 and grown.count(get_ident()) == 1


def test_a_forced_move_costs_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    match, thoughts, choices = Match(FORD, 2, seed=2), [], 0
    think = SeatDesk.think
    monkeypatch.setattr(SeatDesk, "think", lambda *said: thoughts.append(1) or think(*said))
    bots = [Thinks(searching(20), FORD, seat, seed=8, wait=True) for seat in range(2)]
    while not match.over:
        seat = match.to_act[0]
        choices += len(match.rows(seat)) > 1
        match.play(seat, bots[seat].choose(match))
    assert 0 < len(thoughts) == choices < len(match.lines)


def test_thought_beats_chance_and_more_thought_beats_less() -> None:
    matches = Matches(Thinker(FORD), 2)

    def wins(one: Level, other: Level) -> float:
        return sum(matches.won(matches.play([one, other], n), 0) for n in range(200))

    assert wins(searching(2), Level("random", "", Plan(-1))) > 150
    assert wins(searching(60), searching(2)) > 120


def test_a_bot_that_is_asked_to_agree_agrees_and_a_person_is_advised() -> None:
    """An automated seat always agrees (4.20): no search stands behind it, nor leaves it out."""
    match = board("cubes.sinope.ostrogoths = 1\n" + hand(1, "roma_huns"))
    play(match, "1 give pawn=2 card=roma_huns")
    asked = [row.number for row in match.rows(1)]
    bot = Thinks(searching(20), match.game, 1, seed=8, wait=True)
    assert "agree" == bot.choose(match).words
    assert {*asked} == {each.row for each in bot.consider(match)}


def test_a_full_tree_goes_on_without_growing() -> None:
    game, (match, seat) = FORD, next(decisions(FORD, 2, seed=2))
    desk = SeatDesk(Thinker(game), match.state.pack(), seat, QUICK, [1000], new_stream(1), 3)
    desk.nodes = desk.nodes[:5].copy()
    desk.think(200)
    assert len(desk.nodes) == desk.nodes[0][search.USED] == 5
    assert 200 == desk.nodes[0][search.VISITS]
    assert list(considered(desk.nodes))


def test_time_is_a_budget_too() -> None:
    level = level_of("search:5ms")
    assert level is not None
    match, seat = next(decisions(FORD, 2, seed=2))
    bot = Thinks(level, FORD, seat, wait=True)
    assert bot.consider(match) and bot.choose(match) in match.rows(seat)


def test_whole_numbers_of_roots_and_logarithms() -> None:
    rules = bound(FORD)
    for number in [*range(200), 10**6, 10**9, 1 << 40]:
        assert int(np.sqrt(number)) == rules["root_of"](number)
    for number in (1, 2, 4, 1024):
        assert 256 * np.log2(number) == rules["logarithm"](number)


def test_a_hint_at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three moves at most, each of which may be made, and how good each is."""
    monkeypatch.setattr(thinks, "HINT", searching(40))
    match, seat = next(decisions(find_game("jeanne_darc"), 2, seed=2))
    thinks.thinker_of(match.game, wait=True)
    advice = thinks.hints(match, seat)
    assert advice is not None
    lines = hint_lines(match, advice)
    assert 0 < len(lines) <= 3 and all("than now" in line for line in lines)
    assert {each.row for each in advice} <= {row.number for row in match.rows(seat)}
    assert advice[0].share == max(each.share for each in advice)
