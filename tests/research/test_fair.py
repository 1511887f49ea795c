"""Nobody sees through a door what is not theirs: two tables that differ only in what a seat cannot
know look the same to it."""

from __future__ import annotations

import copy

import numpy as np
import pytest

from tabard.batch import Batch
from tabard.engine.dice import new_stream
from tabard.engine.find import find_game
from tabard.engine.secrecy import viewing
from tabard.engine.secrecy.secrets import guess
from tabard.research.gymnasium import Env
from tabard.research.pettingzoo import env, parallel_env
from tests.engine import awkward, toll
from tests.every_game.test_stepwise import flat_by_rules
from tests.every_game.walks import bytes_of, sampled

from .doors import any_row, any_rows, position_of

SECRETIVE = ["jeanne_darc", "new_world"]


def flat_rows_keep_secrets(game):
    """At tables along a game, and at guesses of them, each seat is shown the same numbers."""
    differed = 0
    for at in sampled(game, game.seats[-1]):
        for seat in range(at.state.seats):
            other = guess(game, at.state, (seat,), new_stream(at.number))
            differed += bytes_of(other) != bytes_of(at.state)
            assert flat_by_rules(game, at.state, seat) == flat_by_rules(game, other, seat)
    assert differed > 20, "the guesses were the tables themselves"


@pytest.mark.parametrize("game", [awkward.GAME, toll.GAME], ids=lambda game: game.name)
def test_flat_rows_keep_secrets(game):
    flat_rows_keep_secrets(game)


@pytest.mark.parametrize("leak", ["_blanking", "_hide_drafts"])
def test_a_leak_into_the_flat_rows_is_caught(monkeypatch, leak):
    if leak == "_blanking":
        idle = "def hide_{0.name}(state, seen, viewers):\n    pass\n"
        monkeypatch.setattr(viewing, "_blanking", idle.format)
    else:
        idle_rule = lambda state, seen, viewers: None  # noqa: E731
        generic = {**viewing._GENERIC, "hide_drafts": idle_rule}
        monkeypatch.setattr(viewing, "_GENERIC", generic)
    with pytest.raises(AssertionError, match="assert"):
        flat_rows_keep_secrets(awkward.GAME)


@pytest.mark.compiled
@pytest.mark.parametrize("name", SECRETIVE)
def test_compiled_observations_keep_secrets(name):
    game = find_game(name)
    batch, dice, differed = (
        Batch(game, game.seats[-1], tables=8, seed=3),
        np.random.default_rng(3),
        0,
    )
    for step in range(400):
        if step % 20 == 0:
            looking = np.where(batch.seats < 0, 0, batch.seats)
            others = batch.clone().guess(looking)
            differed += sum(position_of(batch, at) != position_of(others, at) for at in range(8))
            assert (batch.observe(looking) == others.observe(looking)).all()
            assert (batch.legal() == others.legal()).all()
            views, told = batch.view(looking), game.state.dtype().fields["told_count"][1]
            for view, other in zip(views, others.view(looking), strict=True):
                assert view.tobytes()[:told] == other.tobytes()[:told]
        batch.play(np.where(batch.over, -1, any_rows(batch.legal(), dice)))
    assert differed > 40


@pytest.mark.compiled
@pytest.mark.parametrize("name", SECRETIVE)
def test_no_door_shows_what_another_holds(name):
    """What each door says of a table and of a guess of it, to whoever is asked."""
    game, dice = find_game(name), np.random.default_rng(1)
    alone, together = Env(game, player=1, render_mode="ansi"), parallel_env(game)
    turns = env(game, render_mode="ansi")
    _seen, info = alone.reset(seed=1)
    for _step in range(150):
        _seen, _reward, over, _cut, info = alone.step(any_row(info["action_mask"], dice))
        assert not over
    other = copy.copy(alone)
    other.table = alone.table.clone()
    other.table.batch = alone.table.batch.clone().guess()
    assert position_of(alone.table.batch) != position_of(other.table.batch)
    assert alone.render() == other.render()
    same(alone._seen(""), other._seen(""))
    for door in (turns, together):
        door.reset(seed=1)
        shown = []
        for table in (alone.table, other.table):
            door.table.batch.tables = table.batch.tables.copy()
            door.table.batch._go_on(np.ones(1, bool))
            shown.append(door.table.observation(1))
        assert (shown[0] == shown[1]).all()


def same(one, other):
    """The same numbers and words in the same places."""
    assert type(one) is type(other)
    if isinstance(one, dict):
        assert one.keys() == other.keys()
        for key in one:
            same(one[key], other[key])
    elif isinstance(one, tuple):
        for mine, theirs in zip(one, other, strict=True):
            same(mine, theirs)
    else:
        assert np.array_equal(one, other)
