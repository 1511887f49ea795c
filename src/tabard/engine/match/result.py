"""How a match ended."""

from __future__ import annotations

from dataclasses import dataclass

from ..game import Game, Source
from ..state import Record
from ..words import _, begun, say


@dataclass(frozen=True)
class Result:
    """How a match ended: the ending's name, rule and sentence; for each seat a place (1 is best;
    ties share one), a score, whether it won (None where nobody wins or loses), and what its score
    is made of, where the game says that."""

    ending: str
    rule: str
    sentence: str
    won: tuple[bool | None, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    sources: tuple[tuple[Source, ...], ...] = ()


def result_of(game: Game, state: Record) -> Result:
    """The result at a table where an ending has been reached."""
    seats, ending = range(state.seats), game.endings[state.ended - 1]
    return Result(
        ending.word,
        ending.rule,
        say(ending.sentence),
        tuple(ending.won for _seat in seats),
        tuple(int(game.place(state, seat)) for seat in seats),
        tuple(int(game.score(state, seat)) for seat in seats),
        tuple(tuple(game.scored(state, seat)) for seat in seats) if game.scored else (),
    )


def given_up(seats: int, who: str) -> Result:
    """The result when this seat has given the match up for all."""
    sentence = begun(say(_("{seat} conceded."), seat=who))
    return Result("conceded", "", sentence, (False,) * seats, (1,) * seats, ())
