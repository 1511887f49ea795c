"""What is told of land combats."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER
from tabard.engine.words import _, n_

from ..components import SO_MANY_DUCATS, SO_MANY_HITS
from ..components.cards import CARDS
from ..components.map import AREAS
from ..components.modifiers import MODIFIERS
from ..components.nations import AVATARS, FLEETS, NATIONS, REGIMENTS, SIDES
from ..components.units import CARGO, FIGHTERS
from ..told import TOLD

_told = TOLD.add

RAISED_ARMY = _told(
    "raised", "3.8.5",
    _("In {area} natives take up arms, {infantry} on foot and {cavalry} mounted."),
    area=AREAS, infantry=NUMBER, cavalry=NUMBER,
)  # fmt: skip
COMBAT_BEGAN = _told(
    "combat", "3.14.0", _("{attacker} attacks {defender} in {area}."), weight=1,
    attacker=SIDES, defender=SIDES, area=AREAS,
)  # fmt: skip
OVERRAN = _told(
    "overran", "3.16.7", _("{attacker} overruns {area}."), weight=1, attacker=SIDES, area=AREAS
)
COMMANDS = _told("commands", "3.14.5", _("{avatar} commands the defence."), avatar=AVATARS)
DEFENDS_ITSELF = _told("alone", "35", _("The colony of {area} defends itself."), area=AREAS)
LENT = _told("lent", "32", _("{nation} lends a commander."), nation=NATIONS)
NOT_LENT = _told("not_lent", "32", _("{nation} lends no commander."), nation=NATIONS)
LANDED = _told(
    "landed",
    "15",
    _("{fleet} puts {count} × {unit} ashore."),
    fleet=FLEETS,
    count=NUMBER,
    unit=CARGO,
)
REGIMENT_FIGHTS = _told("regiment", "3.14.7", _("{regiment} fights."), regiment=REGIMENTS)
PLAYED_IN_COMBAT = _told(
    "combat_card", "36", _("{nation} plays {card}."), nation=NATIONS, card=CARDS
)
CHARGED = _told("charge", "3.16.2", _("{side} charges with {count}."), side=SIDES, count=NUMBER)
BESIEGED = _told("siege", "3.16.3", _("The siege bonus is {bonus}."), bonus=NUMBER)
VALUE = _told(
    "value", "3.16.4c", _("{side}: {dice} and {modifiers} make {value}; strength {strength}."),
    side=SIDES, dice=NUMBER, modifiers=NUMBER, value=NUMBER, strength=NUMBER,
)  # fmt: skip
MODIFIED = _told(
    "modifier", "3.16.4c", _("{side}: {points} for {modifier}."),
    side=SIDES, modifier=MODIFIERS, points=NUMBER,
)  # fmt: skip
STEP_BEGAN = _told("step", "3.16", _("Step {step}."), step=NUMBER)
HITS = _told("hits", "3.16.4d", _("{side} takes {hits}."), side=SIDES, hits=SO_MANY_HITS)
FIGHTER_LOST = _told("fallen", "3.16.4e", _("{side} loses {unit}."), side=SIDES, unit=FIGHTERS)
RETREATED = _told("retreated", "3.16.5", _("{side} retreats."), side=SIDES)
RETREATED_TO = _told(
    "retreated_to", "3.16.5", _("{side} retreats to {area}."), side=SIDES, area=AREAS
)
RETREATED_ABOARD = _told(
    "retreated_aboard", "3.16.5", _("{side} retreats aboard {fleet}."), side=SIDES, fleet=FLEETS
)
BROKEN_OFF = _told(
    "broken_off", "3.16.5e", _("{side} breaks off and stays where it came from."), side=SIDES
)
FLED = _told("fled", "3.16.5g", _("The natives withdraw to {area}."), area=AREAS)
WIPED_OUT = _told("wiped_out", "3.16.5f", _("{side} has no way out."), weight=1, side=SIDES)
WON = _told("won", "3.16.4f", _("{side} wins."), weight=1, side=SIDES)
UNDECIDED = _told("undecided", "3.16.4f", _("Nobody wins."))
CAPTURED = _told(
    "captured", "3.16.6.3", _("{nation} takes {area}."), weight=2, nation=NATIONS, area=AREAS
)
ABANDONED = _told("abandoned", "3.16.6.3", _("{area} belongs to nobody."), weight=1, area=AREAS)
LAID_WASTE = _told(
    "laid_waste", "F24", _("The colony of {area} is destroyed."), weight=2, area=AREAS
)
LEARNED_HORSES = _told("horses", "F26", _("The natives breed horses."), weight=2)
LEARNED_FIREARMS = _told("firearms", "F25", _("The natives know firearms."), weight=2)
RESISTANCE_FELL = _told(
    "resistance", "3.8.3", _("The resistance of {area} falls to {level}."), area=AREAS, level=NUMBER
)
SUBDUED = _told("subdued", "3.8.3", _("{area} is subdued."), weight=2, area=AREAS)
TREASURE = _told(
    "treasure", "3.8.3", _("{nation} takes a treasure of {ducats}."),
    nation=NATIONS, ducats=SO_MANY_DUCATS,
)  # fmt: skip
RESCUED = _told("rescued", "43", _("The action has succeeded after all."))
STAYED_HOME = _told("no_fight", "3.19.4", _("The natives do not fight."))
REINFORCED = _told(
    "reinforced",
    "3.19.4",
    n_("{count} unit joins {nation}.", "{count} units join {nation}.", "count"),
    nation=NATIONS,
    count=NUMBER,
)
RANSOMED = _told(
    "ransomed", "3.19.4", _("{nation} pays a ransom, and its leader goes home."), nation=NATIONS
)
SCORCHED = _told("scorched", "3.19.4", _("{area} is burned down."), weight=1, area=AREAS)
RISEN = _told("risen", "3.9.D9", _("{area} rises again."), weight=1, area=AREAS)
