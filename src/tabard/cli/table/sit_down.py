"""Sitting down at a table: the full screen where there is one, else plain lines."""

from __future__ import annotations

import os
import sys

from . import help as told_about
from .plain import Plain
from .session import Session
from .talk import Talk
from .text import ascii_only, shown


def sit_down(
    session: Session,
    *,
    plain: bool | None = None,
    tips: bool | None = None,
    talking: type[Talk] = Talk,
) -> int:
    """Let the people at this terminal play until the game ends or they leave it; 0 when all went
    well, 1 when moves are not on disk. ``plain`` and ``tips`` are the session's own if not said;
    ``talking`` is another kind of talk, such as that of a lesson."""
    plain = session.plain if plain is None else plain
    ascii = ascii_only()
    tips = session.tips if tips is None else tips
    talk = talking(session, tips=tips, ascii=ascii, asks=sys.stdin.isatty())
    if plain or simple_terminal():
        Plain(session, talk).run()
    else:
        _full_screen(session, talk)
        lines = told_about.ending(session) if session.match.over else []
        for line in lines or told_about.where(session):
            print(shown(line, ascii))
        return 1 if session.trouble else 0
    if not session.match.over:
        for line in told_about.where(session):
            print(shown(line, ascii))
    return 1 if session.trouble else 0


def simple_terminal() -> bool:
    """Is there no screen to draw on?"""
    if os.environ.get("TERM") == "dumb":
        return True
    return not (sys.stdin.isatty() and sys.stdout.isatty())


def _full_screen(session: Session, talk: Talk) -> None:
    from .screen import Screen

    Screen(session, talk).run()
