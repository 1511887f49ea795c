"""Colonies, and what is built in them: works and improvements (3.7, 3.11.8, 3.11.9)."""

from __future__ import annotations

from tabard.engine.data import of_ids
from tabard.engine.kinds import Kind
from tabard.engine.rule import table

from ..book import printed

_colonies = printed("colonies")

COLONIES = Kind(
    "colony",
    ["none", *[c["id"] for c in _colonies]],
    ["no colony", *[c["name"].lower() for c in _colonies]],
)
NO_COLONY, SETTLEMENT, VILLAGE, TOWN, METROPOLIS = COLONIES.numbers
COLONY_PERIOD = table([0, *[int(c["period"]) for c in _colonies]])
COLONY_POINTS = table([0, *[int(c["points"]) for c in _colonies]])
COLONY_GLORY = table([0, *[int(c["glory"]) for c in _colonies]])
COLONY_INCOME = table([0, *[int(c["income"]) for c in _colonies]])
COLONY_TARGET = table([0, 9, 8, 7, 6])
GARRISON = table([0, 1, 2, 4, 6])
REGIMENTS_IN = table([0, 1, 1, 2, 2])
MOST_IN_REGIMENT = 8
ACREAGE_POINTS, ACREAGE_TARGET, ACREAGE_GLORY = 10, 9, 1

# 3.11.8, 3.11.9: works and improvements.
_works, _improvements = printed("works"), printed("improvements")
WORKS = of_ids("work", _works, 1)
PALISADE, FORT, FORTRESS, CITADEL, PORT, NAVAL_BASE = WORKS.numbers
WORK_TARGET = table([0, *[int(w["target"]) for w in _works]])
WORK_POINTS = table([0, *[int(w["points"]) for w in _works]])
WORK_GLORY = table([0, *[int(w["glory"]) for w in _works]])
WORK_COLONY = table([0, *[COLONIES.words.index(w["colony"]) for w in _works]])
IMPROVEMENTS = of_ids("improvement", _improvements)
PATHWAY, ROAD, FARM_YARD, CHURCH, SCHOOL, WAREHOUSE, BANK, RESIDENCE = IMPROVEMENTS.numbers
IMPROVEMENT_POINTS = table([int(w["points"]) for w in _improvements])
IMPROVEMENT_GLORY = table([int(w["glory"]) for w in _improvements])
IMPROVEMENT_COLONY = table([COLONIES.words.index(w["colony"]) for w in _improvements])
