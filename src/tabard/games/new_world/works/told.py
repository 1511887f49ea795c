"""What is told of works, improvements and missions."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER
from tabard.engine.words import _, n_

from ..components import SO_MANY_DUCATS
from ..components.map import AREAS
from ..components.nations import NATIONS
from ..components.units import IMPROVEMENTS, WORKS
from ..told import TOLD

_told = TOLD.add

WORK_BUILT = _told(
    "work", "3.11.8", _("{nation} builds a {work} in {area}."), weight=1,
    nation=NATIONS, work=WORKS, area=AREAS,
)  # fmt: skip
IMPROVED = _told(
    "improved", "3.11.9", _("{nation} builds a {what} in {area}."),
    nation=NATIONS, what=IMPROVEMENTS, area=AREAS,
)  # fmt: skip
MISSION_FOUNDED = _told(
    "mission", "3.11.10", _("{nation} founds a mission in {area}."), nation=NATIONS, area=AREAS
)
INCOME_STORED = _told(
    "stored",
    "3.20.4",
    _("The bank of {area} takes in {ducats}."),
    area=AREAS,
    ducats=SO_MANY_DUCATS,
)
CONVERTED = _told(
    "converted", "3.20.6", n_(
        "{missions} mission wins souls for {nation}.",
        "{missions} missions win souls for {nation}.",
        "missions",
    ),
    missions=NUMBER, nation=NATIONS,
)  # fmt: skip
