"""A unix socket at which the inn listens, in place of a port: whoever may open the file may ask;
and that by which systemd hears that the inn is open.
"""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path

from tabard.engine.unable import reason_of
from tabard.engine.words import _, say

from ..common import Failed

BACKLOG = 2048  # so many may wait at the door until a worker has begun
_REST = 0o117  # what nobody may do with it: others nothing, its owner and his group read and write


def taken(path: Path) -> socket.socket:
    """The socket at this path, for its owner and his group alone (mode 0660). One that an inn has
    left behind is replaced. Raises Failed."""
    if not hasattr(socket, "AF_UNIX"):
        raise Failed(say(_("This system has no unix sockets.")))
    try:
        _clear(path)
        return _bound(path)
    except OSError as error:
        sentence = _("The inn cannot listen at {path}: {reason}.")
        raise Failed(say(sentence, path=path, reason=reason_of(error))) from None


def _bound(path: Path) -> socket.socket:
    """A socket of this path, which nobody else could open for a moment. Raises OSError."""
    made, before = socket.socket(socket.AF_UNIX), os.umask(_REST)
    try:
        made.bind(str(path))
        made.listen(BACKLOG)
        made.set_inheritable(True)
    except OSError:
        made.close()
        raise
    finally:
        os.umask(before)
    return made


def _clear(path: Path) -> None:
    """Take away a socket at which nobody listens. Raises Failed where somebody does."""
    if not path.is_socket():
        return
    with socket.socket(socket.AF_UNIX) as asking:
        try:
            asking.connect(str(path))
        except ConnectionRefusedError:
            path.unlink()
            return
    raise Failed(say(_("Somebody listens at {path} already."), path=path))


def let_go(path: Path) -> None:
    """Nobody listens there any more."""
    with suppress(OSError):
        path.unlink()


def tell_that_it_is_open() -> None:
    """Whoever has begun the inn and waits until it is open (systemd: NOTIFY_SOCKET) goes on."""
    path = os.environ.pop("NOTIFY_SOCKET", "")
    if not path:
        return
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as there:
        there.sendto(b"READY=1", path.replace("@", "\0", 1) if path[0] == "@" else path)


class Asking(HTTPConnection):
    """A connection to whoever listens at a unix socket."""

    def __init__(self, path: str, timeout: float) -> None:
        super().__init__("localhost", timeout=timeout)
        self._path = path

    def connect(self) -> None:
        """Begin. Raises OSError."""
        self.sock = socket.socket(socket.AF_UNIX)
        self.sock.settimeout(self.timeout)
        self.sock.connect(self._path)
