"""Whole games through each door, by random legal rows, with a history of their moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pyspiel

import tabard.research.gymnasium
import tabard.research.openspiel
from tabard.batch import CHANCE, Batch
from tabard.engine.game import Game
from tabard.engine.match import Match
from tabard.research.pettingzoo import env, parallel_env

Ended = tuple[Match, list[float], bytes]  # the match, the rewards, the last position's bytes


def any_row(mask: Any, dice: np.random.Generator) -> int:
    """A random legal row of one table."""
    return int(dice.choice(np.flatnonzero(mask)))


def any_rows(masks: Any, dice: np.random.Generator) -> Any:
    """A random legal row of each table; 0 where there is none."""
    tables, rows = np.nonzero(masks)
    ways = np.bincount(tables, minlength=len(masks))
    first = np.concatenate([[0], ways.cumsum()[:-1]])
    drawn = first + (dice.random(len(masks)) * ways).astype(int)
    return np.where(ways > 0, rows[np.minimum(drawn, len(rows) - 1)], 0)


def position_of(batch: Batch, table: int = 0) -> bytes:
    """A table's bytes, but for what was told."""
    lasting = batch.game.state.dtype().fields["told_count"][1]  # type: ignore[index]
    return bytes(batch.tables[table].tobytes()[:lasting])


def through_gymnasium(game: Game, players: int, seed: int) -> Ended:
    """One player against random bots."""
    dice, player = np.random.default_rng(seed), seed % players
    alone = tabard.research.gymnasium.Env(game, players, player=player, history=True)
    _seen, info = alone.reset(seed=seed)
    over, reward = alone.table.over, 0.0
    while not over:
        _seen, reward, over, _cut, info = alone.step(any_row(info["action_mask"], dice))
    rewards = alone.table.rewards()
    assert reward == rewards[player]
    return alone.table.batch.replayed(0), rewards, position_of(alone.table.batch)


def through_vector(game: Game, players: int, seed: int) -> Ended:
    """The first of three tables that ends."""
    dice = np.random.default_rng(seed)
    many = tabard.research.gymnasium.Tables(game, 3, players, "self", history=True)
    _seen, info = many.reset(seed=seed)
    over = np.zeros(3, bool)
    while not over.any():
        _seen, _rewards, over, _cut, info = many.step(any_rows(info["action_mask"], dice))
    at = int(over.argmax())
    rewards = [float(each) for each in info["rewards"][at]]
    return many.batch.replayed(at), rewards, position_of(many.batch, at)


def through_aec(game: Game, players: int, seed: int) -> Ended:
    """All players, one after another."""
    dice, table = np.random.default_rng(seed), env(game, players, history=True)
    table.reset(seed=seed)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, _cut, _info = table.last()
        rewards[agent] += reward
        table.step(None if over else any_row(seen["action_mask"], dice))
    batch = table.table.batch
    return batch.replayed(0), [*rewards.values()], position_of(batch)


def through_parallel(game: Game, players: int, seed: int) -> Ended:
    """All players together."""
    dice, table = np.random.default_rng(seed), parallel_env(game, players, history=True)
    seen, _infos = table.reset(seed=seed)
    rewards: dict[str, float] = {}
    while table.agents:
        actions = {
            agent: any_row(each["action_mask"], dice) if each["action_mask"].any() else 0
            for agent, each in seen.items()
        }
        seen, rewards, _over, _cut, _infos = table.step(actions)
    batch = table.table.batch
    return batch.replayed(0), [*rewards.values()], position_of(batch)


def through_openspiel(game: Game, players: int, seed: int) -> Ended:
    """All players, chance as nodes; the match takes single rows by itself as the door does."""
    dice = np.random.default_rng(seed)
    state = pyspiel.load_game(f"tabard_{game.name}", {"players": players}).new_initial_state()
    match = Match(game, players, chance_by_hand=True)
    match.can_undo = False
    while not state.is_terminal():
        if state.is_chance_node():
            rows, odds = zip(*state.chance_outcomes(), strict=True)
            row, seat = int(dice.choice(rows, p=odds)), CHANCE
        else:
            row = int(dice.choice(state.legal_actions()))
            seat = match.to_act[0]
            assert match.players[seat] == state.current_player()
        state.apply_action(row)
        match.play(seat, game.actions.rows[row])
    return match, state.returns(), position_of(state.table.batch)


DOORS: dict[str, Callable[[Game, int, int], Ended]] = {
    "gymnasium": through_gymnasium,
    "vector": through_vector,
    "aec": through_aec,
    "parallel": through_parallel,
    "openspiel": through_openspiel,
}


def ends_as_in_a_match(door: str, game: Game, players: int, seed: int) -> int:
    """Play one game through a door, and its moves again in a match; how many moves it had."""
    match, rewards, position = DOORS[door](game, players, seed)
    assert match.over and match.result is not None
    lasting = len(position)
    assert match.state.pack().tobytes()[:lasting] == position
    won = {rewards[player] for player in match.players}
    if match.result.won[0] is not None:
        assert won == {1.0 if match.result.won[0] else -1.0}
    elif players > 1:
        assert abs(sum(rewards)) < 1e-5
        first = [
            match.players[seat] for seat, place in enumerate(match.result.places) if place == 1
        ]
        assert max(rewards) in [rewards[player] for player in first]
    return len(match.lines)


def registered() -> set[str]:
    """The environments of Gymnasium that are ours."""
    return {name for name in gymnasium.registry if name.startswith("tabard/")}
