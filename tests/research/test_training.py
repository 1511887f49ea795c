"""The worked training: a little of it beats the random bot, and none of it does not."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tabard.batch import Batch
from tabard.engine.find import find_game
from tabard.engine.game import Misused
from tabard.engine.match import Match
from tabard.players import bring, stand_in
from tabard.players.learned import Net

FOLDER = Path(__file__).parents[2] / "examples" / "training"
sys.path.insert(0, str(FOLDER))
net = pytest.importorskip("net", reason="JAX is not installed: pip install 'tabard[train]'")
train = pytest.importorskip("train")
self_play = pytest.importorskip("self_play")

pytestmark = pytest.mark.compiled

GAMES = 400


@pytest.fixture(scope="module")
def encoder() -> Any:
    return net.Encoder(Batch("jeanne_darc", 2).game)


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
    rome = net.Encoder(Batch("fall_of_rome", 2).game)
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


def column(*numbers: float) -> Any:
    return np.array([*numbers], np.float32)


def test_in_self_play_each_players_decisions_are_a_chain_of_their_own() -> None:
    """At one table the first player decides, then the second, then the first again, who wins: what
    the second decided between is no step of his, and costs the second the game."""
    played = [(0, 0.5, 0.1), (1, -0.2, 0.0), (0, 0.6, 0.3)]
    ends = [(False, [0.0, 0.0]), (False, [0.0, 0.0]), (True, [1.0, -1.0])]
    steps = [
        self_play.Step(
            self_play.Thought(None, None, None, None, column(value)),
            *(np.array([player]), column(hope), np.array([ended]), np.array([result])),
        )
        for (player, value, hope), (ended, result) in zip(played, ends, strict=True)
    ]
    afterwards = np.array([[9.0, 9.0]], np.float32)  # of a new game
    gains, returns = self_play.unforeseen(steps, afterwards, afterwards.copy())
    last = 1 - 0.6 - 0.3
    first = self_play.DISCOUNT * (0.6 + 0.3) - 0.5 - 0.1
    first += self_play.DISCOUNT * self_play.TRACE * last
    assert gains[:, 0] == pytest.approx([first, -1 + 0.2, last], abs=1e-5)
    assert returns[2, 0] == pytest.approx(last + 0.6, abs=1e-5)


def test_self_play_learns_from_what_it_played(encoder: Any, tmp_path: Path) -> None:
    settings = [self_play.Setting.said(words) for words in ("2", "3 bot:greedy")]
    assert [str(setting) for setting in settings] == ["2", "3 bot:greedy"]
    new = net.untrained(encoder, neurons=(16, 8))
    before = {part: np.asarray(weights).copy() for part, weights in new.items()}
    learner = self_play.SelfPlay(encoder, new, settings, 8, seed=1)
    assert learner.lesson(128, 1e-4, 0.01) == 8 * self_play.STEPS
    moved = [float(np.abs(np.asarray(learner.net[part]) - before[part]).max()) for part in before]
    assert all(0 < far < 0.1 for far in moved)


def test_self_play_keeps_a_net_that_the_master_plays(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    kept, small = tmp_path / "learned.npz", "--tables 8 --neurons 16 8 --portion 128"
    command = ["self_play.py", "jeanne_darc", "--settings", "2", "3", *small.split()]
    monkeypatch.setattr(sys, "argv", [*command, "--minutes", "0.001", "--keep", str(kept)])
    self_play.main()
    assert Net(find_game("jeanne_darc"), kept).players == {2, 3}
