"""Is the chance of a record what follows from its secret and the numbers of its seats, and were its
sealed answers opened as they were sealed?"""

from __future__ import annotations

from ..actions import Row
from ..fair_chance import FairChance, commitment
from ..match import Match
from ..signing import holds
from ..words import _, say
from .published import Checked
from .record import Entry, MatchRecord, RecordProblem, line_text
from .sealed import Openings


class Judge:
    """Holds each draw of a record against what follows from its secret and numbers. Raises
    RecordProblem for a secret to which nobody has committed."""

    def __init__(self, record: MatchRecord) -> None:
        said, told = record.head.chance, record.published
        self.openings = Openings(record)
        if told is None:
            self.chance = None
            return
        if said is None:
            sentence = _("A secret is published to which the head does not commit.")
            raise RecordProblem(record.published_line, say(sentence))
        if commitment(told.secret) != said.commitment:
            sentence = _("The secret that is published is not the one to which the head commits.")
            raise RecordProblem(record.published_line, say(sentence))
        self.chance = FairChance(told.secret, said.numbers)

    def __call__(self, match: Match, entry: Entry, row: Row) -> None:
        """Before chance plays a row: is it the one that is drawn? Raises RecordProblem."""
        possible = match.possible()
        if self.chance is None or row.words not in possible:  # then the rules say why not
            return
        drawn = self.chance.drawn(match.draws + 1, possible)
        if drawn != row.words:
            sentence = _(
                "Draw {number} took “{theirs}”; what follows from the secret and the seats’ "
                "numbers is “{ours}”."
            )
            facts = {"number": match.draws + 1, "theirs": row.words, "ours": drawn}
            raise RecordProblem(entry.line, say(sentence, **facts))

    def closes(self, match: Match, record: MatchRecord) -> Checked | None:
        """Once all moves are tried: do log and signature hold? None where nobody has committed to
        anything. Raises RecordProblem."""
        said, told = record.head.chance, record.published
        if said is None:
            return None
        if told is None or self.chance is None:
            if record.closing:
                sentence = _(
                    "The secret to which the head commits is not published, though the game is "
                    "over: nobody can check its chance."
                )
                raise RecordProblem(record.closing_line, say(sentence))
            return Checked(said.commitment)
        log = told.log([line_text(entry) for entry in record.entries])
        words = self.chance.words(log)
        if (told.count, told.word) != (len(words) - 1, words[-1]):
            sentence = _("The log is not the one to which its last word belongs.")
            raise RecordProblem(record.published_line, say(sentence))
        seals = self.openings.check(log, said.commitment)
        signed = None
        if told.key:
            signed = holds(told.key, told.signature, told.said_after(record.closing))
        if signed is False:
            sentence = _("The signature does not hold: something was changed since it was signed.")
            raise RecordProblem(record.published_line, say(sentence))
        opened = seals.opened, seals.shut
        return Checked(said.commitment, match.draws, tuple(words), told.key, signed, *opened)
