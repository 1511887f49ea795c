"""What can be said at the table beside moves: in the language of the moment, or in English."""

from __future__ import annotations

from tabard.engine.kinds import Kind, plain

from ..settings import words_begun

_WORDS = "help moves why odds hint undo rules log board look save resign concede quit"
COMMANDS = Kind("command", _WORDS.split())


def typed(command: str) -> str:
    """The word by which people type a command."""
    return COMMANDS.typed(COMMANDS[command])


def every() -> list[str]:
    """All commands, as people type them."""
    return [typed(command) for command in COMMANDS.words]


def named(word: str) -> str:
    """The command that a word names in full; empty if it is none."""
    value = COMMANDS.called.get(plain(word))
    return "" if value is None else COMMANDS.word(value)


def begun(word: str) -> list[str]:
    """The commands that begin so."""
    return words_begun(COMMANDS, word)
