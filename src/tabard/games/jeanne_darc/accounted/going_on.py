"""What can be wrong with what goes on, a sentence each."""

from __future__ import annotations

from tabard.engine.kinds import SEATS
from tabard.engine.words import _

from ..components import (
    CITIES,
    CITY_OR_NONE,
    EXTRAS,
    FROM_HAND_OR_USED,
    MARKERS,
    POWERS,
    PROVINCES,
    YELLOW_OR_NONE,
)
from ..state import PHASES, SEAT_OR_NOBODY
from .complaints import COMPLAINTS, FOUND, SEAT_NUMBERS

_wrong = COMPLAINTS.add

# --- what goes on -------------------------------------------------------------------------------
STEP_OFF = _wrong(
    "10", _("“{phase}” has come to {found}, and at most to {most}."),
    phase=PHASES, found=FOUND, most=FOUND,
)  # fmt: skip
SEAT_OFF = _wrong(
    "10", _("It is not the turn of {found} but of {wanted}: {phase}."),
    phase=PHASES, found=SEATS, wanted=SEATS,
)  # fmt: skip
SEAT_NOT_PLAYING = _wrong(
    "10", _("“{phase}” is of a seat that plays, and not of {found}."), phase=PHASES, found=SEATS
)
NO_END_DIE = _wrong("131", _("No die is rolled for the end after round {round}."), round=FOUND)
NO_ORDER_DRAWN = _wrong("62", _("In round 1 nobody draws the player order; it is fixed."))

# --- events -------------------------------------------------------------------------------------
MARKER_NOT_DRAWN = _wrong(
    "67", _("{marker} is resolved, and 0 such markers were drawn in this round instead of 1."),
    marker=MARKERS,
)  # fmt: skip
PLAGUE_OFF = _wrong(
    "3.5", _("The plague cannot come to {city}: it is in no province, or strikes nothing there."),
    city=CITIES,
)  # fmt: skip
NO_PLAGUE = _wrong(
    "3.5", _("The plague is in {province}, and no die is rolled for it."), province=PROVINCES
)
ADMIRALS_OFF = _wrong(
    "3.5", _("A battle at sea has two seats, each with a port; {one} and {other} are not."),
    one=SEAT_OR_NOBODY, other=SEAT_OR_NOBODY,
)  # fmt: skip
NO_BATTLE_AT_SEA = _wrong(
    "3.5",
    _("Seats are named for a battle at sea ({one}, {other}), and there is none."),
    one=SEAT_OR_NOBODY,
    other=SEAT_OR_NOBODY,
)
POWER_MISSING = _wrong("3.6", _("A foreign attack goes on, and 0 powers are named instead of 1."))
POWER_TOO_EARLY = _wrong("3.6", _("{power} is named, and no foreign power has come."), power=POWERS)
ENTRY_OFF = _wrong("3.6", _("The power that attacks does not come to {city}."), city=CITIES)
NOT_ATTACKED_ABROAD = _wrong(
    "3.6", _("{city} is free or protected: no foreign power attacks it."), city=CITIES
)
FOREIGN_DICE_OFF = _wrong(
    "3.6", _("The dice of the power show {found} together; they can show {low} to {high}."),
    found=FOUND, low=FOUND, high=FOUND,
)  # fmt: skip
TARGET_OFF = _wrong("3.1", _("{city} is a target, and nothing strikes it."), city=CITIES)
NO_TARGET = _wrong("3.1", _("No city is named as the target: {phase}."), phase=PHASES)
CANNOT_RISE = _wrong("3.7", _("{city} cannot rise against who stirs it up."), city=CITIES)
CANNOT_BE_PLUNDERED = _wrong("3.8", _("{city} cannot be plundered here."), city=CITIES)
LOOTER_OFF = _wrong(
    "3.8", _("The looter is named as {found}; it should be {wanted}."),
    found=SEAT_OR_NOBODY, wanted=SEAT_OR_NOBODY,
)  # fmt: skip

# --- a turn -------------------------------------------------------------------------------------
TAKEN_TOO_EARLY = _wrong(
    "71", _("{city} is named as taken in this turn; before move 1 nothing is."), city=CITIES
)
EXPANSION_OFF = _wrong(
    "76", _("{found} cities are named as taken in this move, and {taken} are counted."),
    found=FOUND, taken=FOUND,
)  # fmt: skip
OWNED_BEFORE_OFF = _wrong(
    "78", _("{city}: owned before the move, taken in it and owned now do not fit together."),
    city=CITIES,
)  # fmt: skip
SEA_OFF = _wrong("81", _("A city was taken over sea, and 0 cities were taken."))
NO_OFFER_TO_ANSWER = _wrong("140", _("An answer is asked, and there is no offer of another."))
NO_ANSWER = _wrong("140", _("An offer stands, and nobody is asked for an answer."))
OFFER_OF_CITIES_OFF = _wrong(
    "138", _("{seat} cannot offer these cities: {give} for {want}."),
    seat=SEATS, give=CITY_OR_NONE, want=CITY_OR_NONE,
)  # fmt: skip
OFFER_OF_COINS_OFF = _wrong(
    "138", _("An offer moves {found} coins; seat {seat} has {coins}."),
    found=FOUND, seat=SEAT_NUMBERS, coins=FOUND,
)  # fmt: skip
REASON_OFF = _wrong("139", _("The reason of an offer names a city, or none, as it should not."))

# --- fights -------------------------------------------------------------------------------------
NO_FIGHT = _wrong("90", _("An attacker, a defender or a base is named, and there is no fight."))
NO_ATTACKER = _wrong("90", _("A fight goes on, and 0 attackers are named instead of 1."))
NO_DEFENDER = _wrong("90", _("A fight goes on, and 0 defenders are named instead of 1."))
NO_BASE = _wrong("90", _("A fight goes on, and 0 cities are named as its base instead of 1."))
NO_CITY_ATTACKED = _wrong(
    "90", _("A fight goes on, and 0 cities are named as its target instead of 1.")
)
BASE_OFF = _wrong(
    "88", _("{base} is the base, and {seat} does not own it."), base=CITIES, seat=SEATS
)
DEFENDER_OFF = _wrong(
    "88", _("{target} is the target, and {seat}, another player, does not own it."),
    target=CITIES, seat=SEATS,
)  # fmt: skip
WAY_OFF = _wrong("88", _("No such way leads from {base} to {target}."), base=CITIES, target=CITIES)
TARGET_PROTECTED = _wrong("3.5", _("{city} is protected: nobody attacks it."), city=CITIES)
ATTACKER_SHORT = _wrong(
    "87", _("{seat} attacks with {found} yellow cards in hand; at least {least} are needed."),
    seat=SEATS, found=FOUND, least=FOUND,
)  # fmt: skip
COMMITTED_OFF = _wrong(
    "95", _("{seat} has committed and not answered, or the other way round."), seat=SEATS
)
NOT_COMMITTED = _wrong(
    "95", _("Something of {seat} is sealed, and {seat} has not committed."), seat=SEATS
)
NOT_ALL_COMMITTED = _wrong(
    "95", _("{seat} has committed nothing yet, and the fight goes on."), seat=SEATS
)
DICE_OUT_OF_ORDER = _wrong(
    "95", _("“{phase}” does not come at this step: {below} goes on."), phase=PHASES, below=PHASES
)
CARDS_NOT_HELD = _wrong(
    "95", _("{seat} has committed {first} and {second}, and cannot."),
    seat=SEATS, first=FROM_HAND_OR_USED, second=YELLOW_OR_NONE,
)  # fmt: skip
REST_NOT_HELD = _wrong(
    "95", _("{seat} has committed {influence} influence points and {extra}, and cannot."),
    seat=SEATS, influence=FOUND, extra=EXTRAS,
)  # fmt: skip
DIE_TOO_EARLY = _wrong(
    "103", _("The die of {seat} shows {found}, and has not been rolled yet."),
    seat=SEATS, found=FOUND,
)  # fmt: skip
DIE_MISSING = _wrong(
    "103", _("The die of {seat} shows nothing, and was rolled before."), seat=SEATS
)
SHOWN_OFF = _wrong("103", _("{seat} shows something that is in no fight."), seat=SEATS)
SHOWN_NOT_USED = _wrong(
    "114", _("{seat} shows {first} and {second}, which do not lie among the used cards."),
    seat=SEATS, first=FROM_HAND_OR_USED, second=YELLOW_OR_NONE,
)  # fmt: skip
SHOWN_EXTRA_OFF = _wrong("114", _("{seat} cannot show {extra}."), seat=SEATS, extra=EXTRAS)
ATTACKER_SHOWS_NONE = _wrong("96", _("{seat} attacks and shows 0 yellow cards."), seat=SEATS)
PASSES_OFF = _wrong(
    "110", _("{found} passes in a row after the totals; at this moment {wanted}."),
    found=FOUND, wanted=FOUND,
)  # fmt: skip
RETREATED_OFF = _wrong(
    "110", _("{seat} has retreated from no fight, or the fight goes on."), seat=SEATS
)
