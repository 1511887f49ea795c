"""Self-play at many tables: a net plays for everybody and learns from how it ends (PPO).

    python examples/training/self_play.py fall_of_rome --minutes 8 --out rome.npz

Made for a graphics processor, on which the net thinks and learns while the host's cores play; on
two cores alone it goes some fifty times slower. It wants JAX and Optax (pip install
'tabard[train]'). With ``--keep`` it also writes what a game has as ``data/learned.npz``, by which
``bot:master`` then plays.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from net import Net, load, save, think, untrained

from tabard.batch import Batch
from tabard.bots import Encoder, keep_net

STEPS, PASSES = 64, 3  # steps of each table between two lessons; how often each is learned from
DISCOUNT, TRACE = 0.998, 0.95  # of what is a decision away; of what was not foreseen (GAE)
CLIP = 0.2  # PPO's bound on a change
RATE, CURIOSITY = 4e-4, 0.005  # Adam's, and what it is worth to stay undecided: both fall
WARM = 0.03  # the share of the time in which the rate grows: at first the value knows nothing
SPREADS = 4  # by which a player who is ahead has come half the way to a win


class Setting(NamedTuple):
    """What is played at some of the tables: ``3 bot:greedy difficulty=heroic`` is the net at one
    seat and greedy bots at two."""

    players: int
    bots: str | None
    options: dict[str, str]

    @classmethod
    def said(cls, words: str) -> Setting:
        """From its words."""
        players, *more = words.split()
        bots = next((word for word in more if word.startswith("bot:")), None)
        return cls(int(players), bots, dict(word.split("=") for word in more if "=" in word))

    def __str__(self) -> str:
        named = [f"{name}={value}" for name, value in self.options.items()]
        return " ".join([str(self.players), *([self.bots] if self.bots else []), *named])


class Thought(NamedTuple):
    """What the net saw and thought at each table, (N, …): the flat rows, which rows were legal,
    the row that it drew, how likely that was, and what it took the table to be worth."""

    flat: Any
    mask: Any
    row: Any
    likely: Any
    value: Any


class Step(NamedTuple):
    """One step of each table, (N, …): what was thought, by which player, how far ahead the judge
    saw that player, where a game ended by it, and what each player got (N, players)."""

    thought: Thought
    player: Any
    hope: Any
    ended: Any
    result: Any


class Tables:
    """Tables of one setting, each begun anew when its game is over."""

    def __init__(self, game: str, setting: Setting, tables: int, seed: int) -> None:
        self.setting = setting
        bots = [setting.bots] * (setting.players - 1)
        seats = [None, *bots] if setting.bots else setting.players
        self.batch = Batch(game, seats, tables, seed, setting.options)
        self.own = [self.batch.players.index(player) for player in range(self.batch.playing)]
        self.results: list[Any] = []

    def player(self) -> Any:
        """(N,): who is asked."""
        return np.array(self.batch.players)[self.batch.seats]

    def hopes(self) -> Any:
        """(N, players): how far ahead the judge sees each player, from -1 to 1."""
        together = self.batch.game.together  # then what one hopes, all do
        worths = [self.batch.worth(seat) for seat in (self.own[:1] if together else self.own)]
        ahead = np.stack(worths, axis=1).astype(np.float32)
        if together:
            ahead = np.repeat(ahead, len(self.own), axis=1)
        elif len(self.own) > 1:
            others = np.repeat(ahead[:, None], len(self.own), axis=1)
            others[:, range(len(self.own)), range(len(self.own))] = -np.inf
            ahead = ahead - others.max(axis=2)
        return ahead / (np.abs(ahead) + SPREADS * self.batch.game.weights.numbers[0])

    def play(self, rows: Any) -> tuple[Any, Any]:
        """Play a row at each table: where a game ended (N,), and what each player got
        (N, players)."""
        self.batch.play(rows)
        over, results = self.batch.over, self.batch.rewards()
        if over.any():
            self.results.append(results[over])
            self.batch.restart(over)
        return over, results

    def said(self) -> str:
        """How the games ended since it was asked last."""
        if not self.results:
            return f"{self.setting}: no game ended"
        results, self.results = np.concatenate(self.results), []
        share = (1 + results[:, 0].mean()) / 2
        return f"{self.setting}: {share:.1%} of {len(results):,}"


class Learned(NamedTuple):
    """What is learned from, a row a decision."""

    flat: Any
    mask: Any
    row: Any
    likely: Any
    gain: Any
    returns: Any


def unforeseen(steps: list[Step], values: Any, hopes: Any) -> tuple[Any, Any]:
    """Two of (STEPS, N): generalized advantages (Schulman et al., 2016), each player's decisions a
    chain of their own, and what they all came to. ``values`` and ``hopes`` (N, players) are those
    of the table as the steps left it. A step is rewarded by how it ended, and by how much more
    hope there is at the player's next."""
    tables = np.arange(len(values))
    known = [np.asarray(step.thought.value) for step in steps]
    next_value, next_hope = values.copy(), hopes.copy()
    next_gain, got = np.zeros_like(values), np.zeros_like(values)
    gains = np.zeros((len(steps), len(values)), np.float32)
    for at in reversed(range(len(steps))):
        step = steps[at]
        for later in (next_value, next_hope, next_gain):
            later[step.ended] = 0
        got[step.ended] = step.result[step.ended]
        who = tables, step.player
        after = next_value[who] + next_hope[who]
        error = got[who] + DISCOUNT * after - known[at] - step.hope
        gains[at] = error + DISCOUNT * TRACE * next_gain[who]
        next_value[who], next_hope[who] = known[at], step.hope
        next_gain[who], got[who] = gains[at], 0
    return gains, gains + np.array(known)


class SelfPlay:
    """A net, the tables at which it plays, and how it learns."""

    def __init__(
        self, encoder: Encoder, net: Net, settings: list[Setting], tables: int, seed: int
    ) -> None:
        self.encoder, self.net = encoder, net
        each = tables // len(settings)
        self.rooms = [
            Tables(encoder.game.name, setting, each, seed + at)
            for at, setting in enumerate(settings)
        ]
        self._optimiser = optax.chain(optax.clip_by_global_norm(0.5), optax.scale_by_adam())
        self._moments = self._optimiser.init(net)
        self._chance = jax.random.key(seed)
        self._act, self._value = jax.jit(self._drawn), jax.jit(self._worth)
        self._pass = jax.jit(self._learned_once, donate_argnums=(0, 1))

    def lesson(self, portion: int, rate: float, curiosity: float) -> int:
        """Play on, and learn from it: so many decisions."""
        parts = self._played()
        learned = Learned(*(jnp.concatenate(part) for part in zip(*parts, strict=True)))
        count = len(learned.row)
        for _pass in range(PASSES):
            self._chance, key = jax.random.split(self._chance)
            order = jax.random.permutation(key, count)[: count // portion * portion]
            self.net, self._moments = self._pass(
                self.net, self._moments, learned, order.reshape(-1, portion), rate, curiosity
            )
        return count

    def _played(self) -> list[Learned]:
        """What the net did in so many steps of each room. While the host plays in one room, the
        net thinks of the next."""
        kept: list[list[Step]] = [[] for _room in self.rooms]
        for _step in range(STEPS):
            thoughts = [self._thought(room) for room in self.rooms]
            for steps, room, thought in zip(kept, self.rooms, thoughts, strict=True):
                player = room.player()
                hope = room.hopes()[np.arange(len(player)), player]
                ended, result = room.play(np.asarray(thought.row))
                steps.append(Step(thought, player, hope, ended, result))
        return [self._reckoned(room, steps) for room, steps in zip(self.rooms, kept, strict=True)]

    def _thought(self, room: Tables) -> Thought:
        flat, mask = jnp.array(room.batch.observe()), jnp.array(room.batch.legal())
        self._chance, key = jax.random.split(self._chance)
        return Thought(flat, mask, *self._act(self.net, flat, mask, key))

    def _reckoned(self, room: Tables, steps: list[Step]) -> Learned:
        looked = [room.batch.observe(np.full(len(room.batch), seat)) for seat in room.own]
        values = np.stack([self._value(self.net, flat) for flat in looked], axis=1)
        gains, returns = unforeseen(steps, values, room.hopes())
        flat, mask, row, likely = (
            jnp.concatenate([getattr(step.thought, name) for step in steps])
            for name in ("flat", "mask", "row", "likely")
        )
        reckoned = jnp.asarray(gains.ravel()), jnp.asarray(returns.ravel())
        return Learned(flat, mask, row, likely, *reckoned)

    def _drawn(self, net: Net, flat: Any, mask: Any, key: Any) -> tuple[Any, Any, Any]:
        likely, value = think(net, self.encoder(flat, jnp), mask)
        row = jax.random.categorical(key, likely)
        return row, jnp.take_along_axis(likely, row[:, None], 1)[:, 0], value

    def _worth(self, net: Net, flat: Any) -> Any:
        return think(net, self.encoder(flat, jnp), jnp.ones((1, self.encoder.rows)))[1]

    def _learned_once(
        self, net: Net, moments: Any, learned: Learned, order: Any, rate: Any, curiosity: Any
    ) -> tuple[Net, Any]:
        def one(state: Any, at: Any) -> tuple[Any, None]:
            net, moments = state
            part = Learned(*(each[at] for each in learned))
            slope = jax.grad(self._regret)(net, part, curiosity)
            change, moments = self._optimiser.update(slope, moments)
            net = jax.tree.map(lambda weight, step: weight - rate * step, net, change)
            return (net, moments), None

        learned_from, _nothing = jax.lax.scan(one, (net, moments), order)
        return learned_from  # type: ignore[no-any-return]

    def _regret(self, net: Net, part: Learned, curiosity: Any) -> Any:
        likely, value = think(net, self.encoder(part.flat, jnp), part.mask)
        now = jnp.take_along_axis(likely, part.row[:, None], 1)[:, 0]
        ratio = jnp.exp(now - part.likely)
        gain = (part.gain - part.gain.mean()) / (part.gain.std() + 1e-6)
        better = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()
        undecided = -(jnp.exp(likely) * jnp.maximum(likely, -50)).sum(axis=1).mean()
        return -better + 0.5 * jnp.square(value - part.returns).mean() - curiosity * undecided


def main() -> None:
    """Train, and say how it goes."""
    asks = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asks.add_argument("game")
    asks.add_argument("--settings", type=Setting.said, nargs="+", default=[Setting(2, None, {})])
    asks.add_argument("--tables", type=int, default=4096)
    asks.add_argument("--neurons", type=int, nargs=2, default=(512, 256))
    asks.add_argument("--portion", type=int, default=16384, help="decisions learned from at once")
    asks.add_argument("--minutes", type=float, default=8)
    asks.add_argument("--seed", type=int, default=1)
    asks.add_argument("--begin", type=Path, help="a checkpoint to go on from")
    asks.add_argument("--out", type=Path, help="where to keep the net")
    asks.add_argument("--keep", type=Path, help="where to keep it as a game's own")
    wish = asks.parse_args()
    encoder = Encoder(Batch(wish.game, wish.settings[0].players).game)
    net = load(wish.begin, encoder) if wish.begin else untrained(encoder, neurons=wish.neurons)
    learner = SelfPlay(encoder, net, wish.settings, wish.tables, wish.seed)
    began, said, decisions, gone = time.monotonic(), 0.0, 0, 0.0
    while gone < 1:
        left = 1 - gone
        decisions += learner.lesson(
            wish.portion, RATE * min(left, 0.05 + gone / WARM), CURIOSITY * left
        )
        gone = (time.monotonic() - began) / (60 * wish.minutes)
        if gone > said or gone >= 1:
            said = gone + 1 / 24
            ends = "; ".join(room.said() for room in learner.rooms)
            print(
                f"{time.monotonic() - began:5.0f} s  {decisions:>12,} decisions  {ends}", flush=True
            )
            if wish.out:
                save(wish.out, learner.net, encoder)
            if wish.keep:
                players = {setting.players for setting in wish.settings}
                keep_net(wish.keep, learner.net, encoder, players)


if __name__ == "__main__":
    main()
