"""Why not, of events that are aimed at something and of cards played on the way."""

from __future__ import annotations

from tabard.engine.words import _

from ..components import SO_MANY_DUCATS
from ..components.cards import CARDS
from ..components.goods import GOODS
from ..components.map import AREAS
from ..components.nations import AVATARS, FLEETS, LEADERS, NATIONS, PAIRS
from ..components.units import SHIP_TYPES
from ..refusals import REFUSALS

_no = REFUSALS.add

OTHER_AIM = _no("3.19.1", _("The card asks for something else."))
NOT_COASTAL_THERE = _no(
    "3.19.5", _("{area} is no coast of Brazil, Tierra Firme or the South."), area=AREAS
)
NOT_THAT_FAR_NORTH = _no("3.19.5", _("{area} is neither in the East nor in the North."), area=AREAS)
SETTLEMENTS_ONLY = _no("3.19.5", _("The card founds settlements only."))
OTHER_REGION = _no("3.19.4", _("{area} is in another region."), area=AREAS)
GARRISON_FULL = _no("3.19.4", _("The garrison of {area} can take no more."), area=AREAS)
NOT_AMONG_THEM = _no("3.19.5", _("{leader} is not ashore in Mesoamerica or the Andes."),
                     leader=LEADERS)  # fmt: skip
NOT_ASHORE_THERE = _no("3.19.4", _("{leader} is not ashore in any land."), leader=LEADERS)
HAS_ALLIES_ENOUGH = _no("3.19.5", _("{leader} can lead no more units."), leader=LEADERS)
GUIDED_ALREADY = _no("3.19.4", _("{leader} has guides this turn."), leader=LEADERS)
NOT_YOUR_FLEET = _no("3.19.4", _("{fleet} is no fleet of yours with ships."), fleet=FLEETS)
HAS_THAT_ALREADY = _no("3.19.4", _("{fleet} has that already this turn."), fleet=FLEETS)
NOT_AT_WAR = _no("3.19.4", _("Between {pair} there is no war."), pair=PAIRS)
NO_SUITOR = _no("3.19.4", _("{nation} is no other nation that could be asked."), nation=NATIONS)
HOSTILE_TO_YOU = _no("3.19.4", _("{nation} is hostile."), nation=NATIONS)
NO_CARDS_THERE = _no("3.19.4", _("{nation} holds no general card."), nation=NATIONS)
TOO_DEAR_A_SHIP = _no("3.19.4", _("A {ship} costs more than seven build points."), ship=SHIP_TYPES)
NOT_OF_THIS_DECK = _no("3.19.4", _("{card} is no general card of that hand."), card=CARDS)
ONLY_HE = _no("3.19.5", _("This impulse belongs to {avatar}."), avatar=AVATARS)
CREDIT_TAKEN = _no(
    "3.19.5", _("A credit of {ducats} is waiting to be used."), ducats=SO_MANY_DUCATS
)
WIND_TAKEN = _no("3.19.4", _("A favourable wind is waiting already."))
MONOPOLY_GRANTED = _no("3.19.4", _("{good} is a monopoly already."), good=GOODS)
NOT_TO_RECOVER = _no("3.18", _("{card} is no blue card of the general discards."), card=CARDS)
