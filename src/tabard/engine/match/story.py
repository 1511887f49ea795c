"""The story of a match: who won or lost, and the moments that decided it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..events import Told
from ..words import _, begun, say
from .match import Match


@dataclass(frozen=True)
class Moment:
    """Something that decided a match, and the turn in which it happened (empty where the game has
    told of none). An event with a fact ``turn`` begins that turn. So many things had been told
    before it."""

    turn: str
    told: Told
    before: int

    @property
    def sentence(self) -> str:
        """``Turn 3: The Huns sack Carnuntum.``"""
        if not self.turn:
            return begun(self.told.sentence)
        return say(_("Turn {turn}: {sentence}"), turn=self.turn, sentence=begun(self.told.sentence))


def moments(match: Match, most: int = 5, viewers: Iterable[int] | None = None) -> list[Moment]:
    """The moments that decided the match, in order: the weightiest of what was told, and of
    those the last; as these seats may know them (None: all of it)."""
    turn, told = "", []
    for before, row in enumerate(match.tell(viewers)):
        turn = str(row.facts.get("turn", turn))
        told.append(Moment(turn, row, before))
    weighty = [at for at, moment in enumerate(told) if moment.told.weight > 0]
    weightiest = sorted(weighty, key=lambda at: (told[at].told.weight, at))[-most:]
    return [told[at] for at in sorted(weightiest)]


def outcome(match: Match) -> str:
    """Who won or lost."""
    result = match.result
    assert result is not None
    if all(won is True for won in result.won):
        return say(_("The game is won!"))
    if all(won is False for won in result.won):
        return say(_("The game is lost."))
    best = [seat for seat, place in enumerate(result.places) if place == 1]
    names = ", ".join(match.name(match.game.seat_kind, seat) for seat in best)
    sentence = _("{names} wins.") if len(best) == 1 else _("{names} share the victory.")
    return begun(say(sentence, names=names))
