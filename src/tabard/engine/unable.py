"""Why the system could not do what was asked of it, in the language of the moment."""

from __future__ import annotations

import errno
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


def reason_of(error: Exception) -> str:
    """Why, in few words; what the system says otherwise, where nobody knows the translation."""
    if isinstance(error, socket.gaierror) and error.errno == socket.EAI_NONAME:
        return say(_NOBODY)
    number = error.errno if isinstance(error, OSError) else None
    if number in _REASONS:
        return say(_REASONS[number])
    return getattr(error, "strerror", None) or str(error)
