"""Whoever waits at a terminal sees how far it is; whoever reads what a program writes does not."""

from __future__ import annotations

import signal
import sys

import pytest

from tabard.cli.waiting import waiting, waiting_for

from .terminal import Terminal

WAITS = """
import signal
signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGUSR1])
from tabard.cli.waiting import waiting_for
with waiting_for("playing") as heard:
    heard(3, 8)
    signal.sigwait([signal.SIGUSR1])
print("That was it.")
"""


def test_a_bar_says_how_far_it_is_and_is_gone_when_it_is_done() -> None:
    with Terminal([sys.executable, "-c", WAITS], 80, 24) as screen:
        screen.wait("3/8")
        assert "playing" in screen.text
        screen.process.send_signal(signal.SIGUSR1)
        screen.wait("That was it.")
        assert "3/8" not in screen.text
        assert screen.drawn, "the cursor is hidden for ever"


def test_nobody_hears_where_no_person_sits(capsys: pytest.CaptureFixture[str]) -> None:
    with waiting() as heard, waiting_for("playing") as counted:
        assert heard is counted is None
    assert capsys.readouterr() == ("", "")
