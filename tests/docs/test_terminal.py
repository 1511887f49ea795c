"""The two looks at the terminal in the README: what is typed there is answered so."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabard.cli.common import sentences
from tabard.cli.table.layout import Talked, compose
from tabard.cli.table.session import Session
from tabard.cli.table.talk import Talk
from tabard.engine.match import Match
from tabard.engine.record.file import RecordFile

from .pages import REPO, blocks_of

SCREEN, TALK = [
    block.text.rstrip("\n").split("\n")
    for block in blocks_of(REPO / "README.md")
    if block.language == "text"
]
SIZE = (80, 23)  # without the line on which one types


@pytest.fixture
def table(tmp_path: Path) -> Talk:
    """The game of the README's lines of Python, for two people at one terminal."""
    match = Match("fall_of_rome", 2, 1041)
    match.play(0, "start_in mogontiacum")
    match.play(1, "start_in tyras")
    people = ("human", "human")
    file = RecordFile.create(tmp_path / "b.game", match, people)
    return Talk(Session(match, people, file), tips=False, ascii=False)


def typed(table: Talk, line: str) -> list[str]:
    """What is answered, line by line, as it is shown."""
    reply = table.answer(line)
    return [*[f"· {said}" for said in sentences(reply.happened or [])], *reply.lines]


def test_what_is_typed_is_answered_as_it_is_printed(table: Talk) -> None:
    shown = []
    for line in TALK:
        if line.startswith("> "):
            shown += [line, *typed(table, line.removeprefix("> "))]
    assert shown == TALK


def test_the_screen_is_the_one_that_is_printed(table: Talk) -> None:
    for line in ("battle 2", "remove vandals"):
        typed(table, line)
    refused = table.answer("march genua 1")
    lines = compose(table, Talked(refused.lines, bad=refused.bad), *SIZE)
    shown = ["".join(part for _ink, part in line).rstrip() for line in lines]
    assert [*filter(None, shown), ">"] == SCREEN
