"""Why not: every refusal, with the number of the rule that is broken. Those of combat and cards
stand in files of their own."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER
from tabard.engine.refusals import Refusals
from tabard.engine.words import _, n_

from .components import SO_MANY_BUILD_POINTS, SO_MANY_MOVEMENT_POINTS
from .components.cards import CARDS
from .components.goods import DEMANDS, DRAWN_MARKERS
from .components.map import AREAS, SPOTS
from .components.nations import (
    AVATARS,
    FLEETS,
    HOLDERS,
    LEADERS,
    MOORINGS,
    NATIONS,
)
from .components.units import CARGO, COLONIES, SHIPS

REFUSALS = Refusals()
_no = REFUSALS.add

# --- set-up -------------------------------------------------------------------------------------
BID_TOO_HIGH = _no("3.21", _("A bid is at most {most}."), most=NUMBER)
NATION_TAKEN = _no("3.21", _("{nation} has been chosen."), nation=NATIONS)
NOT_FOR_SO_FEW = _no("3.21", _("{nation} stays at home with so few players."), nation=NATIONS)
SPAIN_MUST_PLAY = _no("3.21", _("Spain plays in every game, and nobody else is left to choose it."))

# --- cards --------------------------------------------------------------------------------------
NOT_IN_THE_DECK = _no("3.1.4", _("{card} is not in this deck."), card=CARDS)
NOT_YOUR_CARD = _no("3.10.2", _("You do not hold {card}."), card=CARDS)
RED_STAYS = _no("3.9.A3", _("{card} is red and is not discarded."), card=CARDS)
TOO_POOR = _no(
    "3.1.13",
    n_(
        "{wanted} ducat is needed; at home: {have}.",
        "{wanted} ducats are needed; at home: {have}.",
        "wanted",
    ),
    wanted=NUMBER,
    have=NUMBER,
)
NO_CROWN = _no("3.9.A5", _("{card} has no crown."), card=CARDS)
CROWN_GIVEN = _no("3.9.A5", _("A card with a crown has been given this turn."))
NO_DEMAND = _no("3.9.A6", _("No demand card is left in the deck."))
NOT_ON_TOP = _no("3.1.4", _("Another demand card lies on top."))
NOT_SHOWN = _no("3.9.A6", _("The card is not the demand for {demand}."), demand=DEMANDS)
RED_WAITS = _no("3.9.A4", _("You hold a red card: play it before you pass."))
RED_FOR_POINTS = _no("3.10.2", _("{card} is red: it gives no operation points."), card=CARDS)

# --- impulses and the main card -----------------------------------------------------------------
NO_POINTS_LEFT = _no("3.10.7", _("No operation point is left."))
ACTED_TWICE = _no("3.10.8", _("{avatar} has acted twice in this impulse."), avatar=AVATARS)
NOT_IN_SERVICE = _no("3.10.7", _("{avatar} is not in service."), avatar=AVATARS)
NOT_YOUR_AVATAR = _no("3.10.7", _("{avatar} is not yours."), avatar=AVATARS)
WOUNDED = _no("3.11.3", _("{avatar} is wounded and does nothing more this turn."), avatar=AVATARS)
MAIN_CARD_USED = _no("3.10.4", _("The main card has been used this turn."))
NOT_YOUR_LEADER = _no("3.5.4", _("{leader} serves another nation."), leader=LEADERS)
LEADER_IN_SERVICE = _no("3.5.4", _("{leader} is in service already."), leader=LEADERS)
NOT_YET_BORN = _no("3.5.5", _("{leader} comes in period {period}."), leader=LEADERS, period=NUMBER)
FLEET_IN_SERVICE = _no("3.5.3", _("{fleet} cannot be had."), fleet=FLEETS)
NO_TREASURE_FLEETS = _no("3.5.3", _("This game has no treasure fleets."))
TOO_LITTLE_PRODUCTION = _no(
    "3.1.13",
    n_(
        "{wanted} production point is needed; there are {have}.",
        "{wanted} production points are needed; there are {have}.",
        "wanted",
    ),
    wanted=NUMBER,
    have=NUMBER,
)
NO_FREE_MARKER = _no("3.1.13", _("Too few control markers are left in the pool."))
TOO_EARLY = _no("3.7.5", _("Not before period {period}."), period=NUMBER)
NO_COLONY_OF_YOURS = _no("3.7.2", _("You have no colony in {area}."), area=AREAS)
NO_PLACE_FOR_REGIMENT = _no("3.6.7", _("{area} has no place for another regiment."), area=AREAS)
NO_REGIMENT_LEFT = _no("3.6.7", _("All six royal regiments are in service."))
TOO_MANY_POINTS = _no("3.10.5", _("At most {most} can be bought."), most=SO_MANY_BUILD_POINTS)

# --- building -----------------------------------------------------------------------------------
BY_CARD_ONLY = _no("3.6", _("Such a piece is built by a card only, or never."))
NO_UNIT_LEFT = _no("3.6.7", _("Too few counters of {unit} are left."), unit=CARGO)
NO_SHIP_LEFT = _no("3.6.7", _("A nation has at most 30 ships."))
SHIP_TOO_NEW = _no("3.6.4", _("A {ship} is built from period {period}."), ship=SHIPS, period=NUMBER)
TOO_FEW_POINTS = _no(
    "3.1.13",
    n_(
        "{wanted} build point is needed; {have} can be had.",
        "{wanted} build points are needed; {have} can be had.",
        "wanted",
    ),
    wanted=NUMBER,
    have=NUMBER,
)
NO_PACIFIC_YARD = _no(
    "3.4.13", _("{area} is no town of yours that borders the Pacific."), area=AREAS
)
FLEET_NOT_THERE = _no("3.4.13", _("No yard can build for {fleet}."), fleet=FLEETS)
SHIP_TOO_LARGE = _no("3.4.13", _("A {ship} is not built there."), ship=SHIPS)
NOT_SUPPLIED = _no("3.4.14", _("No supply route leads to {area}."), area=AREAS)

# --- movement -----------------------------------------------------------------------------------
HAS_MOVED = _no("3.10.8", _("{avatar} has moved in this impulse."), avatar=AVATARS)
HAS_FOUGHT = _no("3.10.10", _("A combat has ended this movement."))
NOT_A_FLEET = _no("3.10.13", _("{avatar} is no fleet."), avatar=AVATARS)
NO_SHIPS = _no("3.10.13", _("{fleet} has no ships."), fleet=FLEETS)
SEA_CLOSED = _no("3.4.13", _("{spot} is closed in the first period."), spot=SPOTS)
STORMY = _no("3.10.13", _("A storm rages in {spot}."), spot=SPOTS)
NO_SEA_WAY = _no(
    "3.10.13", _("No way by sea leads from {here} to {there}."), here=SPOTS, there=SPOTS
)
NO_LAND_WAY = _no("3.10.14", _("{here} and {there} are not adjacent."), here=SPOTS, there=SPOTS)
TOO_FAR = _no(
    "3.10.13",
    n_("{spot} costs {wanted}; {have} is left.", "{spot} costs {wanted}; {have} are left.", "have"),
    spot=SPOTS,
    wanted=SO_MANY_MOVEMENT_POINTS,
    have=NUMBER,
)
NOT_ASHORE = _no("3.10.14", _("{avatar} is not ashore."), avatar=AVATARS)
NOT_DISCOVERED = _no("3.10.14", _("{area} has not been discovered."), area=AREAS)
NEUTRAL_LAND = _no(
    "3.10.14", _("{area} belongs to {nation}, which is neutral."), area=AREAS, nation=NATIONS
)
NO_FREE_ACTION = _no("3.10.9", _("Twelve free actions have been taken in this movement."))
NOT_HERE = _no("3.10.16", _("{holder} is not in the same place."), holder=HOLDERS)
ONLY_GIVEN = _no("3.10.16", _("{holder} gives nothing back."), holder=HOLDERS)
NOTHING_TO_PASS = _no(
    "3.10.16", _("{giver} can hand nothing over to {taker}."), giver=HOLDERS, taker=HOLDERS
)
NOT_SO_MANY = _no("3.6.7", _("Of {what} only {most} can be handed over."), what=CARGO, most=NUMBER)
TOO_FEW_SHIPS = _no("3.10.11", _("No ship can go over."))
TOO_MANY_SHIPS = _no("3.10.11", _("Only {most} of {ship} can go over."), ship=SHIPS, most=NUMBER)
ALREADY_LEADS = _no("3.6.6", _("A leader is aboard {fleet} already."), fleet=FLEETS)
CANNOT_JOIN = _no("3.10.11", _("{fleet} has no room for all that."), fleet=FLEETS)
LAND_AHEAD_ONLY = _no("3.10.15", _("No land is here to go ashore."))
NOT_ABOARD = _no("3.10.15", _("{leader} is not aboard."), leader=LEADERS)
NOT_ACTIVE = _no("3.10.16", _("Neither of them is active."))
NOT_THE_SAME_PLACE = _no("3.10.15", _("No fleet is here that could take him aboard."))
WILL_NOT_FIT = _no("3.5.2", _("What he carries does not fit {fleet}."), fleet=FLEETS)

REGIMENT_THERE = _no("3.6.7", _("{fleet} carries a royal regiment already."), fleet=FLEETS)
NOT_ABOARD_HERE = _no("3.7.4", _("No royal regiment is aboard that could land."))

# --- actions ------------------------------------------------------------------------------------
NOTHING_TO_DISCOVER = _no("3.11.2", _("Nothing undiscovered is within reach."))
NOT_THERE = _no("3.11.2", _("The fleet does not lie at {area}."), area=AREAS)
NOT_NEXT_DOOR = _no("3.11.2", _("{area} is not next door."), area=AREAS)
ALREADY_DISCOVERED = _no("3.11.2", _("{area} has been discovered."), area=AREAS)
CUP_LACKS = _no("3.1.4", _("No {marker} is left in the cup."), marker=DRAWN_MARKERS)
NOT_YOUR_TERRITORY = _no("3.11.5", _("Only in a territory of your own."))
ENEMIES_THERE = _no("3.10.12", _("Hostile forces are in {area}."), area=AREAS)
TOO_FEW_SETTLERS = _no(
    "3.11.5",
    n_(
        "{wanted} settler is needed; carried: {have}.",
        "{wanted} settlers are needed; carried: {have}.",
        "wanted",
    ),
    wanted=NUMBER,
    have=NUMBER,
)
NOT_ARABLE = _no("3.7.7", _("{area} has no arable land."), area=AREAS)
ACREAGE_THERE = _no("3.7.7", _("{area} has its new acreage."), area=AREAS)
NOT_NEXT_COLONY = _no("3.7.6", _("A {colony} is not the next step here."), colony=COLONIES)
OWNED = _no("3.10.7", _("{area} belongs to {nation}."), area=AREAS, nation=NATIONS)

FOREIGN_LAND = _no("3.11.11", _("{area} belongs to {nation}."), area=AREAS, nation=NATIONS)
NO_NATIVES_THERE = _no("3.11.11", _("No natives are in {area} to treat with."), area=AREAS)
NO_ARMY = _no("3.11.11", _("No native army is here."))
LEADERS_ONLY = _no("3.11.11", _("Native allies join a leader only."))

HARVESTED = _no("3.11.13", _("{area} has been harvested this turn."), area=AREAS)
NOT_AT_HOME = _no("3.12.2", _("{avatar} is no fleet at home."), avatar=AVATARS)
MONOPOLISED = _no("3.12.2", _("Only {nation} may sell that this turn."), nation=NATIONS)

NOBODY_THERE = _no("3.1.4", _("{nation} has no leader there."), nation=NATIONS)

# --- losses -------------------------------------------------------------------------------------
ALREADY_HIT = _no("3.11.3", _("The second hit is for another ship than {ship}."), ship=SHIPS)
NO_SUCH_SHIP = _no("3.6.4", _("No {ship} is there."), ship=SHIPS)
NO_SUCH_UNIT = _no("3.6", _("No {unit} are there."), unit=CARGO)
NOT_A_SHIP = _no("3.11.3", _("Units are lost, not ships."))
NOT_A_UNIT = _no("3.11.3", _("Ships are hit, not units."))
NOT_TOO_MUCH = _no("3.6.7", _("Of {what} there is not too much."), what=CARGO)
NO_UNITS_THERE = _no("3.9.D1", _("{holder} has no units of yours."), holder=HOLDERS)
NO_SHIPS_THERE = _no("3.9.D1", _("{mooring} has no ships of yours."), mooring=MOORINGS)

NOTHING_TO_RAZE = _no("3.9.D1", _("{area} has no fortification of yours."), area=AREAS)

# --- events -------------------------------------------------------------------------------------
NO_EVENT_NOW = _no("3.10.2", _("The event of {card} would change nothing now."), card=CARDS)

NO_SUCH_REACTION = _no("3.19.1", _("{card} is no card for this moment."), card=CARDS)
SIGN_GIVEN = _no("3.19.1", _("A sign has been given; it counts once."))
NOT_STRUCK = _no("3.1.4", _("{area} cannot be struck."), area=AREAS)

NO_TIME_LIMIT = _no("3.22.1", _("No time limit has been agreed."))
TIME_CALLED = _no("3.22.1", _("You have said so already."))
NO_SUCH_LOCATION = _no("4.1", _("No such location lies face down."))

# --- diplomacy, advisors ------------------------------------------------------------------------
NOT_IN_THE_GAME = _no("3.9.B3", _("{nation} is no other nation of this game."), nation=NATIONS)
CHANGED_ALREADY = _no(
    "3.9.B3", _("The status with {nation} has changed this turn."), nation=NATIONS
)
NO_PROPOSAL_LEFT = _no("3.9.B0", _("No proposal is left in this turn."))
ALREADY_SO = _no("3.9.B3", _("That cannot be changed so with {nation}."), nation=NATIONS)
NOT_BY_ONE_SIDE = _no(
    "3.9.B3", _("One side alone cannot change that with {nation}."), nation=NATIONS
)
NO_PLACE_TO_GO = _no("3.9.B4", _("He cannot withdraw to {area}."), area=AREAS)
NOT_THERE_TO_ATTACK = _no("A43", _("{leader} does not stand there."), leader=LEADERS)
PLACE_NEARER = _no("3.9.B4", _("He cannot go aboard {fleet}."), fleet=FLEETS)
BAG_EMPTY = _no("3.18.1", _("No advisor is left in the bag."))
NOT_IN_THE_BAG = _no("3.1.4", _("This advisor is not in the bag."))
NOT_DRAWN = _no("3.18.1", _("You have not drawn this advisor."))
NO_PLACE_FOR_ADVISOR = _no("3.18.1", _("{holder} has two advisors already."), holder=HOLDERS)
NOT_WITH_YOU = _no("3.10.16", _("This advisor does not serve anybody here."))
