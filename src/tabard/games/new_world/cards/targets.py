"""Blue events that are aimed at something (N°15, 21, 22, 24, 30 to 35, ES2, PT2, FR3, EN1, NL3):
at what they may be aimed. Asked before the card is played, and again when the aim is named."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule

from ..avatars import is_ashore, ships_in
from ..components.cards import (
    BANDEIRA,
    KINGS_REGIMENT,
    LETTER_OF_MARQUE,
    MARRIAGE_TREATY,
    NATIVE_GUIDES,
    PAPAL_BULL,
    PRIVATEERS_OF_DIEPPE,
    REINFORCED_GARRISON,
    SEA_DOGS,
    SECRET_AGENTS,
    TLAXCALAN_ALLIANCE,
)
from ..components.map import AREAS, NO_REGION, REGION
from ..components.nations import (
    FIRST_COLONY,
    FIRST_LEADER,
    FLEETS_EACH,
    HOSTILE,
    LEADER_NATION,
    LEADERS_EACH,
    NATIONS,
    NO_NATION,
    PAIR,
    PAIR_FIRST,
    PAIR_SECOND,
    PAIRS,
)
from ..components.units import (
    ALLIES,
    DUCATS,
    INF,
    NO_COLONY,
    P0,
    POINTS,
    SHIP_COST,
    SHIP_PERIOD,
    SHIP_TYPES,
)
from ..hands import general_cards_in_hand
from ..main_card import price_of_points, why_not_raise_regiment
from ..nations import free_markers, period, plays, seat_of
from ..natives import natives_in
from ..refusals import (
    ENEMIES_THERE,
    NO_COLONY_OF_YOURS,
    NO_FREE_MARKER,
    NO_SHIP_LEFT,
    NO_UNIT_LEFT,
    NOT_DISCOVERED,
    NOT_YOUR_LEADER,
    OWNED,
    SHIP_TOO_NEW,
    TOO_MANY_POINTS,
    TOO_POOR,
    WOUNDED,
)
from ..state import UNDISCOVERED
from ..units import can_take, garrison_limit, pieces_left, ships_left, units_with
from .aims import (
    A_FLEET,
    A_LEADER,
    A_NATION,
    A_PAIR,
    A_SHIP,
    AIM_OF,
    AN_AREA,
    BUILD_POINTS,
)
from .refused import (
    GARRISON_FULL,
    GUIDED_ALREADY,
    HAS_ALLIES_ENOUGH,
    HAS_THAT_ALREADY,
    HOSTILE_TO_YOU,
    NO_CARDS_THERE,
    NO_SUITOR,
    NOT_AMONG_THEM,
    NOT_ASHORE_THERE,
    NOT_AT_WAR,
    NOT_YOUR_FLEET,
    OTHER_AIM,
    OTHER_REGION,
    TOO_DEAR_A_SHIP,
)

MESO, ANDES = 3, 8
DEAREST_SHIP = 7
CREW_OF_GARRISON = 2
FEWEST_ALLIES, MOST_ALLIES = 1, 8
HALF_PRICE_POINTS = 15


@rule
def has_target(state, seat, event):
    """3.10.2: is there anything that this event could be aimed at?"""
    aim = AIM_OF[event]
    nation = state.nation[seat]
    if aim == AN_AREA:
        for area in range(AREAS):
            if why_not_area(state, nation, event, area, NO_REGION) == LEGAL:
                return True
    elif aim == A_LEADER:
        for leader in range(LEADERS_EACH * nation, LEADERS_EACH * (nation + 1)):
            if why_not_leader(state, nation, event, leader) == LEGAL:
                return True
    elif aim == A_FLEET:
        for fleet in range(FLEETS_EACH * nation, FLEETS_EACH * (nation + 1)):
            if why_not_fleet(state, nation, event, fleet) == LEGAL:
                return True
    elif aim == A_PAIR:
        for pair in range(PAIRS):
            if why_not_pair(state, pair) == LEGAL:
                return True
    elif aim == A_NATION:
        for other in range(NATIONS):
            if why_not_nation(state, nation, event, other) == LEGAL:
                return True
    elif aim == A_SHIP:
        for ship in range(SHIP_TYPES):
            if why_not_ship(state, nation, ship) == LEGAL:
                return True
    elif aim == BUILD_POINTS:
        return why_not_points(state, nation, 1) == LEGAL
    return False


# --- areas --------------------------------------------------------------------------------------


@rule
def why_not_area(state, nation, event, area, region):
    """N°22, 33, 34: a territory to claim, a garrison to reinforce, a place for a regiment."""
    if event == PAPAL_BULL:
        return why_not_bull(state, nation, area, region)
    if event == KINGS_REGIMENT:
        if free_markers(state, nation) == 0:
            return because(NO_FREE_MARKER)
        return why_not_raise_regiment(state, nation, area)
    if event != REINFORCED_GARRISON:
        return because(OTHER_AIM)
    if state.owner[area] != nation or state.colony[area] == NO_COLONY:
        return because(NO_COLONY_OF_YOURS, area)
    if pieces_left(state, nation, INF) == 0:
        return because(NO_UNIT_LEFT, INF)
    if recruits(state, nation, area) == 0:
        return because(GARRISON_FULL, area)
    return LEGAL


@rule
def recruits(state, nation, area):
    """N°33, 3.6.7: two infantry, as far as counters and the limit, two higher this turn, allow."""
    limit = garrison_limit(state, area)
    if not state.larger_garrison[area]:
        limit += CREW_OF_GARRISON
    room = max(0, limit - units_with(state, FIRST_COLONY + area))
    return min(CREW_OF_GARRISON, min(room, pieces_left(state, nation, INF)))


@rule
def why_not_bull(state, nation, area, region):
    """N°22: discovered, ownerless, without a native army; the second one in the same region."""
    if state.discovered[area] == UNDISCOVERED:
        return because(NOT_DISCOVERED, area)
    if state.owner[area] != NO_NATION:
        return because(OWNED, area, state.owner[area])
    if natives_in(state, area) > 0:
        return because(ENEMIES_THERE, area)
    if region != NO_REGION and REGION[area] != region:
        return because(OTHER_REGION, area)
    if free_markers(state, nation) == 0:
        return because(NO_FREE_MARKER)
    return LEGAL


# --- leaders and fleets -------------------------------------------------------------------------


@rule
def why_not_leader(state, nation, event, leader):
    """N°24, ES2, PT2: an own leader ashore whom it would help."""
    if LEADER_NATION[leader] != nation:
        return because(NOT_YOUR_LEADER, leader)
    if not is_ashore(state, FIRST_LEADER + leader):
        return because(NOT_ASHORE_THERE, leader)
    if event == NATIVE_GUIDES:
        return because(GUIDED_ALREADY, leader) if state.guided[leader] else LEGAL
    if event == BANDEIRA:
        if state.wounded[leader]:
            return because(WOUNDED, FIRST_LEADER + leader)
        return LEGAL
    if event != TLAXCALAN_ALLIANCE:
        return because(OTHER_AIM)
    region = REGION[state.leader_at[leader]]
    if region != MESO and region != ANDES:
        return because(NOT_AMONG_THEM, leader)
    if followers(state, leader) < FEWEST_ALLIES:
        return because(HAS_ALLIES_ENOUGH, leader)
    return LEGAL


@rule
def followers(state, leader):
    """ES2: eight native allies, or as many as he can lead."""
    return max(0, min(MOST_ALLIES, can_take(state, FIRST_LEADER + leader, ALLIES)))


@rule
def why_not_fleet(state, nation, event, fleet):
    """N°15, FR3, EN1: an own fleet that does not have it yet."""
    if fleet // FLEETS_EACH != nation or ships_in(state, fleet) == 0:
        return because(NOT_YOUR_FLEET, fleet)
    has_it = False
    if event == LETTER_OF_MARQUE:
        has_it = state.marque[fleet] == 1
    elif event == PRIVATEERS_OF_DIEPPE:
        has_it = state.dieppe == 1 + fleet
    elif event == SEA_DOGS:
        has_it = state.sea_dogs == 1 + fleet
    else:
        return because(OTHER_AIM)
    return because(HAS_THAT_ALREADY, fleet) if has_it else LEGAL


# --- nations ------------------------------------------------------------------------------------


@rule
def why_not_pair(state, pair):
    """N°30: a hostile pair of nations of this game."""
    if not plays(state, PAIR_FIRST[pair]) or not plays(state, PAIR_SECOND[pair]):
        return because(NOT_AT_WAR, pair)
    if state.status[pair] != HOSTILE:
        return because(NOT_AT_WAR, pair)
    return LEGAL


@rule
def why_not_nation(state, nation, event, other):
    """N°31, 32: another nation; not hostile, or with a general card in hand."""
    if other == nation or not plays(state, other):
        return because(NO_SUITOR, other)
    if event == MARRIAGE_TREATY:
        if state.status[PAIR[nation][other]] == HOSTILE:
            return because(HOSTILE_TO_YOU, other)
        return LEGAL
    if event != SECRET_AGENTS:
        return because(OTHER_AIM)
    if general_cards_in_hand(state, seat_of(state, other)) == 0:
        return because(NO_CARDS_THERE, other)
    return LEGAL


# --- things at home -----------------------------------------------------------------------------


@rule
def why_not_ship(state, nation, ship):
    """N°21: a type that could be built now for seven build points or less."""
    if ship >= P0 or SHIP_COST[ship] > DEAREST_SHIP:
        return because(TOO_DEAR_A_SHIP, ship)
    if SHIP_PERIOD[nation][ship] > period(state):
        return because(SHIP_TOO_NEW, ship, SHIP_PERIOD[nation][ship])
    if ships_left(state, nation) < 1:
        return because(NO_SHIP_LEFT)
    return LEGAL


@rule
def half_price(state, points):
    """NL3, 3.1.7: half of what the main card asks, rounded up."""
    return (points * price_of_points(state) + 1) // 2


@rule
def why_not_points(state, nation, points):
    """NL3: up to fifteen, at half price."""
    most = min(HALF_PRICE_POINTS, can_take(state, nation, POINTS))
    if points > most:
        return because(TOO_MANY_POINTS, most)
    if state.held[nation][DUCATS] < half_price(state, points):
        return because(TOO_POOR, half_price(state, points), state.held[nation][DUCATS])
    return LEGAL
