"""Where glory points come from (3.20.1)."""

from __future__ import annotations

from tabard.engine.kinds import Kind

SOURCES = Kind(
    "source",
    ["start", "discovery", "colonies", "works", "combat", "natives", "sea", "demand", "king",
     "diplomacy", "cards", "missions", "awards"],
    ["the start", "discoveries", "colonies and acreages", "works and improvements",
     "land combats", "natives subdued", "the sea", "public demand", "cards for the king",
     "diplomacy", "cards", "missions", "awards"],
)  # fmt: skip
(
    BY_START, BY_DISCOVERY, BY_COLONIES, BY_WORKS, BY_COMBAT, BY_NATIVES, BY_SEA, BY_DEMAND,
    BY_KING, BY_DIPLOMACY, BY_CARDS, BY_MISSIONS, BY_AWARDS,
) = SOURCES.numbers  # fmt: skip
