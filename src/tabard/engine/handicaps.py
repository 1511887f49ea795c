"""Handicaps: points that are agreed on before a game and count for a seat's score at its end.

They are said like options (``handicap_2=5``) and are options of every game that counts them: one
that has the field ``handicap: Array = each(SEATS, of=HANDICAPS)`` and adds it to the score. None is
written where there is none, so nothing else says anything of them.

>>> handicap_of("handicap_2")
1
>>> word_of(1)
'handicap_2'
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

from .kinds import MAX_SEATS, numbers
from .words import _, digits, name_of, say, seat_called

MOST = 99  # points, for or against a seat
HANDICAPS = numbers(-MOST, MOST)
FIELD = "handicap"
ABOUT_HANDICAPS = _(
    "Points that count for seat 1, or against it, when the game is over; and so on to {last}."
)
_WORD = re.compile(rf"{FIELD}_([1-{MAX_SEATS}])")
_POINTS = re.compile(r"[+-]?[0-9]{1,3}")


def word_of(seat: int) -> str:
    """The word of a seat's handicap; seats are counted from 0."""
    return f"{FIELD}_{seat + 1}"


def handicap_of(word: str) -> int | None:
    """Of which seat this is the handicap; None for any other word."""
    found = _WORD.fullmatch(word)
    return int(found.group(1)) - 1 if found else None


def points_of(text: str) -> int | None:
    """So many points; None for what is no number from -MOST to MOST. Nothing said is none."""
    text = text.strip().replace("\u2212", "-")
    if not text:
        return 0
    points = int(text) if _POINTS.fullmatch(text) else MOST + 1
    return points if abs(points) <= MOST else None


def not_points(word: str, text: str) -> str:
    """Why this is no handicap."""
    sentence = _("{option} is a number of points from {least} to {most}, not {said}.")
    return say(sentence, option=word, least=-MOST, most=MOST, said=repr(text))


@dataclass(frozen=True)
class Measured:
    """What seats are worth, in points, each more or less ``sure`` (95 %), by so many ``games`` of
    equal ``bots``: the seats in their order, or the ``sides`` that are named."""

    players: int
    worth: tuple[float, ...]
    sure: tuple[float, ...]
    bots: str
    games: int
    sides: tuple[str, ...] = ()


def read_measured(folder: Path) -> tuple[Measured, ...]:
    """What a game's data folder says of its seats (``seats.toml``), by ``tabard seats``."""
    file = folder / "seats.toml"
    if not file.exists():
        return ()
    found = tomllib.loads(file.read_text(encoding="utf-8"))["measured"]
    return tuple(
        Measured(
            one["players"], tuple(one["worth"]), tuple(one["sure"]), one["bots"], one["games"],
            tuple(one.get("sides", ())),
        )
        for one in found
    )  # fmt: skip


def measured_said(one: Measured) -> str:
    """What was measured, in a sentence."""
    named = [name_of(side) for side in one.sides] or [seat_called(n) for n in range(len(one.worth))]
    each = [
        say(
            _("{seat} {worth} (± {sure})"),
            seat=seat,
            worth=digits(worth, "+.1f"),
            sure=digits(sure, ".1f"),
        )
        for seat, worth, sure in zip(named, one.worth, one.sure, strict=True)
    ]
    sentence = _(
        "Measured with {players} players, in points more than the others, by {games} games of"
        " equal bots ({bot}): {each}."
    )
    bot = name_of(one.bots.removeprefix("bot:"), "bot")
    facts = {"players": one.players, "games": digits(one.games, ","), "bot": bot}
    return say(sentence, each=", ".join(each), **facts)
