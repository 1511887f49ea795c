"""What can be wrong with what goes on at a table that somebody lays out (3.2, 3.5, 3.17)."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER, SEATS, Kind, or_none
from tabard.engine.words import _

from ..components import (
    ADVERSARIES,
    BANDIT_OR_NOBODY,
    BANDITS,
    CHARACTERISTICS,
    EVENT_OR_NONE,
    EVENT_ZONES,
    EVENTS,
    PLACES,
    RECEPTIONS,
    SEAT_OR_NONE,
    SQUARES,
)
from ..state import PHASES
from ..under import OF_AN_ASSAULT
from .complaints import COMPLAINTS

_wrong = COMPLAINTS.add

# Whom what goes on is about, by the names of the fields.
ROLES = Kind(
    "role",
    ["chosen", "mover", "rescued", "tested", "met", "arrested", "wounded", "attacker", "defender",
     "candidate"],
)  # fmt: skip
(
    CHOSEN, MOVER, RESCUED, TESTED, MET, ARRESTED, WOUNDED, ATTACKER, DEFENDER, CANDIDATE,
) = ROLES.numbers  # fmt: skip
_RANKS = OF_AN_ASSAULT["after"]

# --- what goes on --------------------------------------------------------------------------------
NOT_AT_THIS_STEP = _wrong(
    "3.5", _("“{phase}” does not come at this step of “{under}”."), phase=PHASES, under=PHASES
)
GOES_ON_BY_ITSELF = _wrong(
    "3.5", _("“{phase}” goes on by itself here: say what is rolled or decided in it."), phase=PHASES
)
NOT_HIS_PHASE = _wrong(
    "3.5", _("“{phase}” is of {found}; it must be of {should}."), phase=PHASES, found=SEATS,
    should=SEATS,
)  # fmt: skip
BEGUN_OFF = _wrong(
    "3.5", _("“{phase}” has begun {found} times what comes in it; at most {most} can be."),
    phase=PHASES, found=NUMBER, most=NUMBER,
)  # fmt: skip
NOT_THIS_SUB_TURN = _wrong(
    "3.5", _("Sub-turn {begun} of the chapter is “{phase}” of {seat}."), begun=NUMBER,
    phase=PHASES, seat=SEATS,
)  # fmt: skip
IS_IDLE = _wrong(
    "3.2", _("“{role}” names {bandit}; nothing goes on that is about him."), role=ROLES,
    bandit=BANDITS,
)  # fmt: skip
IS_ABOUT_ANOTHER = _wrong(
    "3.2", _("“{role}” names {found}; it must be {should}."), role=ROLES, found=BANDIT_OR_NOBODY,
    should=BANDIT_OR_NOBODY,
)  # fmt: skip
IS_NO_FIGURE = _wrong(
    "3.2", _("“{role}” names {found}; it must be a figure of {seat}."), role=ROLES,
    found=BANDIT_OR_NOBODY, seat=SEATS,
)  # fmt: skip

# --- arrivals and who has no place ---------------------------------------------------------------
TOO_MANY_TO_COME = _wrong(
    "3.6", _("{found} bandits are to come for {seat}; at most {most} can be."),
    seat=SEATS, found=NUMBER, most=NUMBER,
)  # fmt: skip
WAITING_OFF = _wrong(
    "3.6", _("{found} figures of {seat} stand nowhere; here it must be {should} or more."),
    seat=SEATS, found=NUMBER, should=NUMBER,
)  # fmt: skip
TOO_MANY_WAIT = _wrong(
    "3.6", _("{found} figures of {seat} stand nowhere; here it must be {should}."),
    seat=SEATS, found=NUMBER, should=NUMBER,
)  # fmt: skip
PLACED_ELSEWHERE = _wrong(
    "3.6", _("{figure} is to be put near {found}; it must be near {should}."),
    figure=BANDITS, found=SQUARES, should=SQUARES,
)  # fmt: skip
HAS_ROOM = _wrong(
    "3.6", _("{square} is empty: {figure} stands there without being asked."), square=SQUARES,
    figure=BANDITS,
)  # fmt: skip
NOT_RAZED = _wrong(
    "3.12", _("{square} is no fort whose refuge has just been razed."), square=SQUARES
)

# --- events and quests ---------------------------------------------------------------------------
EVENTS_NOT_PLAYED = _wrong("3.1", _("An event is being resolved; here no events are played."))
NO_EVENT_GOES_ON = _wrong(
    "3.7", _("{event} is being resolved, but no event or quest goes on."), event=EVENTS
)
EVENT_NOT_NAMED = _wrong(
    "3.7", _("“{phase}” does not come of this event: {event}."), phase=PHASES,
    event=EVENT_OR_NONE,
)  # fmt: skip
EVENT_LIES_ELSEWHERE = _wrong(
    "3.7", _("{event} is being resolved; its card lies in “{found}” and must lie in “{should}”."),
    event=EVENTS, found=EVENT_ZONES, should=EVENT_ZONES,
)  # fmt: skip
ANOTHERS_QUEST = _wrong(
    "3.7", _("{event} is of {found}; only {seat} can attempt or drop a quest here."),
    event=EVENTS, found=SEATS, seat=SEATS,
)  # fmt: skip
NOT_MARKED_ATTEMPTED = _wrong(
    "3.7", _("{event} is being attempted and not marked so."), event=EVENTS
)
CANNOT_QUEST = _wrong(
    "3.7", _("{figure} cannot be attempting {event}."), figure=BANDITS, event=EVENTS
)
QUESTS_TO_DROP = _wrong(
    "3.7", _("{seat} holds {found} open quests; to drop one it must be {should}."),
    seat=SEATS, found=NUMBER, should=NUMBER,
)  # fmt: skip

# --- dice, tests, wounds, prison -----------------------------------------------------------------
DICE_FOR_NOTHING = _wrong(
    "3.2", _("{found} dice are still to fall; nothing asks for any, it must be 0."), found=NUMBER
)
DICE_OFF = _wrong(
    "3.2", _("For “{phase}” {found} dice are still to fall; it must be 1 to {most}."),
    phase=PHASES, found=NUMBER, most=NUMBER,
)  # fmt: skip
SIDES_OFF = _wrong(
    "3.2", _("For “{phase}” the dice have {found} sides; it must be {should}."),
    phase=PHASES, found=NUMBER, should=NUMBER,
)  # fmt: skip
SUM_OFF = _wrong(
    "3.2", _("The dice that have fallen show {found}; it can be {low} to {high}."),
    found=NUMBER, low=NUMBER, high=NUMBER,
)  # fmt: skip
TRAIT_OFF = _wrong(
    "3.8", _("The test is of {found}; it must be of {should}."), found=CHARACTERISTICS,
    should=CHARACTERISTICS,
)  # fmt: skip
DIFFICULTY_OFF = _wrong(
    "P10", _("The difficulty is {found}; it must be {low} to {high}."),
    found=NUMBER, low=NUMBER, high=NUMBER,
)  # fmt: skip
BONUS_OFF = _wrong(
    "3.8", _("Place or card add {found} to the test; it must be {should}."), found=NUMBER,
    should=NUMBER,
)  # fmt: skip
TOTAL_OFF = _wrong(
    "3.8", _("The total is {found}; it can be {low} to {high}."),
    found=NUMBER, low=NUMBER, high=NUMBER,
)  # fmt: skip
NOTHING_PAID = _wrong("A28", _("Experience has paid for a roll; here it does not."))
WOUNDS_FOR_NOBODY = _wrong(
    "3.8", _("{found} wounds are still to be taken, by nobody; it must be 0."), found=NUMBER
)
WOUNDS_OFF = _wrong(
    "3.8", _("{figure} has {found} wounds still to take; it can be {most} at most."),
    figure=BANDITS, found=NUMBER, most=NUMBER,
)  # fmt: skip
NOT_DYING = _wrong("3.8", _("{figure} is not about to take a wound that kills."), figure=BANDITS)
NO_HEIR = _wrong(
    "A26", _("{figure} has not just died and left its group to a sworn brother."),
    figure=BANDIT_OR_NOBODY,
)  # fmt: skip
CANNOT_BE_ARRESTED = _wrong(
    "3.8", _("{figure} is a convict or in prison already and cannot be arrested."), figure=BANDITS
)

# --- péripéties ----------------------------------------------------------------------------------
PLACE_OFF = _wrong(
    "3.8", _("The place die shows {found}; “{phase}” does not come of it."), found=PLACES,
    phase=PHASES,
)  # fmt: skip
ADVERSARY_OFF = _wrong(
    "3.8", _("The adversary is {found}; “{phase}” does not come of it."), found=ADVERSARIES,
    phase=PHASES,
)  # fmt: skip
NOBODY_TO_MEET = _wrong("P1", _("No péripétie of a figure of {seat} is to come."), seat=SEATS)

# --- voyage --------------------------------------------------------------------------------------
NOT_MARKED_MOVED = _wrong("A14", _("{figure} is using its move and not marked so."), figure=BANDITS)
CANNOT_MOVE = _wrong("S7", _("{figure} cannot be moving."), figure=BANDITS)
STEPS_FOR_NOTHING = _wrong(
    "3.9", _("{found} steps have been made, by nobody; it must be 0."), found=NUMBER
)
STEPS_OFF = _wrong(
    "S8", _("{figure} has made {found} steps; it can be 1 to {most}."),
    figure=BANDITS, found=NUMBER, most=NUMBER,
)  # fmt: skip
FED_OFF = _wrong(
    "S9", _("A banquet has been spent on a move of {found} steps; it must be 2 or more."),
    found=NUMBER,
)  # fmt: skip
NOTHING_TO_LET_GO = _wrong("A4", _("{figure} need let no sworn brother go."), figure=BANDITS)
CANNOT_RESCUE = _wrong(
    "3.6", _("{figure} cannot be rescuing {convict}."), figure=BANDITS, convict=BANDIT_OR_NOBODY
)
NOTHING_TO_BUY = _wrong("3.9", _("{figure} can buy nothing here."), figure=BANDITS)
NO_STORM = _wrong("A20", _("A refuge is being stormed; here none can be."))
STORMS_NOTHING = _wrong(
    "A20", _("Nobody storms, but seat {found} is said to be stormed."), found=SEAT_OR_NONE
)
STORMED_OFF = _wrong(
    "A20", _("{figure} cannot be storming the refuge of seat {found}."), figure=BANDITS,
    found=SEAT_OR_NONE,
)  # fmt: skip

# --- duels that are fought -----------------------------------------------------------------------
CANNOT_FIGHT = _wrong(
    "S24", _("{attacker} cannot be fighting {defender}."), attacker=BANDITS, defender=BANDITS
)
NO_FOE = _wrong(
    "S24", _("“defender” names {found}; it must be a figure of another player than {seat}."),
    found=BANDIT_OR_NOBODY, seat=SEATS,
)  # fmt: skip
NOT_WHERE_HE_FIGHTS = _wrong(
    "S25", _("{attacker} fights {defender}, but does not stand where it would on {square}."),
    attacker=BANDITS, defender=BANDITS, square=SQUARES,
)  # fmt: skip
NOT_RESUMED = _wrong(
    "S36", _("{attacker} has no duel with {defender} to finish now."), attacker=BANDITS,
    defender=BANDITS,
)  # fmt: skip
BARRED = _wrong(
    "S27", _("{attacker} cannot have challenged on {trait}: that is barred."), attacker=BANDITS,
    trait=CHARACTERISTICS,
)  # fmt: skip

# --- refuge and résistance -----------------------------------------------------------------------
NOT_MARKED_TRIED = _wrong(
    "3.11", _("{figure} is trying to join and not marked so."), figure=BANDITS
)
NOT_AT_THE_GATE = _wrong(
    "R7", _("{figure} is trying to join and does not stand free at the gate of {seat}."),
    figure=BANDITS, seat=SEATS,
)  # fmt: skip
RECEPTION_OFF = _wrong(
    "3.11", _("The green die shows {found}; “{phase}” does not come of it."), found=RECEPTIONS,
    phase=PHASES,
)  # fmt: skip
NOT_ATTACKED = _wrong("G1", _("{seat} has no refuge and gang: no résistance goes on."), seat=SEATS)
LOOT_OFF = _wrong(
    "G3", _("{seat} has {found} dice of loot to roll; at most {most} can be."),
    seat=SEATS, found=NUMBER, most=NUMBER,
)  # fmt: skip
AT_PEACE = _wrong("EC8", _("The imperial envoy is here: no assault goes on."))
NOT_IN_DANGER = _wrong(
    "3.12", _("{member} is in danger after {found}; it must be after {should}."),
    member=or_none(BANDITS, "any member"), found=_RANKS, should=_RANKS,
)  # fmt: skip
NO_MEMBER_IN_DANGER = _wrong(
    "3.12", _("{bandit} is in danger, but no member of the gang of {seat}."), bandit=BANDITS,
    seat=SEATS,
)  # fmt: skip
NO_SOLDIERS = _wrong(
    "G7", _("A member is in danger, has died or was spared, and no soldiers came.")
)
NO_GENERAL = _wrong("G9", _("No general comes to {seat} here."), seat=SEATS)
HAS_A_CHIEF = _wrong(
    "3.11", _("{seat} has a chief, {chief}, and names none."), seat=SEATS, chief=BANDITS
)
