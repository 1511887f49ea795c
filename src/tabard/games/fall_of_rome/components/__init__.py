"""Chapter "Components" (rules 2.1 and 3.1 to 3.10): data/ read into named things and tables."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER

from ..book import means
from . import board, cards, pieces, roles

# What a word of a sentence means, where its declaration does not say.
means(NUMBER, "all cards count decline found have left legions most removed said")
means(pieces.PAWNS, "pawn seat")
means(pieces.SO_MANY_DICE, "dice")
means(board.CITIES, "city here there")
means(board.TRIBES, "tribe")
means(cards.CITY_CARDS, "card")
means(cards.EVENTS, "event")
means(cards.PILES, "pile")
means(roles.ROLES, "role")
