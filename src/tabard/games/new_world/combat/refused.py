"""Why not, in land combats; the numbers without a point are the seed's."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER
from tabard.engine.words import _

from ..components.cards import CARDS
from ..components.map import AREAS, TERRAINS
from ..components.nations import AVATARS, FLEETS, NATIONS, REGIMENTS
from ..components.units import CARGO, FIGHTERS
from ..refusals import REFUSALS

_no = REFUSALS.add

# --- starting -----------------------------------------------------------------------------------
NOBODY_TO_LAND = _no("3.14.1", _("A fleet attacks with a military unit aboard at least."))
NOT_ON_LAND = _no("3.14.1", _("{avatar} stands in no land area."), avatar=AVATARS)
ONLY_THE_OWNER = _no(
    "27", _("In a hostile territory its owner is attacked: {nation}."), nation=NATIONS
)
NOT_HOSTILE = _no("F32", _("{nation} is not hostile."), nation=NATIONS)
NATIVES_FIRST = _no("28", _("A native army stands in {area}: it is the defender."), area=AREAS)
NO_NATIVES = _no("3.14.2", _("No natives are in {area} to fight."), area=AREAS)
NOBODY_OF_THEM = _no("3.14.2", _("No leader of {nation} is ashore here."), nation=NATIONS)
JUST_LANDED = _no("3.10.15", _("Whoever has just landed does not attack a native army."))
NO_MARKER_FOR_IT = _no("F33", _("No control marker is free for {area}."), area=AREAS)
SHORE_DEFENDED = _no("3.10.15", _("{area} is defended: only the fleet can attack."), area=AREAS)

# --- commander, landing -------------------------------------------------------------------------
CANNOT_COMMAND = _no("29", _("{avatar} cannot command here."), avatar=AVATARS)
ABOARD_CANNOT = _no("14", _("{avatar} is aboard and cannot command."), avatar=AVATARS)
MUST_NAME_ONE = _no("29", _("With an avatar of your own there you name a commander."))
NOT_AN_ALLY = _no("31", _("{nation} cannot lend a commander."), nation=NATIONS)
OWN_ONE_THERE = _no("30", _("An avatar of your own is there; no ally is asked."))
ALLY_OF_BOTH = _no("33", _("{nation} is allied with the attacker."), nation=NATIONS)
ASKED_ALREADY = _no("3.14.5", _("{nation} has been asked."), nation=NATIONS)
NOT_SO_MANY_ABOARD = _no(
    "15", _("Of {unit} {fleet} carries {count}."), unit=CARGO, fleet=FLEETS, count=NUMBER
)
NO_REGIMENT_TO_LAND = _no("3.7.4", _("No royal regiment is aboard that could land."))
NOT_IN_THE_COLONY = _no("3.14.7", _("{regiment} is not in the colony."), regiment=REGIMENTS)

# --- cards --------------------------------------------------------------------------------------
NOT_IN_HAND = _no("3.16.0b", _("You do not hold {card}."), card=CARDS)
NO_RED_CARDS = _no("38", _("{card} is red."), card=CARDS)
REACTIONS_ONLY = _no(
    "39", _("After step 3 only reaction cards are played; {card} is none."), card=CARDS
)
NO_COMBAT_CARD = _no("41", _("{card} has no effect on this combat."), card=CARDS)
WRONG_STEP = _no("3.16.0c", _("{card} is not played in this step."), card=CARDS)
PLAYED_TWICE = _no("3.19.1", _("{card} counts once on one side."), card=CARDS)
NO_EFFECT = _no("41", _("{card} would change nothing now."), card=CARDS)
ALLY_HELPS_THE_ROLL = _no("34", _("An ally plays only what changes the defender's roll."))

# --- steps --------------------------------------------------------------------------------------
NOT_A_GIVER = _no("3.16.1", _("Only other own leaders and fleets here hand units over."))
NOBODY_ESCAPES_ABOARD = _no("13", _("The fight has begun: nobody saves himself on board."))
NOT_A_TAKER = _no("3.16.1", _("Only the garrison or a royal regiment here takes units over."))
ONLY_UNITS = _no("3.16.1", _("Only military units and settlers change hands now."))
NO_MORE_TRANSFERS = _no("3.16.1", _("Twelve transfers have been made."))
NO_CHARGE_AT_WORKS = _no("F28", _("A palisade stops the attacker's charge."))
NO_CHARGE_HERE = _no("3.16.2a", _("Nobody charges in {terrain}."), terrain=TERRAINS)
TOO_FEW_HORSES = _no("3.16.2", _("At most {count} can charge."), count=NUMBER)
AMBUSHED = _no("3.19.4", _("An ambush stops the charge."))
CAVALRY_FIRST = _no("3.16.2d", _("This hit must be cavalry."))
NO_CHOICE_OF_UNITS = _no(
    "A44", _("No {unit} that a fleet has put ashore stands beside others of its kind."),
    unit=FIGHTERS,
)  # fmt: skip
NONE_OF_THEM = _no("3.16.4e", _("No {unit} is left."), unit=FIGHTERS)
LEADER_LAST = _no("3.16.4e", _("The leader is lost last."))
LEADER_SAFE = _no("3.16.6.1", _("Leaders are not lost now."))
MUST_RETREAT = _no("3.16.4d", _("You must retreat."))
NO_WAY_THERE = _no("3.16.5c", _("{area} is no place to retreat to."), area=AREAS)
NO_SHIP_THERE = _no("3.16.5c", _("{fleet} is not where you could go aboard."), fleet=FLEETS)
NOBODY_LEFT = _no("3.16.6.3", _("No {unit} has come ashore."), unit=CARGO)
NONE_HELD = _no("3.16.1", _("There are not so many to hand over."))
