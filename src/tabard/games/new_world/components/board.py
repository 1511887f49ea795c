"""Land areas, seas, regions, and what joins them (3.4, the map)."""

from __future__ import annotations

import re

from tabard.engine.data import of_ids
from tabard.engine.kinds import Kind, or_none
from tabard.engine.rule import Table, table

from ..book import printed


def named(kind: str, lines: list[dict[str, str]], first: int = 0) -> Kind:
    """The things of a file by their names: ``Valley of Mexico`` is typed ``valley_of_mexico``."""
    names = [line["name"] for line in lines]
    words = [re.sub("[^a-z0-9]+", "_", name.lower().replace("'", "")).strip("_") for name in names]
    return Kind(kind, words, names, first=first)


def together(kind: str, *kinds: Kind, more: dict[str, str] | None = None) -> Kind:
    """The things of several kinds, one kind after another, and what else there is, by its name."""
    pairs = [pair for k in kinds for pair in zip(k.words, k.names, strict=True)]
    return Kind(kind, *zip(*pairs, *(more or {}).items(), strict=True))


def part_of(whole: Kind, kind: str, start: int, end: int, first: int = 0) -> Kind:
    """Some of the things of a kind, counted anew from ``first``."""
    words, names = whole.words[start:end], whole.names[start:end]
    return Kind(kind, words, names, first=first, ones=whole.ones)


_areas, _seas, _regions = printed("areas"), printed("seas"), printed("regions")

AREAS = named("area", _areas)
SEAS = named("sea", _seas)
REGIONS = of_ids("region", _regions)
NORTH, EAST, GULF, MESO, ANTILLES, TIERRA, BRAZIL, SOUTH, ANDES = REGIONS.numbers
AREA_OR_NONE = or_none(AREAS)
NO_AREA = int(AREAS)  # the last value of AREA_OR_NONE
NO_REGION = int(REGIONS)
REGION_OR_NONE = or_none(REGIONS)

# Where a fleet can be: an area, a sea, or the home base of its nation; or not bought yet.
FIRST_SEA = int(AREAS)
HOME = int(AREAS) + int(SEAS)
POOL = HOME + 1
SPOTS = together("spot", AREAS, SEAS, more={"home": "the home base", "pool": "the pool"})
TO_SEA = part_of(SPOTS, "spot", 0, POOL)  # where a fleet can sail to

_code = {a["id"]: n for n, a in enumerate(_areas)}
_sea_code = {s["id"]: FIRST_SEA + n for n, s in enumerate(_seas)}


def area(code: str) -> int:
    """The area that the book calls by these three letters."""
    return _code[code]


def sea(code: str) -> int:
    """The sea that the book calls by these three letters."""
    return _sea_code[code]


# 3.4.2, 3.4.3: what is printed in an area.
COASTAL, ISLAND, INLAND = range(3)
KIND_OF_AREA = table([("coastal", "island", "inland").index(a["kind"]) for a in _areas])
TERRAINS = Kind("terrain", ["plains", "forest", "jungle", "swamp", "mountain", "desert", "arctic"])
PLAINS, FOREST, JUNGLE, SWAMP, MOUNTAIN, DESERT, ARCTIC = TERRAINS.numbers
TERRAIN = table([TERRAINS.words.index(a["terrain"]) for a in _areas])
ARABLE = table([int(a["arable"]) for a in _areas])
MARKERS_PRINTED = table([int(a["markers"]) for a in _areas])
CUPS = Kind("cup", ["north", "tropic"])
CUP = table([CUPS.words.index(a["cup"]) for a in _areas])
REGION = table([REGIONS.words.index(a["region"]) for a in _areas])
PEOPLES = tuple(a["people"] for a in _areas)
CODES = tuple(a["id"].upper() for a in _areas)
LOCATIONS = Kind(
    "location",
    ["none", "tribe", "city", "kingdom", "capital"],
    ["no location", "a tribe", "a city", "a kingdom", "a capital"],
)
NO_LOCATION, TRIBE, CITY, KINGDOM, CAPITAL = LOCATIONS.numbers
PRINTED_LOCATION = table([LOCATIONS.words.index(a["location"]) for a in _areas])
AREAS_IN_REGION = table([sum(a["region"] == r for a in _areas) for r in REGIONS.words])

# 3.4.6, 3.4.13: seas that nobody sails in the first period.
WCA, EPN, EPS, CHN = sea("wca"), sea("epn"), sea("eps"), sea("chn")
_CLOSED_AT_FIRST = (CHN, EPS, EPN)
CLOSED_AT_FIRST = table([FIRST_SEA + n in _CLOSED_AT_FIRST for n in range(SEAS)])
PANAMA, NICARAGUA, PATAGONIA = area("pan"), area("nic"), area("pat")


def _land() -> Table:
    """Which areas a land edge joins (3.4.5)."""
    joined = [[0] * AREAS for _ in range(AREAS)]
    for edge in printed("land_edges"):
        a, b = area(edge["area"]), area(edge["other"])
        joined[a][b] = joined[b][a] = 1
    return table(joined)


# 3.4.11: a way by sea is open to all, or it lies in the Pacific (or at Cape Horn); the isthmus has
# both.
BY_ATLANTIC, BY_PACIFIC = 1, 2


def _by_sea() -> Table:
    """The ways by sea between areas and seas, as bits (3.4.7, 3.4.8, 3.4.9)."""
    ways = [[0] * HOME for _ in range(HOME)]

    def join(a: int, b: int, pacific: bool) -> None:
        bit = BY_PACIFIC if pacific else BY_ATLANTIC
        ways[a][b] |= bit
        ways[b][a] |= bit

    for edge in printed("sea_edges"):
        a, b = sea(edge["sea"]), sea(edge["other"])
        join(a, b, a in _CLOSED_AT_FIRST or b in _CLOSED_AT_FIRST)
    for edge in printed("coasts"):
        join(area(edge["area"]), sea(edge["sea"]), sea(edge["sea"]) in _CLOSED_AT_FIRST)
    for edge in printed("inshore_edges"):
        a, b, by = area(edge["area"]), area(edge["other"]), sea(edge["sea"])
        join(a, b, by in _CLOSED_AT_FIRST)
    return table(ways)


def _lists(joined: Table, width: int) -> Table:
    """The neighbours of each, in table order, then -1."""
    lists = [[n for n in range(len(row)) if row[n]] for row in joined]
    width = max(width, 1 + max(len(n) for n in lists))
    return table([[*n, *[-1] * (width - len(n))] for n in lists])


BY_LAND = _land()
BY_SEA = _by_sea()
LAND_NEIGHBOURS = _lists(BY_LAND, 11)
SEA_NEIGHBOURS = _lists(BY_SEA, 12)
MOST_BY_LAND = len(LAND_NEIGHBOURS[0])
MOST_BY_SEA = len(SEA_NEIGHBOURS[0])
# 3.1.11: for modifiers and for card ES3 a land edge or an inshore edge.
NEAR = table([[int(BY_LAND[a][b] or BY_SEA[a][b] > 0) for b in range(AREAS)] for a in range(AREAS)])
TWO_SHORES = table([a in (PANAMA, NICARAGUA) for a in range(AREAS)])
BORDERS_PACIFIC = table([bool(BY_SEA[a][EPN] or BY_SEA[a][EPS]) for a in range(AREAS)])

# 3.10.14: movement points for entering.
LAND_POINTS = table([(2, 3, 4, 4, 4, 3, 4)[TERRAIN[a]] for a in range(AREAS)])
COAST_POINTS, SEA_POINTS = 2, 5
