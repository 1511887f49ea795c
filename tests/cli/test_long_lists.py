"""Lists of words are whole, or say how many more there are and how to see them all."""

from __future__ import annotations

import os
import random
import sys
from collections import Counter
from pathlib import Path

import pytest

from tabard.cli.table import help as table_help
from tabard.cli.table.layout import Talked, compose
from tabard.cli.table.session import Session
from tabard.cli.table.talk import Talk
from tabard.engine.find import find_game
from tabard.engine.match import Match
from tabard.engine.moves import Unclear
from tabard.engine.words import FEW

from .terminal import Terminal
from .test_table_rome import crowded

NAMES = ["fall_of_rome", "jeanne_darc", "new_world", "water_margin"]


def talk_at(match: Match) -> Talk:
    """A table at which people sit in all seats, and one of them looks."""
    talk = Talk(Session(match, ("human",) * match.state.seats), tips=False, ascii=False)
    talk.uncover()
    return talk


def many_begin_alike(name: str) -> tuple[Talk, str]:
    """A table at which somebody has many moves that begin alike, and how they begin."""
    dice = random.Random(4)
    match = Match(name, find_game(name).seats[-1], 4)
    while True:
        seat = match.to_act[0]
        rows = match.rows(seat)
        begun = Counter(row.short[: len(row.verb.word) + 2] for row in rows if row.field <= 0)
        line, often = begun.most_common(1)[0] if begun else ("", 0)
        if often > FEW:
            return talk_at(match), line
        match.play(seat, dice.choice(rows))


def test_a_beginning_that_means_many_moves_says_how_to_see_them_all() -> None:
    talk, line = many_begin_alike("jeanne_darc")
    found = [choice.short for choice in talk.menu.find(line)]
    assert len(found) > FEW
    [sentence] = talk.answer(line).lines
    assert f"… and {len(found) - FEW} more. Type “moves {line}” to see them all." in sentence
    every = talk.answer(f"moves {line}")
    assert every.page
    assert [one.partition(") ")[2] for one in every.lines] == found


@pytest.mark.parametrize(("width", "height"), [(80, 23), (200, 50)])
@pytest.mark.parametrize("words", [30, 900])
def test_a_question_is_whole_or_says_that_there_is_more(
    monkeypatch: pytest.MonkeyPatch, width: int, height: int, words: int
) -> None:
    """One in which much is proposed is long; the choices stay."""
    talk = crowded()
    asked = [f"proposal-{n}" for n in range(words)]
    monkeypatch.setattr(Talk, "question", lambda _talk: " ".join(asked))
    lines = compose(talk, Talked(), width, height)
    text = "\n".join("".join(part for _ink, part in line) for line in lines)
    assert len(lines) <= height
    if words == 30:
        assert set(asked) <= set(text.split())
    else:
        assert f"proposal-{words - 1}" not in text
        assert "… more: a larger window shows it" in text
    if width == 80:
        groups = talk.menu.groups.items()
        assert all(f"{verb}…" in text or f"{c[0].label}) " in text for verb, c in groups)


@pytest.mark.parametrize("name", NAMES)
def test_what_a_verb_needs_is_told_whole(name: str) -> None:
    talk = talk_at(Match(name, find_game(name).seats[-1], 4))
    for verb in talk.match.game.verbs:
        text = "\n".join(table_help.verb(talk, verb.word))
        for key, kind in verb.fields:
            if kind.kind == "number" and int(kind) > FEW and kind.words[0].isdecimal():
                assert f"{key.upper()}: {kind.words[0]} to {kind.words[-1]}" in text
            else:
                assert f"{key.upper()}: {', '.join(kind.words)}" in text


@pytest.mark.parametrize("name", NAMES)
def test_an_unknown_word_is_answered_with_all_that_there_are(name: str) -> None:
    match = Match(name, find_game(name).seats[-1], 4)
    for verb in match.game.verbs:
        if not verb.fields or verb.fields[0][1].kind == "number":
            continue
        kind = verb.fields[0][1]
        with pytest.raises(Unclear) as unclear:
            match.read(0, f"{verb.word} qqqqqqqq")
        assert f"it can be: {', '.join(kind.words)}." in str(unclear.value)


def test_an_answer_that_does_not_fit_says_so() -> None:
    talk = talk_at(Match("water_margin", 2, 4))
    lines = compose(talk, Talked(["No. " * 600], bad=True), 80, 23)
    assert "… more: a larger window shows it" in [part for line in lines for _ink, part in line]


@pytest.mark.skipif(os.name != "posix", reason="a pseudo-terminal is needed")
def test_a_long_answer_is_a_page(tmp_path: Path) -> None:
    seats = "human,human"
    command = [sys.executable, "-m", "tabard", "play", "water_margin", "--seats", seats]
    with Terminal([*command, "--record", str(tmp_path / "a.game")], 80, 24) as terminal:
        terminal.wait(lambda: terminal.asks and terminal.prompt() == "")
        terminal.type("why step qqqqqqqq")
        terminal.wait("The answer")
        terminal.send("\x1b[6~")
        terminal.wait(find_game("water_margin").actions.by_word["step"].fields[0][1].words[-1])
