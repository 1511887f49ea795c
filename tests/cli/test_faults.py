"""A fault of ours at a table in the terminal ends it, and the command line says so in a sentence:
neither a traceback nor an English line of the screen's library is ever read."""

from __future__ import annotations

import pytest
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from tabard.cli.table import screen as shown
from tabard.cli.table.screen import Screen
from tabard.cli.table.session import Session
from tabard.cli.table.talk import Reply, Talk
from tabard.engine.match import Match


class Fault(Exception):
    """Something that we have overlooked."""


def fails(*_anything: object) -> Reply:
    raise Fault


@pytest.mark.parametrize("place", ["answering", "drawing"])
def test_a_fault_at_the_screen_ends_the_table(
    place: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session = Session(Match("fall_of_rome", 2, 3, {}), ("human", "human"))
    talk = Talk(session, tips=True, ascii=False)
    if place == "answering":
        monkeypatch.setattr(talk, "answer", fails)
    else:
        monkeypatch.setattr(shown, "compose", fails)
    with create_pipe_input() as typed:
        typed.send_text("march\r\r\r")  # and once more, if somebody waits for an Enter
        with pytest.raises(Fault):
            Screen(session, talk, input=typed, output=DummyOutput()).run()
    assert capsys.readouterr().out == ""
