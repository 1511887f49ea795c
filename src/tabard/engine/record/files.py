"""Files, read and written with care: UTF-8, never half written, a failure is one sentence."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from ..game import Misused
from ..unable import reason_of
from ..words import _, say

LIMIT = 4_000_000  # bytes: far more than the longest record


class NotSaved(Exception):
    """A file could not be written; what was in it before is still there. One sentence says why."""


def read_text(path: Path) -> str:
    """The text of a file. Raises Misused when it is missing, too long, or no text."""
    try:
        if not path.exists():
            raise Misused(say(_("There is no file {path}."), path=path))
        if not path.is_file():
            raise Misused(say(_("{path} is no ordinary file."), path=path))
        with path.open("rb") as file:
            raw = file.read(LIMIT + 1)
    except (OSError, ValueError) as error:
        reason = reason_of(error)
        raise Misused(
            say(_("{path} cannot be read: {reason}."), path=path, reason=reason)
        ) from None
    if len(raw) > LIMIT:
        raise Misused(say(_("{path} is too long for a record or a position."), path=path))
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Misused(say(_("{path} is no text in UTF-8."), path=path)) from None
    return text.replace("\r\n", "\n")


def append_text(path: Path, text: str) -> None:
    """Add text to a file and have it on disk. Raises NotSaved; the file is then as it was."""
    before = -1
    try:
        with path.open("ab") as file:
            before = file.tell()
            file.write(text.encode("utf-8"))
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        _shorten(path, before)
        raise _not_saved(path, error) from None


def _shorten(path: Path, size: int) -> None:
    """Take a half-written end off again; where even that fails, a reader drops the half line."""
    try:
        if size >= 0:
            os.truncate(path, size)
    except OSError:
        pass


def replace_text(path: Path, text: str) -> None:
    """Write a whole file of text. Raises NotSaved; the old file is then whole."""
    replace_file(path, text.encode("utf-8"))


def replace_file(path: Path, content: bytes) -> None:
    """Write a whole file beside the old one, then put it in its place at once. Raises NotSaved;
    the old file is then whole."""
    beside = path.with_name(path.name + ".new")
    try:
        with beside.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except (OSError, ValueError) as error:
        with contextlib.suppress(OSError, ValueError):
            beside.unlink(missing_ok=True)
        raise _not_saved(path, error) from None


def _not_saved(path: Path, error: Exception) -> NotSaved:
    reason = reason_of(error)
    return NotSaved(say(_("{path} could not be saved: {reason}."), path=path, reason=reason))
