"""3.16.4c: the modifiers of a roll in land combat, by name."""

from __future__ import annotations

from tabard.engine.kinds import Kind

MODIFIERS = Kind(
    "modifier",
    ["force", "skill", "terrain", "bombardment", "cards", "charge", "natives", "haven", "siege",
     "landing", "spain", "works", "size"],
    ["superior force", "the leader's skill", "the terrain", "bombardment", "cards", "the charge",
     "location and native leader", "the haven", "the siege", "the landing", "Spanish arms",
     "works", "the size of the colony"],
)  # fmt: skip
(
    FORCE, SKILL, GROUND, GUNS_OF_SHIPS, CARDS_PLAYED, HORSE_CHARGE, PEOPLE, HAVEN, GUNS_OF_SIEGE,
    SHORE, SPANIARDS, WALLS, TOWN,
) = MODIFIERS.numbers  # fmt: skip
