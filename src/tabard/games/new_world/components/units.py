"""Units, ships, what can be carried (3.6)."""

from __future__ import annotations

from tabard.engine.kinds import Kind, numbers
from tabard.engine.rule import Table, table

from ..book import printed
from . import goods
from .board import part_of

_units = printed("units")

ONES = {
    "royal guards": "royal guard",
    "native allies": "native ally",
    "settlers": "settler",
    "build points": "build point",
    "ducats": "ducat",
    **goods.ONES,
}
# What a holder holds (3.6, 3.12): units, settlers, build points, ducats, goods.
CARGO = Kind(
    "cargo",
    ["infantry", "cavalry", "artillery", "guards", "native_allies", "settlers", "build_points",
     "ducats", *goods.GOODS.words],
    ["infantry", "cavalry", "artillery", "royal guards", "native allies", "settlers",
     "build points", "ducats", *goods.GOODS.names],
    ones=ONES,
)  # fmt: skip
INF, CAV, ART, GINF, ALLIES, SETTLERS, POINTS, DUCATS = range(8)
FIRST_GOOD = 8
UNITS = 4  # kinds of military units proper
PROPER_UNITS = part_of(CARGO, "unit", 0, UNITS)
MILITARY = part_of(CARGO, "unit", 0, UNITS + 1)
BUILDABLE = part_of(CARGO, "unit", 0, SETTLERS + 1)
_by_id = {u["id"]: u for u in _units}
_carried = ("inf", "cav", "art", "ginf", "n_inf", "set")
UNIT_POINTS = table([int(_by_id[u]["points"]) for u in _carried])
UNIT_UPKEEP = table([int(_by_id[u]["upkeep"]) for u in _carried])
ROOM = table([1, 2, 2, 1, 0, 1, 0, 0, *[1] * goods.GOODS])  # transport capacity
POINTS_TO_A_ROOM = 5  # of build points
COUNTERS = table([40, 20, 12, 3, 999, 24])  # 3.6.7: there are no more of each, a nation
AMOUNT = numbers(1, 20)
MOST_DUCATS = 9999  # 3.28: with one holder
WITHOUT_END = 9999  # as much as anybody can have of what has no limit

# Those who fight on land: the four units, then natives and pirates, then leaders.
FIGHTERS = Kind(
    "fighter",
    ["infantry", "cavalry", "artillery", "guards", "native_infantry", "native_cavalry",
     "imperial_infantry", "imperial_cavalry", "pirates", "native_leader", "leader"],
    ["infantry", "cavalry", "artillery", "royal guards", "native infantry", "native cavalry",
     "imperial infantry", "imperial cavalry", "pirates", "native leader", "leader"],
    ones={"royal guards": ONES["royal guards"], "pirates": "pirate"},
)  # fmt: skip
N_INF, N_CAV, I_INF, I_CAV, P_INF, NATIVE_LEADER, LEADER = range(4, 11)
APART = part_of(FIGHTERS, "fighter", 0, LEADER)
_fighting = ("inf", "cav", "art", "ginf", "n_inf", "n_cav", "i_inf", "i_cav", "p_inf")
FIGHTER_ATTACK = table([*[int(_by_id[u]["attack"]) for u in _fighting], 2])
FIGHTER_DEFENCE = table([*[int(_by_id[u]["defence"]) for u in _fighting], 2])
IS_CAVALRY = table([0, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0])
IS_NATIVE = table([0, 0, 0, 0, 1, 1, 1, 1, 0, 1, 0])
NATIVE_KINDS = part_of(FIGHTERS, "natives", 4, 8)
FIRST_NATIVE = N_INF
# 3.15.1: native armies are filled from the last of these to the first, so who leaves in this order
# leaves the others where they are; 3.6.7: in this order goes what is too much.
CHEAPEST_NATIVES = table([N_INF, I_INF, N_CAV, I_CAV])
ARMIES = 4  # 3.6.7: in an area

# 3.6.4: ships, each in up to three states: sound; damaged; and a ship of the line that one hit has
# not damaged yet.
_ships = printed("ships")
SHIP_TYPES = Kind("ship", [s["id"] for s in _ships], [s["name"] for s in _ships])
(
    NAO, FLUYT, CARAVEL, GALLEON, BRIGANTINE, WAR_CARRACK, WAR_FRIGATE, SHIP_OF_THE_LINE, FLAGSHIP,
    SLOOP, BRIG, CORSAIR, MAN_OF_WAR,
) = SHIP_TYPES.numbers  # fmt: skip
TYPES = int(SHIP_TYPES)
_lines = [n for n in range(TYPES) if _ships[n]["class"] == "l"]
_states = [(n, 0) for n in range(TYPES)] + [(n, 2) for n in range(TYPES)] + [(n, 1) for n in _lines]
SHIPS = Kind(
    "ship",
    [_ships[n]["id"] + ("", "_hit", "_damaged")[hits] for n, hits in _states],
    [("", "hit ", "damaged ")[hits] + _ships[n]["name"] for n, hits in _states],
)
SUNK = -1
SHIP_TYPE = table([n for n, _hits in _states])
DAMAGED = table([hits == 2 for _n, hits in _states])


def _halved(factor: str) -> Table:
    """A factor of each ship; half of it where it is damaged (3.6.5)."""
    return table([int(_ships[n][factor]) // (2 if hits == 2 else 1) for n, hits in _states])


SHIP_ATTACK, SHIP_DEFENCE, SHIP_POINTS = _halved("attack"), _halved("defence"), _halved("points")
SHIP_ROOM = table([int(_ships[n]["room"]) for n, _hits in _states])
SHIP_COST = table([int(_ships[n]["cost"]) for n, _hits in _states])
SHIP_UPKEEP = table([int(_ships[n]["upkeep"]) for n, _hits in _states])
SHIP_CLASSES = Kind("class", ["t", "c", "e", "l", "p"])
SHIP_CLASS = table([SHIP_CLASSES.words.index(_ships[n]["class"]) for n, _hits in _states])
CLASS_T, CLASS_C, CLASS_E, CLASS_L, CLASS_P = SHIP_CLASSES.numbers


def _after_a_hit(state: tuple[int, int]) -> int:
    n, hits = state
    worse = (n, {0: 1 if n in _lines else 2, 1: 2, 2: 3}[hits])
    return _states.index(worse) if worse in _states else SUNK


# In which order ships are looked for, by what they cost.
_price = [int(_ships[n]["cost"]) for n, _hits in _states]
_orders = (
    lambda ship: _price[ship],
    lambda ship: -_price[ship],
    lambda ship: (DAMAGED[ship], _price[ship]),
    lambda ship: (-DAMAGED[ship], _price[ship]),
    lambda ship: (-DAMAGED[ship], -_price[ship]),
)
SHIPS_BY = table([sorted(SHIPS.numbers, key=order) for order in _orders])
CHEAPEST, DEAREST, CHEAPEST_SOUND, CHEAPEST_DAMAGED, DEAREST_DAMAGED = range(len(_orders))
AFTER_A_HIT = table([_after_a_hit(state) for state in _states])
MOST_SHIPS, SHIPS_OF_A_NATION = 8, 30
# 3.3, 3.6.4: from which period a nation builds a ship; its special one a period earlier.
SHIP_PERIOD = table(
    [
        [int(s["period"]) - (s["special"] == n) for s in _ships]
        for n in ("es", "pt", "fr", "en", "nl")
    ]
)
