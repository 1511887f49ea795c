"""COL (3.7.6, 3.7.7, 3.11.5 to 3.11.7), and claims (3.10.7)."""

from __future__ import annotations

from tabard.engine.kinds import OPEN, Kind
from tabard.engine.rule import LEGAL, because, rule, table, tell

from .avatars import is_ashore, is_helped_by, is_skilled, spot_of
from .awards import award_colony
from .components.goods import MARKER_SLOTS, NO_FARM, NO_MARKER, PLANTER, TOBACCO
from .components.map import (
    ARABLE,
    ARCTIC,
    AREAS,
    DESERT,
    JUNGLE,
    MOST_NEAR,
    MOUNTAIN,
    NEAR_AREAS,
    NO_LOCATION,
    SWAMP,
    TERRAIN,
)
from .components.nations import (
    EN,
    FIRST_COLONY,
    GOVERNOR,
    HOLDER_NATION,
    NO_NATION,
)
from .components.units import (
    ACREAGE_POINTS,
    ACREAGE_TARGET,
    CHURCH,
    COLONIES,
    COLONY_GLORY,
    COLONY_PERIOD,
    COLONY_POINTS,
    COLONY_TARGET,
    INF,
    NO_COLONY,
    POINTS,
    SETTLERS,
    VILLAGE,
)
from .glory import win_glory
from .impulse import acts_from, is_yours_to_act, pay_for_act, why_not_act
from .map import hostile_fleet_in
from .nations import free_markers, period
from .natives import enemies_in, location_penalty, natives_in
from .options import IMAGE, plays_with, settlers_for_the_bonus
from .refusals import (
    ACREAGE_THERE,
    ENEMIES_THERE,
    NO_COLONY_OF_YOURS,
    NO_FREE_MARKER,
    NOT_ARABLE,
    NOT_ASHORE,
    NOT_DISCOVERED,
    NOT_NEXT_COLONY,
    NOT_YOUR_TERRITORY,
    OWNED,
    TOO_EARLY,
    TOO_FEW_POINTS,
    TOO_FEW_SETTLERS,
)
from .state import COLONISE, UNDISCOVERED
from .supply import is_supplied
from .told import ACREAGE_MADE, CLAIMED, COLONY_FOUNDED, POINTS_LOST
from .trying import begin_attempt, suffer_units
from .units import pieces_left, units_with

# What is tried: the next colony, or a new acreage of one of the five farm goods.
FOUNDINGS = Kind(
    "founding",
    [*COLONIES.words[1:], "tobacco", "cotton", "sugar", "indigo", "cocoa"],
    [*COLONIES.names[1:], "tobacco", "cotton", "sugar", "indigo", "cocoa"],
    first=1,
)
FIRST_ACREAGE = 5
EXTRA = Kind("extra", ["no", "yes"])


@rule
def is_acreage(what):
    """3.7.7: a new acreage, no colony."""
    return what >= FIRST_ACREAGE


@rule
def points_to_found(what):
    """3.7.5: build points."""
    return ACREAGE_POINTS if is_acreage(what) else COLONY_POINTS[what]


@rule
def settlers_to_found(state, area):
    """3.11.5: one for each exploration marker, the location included; at least one."""
    count = 1 if state.location[area] != NO_LOCATION else 0
    for slot in range(MARKER_SLOTS):
        count += state.marker[area][slot] != NO_MARKER
    count += state.acreage[area] != NO_FARM
    return max(count, 1)


@rule
def points_at_hand(state, avatar, wanted):
    """3.1.13, 3.4.14: those carried, and by an open supply route those at home."""
    have = state.held[avatar][POINTS]
    if have < wanted and is_supplied(state, avatar):
        have += state.held[HOLDER_NATION[avatar]][POINTS]
    return have


@rule
def pay_points(state, avatar, points):
    """3.4.14: first what is carried, the rest from home."""
    carried = min(points, state.held[avatar][POINTS])
    state.held[avatar][POINTS] -= carried
    state.held[HOLDER_NATION[avatar]][POINTS] -= points - carried


@rule
def near_colonise(state, seat, avatar):
    """Only own avatars in own territories are worth asking about."""
    if not is_yours_to_act(state, seat, avatar):
        return False
    spot = spot_of(state, avatar)
    return spot < AREAS and state.owner[spot] == state.nation[seat]


@rule
def why_not_colonise(state, seat, avatar, what, extra):
    """3.11.5: in an own territory without enemies, step by step, with settlers and build points."""
    refusal = why_not_act(state, seat, avatar)
    if refusal != LEGAL:
        return refusal
    refusal = why_not_found_here(state, seat, avatar)
    if refusal != LEGAL:
        return refusal
    area = spot_of(state, avatar)
    if what == OPEN:
        return why_not_found_anything(state, avatar, area)
    refusal = why_not_found(state, avatar, area, what)
    if refusal != LEGAL or extra == OPEN or extra == 0:
        return refusal
    wanted = settlers_to_found(state, area) + settlers_for_the_bonus(state)
    if state.held[avatar][SETTLERS] < wanted:
        return because(TOO_FEW_SETTLERS, wanted, state.held[avatar][SETTLERS])
    return LEGAL


@rule
def why_not_found_here(state, seat, avatar):
    """3.10.12, 3.11.5: own control marker, no hostile units or fleets, enough settlers."""
    area = spot_of(state, avatar)
    if not acts_from(state, avatar):
        return because(NOT_ASHORE, avatar)
    if area >= AREAS or state.owner[area] != state.nation[seat]:
        return because(NOT_YOUR_TERRITORY)
    if enemies_in(state, state.nation[seat], area):
        return because(ENEMIES_THERE, area)
    if hostile_fleet_in(state, state.nation[seat], area):
        return because(ENEMIES_THERE, area)
    wanted = settlers_to_found(state, area)
    if state.held[avatar][SETTLERS] < wanted:
        return because(TOO_FEW_SETTLERS, wanted, state.held[avatar][SETTLERS])
    return LEGAL


@rule
def why_not_found_anything(state, avatar, area):
    """The next colony or a new acreage must be possible."""
    refusal = why_not_found(state, avatar, area, min(state.colony[area] + 1, FIRST_ACREAGE))
    if refusal != LEGAL and why_not_found(state, avatar, area, FIRST_ACREAGE) == LEGAL:
        return LEGAL
    return refusal


@rule
def why_not_found(state, avatar, area, what):
    """3.7.5 to 3.7.7: each step after the one before it, in its period, and paid."""
    if is_acreage(what):
        if state.colony[area] == NO_COLONY:
            return because(NO_COLONY_OF_YOURS, area)
        if ARABLE[area] == 0:
            return because(NOT_ARABLE, area)
        if state.acreage[area] != NO_FARM:
            return because(ACREAGE_THERE, area)
    else:
        if state.colony[area] != what - 1:
            return because(NOT_NEXT_COLONY, what)
        if COLONY_PERIOD[what] > period(state):
            return because(TOO_EARLY, COLONY_PERIOD[what])
    points = points_to_found(what)
    have = points_at_hand(state, avatar, points)
    if have < points:
        return because(TOO_FEW_POINTS, points, have)
    return LEGAL


@rule
def colonise(state, seat, avatar, what, extra):
    """3.11.5, 3.11.7: the settlers are used up, whatever comes of it."""
    area = spot_of(state, avatar)
    used = settlers_to_found(state, area) + extra * settlers_for_the_bonus(state)
    pay_for_act(state, avatar)
    state.held[avatar][SETTLERS] -= used
    begin_attempt(state, seat, COLONISE, avatar, area, what, extra)


@rule
def colonise_target(state):
    """3.11.5, 3.11.6: the base and its modifiers."""
    area, avatar, what = state.action_area, state.action_avatar, state.action_what
    nation = HOLDER_NATION[avatar]
    goal = ACREAGE_TARGET if is_acreage(what) else COLONY_TARGET[what]
    goal += state.action_bonus + TERRAIN_MODIFIER[TERRAIN[area]]
    goal += is_skilled(state, avatar, GOVERNOR) + (nation == EN)
    goal += is_helped_by(state, avatar, PLANTER) + has_colony_next_door(state, nation, area)
    goal += has_church(state, area) - location_penalty(state, area)
    if plays_with(state, IMAGE):
        goal += (state.image[nation] > 0) - (state.image[nation] < 0)
    return goal - has_army_next_door(state, area)


TERRAIN_MODIFIER = table(
    [-2 if t == ARCTIC else -1 if t in (JUNGLE, SWAMP, MOUNTAIN, DESERT) else 0 for t in range(7)]
)


@rule
def has_church(state, area):
    """3.11.6: a church or a mission here."""
    if state.improvements[area] >> CHURCH & 1 or state.mission[area] != NO_NATION:
        return 1
    return 0


@rule
def has_colony_next_door(state, nation, area):
    """3.11.6, 3.1.11: an adjacent own colony, counted once."""
    for n in range(MOST_NEAR):
        near = NEAR_AREAS[area][n]
        if near >= 0 and state.owner[near] == nation and state.colony[near] != NO_COLONY:
            return 1
    return 0


@rule
def has_army_next_door(state, area):
    """3.11.6: a native army anywhere adjacent."""
    for n in range(MOST_NEAR):
        near = NEAR_AREAS[area][n]
        if near >= 0 and natives_in(state, near) > 0:
            return 1
    return 0


@rule
def colonise_succeeded(state):
    """3.11.6: the marker is placed and paid for."""
    area, nation = state.action_area, HOLDER_NATION[state.action_avatar]
    what = state.action_what
    if not state.action_paid:
        pay_for_colony(state)
    if is_acreage(what):
        state.acreage[area] = TOBACCO + what - FIRST_ACREAGE
        tell(state, ACREAGE_MADE, nation, area, state.acreage[area])
        win_glory(state, nation, 1)
        return
    state.colony[area] = what
    tell(state, COLONY_FOUNDED, nation, area, what)
    if what >= VILLAGE and pieces_left(state, nation, INF) > 0:
        state.held[FIRST_COLONY + area][INF] += 1
    win_glory(state, nation, COLONY_GLORY[what])
    award_colony(state, nation, what)


@rule
def pay_for_colony(state):
    """3.11.6: the build points are spent; when natives attack they are, whoever wins."""
    state.action_paid = 1
    pay_points(state, state.action_avatar, points_to_found(state.action_what))


@rule
def colonise_failed(state, by, twelve):
    """3.11.6: half the build points, or all of them and an epidemic."""
    avatar, points = state.action_avatar, points_to_found(state.action_what)
    if by < 3 and not twelve:
        lose_points(state, avatar, (points + 1) // 2)
        return
    lose_points(state, avatar, points)
    epidemic(state, avatar)


@rule
def lose_points(state, avatar, points):
    """3.11.6: build points are lost."""
    pay_points(state, avatar, points)
    tell(state, POINTS_LOST, HOLDER_NATION[avatar], points)


@rule
def epidemic(state, avatar):
    """3.11.6: a military unit of the avatar, or without one of the garrison."""
    if units_with(state, avatar) > 0:
        suffer_units(state, avatar, 1)
    else:
        suffer_units(state, FIRST_COLONY + state.action_area, 1)


# --- claims -------------------------------------------------------------------------------------


@rule
def near_claim(state, seat, avatar):
    """Only own avatars are worth asking about."""
    return is_yours_to_act(state, seat, avatar)


@rule
def why_not_claim(state, seat, avatar):
    """3.10.7: a leader ashore in a discovered area without owner and without a native army."""
    refusal = why_not_act(state, seat, avatar)
    if refusal != LEGAL:
        return refusal
    if not is_ashore(state, avatar):
        return because(NOT_ASHORE, avatar)
    area = spot_of(state, avatar)
    if state.discovered[area] == UNDISCOVERED:
        return because(NOT_DISCOVERED, area)
    if state.owner[area] != NO_NATION:
        return because(OWNED, area, state.owner[area])
    if enemies_in(state, state.nation[seat], area):
        return because(ENEMIES_THERE, area)
    if free_markers(state, state.nation[seat]) == 0:
        return because(NO_FREE_MARKER)
    return LEGAL


@rule
def claim(state, seat, avatar):
    """3.10.7: the control marker is laid."""
    area = spot_of(state, avatar)
    pay_for_act(state, avatar)
    state.owner[area] = state.nation[seat]
    tell(state, CLAIMED, state.nation[seat], area)
