"""What is told of avatars: their movements, their actions, their harvests and their losses."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER
from tabard.engine.words import _, n_

from .components import SO_MANY_BUILD_POINTS, SO_MANY_DUCATS
from .components.goods import DEMANDS, FARM_GOODS, MARKERS
from .components.map import AREAS, SPOTS
from .components.nations import (
    AVATARS,
    FLEETS,
    HOLDERS,
    LEADERS,
    MOORINGS,
    NATIONS,
    REGIMENTS,
)
from .components.units import CARGO, COLONIES, SHIPS
from .state import ACTIONS
from .told import TOLD

_told = TOLD.add

# --- movement -------------------------------------------------------------------------------------
ACTIVATED = _told("activated", "3.10.9", _("{avatar} is activated."), avatar=AVATARS)
SAILED = _told(
    "sailed",
    "3.10.13",
    _("{fleet} sails from {here} to {there}."),
    fleet=FLEETS,
    here=SPOTS,
    there=SPOTS,
)
MARCHED = _told(
    "marched", "3.10.14", _("{leader} marches from {here} to {there}."),
    leader=LEADERS, here=SPOTS, there=SPOTS,
)  # fmt: skip
GAVE = _told(
    "gave", "3.10.16", _("{giver} hands {amount} × {what} over to {taker}."),
    giver=HOLDERS, amount=NUMBER, what=CARGO, taker=HOLDERS,
)  # fmt: skip
TOOK = _told(
    "took", "3.10.16", _("{taker} takes {amount} × {what} from {giver}."),
    taker=HOLDERS, amount=NUMBER, what=CARGO, giver=HOLDERS,
)  # fmt: skip
SHIPS_JOINED = _told(
    "ships_joined", "3.10.11", _("{count} × {ship} join {mooring}."),
    count=NUMBER, ship=SHIPS, mooring=MOORINGS,
)  # fmt: skip
FLEETS_JOINED = _told(
    "fleets_joined", "3.10.11", _("{fleet} joins {other}."), fleet=FLEETS, other=FLEETS
)
EMBARKED = _told("embarked", "3.10.15", _("{leader} boards {fleet}."), leader=LEADERS, fleet=FLEETS)
WENT_ASHORE = _told(
    "ashore", "3.10.15", _("{leader} goes ashore: {spot}."), leader=LEADERS, spot=SPOTS
)
REGIMENT_LOADED = _told(
    "regiment_loaded", "3.7.4", _("{regiment} goes aboard {fleet}."),
    regiment=REGIMENTS, fleet=FLEETS,
)  # fmt: skip
REGIMENT_LANDED = _told(
    "regiment_landed", "3.7.4", _("{regiment} lands in {area}."), regiment=REGIMENTS, area=AREAS
)

# --- actions --------------------------------------------------------------------------------------
DIE_FELL = _told("die", "3.1.3", _("The die shows {face}."), face=NUMBER)
TRIED = _told(
    "tried", "3.1.5", _("To {action}: {roll} against a target of {target}."),
    action=ACTIONS, roll=NUMBER, target=NUMBER,
)  # fmt: skip
TRIED_HIGH = _told(
    "tried_high", "A29", _("To {action}: {roll}, and at least {target} is wanted."),
    action=ACTIONS, roll=NUMBER, target=NUMBER,
)  # fmt: skip
SUCCEEDED = _told("succeeded", "3.1.5", _("It succeeds."))
FAILED = _told("failed", "3.1.5", _("It fails."))
DISCOVERED_AREA = _told(
    "discovered", "3.11.3", _("{nation} discovers {area}."), weight=1, nation=NATIONS, area=AREAS
)
DRAWN_MARKER = _told("marker", "3.11.3", _("{area} has {marker}."), area=AREAS, marker=MARKERS)
CLAIMED = _told(
    "claimed", "3.10.7", _("{nation} lays a control marker in {area}."), nation=NATIONS, area=AREAS
)
LEFT_UNCLAIMED = _told("unclaimed", "3.11.4", _("{area} stays without owner."), area=AREAS)
WOUNDED_LEADER = _told("wounded", "3.11.3", _("{leader} is wounded."), leader=LEADERS)
COLONY_FOUNDED = _told(
    "founded", "3.11.6", _("{nation} founds a {colony} in {area}."), weight=1,
    nation=NATIONS, area=AREAS, colony=COLONIES,
)  # fmt: skip
ACREAGE_MADE = _told(
    "acreage",
    "3.7.7",
    _("{nation} grows {good} in {area}."),
    nation=NATIONS,
    area=AREAS,
    good=FARM_GOODS,
)
POINTS_LOST = _told(
    "points_lost",
    "3.11.6",
    _("{nation} loses {points}."),
    nation=NATIONS,
    points=SO_MANY_BUILD_POINTS,
)
ARMY_LEAVES = _told("army_leaves", "3.11.11", _("A native army leaves {area}."), area=AREAS)
NATIVES_TRADE = _told(
    "natives_trade", "3.11.11", _("The natives give {avatar} {count} × {what}."),
    count=NUMBER, what=CARGO, avatar=AVATARS,
)  # fmt: skip
ALLIES_JOIN = _told(
    "allies_join",
    "3.11.11",
    n_("{count} native joins {avatar}.", "{count} natives join {avatar}.", "count"),
    count=NUMBER,
    avatar=AVATARS,
)
HARVEST_BEGAN = _told("harvest", "3.11.13", _("{area} is harvested."), area=AREAS)
REAPED = _told(
    "reaped",
    "3.12.1",
    _("{avatar} takes {count} × {what}."),
    avatar=AVATARS,
    count=NUMBER,
    what=CARGO,
)
DEPLETED = _told("depleted", "3.12.1", _("{area}: {marker}."), weight=1, area=AREAS, marker=MARKERS)
SOLD = _told(
    "sold", "3.12.2", _("{nation} sells {count} × {what} for {ducats}."),
    nation=NATIONS, count=NUMBER, what=CARGO, ducats=SO_MANY_DUCATS,
)  # fmt: skip
DEMAND_FILLED = _told(
    "filled", "3.12.3", _("{nation} fills the demand for {demand}."), weight=1,
    nation=NATIONS, demand=DEMANDS,
)  # fmt: skip

# --- losses ---------------------------------------------------------------------------------------
UNIT_LOST = _told("unit_lost", "3.11.3", _("{nation} loses {unit}."), nation=NATIONS, unit=CARGO)
SHIP_HIT = _told("ship_hit", "3.6.5", _("{fleet}: a {ship} is hit."), fleet=FLEETS, ship=SHIPS)
SHIP_SUNK = _told(
    "ship_sunk", "3.6.5", _("{fleet}: a {ship} sinks."), weight=1, fleet=FLEETS, ship=SHIPS
)
DROPPED = _told("dropped", "3.6.5", _("{holder} gives up {what}."), holder=HOLDERS, what=CARGO)
LEADER_LOST = _told("leader_lost", "3.5.4", _("{leader} is lost."), weight=1, leader=LEADERS)
FLEET_LOST = _told("fleet_lost", "3.17.7", _("{fleet} is lost."), weight=1, fleet=FLEETS)
REGIMENT_DISBANDED = _told(
    "regiment_disbanded", "3.7.4", _("{area} has no place for {regiment}: it is disbanded."),
    regiment=REGIMENTS, area=AREAS,
)  # fmt: skip
