"""Locations, exploration markers, goods, advisors, awards (3.8, 3.12, 3.18 and 3.20)."""

from __future__ import annotations

from tabard.engine.data import of_ids
from tabard.engine.kinds import EVERYBODY, NOBODY, SEATS, Kind, or_none
from tabard.engine.rule import table

from ..book import printed
from . import nations

_markers, _locations = printed("markers"), printed("locations")

# 3.12: what an exploration marker shows. A mine that is exhausted is another marker.
_mines = [m for m in _markers if m["kind"] == "mine"]
MARKERS = Kind(
    "marker",
    [*[m["id"] for m in _markers], *[f"depleted_{m['id']}" for m in _mines], "none"],
    [*[m["name"] for m in _markers], *[f"depleted {m['name']}" for m in _mines], "no marker"],
)
ONES = {"furs": "fur", "hides": "hide", "pearls": "pearl", "gems": "gem"}
GOODS = Kind(
    "good",
    [m["id"].removesuffix("_mine") for m in _markers[:-1]],
    [m["name"].removesuffix(" mine").lower() for m in _markers[:-1]],
    ones=ONES,
)
FISH, FURS, TIMBER, SALT, HIDES = 0, 1, 2, 3, 4
TOBACCO, COTTON, SUGAR, INDIGO, COCOA, DYEWOOD, PEARLS, SILVER, GOLD, GEMS, NOTHING = range(5, 16)
FIRST_DEPLETED, NO_MARKER = 16, 19
DRAWN_MARKERS = Kind("marker", MARKERS.words[:FIRST_DEPLETED], MARKERS.names[:FIRST_DEPLETED])
MARKER_KINDS = Kind("kind of marker", ["shore", "trap", "wood", "herd", "farm", "mine", "none"])
SHORE, TRAP, WOOD, HERD, FARM, MINE, IDLE = MARKER_KINDS.numbers
MARKER_KIND = table(
    [*[MARKER_KINDS.words.index(m["kind"]) for m in _markers], IDLE, IDLE, IDLE, IDLE]
)
IN_CUP = table([[int(m["north"]) for m in _markers], [int(m["tropic"]) for m in _markers]])
# A depleted mine came out of the cup as a mine.
DRAWN_AS = table([*range(16), SILVER, GOLD, GEMS, NO_MARKER])
PRICE = table([int(m["price"]) for m in _markers])
LOWEST_PRICE, HIGHEST_PRICE = 4, 60  # 3.28
FARM_GOODS = Kind(
    "farm good", GOODS.words[TOBACCO:DYEWOOD], GOODS.names[TOBACCO:DYEWOOD], first=TOBACCO
)
MARKER_SLOTS = Kind("slot", ["a", "b", "c"])

# 3.8.1: locations, by their kind (0: none).
RESISTANCE = table([0, *[int(x["resistance"]) for x in _locations]])
RAISED = table([0, *[int(x["raised"]) for x in _locations]])
LOCATION_BONUS = table([0, *[int(x["bonus"]) for x in _locations]])
LOCATION_PENALTY = table([0, *[int(x["penalty"]) for x in _locations]])
TREASURE_DICE = table([0, *[int(x["dice"]) for x in _locations]])
LOCATION_GLORY = table([0, *[int(x["glory"]) for x in _locations]])

# 3.18: advisors, two pieces of each kind. A piece is in the bag, in the eyes of who has drawn it,
# at home, or with an avatar.
_advisors = printed("advisors")
ADVISOR_KINDS = of_ids("advisor", _advisors, 1)
(
    MEDIC, SHIPS_CARPENTER, SCOUT, INTERPRETER, PLANTER, NAVIGATOR, CAVALRY_MASTER, SIEGE_ENGINEER,
    GUNNER, QUARTERMASTER, PRIEST, ALCHEMIST, MERCHANT, SPY, MASTER_BUILDER, DIPLOMAT,
) = ADVISOR_KINDS.numbers  # fmt: skip
ADVISORS = Kind(
    "advisor",
    [f"{a['id']}{n}" for n in ("", "_2") for a in _advisors],
    [a["name"] for _n in range(2) for a in _advisors],
)
ADVISOR_KIND = table([1 + n % int(ADVISOR_KINDS) for n in range(ADVISORS)])
_levels = {"basic": 0, "veteran": 1, "expert": 2}
ADVISOR_LEVEL = table([0, *[_levels[a["level"]] for a in _advisors]])
ADVISOR_PRICE = table([0, *[int(a["ducats"]) for a in _advisors]])
ADVISOR_TEXTS = tuple(a["text"] for a in _advisors)
# The homes and the avatars have the numbers of the holders.
ADVISOR_PLACES = Kind(
    "advisor place",
    [
        *[f"{n}_home" for n in nations.NATIONS.words],
        *nations.AVATARS.words,
        "bag",
        *[f"drawn_{s}" for s in SEATS.words],
        "out",
    ],
    seen_by=[EVERYBODY] * (nations.FIRST_LEADER + nations.AVATARS)
    + [NOBODY, *range(SEATS), EVERYBODY],
)
BAG = nations.FIRST_LEADER + int(nations.AVATARS)
DRAWN = BAG + 1
NOT_IN_GAME = DRAWN + int(SEATS)
ADVISORS_EACH = 2  # of one avatar

# 3.20: awards.
_awards = printed("awards")
AWARDS = of_ids("award", _awards)
AWARD_HOLDERS = Kind(
    "holder of an award",
    [*nations.NATIONS.words, "none", "void"],
    [*nations.NATIONS.names, "nobody", "nobody any more"],
)
AWARD_VOID = int(nations.NATIONS) + 1  # it can no longer be given
AWARD_POINTS = table([int(a["points"]) for a in _awards])
AWARD_LEVEL = table(["BVE".index(a["level"]) for a in _awards])
AWARD_TEXTS = tuple(a["text"] for a in _awards)
(
    LANDFALL, FIRST_SETTLEMENT, ISLANDER, NORTHERN_PILOT, SOUTH_SEA, ROUND_THE_HORN, GREAT_RIVER,
    CONQUEROR_OF_MEXICO, CONQUEROR_OF_PERU, FIRST_TOWN, FIRST_METROPOLIS, REGION_MASTER,
    GREAT_CAPTAIN, PEACEMAKER, VAUBANS_FORERUNNER, CITADEL_AWARD, PIRATE_HUNTER, APOSTLE,
    SILVER_KING, PLANTER_KING, NAVAL_BASE_AWARD, SIEGE_MASTER, TREASURE_FLEET, ROYAL_NAVY,
    FOUNDER_OF_LEARNING, ROYAL_RESIDENCE,
) = AWARDS.numbers  # fmt: skip
# Which locations, seas and goods the demand cards name.
DEMANDS = Kind(
    "demand", ["furs", "fish", "timber", "tobacco", "cotton", "sugar", "indigo", "cocoa", "silver",
               "dyewood"],
)  # fmt: skip
DEMAND_GOOD = table([GOODS.words.index(d) for d in DEMANDS.words])
DEMAND_PLACES = Kind(
    "demand place",
    [*[f"layer_{n}" for n in range(10)], *[f"shown_to_{s}" for s in SEATS.words], "open"],
    seen_by=[*[NOBODY] * 10, *range(SEATS), EVERYBODY],
)
SHOWN_TO, DEMAND_OPEN = 10, 10 + int(SEATS)
FARM_OR_NONE = or_none(FARM_GOODS)
NO_FARM = FARM_OR_NONE.first + int(FARM_GOODS)
HAVENS = Kind(
    "haven", ["none", "searched", "hidden", "known"], seen_by=[NOBODY, EVERYBODY, NOBODY, EVERYBODY]
)
NO_HAVEN, SEARCHED, HIDDEN_HAVEN, KNOWN_HAVEN = HAVENS.numbers
