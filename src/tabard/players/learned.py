"""A player who has learned: a net, made by games against itself, says what its seat would play.

What a seat may know goes in as one flat row (``engine.secrecy.viewing``); how good each row of the
table of moves is comes out. A game has a net in ``data/learned.npz``, beside its weights, made by
``examples/training/self_play.py``: two layers of neurons, each the hyperbolic tangent of a sum, and
a sum for each row. Its weights are whole numbers from -127 to 127 and a measure for each sum.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from tabard.engine.game import Game
from tabard.engine.kinds import HIDDEN
from tabard.engine.secrecy.viewing import bits_seen, fields_seen, view_rules
from tabard.engine.state import Record

FEW = 24  # so many things of a kind, or fewer, have a place each
UNBOUNDED = 100  # what a number without an end is measured by
FILE = "learned.npz"
LAYERS = "first", "second", "policy"


class Encoder:
    """Turns flat rows (N, NUMBERS) into (N, ``size``) float32 for a net: numbers that stand for one
    of a few things (an owner, a phase, a card's place) as that many zeros and a one, others as
    logarithms, scaled. ``rows`` is how many rows the game's table of moves has."""

    def __init__(self, game: Game) -> None:
        self.game, self.rows = game, len(game.actions.rows)
        one: list[tuple[int, int]] = []
        scaled, scale = [], []
        for part in fields_seen(game):
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

    def __call__(self, flat: Any, by: Any = np) -> Any:
        """``by`` NumPy, or what reckons like it (``jax.numpy``)."""
        ones = flat[:, self._at] == self._thing
        numbers = by.where(flat == HIDDEN, -1, flat)[:, self._scaled].astype(by.float32)
        near_one = by.sign(numbers) * by.log1p(by.abs(numbers)) / self._scale
        return by.concatenate([ones, near_one], axis=1, dtype=by.float32)


class Net:
    """The net of a game, in ``path``; ``players`` is for how many it has learned. Raises ValueError
    for that of another game, of other rules or of another table of moves."""

    def __init__(self, game: Game, path: Path) -> None:
        self._encoder = Encoder(game)
        with np.load(path) as kept:
            theirs = str(kept["game"]), str(kept["version"]), kept["policy"].shape[1]
            size = kept["first"].shape[0]
            self._layers = [
                (kept[name].astype(np.float32) * kept[f"{name}_scale"], kept[f"{name}_bias"])
                for name in LAYERS
            ]
            self.players = frozenset(kept["players"].tolist())
        ours = game.name, game.version, self._encoder.rows
        if theirs != ours or size != self._encoder.size:
            raise ValueError(f"{path} knows {theirs}, and this is {ours}")
        self._look = looking(game)

    def likes(self, table: Record, seat: int, rows: Any) -> Any:
        """(COUNT,) float32: how much the net likes each of these ``rows``, of which its seat may
        play any; the difference of two is the logarithm of how often it would rather play one."""
        thought = self._encoder(self._look(table, seat))
        for weights, bias in self._layers[:-1]:
            thought = np.tanh(thought @ weights + bias)
        weights, bias = self._layers[-1]
        rows = np.asarray(rows)
        return (thought @ weights[:, rows] + bias[rows])[0]

    def row(self, table: Record, seat: int, rows: Any) -> int:
        """Which of these rows the net likes best."""
        return int(rows[int(self.likes(table, seat, rows).argmax())])

    def row_after(self, table: Record, seat: int, thought: Mapping[int, float]) -> int:
        """The row that both the net and a search like, which gave each row such a share of its
        thought: as if each had drawn one, and both had drawn the same."""
        rows = list(thought)
        shares = np.log(np.array([thought[row] for row in rows]))
        return rows[int((self.likes(table, seat, rows) + shares).argmax())]


_NETS: dict[str, Net | None] = {}


def net_for(game: Game, state: Record) -> Net | None:
    """The net of a game for as many players as sit here, read once; None where nobody has learned
    that, or house rules change what was learned."""
    if game.house_rules is not None:
        return None
    if game.name not in _NETS:
        path = game.weights.file.with_name(FILE) if game.weights.file else None
        _NETS[game.name] = Net(game, path) if path and path.is_file() else None
    net = _NETS[game.name]
    return net if net and len(set(game.players(state))) in net.players else None


def looking(game: Game) -> Any:
    """How a seat looks at a table: (1, NUMBERS), what it may know of it."""
    scope = {**game.flow.scope}
    view_rules(game, scope)
    last = fields_seen(game)[-1]
    kind = np.int32 if bits_seen(game) == 32 else np.int16

    def look(table: Record, seat: int) -> Any:
        seen, flat = table.copy(), [0] * (last.at + last.size)
        scope["view_position"](table, seen, scope["led_with"](table, seat))
        scope["flatten"](table, seen, flat, seat)
        return np.array([flat], kind)

    return look


def keep_net(path: Path, net: Any, encoder: Encoder, players: Collection[int]) -> None:
    """Write a net (weights and biases of ``LAYERS`` by name) as a game's, which learned for so many
    ``players``."""
    kept: dict[str, Any] = {
        "game": encoder.game.name,
        "version": encoder.game.version,
        "players": sorted(players),
    }
    for name in LAYERS:
        weights = np.asarray(net[name], np.float32)
        scale = np.maximum(np.abs(weights).max(axis=0), 1e-9) / 127
        kept[name] = np.rint(weights / scale).astype(np.int8)
        kept[f"{name}_scale"], kept[f"{name}_bias"] = scale, np.asarray(net[f"{name}_bias"])
    np.savez_compressed(path, **kept)
