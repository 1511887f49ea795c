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
from tabard.engine.words import _, n_, say

from .spaces import action_space, observation_space
from .table import Table, checked_form, id_of, usual_players

SELF_PLAY = "self"  # in place of opponents: whoever calls plays for all
_SEEDS = 1 << 62
_FAR = 4  # spreads, by which a player who is ahead has come half the way to a win


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
    step writes over observations and masks, which is faster.

    With the ``autoreset_mode`` ``"SameStep"`` a table begins anew with the very step that ends it,
    and ``info["final_obs"]`` holds the last observation (None elsewhere).

    With ``shaping`` one player learns from more than the result: each reward has
    ``shaping * (discount * after - before)`` on top, where before and after say how far the player
    is ahead of the best of the others as the game's judge sees it, between -1 and 1, and 0 once the
    game is over. With the ``discount`` of whoever learns that changes no best way to play (Ng et
    al., 1999). The judge looks at the table itself, but what it says is in no observation."""

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
        autoreset_mode: str | vector.AutoresetMode = vector.AutoresetMode.NEXT_STEP,
        shaping: float = 0.0,
        discount: float = 1.0,
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
        self.metadata = {**self.metadata, "autoreset_mode": checked_reset(autoreset_mode)}
        if shaping and not alone:
            raise Misused(say(_("Rewards are shaped for one player, not where one plays all.")))
        self.shaping, self.discount = shaping, discount
        self._hoped = np.zeros(num_envs)
        self._flat: Any = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """New games at all tables; ``options`` are not used. Each table has chance of its own."""
        super().reset(seed=seed)
        self.batch.restart(np.ones(self.num_envs, bool), int(self.np_random.integers(_SEEDS)))
        self._ended[:] = False
        self._hoped = self._hopes()
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
        rewards = rewards + self._shaped(anew)
        at_once = self.metadata["autoreset_mode"] == vector.AutoresetMode.SAME_STEP
        last = self._begun_anew(over, acted) if at_once and results is not None else None
        self._ended = np.zeros_like(over) if at_once else over
        if last is not None:
            self._hoped = self._hopes()
        seen, info = self._seen(np.where(self._ended, acted, self._looking()), refused)
        if results is not None:
            info["rewards"], info["_rewards"] = results, over.copy()
        if last is not None:
            info["final_obs"], info["_final_obs"] = last, over.copy()
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
        self._hoped = self._hopes()

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

    def _hopes(self) -> NDArray[np.float64]:
        """(N,): how the judge takes the learner to stand, from -1 to 1; 0 where a game is over."""
        if not self.shaping or self.player is None:
            return np.zeros(self.num_envs)
        worths = [self.batch.worth(np.where(self.batch.over, -1, seat)) for seat in self._first]
        own, others = worths.pop(self.player), worths
        ahead = own - np.max(others, axis=0) if others and not self.batch.game.together else own
        return np.asarray(ahead / (np.abs(ahead) + _FAR * self.batch.game.weights.numbers[0]))

    def _shaped(self, anew: NDArray[np.bool_]) -> NDArray[np.float64]:
        """(N,): what a step adds to the rewards; nothing where it only began a new game."""
        before, self._hoped = self._hoped, self._hopes()
        more: NDArray[np.float64] = self.shaping * (self.discount * self._hoped - before)
        return np.where(anew, 0.0, more)

    def _begun_anew(self, over: NDArray[Any], acted: NDArray[Any]) -> NDArray[Any]:
        """New games where they are over; what was seen of the old ones at the end."""
        seen, _info = self._seen(np.where(over, acted, self._looking()), None)
        last = np.full(self.num_envs, None, object)
        for at in np.flatnonzero(over):
            last[at] = _one_of(seen, int(at))
        self.batch.restart(over)
        return last

    def _checked(self, actions: ArrayLike) -> NDArray[Any]:
        rows = np.asarray(actions)
        last = len(self.batch.game.actions.rows) - 1
        whole = rows.shape == (self.num_envs,) and np.issubdtype(rows.dtype, np.integer)
        if not whole or rows.min() < 0 or rows.max() > last:
            sentence = n_(
                "{tables} row is wanted, one a table, from 0 to {last}.",
                "{tables} rows are wanted, one a table, from 0 to {last}.",
            )
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
        sentence = n_(
            "{wanted} opponent is wanted, not {named}.",
            "{wanted} opponents are wanted, not {named}.",
        )
        raise Misused(say(sentence, wanted=players - 1, named=len(bots)))
    return [*bots[:player], None, *bots[player:]]


def checked_mode(render_mode: str | None) -> str | None:
    """A way to render. Raises Misused for another."""
    if render_mode not in (None, "ansi"):
        sentence = _("The games are rendered as text, with render_mode “ansi”, not {mode}.")
        raise Misused(say(sentence, mode=repr(render_mode)))
    return render_mode


def checked_reset(mode: str | vector.AutoresetMode) -> vector.AutoresetMode:
    """When a table begins anew. Raises Misused for another way than with its last step, or with
    the one after."""
    offered = vector.AutoresetMode.NEXT_STEP, vector.AutoresetMode.SAME_STEP
    if mode not in (*offered, *(each.value for each in offered)):
        sentence = _("Tables begin anew with “NextStep” or with “SameStep”, not with {mode}.")
        raise Misused(say(sentence, mode=repr(mode)))
    return vector.AutoresetMode(mode)


def _one_of(seen: Mapping[str, Any], at: int) -> dict[str, Any]:
    """What is seen at one of many tables, kept for later."""
    return {
        name: _one_of(part, at) if isinstance(part, Mapping) else part[at].copy()
        for name, part in seen.items()
    }


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
