"""One table as every door shows it: players, numbers of rows, and what a player may know.

An action is the number of a row in the game's table of moves; of a long move each field is an
action of its own. An observation is made from the player's view alone. An action that is not legal
changes nothing: the refusal's sentence is given back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from tabard.batch import CHANCE, Batch, Misused, Refused
from tabard.engine.game import Game
from tabard.engine.words import _, listed, say

FORMS = ("flat", "factored")
VERSION = "v0"  # goes up when the same actions or observations mean something else


class Table:
    """A batch of one. Raises Misused in one sentence for whatever there is not."""

    def __init__(
        self,
        game: str | Game,
        players: int | Sequence[str | None] | None = None,
        options: Mapping[str, str] | None = None,
        observation: str = "flat",
        *,
        chance_by_hand: bool = False,
        history: bool = False,
    ) -> None:
        self.form = checked_form(observation)
        players = usual_players(game) if players is None else players
        self.batch = Batch(
            game,
            players,
            options=options,
            chance_by_hand=chance_by_hand,
            history=history,
            workers=1,
        )
        self.players = range(self.batch.playing)

    # --- playing ----------------------------------------------------------------------------------

    def begin(self, seed: int) -> None:
        """A new game, with chance from this seed."""
        self.batch.restart(np.ones(1, bool), seed)

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return bool(self.batch.over[0])

    @property
    def chance(self) -> bool:
        """Is it up to chance, which is left to the caller?"""
        return int(self.batch.seats[0]) == CHANCE

    @property
    def deciding(self) -> int:
        """The player who is asked first; -1 where nobody is."""
        seat = int(self.batch.seats[0])
        return self.batch.players[seat] if 0 <= seat < CHANCE else -1

    def asked(self) -> dict[int, int]:
        """The players who are asked now, and the seat for which each of them is: several where a
        phase asks so."""
        waiting = int(self.batch.waiting()[0])
        asked: dict[int, int] = {}
        for seat, player in enumerate(self.batch.players):
            if waiting >> seat & 1:
                asked.setdefault(player, seat)
        return asked

    def play(self, row: Any, seat: int | None = None) -> str:
        """Play a row, by whoever is asked first or by a seat, and all that follows; an empty
        sentence, or why not. Raises Misused for what is no number of a row."""
        try:
            self.batch.play([row], None if seat is None else [seat])
        except Refused as refused:
            return str(refused)
        return ""

    def check_action(self, row: Any) -> int:
        """The number of a row. Raises Misused for anything else."""
        last = len(self.batch.game.actions.rows) - 1
        whole = isinstance(row, int | np.integer) and not isinstance(row, bool)
        if not whole or row < 0 or row > last:
            sentence = _("{game} has no row {row}: its rows go from 0 to {last}.")
            raise Misused(say(sentence, game=self.batch.game.title, row=row, last=last))
        return int(row)

    # --- what a player may know -------------------------------------------------------------------

    def seat_of(self, player: int) -> int:
        """The seat for which a player looks: the one that is asked, else the first that it
        leads."""
        seat = int(self.batch.seats[0])
        if 0 <= seat < CHANCE and self.batch.players[seat] == player:
            return seat
        return self.batch.players.index(player)

    def mask(self, seat: int | None = None) -> NDArray[np.int8]:
        """(ROWS,) int8: 1 for each row that may be played, by whoever is asked first or by a
        seat."""
        mask: NDArray[np.int8] = self.batch.legal(None if seat is None else [seat])[0].copy()
        return mask

    def no_mask(self) -> NDArray[np.int8]:
        """(ROWS,) int8: nothing may be played."""
        return np.zeros(len(self.batch.game.actions.rows), np.int8)

    def observation(self, player: int, seat: int | None = None) -> Any:
        """What a player may know: a flat row, or its parts by name."""
        flat = self.batch.observe([self.seat_of(player) if seat is None else seat])[0]
        return flat if self.form == "flat" else self.batch.named(flat)

    def text(self, player: int) -> str:
        """The view of a player in words: TOML, ``?`` for what it may not know."""
        return self.batch.text(0, self.seat_of(player))

    def rewards(self) -> list[float]:
        """For each player from -1 to 1; 0 while the game goes on (see ``Batch.rewards``)."""
        return [float(reward) for reward in self.batch.rewards()[0]]

    # --- to go on later ---------------------------------------------------------------------------

    def state_dict(self) -> dict[str, Any]:
        """All that is needed to go on from here."""
        return self.batch.pack()

    def load_state_dict(self, state: Mapping[str, Any]) -> None:
        """Go on from what ``state_dict`` gave. Raises Misused where another game gave it."""
        self.batch = self.batch.like(state)

    def clone(self) -> Self:
        """A table at which the same will happen."""
        new = object.__new__(type(self))
        new.__dict__ = {**self.__dict__, "batch": self.batch.clone()}
        return new

    def __deepcopy__(self, _memo: object) -> Self:
        return self.clone()


def checked_form(observation: str) -> str:
    """A form of observations. Raises Misused for another."""
    if observation not in FORMS:
        sentence = _("An observation is {forms}, not {observation}.")
        raise Misused(say(sentence, forms=listed(FORMS), observation=repr(observation)))
    return observation


def usual_players(game: str | Game) -> int:
    """How many play where nobody says: two, or as few as can."""
    from tabard.engine.find import find_game

    game = find_game(game) if isinstance(game, str) else game
    return max(2, game.seats[0])


def id_of(game: str) -> str:
    """The name of a game's environment, with the version of what its numbers mean:
    ``fall_of_rome-v0``."""
    return f"{game}-{VERSION}"
