"""Why not: every refusal of the game, with the number of the rule that is broken.

The sections stand in the order of the rule book; each chapter has its own.
"""

from __future__ import annotations

from tabard.engine.kinds import NUMBER, SEATS
from tabard.engine.refusals import Refusals
from tabard.engine.words import _

from .components import (
    CARDS,
    CITIES,
    FACTIONS,
    HEROES,
    MARKERS,
    PROVINCES,
    SO_MANY_COINS,
    SO_MANY_INFLUENCE_POINTS,
    SO_MANY_ROADS,
    YELLOW,
)

REFUSALS = Refusals()
_no = REFUSALS.add

# --- set-up -------------------------------------------------------------------------------------
FACTION_TAKEN = _no("11", _("Somebody leads {faction} already."), faction=FACTIONS)
NOT_YOUR_START = _no(
    "20", _("{city} is not among the start cities of {faction}."), city=CITIES, faction=FACTIONS
)
START_TAKEN = _no("25", _("{city} is taken."), city=CITIES)
START_OCCUPIED = _no("23", _("{city} is taken."), city=CITIES)
TOO_NEAR_PARIS = _no("24", _("{city} is Paris or touches Paris."), city=CITIES)
START_TOO_FAR = _no("23", _("No road joins {city} to a city of yours."), city=CITIES)
START_FAR_FROM_FIRST = _no("25", _("No road joins {city} to {start}."), city=CITIES, start=CITIES)

# --- dealing and buying -------------------------------------------------------------------------
NOT_IN_PILE = _no("39", _("No card of that kind is left in the pile: {card}."), card=CARDS)
NO_COINS_FOR_CARD = _no(
    "49", _("A card costs {price}; you have {coins}."), price=SO_MANY_COINS, coins=NUMBER
)
HAND_FULL = _no("53", _("A hand holds 12 cards, and you have {count}."), count=NUMBER)
NOTHING_TO_DRAW = _no("46", _("No card is left to draw."))
NOT_YOUR_CITY = _no("54", _("{city} is not yours."), city=CITIES)
NO_GARRISON_TO_CASTLE = _no("54", _("{city} has a castle or a fortress already."), city=CITIES)
NO_CASTLE_TO_FORTIFY = _no("54", _("A fortress needs a castle, and {city} has none."), city=CITIES)
FORTRESS_STANDS = _no("54", _("{city} has a fortress already."), city=CITIES)
CASTLE_BUILT = _no("55", _("You have built a castle this round, in {city}."), city=CITIES)
CASTLE_TOO_NEW = _no("56", _("The castle of {city} was built this round."), city=CITIES)
FORTRESS_BUILT = _no("57", _("You have built a fortress this round."))
NO_CASTLE_LEFT = _no("58", _("All 20 castles are on the board."))
NO_FORTRESS_LEFT = _no("58", _("All 10 fortresses are on the board."))
NO_COINS_FOR_CASTLE = _no(
    "50", _("A castle costs {price}; you have {coins}."), price=SO_MANY_COINS, coins=NUMBER
)
NO_COINS_FOR_FORTRESS = _no(
    "51", _("A fortress costs {price}; you have {coins}."), price=SO_MANY_COINS, coins=NUMBER
)
NOT_IN_HAND = _no("53", _("You hold no such card: {card}."), card=CARDS)

# --- player order -------------------------------------------------------------------------------
DRAWN_ALREADY = _no("63", _("The marker of {seat} has been drawn."), seat=SEATS)
OUT_OF_THE_GAME = _no("134", _("{seat} is out of the game."), seat=SEATS)
NOBODY_THERE = _no("1", _("Nobody sits there."))

# --- phase 6: events (rules 65 to 70, 3.3 to 3.8) -----------------------------------------------
MARKER_IS_OUT = _no("65", _("No marker of this kind is in the supply: {marker}."), marker=MARKERS)
NOBODY_OWNS_IT = _no("3.5", _("Nobody owns {city}."), city=CITIES)
CITY_IS_PROTECTED = _no("3.5", _("{city} is under papal protection this round."), city=CITIES)
NO_GARRISON_FOR_PLAGUE = _no(
    "3.5", _("No owned city of {province} is without castle and fortress."), province=PROVINCES
)
NOBODY_TO_STARVE = _no(
    "3.5",
    _("{province} has no owned city that is neither plundered nor protected."),
    province=PROVINCES,
)
NOT_LOST_LAST_ROUND = _no("3.5", _("Nobody lost {city} in a fight of the last round."), city=CITIES)
LOSER_HAS_IT = _no("3.5", _("{seat}, who lost {city}, owns it again."), seat=SEATS, city=CITIES)
LOSER_HAS_NO_MARKER = _no(
    "3.5",
    _("{seat}, who lost {city}, has no garrison marker left."),
    seat=SEATS,
    city=CITIES,
)
OWNS_NO_PORT = _no("3.5", _("{seat} owns no port."), seat=SEATS)
NAMED_ALREADY = _no("3.5", _("Two different players fight at sea, not {seat} twice."), seat=SEATS)
NO_PLUNDER_MARKER = _no("3.8", _("No plunder marker is left."))
PLUNDERED_ALREADY = _no("3.8", _("{city} has been plundered already."), city=CITIES)
OWN_CITY_LOOTED = _no("3.5", _("{city} belongs to the same player."), city=CITIES)
NO_PLUNDER_CARD = _no("3.3", _("You hold no plunder card."))
NOBODY_TO_DEAL_WITH = _no("3.3", _("Nobody owns {city}."), city=CITIES)
OWN_CITY_PLUNDERED = _no("3.3", _("{city} belongs to the same player."), city=CITIES)
OUT_OF_REACH_OF_PLUNDER = _no(
    "3.3", _("Neither a road nor the sea leads from a city of yours to {city}."), city=CITIES
)
SEA_BARRED_TO_PLUNDER = _no(
    "3.5", _("You lost at sea this round, and no road leads to {city}."), city=CITIES
)
NO_AMBASSADOR = _no("3.3", _("You hold no ambassador."))
HERO_IS_ACTIVE = _no("3.3", _("{hero} is active already."), hero=HEROES)
OWN_CITY_STIRRED = _no("3.3", _("{city} is yours; ambassadors stir up others."), city=CITIES)


# --- phase 7: expansion -------------------------------------------------------------------------
EXPANSION_IS_OVER = _no("76", _("You have taken two cities, and that is the whole expansion."))
MOUNTAIN_WAS_ALL = _no("76", _("You have taken a mountain city, and that is the whole expansion."))
SEA_WAS_ALL = _no("81", _("You have taken a city over sea, and that is the whole expansion."))
BEGUN_ANEW = _no("134", _("You had no city; one is the whole expansion."))
CITY_NOT_FREE = _no("77", _("{city} belongs to {owner}."), city=CITIES, owner=SEATS)
NO_GARRISON_LEFT = _no("84", _("All your 20 garrisons are on the board."))
MOUNTAIN_COMES_FIRST = _no(
    "76", _("{city} lies in the mountains and would use your whole expansion."), city=CITIES
)
TAKEN_JUST_NOW = _no(
    "79",
    _("{base} was taken just now; {city} cannot be reached from there."),
    base=CITIES,
    city=CITIES,
)
NO_WAY_TO_EXPAND = _no("78", _("No road joins {city} to a city of yours."), city=CITIES)
NO_PORT_TO_SAIL_FROM = _no(
    "81", _("No road joins {city} to a city of yours, and you had no port."), city=CITIES
)
BARRED_FROM_THE_SEA = _no("3.5", _("You lost the naval battle: no sea for you this round."))
SEA_ONLY_ONCE = _no("81", _("Only one city in a turn can be taken over sea."))
SEA_AFTER_ROAD = _no(
    "81", _("{city} lies over sea, and you have taken a city by road already."), city=CITIES
)

# --- phase 7: attack ----------------------------------------------------------------------------
TOO_FEW_YELLOW = _no(
    "87", _("An attack takes 2 yellow cards in hand; you have {cards}."), cards=NUMBER
)
ONE_ATTACK_IN_PEACE = _no("93", _("In peace you may attack once a round."))
BASE_NOT_YOURS = _no("88", _("{city} is not yours; no attack comes from there."), city=CITIES)
PORT_NOT_YOURS = _no("89", _("{city} is not yours; no landing comes from there."), city=CITIES)
ATTACKED_FROM_ALREADY = _no(
    "91", _("{city} has been attacked from already this round."), city=CITIES
)
WON_JUST_NOW = _no(
    "94", _("{city} was taken in this turn; no attack comes from there."), city=CITIES
)
FREE_CITY_ATTACKED = _no("88", _("{city} is free; it is taken in move 1."), city=CITIES)
OWN_CITY_ATTACKED = _no("88", _("{city} is your own."), city=CITIES)
ATTACKED_ALREADY = _no("92", _("{city} has been attacked already this round."), city=CITIES)
NO_ROAD_TO_ATTACK = _no("88", _("No road leads from {base} to {city}."), base=CITIES, city=CITIES)
NOT_A_PORT = _no("89", _("{city} is not a port."), city=CITIES)
NO_RIDE = _no("3.5", _("You have no ride."))
TOO_FAR_TO_RIDE = _no(
    "3.5",
    _("{base} and {city} lie {roads} apart; a ride takes 3 at most."),
    base=CITIES,
    city=CITIES,
    roads=SO_MANY_ROADS,
)

# --- phase 7: committing, the dice, after the totals --------------------------------------------
NOT_THE_ATTACKER = _no("95", _("You do not attack; you defend."))
NOT_THE_DEFENDER = _no("95", _("You do not defend; you attack."))
TWO_CARDS_NEEDED = _no("96", _("An attack takes two yellow cards."))
CARD_NOT_HELD = _no("96", _("You hold no such card: {card}."), card=YELLOW)
ONLY_ONE_HELD = _no("96", _("You hold only one such card: {card}."), card=YELLOW)
RED_CARD_IS_THE_SECOND = _no("96", _("Two cards in all: an engineer or a traitor counts as one."))
NOT_ENOUGH_INFLUENCE = _no("97", _("You have {points}."), points=SO_MANY_INFLUENCE_POINTS)
HERO_INACTIVE = _no("98", _("Your hero is not active."))
RED_CARD_NOT_HELD = _no("98", _("You hold no such card: {card}."), card=CARDS)
HERO_OR_RED_CARD = _no("98", _("Either the hero or a red card, not both."))
ONE_RED_CARD = _no("98", _("Only one red card can be committed."))
CARD_NOT_HELD_TO_DEFEND = _no("99", _("You hold no such card: {card}."), card=YELLOW)
NO_INFLUENCE_TO_DEFEND = _no("100", _("You have {points}."), points=SO_MANY_INFLUENCE_POINTS)
HERO_INACTIVE_TO_DEFEND = _no("101", _("Your hero is not active."))
RED_CARD_NOT_HELD_TO_DEFEND = _no("101", _("You hold no such card: {card}."), card=CARDS)
HERO_OR_RED_CARD_TO_DEFEND = _no("101", _("Either the hero or a red card, not both."))
ONE_RED_CARD_TO_DEFEND = _no("101", _("Only one red card can be committed."))
CARD_NOT_HELD_AT_SEA = _no("3.5", _("You hold no such card: {card}."), card=YELLOW)
NO_INFLUENCE_AT_SEA = _no("3.5", _("You have {points}."), points=SO_MANY_INFLUENCE_POINTS)
CARD_NOT_HELD_TO_HOLD = _no("3.6", _("You hold no such card: {card}."), card=YELLOW)
NOT_USED_TO_HOLD = _no("3.6", _("You have no such used card: {card}."), card=YELLOW)
NO_INFLUENCE_TO_HOLD = _no("3.6", _("You have {points}."), points=SO_MANY_INFLUENCE_POINTS)
HERO_INACTIVE_TO_HOLD = _no("3.6", _("Your hero is not active."))
MUST_DEFEND = _no("99", _("You have yellow cards, so one of them must defend."))
NOT_USED = _no("99", _("You have no such used card: {card}."), card=YELLOW)
TRAITOR_ONLY_ATTACKS = _no("101", _("A traitor helps attackers only."))
NO_ENGINEER_WITHOUT_CARD = _no("102", _("An engineer needs a yellow card."))
DIE_HAS_FALLEN = _no("103", _("The attacker's die has fallen."))
ATTACKER_ROLLS_FIRST = _no("103", _("The attacker's die falls first."))
RED_CARD_NOT_IN_HAND = _no("110", _("You hold no such card: {card}."), card=CARDS)
NOT_LOSING = _no("110", _("You are winning; only who is losing or tied may retreat."))

# --- phase 7: bargaining ------------------------------------------------------------------------
NOT_SILENT = _no("135", _("You are asked for offers already."))
NO_OFFER_LEFT = _no("136", _("You have no offer left in this turn."))
NO_OFFER_TO_SELF = _no("138", _("An offer goes to another player."))
NOTHING_MOVES = _no("138", _("An offer moves a pair of cities, or at least 1 coin."))
CITY_OF_SOMEBODY_ELSE = _no("138", _("{city} does not belong to {seat}."), seat=SEATS, city=CITIES)
NOTHING_TO_SWAP_FOR = _no(
    "138", _("{seat} has no city of the same value as {city}."), seat=SEATS, city=CITIES
)
NOTHING_IN_RETURN = _no("74", _("A city is swapped for a city; none is sold or given away."))
NOT_THE_SAME_VALUE = _no(
    "73", _("{give} and {want} do not have the same value."), give=CITIES, want=CITIES
)
COINS_LACKING = _no("138", _("{seat} has only {coins}."), seat=SEATS, coins=SO_MANY_COINS)
REASON_NAMES_A_CITY = _no("139", _("This reason names a city."))
REASON_NAMES_NO_CITY = _no("139", _("This reason names no city."))
