"""What the HTTP interface gives, described for OpenAPI. Seats and places count from 1."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, Field


class Error(BaseModel):
    """Why something was not done: one sentence; of a refusal also the rule and its facts."""

    error: str
    rule: str = ""
    facts: dict[str, str | int] = {}


class OptionOut(BaseModel):
    """An option of a game, its readings, and the rules that it changes."""

    word: str
    title: str
    readings: list[str]
    usual: str
    rules: list[str]
    asked: bool


class GameOut(BaseModel):
    """A game that can be played here."""

    name: str
    title: str
    rules_version: str
    fewest: int
    most: int
    options: list[OptionOut]


class RuleOut(BaseModel):
    """A rule of the rule book, in our own words."""

    number: str
    title: str
    text: str


class PlaceOut(BaseModel):
    """A place at a table, who sits there, the seats of the match that they lead, and for how many
    hints they have asked. `away` is the bot that plays for them for now (empty: nobody does)."""

    place: int
    who: str
    name: str
    seats: list[int]
    names: list[str]
    stand_in: str
    hints: int
    away: str
    here: Annotated[bool, Field(description="Is this person here: watching, or lately?")]
    votes: Annotated[list[int], Field(description="Places that would let a bot play here.")]
    number: Annotated[str, Field(description="What they add to the chance of the table.")]


class QuestionOut(BaseModel):
    """A decision that you must make. Send its number with your move."""

    seat: int
    question: int
    at: float
    until: float | None
    form: Annotated[bool, Field(description="The only answer is given for you after a while.")]
    seals: Annotated[bool, Field(description="You may send a seal instead of your answer.")]


class SealedOut(BaseModel):
    """An answer of yours that the inn does not know yet. Once it `opens`, all others are in: send
    the answer, and the number with which you have sealed it."""

    seat: int
    question: int
    seal: str
    opens: bool


class YouOut(BaseModel):
    """Your own place: your seats, your questions, what you have sealed, which seats can take
    something back, and how long the private link leads here that you have made (seconds since
    1970)."""

    place: int
    seats: list[int]
    questions: list[QuestionOut]
    sealed: list[SealedOut]
    can_undo: list[int]
    link_until: float | None = None


class SourceOut(BaseModel):
    """A part of a score: how many points, and in words of what."""

    points: int
    sentence: str


class ResultOut(BaseModel):
    """How a game ended; ``sources`` says of each seat what its score is made of."""

    ending: str
    rule: str
    sentence: str
    won: list[bool | None]
    places: list[int]
    scores: list[int]
    sources: list[list[SourceOut]]


class MomentOut(BaseModel):
    """The chances of each side, from 0 to 1, after so many moves."""

    moves: int
    chances: list[float]


class SwingOut(BaseModel):
    """A move, counted from 1, that changed the chances; `luck` where it was chance's."""

    move: int
    luck: bool
    before: list[float]
    after: list[float]


class ChancesOut(BaseModel):
    """How a game turned. `sides` are seats; none where all win or lose together. `luck` and
    `choice` are what each side has won by the swings. Where it is `ready` and nothing is told, it
    could not be reckoned."""

    ready: bool
    sides: list[int] = []
    chances: list[MomentOut] = []
    swings: list[SwingOut] = []
    luck: list[float] = []
    choice: list[float] = []
    unsure: float = 0.0
    playouts: int = 0


class ClockOut(BaseModel):
    """When the time of a seat runs out (seconds since 1970)."""

    seat: int
    until: float


class FairnessOut(BaseModel):
    """From what the chance of a table follows: a secret, of which this is the digest, and the
    `number` of each place. `word` is the last of the hash chain over the table's log (empty: it has
    not begun): keep it with the `version`, and compare when the `secret` is told."""

    commitment: str
    word: str
    secret: Annotated[str, Field(description="Empty until the game is over.")]


class TableOut(BaseModel):
    """A table as you may know it."""

    table: str
    game: str
    title: str
    options: dict[str, str]
    clock: float | None
    stand_in: str
    listed: bool
    hints: Annotated[bool, Field(description="May who sits here ask for hints?")]
    delay: Annotated[int, Field(description="Decisions after which who only watches sees it.")]
    begun: bool
    over: bool
    version: Annotated[int, Field(description="How long the table's log is; it only grows.")]
    moves: Annotated[int, Field(description="How many moves the replay has.")]
    phase: str
    to_act: list[int | str]
    clocks: list[ClockOut]
    places: list[PlaceOut]
    you: YouOut | None
    result: ResultOut | None
    rematch: str | None
    deserted: Annotated[bool, Field(description="Are all people away? Then no bot plays.")]
    trouble: Annotated[str, Field(description="Why the inn does not act here; mostly empty.")]
    fairness: Annotated[
        FairnessOut | None, Field(description="None: nobody can check the chance of this table.")
    ]


class ToldOut(BaseModel):
    """What happened. The rows stand from number `since` on; later rows that you know already are
    no longer true."""

    since: int
    version: int
    told: list[dict[str, Any]]


class LinesOut(BaseModel):
    """The moves as you may know them, `?` for what you may not."""

    version: int
    lines: list[str]


class SummaryOut(BaseModel):
    """A table in a list."""

    table: str
    game: str
    title: str
    begun: bool
    over: bool
    open_places: int
    people: list[str]
    created: float


class LinkOut(BaseModel):
    """The word of a private link; in a browser it stands behind `/table/ID/seat#`."""

    link: str
    seconds: Annotated[float, Field(description="So long it leads to your seat.")]


class SeatedOut(BaseModel):
    """A table, and the token of your seat, if you have one. Keep it: it is your private link."""

    table: str
    token: str | None = None


class TriedOut(BaseModel):
    """A move that is allowed, or its beginning: it can be played once it is `whole`; else each
    of `follow` can be tried in turn."""

    words: str
    whole: bool
    follow: list[str]


class WhyOut(BaseModel):
    """Is it allowed? If not: the rule, the sentence and the facts."""

    allowed: bool
    error: str = ""
    rule: str = ""
    facts: dict[str, str | int] = {}


class ChanceOut(BaseModel):
    """One way in which it may come out, how likely it is, and that as an exact fraction."""

    word: str
    sentence: str
    value: float
    exact: str


class OddsOut(BaseModel):
    """The chances of one thing that may be risked, and what they take for granted."""

    title: str
    chances: list[ChanceOut]
    assumes: list[str]


class AdvisedOut(BaseModel):
    """A move that a search likes, or the beginning of a long one."""

    move: str
    share: Annotated[float, Field(description="How much of the thought: how sure that is.")]
    worth: Annotated[float, Field(description="From 0 to 1; 0.5: as the table lies now.")]
    sentence: str


class DoneOut(BaseModel):
    """It is done and kept. `repeated`: it had been done before, under the same key."""

    version: int
    repeated: bool


class NoteOut(BaseModel):
    """A line of the chat."""

    number: int
    place: int
    name: str
    text: str
    at: float


class KeyOut(BaseModel):
    """The key that proves the inn's signature under the record of a game that is over."""

    key: str


class DrawsOut(BaseModel):
    """What chance has drawn. `lists` has each list of what was possible once: words, and for how
    many alike things they stand; `draws` of each draw the number of its list, from 0, and what was
    taken out of it. `asked` has for each line of the log that opens a sealed answer, by its number,
    who was asked then and what the rules would have answered for each."""

    format: str
    lists: list[dict[str, int]]
    draws: list[tuple[int, str]]
    asked: dict[str, dict[str, str]]


class HealthOut(BaseModel):
    """The inn answers, its database keeps what it is given, and its keepers act."""

    ok: bool
    version: str
    news: Annotated[int, Field(description="The number of the last change at any table.")]
    closes: Annotated[bool, Field(description="Is it closing time? Then no table is opened.")]
