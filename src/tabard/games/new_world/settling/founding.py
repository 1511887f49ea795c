"""What founding costs, how likely it is, and what comes of it (3.7.5 to 3.7.7, 3.11.5, 3.11.6)."""

from __future__ import annotations

from tabard.engine.kinds import Kind
from tabard.engine.rule import LEGAL, because, rule, table, tell
from tabard.engine.words import _

from ..action.build import TOO_FEW_POINTS
from ..action.cost_of_failure import suffer_units
from ..book import told
from ..components import SO_MANY_BUILD_POINTS, board, cards, colonies, glory, goods, nations, units
from ..glory.awards import award_colony
from ..glory.image import image_bonus
from ..glory.points import win_glory_of_action
from ..natives.armies import location_penalty, natives_in
from ..world.avatars import is_helped_by, is_skilled
from ..world.limits import pieces_left, units_with
from ..world.nations import home
from ..world.supply import at_hand

# What is tried: the next colony, or a new acreage of one of the five farm goods.
FOUNDINGS = Kind(
    "founding",
    [*colonies.COLONIES.words[1:], "tobacco", "cotton", "sugar", "indigo", "cocoa"],
    [*colonies.COLONIES.names[1:], "tobacco", "cotton", "sugar", "indigo", "cocoa"],
    first=1,
)
FIRST_ACREAGE = 5
CARD_HELPS = 2


@rule
def is_acreage(what):
    """3.7.7: a new acreage, no colony."""
    return what >= FIRST_ACREAGE


@rule
def points_to_found(what, event):
    """3.7.5: build points; with a Founding charter (3.19 N°25) half of them, rounded up."""
    points = colonies.ACREAGE_POINTS if is_acreage(what) else colonies.COLONY_POINTS[what]
    return (points + 1) // 2 if event == cards.FOUNDING_CHARTER else points


@rule
def why_not_pay_points(state, avatar, points):
    """3.1.13: what cannot be paid in full is refused."""
    have = at_hand(state, avatar, units.POINTS, points)
    if have < points:
        return because(TOO_FEW_POINTS, points, have)
    return LEGAL


@rule
def pay_points(state, avatar, points):
    """3.4.14: first what is carried, the rest from home."""
    carried = min(points, state.held[avatar][units.POINTS])
    state.held[avatar][units.POINTS] -= carried
    state.held[home(nations.HOLDER_NATION[avatar])][units.POINTS] -= points - carried


@rule
def colonise_target(state):
    """3.11.5, 3.11.6: the base and its modifiers."""
    area, avatar, what = state.action_area, state.action_avatar, state.action_what
    nation = nations.HOLDER_NATION[avatar]
    goal = colonies.ACREAGE_TARGET if is_acreage(what) else colonies.COLONY_TARGET[what]
    goal += state.action_bonus + TERRAIN_MODIFIER[board.TERRAIN[area]]
    goal += is_skilled(state, avatar, nations.GOVERNOR) + (nation == nations.EN)
    goal += is_helped_by(state, avatar, goods.PLANTER) + has_colony_next_door(state, nation, area)
    goal += has_church(state, area) - location_penalty(state, area)
    goal += image_bonus(state, nation)
    if state.event == cards.FOUNDING_CHARTER or state.event == cards.PURITAN_EXODUS:
        goal += CARD_HELPS
    return goal - has_army_next_door(state, area)


TERRAIN_MODIFIER = table(
    [
        -2
        if t == board.ARCTIC
        else -1
        if t in (board.JUNGLE, board.SWAMP, board.MOUNTAIN, board.DESERT)
        else 0
        for t in range(7)
    ]
)


@rule
def has_church(state, area):
    """3.11.6: a church or a mission here."""
    if state.improvements[area] >> colonies.CHURCH & 1 or state.mission[area] != nations.NO_NATION:
        return 1
    return 0


@rule
def has_colony_next_door(state, nation, area):
    """3.11.6, 3.1.11: an adjacent own colony, counted once."""
    return any(
        state.owner[near] == nation and state.colony[near] != colonies.NO_COLONY
        for near in range(board.AREAS)
        if board.NEAR[area][near]
    )


@rule
def has_army_next_door(state, area):
    """3.11.6: a native army anywhere adjacent."""
    return any(
        board.NEAR[area][near] and natives_in(state, near) > 0 for near in range(board.AREAS)
    )


COLONY_FOUNDED = told(
    "founded", "3.11.6", _("{nation} founds a {colony} in {area}."), weight=1,
    nation=nations.NATIONS, area=board.AREAS, colony=colonies.COLONIES,
)  # fmt: skip
ACREAGE_MADE = told(
    "acreage",
    "3.7.7",
    _("{nation} grows {good} in {area}."),
    nation=nations.NATIONS,
    area=board.AREAS,
    good=goods.FARM_GOODS,
)


@rule
def colonise_succeeded(state):
    """3.11.6: the marker is placed and paid for."""
    area, nation = state.action_area, nations.HOLDER_NATION[state.action_avatar]
    what = state.action_what
    if not state.action_paid:
        pay_for_colony(state)
    if is_acreage(what):
        state.acreage[area] = goods.TOBACCO + what - FIRST_ACREAGE
        tell(state, ACREAGE_MADE, nation, area, state.acreage[area])
        win_glory_of_action(state, nation, 1, glory.BY_COLONIES)
        return
    state.colony[area] = what
    tell(state, COLONY_FOUNDED, nation, area, what)
    if what >= colonies.VILLAGE and pieces_left(state, nation, units.INF) > 0:
        state.held[nations.FIRST_COLONY + area][units.INF] += 1
    win_glory_of_action(state, nation, colonies.COLONY_GLORY[what], glory.BY_COLONIES)
    award_colony(state, nation, what)


@rule
def pay_for_colony(state):
    """3.11.6: the build points are spent; when natives attack they are, whoever wins."""
    state.action_paid = 1
    pay_points(state, state.action_avatar, points_to_found(state.action_what, state.event))


@rule
def colonise_failed(state, by, twelve):
    """3.11.6: half the build points, or all of them and an epidemic."""
    avatar = state.action_avatar
    points = points_to_found(state.action_what, state.event)
    if by < 3 and not twelve:
        lose_points(state, avatar, (points + 1) // 2)
        return
    lose_points(state, avatar, points)
    epidemic(state, avatar)


POINTS_LOST = told(
    "points_lost", "3.11.6", _("{nation} loses {points}."), points=SO_MANY_BUILD_POINTS
)


@rule
def lose_points(state, avatar, points):
    """3.11.6: build points are lost."""
    pay_points(state, avatar, points)
    tell(state, POINTS_LOST, nations.HOLDER_NATION[avatar], points)


@rule
def epidemic(state, avatar):
    """3.11.6: a military unit of the avatar, or without one of the garrison."""
    if units_with(state, avatar) > 0:
        suffer_units(state, avatar, 1)
    else:
        suffer_units(state, nations.FIRST_COLONY + state.action_area, 1)
