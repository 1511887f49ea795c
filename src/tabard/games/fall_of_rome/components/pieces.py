"""Pawns, pieces and dice: what there is of them (2.1, 2.5)."""

from __future__ import annotations

from tabard.engine.data import of_ids
from tabard.engine.kinds import Kind, so_many, upto
from tabard.engine.rule import table
from tabard.engine.words import n_

from ..book import printed

_faces = printed("faces")
FACES = of_ids("face", _faces, 1)
BARBARIANS_REMOVED = table([0, *[int(f["removes"]) for f in _faces]])
LEGIONS_LOST = table([0, *[int(f["loses"]) for f in _faces]])
SPECIAL = FACES["special"]  # what it does the role says (2.5.6)

# --- what there is of everything (2.1) ----------------------------------------------------------
MOST_SEATS = 5
PAWNS = Kind("pawn", [str(n + 1) for n in range(MOST_SEATS)])
PAWN_OR_NONE = Kind("pawn", [*PAWNS.words, "none"], [*[f"seat {n}" for n in PAWNS.words], "nobody"])
NO_PAWN = int(PAWNS)
LEGIONS = 16
FORTS = 6
DICE = 3
MOST_ALONG = 3
ALONG = upto(MOST_ALONG)  # legions taken along (8, 12)
NO_SEAT = -1
ONE_BATTLE, ALL_BATTLES = 1, 2  # for which the dice are set (3.8.8)

SO_MANY_DICE = so_many(n_("{count} die", "{count} dice"))
SO_MANY_LEGIONS = so_many(n_("{count} legion", "{count} legions"))
