"""Accounted for: a land combat has its sides, its commanders and no result before its time (3.14 to
3.16); without a combat nothing of one is left."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER
from tabard.engine.rule import because, rule
from tabard.engine.stack import goes_on, level_of
from tabard.engine.words import _

from ..combat.course import COURSE, STEP_SIX
from ..components.map import NO_AREA
from ..components.nations import (
    FIRST_LEADER,
    FLEETS,
    FLEETS_EACH,
    HOLDER_NATION,
    HOLDERS,
    NATIONS,
    NATIVES,
    NO_SIDE,
    SIDE_OR_NONE,
)
from ..components.units import APART, PROPER_UNITS
from ..nations import plays
from ..phases import COMBAT, FLIGHT, NAVAL
from ..sea.waters import is_afloat
from ..state import ATTACKER, BATTLE_SIDES, DEFENDER, NEITHER
from .going_on import COMPLAINTS

NO_SIDES = COMPLAINTS.add(
    "3.14.0", _("A combat is fought by {attacker} against {defender}; they must be two sides."),
    attacker=SIDE_OR_NONE, defender=SIDE_OR_NONE,
)  # fmt: skip
NO_BATTLEFIELD = COMPLAINTS.add("3.14.0", _("A land combat names its area; this one names none."))
WRONG_COMMANDER = COMPLAINTS.add(
    "3.14.5", _("{commander} cannot lead the {side}, which is {nation}."),
    commander=HOLDERS, side=BATTLE_SIDES, nation=SIDE_OR_NONE,
)  # fmt: skip
NO_FIGHT = COMPLAINTS.add(
    "3.16.0a", _("Nobody fights, but the {side} has {found} hits or units of a combat; not 0."),
    side=BATTLE_SIDES, found=NUMBER,
)  # fmt: skip
NO_RESULT_YET = COMPLAINTS.add(
    "3.16.0a", _("Somebody has retreated or won, but the combat has not come so far.")
)
NOBODY_FLEES = COMPLAINTS.add(
    "F18", _("A place is looked for to which natives flee, and no natives have retreated.")
)
NOT_CALLED = COMPLAINTS.add(
    "3.16.1", _("Units were called from {fleet}; it must be the commander’s, with ships."),
    fleet=FLEETS,
)  # fmt: skip
NO_WAY_ABOARD = COMPLAINTS.add(
    "3.16.5", _("The beaten side has gone aboard {fleet}; it must be its own, with ships."),
    fleet=FLEETS,
)  # fmt: skip
NOTHING_TO_RAISE = COMPLAINTS.add(
    "3.15", _("Natives take up arms, or a treasure waits, but no combat has come to that.")
)
RAISED, TREASURE = COURSE.begins["muster"], COURSE.begins["treasure"]
STEP_FIVE = COURSE.begins["retreat_cards"]  # in which somebody leaves


@rule
def combat_off(state):
    """3.14, 3.16.0a: a combat has an area, two sides and who leads them; without one is nothing."""
    at_sea = goes_on(state, NAVAL)
    if not at_sea and not goes_on(state, COMBAT):
        return remains_off(state)
    for who in range(BATTLE_SIDES):
        if state.side[who] == NO_SIDE or state.side[ATTACKER] == state.side[DEFENDER]:
            return because(NO_SIDES, state.side[ATTACKER], state.side[DEFENDER])
        if state.side[who] < NATIONS and not plays(state, state.side[who]):
            return because(NO_SIDES, state.side[ATTACKER], state.side[DEFENDER])
    if at_sea:
        return 0
    if state.battle_area == NO_AREA:
        return because(NO_BATTLEFIELD)
    found = commanders_off(state)
    if found == 0:
        found = course_off(state)
    if found == 0:
        found = called_off(state)
    return found


@rule
def remains_off(state):
    """3.16.0a: when nobody fights, nothing of a combat is left."""
    for who in range(BATTLE_SIDES):
        left = state.hits[who] + state.charge_hits[who] + state.commander[who]
        for kind in range(APART):
            left += state.apart[who][kind]
        if left > 0 or state.side[who] != NO_SIDE:
            return because(NO_FIGHT, who, left)
    if state.retreated != NEITHER or state.winner != NEITHER or has_left(state):
        return because(NO_RESULT_YET)
    if state.raises:
        return because(NOTHING_TO_RAISE)
    return called_off(state)


@rule
def has_left(state):
    """3.16.5: a place is named to which the beaten side goes."""
    return state.retreat_to != NO_AREA or state.retreat_aboard > 0


@rule
def natives_have_left(state):
    """F18: the side that has retreated is theirs."""
    return state.retreated != NEITHER and state.side[state.retreated] == NATIVES


@rule
def course_off(state):
    """3.16.5, 3.16.6: nobody has retreated before step 5, nor won before step 6; and who goes
    aboard goes aboard an own fleet."""
    come = state.frame_cursor[level_of(state, COMBAT)]
    if state.raises and come > RAISED and (come != TREASURE or state.winner != ATTACKER):
        return because(NOTHING_TO_RAISE)
    if state.retreated == NEITHER and has_left(state):
        return because(NO_RESULT_YET)
    if goes_on(state, FLIGHT) and not natives_have_left(state):
        return because(NOBODY_FLEES)
    if (come < STEP_FIVE and state.retreated != NEITHER) or (
        come < STEP_SIX and state.winner != NEITHER
    ):
        return because(NO_RESULT_YET)
    fleet = state.retreat_aboard - 1
    if fleet >= 0:
        if not is_afloat(state, fleet) or fleet // FLEETS_EACH != state.side[state.retreated]:
            return because(NO_WAY_ABOARD, fleet)
    return 0


@rule
def called_off(state):
    """3.16.1, 3.11.4: units are called from fleets of the nation that commands; a leader who acts
    from next door calls them there."""
    for fleet in range(FLEETS):
        called = 0
        for unit in range(PROPER_UNITS):
            called += state.called[fleet][unit]
        if called > 0 and (
            not is_afloat(state, fleet)
            or state.commander[DEFENDER] == 0
            or fleet // FLEETS_EACH != HOLDER_NATION[state.commander[DEFENDER]]
        ):
            return because(NOT_CALLED, fleet)
    return 0


@rule
def commanders_off(state):
    """3.14.1, 3.14.5: the attacker's own avatar leads him; natives and pirates have none."""
    for who in range(BATTLE_SIDES):
        commander = state.commander[who]
        if commander == 0:
            if who == ATTACKER and state.side[who] < NATIONS:
                return because(WRONG_COMMANDER, commander, who, state.side[who])
        elif (
            commander < FIRST_LEADER
            or state.side[who] >= NATIONS
            or (who == ATTACKER and HOLDER_NATION[commander] != state.side[who])
            or not plays(state, HOLDER_NATION[commander])
        ):
            return because(WRONG_COMMANDER, commander, who, state.side[who])
    return 0
