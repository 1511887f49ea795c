"""Chapter "Components" (3.1 to 3.6, 4.2 to 4.5): reads data/ into named things and tables."""

from __future__ import annotations

from itertools import product
from pathlib import Path

from tabard.engine.data import read_lines, read_rule_book, steps_apart
from tabard.engine.kinds import EVERYBODY, NOBODY, SEATS, Kind, numbers, or_none, so_many, upto
from tabard.engine.rule import Table, table
from tabard.engine.words import n_

_DATA = Path(__file__).parent / "data"
RULES = read_rule_book(_DATA / "rules.toml")


def _read(name: str) -> list[dict[str, str]]:
    """One printed thing a line."""
    return read_lines(_DATA / f"{name}.csv")


def _kind(kind: str, lines: list[dict[str, str]]) -> Kind:
    return Kind(kind, [x["id"] for x in lines], [x["name"] for x in lines])


_cities, _provinces, _factions = _read("cities"), _read("provinces"), _read("factions")
_cards, _events, _powers, _prices = (
    _read("cards"),
    _read("events"),
    _read("powers"),
    _read("prices"),
)

# --- provinces and cities (4.2) -----------------------------------------------------------------
PROVINCES = _kind("province", _provinces)
CITIES = _kind("city", _cities)
PROVINCE_OR_NONE, CITY_OR_NONE = or_none(PROVINCES), or_none(CITIES)
NO_PROVINCE, NO_CITY = int(PROVINCES), int(CITIES)
PARIS = CITIES.words.index("paris")
SHORT_NAMES = tuple(c["short"] for c in _cities)
SHORT_PROVINCES = tuple(p["short"] for p in _provinces)
POINTS = table([int(p["points"]) for p in _provinces])
PORT = table([c["port"] == "yes" for c in _cities])
PROVINCE_OF = table([PROVINCES.words.index(c["province"]) for c in _cities])
MOUNTAIN = table([_provinces[PROVINCE_OF[c]]["mountain"] == "yes" for c in range(CITIES)])
PLACES_ON_MAP = tuple((float(c["lon"]), float(c["lat"])) for c in _cities)


def _city(word: str) -> int:
    return CITIES.words.index(word)


# --- roads (4.3) --------------------------------------------------------------------------------
def _roads() -> Table:
    """4.3: which cities a road joins."""
    joined = [[0] * CITIES for _ in range(CITIES)]
    for road in _read("roads"):
        a, b = _city(road["city"]), _city(road["other"])
        joined[a][b] = joined[b][a] = 1
    return table(joined)


ROAD = _roads()


def _neighbours() -> Table:
    """4.4: the neighbours of each city in city order, then NO_CITY."""
    lists = [[n for n in range(CITIES) if ROAD[city][n]] for city in range(CITIES)]
    width = 1 + max(len(n) for n in lists)
    return table([[*n, *[NO_CITY] * (width - len(n))] for n in lists])


def _borders() -> Table:
    """88, as an option: which provinces a road joins; each is joined to itself."""
    joined = [[int(a == b) for b in range(PROVINCES)] for a in range(PROVINCES)]
    for a in range(CITIES):
        for b in range(CITIES):
            if ROAD[a][b]:
                joined[PROVINCE_OF[a]][PROVINCE_OF[b]] = 1
    return table(joined)


NEIGHBOURS = _neighbours()
DISTANCE = steps_apart(ROAD)
BORDERS = _borders()

# --- factions, heroes, start cities (3.4, 4.5) --------------------------------------------------
FACTIONS = _kind("faction", _factions)
FACTION_OR_NONE = or_none(FACTIONS)
NO_FACTION = int(FACTIONS)
HEROES = Kind("hero", [f["id"] for f in _factions], [f["hero"] for f in _factions])
FACTION_LETTERS = tuple(f["letter"] for f in _factions)
FACTION_COLOURS = tuple(f["colour"] for f in _factions)
FIXED_START = table([_city(f["start"]) for f in _factions])
FIRST_CHOICE = table([_city(f["choice"]) for f in _factions])
SECOND_CHOICE = table([_city(f["other_choice"]) for f in _factions])
NAVARRE = FACTIONS.words.index("navarre")
CAEN, CALAIS, CARCASSONNE = _city("caen"), _city("calais"), _city("carcassonne")

# --- combat cards (3.2, 3.3) --------------------------------------------------------------------
CARDS = _kind("card", _cards)
LADDERS, RAM, SIEGE_TOWER, CANNON, ENGINEER, TRAITOR, RETREAT, SIGN_OF_GOD, AMBASSADOR, PLUNDER = (
    CARDS.numbers
)
COPIES = table([int(c["copies"]) for c in _cards])
VALUE = table([int(c["value"]) for c in _cards])
ALL_CARDS = sum(COPIES)
_yellow = [c for c in _cards if c["colour"] == "yellow"]
YELLOW = _kind("yellow card", _yellow)
YELLOW_OR_NONE = or_none(YELLOW)
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

# Where cards lie: the pile has no order; a hand is seen by its holder alone.
HOLDERS = Kind(
    "holder",
    ["pile", "discards", *(f"hand_{s}" for s in SEATS.words), *(f"used_{s}" for s in SEATS.words)],
    seen_by=[NOBODY, EVERYBODY, *range(SEATS), *([EVERYBODY] * SEATS)],
)
PILE, DISCARDS, HAND = 0, 1, 2  # a seat's hand is HAND + seat
USED = HAND + int(SEATS)  # a seat's used cards are USED + seat

# --- event markers and foreign powers (3.5, 3.6) ------------------------------------------------
MARKERS = _kind("marker", _events)
(UPRISING, PLAGUE, FAMINE, FREE_COMPANIES, RIDE, TREATY, TRUCE, PAPAL_INTERVENTION,
 NAVAL_BATTLE) = MARKERS.numbers  # fmt: skip
MARKER_COPIES = table([int(e["copies"]) for e in _events])
POWERS = _kind("power", _powers)
POWER_OR_NONE = or_none(POWERS)
NO_POWER = int(POWERS)
BY_SEA = table([p["by_sea"] == "yes" for p in _powers])
ENTRY = table([[_city(p[f"entry_{face}"]) for face in range(1, 7)] for p in _powers])

# --- prices, supplies, limits (3.1, rules 9, 49 to 53) ------------------------------------------
CARD_PRICE = int(_prices[0]["card"])
CASTLE_PRICE = table([0, 0, *(int(p["castle"]) for p in _prices)])  # by the number of players
FORTRESS_PRICE = table([0, 0, *(int(p["fortress"]) for p in _prices)])
GARRISONS, INFLUENCE_EACH, CASTLES, FORTRESSES, PLUNDER_MARKERS = 20, 6, 20, 10, 10
GARRISON_LEVEL, CASTLE_LEVEL, FORTRESS_LEVEL = 2, 4, 6
STEP = 2  # from each of them to the next
HAND_LIMIT = 12
MOST_INFLUENCE = 5  # in one fight
MOST_COINS = 20  # in one offer
LAST_ROUND = 10
FACES = numbers(1, 6)
INFLUENCE = upto(MOST_INFLUENCE)

# --- what else is named -------------------------------------------------------------------------
STATUSES = Kind("status", ["undecided", "war", "peace"])
WAR, PEACE = 1, 2
VOTES = Kind("vote", ["war", "peace"], first=1)
WAYS = Kind("way", ["road", "sea", "ride"])
BY_ROAD, BY_LANDING, BY_RIDE = WAYS.numbers
REASONS = Kind(
    "reason",
    ["none", "for_attacking", "for_sparing_city", "for_sparing_me"],
    ["nothing said", "for attacking", "for not attacking", "for not attacking the other side"],
)
NO_REASON, FOR_ATTACKING, FOR_SPARING_CITY, FOR_SPARING_ME = REASONS.numbers
# Coins of an offer: what the one who offers pays, nothing, or what he asks. Value 20 is no coins.
COINS = Kind(
    "coins",
    [*(f"pay_{n}" for n in range(MOST_COINS, 0, -1)), "no_coins",
     *(f"ask_{n}" for n in range(1, MOST_COINS + 1))],
    [*(f"pay {n}" for n in range(MOST_COINS, 0, -1)), "no coins",
     *(f"ask {n}" for n in range(1, MOST_COINS + 1))],
)  # fmt: skip
NO_COINS = MOST_COINS
# What final scores are compared by: the first difference decides (133).
COMPARED = Kind("comparison", ["score", "fortresses", "provinces", "castles", "coins"])
SCORE, FORTRESSES_HELD, PROVINCES_HELD, CASTLES_HELD, COINS_HELD = COMPARED.numbers

# Numbers of things, as sentences say them.
SO_MANY_COINS = so_many(n_("{count} coin", "{count} coins", "count"))
SO_MANY_ROADS = so_many(n_("{count} road", "{count} roads", "count"))
SO_MANY_INFLUENCE_POINTS = so_many(
    n_("{count} influence point", "{count} influence points", "count")
)
