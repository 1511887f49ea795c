"""Before the first move: who plays, and the options that a game asks for."""

from __future__ import annotations

import shutil
from collections.abc import Mapping

from tabard.engine.game import Game
from tabard.engine.options import Option
from tabard.engine.words import _, listed, say

from .session import HUMAN
from .text import ascii_only, shown, wrapped

FEW = 8  # so many readings fit beside their question


def ask_set_up(
    game: Game, chosen: Mapping[str, str] | None = None
) -> tuple[tuple[str, ...], dict[str, str]]:
    """Ask who plays and, where the game has such options, how; Enter takes what is usual. Options
    that were said already (``chosen``) are not asked. Raises Misused where they are said wrongly,
    EOFError or KeyboardInterrupt where somebody walks away."""
    options, ascii = dict(chosen or {}), ascii_only()
    game.chosen(options)
    _say(say(_("Welcome to {game}. Enter takes what stands in brackets."), game=game.title), ascii)
    low, high = game.seats[0], game.seats[-1]
    players = low
    if high > low:
        question = say(_("How many play, {low} to {high}?"), low=low, high=high)
        players = _number(question, low, high, min(max(2, low), high), ascii)
    people = 1
    if players > 1:
        question = say(_("How many of them are people here? The others are the program's."))
        people = _number(question, 1, players, 1, ascii)
    for option in game.options:
        if option.asked and option.word not in options:
            options[option.word] = _reading(option, game.chosen(options)[option.word], ascii)
    return (*[HUMAN] * people, *["bot:greedy"] * (players - people)), options


def _say(sentence: str, ascii: bool) -> None:
    print(shown(sentence, ascii), flush=True)


def _number(question: str, low: int, high: int, usual: int, ascii: bool) -> int:
    while True:
        said = input(shown(f"{question} [{usual}] ", ascii)).strip()
        if not said:
            return usual
        if said.isdecimal() and low <= int(said[:4]) <= high:
            return int(said)
        _say(say(_("A number from {low} to {high}, please."), low=low, high=high), ascii)


def _reading(option: Option, usual: str, ascii: bool) -> str:
    """The reading that is wanted, by its word, its beginning, or its number in the list; where some
    readings are numbers themselves a number means that reading."""
    _say(f"{say(option.title).rstrip('?')}?", ascii)
    short = listed(option.readings)
    numbered = not any(reading.isdecimal() for reading in option.readings)
    prompt = _listed(option.readings, ascii) if numbered else short
    while True:
        said = input(shown(f"{prompt} [{usual}] ".lstrip(), ascii)).strip().lower()
        fitting = [r for r in option.readings if r.startswith(said) and not r.isdecimal()]
        if not said:
            return usual
        if said in option.readings:
            return said
        if numbered and said.isdecimal() and 1 <= int(said[:4]) <= len(option.readings):
            return option.readings[int(said) - 1]
        if len(fitting) == 1:
            return fitting[0]
        _say(say(_("One of these, please: {readings}."), readings=short), ascii)


def _listed(readings: tuple[str, ...], ascii: bool) -> str:
    """The readings with their numbers: few of them as a prompt; many in lines of their own."""
    items = [f"{number} {reading}" for number, reading in enumerate(readings, 1)]
    if len(items) <= FEW:
        return ", ".join(items)
    for line in _columns(items, shutil.get_terminal_size().columns):
        _say(line, ascii)
    return ""


def _columns(items: list[str], width: int) -> list[str]:
    """Items below each other in as many columns as fit, read downwards; each stays whole."""
    wide = max(map(len, items)) + 2
    across = max(1, min(width // wide, 4))
    rows = -(-len(items) // across)
    lines = ["".join(f"{item:<{wide}}" for item in items[row::rows]) for row in range(rows)]
    return [part for line in lines for part in wrapped(line.rstrip(), width, "  ")]
