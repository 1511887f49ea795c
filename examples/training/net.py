"""A small net for a game: what a player may know goes in, how good each row is comes out.

Numbers that stand for one of a few things (an owner, a phase, a card's place) go in as that many
zeros and a one, others as logarithms, scaled. The net is two layers of neurons, a policy and a
value on top.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from tabard.batch import HIDDEN, Batch, Misused

NEURONS = 128
FEW = 24  # so many things of a kind, or fewer, have a place each
UNBOUNDED = 100  # what a number without an end is measured by
NEVER = -1e9  # the logit of a row that is not legal

Net = Mapping[str, Any]


class Encoder:
    """Turns flat observations (N, NUMBERS) into (N, ``size``) float32 for a net."""

    def __init__(self, batch: Batch) -> None:
        self.game, self.rows = batch.game, len(batch.game.actions.rows)
        at, one, scaled, scale = 0, [], [], []
        for part in batch.fields:
            things = part.of.numbers
            for at in range(part.at, part.at + part.size):
                if part.of.kind != "number" and len(things) <= FEW:
                    one += [(at, thing) for thing in things]
                else:
                    scaled.append(at)
                    scale.append(np.log1p(max([1, *things[-1:]]) if things else UNBOUNDED))
        self._at, self._thing = np.array(one).T
        self._scaled, self._scale = np.array(scaled), np.array(scale, np.float32)
        self.size = len(one) + len(scaled)

    def __call__(self, flat: Any) -> Any:
        ones = flat[:, self._at] == self._thing
        numbers = np.where(flat == HIDDEN, -1, flat)[:, self._scaled]
        near_one = np.sign(numbers) * np.log1p(np.abs(numbers)) / self._scale
        return np.concatenate([ones, near_one], axis=1).astype(np.float32)


def untrained(encoder: Encoder, seed: int = 0) -> dict[str, Any]:
    """A net that knows nothing: each legal row is as likely as another."""
    chance = np.random.default_rng(seed)

    def layer(before: int, after: int, size: float) -> Any:
        return jnp.array(chance.normal(0, size / before**0.5, (before, after)), jnp.float32)

    return {
        "first": layer(encoder.size, NEURONS, 1.0),
        "second": layer(NEURONS, NEURONS, 1.0),
        "policy": layer(NEURONS, encoder.rows, 0.01),
        "value": layer(NEURONS, 1, 0.1),
        "first_bias": jnp.zeros(NEURONS),
        "second_bias": jnp.zeros(NEURONS),
        "policy_bias": jnp.zeros(encoder.rows),
    }


@jax.jit
def think(net: Net, seen: Any, mask: Any) -> tuple[Any, Any]:
    """(N, ROWS) float32: the logarithm of each row's likelihood; (N,): what the table is worth."""
    hidden = jnp.tanh(seen @ net["first"] + net["first_bias"])
    hidden = jnp.tanh(hidden @ net["second"] + net["second_bias"])
    logits = hidden @ net["policy"] + net["policy_bias"]
    likely = jax.nn.log_softmax(jnp.where(mask > 0, logits, NEVER))
    return likely, (hidden @ net["value"])[:, 0]


def save(path: Path, net: Net, encoder: Encoder) -> None:
    """Keep a net in a file, with the game and the version of the rules that it knows."""
    head = {"game": encoder.game.name, "version": encoder.game.version}
    kept: dict[str, Any] = {**head, **{name: np.asarray(part) for name, part in net.items()}}
    np.savez_compressed(path, **kept)


def load(path: Path, encoder: Encoder) -> dict[str, Any]:
    """The net in a file. Raises Misused for that of another game or version."""
    with np.load(path) as kept:
        game, version = str(kept["game"]), str(kept["version"])
        net = {name: jnp.array(kept[name]) for name in kept.files if kept[name].ndim}
    ours = encoder.game.name, encoder.game.version
    if (game, version) != ours or net["first"].shape[0] != encoder.size:
        raise Misused(f"{path} knows {game} {version}; this is {' '.join(ours)}.")
    return net
