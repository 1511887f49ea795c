"""Why not: every refusal of the game, with the number of the rule that is broken."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER
from tabard.engine.refusals import Refusals
from tabard.engine.words import _, n_

from .components import (
    CITIES,
    CITY_CARDS,
    EVENTS,
    PAWNS,
    PLAYER_CARDS,
    ROLES,
    SO_MANY_CARDS,
    SO_MANY_DICE,
    SO_MANY_LEGIONS,
    TRIBES,
)

REFUSALS = Refusals()
_no = REFUSALS.add


def _too_few_legions(rule: str) -> int:
    """The same reason in several rules: no more legions come along than stand there."""
    sentence = n_(
        "{have} legion stands in {here}; {want} cannot go along.",
        "{have} legions stand in {here}; {want} cannot go along.",
        "have",
    )
    return _no(rule, sentence, here=CITIES, have=NUMBER, want=NUMBER)


def _no_legion_left(rule: str) -> int:
    """The same reason in several rules: an empty supply gives nothing."""
    return _no(rule, _("No legion is left in the supply."))


# --- set-up -------------------------------------------------------------------------------------
START_NOT_IN_HAND = _no(
    "2.2.9", _("The pawn begins in a city whose card is in hand, and {city} is not."), city=CITIES
)
CITY_TAKEN = _no("2.13.5", _("The card of {city} has been chosen for another pawn."), city=CITIES)

# --- actions in general -------------------------------------------------------------------------
NO_ACTION_LEFT = _no("4", _("All actions of this turn have been done."))
NOT_YOUR_CARD = _no("2.4", _("{card} is not in your hand."), card=PLAYER_CARDS)
WRONG_ROLE = _no("3.7", _("Only the {role} can do that."), role=ROLES)
ONLY_ALONE = _no("2.13.7", _("Only in the solo game is there a treasury."))
NOT_ALONE = _no("2.13.7", _("In the solo game the treasury takes the place of plotting."))

# --- march and sail -----------------------------------------------------------------------------
NOT_ADJACENT = _no("7", _("No road joins {here} and {there}."), here=CITIES, there=CITIES)
TOO_FEW_TO_MARCH = _too_few_legions("8")
TOO_FEW_TO_SAIL = _too_few_legions("12")
NOT_A_PORT = _no("10", _("{city} is not a port."), city=CITIES)
ALREADY_THERE = _no("2.4", _("The pawn is in {city} already."), city=CITIES)
WRONG_COLOUR_TO_SAIL = _no(
    "11", _("{card} does not show a colour of {city}."), card=CITY_CARDS, city=CITIES
)
NO_CARD_TO_SAIL = _no("11", _("No card in your hand shows a colour of {city}."), city=CITIES)
NOT_IN_THE_CITY_LEFT = _no(
    "3.7.6", _("No barbarian of the {tribe} is in {city} to follow you."), city=CITIES, tribe=TRIBES
)
TOO_MANY_OF_A_COLOUR = _no(
    "3.7.6", _("{city} holds 3 of the {tribe} already."), city=CITIES, tribe=TRIBES
)

# --- fort and recruit ---------------------------------------------------------------------------
FORT_STANDS = _no("15", _("{city} has a fort already."), city=CITIES)
CARD_DOES_NOT_MATCH = _no("13", _("{card} does not match {city}."), card=CITY_CARDS, city=CITIES)
FORTS_IN_SUPPLY = _no("14", _("A fort is moved only when none is left in the supply."))
NAME_A_FORT_TO_MOVE = _no("14", _("All forts are in use: name the city whose fort moves."))
NO_FORT_TO_MOVE = _no("14", _("{city} has no fort that could move."), city=CITIES)
NO_FORT_HERE = _no("18", _("There is no fort in {city}."), city=CITIES)
NO_LEGION_TO_RECRUIT = _no_legion_left("2.4")

# --- battle -------------------------------------------------------------------------------------
NO_LEGION_HERE = _no("21", _("No legion stands in {city}."), city=CITIES)
TOO_MANY_DICE = _no(
    "21",
    n_(
        "{city} has {legions} legion, too few for {dice}.",
        "{city} has {legions} legions, too few for {dice}.",
        "legions",
    ),
    city=CITIES,
    legions=NUMBER,
    dice=SO_MANY_DICE,
)
NO_BARBARIAN_HERE = _no("23", _("No barbarian is in {city}."), city=CITIES)
NONE_OF_THAT_TRIBE = _no(
    "22", _("No barbarian of the {tribe} is in {city}."), tribe=TRIBES, city=CITIES
)

# --- plot and treasury --------------------------------------------------------------------------
NOBODY_THERE = _no("24", _("{pawn} is not in {city}."), pawn=PAWNS, city=CITIES)
PLOT_WITH_YOURSELF = _no("24", _("Plotting takes another player."))
NO_CARD_TO_GIVE = _no("25", _("No card in your hand matches {city}."), city=CITIES)
WRONG_CARD_TO_GIVE = _no("25", _("{card} does not match {city}."), card=CITY_CARDS, city=CITIES)
NO_CARD_TO_TAKE = _no("26", _("{pawn} holds no card that matches {city}."), pawn=PAWNS, city=CITIES)
WRONG_CARD_TO_TAKE = _no("26", _("{card} does not match {city}."), card=CITY_CARDS, city=CITIES)
NOT_THEIR_CARD = _no("26", _("{pawn} does not hold {card}."), pawn=PAWNS, card=CITY_CARDS)
BARGAINED_ALREADY = _no("3.7.3", _("The Mercator has bargained once this turn."))
NOT_HELD_TO_BARGAIN = _no("3.7.3", _("{pawn} does not hold {card}."), pawn=PAWNS, card=CITY_CARDS)
NO_COLOUR_TO_BARGAIN = _no(
    "3.7.3", _("{pawn} holds no card of a colour of {city}."), pawn=PAWNS, city=CITIES
)
WRONG_COLOUR_TO_BARGAIN = _no(
    "3.7.3", _("{card} does not show a colour of {city}."), card=CITY_CARDS, city=CITIES
)
NOT_IN_TREASURY = _no("2.13.7", _("{card} is not in the treasury."), card=CITY_CARDS)
NOT_FOR_THE_TREASURY = _no(
    "2.13.7", _("{card} does not match {city}."), card=CITY_CARDS, city=CITIES
)
TOO_OFTEN_REFUSED = _no(
    "2.16", _("Three times this turn somebody did not agree; nobody is asked again.")
)

# --- alliance and enlisting ---------------------------------------------------------------------
NO_BARBARIAN_TO_ALLY = _no(
    "29", _("No barbarian of the {tribe} is in {city}."), tribe=TRIBES, city=CITIES
)
ALLIED_ALREADY = _no("2.4", _("The {tribe} are allies already."), tribe=TRIBES)
TOO_FEW_TO_ALLY = _no(
    "28",
    _("The {tribe} want {want}; you hold {have} of their colour."),
    tribe=TRIBES,
    want=SO_MANY_CARDS,
    have=NUMBER,
)
WRONG_COLOUR_TO_ALLY = _no(
    "28", _("{card} does not show the colour of the {tribe}."), card=CITY_CARDS, tribe=TRIBES
)
NOT_ALLIED = _no("33", _("The {tribe} are no allies."), tribe=TRIBES)
NO_CARD_TO_ENLIST = _no(
    "33", _("No card in your hand shows the colour of the {tribe}."), tribe=TRIBES
)
WRONG_COLOUR_TO_ENLIST = _no(
    "33", _("{card} does not show the colour of the {tribe}."), card=CITY_CARDS, tribe=TRIBES
)
NOBODY_TO_ENLIST = _no(
    "33", _("No barbarian of the {tribe} is in {city}."), tribe=TRIBES, city=CITIES
)
MORE_THAN_ENLISTED = _no(
    "34",
    n_(
        "Only {removed} barbarian leaves {city}; {want} cannot come.",
        "Only {removed} barbarians leave {city}; {want} cannot come.",
        "removed",
    ),
    removed=NUMBER,
    city=CITIES,
    want=SO_MANY_LEGIONS,
)
MORE_THAN_IN_SUPPLY = _no(
    "35",
    n_(
        "{have} legion is left in the supply; {want} cannot come.",
        "{have} legions are left in the supply; {want} cannot come.",
        "have",
    ),
    have=NUMBER,
    want=NUMBER,
)
ENLISTED_ALREADY = _no("3.7.6", _("The Regina has enlisted without a card this turn."))

# --- roles --------------------------------------------------------------------------------------
NO_LEGION_FOR_THE_CONSUL = _no_legion_left("3.7.1")
NO_FORT_TO_STRENGTHEN = _no("3.7.1", _("There is no fort in {city}."), city=CITIES)
NO_LEGION_TO_MUSTER = _no_legion_left("3.7.4")
NO_LEGIONS_TO_BUILD = _no(
    "3.7.5", _("2 legions build the fort; {city} has {have}."), city=CITIES, have=NUMBER
)
NO_FORT_EITHER_END = _no(
    "3.7.5", _("Neither {here} nor {there} has a fort."), here=CITIES, there=CITIES
)
TOO_FEW_TO_TRAVEL = _too_few_legions("3.7.5")
NO_CARD_FOR_THE_JOURNEY = _no("3.7.5", _("The journey costs a city card, and you hold none."))
WRONG_COLOUR_TO_MUSTER = _no(
    "3.7.4", _("{card} does not show a colour of {city}."), card=CITY_CARDS, city=CITIES
)
NOT_A_PORT_TO_MUSTER = _no("3.7.4", _("{city} is not a port."), city=CITIES)
NO_VESTALIS = _no("3.7.7", _("No Vestalis is in play."))
NO_EVENT_LEFT = _no("3.7.7", _("Her event deck is empty."))
NOT_HER_CARD = _no("3.7.7", _("The Vestalis does not hold {card}."), card=CITY_CARDS)
WRONG_COLOUR_FOR_HER = _no(
    "3.7.7", _("{card} does not show a colour of {city}."), card=CITY_CARDS, city=CITIES
)
DECK_TOO_SMALL = _no(
    "2.12",
    n_(
        "Only {left} card is in the player deck.",
        "Only {left} cards are in the player deck.",
        "left",
    ),
    left=NUMBER,
)
NOT_OUT = _no("3.7.7", _("That card has not been drawn."))

# --- hands and agreement ------------------------------------------------------------------------
CARD_NOT_HELD = _no("2.3", _("{card} is not in this hand."), card=PLAYER_CARDS)
NOT_IN_THIS_DECK = _no("2.15", _("That is not among the cards that can come up."))

# --- events -------------------------------------------------------------------------------------
EVENT_NOT_HELD = _no("2.11.7", _("Nobody holds {event}."), event=EVENTS)
EVENT_NOT_YOURS = _no(
    "2.11.5", _("Over the hand limit only own events are played, and {event} is not."), event=EVENTS
)
CARDS_MUST_DIFFER = _no("3.8.1", _("The two cards must lie in two different hands."))
CARD_IN_NO_HAND = _no("3.8.1", _("{card} is in no hand."), card=CITY_CARDS)
PAWNS_NOT_TOGETHER = _no("3.8.1", _("The owners of the two cards are not in one city."))
NO_SWAP_POSSIBLE = _no("3.8.1", _("No two players hold city cards that could be swapped."))
NOT_THE_BATTLE_CITY = _no(
    "3.8.2", _("{city} is where the battle was; the event strikes elsewhere."), city=CITIES
)
ONE_CITY_ONLY = _no("3.8.2", _("The normal effect strikes one city only, {city}."), city=CITIES)
NONE_THERE = _no("3.8.2", _("No barbarian of the {tribe} is in {city}."), tribe=TRIBES, city=CITIES)
NOBODY_ELSEWHERE = _no("3.8.2", _("There is no barbarian in any other city."))
EVENT_FORT_STANDS = _no("3.8.3", _("{city} has a fort already."), city=CITIES)
NO_PAWN_NO_LEGIONS = _no("3.8.3", _("Legions only come along with a pawn."))
PAWN_IS_THERE = _no("3.8.3", _("{pawn} is in {city} already."), pawn=PAWNS, city=CITIES)
PAWN_NOT_IN_PLAY = _no("3.8.3", _("{pawn} is not in the game."), pawn=PAWNS)
TOO_FEW_TO_BRING = _too_few_legions("3.8.3")
ONLY_CORRUPT_MOVES = _no("3.8.3", _("Only the corrupt effect moves a pawn."))
NO_LEGION_TO_REINFORCE = _no_legion_left("3.8.4")
NO_FORT_TO_REINFORCE = _no("3.8.4", _("{city} has no fort."), city=CITIES)
NO_FORTS_ON_THE_BOARD = _no("3.8.4", _("No city has a fort."))
REINFORCED_ALREADY = _no("3.8.4", _("{city} has been reinforced already."), city=CITIES)
TOO_MANY_REINFORCEMENTS = _no(
    "3.8.4",
    n_("At most {most} legion comes to a city.", "At most {most} legions come to a city.", "most"),
    most=NUMBER,
)
NO_LEGION_TO_REPLACE = _no_legion_left("3.8.6")
NONE_TO_REPLACE = _no(
    "3.8.6", _("No barbarian of the {tribe} is in {city}."), tribe=TRIBES, city=CITIES
)
NOBODY_TO_REPLACE = _no("3.8.6", _("No barbarian is in {city}."), city=CITIES)
NO_CARD_TO_FIND = _no("3.8.7", _("No fitting card lies in the player discard pile."))
NOT_IN_DISCARD = _no("3.8.7", _("{card} is not in the player discard pile."), card=CITY_CARDS)
NOT_OF_YOUR_CITY = _no("3.8.7", _("{card} does not name {city}."), card=CITY_CARDS, city=CITIES)
NOTHING_TO_DRAW = _no("3.8.5", _("The player deck is empty."))
DICE_SET_ALREADY = _no("3.8.8", _("The dice are being set already."))
NO_BATTLE_LEFT = _no("3.8.8", _("No action is left for a battle this turn."))
PHASE_3_HAS_BEGUN = _no("3.8.9", _("Phase 3 has begun: its cards are counted already."))
DECK_EMPTY = _no("3.8.10", _("The barbarian deck is empty."))
NOT_LOOKED_AT = _no("3.8.10", _("That card was not among those turned."))
NONE_TO_BITE = _no(
    "3.8.11", _("No barbarian of the {tribe} is in {city}."), tribe=TRIBES, city=CITIES
)
NONE_OF_THEM_LEFT = _no("3.8.11", _("No barbarian of the {tribe} is on the board."), tribe=TRIBES)
NAME_ONE_PAWN = _no("3.8.12", _("The normal effect moves one pawn: name it."))
PAWNS_FOLLOW = _no(
    "3.8.12", _("The corrupt effect moves pawns one by one afterwards: name none yet.")
)
NOBODY_ELSEWHERE_TO_MOVE = _no("3.8.12", _("No pawn stands outside {city}."), city=CITIES)
NO_SUCH_PAWN = _no("3.8.12", _("{pawn} is not in the game."), pawn=PAWNS)
MOVED_ALREADY = _no("3.8.12", _("{pawn} has moved already, or did not agree to it."), pawn=PAWNS)
PAWN_STANDS_THERE = _no("3.8.12", _("{pawn} is in {city} already."), pawn=PAWNS, city=CITIES)
TOO_FEW_TO_HURRY = _too_few_legions("3.8.12")
TOO_FEW_TO_STORM = _too_few_legions("3.8.13")
STANDS_THERE_ALREADY = _no("3.8.13", _("The pawn is in {city} already."), city=CITIES)
A_PAWN_AT_LEAST = _no("3.8.12", _("At least one pawn goes, if its owner agrees."))
AT_LEAST_ONE = _no("2.11.10", _("An event must change something: do it at least once."))
