"""``--report FOLDER``: what came of many games, as a page to look at."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from tabard.engine.game import Misused
from tabard.engine.words import _, say

from .common import wants

_HELP = "Write a report to look at here."
ReportTo = Annotated[Path | None, typer.Option("--report", help=_HELP, metavar="FOLDER")]


def check_report(folder: Path | None) -> None:
    """Raises Misused where a report is wanted and cannot be written."""
    if folder is None:
        return
    for package in ("matplotlib", "jinja2"):
        wants(package, _("A report wants more packages: pip install 'tabard[lab]'."))
    if folder.exists() and not folder.is_dir():
        raise Misused(say(_("{folder} is no folder."), folder=folder))


def command_again(words: Iterable[str | None], folder: Path) -> str:
    """The command of these words, as it writes the same report again."""
    said = [word for word in words if word is not None]
    return shlex.join(["tabard", *said, "--report", folder.name or "."])


def option_words(**said: str | int | None) -> list[str]:
    """Those options that were said, as words of a command."""
    return [
        part
        for name, value in said.items()
        if value is not None
        for part in (f"--{name}", str(value))
    ]


def say_where(folder: Path, json: bool) -> None:
    """Where the report lies."""
    where = sys.stderr if json else sys.stdout
    print(say(_("The report lies in {page}."), page=folder / "report.html"), file=where)
