"""Do the answers of a record fit the seals of its log, and was none opened before all were in?"""

from __future__ import annotations

from ..match import Match
from ..seals import OPEN_SEAL, Watch
from .record import MatchRecord, RecordProblem


class Openings:
    """The seals that are opened in a record's log. While its moves are played, ``before`` notes who
    is asked at each; then ``check`` reads the log."""

    def __init__(self, record: MatchRecord) -> None:
        beside = record.published.undone if record.published else ()
        self._beside, self._line = {number for number, _line in beside}, record.published_line
        self._at = {  # how many moves come before an opening: the number of its line in the log
            number - place: number
            for place, (number, line) in enumerate(beside, 1)
            if line.split(" ")[1:2] == [OPEN_SEAL]
        }
        self.asked: dict[int, dict[str, str]] = {}

    def before(self, match: Match) -> None:
        """Before a move is played: who is asked, if it comes out of a seal, and what the rules
        would answer for each."""
        number = self._at.get(len(match.lines))
        if number is not None:
            self.asked[number] = {f"{seat + 1}": default_of(match, seat) for seat in match.to_act}

    def check(self, log: list[str], commitment: str) -> Watch:
        """What was seen of the seals. Raises RecordProblem where one was opened too early, or does
        not fit."""
        watch = Watch(commitment, self.asked)
        for number, line in enumerate(log, 1):
            if wrong := watch.read(number, line, move=number not in self._beside):
                raise RecordProblem(self._line, wrong)
        return watch


def default_of(match: Match, seat: int) -> str:
    """The whole move that the rules make for an absent seat."""
    trial = Match.at(match.game, match.state, chance_by_hand=True, unasked=False)
    while not trial.lines:
        trial.play(seat, trial.default(seat))
    return trial.lines[0].words
