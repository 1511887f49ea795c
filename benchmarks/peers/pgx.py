"""Pgx on the CPU: a batch of games that goes on for ever; an ended one begins anew by itself."""

from __future__ import annotations

import argparse
import time
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

from .timing import Contest, Played, report

STEPS = 64  # of the whole batch in one call, so that calls from Python cost little


class Batch(Contest):
    """All of it is compiled: choosing among the legal actions, the steps, the counting."""

    packages = ("pgx", "jax")

    def __init__(self, name: str, batch: int, seed: int) -> None:
        self.env, self.batch = pgx.make(name), batch
        self.key, first = jax.random.split(jax.random.PRNGKey(seed))
        self.state = jax.jit(jax.vmap(self.env.init))(jax.random.split(first, batch))
        self.bundle = jax.jit(partial(_bundle, self.env, batch))

    def play(self, amount: int) -> Played:
        began, games, forced = time.perf_counter(), 0, 0
        for _bundle_number in range(amount):
            self.key, key = jax.random.split(self.key)
            self.state, ended, single = self.bundle(self.state, key)
            games, forced = games + int(ended), forced + int(single)
        decisions = amount * STEPS * self.batch
        return Played(games, time.perf_counter() - began, forced, decisions - forced)

    def position(self) -> Any:
        return jax.tree.map(lambda leaf: leaf[0], self.state)  # one of the batch, wherever it is

    def copies(self, position: Any, number: int) -> Any:
        # Its states never change, so nobody needs to copy one; this writes a batch of the same.
        repeated = jax.tree.map(lambda leaf: jnp.repeat(leaf[None], number, axis=0), position)
        return jax.block_until_ready(repeated)


def _bundle(env: Any, batch: int, state: Any, key: Any) -> tuple[Any, Any, Any]:
    """STEPS steps of the whole batch; how many games ended, how many decisions were forced."""
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(state: Any, key: Any) -> tuple[Any, tuple[Any, Any]]:
        choosing, stepping = jax.random.split(key)
        legal = state.legal_action_mask
        action = jax.random.categorical(choosing, jnp.where(legal, 0.0, -jnp.inf), axis=-1)
        state = step(state, action, jax.random.split(stepping, batch))
        ended = state.terminated | state.truncated
        return state, (ended.sum(), (legal.sum(axis=-1) == 1).sum())

    state, (ended, single) = jax.lax.scan(one, state, jax.random.split(key, STEPS))
    return state, ended.sum(), single.sum()


def make(options: argparse.Namespace) -> Contest:
    """The game that is named; ``--how`` is the number of games in the batch."""
    return Batch(options.game, int(options.how), options.seed)


if __name__ == "__main__":
    report(make)
