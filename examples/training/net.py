"""A small net for a game: what a player may know goes in, how good each row is comes out.

It is two layers of neurons, a policy and a value on top.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from tabard.batch import Misused
from tabard.bots import Encoder

NEVER = -1e9  # the logit of a row that is not legal

Net = Mapping[str, Any]


def untrained(
    encoder: Encoder, seed: int = 0, neurons: tuple[int, int] = (128, 128)
) -> dict[str, Any]:
    """A net that knows nothing: each legal row is as likely as another."""
    chance, (first, second) = np.random.default_rng(seed), neurons

    def layer(before: int, after: int, size: float) -> Any:
        return jnp.array(chance.normal(0, size / before**0.5, (before, after)), jnp.float32)

    return {
        "first": layer(encoder.size, first, 1.0),
        "second": layer(first, second, 1.0),
        "policy": layer(second, encoder.rows, 0.01),
        "value": layer(second, 1, 0.1),
        "first_bias": jnp.zeros(first),
        "second_bias": jnp.zeros(second),
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
