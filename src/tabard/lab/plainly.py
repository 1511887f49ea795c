"""Whole games in plain Python, where a bot of somebody's own is no rule and cannot be compiled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabard.engine.dice import below, new_stream
from tabard.engine.game import Game
from tabard.engine.match import Match
from tabard.players import BOTS, StandIn, find_player, stand_in
from tabard.players.faults import Faults
from tabard.players.levels import Level
from tabard.players.own import Own

from .matches import Played, Sittings
from .position import Position

_SEEDS = 1 << 62


def plays_plainly(names: Sequence[str]) -> bool:
    """Can these bots only be played in plain Python? One that is a class; and one of rules among
    those who think ahead, whose machine code has the rules of the house alone."""
    players = [find_player(name) for name in names]
    if any(isinstance(player, Own) for player in players):
        return True
    thinks = any(isinstance(player, Level) for player in players)
    rules = [player.word for player in players if not isinstance(player, Level)]
    return thinks and any(word not in BOTS for word in rules)


class PlainMatches(Sittings):
    """A game by so many players, to be played many times, one move after another. ``faults`` hears
    what bots do wrong."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, str] | None,
        seed: int | None,
        faults: Faults,
        position: Position | None = None,
    ) -> None:
        super().__init__(game, players, options, seed, position)
        self._faults = faults

    def play(self, names: Sequence[str], number: int, *, turned: int | None = None) -> Played:
        """Game ``number`` between these bots, as they are ``seated``."""
        sit, first = self.seated(number, turned)
        match = Match.at(self.game, self.start, self._seed(first))
        match.can_undo = False
        bots: list[StandIn] = [
            stand_in(
                names[who], self.game, seat, self._seed(first + 1 + seat), self._faults, wait=True
            )
            for seat, who in enumerate(sit)
        ]
        decisions = 0
        while not match.over and decisions < self.game.longest:
            seat = match.to_act[0]
            match.play(seat, bots[seat].choose(match))
            decisions += 1
        return Played(sit, match.state, decisions, match.told_rows)

    def _seed(self, part: int) -> int | None:
        """A seed of its own for each part of a game."""
        return None if self.seed is None else below(new_stream(self.seed, part), _SEEDS)
