"""Why not, at sea."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER
from tabard.engine.words import _, n_

from ..components import SO_MANY_DUCATS
from ..components.cards import CARDS
from ..components.map import SPOTS
from ..components.nations import ALL_FLEETS
from ..components.units import CARGO, SHIP_TYPES
from ..refusals import REFUSALS

_no = REFUSALS.add

TREASURE_STAYS = _no(
    "3.20.3", _("{fleet} takes no ducats and no goods out of the home base."), fleet=ALL_FLEETS
)

# --- interception -------------------------------------------------------------------------------
NOT_MET = _no("3.17.0a", _("{fleet} is not where it could be met."), fleet=ALL_FLEETS)
MAY_NOT_TRY = _no(
    "3.17.0a", _("{fleet} may not intercept {other}."), fleet=ALL_FLEETS, other=ALL_FLEETS
)
LIES_IN_PORT = _no("F31", _("{fleet} lies safe in a port."), fleet=ALL_FLEETS)
TRIED_ALREADY = _no("3.17.0c", _("{fleet} has been met here."), fleet=ALL_FLEETS)
IS_SAFE = _no("3.17.0b", _("{fleet} has slipped through here."), fleet=ALL_FLEETS)
NO_FAIR_WIND = _no("3.19.4", _("{card} brings no wind."), card=CARDS)
ONLY_WHO_WAITS = _no("3.17.0b", _("Only a fleet that waits follows another, and no pirates."))

# --- bribe --------------------------------------------------------------------------------------
OFFERED_ALREADY = _no("3.17.1", _("Of {what} something has been offered."), what=CARGO)
NOT_ABOARD_THERE = _no(
    "3.17.1", _("Of {what} no more than {count} can be had."), what=CARGO, count=NUMBER
)
NO_ROOM_FOR_IT = _no("3.6.6", _("They have no room for so much {what}."), what=CARGO)
TOO_LITTLE_OFFERED = _no(
    "3.17.1",
    n_(
        "That is worth {worth}; {least} is asked.",
        "That is worth {worth}; {least} are asked.",
        "least",
    ),
    worth=SO_MANY_DUCATS,
    least=NUMBER,
)

NO_MORE_TO_SEIZE = _no(
    "3.17.6", _("Of {what} no more than {count} can be taken."), what=CARGO, count=NUMBER
)

NO_SHIP_OF_THAT_KIND = _no(
    "3.17.2", _("Your fleet has no {ship} to stow freight in."), ship=SHIP_TYPES
)

# --- retreat ------------------------------------------------------------------------------------
NO_WATER_THERE = _no("3.17.5", _("A beaten fleet cannot sail to {spot}."), spot=SPOTS)
MUST_SAIL_AWAY = _no("3.17.5", _("Your fleet must sail away."))
