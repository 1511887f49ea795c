"""Prices, supplies and limits (3.1, rules 9, 49 to 53)."""

from __future__ import annotations

from tabard.engine.kinds import SEATS, Kind, numbers, so_many, upto
from tabard.engine.rule import table
from tabard.engine.words import n_

from ..book import printed

# --- prices, supplies, limits (3.1, rules 9, 49 to 53) ------------------------------------------
_prices = printed("prices")
CARD_PRICE = int(_prices[0]["card"])
CASTLE_PRICE = table([0, 0, *(int(p["castle"]) for p in _prices)])  # by the number of players
FORTRESS_PRICE = table([0, 0, *(int(p["fortress"]) for p in _prices)])
GARRISONS, INFLUENCE_EACH, CASTLES, FORTRESSES, PLUNDER_MARKERS = 20, 6, 20, 10, 10
GARRISON_LEVEL, CASTLE_LEVEL, FORTRESS_LEVEL = 2, 4, 6
STEP = 2  # from each of them to the next
# What stands in an owned city, step by step (9): as many as the steps of its level.
WORKS = Kind("defences", ["garrison", "castle", "fortress"],
             ["the garrison", "the castle", "the fortress"], first=1)  # fmt: skip
HAND_LIMIT = 12
MOST_INFLUENCE = 5  # in one fight
MOST_COINS = 20  # in one offer
LAST_ROUND = 10
FACES = numbers(1, 6)
INFLUENCE = upto(MOST_INFLUENCE)

SEAT_NUMBERS = numbers(1, int(SEATS))  # where a seat has no faction yet, or one too many

# Numbers of things, as sentences say them.
SO_MANY_COINS = so_many(n_("{count} coin", "{count} coins"))
SO_MANY_ROADS = so_many(n_("{count} road", "{count} roads"))
SO_MANY_INFLUENCE_POINTS = so_many(n_("{count} influence point", "{count} influence points"))
