"""FORT (3.11.8): fortifications, ports and naval bases."""

from __future__ import annotations

from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from ..action.impulse import begin_attempt, pay_for_act
from ..book import refuse, told
from ..components import board, colonies, glory, goods, nations
from ..glory.higher_awards import award_work
from ..glory.points import win_glory_of_action
from ..options import FORT_MODULE, plays_with
from ..state import FORTIFY
from ..world.avatars import is_helped_by, is_skilled, spot_of
from ..world.paying import pay_points, why_not_pay_points
from .colonise import why_not_build_here

BUILDER_SAVES = 2


def when_fortify(state, seat):
    """Only where works are built."""
    return plays_with(state, FORT_MODULE)


NO_WORKS = refuse("3.2.1", _("This game has no works."))
NO_WORK_POSSIBLE = refuse("3.11.8", _("Nothing can be built in {area} now."))


def why_not_fortify(state, seat, avatar, work):
    """In an own colony without enemies, each work on the one before it (3.11.8, 3.10.12)."""
    if not plays_with(state, FORT_MODULE):
        return because(NO_WORKS)
    if refusal := why_not_build_here(state, seat, avatar):
        return refusal
    if work != OPEN:
        return why_not_work(state, avatar, spot_of(state, avatar), work)
    area = spot_of(state, avatar)
    if any(why_not_work(state, avatar, area, x) == LEGAL for x in range(1, colonies.WORKS + 1)):
        return LEGAL
    return because(NO_WORK_POSSIBLE, area)


FOR_LEADERS = refuse("3.10.7", _("{avatar} is no leader: fleets build ports only."))
COLONY_TOO_SMALL = refuse("3.11.8", _("That needs a {colony} at least."))
NOT_NEXT_WORK = refuse("3.11.8", _("A {work} is not the next step here."))
NO_COAST = refuse("3.11.8", _("{area} has no coast."))


def why_not_work(state, avatar, area, work):
    """By the colony, the work before it, the coast, and the build points (3.11.8)."""
    if avatar >= nations.FIRST_FLEET and work <= colonies.CITADEL:
        return because(FOR_LEADERS, avatar)
    if state.colony[area] < colonies.WORK_COLONY[work]:
        return because(COLONY_TOO_SMALL, colonies.WORK_COLONY[work])
    if work >= colonies.PORT and board.KIND_OF_AREA[area] == board.INLAND:
        return because(NO_COAST, area)
    if work != next_work(state, area, work):
        return because(NOT_NEXT_WORK, work)
    return why_not_pay_points(state, avatar, work_points(state, avatar, work))


def next_work(state, area, work):
    """Of the same ladder the one that comes next (3.11.8)."""
    if work >= colonies.PORT:
        return colonies.PORT + state.port[area]
    return state.fortification[area] + 1


def cheaper_for(state, avatar, points):
    """A Master builder saves two build points, of which one is left at least (3.18 N°15)."""
    if is_helped_by(state, avatar, goods.MASTER_BUILDER):
        return max(1, points - BUILDER_SAVES)
    return points


def work_points(state, avatar, work):
    """What the work costs this avatar (3.11.8)."""
    return cheaper_for(state, avatar, colonies.WORK_POINTS[work])


def fortify(state, seat, avatar, work):
    """The dice say (3.11.8)."""
    pay_for_act(state, avatar)
    begin_attempt(state, seat, FORTIFY, avatar, spot_of(state, avatar), work, 0)


def fortify_target(state):
    """By the work; Governor and Siege engineer help (3.11.8)."""
    goal = colonies.WORK_TARGET[state.action_what]
    goal += is_skilled(state, state.action_avatar, nations.GOVERNOR)
    return goal + is_helped_by(state, state.action_avatar, goods.SIEGE_ENGINEER)


WORK_BUILT = told("work", "3.11.8", _("{nation} builds a {work} in {area}."), weight=1)


def fortify_succeeded(state):
    """It stands (3.11.8)."""
    area, work = state.action_area, state.action_what
    nation = nations.HOLDER_NATION[state.action_avatar]
    if not state.action_paid:
        pay_points(state, state.action_avatar, work_points(state, state.action_avatar, work))
    if work >= colonies.PORT:
        state.port[area] = work - colonies.PORT + 1
    else:
        state.fortification[area] = work
    tell(state, WORK_BUILT, nation, work, area)
    win_glory_of_action(state, nation, colonies.WORK_GLORY[work], glory.BY_WORKS)
    award_work(state, nation, work)
