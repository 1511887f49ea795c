"""DIS (3.11.2 to 3.11.4): an area is discovered, or it is not."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import cursor, pop, push, seat_now
from tabard.engine.kinds import CHANCE, OPEN
from tabard.engine.rule import LEGAL, because, table, tell
from tabard.engine.words import _

from .. import phases
from ..action.cost_of_failure import begin_attempt, fails_badly, sink_one, suffer_hits, suffer_units
from ..action.impulse import is_yours_to_act, pay_for_act, why_not_act
from ..book import refuse, told
from ..components import board, cards, colonies, glory, goods, nations
from ..glory.awards import award_discovery
from ..glory.points import win_glory_of_action
from ..natives.armies import has_free_location, natives_in
from ..natives.locations import turn_up_location
from ..state import BEFORE_THE_GAME, DISCOVER, UNDISCOVERED
from ..world.avatars import (
    NOT_ASHORE,
    is_ashore,
    is_helped_by,
    is_skilled,
    lose_leader,
    ships_in,
    spot_of,
)
from ..world.limits import units_with
from ..world.nations import free_markers, seat_of
from .claims import CLAIMED

# 3.11.3 by terrain: plains, forest, jungle, swamp, mountain, desert, arctic.
BASE_TARGET = table([9, 8, 7, 7, 7, 8, 7])
PENALTY = table([0, 0, 1, 1, 2])  # by location: none, tribe, city, kingdom, capital
ISLAND_TARGET, ISLAND_KIND = 9, 1
TIERRA, SOUTH = 5, 7
# 3.19 N°23, PT1, PT2: with secret pilots every roll but a natural 12 succeeds.
_help = {cards.CARTOGRAPHERS: 3, cards.SECRET_PILOTS: 99, cards.BANDEIRA: 2}
HELP_OF_CARD = table([_help.get(event, 0) for event in range(cards.EVENTS + 1)])


near_discover = is_yours_to_act


NOTHING_TO_DISCOVER = refuse("3.11.2", _("Nothing undiscovered is within reach."))


def why_not_discover(state, seat, avatar, area):
    """3.10.7, 3.11.2: a fleet the coast where it lies, a leader the land next door."""
    if refusal := why_not_act(state, seat, avatar):
        return refusal
    if avatar < nations.FIRST_FLEET and not is_ashore(state, avatar):
        return because(NOT_ASHORE, avatar)
    if area != OPEN:
        return why_not_discover_from(state, avatar, area)
    somewhere = can_discover_somewhere(state, avatar, state.event)
    return LEGAL if somewhere else because(NOTHING_TO_DISCOVER)


NOT_THERE = refuse("3.11.2", _("The fleet does not lie at {area}."))
NOT_NEXT_DOOR = refuse("3.11.2", _("{area} is not adjacent."))
ALREADY_DISCOVERED = refuse("3.11.2", _("{area} has been discovered already."))
NOT_COASTAL_THERE = refuse("3.19.5", _("{area} is no coast of Brazil, Tierra Firme or the South."))


def why_not_discover_from(state, avatar, area):
    """3.11.2: an undiscovered area within reach."""
    spot, is_fleet = spot_of(state, avatar), avatar >= nations.FIRST_FLEET
    if is_fleet and spot != area:
        return because(NOT_THERE, area)
    if not is_fleet and not board.BY_LAND[spot][area]:
        return because(NOT_NEXT_DOOR, area)
    if state.discovered[area] != UNDISCOVERED:
        return because(ALREADY_DISCOVERED, area)
    if not is_open_to(state.event, area):
        return because(NOT_COASTAL_THERE, area)
    return LEGAL


def is_open_to(event, area):
    """3.19 PT1: secret pilots know the coasts of Brazil, Tierra Firme and the South."""
    coast = board.KIND_OF_AREA[area] != board.INLAND and TIERRA <= board.REGION[area] <= SOUTH
    return coast or event != cards.SECRET_PILOTS


def can_discover_somewhere(state, avatar, event):
    """Is anything undiscovered within reach?"""
    spot = spot_of(state, avatar)
    if avatar >= nations.FIRST_FLEET:
        return spot < board.AREAS and can_be_discovered(state, spot, event)
    return any(
        can_be_discovered(state, area, event)
        for area in range(board.AREAS)
        if board.BY_LAND[spot][area]
    )


def can_be_discovered(state, area, event):
    """3.11.2: undiscovered, and open to the card that gives the action."""
    return state.discovered[area] == UNDISCOVERED and is_open_to(event, area)


def discover(state, seat, avatar, area):
    """3.11.2: the dice say."""
    pay_for_act(state, avatar)
    begin_attempt(state, seat, DISCOVER, avatar, area, 0, 0)
    turn_up_location(state, area)


def discover_target(state):
    """3.11.3: by island or terrain, skill, nation, advisor, neighbours, location; 3.19: cards."""
    area, avatar = state.action_area, state.action_avatar
    is_island = board.KIND_OF_AREA[area] == ISLAND_KIND
    goal = ISLAND_TARGET if is_island else BASE_TARGET[board.TERRAIN[area]]
    goal += 2 * is_skilled(state, avatar, nations.EXPLORER)
    goal += nations.HOLDER_NATION[avatar] == nations.PT
    goal += is_helped_by(state, avatar, goods.SCOUT) + has_discovered_neighbour(state, area)
    goal -= PENALTY[state.location[area]] + is_leader_alone(state, avatar)
    return goal + HELP_OF_CARD[state.event]


def is_leader_alone(state, avatar):
    """3.11.3: a leader without units."""
    return avatar < nations.FIRST_FLEET and units_with(state, avatar) == 0


def has_discovered_neighbour(state, area):
    """3.11.3, 3.1.11: by land or along the shore, by anybody."""
    return any(
        board.NEAR[area][near] and state.discovered[near] != UNDISCOVERED
        for near in range(board.AREAS)
    )


DISCOVERED_AREA = told(
    "discovered", "3.11.3", _("{nation} discovers {area}."), weight=1, part=Part()
)


def discover_succeeded(state):
    """3.11.3: markers are drawn, a control marker may be laid, glory is won."""
    area, nation = state.action_area, nations.HOLDER_NATION[state.action_avatar]
    state.discovered[area] = nation
    tell(state, DISCOVERED_AREA, nation, area)
    inland = board.KIND_OF_AREA[area] == board.INLAND and state.action_avatar < nations.FIRST_FLEET
    win_glory_of_action(state, nation, 2 if inland else 1, glory.BY_DISCOVERY)
    award_discovery(state, nation, area)
    push(state, phases.LAY_MARKER, seat_of(state, nation))
    draw_markers(state, area)


def owners_have_discovered(state):
    """3.10.7: where a position does not say who discovered land, whoever owns it has; an abandoned
    colony lies in land that was known before."""
    for area in range(board.AREAS):
        if state.owner[area] < nations.NATIONS:
            state.discovered[area] = state.owner[area]
        elif state.colony[area] != colonies.NO_COLONY:
            state.discovered[area] = BEFORE_THE_GAME


WOUNDED_LEADER = told("wounded", "3.11.3", _("{leader} is wounded."), part=Part())


def discover_failed(state, by, twelve):
    """3.11.3: by one or two nothing; by more a loss; a natural 12 is worse."""
    avatar = state.action_avatar
    fleet, leader = avatar - nations.FIRST_FLEET, avatar - nations.FIRST_LEADER
    if not fails_badly(by, twelve):
        return
    if twelve and natives_are_there(state, state.action_area):
        suffer_hits(state, fleet, min(2, ships_in(state, fleet)))
    elif twelve and fleet >= 0:
        sink_one(state, fleet)
    elif twelve:
        lose_leader(state, leader)
    elif is_leader_alone(state, avatar):
        state.wounded[leader] = 1
        tell(state, WOUNDED_LEADER, leader)
    elif fleet >= 0:
        suffer_hits(state, fleet, 1)
    else:
        suffer_units(state, avatar, 1)


def natives_are_there(state, area):
    """3.11.3: an unsubdued location or an army: they attack whom they can reach, and hit the ships
    of a fleet without units."""
    return has_free_location(state, area) or natives_in(state, area) > 0


# --- exploration markers ------------------------------------------------------------------------


def draw_markers(state, area):
    """3.12.1: as many as are printed, less one for a location."""
    count = board.MARKERS_PRINTED[area] - (state.location[area] != board.NO_LOCATION)
    if count > 0:
        state.to_draw = count
        push(state, phases.MARKERS_DRAWN, CHANCE, area)


def in_cup(state, cup, marker):
    """3.12.1: markers of a kind that are still in a cup."""
    count = goods.IN_CUP[cup][marker]
    for area in range(board.AREAS):
        if board.CUP[area] == cup and state.marker[area][0] != goods.NO_MARKER:
            for slot in range(goods.MARKER_SLOTS):
                if goods.DRAWN_AS[state.marker[area][slot]] == marker:
                    count -= 1
    return count


CUP_LACKS = refuse("3.1.4", _("No {marker} is left in the cup."), marker=goods.DRAWN_MARKERS)


def why_not_draw_marker(state, seat, marker):
    """3.1.4: one that is still in the cup."""
    count = in_cup(state, board.CUP[cursor(state)], marker)
    return LEGAL if count > 0 else because(CUP_LACKS, marker)


def weight_draw_marker(state, seat, marker):
    """3.1.4: the markers of a kind are all alike."""
    return in_cup(state, board.CUP[cursor(state)], marker)


DRAWN_MARKER = told("marker", "3.11.3", _("The marker of {area}: {marker}."), part=Part())


def draw_marker(state, seat, marker):
    """3.11.3: it is laid in the area, face up."""
    area = cursor(state)
    for slot in range(goods.MARKER_SLOTS):
        if state.marker[area][slot] == goods.NO_MARKER:
            state.marker[area][slot] = marker
            break
    state.to_draw -= 1
    tell(state, DRAWN_MARKER, area, marker)


def markers_are_drawn(state):
    """3.12.1: no marker is left to draw."""
    return state.to_draw == 0


def no_marker_to_lay(state):
    """3.11.3: only with a free control marker."""
    return free_markers(state, state.nation[seat_now(state)]) == 0


def lay_marker(state, seat):
    """3.11.3, 3.23: the area is a territory of the discoverer, if a marker is free."""
    state.owner[state.action_area] = state.nation[seat]
    tell(state, CLAIMED, state.nation[seat], state.action_area)
    pop(state)


LEFT_UNCLAIMED = told("unclaimed", "3.11.4", _("{area} stays without owner."), part=Part())


def leave_unclaimed(state, seat):
    """3.11.4: the marker is laid by choice."""
    tell(state, LEFT_UNCLAIMED, state.action_area)
    pop(state)
