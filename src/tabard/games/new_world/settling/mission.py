"""MIS (3.11.10): missions among peoples that are not subdued; conversions (3.20.6)."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _, n_

from ..action.impulse import begin_attempt, pay_for_act
from ..book import refuse, told
from ..components import colonies, glory, goods, nations
from ..glory.higher_awards import award_apostle, missions_of
from ..glory.points import win_glory, win_glory_of_action
from ..natives.armies import ENEMIES_THERE, enemies_in, has_free_location, location_penalty
from ..options import CONVERT, IMPROVE_MODULE, plays_with
from ..state import MISSION
from ..world.avatars import NOT_ASHORE, is_ashore, is_helped_by, is_skilled, spot_of
from ..world.map import has_improvement

TARGET = 7
SOULS = 3


def when_found_mission(state, seat):
    """Only where missions are founded."""
    return plays_with(state, IMPROVE_MODULE)


NO_MISSIONS = refuse("3.2.1", _("This game has no missions."))


def why_not_found_mission(state, seat, avatar):
    """A leader ashore at an unsubdued location without a mission or an army (3.11.10, 3.10.12)."""
    if not plays_with(state, IMPROVE_MODULE):
        return because(NO_MISSIONS)
    if not is_ashore(state, avatar):
        return because(NOT_ASHORE, avatar)
    return why_not_preach(state, state.nation[seat], spot_of(state, avatar))


NO_HEATHENS = refuse("3.11.10", _("{area} has no location that is not subdued."))
MISSION_THERE = refuse("3.11.10", _("{area} has a mission already."))


def why_not_preach(state, nation, area):
    """An unsubdued location, no mission yet, no hostile units (3.11.10)."""
    if not has_free_location(state, area):
        return because(NO_HEATHENS, area)
    if state.mission[area] != nations.NO_NATION:
        return because(MISSION_THERE, area)
    if enemies_in(state, nation, area):
        return because(ENEMIES_THERE, area)
    return LEGAL


def found_mission(state, seat, avatar):
    """The dice say (3.11.10)."""
    pay_for_act(state, avatar)
    begin_attempt(state, seat, MISSION, avatar, spot_of(state, avatar), 0, 0)


def mission_target(state):
    """Seven, less the location's penalty; Missionary, Priest and a church help (3.11.10)."""
    avatar, area = state.action_avatar, state.action_area
    goal = TARGET - location_penalty(state, area) + has_improvement(state, area, colonies.CHURCH)
    goal += 2 * is_skilled(state, avatar, nations.MISSIONARY)
    return goal + is_helped_by(state, avatar, goods.PRIEST)


MISSION_FOUNDED = told("mission", "3.11.10", _("{nation} founds a mission in {area}."))


def mission_succeeded(state):
    """A mission of the acting nation, and a point of glory (3.11.10)."""
    nation = nations.HOLDER_NATION[state.action_avatar]
    state.mission[state.action_area] = nation
    tell(state, MISSION_FOUNDED, nation, state.action_area)
    win_glory_of_action(state, nation, 1, glory.BY_MISSIONS)
    award_apostle(state, nation)


CONVERTED = told(
    "converted",
    "3.20.6",
    n_(
        "{missions} mission wins souls for {nation}.", "{missions} missions win souls for {nation}."
    ),
    missions=NUMBER,
)


def convert(state):
    """A point of glory for every full three own missions (3.20.6, 3.9.D8)."""
    if plays_with(state, CONVERT):
        for nation in range(nations.NATIONS):
            won = missions_of(state, nation) // SOULS
            if won > 0:
                tell(state, CONVERTED, SOULS * won, nation)
                win_glory(state, nation, won, glory.BY_MISSIONS)
