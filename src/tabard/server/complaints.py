"""What the inn answers where it cannot do what was asked: a sentence, and of which sort it is."""

from __future__ import annotations

from collections.abc import Mapping

from tabard.engine.refusals import Refusal


class Complaint(Exception):
    """One sentence for whoever asked. ``status`` is that of HTTP; ``rule`` and ``facts`` are those
    of a refusal, where the rules refuse."""

    status = 400

    def __init__(
        self, sentence: str, rule: str = "", facts: Mapping[str, str | int] | None = None
    ) -> None:
        super().__init__(sentence)
        self.sentence, self.rule, self.facts = sentence, rule, dict(facts or {})


class NotAllowed(Complaint):
    """Whoever asks has no right to it."""

    status = 403


class NotThere(Complaint):
    """There is no such thing."""

    status = 404


class NotServed(Complaint):
    """No request of this kind is served at this address; ``status`` says why."""

    def __init__(self, sentence: str, status: int) -> None:
        super().__init__(sentence)
        self.status = status


class MovedOn(Complaint):
    """The table has gone on meanwhile: look again."""

    status = 409


class DecidedOtherwise(MovedOn):
    """The same question was answered before, and otherwise."""


class TooMuch(Complaint):
    """More than the inn takes in."""

    status = 413


class Misdirected(Complaint):
    """The request is for somebody else."""

    status = 421


class Unlawful(Complaint):
    """The rules refuse it, or nobody understands it."""

    status = 422

    @classmethod
    def because(cls, refusal: Refusal) -> Unlawful:
        """The complaint for a refusal."""
        return cls(refusal.sentence, refusal.rule, refusal.facts)


class HeadTooLong(Complaint):
    """The head of a request is longer than is read."""

    status = 431


class TooLate(Complaint):
    """A request was not said to its end."""

    status = 408


class TooOften(Complaint):
    """Too much in a short time; ``wait`` are the seconds after which to try again, if known."""

    status = 429

    def __init__(self, sentence: str, wait: int = 0) -> None:
        super().__init__(sentence)
        self.wait = wait


class OnTheWay(TooOften):
    """What is needed for it is being made."""


class Closes(Complaint):
    """The inn closes for a moment, and takes nothing new."""

    status = 503


class Unwell(Complaint):
    """The inn does not do what it must do."""

    status = 503


class NotKept(Complaint):
    """The database could not be read or written; nothing has changed, or the sentence says that
    nobody knows. ``reason`` is for whoever runs the inn and for nobody else: it may say where the
    database is."""

    status = 503

    def __init__(self, sentence: str, reason: str = "") -> None:
        super().__init__(sentence)
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.sentence} {self.reason}".strip()


class Conflict(Exception):
    """Another worker has written these lines' numbers first."""
