"""What a move changes is told before it is made, and only what its seat can know."""

from __future__ import annotations

import random
from importlib.metadata import entry_points
from typing import Any

import pytest

from tabard.drawn.foretelling import foretold
from tabard.drawn.scene import scene_of
from tabard.engine.dice import new_stream
from tabard.engine.find import find_game
from tabard.engine.match import Match
from tabard.engine.secrecy.secrets import guess

TITLES = sorted(point.name for point in entry_points(group="tabard.games"))


def told_before(match: Match, seat: int, words: str) -> tuple[str, ...]:
    """What this seat is told of a move that it does not make yet."""
    (row,) = (row for row in match.rows(seat) if row.words == words)
    scene = scene_of(match, (seat,))
    assert scene is not None
    return foretold(match, seat, [row], (seat,), scene)


def played_until(match: Match, verb: str) -> int:
    """Play the first of what can be done until a seat may do this; the seat."""
    chance = random.Random(3)
    while not match.over:
        seat = match.to_act[0]
        rows = match.rows(seat)
        if any(row.words == verb for row in rows):
            return seat
        match.play(seat, chance.choice(rows))
    raise AssertionError(f"nobody may ever {verb}")


def test_the_price_of_a_card_is_told_before_it_is_bought() -> None:
    match = Match(find_game("jeanne_darc"), 3, seed=3)
    seat = played_until(match, "buy_card")
    before = scene_of(match, (seat,))
    told = told_before(match, seat, "buy_card")
    assert any("coin" in change and "→" in change for change in told)
    assert scene_of(match, (seat,)) == before, "nothing has been done"


def test_nothing_is_told_of_what_hangs_on_the_dice() -> None:
    match = Match(find_game("jeanne_darc"), 3, seed=3)
    seat = played_until(match, "stop_buying")
    while not any(row.words.startswith("attack ") for row in match.rows(seat)):
        match.play(seat, random.Random(len(match.lines)).choice(match.rows(seat)))
        seat = match.to_act[0]
    attack = next(row.words for row in match.rows(seat) if row.words.startswith("attack "))
    assert not any("prov" in change for change in told_before(match, seat, attack))


@pytest.mark.parametrize("title", TITLES)
def test_two_tables_that_a_seat_cannot_tell_apart_foretell_the_same(title: str) -> None:
    match, chance, asked = Match(find_game(title), 3, seed=5), random.Random(5), 0
    for move in range(400):
        if match.over:
            break
        seat = match.to_act[0]
        row = chance.choice(match.rows(seat))
        if not row.verb.long and move % 2 == 0:
            other = guess(match.game, match.state, (seat,), new_stream(move))
            twin = Match.at(match.game, other, seed=1)
            assert told_before(match, seat, row.words) == told_before(twin, seat, row.words)
            asked += 1
        match.play(seat, row)
    assert asked > 7


def test_an_outcome_that_hangs_on_a_hidden_hand_is_not_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A rule is bent so that a track shows what another holds; the true table is never asked."""
    match = Match(find_game("jeanne_darc"), 3, seed=3)
    seat = played_until(match, "buy_card")
    play = match.game.flow.play

    def betrays(state: Any, seat: int, row: int) -> None:
        play(state, seat, row)
        state.round = (
            sum(
                sum((n + 1) * c for n, c in enumerate(row)) * (i + 1) ** 2
                for i, row in enumerate(state.cards)
            )
            % 997
        )

    monkeypatch.setattr(match.game.flow, "play", betrays)
    told = told_before(match, seat, "buy_card")
    twin = Match.at(match.game, guess(match.game, match.state, (seat,), new_stream(9)), seed=1)
    assert told == told_before(twin, seat, "buy_card")
    assert not any("Round" in change for change in told)
    assert told, "what is sure is told all the same"


def test_of_a_round_that_ends_nothing_is_told_of_the_others_alone() -> None:
    """With the round the own hero goes to rest, and what one gains could not stand beside that."""
    asked = 0
    for seed in (24, 30):
        match, chance = Match("jeanne_darc", 2, seed=seed), random.Random(seed)
        while not match.over and match.state.round < 2:
            seat = match.to_act[0]
            rows = match.rows(seat)
            if match.state.hero_active[seat] and any(row.words == "end_turn" for row in rows):
                told, asked = told_before(match, seat, "end_turn"), asked + 1
                assert not any("throne" in one for one in told) or "throne" in told[0]
            match.play(seat, chance.choice(rows))
    assert asked
