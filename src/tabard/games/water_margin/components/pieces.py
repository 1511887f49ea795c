"""What there is of everything (3.2)."""

from __future__ import annotations

from tabard.engine.kinds import SEATS, or_nobody, so_many
from tabard.engine.words import _, n_

SEAT_OR_NONE = or_nobody(SEATS, "none")
NO_SEAT = -1
MOST_BROTHERS = 6
MOST_FIGURES = 12
MOST_OPEN_QUESTS = 3
MOST_MOVES = 3
MOST_TURNS_IN_PRISON = 4  # a d4 says how many
LAST_CHAPTER = 40
MOST_TOKENS, MOST_TAELS, MOST_TREASURE = 9_999, 999_999, 9_999_999
MOST_SHOWN = 60_000  # a larger amount is not said exactly in a refusal

# Numbers of things, as sentences say them.
SO_MANY_TAELS = so_many(n_("{count} tael", "{count} taels"), none=_("no taels"))
SO_MANY_BROTHERS = so_many(n_("{count} sworn brother", "{count} sworn brothers"))
SO_MANY_GOURDS = so_many(n_("{count} gourd", "{count} gourds"), none=_("no gourds"))
SO_MANY_BANQUETS = so_many(n_("{count} banquet", "{count} banquets"), none=_("no banquets"))
SO_MANY_MEN = so_many(n_("{count} man", "{count} men"))
