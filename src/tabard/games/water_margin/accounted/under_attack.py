"""Does a résistance belong together? (G1 to G9, 3.12)"""

from __future__ import annotations

from tabard.engine.flow.stack import goes_on, level_of
from tabard.engine.kinds import or_none
from tabard.engine.rule import because
from tabard.engine.words import _

from .. import phases
from ..board import gang, is_member_of
from ..book import complain
from ..components import bandits, squares
from ..general import is_at_peace, no_general_comes
from ..resistance import AFTER_THE_CHIEF, ANY_MEMBER, ranks_gone_through
from ..sub_turns import OF_AN_ASSAULT
from .frames import NOT_AT_THIS_STEP

NOT_ATTACKED = complain("G1", _("{seat} has no refuge and gang: no resistance goes on."))
LOOT_OFF = complain("G3", _("{seat} has {found} dice of loot to roll; at most {most} can be."))
NO_SOLDIERS = complain(
    "G7", _("A member is in danger, has died or was spared, and no soldiers came.")
)
NO_GENERAL = complain("G9", _("No general comes to {seat} here."))
HAS_A_CHIEF = complain("3.11", _("{seat} has a chief, {chief}, and names none."))


def attacks_off(state):
    """Loot, assault and general of a gang; and a gang that names a chief has none (G1 to G9)."""
    level, top = level_of(state, phases.RESISTANCE), state.depth - 1
    phase, seat = state.frame_phase[top], state.frame_seat[top]
    if phase == phases.NEW_CHIEF and state.chief[seat] != bandits.NOBODY:
        return because(HAS_A_CHIEF, seat, state.chief[seat])
    if (state.died or state.withstood or phase == phases.FORTIFY) and not state.soldiers_came:
        return because(NO_SOLDIERS)
    if level < 0 or level == top:
        return 0
    if state.refuge[seat] == squares.NOWHERE or gang(state, seat) == 0:
        return because(NOT_ATTACKED, seat)
    if phase == phases.LOOT and state.frame_cursor[top] > gang(state, seat):
        return because(LOOT_OFF, seat, state.frame_cursor[top], gang(state, seat))
    if phase == phases.GENERAL and no_general_comes(state):
        return because(NO_GENERAL, seat)
    return (
        assault_off(state, level_of(state, phases.ASSAULT)) if goes_on(state, phases.ASSAULT) else 0
    )


_RANKS = OF_AN_ASSAULT["after"]
AT_PEACE = complain("EC8", _("The imperial envoy is here: no assault goes on."))
NOT_IN_DANGER = complain(
    "3.12", _("{member} is in danger after {found}; it must be after {should}."),
    member=or_none(bandits.BANDITS, "any member"), found=_RANKS, should=_RANKS,
)  # fmt: skip
NO_MEMBER_IN_DANGER = complain(
    "3.12", _("{bandit} is in danger, but no member of the gang of {seat}.")
)


def assault_off(state, level):
    """It has come to the member who is in danger, or to an extra die (G6, 3.12, EC8)."""
    seat, ranks, top = state.frame_seat[level], state.frame_cursor[level], state.depth - 1
    if is_at_peace(state):
        return because(AT_PEACE)
    if state.frame_phase[top] == phases.NEW_CHIEF and ranks < AFTER_THE_CHIEF:
        return because(NOT_AT_THIS_STEP, phases.NEW_CHIEF, phases.ASSAULT)
    if state.frame_phase[top] != phases.TROOPS and state.frame_phase[top] != phases.FORTIFY:
        return 0
    member = state.frame_cursor[top]
    if member != ANY_MEMBER and not is_member_of(state, seat, member):
        return because(NO_MEMBER_IN_DANGER, member, seat)
    should = ranks_gone_through(state, seat, member)
    if ranks != should and not (member == ANY_MEMBER and ranks > should):
        return because(NOT_IN_DANGER, member, ranks, should)
    return 0
