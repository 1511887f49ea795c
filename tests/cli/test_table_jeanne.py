"""Two people at one terminal play Jeanne d'Arc: a secret vote and a sealed battle. Nothing that is
written while one of them looks holds a secret of the other."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest

from tabard.engine.match import Match
from tabard.games.jeanne_darc.components.cards import (
    AMBASSADOR,
    CARDS,
    DISCARDS,
    HAND,
    PLUNDER,
    USED,
)

from .terminal import Terminal, rome

pytestmark = pytest.mark.skipif(os.name != "posix", reason="a pseudo-terminal is needed")
SEED = 9040
NAMES = ("Burgundy", "England")
SIZES = {"wide": (140, 40), "small": (80, 24), "plain": (100, 60)}
STRONG, WEAK = (
    "attack_with siege_tower ladders 4 engineer",
    "attack_with ladders siege_tower 0 none",
)


@cache
def script(vote: str = "war", commitment: str = STRONG) -> tuple[tuple[int, str], ...]:
    """The seat and the line of each decision, up to the dice of a battle. In a round of two, one
    vote for war is enough."""
    return (
        (0, "lead burgundy"), (1, "lead england"),
        (1, "start_in bayonne"), (0, "start_in auxerre"),
        (1, "start_in pampelune"), (0, "start_in bourges"),
        (0, f"vote {vote}"), (1, "vote war"),
        (1, "pass"), (0, "pass"), (1, "stop_buying"), (0, "stop_buying"),
        (1, "no_offers"), (0, "no_offers"),
        (1, "expand montpellier"), (1, "attack montpellier bourges ride"),
        (1, commitment), (0, "defend_with cannon 2 none"),
    )  # fmt: skip


VOTES = 6  # at this step seat 1 votes
COMMITS = 16  # at this step seat 2 commits


@dataclass
class Shown:
    """What was written while a seat looked, from one decision to the next: every byte, every
    screen; the bytes and the screen there were when it was asked."""

    seat: int
    step: int  # so many decisions had been made
    raw: bytes = b""
    screens: set[str] = field(default_factory=set)
    asked_raw: bytes = b""
    asked: str = ""

    def holds(self, word: str) -> bool:
        """Did the word stand anywhere?"""
        return word.encode() in self.raw or any(word in screen for screen in self.screens)


class Sitting(Terminal):
    """Two people at one terminal, who do as the script says."""

    def __init__(self, how: str, file: Path) -> None:
        self.plain = how == "plain"
        self.shown: list[Shown] = []
        file.unlink(missing_ok=True)
        more = ("--plain",) if self.plain else ()
        seats = ("--seats", "human,human", "--seed", str(SEED), "--record", str(file))
        super().__init__(rome("jeanne_darc", *seats, *more), *SIZES[how])

    def read(self, seconds: float = 0.05) -> bool:
        """Take in what is written, and keep what can be seen."""
        before = len(self.raw)
        going_on = super().read(seconds)
        if self.shown and len(self.raw) > before:
            self.shown[-1].raw += self.raw[before:]
            self.shown[-1].screens.add(self.text)
        return going_on

    def play(self, steps: tuple[tuple[int, str], ...]) -> list[Shown]:
        """Play the script; what the next person sees then is kept too."""
        match = Match("jeanne_darc", 2, SEED)
        for step, (seat, line) in enumerate(steps):
            self.come(match, seat, step)
            self.say(line, step)
            match.play(seat, line)
        self.come(match, match.to_act[0], len(steps))
        return self.shown

    def come(self, match: Match, seat: int, step: int) -> None:
        """Wait until the seat is asked; it uncovers the screen where another has looked."""
        name = match.name(match.game.seat_kind, seat)
        if not self.shown or self.shown[-1].seat != seat:
            cover = f"Now {name}. Press Enter when nobody else can see the screen."
            self.wait(cover)
            lines = {line.strip() for line in self.lines} - {""}
            assert step == 0 or lines - {"Enter: go on >"} == {cover}, "a cover shows nothing else"
            self.shown.append(Shown(seat, step))
            self.send("\r")
        phase = match.game.sequence.names.name(match.state.frame_phase[match.state.depth - 1])
        self.wait(lambda: f"{name} decides: {phase}" in self.text and self.typed() == "")
        self.shown[-1].asked_raw, self.shown[-1].asked = self.shown[-1].raw, self.text

    def typed(self) -> str | None:
        """What stands at the prompt; None where there is none."""
        if not self.plain:
            return self.prompt()
        line = self.lines[self.screen.cursor.y]
        return line[1:].strip() if line.startswith(">") else None

    def say(self, line: str, step: int) -> None:
        """A line is typed. What is written from then on comes after the decision."""
        self.send(line)
        self.wait(lambda: self.typed() == line)
        self.shown.append(Shown(self.shown[-1].seat, step + 1))
        self.send("\r")
        self.wait(lambda: self.typed() != line)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "a.game"


def sit(how: str, file: Path, steps: int | None = None, **secrets: str) -> list[Shown]:
    """All that both people were shown, in the whole script or in so many steps of it."""
    with Sitting(how, file) as sitting:
        return sitting.play(script(**secrets)[:steps])


def cards_of_the_other(shown: Shown) -> set[str]:
    """The cards, in words and names, that the other holds and that neither lie open nor are held
    by whoever looks. (Of ambassadors and plunder the table speaks anyhow.)"""
    match = Match("jeanne_darc", 2, SEED)
    for seat, line in script()[: shown.step]:
        match.play(seat, line)
    cards = match.state.cards  # type: ignore[attr-defined]
    known = [cards[place] for place in (HAND + shown.seat, DISCARDS, USED, USED + 1)]
    held = [
        card
        for card in range(CARDS)
        if cards[HAND + 1 - shown.seat][card]
        and not any(place[card] for place in known)
        and card not in (AMBASSADOR, PLUNDER)
    ]
    return {text for card in held for text in (CARDS.word(card), CARDS.name(card))}


def at(shown: list[Shown], step: int) -> Shown:
    """What was shown to whoever was asked for this decision, up to the moment when it was made."""
    return next(each for each in shown if each.step == step and each.asked)


def same(one: Shown, other: Shown, how: str) -> bool:
    """Was the same shown up to the question? (How often a whole screen is drawn, and by which
    bytes, hangs on the clock: there the screens are compared.)"""
    assert one.asked and one.asked_raw
    return one.asked == other.asked and (how != "plain" or one.asked_raw == other.asked_raw)


@pytest.mark.parametrize("how", SIZES)
def test_no_byte_shows_a_card_or_a_commitment_of_the_other(how: str, file: Path) -> None:
    shown = sit(how, file)
    sought = [set[str](), set[str]()]
    for each in shown:
        words = cards_of_the_other(each)
        sought[each.seat] |= words
        assert [] == [word for word in sorted(words) if each.holds(word)], each.step
    assert {"ladders", "siege tower", "siege_tower", "engineer"} <= sought[0]
    assert {"ram", "retreat", "sign_of_god"} <= sought[1]
    assert at(shown, COMMITS).holds("siege_tower"), "one's own is shown"
    assert opened(shown, COMMITS + 2, "England shows siege tower and ladders, 4 influence", how)


@pytest.mark.parametrize("how", SIZES)
def test_another_vote_shows_the_next_voter_the_same(how: str, file: Path) -> None:
    one, other = (sit(how, file, VOTES + 2, vote=vote) for vote in ("war", "peace"))
    assert same(at(one, VOTES + 1), at(other, VOTES + 1), how)
    for shown, vote in ((one, "war"), (other, "peace")):
        assert not at(shown, VOTES + 1).holds("votes for")
        assert opened(shown, VOTES + 2, f"Burgundy votes for {vote}.", how)


@pytest.mark.parametrize("how", SIZES)
def test_another_commitment_shows_the_defender_the_same(how: str, file: Path) -> None:
    one, other = (sit(how, file, commitment=words) for words in (STRONG, WEAK))
    assert same(at(one, COMMITS + 1), at(other, COMMITS + 1), how)
    for shown, points in ((one, 4), (other, 0)):
        assert not at(shown, COMMITS + 1).holds("shows")
        assert opened(shown, COMMITS + 2, f", {points} influence, and", how)


def opened(shown: list[Shown], step: int, words: str, how: str) -> bool:
    """Has the secret come to light at this step? (A small screen may lack the room for it.)"""
    return how == "small" or at(shown, step).holds(words)
