"""Rewards on the way, by the judge's worth, and tables that begin anew with their last step."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from tabard.batch import Batch, Misused
from tabard.players.judging import judge_of
from tabard.research.gymnasium import Tables

from .doors import any_rows

pytestmark = pytest.mark.compiled

GAMES = ["fall_of_rome", "jeanne_darc", "new_world", "water_margin"]


def played(tables, seed, ends):
    """What each step of random rows gave, until so many games are over at the first table."""
    dice, given = np.random.default_rng(seed), []
    _seen, info = tables.reset(seed=seed)
    while ends:
        _seen, _rewards, over, _cut, info = step = tables.step(
            np.maximum(any_rows(info["action_mask"], dice), 0)
        )
        given.append(step)
        ends -= int(over[0])
    return given


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_says_what_the_judge_says(name):
    batch = Batch(name, 2, tables=3, seed=1)
    batch.play_out("bot:random", 30)
    worth = judge_of(batch.game)["worth"]
    for seat in range(2):
        said = [worth(batch.state(table), seat) for table in range(3)]
        assert said == batch.worth([seat] * 3).tolist()
    assert [said[0], 0, said[2]] == batch.worth([1, -1, 1]).tolist()


@pytest.mark.parametrize("mode", ["NextStep", "SameStep"])
def test_what_a_game_gives_on_the_way_depends_on_its_beginning_alone(mode):
    """Shaped by differences of one number: together they say nothing of how it was played."""
    tables = Tables("jeanne_darc", 2, 2, shaping=2.0, autoreset_mode=mode)
    more = []
    for seed in (1, 2):
        given = played(tables, seed, ends=2)
        rewards = np.array([step[1][0] for step in given])
        ends = np.flatnonzero([step[2][0] for step in given])
        results = [given[end][4]["rewards"][0][0] for end in ends]
        sums = [rewards[a + 1 : b + 1].sum() for a, b in pairwise([-1, *ends])]
        more += [got - result for got, result in zip(sums, results, strict=True)]
        assert (np.abs(rewards) > 0).mean() > 0.2
    assert more == pytest.approx([more[0]] * 4, abs=1e-9)


def test_nobody_is_shaped_who_plays_for_all():
    with pytest.raises(Misused, match="one player"):
        Tables("jeanne_darc", 2, 2, "self", shaping=1.0)


def test_with_the_last_step_a_table_begins_anew():
    one = Tables("fall_of_rome", 3, 2, autoreset_mode="SameStep")
    given = played(one, 1, ends=1)
    seen, _rewards, over, _cut, info = given[-1]
    last = info["final_obs"][0]
    assert over[0]
    assert info["_final_obs"].tolist() == over.tolist()
    assert not last["action_mask"].any()
    assert seen["action_mask"][0].any()
    assert 0 < one.batch.moves[0] < one.batch.moves[~over].min()
    turn = next(part for part in one.batch.fields if part.name == "ended").at
    assert last["observation"][turn] > 0
    assert seen["observation"][0][turn] == 0


def test_there_is_no_third_way_to_begin_anew():
    with pytest.raises(Misused, match="NextStep"):
        Tables("fall_of_rome", 2, 2, autoreset_mode="Disabled")
