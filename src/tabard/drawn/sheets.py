"""The house's style sheets, and the fonts that come with them: for its pages, and for pictures and
reports that load nothing."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Collection
from functools import cache
from pathlib import Path

STATIC = Path(__file__).parent.parent / "web" / "static"

_ADDRESS = re.compile(r"fonts/(\w+)-\w+\.woff2")


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
