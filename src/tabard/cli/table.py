"""Sitting down at a table: the full screen where there is one, else plain lines."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

from tabard.engine.game import Game
from tabard.engine.words import _, say

from . import table_help as told_about
from .session import HUMAN, Session
from .table_plain import Plain
from .table_talk import Talk
from .table_text import ascii_only, shown


def sit_down(session: Session, *, plain: bool | None = None, tips: bool | None = None) -> int:
    """Let the people at this terminal play until the game ends or they leave it; 0 when all went
    well, 1 when moves are not on disk. ``plain`` and ``tips`` are the session's own if not said."""
    plain = session.plain if plain is None else plain
    ascii = ascii_only()
    talk = Talk(session, tips=session.tips if tips is None else tips, ascii=ascii)
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
    from .table_screen import Screen

    Screen(session, talk).run()


# --- before the first move ----------------------------------------------------------------------


def ask_set_up(
    game: Game, chosen: Mapping[str, str] | None = None, *, plain: bool = False
) -> tuple[tuple[str, ...], dict[str, str]]:
    """Ask who plays and, where the game has such an option, how hard; Enter takes what is usual.
    Options that were said already (``chosen``) are not asked. Raises EOFError or
    KeyboardInterrupt where somebody walks away."""
    ascii = ascii_only()
    _say(say(_("Welcome to {game}. Enter takes what stands in brackets."), game=game.title), ascii)
    low, high = game.seats[0], game.seats[-1]
    usual = min(max(2, low), high)
    players = _number(
        say(_("How many play, {low} to {high}?"), low=low, high=high), low, high, usual, ascii
    )
    people = 1
    if players > 1:
        question = say(_("How many of them are people here? The others are the program's."))
        people = _number(question, 1, players, 1, ascii)
    options = dict(chosen or {})
    for option in game.options:
        if option.asked and option.word not in options:
            options[option.word] = _reading(say(option.title), option.readings, option.usual, ascii)
    who = [HUMAN] * people + [_bot()] * (players - people)
    return tuple(who), options


def _bot() -> str:
    return "bot:greedy"


def _say(sentence: str, ascii: bool) -> None:
    print(shown(sentence, ascii), flush=True)


def _number(question: str, low: int, high: int, usual: int, ascii: bool) -> int:
    while True:
        said = input(shown(f"{question} [{usual}] ", ascii)).strip()
        if not said:
            return usual
        if said.isdigit() and low <= int(said[:4]) <= high:
            return int(said)
        _say(say(_("A number from {low} to {high}, please."), low=low, high=high), ascii)


def _reading(question: str, readings: tuple[str, ...], usual: str, ascii: bool) -> str:
    listed = ", ".join(f"{i} {reading}" for i, reading in enumerate(readings, 1))
    while True:
        _say(f"{question}?", ascii)
        said = input(shown(f"{listed} [{usual}] ", ascii)).strip().lower()
        if not said:
            return usual
        if said.isdigit() and 1 <= int(said[:4]) <= len(readings):
            return readings[int(said) - 1]
        fitting = [reading for reading in readings if reading.startswith(said)]
        if len(fitting) == 1:
            return fitting[0]
        _say(say(_("One of these, please: {readings}."), readings=", ".join(readings)), ascii)
