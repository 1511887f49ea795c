"""The worked training: a little of it beats the random bot, and none of it does not."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tabard.batch import Batch
from tabard.engine.game import Misused
from tabard.engine.match import Match
from tabard.players import bring, stand_in

FOLDER = Path(__file__).parents[2] / "examples" / "training"
sys.path.insert(0, str(FOLDER))
net = pytest.importorskip("net", reason="JAX is not installed: pip install 'tabard[train]'")
train = pytest.importorskip("train")

pytestmark = pytest.mark.compiled

GAMES = 400


@pytest.fixture(scope="module")
def encoder() -> Any:
    return net.Encoder(Batch("jeanne_darc", 2))


@pytest.fixture(scope="module")
def trained(encoder: Any) -> Any:
    """A net that has watched 64 games."""
    return train.imitate(net.untrained(encoder), encoder, 2, 64, say=lambda said: None)


def test_a_little_training_beats_the_random_bot(encoder: Any, trained: Any) -> None:
    assert train.fares(trained, encoder, 2, "bot:random", GAMES, drawn=True).interval[0] > 0.5


def test_an_untrained_net_does_not(encoder: Any) -> None:
    share = train.fares(net.untrained(encoder), encoder, 2, "bot:random", GAMES, drawn=True)
    assert share.interval[0] <= 0.5 <= share.interval[1]


def test_practice_learns_from_every_step_that_was_played(encoder: Any, trained: Any) -> None:
    (steps, after), *_more = train.practise(trained, encoder, 2, 1, "bot:greedy")
    assert 0.9 * train.TABLES * train.STEPS < steps <= train.TABLES * train.STEPS
    moved = [float(np.abs(np.asarray(after[part] - trained[part])).max()) for part in trained]
    assert all(0 < far < 0.1 for far in moved)


def test_what_was_not_foreseen_is_reckoned_back_from_the_end() -> None:
    """Three steps of one table: a value of 0.5 before a reward of 1, then a new game."""
    column = lambda *numbers: np.array([[n] for n in numbers], np.float32)  # noqa: E731
    ended, used = column(0, 1, 0) > 0, column(1, 1, 0) > 0
    gains = train.unforeseen(
        column(0.5, 0.5, 9), column(0, 1, 0), ended, used, np.array([0.2], np.float32)
    )
    last = 1 - 0.5
    first = train.DISCOUNT * 0.5 - 0.5 + train.DISCOUNT * train.TRACE * last
    assert gains[:2, 0] == pytest.approx([first, last], abs=1e-6)


def test_a_checkpoint_is_read_again_and_that_of_another_version_refused(
    encoder: Any, tmp_path: Path
) -> None:
    file = tmp_path / "net.npz"
    new = net.untrained(encoder)
    net.save(file, new, encoder)
    read = net.load(file, encoder)
    assert all((np.asarray(read[part]) == np.asarray(new[part])).all() for part in new)
    rome = net.Encoder(Batch("fall_of_rome", 2))
    with pytest.raises(Misused, match=r"knows jeanne_darc .*; this is fall_of_rome"):
        net.load(file, rome)


def test_a_checkpoint_sits_down_as_a_bot(encoder: Any, trained: Any, tmp_path: Path) -> None:
    for name in ("net.py", "bot.py"):
        (tmp_path / name).write_text((FOLDER / name).read_text("utf-8"))
    net.save(tmp_path / "net.npz", trained, encoder)
    name = bring(f"bot:{tmp_path}/bot.py:Trained")
    match = Match("jeanne_darc", 2, seed=1)
    bots = [stand_in(who, match.game, seat, 1) for seat, who in enumerate((name, "bot:random"))]
    for _move in range(60):
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match))
    assert not bots[0].faults.counted  # type: ignore[attr-defined]
