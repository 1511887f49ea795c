"""PettingZoo: all players are agents, one after another (``AEC``) or together (``Parallel``).

``env("fall_of_rome", players=2)`` and ``parallel_env("fall_of_rome", players=2)`` make them; agents
are ``player_0`` and so on. Chance, and moves that everybody can see leave no choice, go by
themselves.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any, Self

import pettingzoo
from gymnasium.utils import seeding
from numpy.random import Generator

from tabard.batch import Misused
from tabard.engine.game import Game
from tabard.engine.words import _, say

from .gymnasium import checked_mode
from .spaces import action_space, observation_space
from .table import Table, id_of

_SEEDS = 1 << 62


class _Door:
    """What both kinds share.

    An ``observation`` is ``"flat"`` or ``"factored"``. Rewards are the result (``Batch.rewards``),
    at the end; before it they are 0. An action that is not legal changes nothing:
    ``info["refusal"]`` says why, in a sentence, and the agent is asked again. With ``history``
    every move is kept, and ``env.table.batch.replayed(0)`` is the match. Raises Misused in one
    sentence for whatever there is not."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        observation: str = "flat",
        render_mode: str | None = None,
        history: bool = False,
    ) -> None:
        self.render_mode = checked_mode(render_mode)
        self.table = Table(game, players, options, observation, history=history)
        name = id_of(self.table.batch.game.name).replace("-", "_")
        self.metadata: dict[str, Any] = {"name": name, "render_modes": ["ansi"]}
        self.possible_agents = [f"player_{player}" for player in self.table.players]
        self.agents: list[str] = []
        self._number = {agent: player for player, agent in enumerate(self.possible_agents)}
        self._observation = {
            agent: observation_space(self.table.batch, observation) for agent in self._number
        }
        self._action = {agent: action_space(self.table.batch) for agent in self._number}
        self._dice: Generator = seeding.np_random()[0]

    def observation_space(self, agent: str) -> Any:
        """What this agent may see: ``observation`` and ``action_mask``."""
        return self._observation[self._known(agent)]

    def action_space(self, agent: str) -> Any:
        """The rows of the table of moves."""
        return self._action[self._known(agent)]

    def state_dict(self) -> dict[str, Any]:
        """All that is needed to go on from here, while nobody is out of the game."""
        return {**self.table.state_dict(), "dice": self._dice.bit_generator.state}

    def load_state_dict(self, state: Mapping[str, Any]) -> None:
        """Go on from what ``state_dict`` gave. Raises Misused."""
        self.table.load_state_dict(state)
        self._dice.bit_generator.state = state["dice"]
        self._sit_down()

    def clone(self) -> Self:
        """Another environment in which the same will happen."""
        return copy.deepcopy(self)

    def close(self) -> None:
        """Nothing is open."""

    def _sit_down(self) -> None:
        raise NotImplementedError

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._dice = seeding.np_random(seed)[0]
        self.table.begin(int(self._dice.integers(_SEEDS)))
        self._sit_down()

    def _known(self, agent: str) -> str:
        if agent not in self._number:
            sentence = _("There is no agent {agent}; there is: {agents}.")
            agents = ", ".join(self.possible_agents)
            raise Misused(say(sentence, agent=repr(agent), agents=agents))
        return agent


class AEC(_Door, pettingzoo.AECEnv[str, Any, Any]):  # type: ignore[misc]
    """One agent after another; of several who answer at once the lowest seat first, and none sees
    what others have answered in secret."""

    agent_selection: str
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    rewards: dict[str, float]
    infos: dict[str, dict[str, Any]]
    _cumulative_rewards: dict[str, float]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; ``options`` are not used. With a ``seed`` it is always the same one."""
        self._begin(seed)

    def step(self, action: Any) -> None:
        """The agent that is asked plays a row. Raises Misused for what is no number of a row."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        refusal = self.table.play(self.table.check_action(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._look_round()
        if refusal:
            self.infos[agent]["refusal"] = refusal
        elif self.table.over:
            self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.possible_agents, True)
            self._accumulate_rewards()
            self._deads_step_first()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and its legal rows: none unless it is the one that is asked."""
        player = self._number[self._known(agent)]
        return {"observation": self.table.observation(player), "action_mask": self._mask(agent)}

    def render(self) -> str | None:
        """The view of whoever is asked, in words, if ``render_mode`` is ``"ansi"``."""
        if self.render_mode != "ansi":
            return None
        return self.table.text(self._number[self.agent_selection])

    def _sit_down(self) -> None:
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, self.table.over)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self._look_round()

    def _look_round(self) -> None:
        """Who is asked now, and what they may do."""
        deciding = self.table.deciding
        if deciding >= 0:
            self.agent_selection = self.possible_agents[deciding]
        self.infos = {agent: {"action_mask": self._mask(agent)} for agent in self.agents}

    def _mask(self, agent: str) -> Any:
        asked = self.table.deciding == self._number[agent]
        return self.table.mask() if asked else self.table.no_mask()


class Parallel(_Door, pettingzoo.ParallelEnv[str, Any, Any]):  # type: ignore[misc]
    """All agents together: those who are asked now play, what the others say is not used. An agent
    whose mask has no 1 is not asked."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """A new game; ``options`` are not used. With a ``seed`` it is always the same one."""
        self._begin(seed)
        return self._seen({})

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[
        dict[str, Any],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Each agent that is asked plays its row. Raises Misused for one that says none, or what is
        no number of a row."""
        asked = self._asked()
        rows = {agent: self._row_of(agent, actions) for agent in asked}
        refusals = {}
        for agent, seat in asked.items():
            refusal = self.table.play(rows[agent], seat)
            if refusal:
                refusals[agent] = refusal
        present, over = self.agents, self.table.over
        rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
        seen, infos = self._seen(refusals)
        if over:
            self.agents = []
        ended, cut = dict.fromkeys(present, over), dict.fromkeys(present, False)
        return seen, {agent: rewards[agent] for agent in present}, ended, cut, infos

    def render(self) -> str | None:
        """The views of all who are asked, in words, if ``render_mode`` is ``"ansi"``."""
        if self.render_mode != "ansi":
            return None
        return "\n".join(self.table.text(self._number[agent]) for agent in self._asked())

    def _sit_down(self) -> None:
        self.agents = [] if self.table.over else self.possible_agents[:]

    def _asked(self) -> dict[str, int]:
        """The agents who are asked, and for which seat."""
        asked = self.table.asked()
        return {self.possible_agents[player]: seat for player, seat in asked.items()}

    def _row_of(self, agent: str, actions: Mapping[str, Any]) -> int:
        if agent not in actions:
            raise Misused(say(_("{agent} is asked, and says nothing."), agent=agent))
        return self.table.check_action(actions[agent])

    def _seen(self, refusals: Mapping[str, str]) -> tuple[dict[str, Any], dict[str, Any]]:
        asked = self._asked()
        seen: dict[str, Any] = {}
        infos: dict[str, dict[str, Any]] = {}
        for agent in self.agents:
            seat = asked.get(agent)
            mask = self.table.no_mask() if seat is None else self.table.mask(seat)
            observation = self.table.observation(self._number[agent], seat)
            seen[agent] = {"observation": observation, "action_mask": mask}
            infos[agent] = {"action_mask": mask.copy()}
            if agent in refusals:
                infos[agent]["refusal"] = refusals[agent]
        return seen, infos


env, parallel_env = AEC, Parallel
