"""IMP (3.11.9): improvements, by the dice or for double the build points."""

from __future__ import annotations

from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from ..action.impulse import begin_attempt, is_yours_to_act, pay_for_act, why_not_act
from ..book import refuse, told
from ..components import board, colonies, glory, goods, nations
from ..glory.higher_awards import award_learning, award_residences
from ..glory.points import win_glory_of_action
from ..natives.armies import has_free_location
from ..options import BANK_MODULE, IMPROVE_MODULE, has_iron_fist, plays_with
from ..state import IMPROVE
from ..world.avatars import is_helped_by, is_skilled, spot_of
from ..world.map import has_improvement, has_in_region
from ..world.paying import pay_points, why_not_pay_points
from .colonise import why_not_build_here
from .fortify import FOR_LEADERS, cheaper_for

TARGET = 8
BY_THE_DICE, DOUBLE, FOURFOLD = 1, 2, 4


def is_in_this_game(state, what):
    """Warehouse and bank have a module of their own (3.2.1)."""
    for_stores = what == colonies.WAREHOUSE or what == colonies.BANK
    return plays_with(state, BANK_MODULE if for_stores else IMPROVE_MODULE)


def when_improve(state, seat):
    """Only where land is improved."""
    return plays_with(state, IMPROVE_MODULE) or plays_with(state, BANK_MODULE)


def why_not_improve(state, seat, avatar, what):
    """A leader in an own territory without enemies, with the build points (3.11.9, 3.10.12)."""
    return why_not_improve_for(state, seat, avatar, what, BY_THE_DICE)


NO_IMPROVEMENTS = refuse("3.2.1", _("This game has no such improvements."))
NOTHING_TO_IMPROVE = refuse("3.11.9", _("Nothing can be improved in {area} now."))


def why_not_improve_for(state, seat, avatar, what, times):
    """For so many times the price (3.11.9)."""
    if not when_improve(state, seat):
        return because(NO_IMPROVEMENTS)
    if avatar >= nations.FIRST_FLEET:
        return because(FOR_LEADERS, avatar)
    if refusal := why_not_build_here(state, seat, avatar):
        return refusal
    area = spot_of(state, avatar)
    if what != OPEN:
        return why_not_improvement(state, avatar, area, what, times)
    somewhat = any(
        why_not_improvement(state, avatar, area, other, times) == LEGAL
        for other in range(colonies.IMPROVEMENTS)
    )
    return LEGAL if somewhat else because(NOTHING_TO_IMPROVE, area)


SETTLED_TOO_THINLY = refuse("3.11.9", _("That needs a {colony} at least."))
IMPROVED_ALREADY = refuse("3.11.9", _("{area} has its {what} already."), what=colonies.IMPROVEMENTS)
NEEDS_PATHWAY = refuse("3.11.9", _("A road needs a pathway first."))
ONE_RESIDENCE = refuse("3.11.9", _("You have a residence in {region}."))


def why_not_improvement(state, avatar, area, what, times):
    """Once in a territory, by the colony; road on pathway, one residence in a region (3.11.9)."""
    if not is_in_this_game(state, what):
        return because(NO_IMPROVEMENTS)
    if has_improvement(state, area, what):
        return because(IMPROVED_ALREADY, area, what)
    if state.colony[area] < colonies.IMPROVEMENT_COLONY[what]:
        return because(SETTLED_TOO_THINLY, colonies.IMPROVEMENT_COLONY[what])
    if what == colonies.ROAD and not has_improvement(state, area, colonies.PATHWAY):
        return because(NEEDS_PATHWAY)
    nation, region = nations.HOLDER_NATION[avatar], board.REGION[area]
    if what == colonies.RESIDENCE and has_in_region(state, nation, region, what):
        return because(ONE_RESIDENCE, region)
    return why_not_pay_points(state, avatar, times * improvement_points(state, avatar, what))


def improvement_points(state, avatar, what):
    """What it costs this avatar (3.11.9)."""
    return cheaper_for(state, avatar, colonies.IMPROVEMENT_POINTS[what])


def improve(state, seat, avatar, what):
    """The dice say (3.11.9)."""
    pay_for_act(state, avatar)
    begin_attempt(state, seat, IMPROVE, avatar, spot_of(state, avatar), what, 0)


def improve_target(state):
    """Eight; Governor and Master builder help (3.11.9)."""
    goal = TARGET + is_skilled(state, state.action_avatar, nations.GOVERNOR)
    return goal + is_helped_by(state, state.action_avatar, goods.MASTER_BUILDER)


def improve_succeeded(state):
    """It is paid for, and brings glory (3.11.9)."""
    avatar, what = state.action_avatar, state.action_what
    nation = nations.HOLDER_NATION[avatar]
    if not state.action_paid:
        pay_points(state, avatar, improvement_points(state, avatar, what))
    win_glory_of_action(state, nation, colonies.IMPROVEMENT_GLORY[what], glory.BY_WORKS)
    build_improvement(state, nation, state.action_area, what)


IMPROVED = told(
    "improved", "3.11.9", _("{nation} builds a {what} in {area}."), what=colonies.IMPROVEMENTS
)


def build_improvement(state, nation, area, what):
    """It stands; awards count however it was paid for (3.11.9, F52)."""
    state.improvements[area] |= 1 << what
    tell(state, IMPROVED, nation, what, area)
    if what == colonies.SCHOOL:
        award_learning(state, nation)
    elif what == colonies.RESIDENCE:
        award_residences(state, nation)


# --- for money, not by dice ---------------------------------------------------------------------


def times_paid(state, avatar):
    """Double, or four times with an unsubdued location or a known haven there (F52, 3.11.9)."""
    area = spot_of(state, avatar)
    is_wild = area < board.AREAS and (
        has_free_location(state, area) or state.haven[area] == goods.KNOWN_HAVEN
    )
    return FOURFOLD if is_wild else DOUBLE


when_pay_to_improve = when_improve
near_pay_to_improve = is_yours_to_act


NOT_FOR_PAYMENT = refuse("4.1", _("No improvement can be bought without a roll."))


def why_not_pay_to_improve(state, seat, avatar, what):
    """With so many build points that nothing can fail (F52, 3.11.9, 4.1)."""
    if has_iron_fist(state):
        return because(NOT_FOR_PAYMENT)
    times = times_paid(state, avatar)
    return why_not_act(state, seat, avatar) or why_not_improve_for(state, seat, avatar, what, times)


def pay_to_improve(state, seat, avatar, what):
    """Without a roll, and without its own glory (F52, 3.11.9)."""
    pay_for_act(state, avatar)
    pay_points(state, avatar, times_paid(state, avatar) * improvement_points(state, avatar, what))
    build_improvement(state, state.nation[seat], spot_of(state, avatar), what)
