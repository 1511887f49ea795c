"""Why not: every refusal of the game, with the number of the rule that is broken.

The sections stand in the order of the rule book; each chapter has its own.
"""

from __future__ import annotations

from tabard.engine.kinds import NUMBER, SEATS
from tabard.engine.refusals import Refusals
from tabard.engine.words import _, n_

from .components import CARDS, CITIES, FACTIONS

REFUSALS = Refusals()
_no = REFUSALS.add

# --- set-up -------------------------------------------------------------------------------------
FACTION_TAKEN = _no("11", _("{faction} is led by {seat}."), faction=FACTIONS, seat=SEATS)
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
    "49",
    n_(
        "A card costs {price} coins; you have {coins}.",
        "A card costs {price} coins; you have {coins}.",
        "coins",
    ),
    price=NUMBER,
    coins=NUMBER,
)
HAND_FULL = _no("53", _("A hand holds 12 cards; you have {count} in hand and used."), count=NUMBER)
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
    "50", _("A castle costs {price} coins; you have {coins}."), price=NUMBER, coins=NUMBER
)
NO_COINS_FOR_FORTRESS = _no(
    "51", _("A fortress costs {price} coins; you have {coins}."), price=NUMBER, coins=NUMBER
)
NOT_IN_HAND = _no("53", _("You hold no such card: {card}."), card=CARDS)

# --- player order -------------------------------------------------------------------------------
DRAWN_ALREADY = _no("63", _("The marker of {seat} has been drawn."), seat=SEATS)
OUT_OF_THE_GAME = _no("134", _("{seat} is out of the game."), seat=SEATS)
NOBODY_THERE = _no("1", _("Nobody sits there."))

# --- phase 6: events (3.3 to 3.8, rules 65 to 70): the events' chapters add theirs here ---------

# --- phase 7: expansion, attack, bargain: the chapters of the players' phase add theirs here ----
