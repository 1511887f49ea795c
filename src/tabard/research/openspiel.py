"""OpenSpiel: every game as a Python game, with chance as nodes of its own.

Importing this module registers them: ``pyspiel.load_game("tabard_fall_of_rome", {"players": 2})``.
Further options stand in one parameter: ``"options": "difficulty:heroic chain:stops"``. Seats that
answer at once do so one after another, the lowest first, and none sees what others have answered in
secret."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from tabard.batch import Misused
from tabard.engine.find import all_games
from tabard.engine.game import Game
from tabard.engine.words import _, say

from .table import Table, usual_players

PLAYERS, OPTIONS = "players", "options"
USUAL = "usual"  # every option at its usual reading


def name_of(game: str) -> str:
    """The name under which OpenSpiel knows a game: ``tabard_fall_of_rome``."""
    return f"tabard_{game}"


def type_of(game: Game) -> Any:
    """What OpenSpiel must know of a game before it is loaded."""
    together = all(ending.won is not None for ending in game.endings)
    kinds, utility = pyspiel.GameType, pyspiel.GameType.Utility
    information = kinds.Information
    return pyspiel.GameType(
        short_name=name_of(game.name),
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            information.IMPERFECT_INFORMATION
            if game.has_secrets
            else information.PERFECT_INFORMATION
        ),
        utility=utility.IDENTICAL if together else utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={PLAYERS: usual_players(game), OPTIONS: USUAL},
    )


def read_options(text: str) -> dict[str, str]:
    """Options from ``difficulty:heroic chain:stops``. Raises Misused."""
    options: dict[str, str] = {}
    for word in text.split() if text != USUAL else []:
        option, colon, reading = word.partition(":")
        if not colon or option in options:
            sentence = _("Options are written as {example}, each once, not as {text}.")
            raise Misused(say(sentence, example="“difficulty:heroic chain:stops”", text=repr(text)))
        options[option] = reading
    return options


def game_class(game: Game) -> type:
    """The class of OpenSpiel's games for one of ours."""
    kind = type_of(game)

    class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
        """A game with its players and options. Raises Misused for what there is not."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            said = dict(params or {})
            players = int(said.get(PLAYERS, usual_players(game)))
            options = read_options(str(said.get(OPTIONS, USUAL)))
            self.table = Table(game, players, options, chance_by_hand=True)
            rows = len(game.actions.rows)
            info = pyspiel.GameInfo(
                num_distinct_actions=rows,
                max_chance_outcomes=rows,
                num_players=players,
                min_utility=-1.0,
                max_utility=1.0,
                max_game_length=min(game.longest, 2**31 - 1),
            )
            super().__init__(kind, info, said)

        def new_initial_state(self, _described: str | None = None) -> State:
            """A game that begins."""
            return State(self, self.table.clone())

        def make_py_observer(
            self, kind: Any = None, params: Mapping[str, Any] | None = None
        ) -> Observer:
            """What writes down what a player may know. Raises Misused for parameters."""
            return Observer(self.table, kind, params)

    return OpenSpielGame


class State(pyspiel.State):  # type: ignore[misc]
    """A table in OpenSpiel's words; an action is the number of a row, for chance too."""

    def __init__(self, game: Any, table: Table) -> None:
        super().__init__(game)
        self.table = table

    def current_player(self) -> int:
        """Who decides: a player, chance, or nobody any more."""
        if self.table.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.table.chance else self.table.deciding

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player():
            return []
        return [int(row) for row in np.flatnonzero(self.table.mask())]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The rows of chance, and how likely each is."""
        return self.table.batch.chances(0)

    def _apply_action(self, action: int) -> None:
        refusal = self.table.play(self.table.check_action(action))
        if refusal:
            raise Misused(refusal)

    def _action_to_string(self, _player: int, action: int) -> str:
        return self.table.batch.words(action)

    def is_terminal(self) -> bool:
        """Has the game ended?"""
        return self.table.over

    def returns(self) -> list[float]:
        """The result for each player, 0 before the end (see ``Batch.rewards``)."""
        return self.table.rewards()

    def __str__(self) -> str:
        """How many moves there were, and the last of them."""
        moves = self.history()
        return f"{len(moves)}: {self.table.batch.words(moves[-1]) if moves else ''}"


class Observer:
    """What a player may know: ``tensor`` (float32), its parts by name in ``dict``, and as text."""

    def __init__(self, table: Table, kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            sentence = _("Observations take no parameters; given were {names}.")
            raise Misused(say(sentence, names=", ".join(params)))
        if kind is not None and kind.perfect_recall:
            sentence = _("Observations are of what is known now: perfect recall is not to be had.")
            raise Misused(say(sentence))
        last = table.batch.fields[-1]
        self.tensor = np.zeros(last.at + last.size, np.float32)
        self.dict: dict[str, Any] = table.batch.named(self.tensor)

    def set_from(self, state: State, player: int) -> None:
        """Write down what this player may know of a state."""
        self.tensor[:] = state.table.observation(player)

    def string_from(self, state: State, player: int) -> str:
        """The same in words."""
        return state.table.text(player)


def register() -> None:
    """Every game that is installed, under ``tabard_GAME``."""
    known = set(pyspiel.registered_names())
    for game in all_games()[0]:
        if name_of(game.name) not in known:
            pyspiel.register_game(type_of(game), game_class(game))


register()
