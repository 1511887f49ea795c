"""War and peace, ways to attack, terms of an offer, what final scores are compared by."""

from __future__ import annotations

from tabard.engine.kinds import Kind, upto

from . import pieces

# --- what else is named -------------------------------------------------------------------------
STATUSES = Kind("status", ["undecided", "war", "peace"])
WAR, PEACE = 1, 2
VOTES = Kind("vote", ["war", "peace"], first=1)
BIDS = upto(20)  # 11.1: throne points for the choice of a faction
WAYS = Kind("way", ["road", "sea", "ride"])
BY_ROAD, BY_LANDING, BY_RIDE = WAYS.numbers
REASONS = Kind(
    "reason",
    ["none", "for_attacking", "for_sparing_city", "for_sparing_me"],
    [
        "no promise",
        "whoever is paid attacks",
        "whoever is paid does not attack",
        "whoever is paid does not attack whoever pays",
    ],
)
NO_REASON, FOR_ATTACKING, FOR_SPARING_CITY, FOR_SPARING_ME = REASONS.numbers
# Coins of an offer: what the one who offers pays, nothing, or what he asks. Value 20 is no coins.
COINS = Kind(
    "coins",
    [*(f"pay_{n}" for n in range(pieces.MOST_COINS, 0, -1)), "no_coins",
     *(f"ask_{n}" for n in range(1, pieces.MOST_COINS + 1))],
    [*(f"pay {n} coins" for n in range(pieces.MOST_COINS, 1, -1)), "pay 1 coin", "no coins",
     "ask for 1 coin", *(f"ask for {n} coins" for n in range(2, pieces.MOST_COINS + 1))],
)  # fmt: skip
NO_COINS = pieces.MOST_COINS
# What final scores are compared by: the first difference decides (133).
COMPARED = Kind("comparison", ["score", "fortresses", "provinces", "castles", "coins"])
SCORE, FORTRESSES_HELD, PROVINCES_HELD, CASTLES_HELD, COINS_HELD = COMPARED.numbers
