"""What is told of events that are aimed at something."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER, SEATS
from tabard.engine.words import _, n_

from ..components import SO_MANY_DUCATS
from ..components.cards import CARDS
from ..components.goods import ADVISORS, GOODS
from ..components.map import AREAS
from ..components.nations import AVATARS, FLEETS, LEADERS, NATIONS
from ..components.units import SHIP_TYPES
from ..told import TOLD

_told = TOLD.add

AIMED_AT_AREA = _told(
    "aimed_at_area", "3.19.4", _("{nation} has chosen {area}."), nation=NATIONS, area=AREAS
)
AIMED_AT_AVATAR = _told(
    "aimed_at_avatar", "3.19.4", _("{nation} has chosen {avatar}."),
    nation=NATIONS, avatar=AVATARS,
)  # fmt: skip
ALLIES_FOLLOW = _told(
    "allies_follow",
    "3.19.5",
    n_("{count} native ally follows {leader}.", "{count} native allies follow {leader}.", "count"),
    count=NUMBER, leader=LEADERS,
)  # fmt: skip
SHIP_GIVEN = _told(
    "ship_given", "3.19.4", _("{nation} gets a {ship}."), nation=NATIONS, ship=SHIP_TYPES
)
COURTED = _told(
    "courted", "3.19.4", _("{nation} asks for the hand of {other}."), nation=NATIONS, other=NATIONS
)
COURTED_IN_VAIN = _told("courted_in_vain", "3.19.4", _("{nation} declines."), nation=NATIONS)
SPIED_ON = _told(
    "spied_on", "3.27", _("{nation} sees the hand of {other}."), nation=NATIONS, other=NATIONS
)
CARD_SHOWN = _told(
    "card_shown", "3.27", _("{seat} sees {card}."),
    secret={"card": "seat"}, unseen=_("{seat} sees a card."), seat=SEATS, card=CARDS,
)  # fmt: skip
CARD_STOLEN = _told(
    "card_stolen", "3.19.4", _("{seat} loses {card}."),
    secret={"card": "seat"}, unseen=_("{seat} loses a card."), seat=SEATS, card=CARDS,
)  # fmt: skip
CARD_RECEIVED = _told(
    "card_received", "3.19.4", _("{seat} receives {card}."),
    secret={"card": "seat"}, unseen=_("{seat} receives a card."), seat=SEATS, card=CARDS,
)  # fmt: skip
CARD_LEFT = _told(
    "card_left", "3.19.4", _("{seat} gets {card} in its place."),
    secret={"card": "seat"}, unseen=_("{seat} gets a card in its place."), seat=SEATS, card=CARDS,
)  # fmt: skip
CREDIT_DRAWN = _told("credit", "3.19.5", _("A credit of {ducats} at most."), ducats=SO_MANY_DUCATS)
WIND_CAUGHT = _told("fair_wind", "3.19.4", _("The wind is fair for the next voyage."))
ADVISOR_COMES = _told(
    "advisor_comes", "3.19.4", _("{advisor} enters the service of {nation}."),
    advisor=ADVISORS, nation=NATIONS,
)  # fmt: skip
CARD_RECOVERED = _told(
    "recovered", "3.18", _("{nation} recovers {card}."), nation=NATIONS, card=CARDS
)
FLEET_FAVOURED = _told("fleet_favoured", "3.19.5", _("{fleet} has it for this turn."), fleet=FLEETS)
MONOPOLY_TOLD = _told(
    "monopoly", "3.19.4", _("This turn only {nation} sells {good}."), nation=NATIONS, good=GOODS
)
