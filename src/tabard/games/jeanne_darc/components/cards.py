"""Combat cards: what they are worth and where they lie (3.2, 3.3)."""

from __future__ import annotations

from itertools import product

from tabard.engine.data import of_ids
from tabard.engine.kinds import EVERYBODY, NOBODY, SEATS, Kind
from tabard.engine.rule import table

from ..book import printed

# --- combat cards (3.2, 3.3) --------------------------------------------------------------------
_cards = printed("cards")
CARDS = of_ids("card", _cards)
LADDERS, RAM, SIEGE_TOWER, CANNON, ENGINEER, TRAITOR, RETREAT, SIGN_OF_GOD, AMBASSADOR, PLUNDER = (
    CARDS.numbers
)
COPIES = table([int(c["copies"]) for c in _cards])
VALUE = table([int(c["value"]) for c in _cards])
ALL_CARDS = sum(COPIES)
_yellow = [c for c in _cards if c["colour"] == "yellow"]
YELLOW = of_ids("yellow card", _yellow)
YELLOW_OR_NONE = Kind("yellow card", [*YELLOW.words, "none"], [*YELLOW.names, "no card"])
NO_YELLOW = int(YELLOW)
# What the defender of a city may put into the fight: a card of the hand, a used one, or none.
FROM_HAND_OR_USED = Kind(
    "card put in",
    [*YELLOW.words, *(f"used_{word}" for word in YELLOW.words), "none"],
    [*YELLOW.names, *(f"used {name}" for name in YELLOW.names), "no card"],
)
NO_CARD_PUT_IN = int(FROM_HAND_OR_USED) - 1
# A hero and the red cards that are committed (98, 101): nothing or one of them first, then all that
# only an option allows.
_added = sorted(
    product(range(2), range(COPIES[ENGINEER] + 1), range(COPIES[TRAITOR] + 1)),
    key=lambda added: (sum(added) > 1, max(added) > 1, sum(added), *(-n for n in added)),
)


def _extra(hero: int, engineers: int, traitors: int) -> str:
    """The word of what is added to the yellow cards: ``hero_engineer``, ``2_engineers_traitor``."""
    named = (hero, "hero"), (engineers, "engineer"), (traitors, "traitor")
    return "_".join(w if n == 1 else f"{n}_{w}s" for n, w in named if n) or "none"


def _extra_name(hero: int, engineers: int, traitors: int) -> str:
    """What people call it: ``the hero and 2 engineers``."""
    named = (hero, "the hero"), (engineers, "an engineer"), (traitors, "a traitor")
    said = [name if n == 1 else f"{n} {name.split()[1]}s" for n, name in named if n]
    return " and ".join([", ".join(said[:-1]), said[-1]] if said[1:] else said) or "nothing else"


EXTRAS = Kind(
    "extra", [_extra(*added) for added in _added], [_extra_name(*added) for added in _added]
)
HAS_HERO = table([hero for hero, _engineers, _traitors in _added])
ENGINEERS = table([engineers for _hero, engineers, _traitors in _added])
TRAITORS = table([traitors for _hero, _engineers, traitors in _added])
HERO_OR_NONE = Kind("extra", EXTRAS.words[:2], EXTRAS.names[:2])
NOTHING_ELSE = 0

# Where cards lie, and who sees them (40, 1.13): nobody the pile, its holder alone a hand, all the
# discards and what is used. How many cards lie there everybody knows.
WHO_SEES_CARDS = [NOBODY, EVERYBODY, *range(SEATS), *([EVERYBODY] * SEATS)]
HOLDERS = Kind(
    "holder",
    ["pile", "discards", *(f"hand_{s}" for s in SEATS.words), *(f"used_{s}" for s in SEATS.words)],
    seen_by=WHO_SEES_CARDS,
)
PILE, DISCARDS, HAND = 0, 1, 2  # a seat's hand is HAND + seat
USED = HAND + int(SEATS)  # a seat's used cards are USED + seat
