"""Chapter "Components" (3.1 to 3.6, 4.2 to 4.5): data/ read into named things and tables."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER, SEATS

from ..book import means
from . import board, cards, events, factions, pieces

# What a word of a sentence means, where its declaration does not say.
means(NUMBER, "all cards coins found high influence level low most none points round seats")
means(SEATS, "seat other defender giver loser taker to")
means(board.CITIES, "city base target")
means(board.PROVINCES, "province")
means(cards.CARDS, "card")
means(cards.EXTRAS, "extra")
means(events.MARKERS, "marker")
means(events.POWERS, "power")
means(factions.FACTIONS, "faction")
means(factions.HEROES, "hero")
means(pieces.FACES, "face")
means(pieces.SO_MANY_COINS, "price")
means(pieces.WORKS, "works")
