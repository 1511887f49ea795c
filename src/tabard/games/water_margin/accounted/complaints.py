"""What can be wrong with a table that somebody lays out: the thing, the place, what was found and
what there should be (3.2 and the invariants of 3.17)."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER, SEATS, Kind
from tabard.engine.refusals import Refusals
from tabard.engine.words import _

from ..components import (
    BANDIT_OR_NOBODY,
    BANDITS,
    CHARACTERISTICS,
    EVENT_ZONES,
    EVENTS,
    SEAT_OR_NONE,
    SQUARES,
    ZONES,
)
from ..ending import ENDINGS

COMPLAINTS = Refusals()
_wrong = COMPLAINTS.add

_ENDED = Kind("ending", ["not at all", *(ending.word for ending in ENDINGS)])

# --- the chapter ---------------------------------------------------------------------------------
CHAPTER_OFF = _wrong(
    "3.13", _("It is chapter {found}; it can be {first} to {last}."),
    found=NUMBER, first=NUMBER, last=NUMBER,
)  # fmt: skip
ALERT_OFF = _wrong("3.12", _("The alert is {found}; here it does not grow and is 0."), found=NUMBER)
NO_FIRST_SEAT = _wrong(
    "3.4", _("Seat {found} bears the first-player marker; seats 1 to {most} play."),
    found=NUMBER, most=NUMBER,
)  # fmt: skip
ENDED_OTHERWISE = _wrong(
    "3.13", _("The game has ended {found}; on this table it ends {should}."),
    found=_ENDED, should=_ENDED,
)  # fmt: skip

# --- the bandit cards ----------------------------------------------------------------------------
OWNED_CARD = _wrong(
    "3.2", _("{bandit} belongs to {owner}; a card in the zone “{zone}” is nobody's."),
    bandit=BANDITS, owner=SEATS, zone=ZONES,
)  # fmt: skip
NO_OWNER = _wrong(
    "3.2", _("{bandit}, in the zone “{zone}”, belongs to seat {found}; it must be one that plays."),
    bandit=BANDITS, zone=ZONES, found=SEAT_OR_NONE,
)  # fmt: skip
NO_FIGURE = _wrong(
    "3.2", _("{bandit} stands on {square}, but his card lies in the zone “{zone}”."),
    bandit=BANDITS, square=SQUARES, zone=ZONES,
)  # fmt: skip
NO_BROTHER = _wrong(
    "3.2", _("{leader} leads {bandit}, whose card lies in the zone “{zone}” and not “brother”."),
    leader=BANDITS, bandit=BANDITS, zone=ZONES,
)  # fmt: skip
LEADER_NO_FIGURE = _wrong(
    "3.17", _("The leader of {bandit} is {leader}; it must be a figure."),
    bandit=BANDITS, leader=BANDIT_OR_NOBODY,
)  # fmt: skip
LEADER_OF_ANOTHER = _wrong(
    "3.17", _("{bandit} belongs to {seat}, his leader {leader} does not."),
    bandit=BANDITS, seat=SEATS, leader=BANDITS,
)  # fmt: skip
LADEN_CARD = _wrong(
    "3.2", _("{bandit} is no figure (his card: “{zone}”) and bears {found} tokens; it must be 0."),
    bandit=BANDITS, zone=ZONES, found=NUMBER,
)  # fmt: skip
MARKED_CARD = _wrong(
    "3.2", _("{bandit} is no figure (his card: “{zone}”) and bears {found} marks; it must be 0."),
    bandit=BANDITS, zone=ZONES, found=NUMBER,
)  # fmt: skip
TOO_MANY_BROTHERS = _wrong(
    "S23", _("{figure} has {found} sworn brothers; at most {most} can be."),
    figure=BANDITS, found=NUMBER, most=NUMBER,
)  # fmt: skip
TOO_MANY_FIGURES = _wrong(
    "3.2", _("{seat} has {found} figures; at most {most} can be."),
    seat=SEATS, found=NUMBER, most=NUMBER,
)  # fmt: skip

# --- where figures stand -------------------------------------------------------------------------
AT_SEA = _wrong(
    "3.3", _("{figure} stands on {square}: that is sea."), figure=BANDITS, square=SQUARES
)
AT_ANOTHERS_REFUGE = _wrong(
    "R5", _("{figure} stands on {square}, which is the refuge of {seat}."),
    figure=BANDITS, square=SQUARES, seat=SEATS,
)  # fmt: skip
HOMELESS = _wrong("3.2", _("{figure} is a figure and stands nowhere."), figure=BANDITS)
CROWD = _wrong(
    "3.17",
    _("{figure} and {other} share {square}; only the two of a duel, or those at their gate, may."),
    figure=BANDITS, other=BANDITS, square=SQUARES,
)  # fmt: skip

# --- tokens and marks ----------------------------------------------------------------------------
TAELS_OFF = _wrong(
    "3.2", _("{figure} has {found} taels; it must be 0 or more."), figure=BANDITS, found=NUMBER
)
TOO_MANY_TAELS = _wrong(
    "3.2", _("{figure} has {found} thousand taels; at most 999,999 can be."),
    figure=BANDITS, found=NUMBER,
)  # fmt: skip
TOO_MANY_WOUNDS = _wrong(
    "3.2", _("{figure} bears {found} wounds; at most {most} can be."),
    figure=BANDITS, found=NUMBER, most=NUMBER,
)  # fmt: skip
TOO_MUCH_EXPERIENCE = _wrong(
    "3.2", _("{figure} has {found} experience; at most {most} can be."),
    figure=BANDITS, found=NUMBER, most=NUMBER,
)  # fmt: skip
CONVICT_IN_PRISON = _wrong("3.2", _("{figure} is in prison and a convict; it is one or the other."),
                           figure=BANDITS)  # fmt: skip
PRISONER_IMMOBILISED = _wrong(
    "3.2", _("{figure} is in prison and immobilised; it is one or the other."), figure=BANDITS
)
NO_PLACE_OF_EXILE = _wrong(
    "3.3", _("{figure} is bound for {square}: that is no place of exile."),
    figure=BANDITS, square=SQUARES,
)  # fmt: skip
TOO_MANY_MOVED = _wrong(
    "S2", _("{found} figures of {seat} have moved in this chapter; at most {most} can have."),
    seat=SEATS, found=NUMBER, most=NUMBER,
)  # fmt: skip
NO_BOOK = _wrong("3.8", _("{figure} has read a book and bears none."), figure=BANDITS)
NO_ARMOUR = _wrong(
    "3.8", _("The armour of {figure} has been used and it bears none."), figure=BANDITS
)
MOVED_TOO_EARLY = _wrong(
    "3.13", _("{figure} has moved, but the moves of {seat} have not begun."), figure=BANDITS,
    seat=SEATS,
)  # fmt: skip
BOUGHT_TOO_EARLY = _wrong(
    "3.13", _("{figure} has bought something, but the moves of {seat} have not begun."),
    figure=BANDITS, seat=SEATS,
)  # fmt: skip
TRIED_TOO_EARLY = _wrong(
    "3.13", _("{figure} has tried to join, but phase 5 of {seat} has not begun."),
    figure=BANDITS, seat=SEATS,
)  # fmt: skip
STILL_TO_MEET = _wrong(
    "P1", _("A péripétie of {figure} is to come, but not in this sub-turn."), figure=BANDITS
)
CANNOT_MEET = _wrong(
    "P2", _("{figure} is immobilised or in prison: no péripétie of it is to come."), figure=BANDITS
)
NOT_REFUSED = _wrong(
    "A10", _("{figure} was refused by {chief}; here no refusal lasts."), figure=BANDITS,
    chief=BANDITS,
)  # fmt: skip
NO_REJOUST = _wrong(
    "A9", _("{figure} has a duel with {chief} to finish; here no duel at the gate is deadly."),
    figure=BANDITS, chief=BANDITS,
)  # fmt: skip
NOT_THE_CHIEF = _wrong(
    "3.11", _("{figure} was refused, or not beaten, by {found}; its chief is {chief}."),
    figure=BANDITS, found=BANDITS, chief=BANDITS,
)  # fmt: skip

# --- duels that pend -----------------------------------------------------------------------------
NOT_HIS_OPPONENT = _wrong(
    "S36", _("{figure} has a duel to finish with {other}, and {other} with {found}."),
    figure=BANDITS, other=BANDITS, found=BANDIT_OR_NOBODY,
)  # fmt: skip
OWN_OPPONENT = _wrong(
    "S24", _("{figure} and {other} both belong to {seat}: they can have no duel."),
    figure=BANDITS, other=BANDITS, seat=SEATS,
)  # fmt: skip
DUEL_APART = _wrong(
    "S35", _("{figure} has a duel to finish with {other}, who is not with it on {square}."),
    figure=BANDITS, other=BANDITS, square=SQUARES,
)  # fmt: skip
CHALLENGERS_OFF = _wrong(
    "S36", _("Of {figure} and {other}, {found} have begun the duel they finish; it must be 1."),
    figure=BANDITS, other=BANDITS, found=NUMBER,
)  # fmt: skip
NO_CHALLENGER = _wrong("S36", _("{figure} has begun no duel that pends."), figure=BANDITS)
TIED_ON_THE_BEST = _wrong(
    "S27", _("{figure} cannot have begun a duel on {trait}: that is barred."),
    figure=BANDITS, trait=CHARACTERISTICS,
)  # fmt: skip

# --- the players ---------------------------------------------------------------------------------
NO_SUCH_PLAYER = _wrong(
    "3.2", _("Seat {found} has a refuge, a chief or a treasure; seats 1 to {most} play."),
    found=NUMBER, most=NUMBER,
)  # fmt: skip
REFUGE_ON_NO_FORT = _wrong(
    "R1", _("{seat} has its refuge on {square}: that is no fort."), seat=SEATS, square=SQUARES
)
TWO_REFUGES = _wrong(
    "R5", _("{square} is the refuge of {seat} and of {other}."), square=SQUARES, seat=SEATS,
    other=SEATS,
)  # fmt: skip
NO_REFUGE = _wrong(
    "G10", _("{seat} has a gang of {found} and no refuge; it must be 0."), seat=SEATS, found=NUMBER
)
TREASURE_WITHOUT_REFUGE = _wrong(
    "G10", _("{seat} has a treasure of {found} taels and no refuge; it must be 0."),
    seat=SEATS, found=NUMBER,
)  # fmt: skip
CHIEF_WITHOUT_REFUGE = _wrong(
    "G10", _("{chief} is the chief of {seat}, which has no refuge."), seat=SEATS, chief=BANDITS
)
NO_GANG = _wrong(
    "3.17", _("{seat} has a refuge on {square} and a gang of 0; it must be 1 or more."),
    seat=SEATS, square=SQUARES,
)  # fmt: skip
NO_CHIEF = _wrong("R6", _("{seat} has a gang of {found} and no chief."), seat=SEATS, found=NUMBER)
CHIEF_IS_NO_MEMBER = _wrong(
    "R6", _("{chief} is the chief of {seat}, but no member of its gang."), seat=SEATS, chief=BANDITS
)
TREASURE_OFF = _wrong(
    "3.2", _("{seat} has a treasure of {found} taels; it must be 0 or more."),
    seat=SEATS, found=NUMBER,
)  # fmt: skip
TREASURE_TOO_LARGE = _wrong(
    "3.2", _("{seat} has a treasure of {found} thousand taels; at most 9,999,999 can be."),
    seat=SEATS, found=NUMBER,
)  # fmt: skip

# --- the event cards -----------------------------------------------------------------------------
NO_QUEST = _wrong(
    "3.7", _("{event} is no quest; its card cannot lie in “{zone}”."), event=EVENTS,
    zone=EVENT_ZONES,
)  # fmt: skip
QUEST_OF_NOBODY = _wrong(
    "3.7", _("{event} lies in “{zone}” for seat {found}; it must be one that plays."),
    event=EVENTS, zone=EVENT_ZONES, found=SEAT_OR_NONE,
)  # fmt: skip
OWNED_EVENT = _wrong(
    "3.7", _("{event} belongs to {seat}; a card in “{zone}” is nobody's."),
    event=EVENTS, seat=SEATS, zone=EVENT_ZONES,
)  # fmt: skip
NOT_OF_A_CHAPTER = _wrong(
    "3.7", _("{event} is no card of a whole chapter and cannot be in force."), event=EVENTS
)
DRAWN_LATER = _wrong(
    "3.7", _("{event} was drawn in chapter {found}; at most {most} can be."),
    event=EVENTS, found=NUMBER, most=NUMBER,
)  # fmt: skip
NOT_ATTEMPTED = _wrong(
    "3.7", _("{event} has been attempted, but lies in “{zone}”."), event=EVENTS, zone=EVENT_ZONES
)
TOO_MANY_QUESTS = _wrong(
    "3.7", _("{seat} holds {found} open quests; at most {most} can be."),
    seat=SEATS, found=NUMBER, most=NUMBER,
)  # fmt: skip
