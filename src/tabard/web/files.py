"""The files that pages are made with: sheets, scripts, and the fonts that come with the pages."""

from __future__ import annotations

import mimetypes
import os
import re
from base64 import b64encode
from collections.abc import Collection
from functools import cache
from pathlib import Path

from fastapi import Response
from fastapi.staticfiles import StaticFiles
from starlette.types import Scope

STATIC = Path(__file__).parent / "static"

mimetypes.add_type("font/woff2", ".woff2")  # not every system knows it

# A font's name changes whenever it does; whatever else changes keeps its name, and is asked for.
_FOR_EVER, _ASKED = "public, max-age=31536000, immutable", "no-cache"
_ADDRESS = re.compile(r"fonts/(\w+)-\w+\.woff2")


class Files(StaticFiles):
    """All of them, each with how long a browser may keep it."""

    def __init__(self) -> None:
        super().__init__(directory=STATIC)

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """One of them."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        font = Path(full_path).suffix == ".woff2"
        response.headers["Cache-Control"] = _FOR_EVER if font else _ASKED
        return response


@cache
def sheet(name: str) -> str:
    """A style sheet."""
    return (STATIC / name).read_text(encoding="utf-8")


@cache
def font_addresses() -> dict[str, str]:
    """Where each face of the fonts lies, for pages that want it early."""
    return {found[1]: f"/static/{found[0]}" for found in _ADDRESS.finditer(sheet("fonts.css"))}


def fonts_within(faces: Collection[str]) -> str:
    """The sheet of these faces with the fonts themselves in it, for pictures that load nothing."""
    lines = sheet("fonts.css").splitlines()
    rules = ((line, _ADDRESS.search(line)) for line in lines)
    return "\n".join(
        line.replace(found[0], f"data:font/woff2;base64,{_as_text(STATIC / found[0])}")
        for line, found in rules
        if found and found[1] in faces
    )


def _as_text(path: Path) -> str:
    return b64encode(path.read_bytes()).decode()
