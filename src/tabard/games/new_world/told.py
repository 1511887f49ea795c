"""What is told: every event as a sentence, with the number of its rule. Those of avatars and combat
stand in files of their own.

``weight`` marks what decides a game: 1 a setback or a gain, 2 a turning point.
"""

from __future__ import annotations

from tabard.engine.events import Events
from tabard.engine.kinds import NUMBER, SEATS
from tabard.engine.words import _, n_

from .components import SO_MANY_BUILD_POINTS, SO_MANY_DUCATS, SO_MANY_OPERATION_POINTS
from .components.cards import CARDS
from .components.glory import SOURCES
from .components.goods import ADVISORS, AWARDS, DEMANDS
from .components.map import AREAS, LOCATIONS, REGIONS, SPOTS
from .components.nations import (
    FLEETS,
    HOLDERS,
    LEADERS,
    MOORINGS,
    NATIONS,
    STATUSES,
)
from .components.units import CARGO, SHIPS

TOLD = Events()
_told = TOLD.add

# --- set-up -------------------------------------------------------------------------------------
BID_OPENED = _told("bid", "3.21", _("{seat} has bid {points}."), seat=SEATS, points=NUMBER)
CHOSE_NATION = _told(
    "chose_nation", "3.21", _("{seat} plays {nation}."), seat=SEATS, nation=NATIONS
)
CHOSE_LEADER = _told(
    "chose_leader", "3.21.6", _("{nation} is served by {leader}."), nation=NATIONS, leader=LEADERS
)

SHIP_SENT = _told(
    "ship_sent", "3.21.11", _("A {ship} begins with {fleet}."), ship=SHIPS, fleet=FLEETS
)

# --- the turn, cards ----------------------------------------------------------------------------
TURN_BEGAN = _told("turn", "3.9", _("Turn {turn}, the year {year}."), turn=NUMBER, year=NUMBER)
NEW_PERIOD = _told("period", "3.9.A1", _("Period {period} begins."), weight=1, period=NUMBER)
INCOME = _told(
    "income",
    "3.9.A2",
    _("{nation} receives {points} and {ducats}."),
    nation=NATIONS,
    points=SO_MANY_BUILD_POINTS,
    ducats=SO_MANY_DUCATS,
)
DREW = _told(
    "drew",
    "3.9.A3",
    _("{seat} draws {card}."),
    secret={"card": "seat"},
    unseen=_("{seat} draws a card."),
    seat=SEATS,
    card=CARDS,
)
SHOWED_RED = _told("showed_red", "3.9.A4", _("{seat} draws {card}, red."), seat=SEATS, card=CARDS)
DISCARDED = _told("discarded", "3.9.A3", _("{seat} discards {card}."), seat=SEATS, card=CARDS)
GAVE_KING = _told(
    "gave_king",
    "3.9.A5",
    _("{nation} gives the king {ducats}."),
    nation=NATIONS,
    ducats=SO_MANY_DUCATS,
)
CROWN_CARD = _told(
    "crown_card", "3.9.A5", _("{nation} gives the king {card}."), nation=NATIONS, card=CARDS
)
LOOKED_AT_DEMAND = _told(
    "looked_at_demand",
    "3.9.A6",
    _("{seat} looks at the demand for {demand}."),
    secret={"demand": "seat"},
    unseen=_("{seat} looks at a demand card."),
    seat=SEATS,
    demand=DEMANDS,
)
DEMAND_LAID = _told(
    "demand_laid", "3.9.A6", _("{nation} lays open the demand for {demand}."),
    nation=NATIONS, demand=DEMANDS,
)  # fmt: skip
DEMAND_UNDER = _told(
    "demand_under", "3.9.A6", _("{nation} puts the demand card under the deck."), nation=NATIONS
)
ORDER_NAMED = _told("order", "3.9.A7", _("{card} names the order of play."), card=CARDS)

CALLED_TIME = _told("time", "3.22.1", _("{seat} says that time is over."), seat=SEATS)
LOCATION_TURNED_UP = _told(
    "turned_up", "4.1", _("{area} has {location}."), area=AREAS, location=LOCATIONS
)

# --- glory --------------------------------------------------------------------------------------
GLORY_WON = _told(
    "glory", "3.20.1", _("{nation}: {points} glory."), weight=1, nation=NATIONS, points=NUMBER
)
GLORY_LOST = _told(
    "glory_lost",
    "3.20.1",
    _("{nation} loses {points} glory."),
    weight=1,
    nation=NATIONS,
    points=NUMBER,
)
GLORY_CAME_FROM = _told(
    "glory_from", "3.22.1", _("{nation}: {points} glory from {source}."),
    nation=NATIONS, points=NUMBER, source=SOURCES,
)  # fmt: skip
KING_IS_GRATEFUL = _told(
    "king_grateful", "3.22.1", _("{nation}: {points} glory for the king's ducats."),
    nation=NATIONS, points=NUMBER,
)  # fmt: skip
BID_PAID = _told(
    "bid_paid", "3.22.1", _("{nation}: {points} glory by the bids."), nation=NATIONS, points=NUMBER
)
AWARD_GIVEN = _told(
    "award",
    "3.20.2",
    _("{nation} receives the award {award}."),
    weight=2,
    nation=NATIONS,
    award=AWARDS,
)
REGION_MASTERED = _told(
    "region", "3.20", _("{nation} is master of {region}."), weight=2, nation=NATIONS, region=REGIONS
)

# --- impulses, the main card, building ------------------------------------------------------------
ROUND_BEGAN = _told("round", "3.10.1", _("Impulse round {round}."), round=NUMBER)
PASSED = _told("passed", "3.10.1", _("{nation} passes."), nation=NATIONS)
PLAYED_FOR_POINTS = _told(
    "points", "3.10.2", _("{nation} plays {card} for {points}."),
    nation=NATIONS, card=CARDS, points=SO_MANY_OPERATION_POINTS,
)  # fmt: skip
MAIN_CARD = _told("main_card", "3.10.4", _("{nation} uses the main card."), nation=NATIONS)
NEW_LEADER = _told(
    "new_leader",
    "3.10.5",
    _("{leader} enters the service of {nation}."),
    nation=NATIONS,
    leader=LEADERS,
)
NEW_FLEET = _told(
    "new_fleet", "3.10.5", _("{nation} fits out {fleet}."), nation=NATIONS, fleet=FLEETS
)
NEW_REGIMENT = _told(
    "new_regiment",
    "3.7.4",
    _("{nation} raises a royal regiment in {area}."),
    nation=NATIONS,
    area=AREAS,
)
BOUGHT_POINTS = _told(
    "bought", "3.10.6", _("{nation} buys {points}."), nation=NATIONS, points=SO_MANY_BUILD_POINTS
)
BUILT_UNITS = _told(
    "built", "3.6", _("{nation} raises {count} × {unit}."), nation=NATIONS, count=NUMBER, unit=CARGO
)
BUILT_SHIP = _told(
    "built_ship", "3.6.4", _("{nation} builds a {ship}."), nation=NATIONS, ship=SHIPS
)
BUILT_ABROAD = _told(
    "built_abroad", "3.4.13", _("{nation} builds a {ship} in {area}."),
    nation=NATIONS, ship=SHIPS, area=AREAS,
)  # fmt: skip

# --- administration -----------------------------------------------------------------------------
UPKEEP_PAID = _told(
    "upkeep",
    "3.9.D1",
    _("{nation} pays {ducats} of upkeep."),
    nation=NATIONS,
    ducats=SO_MANY_DUCATS,
)
DISBANDED = _told(
    "disbanded", "3.9.D1", _("{nation} disbands {unit} of {holder}."),
    nation=NATIONS, unit=CARGO, holder=HOLDERS,
)  # fmt: skip
SHIP_DISBANDED = _told(
    "ship_disbanded", "3.9.D1", _("{nation} gives up a {ship}."), nation=NATIONS, ship=SHIPS
)
RAZED = _told("razed", "3.9.D1", _("{area} gives up a level of its works."), area=AREAS)
STORM_GATHERS = _told("storm", "3.9.D5", _("A storm gathers in {spot}."), spot=SPOTS)
REPAIRED = _told(
    "repaired",
    "3.9.D6",
    n_("{count} ship is repaired: {mooring}.", "{count} ships are repaired: {mooring}.", "count"),
    count=NUMBER,
    mooring=MOORINGS,
)

# --- events -------------------------------------------------------------------------------------
PLAYED_EVENT = _told("event", "3.10.2", _("{nation} plays {card}."), nation=NATIONS, card=CARDS)
FREE_PIECES = _told(
    "free", "3.19", _("{nation} gets {count} × {unit}."), nation=NATIONS, count=NUMBER, unit=CARGO
)
PRODUCTION_RISES = _told(
    "production", "3.19", _("{nation} produces {points}."), nation=NATIONS, points=NUMBER
)
BANKRUPT = _told(
    "bankrupt", "3.19", _("{nation} loses {ducats}."), nation=NATIONS, ducats=SO_MANY_DUCATS
)
AT_WAR = _told(
    "war", "3.13", _("{nation} and {other} are hostile."), weight=2, nation=NATIONS, other=NATIONS
)

CALM = _told("calm", "3.19.4", _("The natives let themselves be calmed."))
STRUCK = _told("struck", "3.19.4", _("{area} rises."), weight=1, area=AREAS)

# --- diplomacy, advisors ------------------------------------------------------------------------
BECAME = _told(
    "status", "3.13", _("{nation} and {other}: {status}."), weight=1,
    nation=NATIONS, other=NATIONS, status=STATUSES,
)  # fmt: skip
WITHDREW = _told("withdrew", "3.9.B4", _("{leader} withdraws."), leader=LEADERS, spot=SPOTS)
DREW_ADVISOR = _told(
    "drew_advisor", "3.18.1", _("{seat} draws {advisor}."),
    secret={"advisor": "seat"}, unseen=_("{seat} draws an advisor."), seat=SEATS, advisor=ADVISORS,
)  # fmt: skip
ADVISOR_HIRED = _told(
    "hired", "3.18.1", _("{nation} hires {advisor}."), nation=NATIONS, advisor=ADVISORS
)
NOBODY_HIRED = _told("not_hired", "3.18.1", _("{nation} hires nobody."), nation=NATIONS)
ADVISOR_MOVED = _told(
    "advisor_moved", "3.18.1", _("{advisor} serves {holder}."), advisor=ADVISORS, holder=HOLDERS
)
IMAGE_NOW = _told(
    "image", "3.3.4", _("The image of {nation} is {image} now."), nation=NATIONS, image=NUMBER
)
