"""COL (3.7.6, 3.7.7, 3.11.5 to 3.11.7): colonies and acreages are founded: what it needs and costs,
how likely it is, and what comes of it."""

from __future__ import annotations

from tabard.engine.kinds import OPEN, Kind
from tabard.engine.rule import LEGAL, because, table, tell
from tabard.engine.words import _, n_

from ..action.impulse import acts_from, begin_attempt, pay_for_act
from ..action.lost_units_and_ships import fails_badly, suffer_units
from ..book import refuse, told
from ..components import (
    SO_MANY_BUILD_POINTS,
    SO_MANY_SETTLERS,
    board,
    cards,
    colonies,
    glory,
    goods,
    nations,
    units,
)
from ..glory.awards import award_colony
from ..glory.points import win_glory_of_action
from ..natives.armies import ENEMIES_THERE, enemies_in, location_penalty, natives_in
from ..options import settlers_for_the_bonus
from ..state import COLONISE
from ..world.avatars import NOT_ASHORE, is_helped_by, is_skilled, spot_of
from ..world.conventions import half, period, too_early
from ..world.image import image_bonus
from ..world.limits import pieces_left, units_with
from ..world.map import (
    NO_COLONY_OF_YOURS,
    has_colony,
    has_improvement,
    hostile_fleet_in,
    settlers_to_found,
)
from ..world.paying import pay_points, why_not_pay_points

# What is tried: the next colony, or a new acreage of one of the five farm goods.
FOUNDINGS = Kind(
    "founding",
    [*colonies.COLONIES.words[1:], *goods.FARM_GOODS.words],
    [*colonies.COLONIES.names[1:], *goods.FARM_GOODS.names],
    first=1,
)
FIRST_ACREAGE = 5
EXTRA = Kind("extra", ["no", "yes"])  # more settlers than are needed, for a better chance


def is_acreage(what):
    """A new acreage, no colony (3.7.7)."""
    return what >= FIRST_ACREAGE


# --- what it needs --------------------------------------------------------------------------------


def is_on_own_land(state, seat, avatar):
    """In a territory with the own control marker (3.11.5, 3.11.8, 3.11.9)."""
    spot = spot_of(state, avatar)
    return spot < board.AREAS and state.owner[spot] == state.nation[seat]


TOO_FEW_SETTLERS = refuse(
    "3.11.5",
    n_(
        "{wanted} settler is needed; carried: {have}.",
        "{wanted} settlers are needed; carried: {have}.",
    ),
)


def why_not_colonise(state, seat, avatar, what, extra):
    """In an own territory without enemies, step by step, with settlers and build points
    (3.11.5)."""
    if refusal := why_not_found_here(state, seat, avatar):
        return refusal
    area = spot_of(state, avatar)
    if what == OPEN:
        return why_not_found_anything(state, avatar, area, state.event)
    refusal = why_not_found(state, avatar, area, what, state.event)
    if refusal != LEGAL or extra == OPEN or extra == 0:
        return refusal
    wanted = settlers_to_found(state, area) + settlers_for_the_bonus(state)
    return why_not_use_settlers(state, avatar, wanted)


NOT_YOUR_TERRITORY = refuse("3.11.5", _("That can be done only in a territory of your own."))


def why_not_build_here(state, seat, avatar):
    """Ashore or afloat in an own territory, without hostile units (3.10.12, 3.11.5, 3.11.8,
    3.11.9)."""
    if not acts_from(state, avatar):
        return because(NOT_ASHORE, avatar)
    if not is_on_own_land(state, seat, avatar):
        return because(NOT_YOUR_TERRITORY)
    if enemies_in(state, state.nation[seat], spot_of(state, avatar)):
        return because(ENEMIES_THERE, spot_of(state, avatar))
    return LEGAL


def why_not_found_here(state, seat, avatar):
    """Nor hostile fleets there, and enough settlers (3.10.12, 3.11.5)."""
    if refusal := why_not_build_here(state, seat, avatar):
        return refusal
    area = spot_of(state, avatar)
    if hostile_fleet_in(state, state.nation[seat], area):
        return because(ENEMIES_THERE, area)
    return why_not_use_settlers(state, avatar, settlers_to_found(state, area))


def why_not_use_settlers(state, avatar, wanted):
    """So many settlers must be with him (3.11.5)."""
    have = state.held[avatar][units.SETTLERS]
    return LEGAL if have >= wanted else because(TOO_FEW_SETTLERS, wanted, have)


def why_not_found_anything(state, avatar, area, event):
    """The next colony or a new acreage must be possible."""
    next_one = min(state.colony[area] + 1, FIRST_ACREAGE)
    refusal = why_not_found(state, avatar, area, next_one, event)
    if refusal != LEGAL and why_not_found(state, avatar, area, FIRST_ACREAGE, event) == LEGAL:
        return LEGAL
    return refusal


NOT_ARABLE = refuse("3.7.7", _("{area} has no arable land."))
ACREAGE_THERE = refuse("3.7.7", _("{area} has had its new acreage already."))
NOT_NEXT_COLONY = refuse("3.7.6", _("A {colony} is not the next step here."))
TOO_EARLY = too_early("3.7.6")
NOT_THAT_FAR_NORTH = refuse("3.19.5", _("{area} is neither in the East nor in the North."))
SETTLEMENTS_ONLY = refuse("3.19.5", _("The card founds settlements only."))


def why_not_found(state, avatar, area, what, event):
    """Each step after the one before it, in its period, and paid; EN4: settlements in the East and
    the North (3.7.6, 3.7.7)."""
    if event == cards.PURITAN_EXODUS:
        if what != colonies.SETTLEMENT:
            return because(SETTLEMENTS_ONLY)
        if board.REGION[area] != board.EAST and board.REGION[area] != board.NORTH:
            return because(NOT_THAT_FAR_NORTH, area)
    if is_acreage(what):
        if state.colony[area] == colonies.NO_COLONY:
            return because(NO_COLONY_OF_YOURS, area)
        if board.ARABLE[area] == 0:
            return because(NOT_ARABLE, area)
        if state.acreage[area] != goods.NO_FARM:
            return because(ACREAGE_THERE, area)
    else:
        if state.colony[area] != what - 1:
            return because(NOT_NEXT_COLONY, what)
        if colonies.COLONY_PERIOD[what] > period(state):
            return because(TOO_EARLY, colonies.COLONY_PERIOD[what])
    return why_not_pay_points(state, avatar, points_to_found(what, event))


SETTLERS_USED = told(
    "settlers_used",
    "3.11.5",
    _("{avatar} uses up {settlers}, whatever the dice show."),
    settlers=SO_MANY_SETTLERS,
)


def colonise(state, seat, avatar, what, extra):
    """The settlers are used up, whatever comes of it (3.11.5, 3.11.7)."""
    area = spot_of(state, avatar)
    used = settlers_to_found(state, area) + extra * settlers_for_the_bonus(state)
    pay_for_act(state, avatar)
    state.held[avatar][units.SETTLERS] -= used
    tell(state, SETTLERS_USED, avatar, used)
    begin_attempt(state, seat, COLONISE, avatar, area, what, extra)


# --- what it costs --------------------------------------------------------------------------------


def points_to_found(what, event):
    """Build points; with a Founding charter (3.19 N°25) half of them, rounded up (3.7.6, 3.7.7)."""
    points = colonies.ACREAGE_POINTS if is_acreage(what) else colonies.COLONY_POINTS[what]
    return half(points) if event == cards.FOUNDING_CHARTER else points


POINTS_LOST = told(
    "points_lost", "3.11.6", _("{nation} loses {points}."), points=SO_MANY_BUILD_POINTS
)


def lose_points(state, avatar, points):
    """Build points are lost (3.11.6)."""
    pay_points(state, avatar, points)
    tell(state, POINTS_LOST, nations.HOLDER_NATION[avatar], points)


# --- how likely it is -----------------------------------------------------------------------------


def colonise_target(state):
    """The base, one more for additional settlers, and who and what helps (3.11.5, 3.11.6)."""
    what = state.action_what
    goal = colonies.ACREAGE_TARGET if is_acreage(what) else colonies.COLONY_TARGET[what]
    goal += state.action_bonus + help_of_the_founder(state)
    return goal + help_of_the_land(state, state.action_area)


CARD_HELPS = 2


def help_of_the_founder(state):
    """Governor, England, Planter, image, and the card that is played (3.11.6)."""
    avatar = state.action_avatar
    nation = nations.HOLDER_NATION[avatar]
    points = is_skilled(state, avatar, nations.GOVERNOR) + (nation == nations.EN)
    points += is_helped_by(state, avatar, goods.PLANTER) + image_bonus(state, nation)
    if state.event == cards.FOUNDING_CHARTER or state.event == cards.PURITAN_EXODUS:
        points += CARD_HELPS
    return points


_hard = {board.JUNGLE: -1, board.SWAMP: -1, board.MOUNTAIN: -1, board.DESERT: -1, board.ARCTIC: -2}
TERRAIN_MODIFIER = table([_hard.get(terrain, 0) for terrain in board.TERRAINS.numbers])


def help_of_the_land(state, area):
    """An own colony next door and a church help; hard terrain, the location and a native army next
    door hinder (3.11.6)."""
    nation = nations.HOLDER_NATION[state.action_avatar]
    points = has_colony_next_door(state, nation, area) + has_church_or_mission(state, area)
    points += TERRAIN_MODIFIER[board.TERRAIN[area]] - location_penalty(state, area)
    return points - has_army_next_door(state, area)


def has_church_or_mission(state, area):
    """Either of them here, or both, counts once (3.11.6)."""
    has_mission = state.mission[area] != nations.NO_NATION
    return has_mission or has_improvement(state, area, colonies.CHURCH)


def has_colony_next_door(state, nation, area):
    """An adjacent own colony, counted once (3.11.6, 3.1.11)."""
    return any(
        board.NEAR[area][near] and has_colony(state, nation, near) for near in range(board.AREAS)
    )


def has_army_next_door(state, area):
    """A native army anywhere adjacent (3.11.6)."""
    return any(
        board.NEAR[area][near] and natives_in(state, near) > 0 for near in range(board.AREAS)
    )


# --- what comes of it -----------------------------------------------------------------------------


def colonise_succeeded(state):
    """It is paid for, and the marker is placed (3.11.6)."""
    if not state.action_paid:
        pay_for_founding(state)
    if is_acreage(state.action_what):
        lay_out_acreage(state, state.action_area, goods.TOBACCO + state.action_what - FIRST_ACREAGE)
    else:
        place_colony(state, state.action_area, state.action_what)


ACREAGE_MADE = told(
    "acreage", "3.7.7", _("{nation} grows {good} in {area}."), good=goods.FARM_GOODS
)


def lay_out_acreage(state, area, good):
    """It grows this good, and brings glory (3.7.7)."""
    nation = nations.HOLDER_NATION[state.action_avatar]
    state.acreage[area] = good
    tell(state, ACREAGE_MADE, nation, good, area)
    win_glory_of_action(state, nation, colonies.ACREAGE_GLORY, glory.BY_COLONIES)


COLONY_FOUNDED = told("founded", "3.11.6", _("{nation} founds a {colony} in {area}."), weight=1)


def place_colony(state, area, what):
    """From the village on it brings an infantry; each brings glory (3.7.3, 3.11.6)."""
    nation = nations.HOLDER_NATION[state.action_avatar]
    state.colony[area] = what
    tell(state, COLONY_FOUNDED, nation, what, area)
    if what >= colonies.VILLAGE and pieces_left(state, nation, units.INF) > 0:
        state.held[nations.FIRST_COLONY + area][units.INF] += 1
    win_glory_of_action(state, nation, colonies.COLONY_GLORY[what], glory.BY_COLONIES)
    award_colony(state, nation, what)


def pay_for_founding(state):
    """The build points are spent; when natives attack they are, whoever wins (3.11.6)."""
    state.action_paid = 1
    pay_points(state, state.action_avatar, points_to_found(state.action_what, state.event))


def colonise_failed(state, by, twelve):
    """Half the build points; a bad failure costs all, and an epidemic comes (3.11.6)."""
    avatar = state.action_avatar
    points = points_to_found(state.action_what, state.event)
    if fails_badly(by, twelve):
        lose_points(state, avatar, points)
        epidemic(state, avatar)
    else:
        lose_points(state, avatar, half(points))


def epidemic(state, avatar):
    """It kills a unit of the avatar, or without one of the garrison (3.11.6)."""
    if units_with(state, avatar) > 0:
        suffer_units(state, avatar, 1)
    else:
        suffer_units(state, nations.FIRST_COLONY + state.action_area, 1)
