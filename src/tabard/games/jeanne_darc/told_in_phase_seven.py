"""What is told in phase 7: turns, expansion, fights and bargains."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER, SEATS
from tabard.engine.words import _, n_

from .components import (
    CITIES,
    EXTRAS,
    FACES,
    FROM_HAND_OR_USED,
    HEROES,
    YELLOW,
)
from .told import TOLD, told_under

_told = TOLD.add

# --- phase 7: turns and expansion ---------------------------------------------------------------
TURN_BEGAN = _told("turn", "71", _("{seat} takes the turn."), seat=SEATS)
TURN_ENDED = _told("turn_ended", "121", _("{seat} ends the turn."), seat=SEATS)
EXPANDED = _told("expanded", "80", _("{seat} takes {city}."), seat=SEATS, city=CITIES)
EXPANDED_OVER_SEA = _told(
    "expanded_over_sea", "81", _("{seat} takes {city} over sea."), seat=SEATS, city=CITIES
)
SETTLED_ANEW = _told(
    "settled_anew", "134", _("{seat} begins anew in {city}."), weight=1, seat=SEATS, city=CITIES
)
WORKS_TAKEN_OVER = _told(
    "works_taken_over",
    "85",
    _("{seat} takes over the defences of {city}: {level}."),
    seat=SEATS,
    city=CITIES,
    level=NUMBER,
)
CARDS_COLLECTED = _told("collected", "123", _("All cards are collected and shuffled."))
CARDS_KEPT = _told("kept", "123", _("Used cards are taken up again; the discards are shuffled."))

# --- phase 7: a fight ---------------------------------------------------------------------------
ATTACKS = _told(
    "attacks",
    "90",
    _("{seat} attacks {city} of {defender} from {base}."),
    seat=SEATS,
    city=CITIES,
    base=CITIES,
    defender=SEATS,
)
LANDS = _told(
    "lands",
    "89",
    _("{seat} attempts a landing at {city} of {defender} from {base}."),
    seat=SEATS,
    city=CITIES,
    base=CITIES,
    defender=SEATS,
)
RIDES = _told(
    "rides",
    "3.5",
    _("{seat} rides from {base} against {city} of {defender}."),
    seat=SEATS,
    city=CITIES,
    base=CITIES,
    defender=SEATS,
)
COMMITTED = _told("committed", "95", _("{seat} has committed."), seat=SEATS)
DIE_FELL = _told("die", "103", _("{seat} rolls {face}."), seat=SEATS, face=FACES)
SHOWS = _told(
    "shows",
    "103",
    _("{seat} shows {card}, {influence} influence, and {extra}."),
    seat=SEATS,
    card=FROM_HAND_OR_USED,
    influence=NUMBER,
    extra=EXTRAS,
)
SHOWS_TWO = _told(
    "shows_two",
    "103",
    _("{seat} shows {first} and {second}, {influence} influence, and {extra}."),
    seat=SEATS,
    first=FROM_HAND_OR_USED,
    second=YELLOW,
    influence=NUMBER,
    extra=EXTRAS,
)
CARDS_COUNT = _told(
    "cards_count", "104", _("{seat}: {points} for yellow cards."), seat=SEATS, points=NUMBER
)
ENGINEER_DOUBLES = _told(
    "engineer_doubles",
    "3.3",
    _("{seat}: {points} more of the best card, by engineering."),
    seat=SEATS,
    points=NUMBER,
)
HERO_COUNTS = _told(
    "hero_counts", "3.4", _("{seat}: {points} for the hero."), seat=SEATS, points=NUMBER
)
INFLUENCE_COUNTS = _told(
    "influence_counts", "97", _("{seat}: {points} for influence."), seat=SEATS, points=NUMBER
)
DIE_COUNTS = _told(
    "die_counts", "104", _("{seat}: {points} for the die."), seat=SEATS, points=NUMBER
)
CARDS_COUNT_FOR_DEFENCE = told_under("105", "cards_count_for_defence", CARDS_COUNT)
INFLUENCE_COUNTS_FOR_DEFENCE = told_under("100", "influence_counts_for_defence", INFLUENCE_COUNTS)
DIE_COUNTS_FOR_DEFENCE = told_under("105", "die_counts_for_defence", DIE_COUNTS)
WORKS_COUNT = _told(
    "works_count", "105", _("The defences of {city} count {level}."), city=CITIES, level=NUMBER
)
TRAITOR_LOWERS = _told(
    "traitor_lowers",
    "106",
    _("Treason lets the defences of {city} count only {level}."),
    city=CITIES,
    level=NUMBER,
)
ENGINEER_LOWERS = _told(
    "engineer_lowers",
    "3.3",
    _("The attacker's engineering lowers the defences of {city} by {points}."),
    city=CITIES,
    points=NUMBER,
)
ENGINEER_RAISES = _told(
    "engineer_raises",
    "3.3",
    _("The defender's engineering raises the defences of {city} by {points}."),
    city=CITIES,
    points=NUMBER,
)
MOUNTAIN_HELPS = _told(
    "mountain_helps", "107", _("{city} lies in the mountains: 1 for its defender."), city=CITIES
)
SEA_HELPS = _told(
    "sea_helps", "108", _("{city} resists a landing: 1 for its defender."), city=CITIES
)
TOTAL = _told("total", "111", _("{seat} has {points} in all."), seat=SEATS, points=NUMBER)
RETREATS = _told("retreats", "110", _("{seat} retreats."), weight=1, seat=SEATS)
SIGNS = _told("sign_of_god", "110", _("{seat} plays a sign of God."), weight=1, seat=SEATS)
DIE_FELL_AGAIN = _told(
    "die_again",
    "110",
    _("{seat} rolls again: {face} in place of {before}."),
    seat=SEATS,
    face=FACES,
    before=FACES,
)
CITY_WON = _told(
    "city_won",
    "112",
    _("{seat} wins {city} from {loser}."),
    weight=1,
    seat=SEATS,
    city=CITIES,
    loser=SEATS,
)
WORKS_CHANGE_HANDS = _told(
    "works_change_hands",
    "112",
    _("{seat} holds the defences of {city} now: {level}."),
    seat=SEATS,
    city=CITIES,
    level=NUMBER,
)
NO_GARRISON_TO_PLACE = _told(
    "no_garrison",
    "120",
    _("{seat} has no garrison left, and {city} is free."),
    seat=SEATS,
    city=CITIES,
)
CITY_HELD = _told("city_held", "113", _("{seat} holds {city}."), seat=SEATS, city=CITIES)
TIED = _told(
    "tied", "119", _("A tie: {city} stays with {seat}."), weight=1, city=CITIES, seat=SEATS
)
CARDS_USED = _told(
    "cards_used", "115", _("The yellow cards of {seat} are used for this round."), seat=SEATS
)
CARDS_SAVED = _told(
    "cards_saved", "3.3", _("{seat} saves the yellow cards; they are used."), seat=SEATS
)
CARDS_LOST = _told("cards_lost", "116", _("{seat} discards the yellow cards."), seat=SEATS)
CARDS_LOST_IN_TIE = told_under("119", "cards_lost_in_tie", CARDS_LOST)
HERO_FALLS = _told(
    "hero_falls",
    "117",
    _("{hero} is beaten; {seat} sets the card aside."),
    weight=1,
    hero=HEROES,
    seat=SEATS,
)
HERO_FALLS_IN_TIE = told_under("119", "hero_falls_in_tie", HERO_FALLS)
HAND_LOST = _told(
    "hand_lost",
    "119",
    n_(
        "{seat} loses the whole hand too: {cards} card.",
        "{seat} loses the whole hand too: {cards} cards.",
        "cards",
    ),
    seat=SEATS,
    cards=NUMBER,
)

# --- phase 7: bargaining ------------------------------------------------------------------------
MAKES_AN_OFFER = _told("offer", "135", _("{seat} makes {to} an offer."), seat=SEATS, to=SEATS)
SWAP_OFFERED = _told(
    "swap_offered",
    "137",
    _("{seat} would give {give}, {to} would give {want}."),
    seat=SEATS,
    give=CITIES,
    to=SEATS,
    want=CITIES,
)
COINS_OFFERED = _told(
    "coins_offered",
    "137",
    n_(
        "{giver} would pay {taker} {coins} coin.",
        "{giver} would pay {taker} {coins} coins.",
        "coins",
    ),
    giver=SEATS,
    taker=SEATS,
    coins=NUMBER,
)
PROMISES_TO_ATTACK = _told(
    "promises_to_attack", "139", _("{seat} would attack {city}."), seat=SEATS, city=CITIES
)
PROMISES_TO_SPARE_CITY = _told(
    "promises_to_spare_city",
    "139",
    _("{seat} would not attack {city} this round."),
    seat=SEATS,
    city=CITIES,
)
PROMISES_TO_SPARE = _told(
    "promises_to_spare",
    "139",
    _("{seat} would not attack {other} this round."),
    seat=SEATS,
    other=SEATS,
)
SWAPPED = _told(
    "swapped",
    "141",
    _("{seat} has {want} now, {to} has {give}."),
    weight=1,
    seat=SEATS,
    want=CITIES,
    to=SEATS,
    give=CITIES,
)
COINS_PAID = _told(
    "coins_paid",
    "141",
    n_("{giver} pays {taker} {coins} coin.", "{giver} pays {taker} {coins} coins.", "coins"),
    giver=SEATS,
    taker=SEATS,
    coins=NUMBER,
)
DECLINES = _told(
    "declines", "140", _("{seat} declines the offer of {other}."), seat=SEATS, other=SEATS
)
STAYS_SILENT = _told("stays_silent", "135", _("{seat} has no offers for now."), seat=SEATS)
SPEAKS_AGAIN = _told("speaks_again", "135", _("{seat} may have offers again."), seat=SEATS)
