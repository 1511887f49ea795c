"""Cards. A number is one physical card; its event is what it says. (3.19)"""

from __future__ import annotations

from typing import Any

from tabard.engine.kinds import EVERYBODY, NOBODY, SEATS, Kind
from tabard.engine.rule import Table, table

from ..book import printed
from . import nations
from .board import part_of

_general, _own = printed("general_cards"), printed("nation_cards")
_royal = printed("royal_cards")  # each nation has them
_all = [*_general, *_own, *_royal]
EVENTS = Kind("event", [c["id"] for c in _all], [c["name"] for c in _all], first=1)
EVENT_TEXTS = tuple(c["text"] for c in _all)
COLOURS = Kind("colour", ["blue", "green", "reaction", "red", "black"])
BLUE, GREEN, REACTION, RED, BLACK = COLOURS.numbers
(
    YELLOW_FEVER, HURRICANE, SMALLPOX, UPRISING, SHIPWRECK, CROWN_BANKRUPTCY, CROP_FAILURE,
    MUTINY, WAR_IN_EUROPE, RUNAWAY_TRADERS, CORSAIR_NEST, BRETHREN_OF_THE_COAST, CORSAIRS_MOVE,
    GUN_SMUGGLERS, LETTER_OF_MARQUE, ROYAL_FAVOUR, EMIGRANTS, VETERAN_TERCIO, HORSE_TRANSPORT,
    FOUNDRY, SHIPYARD, PAPAL_BULL, CARTOGRAPHERS, NATIVE_GUIDES, FOUNDING_CHARTER,
    MISSIONARY_ZEAL, SILVER_FLEET, SPICE_MARKET, MONOPOLY_GRANT, PEACE_CONGRESS,
    MARRIAGE_TREATY, SECRET_AGENTS, REINFORCED_GARRISON, KINGS_REGIMENT, LEARNED_ADVISOR,
    NATIVE_ENVOYS, SURPRISE_ATTACK, AMBUSH, PIKES_AND_STAKES, HEAVY_HORSE, WAR_DOGS,
    NATIVE_AUXILIARIES, SAPPERS, DOUBLE_SHOT, HOLD_THE_WALLS, WINTER_CAMP, ADMIRALS_SIGNAL,
    RALLY, ORDERLY_RETREAT, PURSUIT, HEROIC_STAND, FIELD_SURGEON, CUT_THEIR_GUNS, DIVINE_SIGN,
    CALM_WORDS, FAVOURABLE_WIND, RANSOM, BROKEN_ALLIANCE, SCORCHED_EARTH, COUNTER_BATTERY,
    REQUERIMIENTO, TLAXCALAN_ALLIANCE, ENCOMIENDA, TERCIO_DISCIPLINE, SECRET_PILOTS, BANDEIRA,
    SUGAR_MILLS, MESTIZO_MILITIA, COUREURS_DES_BOIS, HURON_CONFEDERATES, PRIVATEERS_OF_DIEPPE,
    EDICT_OF_TOLERANCE, SEA_DOGS, PLANTATION_COMPANY, LINE_AHEAD, PURITAN_EXODUS,
    CHARTERED_COMPANY, BEGGARS_FLEET, BANK_OF_EXCHANGE, TULIP_CREDIT, ROYAL_GUARD, FLAGSHIP,
) = EVENTS.numbers  # fmt: skip

# 3.21.3: the general deck, once or twice; cards 3, 14 and 16 are there once.
_once = ("3", "14", "16")


def _copies(red: bool) -> list[tuple[dict[str, Any], int]]:
    lines = [c for c in _general if (c["colour"] == "red") == red]
    return [(c, 0) for c in lines] + [(c, 1) for c in lines if c["number"] not in _once]


# First the general cards that are not red, then the red ones (they are never hidden in a hand),
# then the cards of each nation.
_cards: list[tuple[dict[str, Any], int, int]] = [
    *[(c, copy, nations.NO_NATION) for c, copy in (*_copies(False), *_copies(True))],
    *[
        (c, 0, n)
        for n, word in enumerate(nations.NATIONS.words)
        for c in (*[x for x in _own if x["nation"] == word], *_royal)
    ],
]


def _word(card: dict[str, Any], copy: int, nation: int) -> str:
    """``dogs``; the second of a kind ``dogs_2``; royal cards with their nation."""
    if card in _royal:
        return f"{nations.NATIONS.word(nation)}_{card['id']}"
    return str(card["id"]) + ("_2" if copy else "")


CARDS = Kind("card", [_word(*c) for c in _cards], [c["name"] for c, _copy, _nation in _cards])
PLAIN_CARDS = len(_copies(False))
RED_CARDS = len(_copies(True))
GENERAL_CARDS = PLAIN_CARDS + RED_CARDS
DECKS = Kind("deck", [*nations.NATIONS.words, "general"], [*nations.NATIONS.names, "general"])
OWN_CARDS = 6  # of each nation, the two royal ones included
CARD_EVENT = table([EVENTS.words.index(c["id"]) + 1 for c, _copy, _nation in _cards])
CARD_COLOUR = table([COLOURS.words.index(c["colour"]) for c, _copy, _nation in _cards])
CARD_POINTS = table([int(c["points"]) for c, _copy, _nation in _cards])
CARD_PERIOD = table([int(c["period"]) for c, _copy, _nation in _cards])
CARD_CROWN = table([c.get("crown") == "yes" for c, _copy, _nation in _cards])
CARD_COPY = table([copy for _c, copy, _nation in _cards])
CARD_NATION = table([nation for _c, _copy, nation in _cards])
CARD_NUMBER = table([int(c.get("number", 0)) for c, _copy, _nation in _cards])
CARD_LEVEL = table(["BVE".index(c.get("level", "B")) for c, _copy, _nation in _cards])


PLAIN = part_of(CARDS, "card", 0, PLAIN_CARDS)
REDS = part_of(CARDS, "card", PLAIN_CARDS, GENERAL_CARDS)
_first_of_own = range(GENERAL_CARDS, int(CARDS), OWN_CARDS)
OWN = tuple(part_of(CARDS, "card", first, first + OWN_CARDS) for first in _first_of_own)

# Where a card can lie. A card that is not in this game, or not yet, is out.
PLACES = Kind(
    "place",
    [
        "out",
        "deck",
        *[f"hand_{s}" for s in SEATS.words],
        "discard",
        "played",
        "gone",
        *[f"leaving_{s}" for s in SEATS.words],
    ],
    seen_by=[EVERYBODY, NOBODY, *range(SEATS), EVERYBODY, EVERYBODY, EVERYBODY, *range(SEATS)],
)
# A red card is shown when it is drawn, and stays known while it is in a hand (3.27).
RED_PLACES = Kind(
    "place",
    PLACES.words,
    PLACES.names,
    seen_by=[EVERYBODY, NOBODY, *[EVERYBODY] * (SEATS + 3 + SEATS)],
)
OUT, DECK, HAND = 0, 1, 2
DISCARD, PLAYED, GONE = HAND + int(SEATS), HAND + int(SEATS) + 1, HAND + int(SEATS) + 2
LEAVING_HAND = GONE + 1  # on its way from a seat to another; that seat alone knows which it is


# By the event of a card: the steps of a combat on land, and of one at sea, in which it is played (a
# bit each), and by which side: 0 the attacker, 1 the defender, 2 either.
_printed: list[dict[str, str]] = [{}, *_all]


def _steps(where: str) -> Table:
    """``1 2 3`` are three bits."""
    steps = [card.get(where, "").split() for card in _printed]
    return table([sum(1 << int(step) for step in each) for each in steps])


STEPS_OF, STEPS_AT_SEA = _steps("steps"), _steps("at_sea")
SIDE_OF = table([("attacker", "defender", "").index(card.get("by", "")) for card in _printed])


def among(*events: int) -> Table:
    """By the event of a card: is it one of these?"""
    return table([event in events for event in range(EVENTS + 1)])


def by_event(values: dict[int, int], otherwise: int = 0) -> Table:
    """By the event of a card: a number."""
    return table([values.get(event, otherwise) for event in range(EVENTS + 1)])


# 3.19 N°33, 34, ES2: how many come, in an impulse or to a combat.
RECRUITS = by_event({REINFORCED_GARRISON: 2, KINGS_REGIMENT: 3, TLAXCALAN_ALLIANCE: 8})


def _order(k: int) -> list[int]:
    """The order of play that general card k names (3.19.3)."""
    order = [(n + k) % 5 for n in range(5)]
    return order[::-1] if k // 5 % 2 else order


ORDER_OF_CARD = table([_order(k) for k in range(61)])

# The events that work through a land combat, and those that work through a naval one.
_in_combat = [
    SURPRISE_ATTACK, AMBUSH, PIKES_AND_STAKES, HEAVY_HORSE, WAR_DOGS, NATIVE_AUXILIARIES, SAPPERS,
    DOUBLE_SHOT, HOLD_THE_WALLS, WINTER_CAMP, ADMIRALS_SIGNAL, RALLY, ORDERLY_RETREAT, PURSUIT,
    HEROIC_STAND, FIELD_SURGEON, CUT_THEIR_GUNS, FAVOURABLE_WIND, RANSOM, BROKEN_ALLIANCE,
    COUNTER_BATTERY, REQUERIMIENTO, TERCIO_DISCIPLINE, MESTIZO_MILITIA, HURON_CONFEDERATES,
    LINE_AHEAD, BEGGARS_FLEET, NATIVE_ENVOYS, SCORCHED_EARTH, REINFORCED_GARRISON, KINGS_REGIMENT,
    TLAXCALAN_ALLIANCE,
]  # fmt: skip
COMBAT_CARDS = Kind("combat card", [EVENTS.word(e) for e in _in_combat])
WORKS_AS = table([-1, *[_in_combat.index(e) if e in _in_combat else -1 for e in EVENTS.numbers]])
