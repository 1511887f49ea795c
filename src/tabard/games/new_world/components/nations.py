"""3.3 and 3.5: nations, sides, leaders, fleets, and all that can hold something."""

from __future__ import annotations

from tabard.engine.data import of_ids
from tabard.engine.kinds import SEATS, Kind, or_none
from tabard.engine.rule import table
from tabard.engine.words import _, composed

from ..book import printed
from . import board
from .board import named, part_of, sea, together

_nations, _leaders = printed("nations"), printed("leaders")

NATIONS = of_ids("nation", _nations)
ES, PT, FR, EN, NL = NATIONS.numbers
NO_NATION = int(NATIONS)
NATION_OR_NONE = or_none(NATIONS)
NATIVES, PIRATES = 5, 6
SIDES = together("side", NATIONS, more={"natives": "the native army", "pirates": "the pirate band"})
NO_SIDE = int(SIDES)
SIDE_OR_NONE = or_none(SIDES)


def of_each_nation(kind: str, things: dict[str, str] | None = None) -> Kind:
    """What each nation has, nation by nation: things by their names, or one of the kind."""
    each = (things or {kind: kind}).items()
    words = [f"{n}_{word}" for n in NATIONS.words for word, _name in each]
    return Kind(kind, words, [f"{n}: {name}" for n in NATIONS.names for _word, name in each])


NATION_COLOURS = tuple(n["colour"] for n in _nations)
NATION_LETTERS = tuple(n["name"][0] for n in _nations)
START_PRODUCTION = table([int(n["production"]) for n in _nations])
MOST_PRODUCTION = 99  # 3.28
CONTROL_MARKERS = table([int(n["markers"]) for n in _nations])
ZONE_POINTS = table([int(n["zone_points"]) for n in _nations])
HOME_SEA = table(
    [
        [board.FIRST_SEA + s in [sea(x) for x in n["home_seas"].split()] for s in range(board.SEAS)]
        for n in _nations
    ]
)
NO_SEAT = int(SEATS)

# 3.3.3: the ten pairs of nations.
_pairs = [(a, b) for a in range(NATIONS) for b in range(a + 1, NATIONS)]
PAIRS = Kind(
    "pair",
    [f"{NATIONS.word(a)}_{NATIONS.word(b)}" for a, b in _pairs],
    [f"{NATIONS.names[a]} and {NATIONS.names[b]}" for a, b in _pairs],
)
PAIR = table(
    [
        [_pairs.index((min(a, b), max(a, b))) if a != b else -1 for b in range(NATIONS)]
        for a in range(NATIONS)
    ]
)
PAIR_FIRST = table([a for a, _b in _pairs])
PAIR_SECOND = table([b for _a, b in _pairs])
STATUSES = Kind("status", ["neutral", "allied", "hostile"])
NEUTRAL, ALLIED, HOSTILE = STATUSES.numbers

# 3.5.4: leaders.
LEADERS = named("leader", _leaders)
LEADERS_EACH = 6
SKILLS = Kind("skill", ["explorer", "conquistador", "governor", "missionary", "general"])
EXPLORER, CONQUISTADOR, GOVERNOR, MISSIONARY, GENERAL = SKILLS.numbers
LEADER_NATION = table([NATIONS.words.index(x["nation"]) for x in _leaders])
LEADER_SKILL = table([SKILLS.words.index(x["skill"]) for x in _leaders])
LEADER_PERIOD = table([int(x["period"]) for x in _leaders])
LEADER_ATTACK = table([int(x["attack"]) for x in _leaders])
LEADER_DEFENCE = table([int(x["defence"]) for x in _leaders])
LEADER_POINTS = table([int(x["points"]) for x in _leaders])
LEADER_COST = table([int(x["cost"]) for x in _leaders])

# 3.5.3: five fleet markers a nation and one for the treasure; then the pirates' fleets; then the
# yards: ships that lie at home outside any fleet.
FLEETS_EACH = 6
TREASURE_MARKER = 5
_fleets = {f"fleet_{k + 1}": f"fleet {k + 1}" for k in range(5)} | {"treasure": "treasure fleet"}
FLEETS = of_each_nation("fleet", _fleets)
PIRATE_FLEETS = 6
_pirates = {f"pirates_{k + 1}": f"pirate fleet {k + 1}" for k in range(PIRATE_FLEETS)}
PIRATES_BY_NUMBER = Kind("pirate fleet", _pirates, _pirates.values())
FIRST_PIRATE = int(FLEETS)
ALL_FLEETS = together("fleet", FLEETS, PIRATES_BY_NUMBER)
FIRST_YARD = int(ALL_FLEETS)
MOORINGS = together("mooring", ALL_FLEETS, of_each_nation("yard", {"yard": "home yard"}))
MOORING_NATION = table(
    [*[f // FLEETS_EACH for f in range(FLEETS)], *[NO_NATION] * PIRATE_FLEETS, *range(NATIONS)]
)

# Where a leader can be: as a fleet, or aboard one of his nation's.
FIRST_ABOARD = board.POOL + 1
_aboard = [composed(_("aboard {fleet}"), fleet=fleet) for fleet in FLEETS.names]
ABOARD = Kind("fleet", [f"aboard_{w}" for w in FLEETS.words], _aboard)
LEADER_SPOTS = together("leader spot", board.SPOTS, ABOARD)

# Everything that can hold units and goods: home bases, leaders, fleets, colonies, royal regiments.
REGIMENTS_EACH = 6
_regiments = {f"regiment_{k + 1}": f"regiment {k + 1}" for k in range(REGIMENTS_EACH)}
REGIMENTS = of_each_nation("regiment", _regiments)
FIRST_LEADER = int(NATIONS)
FIRST_FLEET = FIRST_LEADER + int(LEADERS)
FIRST_COLONY = FIRST_FLEET + int(FLEETS)
FIRST_REGIMENT = FIRST_COLONY + int(board.AREAS)
HOLDERS = together(
    "holder", of_each_nation("home", {"home": "home base"}), LEADERS, FLEETS, board.AREAS, REGIMENTS
)
# 3.5.1: avatars are holders too, by the same numbers: leaders, then fleets.
AVATARS = part_of(HOLDERS, "avatar", FIRST_LEADER, FIRST_COLONY, first=FIRST_LEADER)
AVATARS_BY_NUMBER = Kind("avatar", AVATARS.words, AVATARS.names)  # counted from 0
# An avatar by its number as a holder, or none; no home base is ever named here.
AVATAR_OR_NOBODY = Kind(
    "number", ["none", *HOLDERS.words[1:FIRST_COLONY]], ["nobody", *HOLDERS.names[1:FIRST_COLONY]]
)
# 3.19 N°56: the card helps nobody, waits for the next voyage, or helps this avatar.
WAITS_OR_HELPS = Kind("number", ["none", "waits", *HOLDERS.words[2:FIRST_COLONY]])
# Where a regiment is: nowhere, in a colony, or aboard a fleet.
REGIMENT_SPOTS = together("regiment spot", board.AREAS, ABOARD, more={"none": "none"})
REGIMENT_ABOARD = int(board.AREAS)
NO_REGIMENT = int(board.AREAS) + int(FLEETS)
HOME = table(range(SIDE_OR_NONE))  # 3.1.13: a home base has its nation's number as a holder
HOLDER_NATION = table(
    [
        *range(NATIONS),
        *LEADER_NATION,
        *[f // FLEETS_EACH for f in range(FLEETS)],
        *[NO_NATION] * board.AREAS,
        *[r // REGIMENTS_EACH for r in range(REGIMENTS)],
    ]
)
