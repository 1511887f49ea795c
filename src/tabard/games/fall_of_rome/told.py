"""What is told: every event of the game as a sentence, with the number of its rule.

``weight`` marks what decides a game: 1 a setback or a gain, 2 a turning point.
"""

from __future__ import annotations

from tabard.engine.events import Events
from tabard.engine.kinds import NUMBER
from tabard.engine.words import _, n_

from .components import (
    BARBARIAN_CARDS,
    CITIES,
    CITY_CARDS,
    FACES,
    PAWNS,
    PLAYER_CARDS,
    ROLES,
    SO_MANY_BARBARIAN_CARDS,
    SO_MANY_DICE,
    TRIBES,
)

TOLD = Events()
_told = TOLD.add

# --- set-up -------------------------------------------------------------------------------------
GOT_ROLE = _told("got_role", "2.2.4", _("{pawn} plays the {role}."), pawn=PAWNS, role=ROLES)
DEALT = _told("dealt", "2.2.5", _("{pawn} is dealt {card}."), pawn=PAWNS, card=PLAYER_CARDS)
TREASURED = _told("treasured", "2.13", _("{card} lies in the treasury."), card=CITY_CARDS)
SETTLED = _told(
    "settled",
    "2.2.3",
    n_(
        "{count} of the {tribe} settles in {city}.",
        "{count} of the {tribe} settle in {city}.",
        "count",
    ),
    count=NUMBER,
    tribe=TRIBES,
    city=CITIES,
)
STARTED = _told(
    "started", "2.2.9", _("{pawn} begins in {city} with 2 legions."), pawn=PAWNS, city=CITIES
)

# --- turn and actions ---------------------------------------------------------------------------
TURN_BEGAN = _told("turn", "2", _("Turn {turn}: {pawn}."), turn=NUMBER, pawn=PAWNS)
MARCHED = _told(
    "marched",
    "7",
    n_(
        "{pawn} marches from {here} to {there} with {legions} legion.",
        "{pawn} marches from {here} to {there} with {legions} legions.",
        "legions",
    ),
    pawn=PAWNS,
    here=CITIES,
    there=CITIES,
    legions=NUMBER,
)
SAILED = _told(
    "sailed",
    "10",
    n_(
        "{pawn} sails from {here} to {there} with {legions} legion.",
        "{pawn} sails from {here} to {there} with {legions} legions.",
        "legions",
    ),
    pawn=PAWNS,
    here=CITIES,
    there=CITIES,
    legions=NUMBER,
)
TRAVELLED = _told(
    "travelled",
    "3.7.5",
    n_(
        "{pawn} travels from {here} to {there} with {legions} legion.",
        "{pawn} travels from {here} to {there} with {legions} legions.",
        "legions",
    ),
    pawn=PAWNS,
    here=CITIES,
    there=CITIES,
    legions=NUMBER,
)
FOLLOWED = _told(
    "followed",
    "3.7.6",
    _("A barbarian of the {tribe} follows from {here} to {there}."),
    tribe=TRIBES,
    here=CITIES,
    there=CITIES,
)
DISCARDED_CARD = _told(
    "discarded", "2.4", _("{pawn} discards {card}."), pawn=PAWNS, card=PLAYER_CARDS
)
BUILT = _told("built", "13", _("A fort is built in {city}."), city=CITIES)
FORT_MOVED = _told(
    "fort_moved", "14", _("The fort of {there} is moved to {city}."), there=CITIES, city=CITIES
)
RECRUITED = _told(
    "recruited",
    "16",
    n_(
        "{legions} legion is recruited in {city}.",
        "{legions} legions are recruited in {city}.",
        "legions",
    ),
    legions=NUMBER,
    city=CITIES,
)
JOINED = _told(
    "joined",
    "3.7",
    n_("{legions} legion joins {city}.", "{legions} legions join {city}.", "legions"),
    legions=NUMBER,
    city=CITIES,
)
GAVE = _told(
    "gave", "25", _("{pawn} gives {card} to {other}."), pawn=PAWNS, card=PLAYER_CARDS, other=PAWNS
)
STORED = _told("stored", "2.13", _("{card} goes into the treasury."), card=CITY_CARDS)
FETCHED = _told("fetched", "2.13", _("{card} is taken from the treasury."), card=CITY_CARDS)
ALLIED_WITH = _told("allied", "28", _("The {tribe} are allies now."), weight=2, tribe=TRIBES)
ENLISTED = _told(
    "enlisted",
    "33",
    n_(
        "{removed} of the {tribe} in {city} are enlisted; {legions} legion comes.",
        "{removed} of the {tribe} in {city} are enlisted; {legions} legions come.",
        "legions",
    ),
    weight=1,
    removed=NUMBER,
    tribe=TRIBES,
    city=CITIES,
    legions=NUMBER,
)

# --- battle -------------------------------------------------------------------------------------
FOUGHT = _told(
    "fought",
    "21",
    _("{pawn} fights in {city} with {dice}."),
    pawn=PAWNS,
    city=CITIES,
    dice=SO_MANY_DICE,
)
DIE_FELL = _told("die", "2.5", _("A die shows {face}."), face=FACES)
LOST_LEGIONS = _told(
    "legions_lost",
    "2.5",
    n_("{legions} legion is lost in {city}.", "{legions} legions are lost in {city}.", "legions"),
    legions=NUMBER,
    city=CITIES,
)
SPARED = _told("spared", "3.7.2", _("The Magister Militum saves 1 legion."))
REMOVED = _told(
    "removed",
    "2.5",
    _("A barbarian of the {tribe} is removed from {city}."),
    tribe=TRIBES,
    city=CITIES,
)

# --- draw and revolt ----------------------------------------------------------------------------
DREW = _told("drew", "36", _("{pawn} draws {card}."), pawn=PAWNS, card=PLAYER_CARDS)
DREW_REVOLT = _told("drew_revolt", "38", _("{pawn} draws a revolt."), weight=1, pawn=PAWNS)
PUT_CARD_BACK = _told(
    "put_back", "3.7.7", _("{card} goes back on top of the deck."), card=PLAYER_CARDS
)
PUT_REVOLT_BACK = _told("revolt_put_back", "3.7.7", _("The revolt goes back on top of the deck."))
RATE_ROSE = _told(
    "rate",
    "39",
    _("The marker advances: {invade} a turn, recruiting brings {recruit}."),
    invade=SO_MANY_BARBARIAN_CARDS,
    recruit=NUMBER,
)
REVOLTED = _told(
    "revolted", "41", _("The {tribe} revolt in {city}."), weight=1, tribe=TRIBES, city=CITIES
)
INTENSIFIED = _told(
    "intensified",
    "45",
    n_(
        "{cards} barbarian card goes back on top of their deck.",
        "{cards} barbarian cards go back on top of their deck.",
        "cards",
    ),
    cards=NUMBER,
)

# --- invasion -----------------------------------------------------------------------------------
TURNED = _told("turned", "52", _("Barbarian card: {card}."), card=BARBARIAN_CARDS)
WALKED_BACK = _told(
    "walked_back",
    "2.7",
    _("The way is not open; the {tribe} invade {city}."),
    tribe=TRIBES,
    city=CITIES,
)
NO_WAY = _told("no_way", "55", _("No way is open for the {tribe}; nothing happens."), tribe=TRIBES)
PLACED = _told(
    "placed",
    "54",
    n_("{count} of the {tribe} enters {city}.", "{count} of the {tribe} enter {city}.", "count"),
    count=NUMBER,
    tribe=TRIBES,
    city=CITIES,
)
ATTACKED = _told(
    "attacked",
    "2.6",
    n_(
        "The defenders of {city} lose {legions} legion and stop as many of the {tribe}.",
        "The defenders of {city} lose {legions} legions and stop as many of the {tribe}.",
        "legions",
    ),
    city=CITIES,
    legions=NUMBER,
    tribe=TRIBES,
)
AMBUSHED = _told(
    "ambushed",
    "2.6",
    n_(
        "The {tribe} ambush {city}: {legions} legion without fort or pawn is lost.",
        "The {tribe} ambush {city}: {legions} legions without fort or pawn are lost.",
        "legions",
    ),
    weight=1,
    tribe=TRIBES,
    city=CITIES,
    legions=NUMBER,
)
SACKED = _told("sacked", "58", _("The {tribe} sack {city}."), weight=2, tribe=TRIBES, city=CITIES)
FORT_LOST = _told(
    "fort_lost", "60", _("The fort of {city} goes back to the supply."), weight=1, city=CITIES
)
DECLINED = _told(
    "declined", "59", _("The decline marker advances to {decline} of 8."), weight=1, decline=NUMBER
)
SKIPPED = _told("skipped", "3.8.9", _("No barbarian card is turned this turn."))

# --- the end ------------------------------------------------------------------------------------
DECK_RAN_OUT = _told(
    "deck_ran_out",
    "37",
    n_(
        "The player deck cannot give {cards} card.",
        "The player deck cannot give {cards} cards.",
        "cards",
    ),
    weight=2,
    cards=NUMBER,
)
CUBES_RAN_OUT = _told(
    "cubes_ran_out",
    "2.9",
    _("No barbarian of the {tribe} is left for {city}."),
    weight=2,
    tribe=TRIBES,
    city=CITIES,
)
FELL = _told("fell", "65", _("Roma falls to the {tribe}."), weight=2, tribe=TRIBES)
WON = _told("won", "66", _("No unallied barbarian is left on the board."), weight=2)
