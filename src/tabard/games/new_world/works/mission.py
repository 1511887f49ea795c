"""MIS (3.11.10): missions among peoples that are not subdued; conversions (3.20.6)."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule, tell

from ..avatars import is_ashore, is_helped_by, is_skilled, spot_of
from ..components.glory import BY_MISSIONS
from ..components.goods import PRIEST
from ..components.nations import FIRST_FLEET, HOLDER_NATION, MISSIONARY, NATIONS, NO_NATION
from ..components.units import CHURCH
from ..glory import win_glory, win_glory_of_action
from ..higher_awards import award_apostle, missions_of
from ..impulse import is_yours_to_act, pay_for_act, why_not_act
from ..natives import enemies_in, has_free_location, location_penalty
from ..options import CONVERT, IMPROVE, plays_with
from ..refusals import ENEMIES_THERE, NOT_ASHORE
from ..state import MISSION
from ..trying import begin_attempt
from .improve import has_improvement
from .refused import MISSION_THERE, NO_HEATHENS, NO_MISSIONS
from .told import CONVERTED, MISSION_FOUNDED

TARGET = 7
SOULS = 3


@rule
def when_found_mission(state, seat):
    """Only where missions are founded."""
    return plays_with(state, IMPROVE)


@rule
def near_found_mission(state, seat, avatar):
    """Only own leaders are worth asking about."""
    return avatar < FIRST_FLEET and is_yours_to_act(state, seat, avatar)


@rule
def why_not_found_mission(state, seat, avatar):
    """3.11.10, 3.10.12: a leader ashore at an unsubdued location without a mission or an army."""
    refusal = why_not_act(state, seat, avatar)
    if refusal != LEGAL:
        return refusal
    if not plays_with(state, IMPROVE):
        return because(NO_MISSIONS)
    if not is_ashore(state, avatar):
        return because(NOT_ASHORE, avatar)
    return why_not_preach(state, state.nation[seat], spot_of(state, avatar))


@rule
def why_not_preach(state, nation, area):
    """3.11.10: an unsubdued location, no mission yet, no hostile units."""
    if not has_free_location(state, area):
        return because(NO_HEATHENS, area)
    if state.mission[area] != NO_NATION:
        return because(MISSION_THERE, area)
    if enemies_in(state, nation, area):
        return because(ENEMIES_THERE, area)
    return LEGAL


@rule
def found_mission(state, seat, avatar):
    """3.11.10: the dice say."""
    pay_for_act(state, avatar)
    begin_attempt(state, seat, MISSION, avatar, spot_of(state, avatar), 0, 0)


@rule
def mission_target(state):
    """3.11.10: seven, less the location's penalty; Missionary, Priest and a church help."""
    avatar, area = state.action_avatar, state.action_area
    goal = TARGET - location_penalty(state, area) + has_improvement(state, area, CHURCH)
    goal += 2 * is_skilled(state, avatar, MISSIONARY)
    return goal + is_helped_by(state, avatar, PRIEST)


@rule
def mission_succeeded(state):
    """3.11.10: a mission of the acting nation, and a point of glory."""
    nation = HOLDER_NATION[state.action_avatar]
    state.mission[state.action_area] = nation
    tell(state, MISSION_FOUNDED, nation, state.action_area)
    win_glory_of_action(state, nation, 1, BY_MISSIONS)
    award_apostle(state, nation)


@rule
def convert(state):
    """3.20.6, 3.9.D8: a point of glory for every full three own missions."""
    if plays_with(state, CONVERT):
        for nation in range(NATIONS):
            won = missions_of(state, nation) // SOULS
            if won > 0:
                tell(state, CONVERTED, SOULS * won, nation)
                win_glory(state, nation, won, BY_MISSIONS)
