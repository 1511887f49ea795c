"""Chapter "Components" (3.2, 3.3, 3.18, 3.19): data/ read into named things and tables."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER

from ..book import means
from . import bandits, events, faces, government_forces, pieces, squares

# What a word of a sentence means, where its declaration does not say.
means(NUMBER, "count difficulty found high low most pips sides total treasure turns wounds")
means(bandits.BANDITS, "bandit figure attacker brother chief defender foe other victim winner")
means(bandits.CHARACTERISTICS, "trait")
means(bandits.ZONES, "zone")
means(squares.SQUARES, "square")
means(events.EVENTS, "event")
means(events.QUESTS, "quest")
means(faces.ADVERSARIES, "adversary")
means(faces.RECEPTIONS, "reception")
means(government_forces.ALERTS, "alert")
means(pieces.SO_MANY_TAELS, "price taels")
