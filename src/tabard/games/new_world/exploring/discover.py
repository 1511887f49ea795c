"""DIS (3.11.2 to 3.11.4): an area is discovered, or it is not."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import cursor, pop, push, seat_now
from tabard.engine.kinds import CHANCE, OPEN
from tabard.engine.rule import LEGAL, because, table, tell
from tabard.engine.words import _

from .. import phases
from ..action.impulse import acts_from, begin_attempt, pay_for_act
from ..action.lost_units_and_ships import fails_badly, sink_one, suffer_hits, suffer_units
from ..book import refuse, told
from ..components import board, cards, colonies, glory, goods, nations
from ..glory.awards import award_discovery
from ..glory.points import win_glory_of_action
from ..natives.armies import has_free_location, natives_in
from ..natives.locations import turn_up_location
from ..state import BEFORE_THE_GAME, DISCOVER, UNDISCOVERED
from ..world.avatars import NOT_ASHORE, is_helped_by, is_skilled, lose_leader, ships_in, spot_of
from ..world.limits import units_with
from ..world.nations import free_markers, seat_of
from .claims import CLAIMED

# 3.11.3: the base of the target by terrain, and what a location takes off it.
_bases = {board.PLAINS: 9, board.FOREST: 8, board.DESERT: 8}
BASE_TARGET = table([_bases.get(terrain, 7) for terrain in board.TERRAINS.numbers])
BASE_OF_AN_ISLAND = 9
_takes_off = {board.CITY: 1, board.KINGDOM: 1, board.CAPITAL: 2}
TAKEN_OFF = table([_takes_off.get(location, 0) for location in board.LOCATIONS.numbers])
# 3.19 N°23, PT1, PT2: with secret pilots every roll but a natural 12 succeeds.
SURELY = 99
_help = {cards.CARTOGRAPHERS: 3, cards.SECRET_PILOTS: SURELY, cards.BANDEIRA: 2}
HELP_OF_CARD = cards.by_event(_help)
# 3.19 PT1: the coasts that secret pilots know.
_known = (board.BRAZIL, board.TIERRA, board.SOUTH)
_coasts = [kind != board.INLAND for kind in board.KIND_OF_AREA]
PILOTS_KNOW = table([_coasts[a] and board.REGION[a] in _known for a in range(board.AREAS)])

NOTHING_TO_DISCOVER = refuse("3.11.2", _("Nothing undiscovered is within reach."))


def why_not_discover(state, seat, avatar, area):
    """A fleet, or a leader ashore; undiscovered land within reach (3.10.7, 3.11.2)."""
    if not acts_from(state, avatar):
        return because(NOT_ASHORE, avatar)
    if area != OPEN:
        return why_not_discover_from(state, avatar, area, state.event)
    somewhere = can_discover_somewhere(state, avatar, state.event)
    return LEGAL if somewhere else because(NOTHING_TO_DISCOVER)


NOT_THERE = refuse("3.11.2", _("The fleet does not lie at {area}."))
NOT_NEXT_DOOR = refuse("3.11.2", _("{area} is not adjacent."))
ALREADY_DISCOVERED = refuse("3.11.2", _("{area} has been discovered already."))
NOT_COASTAL_THERE = refuse("3.19.5", _("{area} is no coast of Brazil, Tierra Firme or the South."))


def why_not_discover_from(state, avatar, area, event):
    """A fleet the coast where it lies, a leader the land next door; secret pilots only what they
    know (3.11.2, 3.19 PT1)."""
    spot, is_fleet = spot_of(state, avatar), avatar >= nations.FIRST_FLEET
    if is_fleet and spot != area:
        return because(NOT_THERE, area)
    if not is_fleet and not board.BY_LAND[spot][area]:
        return because(NOT_NEXT_DOOR, area)
    if state.discovered[area] != UNDISCOVERED:
        return because(ALREADY_DISCOVERED, area)
    if event == cards.SECRET_PILOTS and not PILOTS_KNOW[area]:
        return because(NOT_COASTAL_THERE, area)
    return LEGAL


def can_discover_somewhere(state, avatar, event):
    """Is there anything that he could discover? (3.11.2)"""
    return any(
        why_not_discover_from(state, avatar, area, event) == LEGAL for area in range(board.AREAS)
    )


def discover(state, seat, avatar, area):
    """It is tried; a location that lies face down there is turned up first (3.11.2)."""
    pay_for_act(state, avatar)
    begin_attempt(state, seat, DISCOVER, avatar, area, 0, 0)
    turn_up_location(state, area)


def discover_target(state):
    """By island or terrain, skill, nation, advisor, neighbours, location; 3.19: cards (3.11.3)."""
    area, avatar = state.action_area, state.action_avatar
    is_island = board.KIND_OF_AREA[area] == board.ISLAND
    goal = BASE_OF_AN_ISLAND if is_island else BASE_TARGET[board.TERRAIN[area]]
    goal += 2 * is_skilled(state, avatar, nations.EXPLORER)
    goal += nations.HOLDER_NATION[avatar] == nations.PT
    goal += is_helped_by(state, avatar, goods.SCOUT) + has_discovered_neighbour(state, area)
    goal -= TAKEN_OFF[state.location[area]] + is_leader_alone(state, avatar)
    return goal + HELP_OF_CARD[state.event]


def is_leader_alone(state, avatar):
    """A leader without units (3.11.3)."""
    return avatar < nations.FIRST_FLEET and units_with(state, avatar) == 0


def has_discovered_neighbour(state, area):
    """By land or along the shore, by anybody (3.11.3, 3.1.11)."""
    return any(
        board.NEAR[area][near] and state.discovered[near] != UNDISCOVERED
        for near in range(board.AREAS)
    )


DISCOVERED_AREA = told(
    "discovered", "3.11.3", _("{nation} discovers {area}."), weight=1, part=Part()
)


def discover_succeeded(state):
    """Glory is won, exploration markers are drawn, and then the own control marker may be laid
    (3.11.3)."""
    area, nation = state.action_area, nations.HOLDER_NATION[state.action_avatar]
    state.discovered[area] = nation
    tell(state, DISCOVERED_AREA, nation, area)
    inland = board.KIND_OF_AREA[area] == board.INLAND and state.action_avatar < nations.FIRST_FLEET
    win_glory_of_action(state, nation, 2 if inland else 1, glory.BY_DISCOVERY)
    award_discovery(state, nation, area)
    push(state, phases.LAY_MARKER, seat_of(state, nation))
    draw_markers(state, area)


def discover_failed(state, by, twelve):
    """By one or two nothing; by more a loss; a natural 12 is worse (3.11.3)."""
    is_fleet = state.action_avatar >= nations.FIRST_FLEET
    if twelve and is_fleet:
        ships_are_lost(state, state.action_avatar - nations.FIRST_FLEET)
    elif twelve:
        lose_leader(state, state.action_avatar - nations.FIRST_LEADER)
    elif fails_badly(by, twelve) and is_fleet:
        suffer_hits(state, state.action_avatar - nations.FIRST_FLEET, 1)
    elif fails_badly(by, twelve):
        leader_suffers(state, state.action_avatar)


def ships_are_lost(state, fleet):
    """Where natives are two ships are hit, for a fleet with units would be attacked; elsewhere one
    sinks (3.11.3)."""
    if natives_are_there(state, state.action_area):
        suffer_hits(state, fleet, min(2, ships_in(state, fleet)))
    else:
        sink_one(state, fleet)


WOUNDED_LEADER = told("wounded", "3.11.3", _("{leader} is wounded."), part=Part())


def leader_suffers(state, avatar):
    """He loses a unit, or without any he is wounded (3.11.3)."""
    if is_leader_alone(state, avatar):
        state.wounded[avatar - nations.FIRST_LEADER] = 1
        tell(state, WOUNDED_LEADER, avatar - nations.FIRST_LEADER)
    else:
        suffer_units(state, avatar, 1)


def natives_are_there(state, area):
    """An unsubdued location or an army (3.11.3)."""
    return has_free_location(state, area) or natives_in(state, area) > 0


# --- exploration markers ------------------------------------------------------------------------


def draw_markers(state, area):
    """As many as are printed, less one for a location (3.12.1)."""
    count = board.MARKERS_PRINTED[area] - (state.location[area] != board.NO_LOCATION)
    if count > 0:
        state.to_draw = count
        push(state, phases.MARKERS, CHANCE, area)


def in_cup(state, cup, marker):
    """Markers of a kind that are still in a cup: those that lie on the map are not (3.12.1)."""
    return goods.IN_CUP[cup][marker] - sum(
        goods.DRAWN_AS[state.marker[area][slot]] == marker
        for area in range(board.AREAS)
        if board.CUP[area] == cup
        for slot in range(goods.MARKER_SLOTS)
    )


CUP_LACKS = refuse("3.1.4", _("No {marker} is left in the cup."), marker=goods.DRAWN_MARKERS)


def why_not_draw_marker(state, seat, marker):
    """One that is still in the cup of the area (3.1.4)."""
    return why_not_in_cup(state, cursor(state), marker)


def why_not_in_cup(state, area, marker):
    """A marker that can come out of the cup of this area (3.1.4)."""
    left = in_cup(state, board.CUP[area], marker)
    return LEGAL if left > 0 else because(CUP_LACKS, marker)


def weight_draw_marker(state, seat, marker):
    """The markers of a kind are all alike (3.1.4)."""
    return in_cup(state, board.CUP[cursor(state)], marker)


DRAWN_MARKER = told("marker", "3.11.3", _("The marker of {area}: {marker}."), part=Part())


def draw_marker(state, seat, marker):
    """It is laid in the area, face up (3.11.3)."""
    area = cursor(state)
    for slot in range(goods.MARKER_SLOTS):
        if state.marker[area][slot] == goods.NO_MARKER:
            state.marker[area][slot] = marker
            break
    state.to_draw -= 1
    tell(state, DRAWN_MARKER, area, marker)


def markers_are_drawn(state):
    """No marker is left to draw (3.12.1)."""
    return state.to_draw == 0


def no_control_marker_is_free(state):
    """Then none can be laid (3.11.3)."""
    return free_markers(state, state.nation[seat_now(state)]) == 0


def lay_marker(state, seat):
    """The control marker; the area is a territory of the discoverer (3.11.3, 3.23)."""
    state.owner[state.action_area] = state.nation[seat]
    tell(state, CLAIMED, state.nation[seat], state.action_area)
    pop(state)


LEFT_UNCLAIMED = told("unclaimed", "3.11.4", _("{area} stays without owner."), part=Part())


def leave_unclaimed(state, seat):
    """The control marker is laid by choice (3.11.4)."""
    tell(state, LEFT_UNCLAIMED, state.action_area)
    pop(state)


# --- a position ---------------------------------------------------------------------------------


def owners_have_discovered(state):
    """Where a position does not say who discovered land, whoever owns it has; an abandoned colony
    lies in land that was known before (3.10.7)."""
    for area in range(board.AREAS):
        if state.owner[area] < nations.NATIONS:
            state.discovered[area] = state.owner[area]
        elif state.colony[area] != colonies.NO_COLONY:
            state.discovered[area] = BEFORE_THE_GAME
