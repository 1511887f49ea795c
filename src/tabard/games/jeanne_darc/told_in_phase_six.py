"""What is told in phase 6 and of what its rules bring about elsewhere: events, foreign attacks,
uprisings, plunder, ambassadors and heroes.
"""

from __future__ import annotations

from tabard.engine.kinds import NUMBER, SEATS
from tabard.engine.words import _, n_

from .components import (
    CITIES,
    FACES,
    FROM_HAND_OR_USED,
    HERO_OR_NONE,
    HEROES,
    MARKERS,
    POWERS,
    PROVINCES,
)
from .told import TOLD, told_under
from .told_in_phase_seven import (
    COMMITTED,
    DIE_COUNTS,
    DIE_FELL,
    HERO_FALLS,
    INFLUENCE_COUNTS,
    WORKS_COUNT,
)

_told = TOLD.add

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
COMMITTED_AT_SEA = told_under("3.5", "committed_at_sea", COMMITTED)
DIE_FELL_AT_SEA = told_under("3.5", "die_at_sea", DIE_FELL)
SHOWS_AT_SEA = _told(
    "shows_at_sea",
    "3.5",
    _("{seat} shows {card} and {influence} influence."),
    seat=SEATS,
    card=FROM_HAND_OR_USED,
    influence=NUMBER,
)
CARD_COUNTS_AT_SEA = _told(
    "card_counts_at_sea",
    "3.5",
    _("{seat}: {points} for the yellow card."),
    seat=SEATS,
    points=NUMBER,
)
INFLUENCE_COUNTS_AT_SEA = told_under("3.5", "influence_counts_at_sea", INFLUENCE_COUNTS)
DIE_COUNTS_AT_SEA = told_under("3.5", "die_counts_at_sea", DIE_COUNTS)
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
CARD_USED_AT_SEA = _told(
    "card_used_at_sea", "3.5", _("The yellow card of {seat} is used for this round."), seat=SEATS
)
CARD_LOST_AT_SEA = _told(
    "card_lost_at_sea", "3.5", _("{seat} discards the yellow card."), seat=SEATS
)

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
HOLDER_SHOWS = _told(
    "holder_shows",
    "3.6",
    _("{seat} shows {card}, {influence} influence, and {extra}."),
    seat=SEATS,
    card=FROM_HAND_OR_USED,
    influence=NUMBER,
    extra=HERO_OR_NONE,
)
HOLDER_ROLLED = told_under("3.6", "holder_rolled", DIE_FELL)
POWER_COUNTS = _told(
    "power_counts",
    "3.6",
    _("{power}: {points} for the dice, and {more} more."),
    power=POWERS,
    points=NUMBER,
    more=NUMBER,
)
CARD_COUNTS_TO_HOLD = told_under("3.6", "card_counts_to_hold", CARD_COUNTS_AT_SEA)
INFLUENCE_COUNTS_TO_HOLD = told_under("3.6", "influence_counts_to_hold", INFLUENCE_COUNTS)
DIE_COUNTS_TO_HOLD = told_under("3.6", "die_counts_to_hold", DIE_COUNTS)
WORKS_COUNT_TO_HOLD = told_under("3.6", "works_count_to_hold", WORKS_COUNT)
MOUNTAIN_HELPS_TO_HOLD = _told(
    "mountain_helps_to_hold", "3.6", _("{city} lies in the mountains: 1 more."), city=CITIES
)
SEA_HELPS_TO_HOLD = _told(
    "sea_helps_to_hold", "3.6", _("The attack on {city} comes by sea: 1 more."), city=CITIES
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
CARD_USED_TO_HOLD = told_under("3.6", "card_used_to_hold", CARD_USED_AT_SEA)
CARD_LOST_ABROAD = told_under("3.6", "card_lost_abroad", CARD_LOST_AT_SEA)
HERO_FALLS_ABROAD = told_under("3.6", "hero_falls_abroad", HERO_FALLS)

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
HEROES_REST = _told("heroes_rest", "124", _("No hero is active any more."))
