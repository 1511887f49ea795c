"""Accounted for: havens lie where pirates can hide, and what pirates do has its haven, its fleet
(3.17.8, 3.17.9)."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER
from tabard.engine.rule import because, rule
from tabard.engine.stack import level_of
from tabard.engine.words import _

from ..components.goods import HIDDEN_HAVEN, KNOWN_HAVEN
from ..components.map import AREAS
from ..components.nations import PIRATE_FLEETS
from ..phases import PIRATES_MOVE
from ..pirates.havens import CAN_HIDE, MOST_HAVENS, hidden_havens, known_havens
from ..pirates.sorties import DRIFTS, HIDDEN_BUILD, KNOWN_BUILD, PART, SENT, STAGES
from .going_on import COMPLAINTS

NO_PLACE_FOR_A_HAVEN = COMPLAINTS.add(
    "3.17.8", _("In {area} no haven can lie: not there, and a haven is searched for at the coast."),
    area=AREAS,
)  # fmt: skip
HAVENS_OFF = COMPLAINTS.add(
    "3.17.8", _("There are {found} pirate havens; there are at most {most}."),
    found=NUMBER, most=NUMBER,
)  # fmt: skip
NO_SUCH_PIRATES = COMPLAINTS.add(
    "3.17.9", _("Pirates have come to a haven or a fleet, the {number}., that there is not."),
    number=NUMBER,
)  # fmt: skip


@rule
def pirates_off(state):
    """3.17.8, 3.17.9: havens, and how far the pirates have come."""
    for area in range(AREAS):
        if state.haven[area] == HIDDEN_HAVEN or state.haven[area] == KNOWN_HAVEN:
            if not CAN_HIDE[area]:
                return because(NO_PLACE_FOR_A_HAVEN, area)
    havens = hidden_havens(state) + known_havens(state)
    if havens > MOST_HAVENS:
        return because(HAVENS_OFF, havens, MOST_HAVENS)
    level = level_of(state, PIRATES_MOVE)
    if level < 0:
        return 0
    return course_of_pirates_off(
        state, state.frame_cursor[level] // PART, state.frame_cursor[level] % PART
    )


@rule
def course_of_pirates_off(state, part, at):
    """3.17.9: the die is thrown for a haven that is there, and a fleet sails that there is."""
    number, has_thrown = at // 2, at % 2 == 1
    if part == KNOWN_BUILD and has_thrown:
        if number >= AREAS or state.haven[number] != KNOWN_HAVEN:
            return because(NO_SUCH_PIRATES, 1 + number)
    elif part == HIDDEN_BUILD and has_thrown:
        if number >= hidden_havens(state):
            return because(NO_SUCH_PIRATES, 1 + number)
    elif part == DRIFTS or part == SENT:
        if at // STAGES > PIRATE_FLEETS:
            return because(NO_SUCH_PIRATES, 1 + at // STAGES)
    return 0
