"""What can be wrong with a position, a sentence each: the thing, the place, what was found there
and what should be."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER, SEATS, numbers
from tabard.engine.refusals import Refusals
from tabard.engine.words import _

from ..components import CARDS, CITIES, FACTIONS, HOLDERS, MARKERS

COMPLAINTS = Refusals()
_wrong = COMPLAINTS.add
FOUND = NUMBER
SEAT_NUMBERS = numbers(1, int(SEATS))  # where a seat has no faction yet, or one too many

# --- components (3.1) ---------------------------------------------------------------------------
CARDS_OFF = _wrong(
    "3.1", _("{card}: {found} lie in all places, instead of {copies}."),
    card=CARDS, found=FOUND, copies=FOUND,
)  # fmt: skip
CARDS_SHORT = _wrong(
    "3.1", _("cards.{holder} has {found} of {card}, less than none."),
    holder=HOLDERS, found=FOUND, card=CARDS,
)  # fmt: skip
USED_OFF = _wrong(
    "115", _("{card} lies among the used cards of {seat}; only yellow cards are used."),
    card=CARDS, seat=SEATS,
)  # fmt: skip
NOT_PLAYING = _wrong(
    "2", _("Seat {seat} does not play, and has {found} cards, coins or points instead of 0."),
    seat=SEAT_NUMBERS, found=FOUND,
)  # fmt: skip
OWNER_NOT_PLAYING = _wrong(
    "8", _("{city} is owned by seat {seat}; {seats} seats play."),
    city=CITIES, seat=SEAT_NUMBERS, seats=FOUND,
)  # fmt: skip
NAMED_NOT_PLAYING = _wrong(
    "2", _("{city} names seat {seat} of this round or the last; {seats} seats play."),
    city=CITIES, seat=SEAT_NUMBERS, seats=FOUND,
)  # fmt: skip
GARRISONS_OFF = _wrong(
    "3.1", _("{seat} has {found} garrisons on the board; there are {all}."),
    seat=SEATS, found=FOUND, all=FOUND,
)  # fmt: skip
CASTLES_OFF = _wrong(
    "58", _("{found} castles stand on the board, those under fortresses counted; there are {all}."),
    found=FOUND, all=FOUND,
)  # fmt: skip
FORTRESSES_OFF = _wrong(
    "58", _("{found} fortresses stand on the board; there are {all}."), found=FOUND, all=FOUND
)
PLUNDER_OFF = _wrong(
    "3.1", _("{found} plunder markers lie on the board; there are {all}."), found=FOUND, all=FOUND
)
LEVEL_OF_OWNED = _wrong(
    "9", _("{city} is owned and at level {found} instead of 2, 4 or 6."), city=CITIES, found=FOUND
)
LEVEL_OF_FREE = _wrong(
    "7", _("{city} is free and at level {found} instead of 0, or 4 or 6 left behind."),
    city=CITIES, found=FOUND,
)  # fmt: skip
COINS_SHORT = _wrong("3.1", _("{seat} has {found} coins, less than none."), seat=SEATS, found=FOUND)
COINS_OFF = _wrong(
    "31", _("The players have {found} coins together; they can have {most} at most."),
    found=FOUND, most=FOUND,
)  # fmt: skip
THRONE_SHORT = _wrong(
    "127", _("{seat} has {found} throne points, less than none."), seat=SEATS, found=FOUND
)
THRONE_OFF = _wrong(
    "127", _("The players have {found} throne points together; they can have {most} at most."),
    found=FOUND, most=FOUND,
)  # fmt: skip
INFLUENCE_OFF = _wrong(
    "12", _("{seat} has {found} influence points; there are {all}."),
    seat=SEATS, found=FOUND, all=FOUND,
)  # fmt: skip
MARKERS_OFF = _wrong(
    "3.5", _("{marker}: {found} are out of the supply; there are {all}."),
    marker=MARKERS, found=FOUND, all=FOUND,
)  # fmt: skip
DRAWN_NOW_OFF = _wrong(
    "65", _("{marker}: {found} were drawn in this round, and {all} are out of the supply."),
    marker=MARKERS, found=FOUND, all=FOUND,
)  # fmt: skip
TWO_LEAD = _wrong(
    "2", _("Seats {seat} and {other} both lead {faction}; one seat at most can."),
    seat=SEAT_NUMBERS, other=SEAT_NUMBERS, faction=FACTIONS,
)  # fmt: skip
LEADS_NOBODY = _wrong(
    "11", _("Seat {seat} leads no faction; after the choice of factions each leads one."),
    seat=SEAT_NUMBERS,
)  # fmt: skip
LEADS_TOO_EARLY = _wrong(
    "11", _("Seat {seat} leads {faction}, and has not chosen yet."),
    seat=SEAT_NUMBERS, faction=FACTIONS,
)  # fmt: skip
SETTLED_OFF = _wrong(
    "19", _("{seat} has {found} garrisons on the board; so early in the set-up {most} at most."),
    seat=SEATS, found=FOUND, most=FOUND,
)  # fmt: skip

# --- the round (10) -----------------------------------------------------------------------------
ROUND_OFF = _wrong(
    "10", _("Round {found} cannot be; there are rounds {low} to {high}."),
    found=FOUND, low=FOUND, high=FOUND,
)  # fmt: skip
ORDER_OFF = _wrong(
    "63", _("The player order names seat {seat} {found} times instead of once."),
    seat=SEAT_NUMBERS, found=FOUND,
)  # fmt: skip
ORDER_NOT_PLAYING = _wrong(
    "63", _("The player order names seat {seat}; {seats} seats play."),
    seat=SEAT_NUMBERS, seats=FOUND,
)  # fmt: skip
UNDECIDED = _wrong("32", _("There is neither war nor peace; after phase 2 there is one of them."))
TRUCE_OFF = _wrong("38", _("A truce holds in this round: there is peace, and nobody votes."))
WAR_ROUNDS_OFF = _wrong(
    "32", _("{found} rounds of war have been; by now {most} at most."), found=FOUND, most=FOUND
)
NO_WAR_ROUND = _wrong("32", _("There is war, and 0 rounds of war have been; this one counts."))
VOTE_OFF = _wrong(
    "33", _("{seat} has a vote that no vote now asks for, or has answered without one."), seat=SEATS
)
HAND_OFF = _wrong(
    "53", _("{seat} has {found} cards, in hand and used; {most} at most in this phase."),
    seat=SEATS, found=FOUND, most=FOUND,
)  # fmt: skip
USED_TOO_EARLY = _wrong(
    "115", _("{seat} has {found} used cards; before phase 6 there are {none}."),
    seat=SEATS, found=FOUND, none=FOUND,
)  # fmt: skip
DISCARDS_OFF = _wrong(
    "123", _("{found} cards are discarded; between phases 7 and 3 there are {none}."),
    found=FOUND, none=FOUND,
)  # fmt: skip
HERO_OFF = _wrong(
    "124", _("The hero of {seat} is active; between phases 7 and 3 heroes rest."), seat=SEATS
)
BUILT_OFF = _wrong(
    "47", _("{seat} has built {found} castles or fortresses; {most} at most in this phase."),
    seat=SEATS, found=FOUND, most=FOUND,
)  # fmt: skip
NO_NEW_CASTLE = _wrong(
    "55", _("{seat} has built a castle in {city} just now, and none of {seat} stands there."),
    seat=SEATS, city=CITIES,
)  # fmt: skip
DRAWN_IN_ROUND = _wrong(
    "65", _("{found} event markers were drawn in this round; {most} at most by now."),
    found=FOUND, most=FOUND,
)  # fmt: skip
EFFECTS_OFF = _wrong(
    "3.5", _("{marker}: {found} are in force, and {drawn} were drawn in this round."),
    marker=MARKERS, found=FOUND, drawn=FOUND,
)  # fmt: skip
LOST_OFF = _wrong(
    "3.5", _("Seat {seat} has lost {city} in a fight that cannot have been yet."),
    seat=SEAT_NUMBERS, city=CITIES,
)  # fmt: skip
ATTACKS_IN_PEACE = _wrong(
    "93", _("{seat} has made {found} attacks; in peace {most} at most."),
    seat=SEATS, found=FOUND, most=FOUND,
)  # fmt: skip
ATTACKS_OFF = _wrong(
    "91", _("{seat} has attacked {found} cities, or from as many, in {attacks} attacks."),
    seat=SEATS, found=FOUND, attacks=FOUND,
)  # fmt: skip
ATTACKS_TOO_EARLY = _wrong(
    "93", _("{seat} has made {found} attacks; before phase 7 there are {none}."),
    seat=SEATS, found=FOUND, none=FOUND,
)  # fmt: skip
OFFERS_OFF = _wrong(
    "136", _("{seat} has {found} offers left; {most} at most."),
    seat=SEATS, found=FOUND, most=FOUND,
)  # fmt: skip
