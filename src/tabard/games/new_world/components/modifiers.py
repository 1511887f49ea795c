"""The modifiers of a roll in combat, by name: on land (3.16.4c), at sea (3.17.4)."""

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

NAVAL_MODIFIERS = Kind(
    "modifier", ["force", "sails", "first_shot", "gunner", "warships", "cards"],
    ["the stronger fleet", "the wind", "the fight that it sought", "a Gunner", "ships of war",
     "cards"],
)  # fmt: skip
