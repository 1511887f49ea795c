"""What ``--help`` says, in the language of whoever asks."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from tabard.engine.languages import spoken

from . import typers

if TYPE_CHECKING:
    from typer import Typer

_OF_COMMAND = ("help", "short_help", "epilog", "options_metavar", "subcommand_metavar")
_OF_OPTION = ("help", "metavar")  # and of an argument


def wish_of(arguments: Sequence[str]) -> str | None:
    """The language that a command line asks for, or that of the environment: ``TABARD_LANG``, or
    what the system speaks."""
    for at, word in enumerate(arguments):
        if word.startswith("--lang="):
            return word.partition("=")[2]
        if word == "--lang" and at + 1 < len(arguments):
            return arguments[at + 1]
    for name in ("TABARD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wish = os.environ.get(name, "").partition(".")[0]
        if wish:
            return wish
    return None


def texts_of(group: Any) -> Iterator[tuple[Any, str, str]]:
    """Every text of a command line's help: of what it speaks, as which of its texts, in English."""
    for command in (group, *group.commands.values()):
        for thing, names in [
            (command, _OF_COMMAND),
            *((one, _OF_OPTION) for one in command.params),
        ]:
            for name in names:
                if getattr(thing, name, None):
                    yield thing, name, getattr(thing, name)


def in_words(app: Typer) -> Any:
    """The command line, with its help in the language of the moment."""
    from typer.main import get_command

    group: Any = get_command(app)
    typers.speaks(group)
    if spoken().code != "en":
        for thing, name, text in texts_of(group):
            setattr(thing, name, spoken().sentence(text))
    return group
