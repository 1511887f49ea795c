"""An environment each for the peers: their packages need not agree with each other."""

from __future__ import annotations

import subprocess
import sys
import venv
from pathlib import Path

from .entries import Peer
from .sentences import NotThere, last_words

INSTALLING = 900  # seconds
MADE_FOR = "made-for"


def python_of(peer: Peer, folder: Path) -> Path:
    """The Python with the peer's packages; its environment is made when there is none yet. Raises
    NotThere with the reason when it cannot be."""
    if not peer.packages:
        return Path(sys.executable)
    home = folder.absolute() / peer.name
    python = home / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    wanted, made_for = "\n".join(peer.packages), home / MADE_FOR
    if not made_for.exists() or made_for.read_text(encoding="utf-8") != wanted:
        print(f"An environment for {peer.name} (once; it may take a minute) ...", file=sys.stderr)
        venv.create(home, with_pip=True, clear=True)
        _install(python, peer.packages)
        made_for.write_text(wanted, encoding="utf-8")
    return python


def _install(python: Path, packages: tuple[str, ...]) -> None:
    pip = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    command = [*pip, "--prefer-binary", *packages]
    try:
        subprocess.run(command, capture_output=True, text=True, check=True, timeout=INSTALLING)
    except subprocess.TimeoutExpired:
        raise NotThere(f"Installing it took more than {INSTALLING} seconds.") from None
    except subprocess.CalledProcessError as failed:
        raise NotThere(f"It could not be installed: {last_words(failed.stderr)}.") from None
