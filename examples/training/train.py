"""A worked training: a net learns to do what greedy bots do, then practises against one (PPO).

    python examples/training/train.py --out jeanne.npz

It wants JAX and Optax: pip install 'tabard[train]'. On two cores it beats ``bot:greedy`` after some
five minutes: docs/research.md shows its curve.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from net import Net, load, save, think, untrained

from tabard.batch import CHANCE, Batch
from tabard.bots import Encoder
from tabard.lab.sure import Share
from tabard.research.gymnasium import Tables

TABLES, STEPS = 64, 64  # tables that are played at once; steps of each between two lessons
PASSES, PORTION = 3, 512  # how often each step is learned from, and how many of them at once
DISCOUNT, TRACE = 0.997, 0.95  # of rewards that are a step away; of what was not foreseen (GAE)
CLIP, CURIOSITY = 0.2, 0.001  # PPO's bound on a change, and what it is worth to stay undecided
FAR = 0.02  # so far from the net that played nothing more is learned from what it played
FIRST = "at first, drawn by chance"
SEED = 9  # of the games that a measure takes
Say = Callable[[str], None]


class Lesson(NamedTuple):
    """Decisions to learn from: what was seen, which rows were legal (packed bits), which was
    played; and of practice how likely that was, what came of it beyond what was foreseen, and what
    it all came to."""

    seen: Any
    legal: Any
    rows: Any
    likely: Any = ()
    gains: Any = ()
    returns: Any = ()


# --- learning from greedy bots --------------------------------------------------------------------


def watched(encoder: Encoder, players: int, games: int, seed: int) -> Lesson:
    """Every decision of greedy bots in so many games, wherever they had a choice."""
    name = encoder.game.name
    played = Batch(name, ["bot:greedy"] * players, games, seed=seed, history=True)
    again = Batch(name, players, games, seed=seed, chance_by_hand=True, unasked=False)
    moves = [played.history(table) for table in range(games)]
    kept = []
    for step in range(max(map(len, moves))):
        now = [own[step] if step < len(own) else (-1, -1) for own in moves]
        seats, rows = np.array(now).T
        looking = np.where(seats == CHANCE, -1, seats)
        legal = again.legal(looking)
        free = np.flatnonzero(legal.sum(axis=1) > 1)
        if len(free):
            seen = encoder(again.observe(looking)[free])
            kept.append((seen, np.packbits(legal[free], axis=1), rows[free]))
        again.play(rows, seats)
    return Lesson(*(np.concatenate(part) for part in zip(*kept, strict=True)))


def missed(net: Net, seen: Any, mask: Any, rows: Any) -> Any:
    """How unlikely the net takes the rows to be that were played."""
    likely, _value = think(net, seen, mask)
    return -jnp.take_along_axis(likely, rows[:, None], 1).mean()


def imitate(
    net: Net, encoder: Encoder, players: int, games: int, seed: int = 1, say: Say = print
) -> Net:
    """Learn to do what greedy bots do, from so many of their games."""
    learn = Learner(net, missed, optax.adam(1e-3))
    for first in range(0, games, TABLES):
        lesson = watched(encoder, players, min(TABLES, games - first), seed + first)
        losses = [learn(part) for part in portions(lesson, PORTION // 2, seed)]
        say(f"{first + TABLES} games watched: loss {np.mean(losses):.2f}")
    return learn.net


# --- practising -----------------------------------------------------------------------------------


def regret(net: Net, seen: Any, mask: Any, rows: Any, before: Any, gains: Any, returns: Any) -> Any:
    """The loss of PPO: clipped surrogate, squared error of the value, less entropy."""
    likely, value = think(net, seen, mask)
    ratio = jnp.exp(jnp.take_along_axis(likely, rows[:, None], 1)[:, 0] - before)
    better = jnp.minimum(ratio * gains, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gains).mean()
    undecided = -(jnp.exp(likely) * jnp.maximum(likely, -50)).sum(axis=1).mean()
    return -better + 0.5 * jnp.square(value - returns).mean() - CURIOSITY * undecided


def drift(net: Net, lesson: Lesson) -> float:
    """How far a net has gone from the one that played (an estimate of the Kullback-Leibler
    divergence)."""
    mask = np.unpackbits(lesson.legal, axis=1)[:, : len(net["policy_bias"])]
    likely = np.asarray(think(net, lesson.seen, mask)[0])
    log = likely[np.arange(len(lesson.rows)), lesson.rows] - lesson.likely
    return float((np.exp(log) - 1 - log).mean())


class Rooms:
    """Tables at which a net plays against a bot, as many from each seat."""

    def __init__(self, encoder: Encoder, players: int, bot: str, seed: int) -> None:
        self.encoder = encoder
        each, name = TABLES // players, encoder.game.name
        self._rooms = [Tables(name, each, players, bot, player) for player in range(players)]
        self._now = [room.reset(seed=seed + n) for n, room in enumerate(self._rooms)]
        self.ended = np.zeros(each * players, bool)

    def look(self) -> tuple[Any, Any]:
        """What is seen at each table, and which rows are legal."""
        seen = [self.encoder(seen["observation"]) for seen, _info in self._now]
        return np.concatenate(seen), np.concatenate([i["action_mask"] for _s, i in self._now])

    def play(self, rows: Any) -> Any:
        """Play a row at each table: the rewards."""
        shares, rewards, ended = np.split(rows, len(self._rooms)), [], []
        for n, (room, share) in enumerate(zip(self._rooms, shares, strict=True)):
            seen, reward, over, cut, info = room.step(share)
            self._now[n] = seen, info
            rewards.append(reward)
            ended.append(over | cut)
        self.ended = np.concatenate(ended)
        return np.concatenate(rewards)


def practised(net: Net, rooms: Rooms, chance: np.random.Generator) -> Lesson:
    """What the net did in so many steps, and what came of it."""
    steps = []
    for _step in range(STEPS):
        seen, mask = rooms.look()
        begins = rooms.ended  # the step after an end only begins a new game
        likely, value = (np.asarray(part) for part in think(net, seen, mask))
        rows = (likely + chance.gumbel(size=likely.shape)).argmax(axis=1)
        chosen = likely[np.arange(len(rows)), rows]
        rewards = rooms.play(rows)
        legal = np.packbits(mask, axis=1)
        steps.append((seen, legal, rows, chosen, value, rewards, rooms.ended, ~begins))
    seen, legal, rows, chosen, values, rewards, ended, used = (
        np.array(part) for part in zip(*steps, strict=True)
    )
    gains = unforeseen(values, rewards, ended, used, np.asarray(think(net, *rooms.look())[1]))
    parts = (seen, legal, rows, chosen, gains, gains + values)
    lesson = Lesson(*(part[used] for part in parts))
    spread = (lesson.gains - lesson.gains.mean()) / (lesson.gains.std() + 1e-6)
    return lesson._replace(gains=spread.astype(np.float32))


def unforeseen(values: Any, rewards: Any, ended: Any, used: Any, last: Any) -> Any:
    """(STEPS, TABLES) float32: generalized advantages (Schulman et al., 2016)."""
    gains, gain, after = np.zeros_like(values), np.zeros_like(last), last
    for step in reversed(range(len(values))):
        error = rewards[step] + DISCOUNT * np.where(ended[step], 0, after) - values[step]
        found = error + DISCOUNT * TRACE * np.where(ended[step], 0, gain)
        gain, after = np.where(used[step], found, gain), np.where(used[step], values[step], after)
        gains[step] = gain
    return gains


def practise(
    net: Net, encoder: Encoder, players: int, steps: int, bot: str, seed: int = 1
) -> Iterator[tuple[int, Net]]:
    """Play against a bot and learn from it: after each lesson the steps so far, and the net."""
    rooms, chance = Rooms(encoder, players, bot, seed), np.random.default_rng(seed)
    lessons = max(1, steps // (TABLES * STEPS))
    rate = optax.linear_schedule(2e-4, 2e-5, lessons * PASSES * TABLES * STEPS // PORTION)
    learn = Learner(net, regret, optax.chain(optax.clip_by_global_norm(0.5), optax.adam(rate)))
    done = 0
    while done < steps:
        lesson = practised(learn.net, rooms, chance)
        for _pass in range(PASSES):
            for part in portions(lesson, PORTION, int(chance.integers(1 << 30))):
                learn(part)
            if drift(learn.net, part) > FAR:
                break
        done += len(lesson.rows)
        yield done, learn.net


# --- both -----------------------------------------------------------------------------------------


class Learner:
    """A net that follows the slope of a loss."""

    def __init__(self, net: Net, loss: Callable[..., Any], optimiser: Any) -> None:
        self.net, self._moments = net, optimiser.init(net)

        @jax.jit
        def step(net: Net, moments: Any, *lesson: Any) -> tuple[Any, Any, Any]:
            missed, slope = jax.value_and_grad(loss)(net, *lesson)
            change, moments = optimiser.update(slope, moments)
            return optax.apply_updates(net, change), moments, missed

        self._step = step

    def __call__(self, lesson: Lesson) -> float:
        mask = np.unpackbits(lesson.legal, axis=1)[:, : len(self.net["policy_bias"])]
        more = [part for part in lesson[2:] if len(part)]
        self.net, self._moments, loss = self._step(
            self.net, self._moments, lesson.seen, mask, *more
        )
        return float(loss)


def portions(lesson: Lesson, size: int, seed: int) -> Iterator[Lesson]:
    """A lesson in portions of one size, in an order of chance."""
    order = np.random.default_rng(seed).permutation(len(lesson.rows))
    for first in range(0, len(order) - size + 1, size):
        at = order[first : first + size]
        yield Lesson(*(part[at] if len(part) else part for part in lesson))


def fares(
    net: Net, encoder: Encoder, players: int, bot: str, games: int = 400, *, drawn: bool = False
) -> Share:
    """How many of so many games a net wins against a bot, which sits in all other seats; the net's
    turns. It plays what it likes best, or what is ``drawn`` by how much it likes it."""
    chance = np.random.default_rng(SEED)
    won, each = 0.0, games // players
    for player in range(players):
        tables = Tables(encoder.game.name, each, players, bot, player)
        seen, info = tables.reset(seed=SEED)
        result = np.full(each, np.nan)
        while np.isnan(result).any():
            likely = np.asarray(think(net, encoder(seen["observation"]), info["action_mask"])[0])
            if drawn:
                likely = likely + chance.gumbel(size=likely.shape)
            seen, rewards, over, cut, info = tables.step(likely.argmax(axis=1))
            ends = (over | cut) & np.isnan(result)
            result[ends] = (1 + rewards[ends]) / 2
        won += float(result.sum())
    return Share(each * players, won)


def main() -> None:
    """Train, and say how it goes."""
    asks = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asks.add_argument("--game", default="jeanne_darc")
    asks.add_argument("--players", type=int, default=2)
    asks.add_argument("--watch", type=int, default=256, help="games of greedy bots to learn from")
    asks.add_argument("--steps", type=int, default=300_000, help="decisions of practice")
    asks.add_argument("--bot", default="bot:greedy", help="against whom it practises")
    asks.add_argument("--games", type=int, default=400, help="games that a measure takes")
    asks.add_argument("--begin", type=Path, help="a checkpoint to go on from")
    asks.add_argument("--out", type=Path, help="where to keep the net")
    wish = asks.parse_args()
    encoder, began = Encoder(Batch(wish.game, wish.players).game), time.monotonic()

    def measure(what: str, net: Net) -> None:
        for bot in dict.fromkeys(["bot:random", wish.bot]):
            share = fares(net, encoder, wish.players, bot, wish.games, drawn=what == FIRST)
            low, high = share.interval
            seconds = time.monotonic() - began
            said = f"{share.share:.0%} of {share.games} games ({low:.0%} to {high:.0%})"
            print(f"{seconds:5.0f} s  {what}: {said} against {bot}", flush=True)
        if wish.out:
            save(wish.out, net, encoder)

    net: Net = load(wish.begin, encoder) if wish.begin else untrained(encoder)
    measure(FIRST, net)
    if wish.watch and not wish.begin:
        net = imitate(net, encoder, wish.players, wish.watch)
        measure("after watching", net)
    practice = practise(net, encoder, wish.players, wish.steps, wish.bot)
    for lesson, (steps, net) in enumerate(practice, 1):
        if lesson % 25 == 0:
            measure(f"after {steps:,} steps", net)
    measure("at last", net)


if __name__ == "__main__":
    main()
