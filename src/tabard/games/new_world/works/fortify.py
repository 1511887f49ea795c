"""FORT (3.11.8): fortifications, ports and naval bases."""

from __future__ import annotations

from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, rule, tell

from ..avatars import is_ashore, is_helped_by, is_skilled, spot_of
from ..components.glory import BY_WORKS
from ..components.goods import MASTER_BUILDER, SIEGE_ENGINEER
from ..components.map import AREAS, INLAND, KIND_OF_AREA
from ..components.nations import FIRST_FLEET, GOVERNOR, HOLDER_NATION
from ..components.units import (
    CITADEL,
    PORT,
    WORK_COLONY,
    WORK_GLORY,
    WORK_POINTS,
    WORK_TARGET,
    WORKS,
)
from ..founding import lose_points, pay_points, points_at_hand
from ..glory import win_glory_of_action
from ..higher_awards import award_work
from ..impulse import is_yours_to_act, pay_for_act, why_not_act
from ..natives import enemies_in
from ..options import FORT_MODULE, plays_with
from ..refusals import ENEMIES_THERE, NOT_ASHORE, NOT_YOUR_TERRITORY, TOO_FEW_POINTS
from ..state import FORTIFY
from ..trying import begin_attempt
from .refused import (
    COLONY_TOO_SMALL,
    FOR_LEADERS,
    NO_COAST,
    NO_WORK_POSSIBLE,
    NO_WORKS,
    NOT_NEXT_WORK,
)
from .told import WORK_BUILT

BUILDER_SAVES = 2


@rule
def when_fortify(state, seat):
    """Only where works are built."""
    return plays_with(state, FORT_MODULE)


@rule
def near_fortify(state, seat, avatar):
    """Only own avatars in own territories are worth asking about."""
    return is_yours_to_act(state, seat, avatar) and is_on_own_land(state, seat, avatar)


@rule
def is_on_own_land(state, seat, avatar):
    """3.11.8, 3.11.9: in a territory with the own control marker."""
    spot = spot_of(state, avatar)
    return spot < AREAS and state.owner[spot] == state.nation[seat]


@rule
def why_not_fortify(state, seat, avatar, work):
    """3.11.8, 3.10.12: in an own colony without enemies, each work on the one before it."""
    refusal = why_not_act(state, seat, avatar)
    if refusal != LEGAL:
        return refusal
    if not plays_with(state, FORT_MODULE):
        return because(NO_WORKS)
    refusal = why_not_work_here(state, seat, avatar)
    if refusal != LEGAL:
        return refusal
    if work != OPEN:
        return why_not_work(state, avatar, spot_of(state, avatar), work)
    for other in range(1, WORKS + 1):
        if why_not_work(state, avatar, spot_of(state, avatar), other) == LEGAL:
            return LEGAL
    return because(NO_WORK_POSSIBLE, spot_of(state, avatar))


@rule
def why_not_work_here(state, seat, avatar):
    """3.10.12, 3.11.8, 3.11.9: ashore or afloat in an own territory, without hostile units."""
    if avatar < FIRST_FLEET and not is_ashore(state, avatar):
        return because(NOT_ASHORE, avatar)
    if not is_on_own_land(state, seat, avatar):
        return because(NOT_YOUR_TERRITORY)
    if enemies_in(state, state.nation[seat], spot_of(state, avatar)):
        return because(ENEMIES_THERE, spot_of(state, avatar))
    return LEGAL


@rule
def why_not_work(state, avatar, area, work):
    """3.11.8: by the colony, the work before it, the coast, and the build points."""
    if avatar >= FIRST_FLEET and work <= CITADEL:
        return because(FOR_LEADERS, avatar)
    if state.colony[area] < WORK_COLONY[work]:
        return because(COLONY_TOO_SMALL, WORK_COLONY[work])
    if work >= PORT and KIND_OF_AREA[area] == INLAND:
        return because(NO_COAST, area)
    if work != next_work(state, area, work):
        return because(NOT_NEXT_WORK, work)
    points = work_points(state, avatar, work)
    have = points_at_hand(state, avatar, points)
    if have < points:
        return because(TOO_FEW_POINTS, points, have)
    return LEGAL


@rule
def next_work(state, area, work):
    """3.11.8: of the same ladder the one that comes next."""
    if work >= PORT:
        return PORT + state.port[area]
    return state.fortification[area] + 1


@rule
def cheaper_for(state, avatar, points):
    """3.18 N°15: a Master builder saves two build points, of which one is left at least."""
    if is_helped_by(state, avatar, MASTER_BUILDER):
        return max(1, points - BUILDER_SAVES)
    return points


@rule
def work_points(state, avatar, work):
    """3.11.8: what the work costs this avatar."""
    return cheaper_for(state, avatar, WORK_POINTS[work])


@rule
def fortify(state, seat, avatar, work):
    """3.11.8: the dice say."""
    pay_for_act(state, avatar)
    begin_attempt(state, seat, FORTIFY, avatar, spot_of(state, avatar), work, 0)


@rule
def fortify_target(state):
    """3.11.8: by the work; Governor and Siege engineer help."""
    goal = WORK_TARGET[state.action_what]
    goal += is_skilled(state, state.action_avatar, GOVERNOR)
    return goal + is_helped_by(state, state.action_avatar, SIEGE_ENGINEER)


@rule
def fortify_succeeded(state):
    """3.11.8: it stands."""
    area, work, nation = state.action_area, state.action_what, HOLDER_NATION[state.action_avatar]
    if not state.action_paid:
        pay_points(state, state.action_avatar, work_points(state, state.action_avatar, work))
    if work >= PORT:
        state.port[area] = work - PORT + 1
    else:
        state.fortification[area] = work
    tell(state, WORK_BUILT, nation, work, area)
    win_glory_of_action(state, nation, WORK_GLORY[work], BY_WORKS)
    award_work(state, nation, work)


@rule
def fortify_failed(state):
    """3.11.8: half the build points, rounded up."""
    avatar = state.action_avatar
    lose_points(state, avatar, (work_points(state, avatar, state.action_what) + 1) // 2)
