"""Accounted for: who meets, who fights and what is offered at sea belongs together; havens lie
where pirates can hide, and a die is thrown for one that is there (3.17)."""

from __future__ import annotations

from tabard.engine.flow.stack import goes_on, level_of
from tabard.engine.rule import because
from tabard.engine.words import _, n_

from .. import phases
from ..book import complain
from ..components import board, goods, units
from ..sea.bribe import has_room_for
from ..sea.sailing import is_joined_by_sea
from ..sea.start import COURSE, ENDS, RETREAT, STEP_SIX, STEP_TWO, fleet_of
from ..sea.waters import holder_of, is_afloat
from ..state import ATTACKER, BATTLE_SIDES, DEFENDER, NEITHER
from ..world.havens import CAN_HIDE, MOST_HAVENS, hidden_havens, known_havens
from ..world.limits import is_pirate
from ..world.map import side_of_fleet
from ..world.stacking_limits import can_take
from .combats import NO_RESULT_YET

NO_FLEETS = complain(
    "3.17.0a", _("“{phase}” is between two fleets with ships at sea or on a coast.")
)
FLEETS_LEFT = complain("3.17.0a", _("Fleets meet, but nobody intercepts or fights at sea."))
NO_WAY_BY_SEA = complain(
    "3.17.0a", _("A fleet wants to sail on, but it cannot: it fights, or no way leads there.")
)
OFFER_OFF = complain(
    "3.17.1",
    n_(
        "{found} of something is offered as a bribe; {most} can change ships.",
        "{found} of something are offered as a bribe; {most} can change ships.",
    ),
)
SECOND_BROADSIDE = COURSE.begins["decision"]  # the attacker's losses have been taken


def meeting_off(state):
    """An interception has its fleet, a naval combat two; else none is met (3.17.0a, 3.17.0d)."""
    if goes_on(state, phases.NAVAL):
        return naval_combat_off(state, state.frame_cursor[level_of(state, phases.NAVAL)])
    for what in range(units.CARGO):
        if state.offer[what] > 0:
            return because(OFFER_OFF, state.offer[what], 0)
    if state.sails_away_to > 0:
        return because(NO_RESULT_YET)
    if goes_on(state, phases.INTERCEPTION):
        return interception_off(state)
    if state.naval_fleet[0] + state.naval_fleet[1] + state.sails_to > 0:
        return because(FLEETS_LEFT)
    return 0


def interception_off(state):
    """The active fleet is afloat and knows a way; whoever meets it lies beside it (3.17.0a)."""
    active, other = state.naval_fleet[0] - 1, state.naval_fleet[1] - 1
    if active < 0 or active == other or not is_afloat(state, active):
        return because(NO_FLEETS, phases.INTERCEPTION)
    if other >= 0 and not are_in_one_place(state, active, other):
        return because(NO_FLEETS, phases.INTERCEPTION)
    if state.sails_to > 0:
        if is_pirate(active) or not is_joined_by_sea(state, active, state.sails_to - 1):
            return because(NO_WAY_BY_SEA)
    return 0


def are_in_one_place(state, fleet, other):
    """Both with ships, in one place (3.17.0a)."""
    if not is_afloat(state, fleet) or not is_afloat(state, other):
        return False
    return state.fleet_at[fleet] == state.fleet_at[other]


def naval_combat_off(state, come):
    """Two fleets fight, each for its side; and nothing is decided before its time (3.17.0d)."""
    if state.naval_fleet[ATTACKER] == 0 or state.naval_fleet[DEFENDER] == 0:
        return because(NO_FLEETS, phases.NAVAL)
    for who in range(BATTLE_SIDES):
        if side_of_fleet(fleet_of(state, who)) != state.side[who]:
            return because(NO_FLEETS, phases.NAVAL)
    if come < RETREAT and state.retreated != NEITHER:
        return because(NO_RESULT_YET)
    if come < ENDS and (come < STEP_SIX) != (state.winner == NEITHER):
        return because(NO_RESULT_YET)
    if state.sails_to > 0:
        return because(NO_WAY_BY_SEA)
    if state.sails_away_to > 0 and state.retreated == NEITHER:
        return because(NO_RESULT_YET)
    if not those_who_fight_are_afloat(state, come):
        return because(NO_FLEETS, phases.NAVAL)
    return offer_off(state, come)


def those_who_fight_are_afloat(state, come):
    """Both, until the first one sinks; from the capture on the winner (3.17.4, 3.17.6)."""
    if come >= ENDS:
        return True
    if come >= STEP_SIX:
        return is_afloat(state, fleet_of(state, state.winner))
    if come == SECOND_BROADSIDE:
        return is_afloat(state, fleet_of(state, DEFENDER))
    return are_in_one_place(state, fleet_of(state, ATTACKER), fleet_of(state, DEFENDER))


def offer_off(state, come):
    """A bribe is aboard, and the other fleet has room for it (3.17.1)."""
    passive, taker = fleet_of(state, DEFENDER), fleet_of(state, ATTACKER)
    pieces = 0
    for what in range(units.CARGO):
        offered, most = state.offer[what], 0
        if come <= STEP_TWO and not is_pirate(passive):
            most = state.held[holder_of(passive)][what]
        if what == units.DUCATS and not is_pirate(taker):
            most = min(most, can_take(state, holder_of(taker), units.DUCATS))
        if offered > most:
            return because(OFFER_OFF, offered, most)
        pieces += 0 if what == units.DUCATS else offered
    if pieces > 0 and not has_room_for(state, units.POINTS, 0):
        return because(OFFER_OFF, pieces, 0)
    return 0


# --- pirates --------------------------------------------------------------------------------------


NO_PLACE_FOR_A_HAVEN = complain(
    "3.17.8", _("In {area} no haven can lie: not there, and a haven is searched for at the coast.")
)
HAVENS_OFF = complain("3.17.8", _("There are {found} pirate havens; there are at most {most}."))


def pirates_off(state):
    """Where havens lie, and how many (3.17.8, 3.17.9)."""
    for area in range(board.AREAS):
        if state.haven[area] == goods.HIDDEN_HAVEN or state.haven[area] == goods.KNOWN_HAVEN:
            if not CAN_HIDE[area]:
                return because(NO_PLACE_FOR_A_HAVEN, area)
    havens = hidden_havens(state) + known_havens(state)
    return because(HAVENS_OFF, havens, MOST_HAVENS) if havens > MOST_HAVENS else 0
