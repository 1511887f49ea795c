"""Pawns, pieces and dice: what there is of them (2.1, 2.5)."""

from __future__ import annotations

from tabard.engine.data import of_ids
from tabard.engine.kinds import Kind, so_many, upto
from tabard.engine.words import n_

from ..book import printed

FACES = of_ids("face", printed("faces"), 1)
LEGION_LOST, ONE_BARBARIAN, ONE_BARBARIAN_TOO, EVEN_TRADE, BLOODY_WIN, SPECIAL = FACES.numbers

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

SO_MANY_DICE = so_many(n_("{count} die", "{count} dice", "count"))
SO_MANY_LEGIONS = so_many(n_("{count} legion", "{count} legions", "count"))
