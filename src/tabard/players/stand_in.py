"""Who plays on for a seat that has resigned: a bot, or the lawful defaults of an absent seat."""

from __future__ import annotations

from typing import Protocol

from tabard.engine.actions import Row
from tabard.engine.game import Game
from tabard.engine.match import Match
from tabard.engine.match.resigning import BY_DEFAULT

from .bot import Bot, find_player
from .faults import Faults
from .levels import Level
from .outside import Outside
from .own import Own
from .thinks import Thinks


class StandIn(Protocol):
    """Whoever chooses moves for a seat in place of a person."""

    def choose(self, match: Match) -> Row:
        """The row that is played now."""


class ByDefault:
    """Takes for its seat what an absent one is given."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose(self, match: Match) -> Row:
        """The default row."""
        return match.default(self.seat)


def stand_in(
    name: str,
    game: Game,
    seat: int,
    seed: int | None = None,
    faults: Faults | None = None,
    *,
    wait: bool = False,
) -> StandIn:
    """Whoever has this name (``default`` or a bot's). Raises Misused when nobody has. ``faults``
    hears what a bot of somebody's own does wrong; ``wait`` for the machine code of one that thinks
    ahead."""
    if name == BY_DEFAULT:
        return ByDefault(seat)
    player = find_player(name)
    if isinstance(player, Level):
        return Thinks(player, game, seat, seed, wait=wait)
    if isinstance(player, Own):
        return Outside(player, game, seat, seed, faults)
    return Bot(player, game, seat, seed, faults)


def play_stand_ins(match: Match, seed: int | None = None) -> None:
    """Let those play who stand in for seats, as long as it is up to them."""
    playing = {
        seat: stand_in(name, match.game, seat, seed) for seat, name in match.stand_ins.items()
    }
    while seats := [seat for seat in match.to_act if seat in playing]:
        match.play(seats[0], playing[seats[0]].choose(match))
