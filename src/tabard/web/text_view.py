"""The whole table in sentences, at an address of its own: for reading aloud, and for slow lines."""

from __future__ import annotations

from tabard.drawn.sheet import Text
from tabard.engine.words import _, paired, say

from .sight import Sight


def in_sentences(sight: Sight) -> list[str]:
    """Everything that lies on the table, as this viewer may know it."""
    sheet, scene = sight.sheet, sight.scene
    lines = (
        [track.spoken or paired(track.title, str(track.at)) for track in scene.tracks]
        if scene
        else []
    )
    if scene:
        lines += [spot.spoken for spot in scene.spots if spot.spoken]
        empty = [spot.name for spot in scene.spots if not spot.spoken and spot.names]
    else:
        lines += [_plain(track) for track in sheet.tracks]
        lines += [cell.spoken for cell in sheet.cells if cell.spoken]
        empty = [cell.name for cell in sheet.cells if not cell.spoken]
    if empty:
        lines.append(say(_("Nothing lies in: {cells}."), cells=", ".join(empty)))
    return [*lines, *(hand.spoken for hand in sheet.hands)]


def _plain(text: Text) -> str:
    return "".join(part for _ink, part in text).rstrip()
