"""Machine code is kept in the user's cache folder, and what was compiled from other sources, by
another LLVM or for another processor is never used.

Object code that somebody else could have put there would be run, so the folder must be this user's
alone. Where there is no such folder, nothing is kept.
"""

from __future__ import annotations

import hashlib
import json
import os
import stat
import tempfile
import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import astuple
from pathlib import Path

import platformdirs

from .faults import Site

_FORGOTTEN = 60 * 60 * 24 * 30  # seconds after which code that nobody has used is thrown away


def digest_of(parts: Iterable[bytes]) -> str:
    """A name for whatever machine code depends on."""
    digest = hashlib.sha256()
    for part in parts:
        digest.update(len(part).to_bytes(8, "big") + part)
    return digest.hexdigest()[:32]


def cache_folder() -> Path | None:
    """This user's folder for machine code; None where there is none that is theirs alone."""
    folder = Path(platformdirs.user_cache_dir("tabard")) / "code"
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        if is_ours_alone(folder):
            return folder
    return None


def is_ours_alone(folder: Path) -> bool:
    """Can nobody else write here? Whoever owns a new file there is us."""
    handle, name = tempfile.mkstemp(dir=folder)
    os.close(handle)
    us = Path(name).stat().st_uid
    Path(name).unlink()
    found = folder.lstat()
    others = stat.S_IWGRP | stat.S_IWOTH
    shut = os.name != "posix" or not found.st_mode & others
    return stat.S_ISDIR(found.st_mode) and found.st_uid == us and shut


class NotKept(Exception):
    """This machine code is not in the cache, and was not to be made."""


class Kept:
    """One piece of machine code in the cache, or on its way there."""

    def __init__(self, name: str, key: str) -> None:
        folder = cache_folder()
        self._name = name
        self._path = folder / f"{name}-{key}.code" if folder else None

    def read(self) -> tuple[list[bytes], list[Site]] | None:
        """The object code and the places of faults, or None."""
        if self._path is None:
            return None
        try:
            head, _line, rest = self._path.read_bytes().partition(b"\n")
            said = json.loads(head)
            if said["digest"] != hashlib.sha256(rest).hexdigest():
                return None
            self._path.touch()
            objects = []
            for size in said["sizes"]:
                objects.append(rest[:size])
                rest = rest[size:]
            return objects, [Site(*each) for each in said["sites"]]
        except (OSError, ValueError, KeyError, TypeError):
            return None

    def write(self, objects: list[bytes], sites: list[Site]) -> None:
        """Keep it, whole or not at all."""
        if self._path is None:
            return
        rest = b"".join(objects)
        said = {
            "digest": hashlib.sha256(rest).hexdigest(),
            "sizes": [len(each) for each in objects],
            "sites": [astuple(each) for each in sites],
        }
        with suppress(OSError):  # a full disk costs the next start some seconds, and nothing else
            handle, new = tempfile.mkstemp(dir=self._path.parent)
            try:
                with os.fdopen(handle, "wb") as file:
                    file.write(json.dumps(said).encode() + b"\n" + rest)
                Path(new).replace(self._path)
            finally:
                Path(new).unlink(missing_ok=True)
            self._throw_away()

    def _throw_away(self) -> None:
        assert self._path is not None
        for old in self._path.parent.glob("*.code"):
            if time.time() - old.stat().st_mtime > _FORGOTTEN:
                old.unlink(missing_ok=True)
