"""IMP (3.11.9): improvements, by the dice or for double the build points."""

from __future__ import annotations

from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, rule, tell

from ..avatars import is_helped_by, is_skilled, spot_of
from ..components.glory import BY_WORKS
from ..components.goods import KNOWN_HAVEN, MASTER_BUILDER
from ..components.map import AREAS, REGION
from ..components.nations import FIRST_FLEET, GOVERNOR, HOLDER_NATION
from ..components.units import (
    BANK,
    IMPROVEMENT_COLONY,
    IMPROVEMENT_GLORY,
    IMPROVEMENT_POINTS,
    IMPROVEMENTS,
    PATHWAY,
    RESIDENCE,
    ROAD,
    SCHOOL,
    WAREHOUSE,
)
from ..founding import lose_points, pay_points, points_at_hand
from ..glory import win_glory_of_action
from ..higher_awards import award_learning, award_residences
from ..impulse import is_yours_to_act, pay_for_act, why_not_act
from ..natives import has_free_location
from ..options import BANK_MODULE, IMPROVE, has_iron_fist, plays_with
from ..refusals import TOO_FEW_POINTS
from ..state import IMPROVE_
from ..trying import begin_attempt
from .fortify import cheaper_for, is_on_own_land, why_not_work_here
from .refused import (
    FOR_LEADERS,
    IMPROVED_ALREADY,
    NEEDS_PATHWAY,
    NO_IMPROVEMENTS,
    NOT_FOR_PAYMENT,
    NOTHING_TO_IMPROVE,
    ONE_RESIDENCE,
    SETTLED_TOO_THINLY,
)
from .told import IMPROVED

TARGET = 8
BY_THE_DICE, DOUBLE, FOURFOLD = 1, 2, 4


@rule
def has_improvement(state, area, what):
    """3.11.9: each once in a territory."""
    return state.improvements[area] >> what & 1


@rule
def is_improved_here(state, what):
    """3.2.1: warehouse and bank have a module of their own."""
    return plays_with(state, BANK_MODULE if what == WAREHOUSE or what == BANK else IMPROVE)


@rule
def when_improve(state, seat):
    """Only where land is improved."""
    return plays_with(state, IMPROVE) or plays_with(state, BANK_MODULE)


@rule
def near_improve(state, seat, avatar):
    """Only own leaders in own territories are worth asking about."""
    if avatar >= FIRST_FLEET or not is_yours_to_act(state, seat, avatar):
        return False
    return is_on_own_land(state, seat, avatar)


@rule
def why_not_improve(state, seat, avatar, what):
    """3.11.9, 3.10.12: a leader in an own territory without enemies, with the build points."""
    return why_not_improve_for(state, seat, avatar, what, BY_THE_DICE)


@rule
def why_not_improve_for(state, seat, avatar, what, times):
    """3.11.9: for so many times the price."""
    refusal = why_not_act(state, seat, avatar)
    if refusal != LEGAL:
        return refusal
    if not when_improve(state, seat):
        return because(NO_IMPROVEMENTS)
    if avatar >= FIRST_FLEET:
        return because(FOR_LEADERS, avatar)
    refusal = why_not_work_here(state, seat, avatar)
    if refusal != LEGAL:
        return refusal
    area = spot_of(state, avatar)
    if what != OPEN:
        return why_not_improvement(state, avatar, area, what, times)
    for other in range(IMPROVEMENTS):
        if why_not_improvement(state, avatar, area, other, times) == LEGAL:
            return LEGAL
    return because(NOTHING_TO_IMPROVE, area)


@rule
def why_not_improvement(state, avatar, area, what, times):
    """3.11.9: once in a territory, by the colony; road on pathway, one residence in a region."""
    if not is_improved_here(state, what):
        return because(NO_IMPROVEMENTS)
    if has_improvement(state, area, what):
        return because(IMPROVED_ALREADY, area, what)
    if state.colony[area] < IMPROVEMENT_COLONY[what]:
        return because(SETTLED_TOO_THINLY, IMPROVEMENT_COLONY[what])
    if what == ROAD and not has_improvement(state, area, PATHWAY):
        return because(NEEDS_PATHWAY)
    if what == RESIDENCE and has_residence(state, HOLDER_NATION[avatar], REGION[area]):
        return because(ONE_RESIDENCE, REGION[area])
    points = times * improvement_points(state, avatar, what)
    have = points_at_hand(state, avatar, points)
    if have < points:
        return because(TOO_FEW_POINTS, points, have)
    return LEGAL


@rule
def has_residence(state, nation, region):
    """3.11.9: one in a region for each nation."""
    for area in range(AREAS):
        if REGION[area] == region and state.owner[area] == nation:
            if has_improvement(state, area, RESIDENCE):
                return True
    return False


@rule
def improvement_points(state, avatar, what):
    """3.11.9: what it costs this avatar."""
    return cheaper_for(state, avatar, IMPROVEMENT_POINTS[what])


@rule
def improve(state, seat, avatar, what):
    """3.11.9: the dice say."""
    pay_for_act(state, avatar)
    begin_attempt(state, seat, IMPROVE_, avatar, spot_of(state, avatar), what, 0)


@rule
def improve_target(state):
    """3.11.9: eight; Governor and Master builder help."""
    goal = TARGET + is_skilled(state, state.action_avatar, GOVERNOR)
    return goal + is_helped_by(state, state.action_avatar, MASTER_BUILDER)


@rule
def improve_succeeded(state):
    """3.11.9: it is paid for, and brings glory."""
    avatar, what = state.action_avatar, state.action_what
    if not state.action_paid:
        pay_points(state, avatar, improvement_points(state, avatar, what))
    win_glory_of_action(state, HOLDER_NATION[avatar], IMPROVEMENT_GLORY[what], BY_WORKS)
    build_improvement(state, HOLDER_NATION[avatar], state.action_area, what)


@rule
def build_improvement(state, nation, area, what):
    """3.11.9, F52: it stands; awards count however it was paid for."""
    state.improvements[area] |= 1 << what
    tell(state, IMPROVED, nation, what, area)
    if what == SCHOOL:
        award_learning(state, nation)
    elif what == RESIDENCE:
        award_residences(state, nation)


@rule
def improve_failed(state):
    """3.11.9: half the build points, rounded up."""
    avatar = state.action_avatar
    lose_points(state, avatar, (improvement_points(state, avatar, state.action_what) + 1) // 2)


# --- for money, not by dice ---------------------------------------------------------------------


@rule
def times_paid(state, area):
    """F52, 3.11.9: double, or four times with an unsubdued location or a known haven there."""
    if has_free_location(state, area) or state.haven[area] == KNOWN_HAVEN:
        return FOURFOLD
    return DOUBLE


@rule
def when_pay_to_improve(state, seat):
    """Only where land is improved."""
    return when_improve(state, seat)


@rule
def near_pay_to_improve(state, seat, avatar):
    """Only own leaders in own territories are worth asking about."""
    return near_improve(state, seat, avatar)


@rule
def why_not_pay_to_improve(state, seat, avatar, what):
    """F52, 3.11.9, 4.1: with so many build points that nothing can fail."""
    if has_iron_fist(state):
        return because(NOT_FOR_PAYMENT)
    spot = spot_of(state, avatar)
    times = times_paid(state, spot) if spot < AREAS else DOUBLE
    return why_not_improve_for(state, seat, avatar, what, times)


@rule
def pay_to_improve(state, seat, avatar, what):
    """F52, 3.11.9: without a roll, and without its own glory."""
    area = spot_of(state, avatar)
    pay_for_act(state, avatar)
    pay_points(state, avatar, times_paid(state, area) * improvement_points(state, avatar, what))
    build_improvement(state, state.nation[seat], area, what)
