"""What is told: every event of the game as a sentence, with the number of its rule.

``weight`` marks what decides a game: 1 a setback or a gain, 2 a turning point. The sections stand
in the order of the rule book; each chapter has its own.
"""

from __future__ import annotations

from tabard.engine.events import Events
from tabard.engine.kinds import NUMBER, SEATS
from tabard.engine.words import _, n_

from .components import (
    CARDS,
    CITIES,
    COMPARED,
    EXTRAS,
    FACES,
    FACTIONS,
    FROM_HAND_OR_USED,
    HEROES,
    MARKERS,
    POWERS,
    PROVINCES,
    STATUSES,
    VOTES,
    YELLOW,
)

TOLD = Events()
_told = TOLD.add

# --- set-up -------------------------------------------------------------------------------------
LEADS = _told("leads", "11", _("Seat {number} leads {faction}."), number=NUMBER, faction=FACTIONS)
SETTLED = _told("settled", "19", _("{seat} begins in {city}."), seat=SEATS, city=CITIES)

# --- rounds, income, politics -------------------------------------------------------------------
ROUND_BEGAN = _told("round", "10", _("Round {round}."), round=NUMBER)
INCOME = _told(
    "income",
    "28",
    n_("{seat} receives {coins} coin.", "{seat} receives {coins} coins.", "coins"),
    seat=SEATS,
    coins=NUMBER,
)
PLUNDER_GONE = _told("plunder_gone", "30", _("The plunder markers are taken off the board."))
VOTED = _told("voted", "34", _("{seat} votes for {vote}."), seat=SEATS, vote=VOTES)
STATUS = _told("status", "35", _("This round there is {status}."), weight=1, status=STATUSES)
TRUCE_HOLDS = _told("truce_holds", "38", _("The truce holds: this round there is peace."), weight=1)

# --- dealing and buying -------------------------------------------------------------------------
DEALT = _told(
    "dealt",
    "39",
    _("{seat} is dealt {card}."),
    secret={"card": "seat"},
    unseen=_("{seat} is dealt a card."),
    seat=SEATS,
    card=CARDS,
)
RESHUFFLED = _told("reshuffled", "46", _("The discards are shuffled into a new pile."))
BOUGHT = _told(
    "bought",
    "49",
    _("{seat} buys a card: {card}."),
    secret={"card": "seat"},
    unseen=_("{seat} buys a card."),
    seat=SEATS,
    card=CARDS,
)
BUILT_CASTLE = _told(
    "built_castle", "50", _("{seat} builds a castle in {city}."), seat=SEATS, city=CITIES
)
BUILT_FORTRESS = _told(
    "built_fortress", "51", _("{seat} builds a fortress in {city}."), seat=SEATS, city=CITIES
)
DISCARDED = _told("discarded", "53", _("{seat} discards {card}."), seat=SEATS, card=CARDS)

# --- player order -------------------------------------------------------------------------------
ORDER_DRAWN = _told(
    "order_drawn", "63", _("{seat} plays as number {place}."), seat=SEATS, place=NUMBER
)

# --- phase 6: events (rules 65 to 68, 3.5) ------------------------------------------------------
MARKER_DRAWN = _told("marker_drawn", "65", _("Event: {marker}."), weight=1, marker=MARKERS)
MARKERS_MIXED = _told("markers_mixed", "68", _("The event markers are mixed again."))
NO_EFFECT = _told(
    "no_effect", "66", _("Nothing can be struck by this event: {marker}."), marker=MARKERS
)
PLAGUE_IN = _told("plague_in", "3.5", _("The plague is in {province}."), province=PROVINCES)
DIES_OUT = _told(
    "dies_out",
    "3.5",
    _("Plague in {city}: the die shows {face}, and the garrison of {seat} dies out."),
    weight=1,
    city=CITIES,
    face=FACES,
    seat=SEATS,
)
PLAGUE_PASSES = _told(
    "plague_passes",
    "3.5",
    _("Plague in {city}: the die shows {face}, and the garrison lives."),
    city=CITIES,
    face=FACES,
)
FAMINE_IN = _told("famine_in", "3.5", _("There is famine in {province}."), province=PROVINCES)
STARVES = _told("starves", "3.5", _("{city} gets a plunder marker."), weight=1, city=CITIES)
RIDE_KEPT = _told("ride_kept", "3.5", _("{seat} may attack a distant city this round."), seat=SEATS)
GIVEN_BACK = _told(
    "given_back",
    "3.5",
    _("By treaty {seat} gives {city} back to {loser}."),
    weight=2,
    seat=SEATS,
    city=CITIES,
    loser=SEATS,
)
TRUCE_AGREED = _told("truce_agreed", "3.5", _("A truce: the next round is peace."), weight=1)
PROTECTED = _told(
    "protected", "3.5", _("{city} is under papal protection this round."), city=CITIES
)
NAMED_FOR_BATTLE = _told(
    "named_for_battle",
    "3.5",
    _("The fleets of {seat} and {other} meet."),
    seat=SEATS,
    other=SEATS,
)
NAVAL_TOTALS = _told(
    "naval_totals",
    "3.5",
    _("At sea {seat} has {points}, {other} has {other_points}."),
    seat=SEATS,
    points=NUMBER,
    other=SEATS,
    other_points=NUMBER,
)
NAVAL_WON = _told(
    "naval_won",
    "3.5",
    n_(
        "{seat} wins at sea: {loser} pays {coins} coin and has no use of the sea this round.",
        "{seat} wins at sea: {loser} pays {coins} coins and has no use of the sea this round.",
        "coins",
    ),
    weight=1,
    seat=SEATS,
    loser=SEATS,
    coins=NUMBER,
)
NAVAL_TIE = _told("naval_tie", "3.5", _("Nobody wins at sea; the cards put in are lost."))

# --- foreign attack (rules 69 and 70, 3.6) ------------------------------------------------------
NO_FOREIGN_ATTACK = _told("no_foreign_attack", "69", _("This round nobody comes from abroad."))
POWER_ARRIVES = _told(
    "power_arrives",
    "3.6",
    _("From abroad comes {power}, against {city}."),
    power=POWERS,
    city=CITIES,
)
LEFT_ALONE = _told(
    "left_alone",
    "3.6",
    _("{city} is free or protected; nothing is to be had there by {power}."),
    power=POWERS,
    city=CITIES,
)
POWER_ROLLED = _told(
    "power_rolled", "3.6", _("A die for {power} shows {face}."), power=POWERS, face=FACES
)
FOREIGN_TOTALS = _told(
    "foreign_totals",
    "3.6",
    _("At {city} it is {own} against {points} of {power}."),
    power=POWERS,
    points=NUMBER,
    city=CITIES,
    own=NUMBER,
)
LOST_ABROAD = _told(
    "lost_abroad",
    "3.6",
    _("{seat} loses {city}; the city is free."),
    weight=2,
    seat=SEATS,
    city=CITIES,
)
HOLDS_OUT = _told("holds_out", "3.6", _("{city} holds out."), weight=1, city=CITIES)

# --- uprising, plunder, ambassador, heroes (3.3, 3.4, 3.7, 3.8) ---------------------------------
UPRISING_ROLLED = _told(
    "uprising_rolled",
    "3.7",
    _("{city} rises: the die shows {face} against {level}."),
    city=CITIES,
    face=FACES,
    level=NUMBER,
)
UPRISING_FAILS = _told("uprising_fails", "3.7", _("The uprising in {city} fails."), city=CITIES)
DRIVEN_OUT = _told(
    "driven_out",
    "3.7",
    _("The garrison of {seat} is driven out; {city} is free."),
    weight=2,
    seat=SEATS,
    city=CITIES,
)
WEAKENED = _told(
    "weakened",
    "3.7",
    _("{city} loses a part of its defences: they count {level} now."),
    weight=1,
    city=CITIES,
    level=NUMBER,
)
PLUNDER_PLAYED = _told(
    "plunder_played",
    "3.3",
    _("{seat} sends plunderers to {city}."),
    seat=SEATS,
    city=CITIES,
)
PLUNDER_ROLLED = _told(
    "plunder_rolled",
    "3.8",
    _("Plunderers at {city}: the die shows {face} against {level}."),
    city=CITIES,
    face=FACES,
    level=NUMBER,
)
PLUNDER_FAILS = _told("plunder_fails", "3.8", _("{city} keeps its gates shut."), city=CITIES)
LOOTED = _told(
    "looted",
    "3.8",
    n_(
        "{seat} plunders {city} and takes {coins} coin.",
        "{seat} plunders {city} and takes {coins} coins.",
        "coins",
    ),
    weight=1,
    seat=SEATS,
    city=CITIES,
    coins=NUMBER,
)
LOOTED_BY_COMPANIES = _told(
    "looted_by_companies",
    "3.8",
    _("Free companies plunder {city}."),
    weight=1,
    city=CITIES,
)
AMBASSADOR_PLAYED = _told("ambassador_played", "3.3", _("{seat} plays an ambassador."), seat=SEATS)
HERO_WAKES = _told(
    "hero_wakes",
    "15",
    _("{hero} is active for {seat}."),
    weight=1,
    hero=HEROES,
    seat=SEATS,
)
HERO_FALLS = _told(
    "hero_falls",
    "117",
    _("{hero} is beaten; {seat} sets the card aside."),
    weight=1,
    hero=HEROES,
    seat=SEATS,
)
HEROES_REST = _told("heroes_rest", "124", _("No hero is active any more."))


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
    _("{seat}: {points} more, as the engineer doubles the best card."),
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
WORKS_COUNT = _told(
    "works_count", "105", _("The defences of {city} count {level}."), city=CITIES, level=NUMBER
)
TRAITOR_LOWERS = _told(
    "traitor_lowers",
    "106",
    _("A traitor lets the defences of {city} count only {level}."),
    city=CITIES,
    level=NUMBER,
)
ENGINEER_LOWERS = _told(
    "engineer_lowers",
    "3.3",
    _("The attacker's engineer lowers the defences of {city} by {points}."),
    city=CITIES,
    points=NUMBER,
)
ENGINEER_RAISES = _told(
    "engineer_raises",
    "3.3",
    _("The defender's engineer raises the defences of {city} by {points}."),
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
CARDS_LOST = _told("cards_lost", "116", _("{seat} discards the yellow cards."), seat=SEATS)
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

# --- scoring and the end ------------------------------------------------------------------------
CONTROLS = _told(
    "controls",
    "126",
    n_(
        "{seat} controls {province}: {points} throne point.",
        "{seat} controls {province}: {points} throne points.",
        "points",
    ),
    weight=1,
    seat=SEATS,
    province=PROVINCES,
    points=NUMBER,
)
END_DIE_FELL = _told("end_die", "131", _("The die for the end shows {face}."), face=FACES)
FINAL_SCORE = _told(
    "final_score",
    "132",
    _("{seat} ends with {score}: {throne} of the throne, {influence} of influence."),
    weight=2,
    seat=SEATS,
    score=NUMBER,
    throne=NUMBER,
    influence=NUMBER,
)
TIE_BROKEN = _told(
    "tie_broken",
    "133",
    _("The highest scores are equal; {seat} is ahead by {what}."),
    weight=2,
    seat=SEATS,
    what=COMPARED,
)
VICTORY_SHARED = _told(
    "victory_shared", "133", _("The highest scores are equal, and the victory is shared."), weight=2
)
