"""What the HTTP interface takes, described for OpenAPI. Seats and places count from 1."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Word = Annotated[str, StringConstraints(max_length=80)]
Name = Annotated[str, Field(max_length=200, description="What the others may call you.")]
SeatNumber = Annotated[int, Field(ge=1, le=6, description="A seat of the match, from 1.")]
Move = Annotated[
    str, Field(max_length=500, description="A move in words, as in a record; it may be shortened.")
]
Key = Annotated[
    str,
    Field(
        pattern=r"^[A-Za-z0-9_-]{1,64}$",
        description="Your own name for this request. Sent again with it, it is not done twice.",
    ),
]
StandIn = Annotated[
    Word, Field(description="`default` (what the rules give an absent seat), or a bot.")
]


Number = Annotated[
    str,
    Field(
        max_length=200,
        description="What you add to the chance of the table: up to 64 hexadecimal digits.",
    ),
]


class Taken(BaseModel):
    """What is taken in has no other fields than these."""

    model_config = ConfigDict(extra="forbid")


class OrderIn(Taken):
    """A table as you want it."""

    game: Word
    players: Annotated[
        list[Word],
        Field(min_length=1, max_length=6, description="For each place `` (open) or a bot's word."),
    ]
    options: Annotated[dict[Word, Word], Field(max_length=100)] = {}
    clock: Annotated[float | None, Field(description="Seconds for a decision; none: no clock.")] = (
        None
    )
    stand_in: StandIn = "default"
    listed: Annotated[bool, Field(description="Is it shown on the front page?")] = False
    hints: Annotated[bool, Field(description="May who sits there ask for hints?")] = True
    delay: Annotated[
        int, Field(ge=0, le=1000, description="Decisions after which who only watches sees it.")
    ] = 0
    name: Annotated[Name | None, Field(description="Sit down at once, under this name.")] = None


class SitIn(Taken):
    """Who sits down: you, under a name; or, where you sit at the table already, a bot."""

    name: Name | None = None
    bot: Word | None = None
    number: Number = ""


class LinkIn(Taken):
    """The word of a private link: what stands behind its `#`."""

    link: Annotated[str, Field(max_length=200)]


class TryIn(Taken):
    """A move, or its beginning, to be tried."""

    seat: SeatNumber
    move: Move = ""


class HintIn(Taken):
    """A seat of yours that is asked."""

    seat: SeatNumber


class PlayIn(Taken):
    """A move that answers a question. Where you lead several seats, say for which it is."""

    question: Annotated[int, Field(ge=0, description="The number of the question.")]
    move: Move
    seat: SeatNumber | None = None
    key: Key | None = None


class SealIn(Taken):
    """An answer is sealed: the seal is HMAC with SHA-256, as the page on chance says."""

    question: Annotated[int, Field(ge=0, description="The number of the question.")]
    seal: Annotated[str, Field(max_length=64, description="64 hexadecimal digits.")]
    seat: SeatNumber | None = None
    key: Key | None = None


class OpenIn(Taken):
    """A sealed answer, and the number that opens it."""

    seat: SeatNumber
    move: Move
    number: Annotated[str, Field(max_length=32, description="32 hexadecimal digits.")]


class ShutIn(Taken):
    """A sealed answer that nobody can open any more."""

    seat: SeatNumber


class UndoIn(Taken):
    """Your last decision is to be taken back."""

    seat: SeatNumber | None = None
    key: Key | None = None


class ResignIn(Taken):
    """You leave your seat for good, and somebody plays on for you."""

    stand_in: StandIn = "default"


class AwayIn(Taken):
    """A bot plays for you until you are back."""

    bot: Word = "bot:fair"


class ChatIn(Taken):
    """A line for everybody at the table."""

    text: Annotated[str, Field(max_length=2000)]


class RecordIn(Taken):
    """A record, whole: nothing in it is hidden."""

    record: Annotated[str, Field(max_length=3_000_000)]
