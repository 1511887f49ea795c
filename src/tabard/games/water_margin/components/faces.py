"""The dice and what their faces show (3.2)."""

from __future__ import annotations

from tabard.engine.kinds import Kind, numbers
from tabard.engine.rule import table

# --- dice (3.2) ----------------------------------------------------------------------------------
ADVERSARIES = Kind(
    "adversary",
    ["mandarin", "soldiers", "bandits", "animal", "peasants", "nature"],
    ["a mandarin", "soldiers", "bandits", "an animal", "peasants", "a force of nature"],
)
A_MANDARIN, SOLDIERS, BANDITS_ATTACK, AN_ANIMAL, PEASANTS, NATURE = ADVERSARIES.numbers
FACES_OF_THE_TEST_DIE = table([3, 2, 1])  # combat, mind, magic (P9)
RECEPTIONS = Kind(
    "reception",
    ["favourable", "test", "duel", "refusal"],
    ["a favourable entry", "a test", "a duel", "a flat refusal"],
)
FAVOURABLE, PUT_TO_THE_TEST, A_JOUST, FLAT_REFUSAL = RECEPTIONS.numbers
FACES_OF_THE_GREEN_DIE = table([1, 2, 2, 1])  # by reception
WARES = Kind("ware", ["gourd", "banquet"], ["a gourd", "a banquet"])
A_GOURD, A_BANQUET = WARES.numbers
D4, D6, D10, D12 = numbers(1, 4), numbers(1, 6), numbers(1, 10), numbers(1, 12)
