"""Why the system could not do what was asked of it, or a file is no TOML, in the language of the
moment."""

from __future__ import annotations

import errno
import re
import socket

from .words import _, say

_REASONS = {
    errno.ENOENT: _("No such file or directory"),
    errno.EACCES: _("Permission denied"),
    errno.EPERM: _("Operation not permitted"),
    errno.EEXIST: _("File exists"),
    errno.ENOTDIR: _("Not a directory"),
    errno.EISDIR: _("Is a directory"),
    errno.ENOSPC: _("No space left on device"),
    errno.EROFS: _("Read-only file system"),
    errno.ENAMETOOLONG: _("File name too long"),
    errno.EADDRINUSE: _("Address already in use"),
    errno.EADDRNOTAVAIL: _("Cannot assign requested address"),
    errno.ECONNREFUSED: _("Connection refused"),
}
_NOBODY = _("Name or service not known")
_NO_TOML = (  # as Python's library calls it
    _("Invalid statement"),
    _("Invalid value"),
    _("Invalid hex value"),
    _("Invalid date or datetime"),
    _("Invalid initial character for a key part"),
    _("Unterminated string"),
    _("Unclosed array"),
    _("Unclosed inline table"),
    _("Unescaped '\\' in a string"),
    _("Escaped character is not a Unicode scalar value"),
    _("Cannot overwrite a value"),
    _("Expected newline or end of document after a statement"),
    _("Expected '=' after a key in a key/value pair"),
    _("Expected ']' at the end of a table declaration"),
    _("Expected ']]' at the end of an array declaration"),
    _("Expected {what}"),
    _("Found invalid character {what}"),
    _("Illegal character {what}"),
    _("Cannot declare {what} twice"),
    _("Cannot mutate immutable namespace {what}"),
    _("Cannot redefine namespace {what}"),
    _("Duplicate inline table key {what}"),
)


def reason_of(error: Exception) -> str:
    """Why, in few words; what the system says otherwise, where nobody knows the translation."""
    if isinstance(error, socket.gaierror) and error.errno == socket.EAI_NONAME:
        return say(_NOBODY)
    number = error.errno if isinstance(error, OSError) else None
    if number in _REASONS:
        return say(_REASONS[number])
    return getattr(error, "strerror", None) or str(error)


def no_toml(error: ValueError | RecursionError) -> str:
    """Why a text is no TOML, and where that shows; as the library says it, where nobody knows the
    translation."""
    if isinstance(error, RecursionError):
        return say(_("too much stands in one another"))
    said = re.fullmatch(
        r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", str(error), re.S
    )
    if not said:
        return str(error)
    why, line, column = said.groups()
    if line is None:
        return say(_("{why} (at the end)"), why=_again(why))
    return say(_("{why} (line {line}, column {column})"), why=_again(why), line=line, column=column)


def _again(why: str) -> str:
    """The same in the language of the moment."""
    for sentence in _NO_TOML:
        text, fact, rest = sentence.partition("{what}")
        if not fact and why == text:
            return say(sentence)
        if fact and why.startswith(text) and why.endswith(rest):
            return say(sentence, what=why[len(text) : len(why) - len(rest)])
    return why
