"""Several people at one terminal: nothing of one is left there for the next."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys

from tabard.engine.words import _, say

from .seen import Seen

_CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen, then what has been scrolled off it; to its top
_BLANK = 50  # lines that push others off a screen


def sentence(talk: Seen) -> str:
    """Whose turn it is to look."""
    seat = talk.session.person
    assert seat is not None
    name = talk.match.name(talk.match.game.seat_kind, seat)
    return say(_("Now {seat}. Press Enter when nobody else can see the screen."), seat=name)


def can_clear() -> bool:
    """Can this terminal forget the lines that stand on it?"""
    known = os.environ.get("TERM", "dumb") != "dumb" or "WT_SESSION" in os.environ
    return known and sys.stdout.isatty()


def wipe() -> None:
    """Take all lines off a plain terminal, or push them off where it cannot do that; what was
    typed at it cannot be called back either."""
    if can_clear():
        print(_CLEAR, end="", flush=True)
    else:
        print("\n" * max(_BLANK, shutil.get_terminal_size().lines), flush=True)
    readline = sys.modules.get("readline")
    if readline is not None:
        readline.clear_history()


def drop_typed_ahead() -> None:
    """Forget what was typed before anybody asked for it, whole lines and half ones: it uncovers no
    screen and answers no question. What a program sends through a pipe always counts."""
    if not sys.stdin.isatty():
        return
    from prompt_toolkit.input import create_input

    with contextlib.suppress(OSError, ValueError):
        keys = create_input(sys.stdin)
        with keys.raw_mode():  # so that half a line is there to be read, too
            while keys.read_keys():
                pass
