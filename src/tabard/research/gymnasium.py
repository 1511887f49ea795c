"""Gymnasium: one player against bots, alone (``Env``) or at many tables at once (``Tables``).

Importing this module registers every game: ``gymnasium.make("tabard/fall_of_rome-v0", players=2)``
and ``gymnasium.make_vec("tabard/fall_of_rome-v0", 1000, vectorization_mode="vector_entry_point")``.

>>> env = gymnasium.make("tabard/fall_of_rome-v0", players=2)
>>> observation, info = env.reset(seed=1)
>>> mask = info["action_mask"]
>>> observation, reward, ended, cut, info = env.step(int(mask.argmax()))
>>> reward, ended
(0.0, False)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Self

import gymnasium
import numpy as np
from gymnasium import vector
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from tabard.batch import CHANCE, Batch, Misused
from tabard.engine.find import game_names
from tabard.engine.game import Game
from tabard.engine.words import _, say

from .spaces import action_space, observation_space
from .table import Table, checked_form, id_of, usual_players

SELF_PLAY = "self"  # in place of opponents: whoever calls plays for all
_SEEDS = 1 << 62


class Env(gymnasium.Env[Any, Any]):
    """One player of a game against bots; chance and moves without a choice go by themselves.

    ``player`` (from 0) is who learns; ``opponents`` a bot for all others, or one for each. An
    ``observation`` is ``"flat"`` or ``"factored"``. The reward is the result (``Batch.rewards``),
    once the game is over, else 0. An action that is not legal changes nothing: ``info["refusal"]``
    says why, in a sentence. With ``history`` every move is kept, and
    ``env.unwrapped.table.batch.replayed(0)`` is the match. Raises Misused in one sentence for
    whatever there is not.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        opponents: str | Sequence[str] = "bot:random",
        player: int = 0,
        options: Mapping[str, str] | None = None,
        observation: str = "flat",
        render_mode: str | None = None,
        history: bool = False,
    ) -> None:
        players = usual_players(game) if players is None else players
        seated = against(players, opponents, player)
        self.player, self.render_mode = player, checked_mode(render_mode)
        self.table = Table(game, seated, options, observation, history=history)
        self.action_space = action_space(self.table.batch)
        self.observation_space = observation_space(self.table.batch, observation)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game; ``options`` are not used. With a ``seed`` it is always the same one."""
        super().reset(seed=seed)
        self.table.begin(int(self.np_random.integers(_SEEDS)))
        return self._seen("")

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play a row. Raises Misused for what is no number of a row."""
        refusal = self.table.play(self.table.check_action(action))
        over = self.table.over
        reward = self.table.rewards()[self.player] if over and not refusal else 0.0
        seen, info = self._seen(refusal)
        return seen, reward, over, False, info

    def action_masks(self) -> NDArray[np.int8]:
        """(ROWS,) int8: the legal rows, as sb3-contrib asks for them."""
        return self.table.mask()

    def render(self) -> str | None:
        """The player's view in words, if ``render_mode`` is ``"ansi"``."""
        return self.table.text(self.player) if self.render_mode == "ansi" else None

    def state_dict(self) -> dict[str, Any]:
        """All that is needed to go on from here; chance included."""
        return {**self.table.state_dict(), "np_random": self.np_random.bit_generator.state}

    def load_state_dict(self, state: Mapping[str, Any]) -> None:
        """Go on from what ``state_dict`` gave. Raises Misused."""
        self.table.load_state_dict(state)
        self.np_random.bit_generator.state = state["np_random"]

    def clone(self) -> Self:
        """Another environment in which the same will happen."""
        return deepcopy(self)

    def _seen(self, refusal: str) -> tuple[dict[str, Any], dict[str, Any]]:
        seen, mask = self.table.observation(self.player), self.table.mask()
        info: dict[str, Any] = {"action_mask": mask.copy()}
        if refusal:
            info["refusal"] = refusal
        return {"observation": seen, "action_mask": mask}, info


class Tables(vector.VectorEnv[Any, Any, Any]):
    """Many tables at once in one process, in machine code: arrays in, arrays out.

    As ``Env``, with ``num_envs`` tables; ``opponents="self"`` leaves all players to the caller,
    each table asking whoever is to decide (``info["player"]``). The reward is that of the player
    who played, and at an end ``info["rewards"]`` (N, players) are those of all. After an end the
    next action of that table is not used: it begins anew (Gymnasium's ``NEXT_STEP``). Of actions
    that are not legal ``info["refusal"]`` holds the sentences (None elsewhere),
    ``info["_refusal"]`` marks them, and their tables stay as they are. Without ``copy`` the next
    step writes over observations and masks, which is faster."""

    metadata = {  # noqa: RUF012
        "render_modes": ["ansi"],
        "autoreset_mode": vector.AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        players: int | None = None,
        opponents: str | Sequence[str] = "bot:random",
        player: int = 0,
        options: Mapping[str, str] | None = None,
        observation: str = "flat",
        render_mode: str | None = None,
        workers: int | None = None,
        history: bool = False,
        copy: bool = True,
    ) -> None:
        players = usual_players(game) if players is None else players
        alone = opponents != SELF_PLAY
        seated = against(players, opponents, player) if alone else [None] * players
        self.form, self.render_mode = checked_form(observation), checked_mode(render_mode)
        self.batch = Batch(
            game, seated, num_envs, options=options, workers=workers, history=history
        )
        self.num_envs, self.player = num_envs, player if alone else None
        self.single_action_space = action_space(self.batch)
        self.single_observation_space = observation_space(self.batch, observation)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._players = np.array([*self.batch.players, *[-1] * (CHANCE - len(self.batch.players))])
        self._first = np.array([self.batch.players.index(p) for p in range(self.batch.playing)])
        self._ended = np.zeros(num_envs, bool)
        self.copy = copy
        self._flat: Any = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """New games at all tables; ``options`` are not used. Each table has chance of its own."""
        super().reset(seed=seed)
        self.batch.restart(np.ones(self.num_envs, bool), int(self.np_random.integers(_SEEDS)))
        self._ended[:] = False
        return self._seen(self._looking(), None)

    def step(
        self, actions: ArrayLike
    ) -> tuple[dict[str, Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play a row at each table. Raises Misused for what are no numbers of rows."""
        rows, acted, anew = self._checked(actions), self._looking(), self._ended
        wrong = self.batch.play(rows, anew=anew, leave=True)
        refused = self._refusals(rows, wrong) if wrong.any() else None
        over = self.batch.over & ~anew
        rewards = np.zeros(self.num_envs)
        results = self.batch.rewards() if over.any() else None
        if results is not None:
            player = self._players[acted] if self.player is None else self.player
            rewards = np.where(over, results[np.arange(self.num_envs), player], 0.0)
        self._ended = over
        seen, info = self._seen(np.where(over, acted, self._looking()), refused)
        if results is not None:
            info["rewards"], info["_rewards"] = results, over.copy()
        return seen, rewards, over.copy(), np.zeros(self.num_envs, bool), info

    def render(self) -> tuple[str, ...] | None:
        """For each table the view of whoever is asked, in words, if ``render_mode`` is "ansi"."""
        if self.render_mode != "ansi":
            return None
        return tuple(self.batch.text(at, int(seat)) for at, seat in enumerate(self._looking()))

    def state_dict(self) -> dict[str, Any]:
        """All that is needed to go on from here; chance included."""
        random = self.np_random.bit_generator.state
        return {**self.batch.pack(), "np_random": random, "ended": self._ended.copy()}

    def load_state_dict(self, state: Mapping[str, Any]) -> None:
        """Go on from what ``state_dict`` gave. Raises Misused."""
        self.batch, self._ended = self.batch.like(state), np.array(state["ended"], bool)
        self.np_random.bit_generator.state = state["np_random"]

    def clone(self) -> Self:
        """Another environment in which the same will happen."""
        return deepcopy(self)

    def _looking(self) -> NDArray[Any]:
        """(N,): the seat whose view is shown: the one that is asked; where a game is over the
        learner's, or seat 0."""
        own = 0 if self.player is None else int(self._first[self.player])
        seats = self.batch.seats
        return np.where(seats < 0, own, seats)

    def _seen(
        self, looking: NDArray[Any], refused: NDArray[Any] | None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self._flat = self.batch.observe(looking, None if self.copy else self._flat)
        flat, mask = self._flat, self.batch.legal()
        if self.copy:
            self._flat, mask = None, mask.copy()
        info: dict[str, Any] = {"action_mask": mask, "player": self._players[looking]}
        if refused is not None:
            info["refusal"], info["_refusal"] = refused, refused.astype(bool)
        seen = flat if self.form == "flat" else self.batch.named(flat)
        return {"observation": seen, "action_mask": mask}, info

    def _checked(self, actions: ArrayLike) -> NDArray[Any]:
        rows = np.asarray(actions)
        last = len(self.batch.game.actions.rows) - 1
        whole = rows.shape == (self.num_envs,) and np.issubdtype(rows.dtype, np.integer)
        if not whole or rows.min() < 0 or rows.max() > last:
            sentence = _("{tables} rows are wanted, one a table, from 0 to {last}.")
            raise Misused(say(sentence, tables=self.num_envs, last=last))
        return rows

    def _refusals(self, rows: NDArray[Any], wrong: NDArray[Any]) -> NDArray[Any]:
        """Why these rows may not be played; None where they may."""
        refusals = np.full(self.num_envs, None, object)
        for at in np.flatnonzero(wrong):
            refusal = self.batch.why_not(int(at), int(rows[at]))
            refusals[at] = refusal.sentence if refusal else None
        return refusals


def against(players: int, opponents: str | Sequence[str], player: int) -> list[str | None]:
    """Who sits where: None for the player who learns, a bot for each other. Raises Misused."""
    if player not in range(players):
        sentence = _("There is no player {player} of {players}: they are counted from 0.")
        raise Misused(say(sentence, player=player, players=players))
    bots = [opponents] * (players - 1) if isinstance(opponents, str) else [*opponents]
    if len(bots) != players - 1:
        sentence = _("{wanted} opponents are wanted, not {named}.")
        raise Misused(say(sentence, wanted=players - 1, named=len(bots)))
    return [*bots[:player], None, *bots[player:]]


def checked_mode(render_mode: str | None) -> str | None:
    """A way to render. Raises Misused for another."""
    if render_mode not in (None, "ansi"):
        sentence = _("The games are rendered as text, with render_mode “ansi”, not {mode}.")
        raise Misused(say(sentence, mode=repr(render_mode)))
    return render_mode


def register() -> None:
    """Every game that is installed, under ``tabard/GAME-v0``."""
    for name in game_names():
        gymnasium.register(
            f"tabard/{id_of(name)}",
            entry_point="tabard.research.gymnasium:Env",
            vector_entry_point="tabard.research.gymnasium:Tables",
            kwargs={"game": name},
        )


register()
