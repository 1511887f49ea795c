"""What is told of interceptions and naval combats."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER, Kind
from tabard.engine.words import _, n_

from ..components import SO_MANY_DUCATS, SO_MANY_HITS
from ..components.map import SPOTS
from ..components.nations import ALL_FLEETS, NATIONS, SIDES
from ..components.units import CARGO, SHIP_TYPES, SHIPS
from ..told import TOLD

_told = TOLD.add

MET = _told(
    "met", "3.17.0a", _("{fleet} meets {other}."), fleet=ALL_FLEETS, other=ALL_FLEETS
)  # fmt: skip
INTERCEPTION_ROLL = _told(
    "interception", "3.17.0a", _("{fleet} rolls {value}, {other} {against}."),
    fleet=ALL_FLEETS, value=NUMBER, other=ALL_FLEETS, against=NUMBER,
)  # fmt: skip
PASSES_BY = _told("passes_by", "3.17.0b", _("{fleet} goes on."), fleet=ALL_FLEETS)
SHADOWS = _told(
    "shadows", "3.17.0b", _("{fleet} follows {other}."), fleet=ALL_FLEETS, other=ALL_FLEETS
)
CANNOT_FOLLOW = _told("stays", "3.17.0b", _("{fleet} can sail no further."), fleet=ALL_FLEETS)
NAVAL_BEGAN = _told(
    "naval", "3.17.0b", _("{fleet} attacks {other} in {spot}."), weight=1,
    fleet=ALL_FLEETS, other=ALL_FLEETS, spot=SPOTS,
)  # fmt: skip
STEP_AT_SEA = _told("step_at_sea", "3.17.0d", _("Step {step}."), step=NUMBER)
RANSOM_WANTED = _told(
    "ransom_wanted",
    "3.17.1",
    n_(
        "The pirates want {ducats} ducat's worth.",
        "The pirates want {ducats} ducats' worth.",
        "ducats",
    ),
    ducats=NUMBER,
)
OFFERED = _told(
    "offered",
    "3.17.1",
    n_("{side} offers {ducats} ducat's worth.", "{side} offers {ducats} ducats' worth.", "ducats"),
    side=SIDES,
    ducats=NUMBER,
)
BRIBE_REFUSED = _told("bribe_refused", "3.17.1", _("{nation} will not be bribed."), nation=NATIONS)
BRIBED = _told(
    "bribed_off", "3.17.1", _("{side} takes it and lets {fleet} go."), weight=1,
    side=SIDES, fleet=ALL_FLEETS,
)  # fmt: skip
STOWED = _told(
    "stowed", "A41", _("{side} has stowed its freight in {ship}."), side=SIDES, ship=SHIP_TYPES
)
FREIGHT_LOST = _told("freight_lost", "A41", _("The freight of {side} goes down."), side=SIDES)
WIND_ROLL = _told(
    "wind", "3.17.3", _("For the wind {fleet} rolls {value}, {other} {against}."),
    fleet=ALL_FLEETS, value=NUMBER, other=ALL_FLEETS, against=NUMBER,
)  # fmt: skip
TAKES_WIND = _told("takes_wind", "3.17.3", _("{fleet} fights with the wind."), fleet=ALL_FLEETS)
CUTS_OFF = _told("cuts_off", "3.17.3", _("{fleet} bars the way out."), fleet=ALL_FLEETS)
NAVAL_MODIFIERS = Kind(
    "modifier", ["force", "sails", "first_shot", "gunner", "warships", "cards"],
    ["the stronger fleet", "the wind", "the fight that it sought", "a Gunner", "ships of war",
     "cards"],
)  # fmt: skip
NAVAL_MODIFIED = _told(
    "naval_modifier", "3.17.4", _("{fleet}: {points} for {modifier}."),
    fleet=ALL_FLEETS, modifier=NAVAL_MODIFIERS, points=NUMBER,
)  # fmt: skip
NAVAL_VALUE = _told(
    "naval_value", "3.17.4",
    _("{fleet}: {dice} and {modifiers} make {value}; strength {strength}."),
    fleet=ALL_FLEETS, dice=NUMBER, modifiers=NUMBER, value=NUMBER, strength=NUMBER,
)  # fmt: skip
NAVAL_HITS = _told(
    "naval_hits", "F63", _("{fleet} takes {hits}."), fleet=ALL_FLEETS, hits=SO_MANY_HITS
)
SHIP_DAMAGED = _told(
    "ship_damaged", "F63", _("{fleet}: {ship} is hit."), fleet=ALL_FLEETS, ship=SHIPS
)
SHIP_LOST = _told("ship_lost", "F63", _("{fleet}: {ship} sinks."), fleet=ALL_FLEETS, ship=SHIPS)
SEA_WON = _told("sea_won", "3.17.6", _("{side} wins at sea."), weight=1, side=SIDES)
SAILS_AWAY = _told(
    "sails_away", "F64", _("{fleet} sails away to {spot}."), fleet=ALL_FLEETS, spot=SPOTS
)
NO_WAY_OUT = _told("no_way_out", "F64", _("{fleet} has no way out."), weight=1, fleet=ALL_FLEETS)
DAMAGED_SHIPS_LOST = _told(
    "last_round", "3.17.4", _("{fleet} gives up its damaged ships."), fleet=ALL_FLEETS
)
PRIZE_SAVED = _told("prize_saved", "F65", _("{ship} can be saved."), ship=SHIPS)
PRIZE_TAKEN = _told(
    "prize", "F65", _("{fleet} takes {ship}."), weight=1, fleet=ALL_FLEETS, ship=SHIPS
)
DUCATS_TAKEN = _told(
    "ducats_taken", "F65", _("{side} takes {ducats}."), side=SIDES, ducats=SO_MANY_DUCATS
)
SEIZED = _told(
    "seized", "F65", _("{nation} takes {count} of {what}."),
    nation=NATIONS, count=NUMBER, what=CARGO,
)  # fmt: skip
