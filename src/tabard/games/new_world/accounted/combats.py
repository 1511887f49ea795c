"""Accounted for: a land combat has its sides, its commanders and no result before its time (3.14 to
3.16); without a combat nothing of one is left."""

from __future__ import annotations

from tabard.engine.flow.stack import goes_on, level_of
from tabard.engine.rule import because
from tabard.engine.words import _, n_

from .. import phases
from ..book import complain
from ..components import board, nations, units
from ..land.starting import COURSE, STEP_SIX
from ..sea.waters import is_afloat
from ..state import ATTACKER, BATTLE_SIDES, DEFENDER, NEITHER
from ..world.map import side_of_fleet
from ..world.nations import plays

NO_SIDES = complain(
    "3.14.0", _("A combat is fought by {attacker} against {defender}; they must be two sides."),
    attacker=nations.SIDE_OR_NONE, defender=nations.SIDE_OR_NONE,
)  # fmt: skip
NO_BATTLEFIELD = complain("3.14.0", _("A land combat names its area; this one names none."))
WRONG_COMMANDER = complain(
    "3.14.5", _("{commander} cannot lead the {side}, which is {nation}."),
    commander=nations.HOLDERS, side=BATTLE_SIDES, nation=nations.SIDE_OR_NONE,
)  # fmt: skip
NO_FIGHT = complain(
    "3.16.0a",
    n_(
        "Nobody fights, but the {side} has {found} hit or unit of a combat; not 0.",
        "Nobody fights, but the {side} has {found} hits or units of a combat; not 0.",
        "found",
    ),
    side=BATTLE_SIDES,
)
NO_RESULT_YET = complain(
    "3.16.0a", _("Somebody has retreated or won, but the combat has not come so far.")
)
NOBODY_FLEES = complain(
    "F18", _("A place is looked for to which natives flee, and no natives have retreated.")
)
NOT_CALLED = complain(
    "3.16.1", _("Units were called from {fleet}; it must be the commander’s, with ships.")
)
NO_WAY_ABOARD = complain(
    "3.16.5", _("The beaten side has gone aboard {fleet}; it must be its own, with ships.")
)
NOTHING_TO_RAISE = complain(
    "3.15", _("Natives take up arms, or a treasure waits, but no combat has come to that.")
)
RAISED, TREASURE = COURSE.begins["muster"], COURSE.begins["treasure"]
STEP_FIVE = COURSE.begins["retreat_cards"]  # in which somebody leaves


def combat_off(state):
    """A combat has an area, two sides and who leads them; without one is nothing (3.14,
    3.16.0a)."""
    at_sea = goes_on(state, phases.NAVAL)
    if not at_sea and not goes_on(state, phases.COMBAT):
        return remains_off(state)
    for who in range(BATTLE_SIDES):
        side, other = state.side[who], state.side[1 - who]
        absent = side < nations.NATIONS and not plays(state, side)
        if side == nations.NO_SIDE or side == other or absent:
            return because(NO_SIDES, state.side[ATTACKER], state.side[DEFENDER])
    if at_sea:
        return 0
    if state.battle_area == board.NO_AREA:
        return because(NO_BATTLEFIELD)
    return commanders_off(state) or course_off(state) or called_off(state)


def remains_off(state):
    """When nobody fights, nothing of a combat is left (3.16.0a)."""
    for who in range(BATTLE_SIDES):
        left = state.hits[who] + state.charge_hits[who] + state.commander[who]
        left += sum(state.apart[who][kind] for kind in range(units.APART))
        if left > 0 or state.side[who] != nations.NO_SIDE:
            return because(NO_FIGHT, who, left)
    if state.retreated != NEITHER or state.winner != NEITHER or has_left(state):
        return because(NO_RESULT_YET)
    if state.raises or state.treasure_waits:
        return because(NOTHING_TO_RAISE)
    return called_off(state)


def has_left(state):
    """A place is named to which the beaten side goes (3.16.5)."""
    return state.retreat_to != board.NO_AREA or state.retreat_aboard > 0


def course_off(state):
    """Nothing has come before its time (3.15, 3.16.5, 3.16.6)."""
    come = state.frame_cursor[level_of(state, phases.COMBAT)]
    return (
        raising_off(state, come)
        or flight_off(state)
        or result_off(state, come)
        or aboard_off(state)
    )


def raising_off(state, come):
    """Natives take up arms as a combat begins; a treasure waits for an attacker who has won (3.15,
    3.8.3)."""
    may_take = come == TREASURE and state.winner == ATTACKER
    if (state.raises and come > RAISED) or (state.treasure_waits and not may_take):
        return because(NOTHING_TO_RAISE)
    return 0


def flight_off(state):
    """Only who has retreated has somewhere to go, and only natives flee anywhere (F18, 3.16.5)."""
    if state.retreated == NEITHER and has_left(state):
        return because(NO_RESULT_YET)
    if goes_on(state, phases.FLIGHT) and leaver(state) != nations.NATIVES:
        return because(NOBODY_FLEES)
    return 0


def leaver(state):
    """Who has retreated (3.16.5)."""
    return nations.NO_SIDE if state.retreated == NEITHER else state.side[state.retreated]


def result_off(state, come):
    """Nobody has retreated before step 5, nor won before step 6 (3.16.5, 3.16.6)."""
    retreated_too_soon = come < STEP_FIVE and state.retreated != NEITHER
    won_too_soon = come < STEP_SIX and state.winner != NEITHER
    return because(NO_RESULT_YET) if retreated_too_soon or won_too_soon else 0


def aboard_off(state):
    """Who goes aboard goes aboard an own fleet (3.16.5)."""
    if state.retreat_aboard == 0:
        return 0
    fleet = state.retreat_aboard - 1
    own = is_afloat(state, fleet) and side_of_fleet(fleet) == leaver(state)
    return 0 if own else because(NO_WAY_ABOARD, fleet)


def called_off(state):
    """Units are called from fleets of the nation that commands; a leader who acts from next door
    calls them there (3.16.1, 3.11.4)."""
    commander = state.commander[DEFENDER]
    for fleet in range(nations.FLEETS):
        if any(state.called[fleet][unit] > 0 for unit in range(units.PROPER_UNITS)):
            own = side_of_fleet(fleet) == nations.HOLDER_NATION[commander]
            if commander == 0 or not own or not is_afloat(state, fleet):
                return because(NOT_CALLED, fleet)
    return 0


def commanders_off(state):
    """The attacker's own avatar leads him; natives and pirates have none (3.14.1, 3.14.5)."""
    for who in range(BATTLE_SIDES):
        if not may_lead(state, who, state.commander[who]):
            return because(WRONG_COMMANDER, state.commander[who], who, state.side[who])
    return 0


def may_lead(state, who, commander):
    """Nobody, but in an attack of a nation; or an avatar of a nation that plays (3.14.1,
    3.14.5)."""
    side, nation = state.side[who], nations.HOLDER_NATION[commander]
    if commander == 0:
        return who == DEFENDER or side >= nations.NATIONS
    if commander < nations.FIRST_LEADER or side >= nations.NATIONS:
        return False
    return plays(state, nation) and (who == DEFENDER or nation == side)
