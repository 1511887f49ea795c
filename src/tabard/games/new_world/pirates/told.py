"""What is told of pirates."""

from __future__ import annotations

from tabard.engine.words import _

from ..components import SO_MANY_DUCATS, SO_MANY_HAVENS
from ..components.map import AREAS, SPOTS
from ..components.nations import ALL_FLEETS, NATIONS
from ..components.units import SHIPS
from ..told import TOLD

_told = TOLD.add

HAVEN_HIDDEN = _told(
    "haven_hidden", "3.17.8", _("Pirates have {count} now."), weight=1, count=SO_MANY_HAVENS
)
HAVEN_FOUND = _told(
    "haven_found", "3.17.8", _("A pirate haven lies in {area}."), weight=1, area=AREAS
)
NO_PIRATES_FOUND = _told("no_haven", "3.17.8", _("No pirates hide in {area}."), area=AREAS)
PIRATE_SHIP_MADE = _told(
    "pirate_ship", "3.17.9", _("Pirates in {area} get {ship}."), area=AREAS, ship=SHIPS
)
PIRATES_JOINED = _told("pirates_join", "3.17.9", _("Pirates join in {spot}."), spot=SPOTS)
PIRATES_SAIL = _told(
    "pirates_sail", "3.17.9", _("{fleet} sails from {here} to {spot}."),
    fleet=ALL_FLEETS, here=SPOTS, spot=SPOTS,
)  # fmt: skip
SACKED = _told("sacked", "3.17.9", _("Pirates sack {area}."), weight=2, area=AREAS)
HAVEN_LOOTED = _told(
    "haven_looted", "3.17.10", _("{nation} finds {ducats} there."),
    nation=NATIONS, ducats=SO_MANY_DUCATS,
)  # fmt: skip
SMOKED_OUT = _told(
    "smoked_out", "3.17.10", _("{nation} smokes out the haven in {area}."), weight=1,
    nation=NATIONS, area=AREAS,
)  # fmt: skip
