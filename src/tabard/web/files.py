"""The files that pages are made with: sheets, scripts, and the fonts that come with the pages."""

from __future__ import annotations

import mimetypes
import os
from pathlib import Path

from fastapi import Response
from fastapi.staticfiles import StaticFiles
from starlette.types import Scope

from tabard.drawn.sheets import STATIC

mimetypes.add_type("font/woff2", ".woff2")  # not every system knows it

# A font's name changes whenever it does; whatever else changes keeps its name, and is asked for.
_FOR_EVER, _ASKED = "public, max-age=31536000, immutable", "no-cache"


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
