"""The bandits and where their cards lie (3.18)."""

from __future__ import annotations

from tabard.engine.data import of_ids
from tabard.engine.kinds import Kind, or_nobody
from tabard.engine.rule import table

from ..book import printed
from . import squares

# --- the bandits (3.18); a card's number is its rank less one ------------------------------------
_bandits = printed("bandits")
CHARACTERISTICS = Kind("characteristic", ["combat", "mind", "magic"], ["Combat", "Mind", "Magic"])
COMBAT, MIND, MAGIC = CHARACTERISTICS.numbers
PLACES = Kind("place", ["mountain", "town", "temple", "inn", "forest", "pond"])
MOUNTAIN, IN_TOWN, IN_TEMPLE, INN, FOREST, POND = PLACES.numbers
TAGS = Kind(
    "tag", ["none", "officer", "water", "religious", "clerk", "landowner", "woman"],
)  # fmt: skip
NO_TAG, OFFICER, WATER, RELIGIOUS, CLERK, LANDOWNER, WOMAN = TAGS.numbers
BANDITS = of_ids("bandit", _bandits)
BANDIT_OR_NOBODY = or_nobody(BANDITS, "nobody")
NOBODY = -1
SHORT_NAMES = tuple(b["short"] for b in _bandits)
CHINESE_NAMES = tuple(b["chinese"] for b in _bandits)
STARS = tuple(b["star"] for b in _bandits)
NICKNAMES = tuple(b["english"] for b in _bandits)
VALUE = table([[int(b[c]) for c in CHARACTERISTICS.words] for b in _bandits])
FAVOURITE = table([PLACES[b["place"]] for b in _bandits])
START_SQUARE = table([squares.SQUARE_OR_NOWHERE[b["start"] or "nowhere"] for b in _bandits])
EXILE_SQUARE = table([squares.SQUARE_OR_NOWHERE[b["exile"] or "nowhere"] for b in _bandits])
TAG = table([TAGS[b["tag"] or "none"] for b in _bandits])
LAST_OF_HEAVEN = 35  # the cards of ranks 1 to 36 are stars of heaven
BEST = table([b.index(max(b)) for b in VALUE])  # the single highest value of each card

# Where a bandit card can lie.
ZONES = Kind("zone", ["deck", "discard", "figure", "brother", "gang"])
IN_DECK, DISCARDED, FIGURE, BROTHER, MEMBER = ZONES.numbers
