"""The board: provinces, cities and roads (4.2 to 4.4)."""

from __future__ import annotations

from tabard.engine.data import of_ids, steps_apart
from tabard.engine.kinds import Kind, or_none
from tabard.engine.rule import Table, table

from ..book import printed

# --- provinces and cities (4.2) -----------------------------------------------------------------
_provinces, _cities = printed("provinces"), printed("cities")
PROVINCES = of_ids("province", _provinces)
CITIES = of_ids("city", _cities)
PROVINCE_OR_NONE = or_none(PROVINCES)
CITY_OR_NONE = Kind("city", [*CITIES.words, "none"], [*CITIES.names, "no city"])
NO_PROVINCE, NO_CITY = int(PROVINCES), int(CITIES)
PARIS = CITIES["paris"]
SHORT_NAMES = tuple(c["short"] for c in _cities)
SHORT_PROVINCES = tuple(p["short"] for p in _provinces)
POINTS = table([int(p["points"]) for p in _provinces])
PORT = table([c["port"] == "yes" for c in _cities])
PROVINCE_OF = table([PROVINCES[c["province"]] for c in _cities])
MOUNTAIN = table([_provinces[PROVINCE_OF[c]]["mountain"] == "yes" for c in range(CITIES)])
PLACES_ON_MAP = tuple((float(c["lon"]), float(c["lat"])) for c in _cities)


# --- roads (4.3) --------------------------------------------------------------------------------
def _roads() -> Table:
    """Which cities a road joins (4.3)."""
    joined = [[0] * CITIES for _ in range(CITIES)]
    for road in printed("roads"):
        a, b = CITIES[road["city"]], CITIES[road["other"]]
        joined[a][b] = joined[b][a] = 1
    return table(joined)


ROAD = _roads()


def _neighbours() -> Table:
    """The neighbours of each city in city order, then NO_CITY (4.4)."""
    lists = [[n for n in range(CITIES) if ROAD[city][n]] for city in range(CITIES)]
    width = 1 + max(len(n) for n in lists)
    return table([[*n, *[NO_CITY] * (width - len(n))] for n in lists])


def _borders() -> Table:
    """Which provinces a road joins; each is joined to itself (88, as an option)."""
    joined = [[int(a == b) for b in range(PROVINCES)] for a in range(PROVINCES)]
    for a in range(CITIES):
        for b in range(CITIES):
            if ROAD[a][b]:
                joined[PROVINCE_OF[a]][PROVINCE_OF[b]] = 1
    return table(joined)


NEIGHBOURS = _neighbours()
DISTANCE = steps_apart(ROAD)
BORDERS = _borders()
