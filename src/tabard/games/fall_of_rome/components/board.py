"""The board: tribes, cities, roads, migration routes and tracks (3.1 to 3.4, 3.10)."""

from __future__ import annotations

from tabard.engine.data import of_ids, steps_apart
from tabard.engine.kinds import Kind
from tabard.engine.rule import Table, table

from ..book import printed

# --- tribes (3.1) and cities (3.2) --------------------------------------------------------------
_tribes = printed("tribes")
TRIBES = of_ids("tribe", _tribes)
TRIBE_LETTERS = tuple(t["letter"] for t in _tribes)
TRIBE_COLOURS = tuple(t["colour"] for t in _tribes)
CUBES = table([int(t["cubes"]) for t in _tribes])
CARDS_TO_ALLY = table([int(t["cards_to_ally"]) for t in _tribes])

_cities = printed("cities")
CITIES = of_ids("city", _cities)
ROMA, NOWHERE = 0, -1
CITY_OR_NONE = Kind("city", [*CITIES.words, "none"], [*CITIES.names, "the supply"])  # of a fort
CITY_OR_NOWHERE = Kind("city", ["nowhere", *CITIES.words], ["nowhere", *CITIES.names], first=-1)
NO_CITY = int(CITIES)  # the last value of CITY_OR_NONE
SHORT_NAMES = tuple(c["short"] for c in _cities)
PORT = table([c["port"] == "yes" for c in _cities])
DAYS = table([int(c["days"]) for c in _cities])


# --- roads (3.3) and migration routes (3.4) -----------------------------------------------------
def _roads() -> Table:
    """Which cities a road joins (3.3)."""
    joined = [[0] * CITIES for _ in range(CITIES)]
    for road in printed("roads"):
        a, b = CITIES[road["city"]], CITIES[road["other"]]
        joined[a][b] = joined[b][a] = 1
    return table(joined)


ROAD = _roads()
DISTANCE = steps_apart(ROAD)


def _neighbours() -> Table:
    """The neighbours of each city in alphabetical order, then NOWHERE (3.3)."""
    names = sorted(range(CITIES), key=lambda city: CITIES.names[city])
    lists = [[n for n in names if ROAD[city][n]] for city in range(CITIES)]
    width = 1 + max(len(n) for n in lists)
    return table([[*n, *[NOWHERE] * (width - len(n))] for n in lists])


NEIGHBOURS = _neighbours()
SUPPLY, OFF_ROUTE = -1, -2  # a previous stop that is no city


def _routes() -> Table:
    """The previous stop of each city on each tribe's route (3.4)."""
    previous = [[OFF_ROUTE] * CITIES for _ in range(TRIBES)]
    for stop in printed("migration"):
        come = SUPPLY if stop["comes_from"] == "supply" else CITIES[stop["comes_from"]]
        previous[TRIBES[stop["tribe"]]][CITIES[stop["city"]]] = come
    return table(previous)


PREVIOUS_STOP = _routes()

# --- tracks (3.10) ------------------------------------------------------------------------------
_tracks = printed("tracks")
RECRUITMENT_RATE = table([int(t["recruit"]) for t in _tracks])
INVASION_RATE = table([int(t["invade"]) for t in _tracks])
LAST_RATE = len(_tracks) - 1
LAST_DECLINE = 8
# Places for the cities that fall to one card: each fall moves the decline marker, so there are
# never more of them than spaces; behind the last one NOWHERE ends the queue.
QUEUE_OF_FALLEN = LAST_DECLINE + 1

FULL = 3  # cubes of one colour that a city holds (58)
