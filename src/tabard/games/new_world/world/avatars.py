"""Chapter "Avatars" (3.5): leaders and fleets, where they are, who serves them."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from ..book import refuse, told
from ..components import board, cards, goods, nations, units

NOT_ASHORE = refuse("3.10.14", _("{avatar} is not ashore."))


POINTS_BY_CARD = 6


NOT_A_FLEET = refuse("3.10.13", _("{avatar} is no fleet."))


def why_not_by_fleet(state):
    """The avatar that moves must be a fleet (3.10.11, 3.10.13)."""
    return LEGAL if state.mover >= nations.FIRST_FLEET else because(NOT_A_FLEET, state.mover)


def is_aboard(state, leader):
    """A leader on a fleet (3.5.5)."""
    return state.leader_at[leader] >= nations.FIRST_ABOARD


def ship_of(state, leader):
    """The fleet that carries a leader who is aboard (3.5.5)."""
    return state.leader_at[leader] - nations.FIRST_ABOARD


def leader_aboard(state, fleet):
    """The leader that a fleet carries, or -1; only its own nation's (3.6.6)."""
    first = nations.LEADERS_EACH * nations.HOLDER_NATION[nations.FIRST_FLEET + fleet]
    for leader in range(first, first + nations.LEADERS_EACH):
        if state.leader_at[leader] == nations.FIRST_ABOARD + fleet:
            return leader
    return -1


def spot_of(state, avatar):
    """Where an avatar is: an area, a sea, at home, or in the pool."""
    if avatar >= nations.FIRST_FLEET:
        return state.fleet_at[avatar - nations.FIRST_FLEET]
    leader = avatar - nations.FIRST_LEADER
    if is_aboard(state, leader):
        return state.fleet_at[ship_of(state, leader)]
    return state.leader_at[leader]


def is_ashore(state, avatar):
    """A leader in an area and not aboard a fleet (3.1.2)."""
    is_leader = avatar < nations.FIRST_FLEET
    return is_leader and state.leader_at[avatar - nations.FIRST_LEADER] < board.AREAS


def has_leader_ashore(state, nation, area):
    """A leader of that nation ashore in the area (3.14.2)."""
    first = nations.LEADERS_EACH * nation
    return any(
        state.leader_at[leader] == area for leader in range(first, first + nations.LEADERS_EACH)
    )


def ships_in(state, mooring):
    """How many ships a fleet has, or a yard (3.6.4)."""
    return sum(state.ships[mooring][ship] for ship in range(units.SHIPS))


def first_ship(state, mooring, order):
    """The ship that comes first in one of the orders (``units.SHIPS_BY``), or -1 (3.23, 3.24)."""
    for n in range(units.SHIPS):
        ship = units.SHIPS_BY[order][n]
        if state.ships[mooring][ship] > 0:
            return ship
    return -1


def in_service(state, avatar):
    """A leader who was bought, a fleet with ships, or one that gets some at home (3.5.3, 3.5.5)."""
    if avatar < nations.FIRST_FLEET:
        return state.leader_at[avatar - nations.FIRST_LEADER] != board.POOL
    fleet, yard = avatar - nations.FIRST_FLEET, nations.FIRST_YARD + nations.HOLDER_NATION[avatar]
    gets_some = state.fleet_at[fleet] == board.HOME and ships_in(state, yard) > 0
    return gets_some or ships_in(state, fleet) > 0


def has_advisor(state, holder, kind):
    """Two of a kind on one avatar count once (3.18)."""
    return any(
        state.advisor_place[advisor] == holder and goods.ADVISOR_KIND[advisor] == kind
        for advisor in range(goods.ADVISORS)
    )


def is_helped_by(state, avatar, kind):
    """For a fleet also the advisors of the leader aboard count (3.11.1)."""
    if has_advisor(state, avatar, kind):
        return True
    if avatar < nations.FIRST_FLEET:
        return False
    leader = leader_aboard(state, avatar - nations.FIRST_FLEET)
    return leader >= 0 and has_advisor(state, nations.FIRST_LEADER + leader, kind)


def nation_is_helped_by(state, nation, kind):
    """By an advisor with an own leader or fleet in service; at home he is idle (3.18 N°12, 16)."""
    return any(
        has_advisor(state, avatar, kind)
        for avatar in range(nations.FIRST_LEADER, nations.FIRST_LEADER + nations.AVATARS)
        if nations.HOLDER_NATION[avatar] == nation and in_service(state, avatar)
    )


def is_skilled(state, avatar, skill):
    """For a fleet the skill of the leader aboard (3.11.1)."""
    if avatar < nations.FIRST_FLEET:
        return nations.LEADER_SKILL[avatar - nations.FIRST_LEADER] == skill
    leader = leader_aboard(state, avatar - nations.FIRST_FLEET)
    return leader >= 0 and nations.LEADER_SKILL[leader] == skill


def points_of_leader(state, leader):
    """Land movement points; card PT2 gives six more (3.5.4, 3.18)."""
    points = nations.LEADER_POINTS[leader]
    points += 2 * (nations.LEADER_SKILL[leader] == nations.EXPLORER)
    points += has_advisor(state, nations.FIRST_LEADER + leader, goods.QUARTERMASTER)
    roams = state.event == cards.BANDEIRA and state.struck == nations.FIRST_LEADER + leader
    return points + POINTS_BY_CARD * roams


def slowest_ship(state, mooring):
    """Movement points of the slowest ship; 0 without ships (3.10.13)."""
    slowest = 0
    for ship in range(units.SHIPS):
        if state.ships[mooring][ship] > 0 and (slowest == 0 or units.SHIP_POINTS[ship] < slowest):
            slowest = units.SHIP_POINTS[ship]
    return slowest


def points_of_fleet(state, fleet):
    """Movement points at sea; card 56 gives six more (3.10.13, 3.18)."""
    avatar = nations.FIRST_FLEET + fleet
    points = slowest_ship(state, fleet) + 2 * is_helped_by(state, avatar, goods.NAVIGATOR)
    return points + POINTS_BY_CARD * (state.fair_wind == avatar)


def dismiss_advisors(state, holder):
    """With the end of an avatar his advisors go back to the bag (3.18.1)."""
    for advisor in range(goods.ADVISORS):
        if state.advisor_place[advisor] == holder:
            state.advisor_place[advisor] = goods.BAG


LEADER_LOST = told("leader_lost", "3.5.4", _("{leader} is lost."), weight=1, part=Part())


def lose_leader(state, leader):
    """An eliminated leader returns to the pool with nothing (3.5.4)."""
    tell(state, LEADER_LOST, leader)
    empty_holder(state, nations.FIRST_LEADER + leader)
    dismiss_advisors(state, nations.FIRST_LEADER + leader)
    state.leader_at[leader] = board.POOL
    state.wins[leader] = 0
    state.allies_until[leader] = 0


def empty_holder(state, holder):
    """Nothing is left of what somebody held."""
    for what in range(units.CARGO):
        state.held[holder][what] = 0


FLEET_LOST = told("fleet_lost", "3.17.7", _("{fleet} is lost."), weight=1, part=Part())


def lose_empty_fleet(state, fleet):
    """With the last ship everything aboard is lost; the marker goes home (3.17.7)."""
    if state.fleet_at[fleet] >= board.HOME or ships_in(state, fleet) > 0:
        return
    tell(state, FLEET_LOST, fleet)
    leader = leader_aboard(state, fleet)
    if leader >= 0:
        lose_leader(state, leader)
    empty_holder(state, nations.FIRST_FLEET + fleet)
    dismiss_advisors(state, nations.FIRST_FLEET + fleet)
    regiment = regiment_aboard(state, fleet)
    if regiment >= 0:
        lose_regiment(state, regiment)
    state.fleet_at[fleet] = board.HOME
    state.pacific[fleet] = 0


def regiment_aboard(state, fleet):
    """The regiment that a fleet carries, or -1 (3.7.4)."""
    for regiment in range(nations.REGIMENTS):
        if state.regiment_at[regiment] == nations.REGIMENT_ABOARD + fleet:
            return regiment
    return -1


def lose_regiment(state, regiment):
    """A regiment without units is removed; its marker stays out of the game (3.7.4)."""
    empty_holder(state, nations.FIRST_REGIMENT + regiment)
    state.regiment_at[regiment] = nations.NO_REGIMENT


def release_allies(state, leader):
    """Native allies go home (3.6.2)."""
    state.held[nations.FIRST_LEADER + leader][units.ALLIES] = 0
    state.allies_until[leader] = 0


def advisors_with(state, holder):
    """How many advisors serve an avatar (3.18.1)."""
    return sum(state.advisor_place[advisor] == holder for advisor in range(goods.ADVISORS))


def move_all(state, giver, taker):
    """Everything that one holds becomes another's (3.5.2)."""
    for what in range(units.CARGO):
        state.held[taker][what] += state.held[giver][what]
        state.held[giver][what] = 0


def move_units(state, giver, taker):
    """The troops go, what is stored stays (3.9.B1, 3.16.5d)."""
    for unit in range(units.UNITS):
        state.held[taker][unit] += state.held[giver][unit]
        state.held[giver][unit] = 0


def go_aboard(state, leader, fleet):
    """What a leader carries is cargo of the fleet now; native allies go home (3.5.2)."""
    release_allies(state, leader)
    move_all(state, nations.FIRST_LEADER + leader, nations.FIRST_FLEET + fleet)
    state.leader_at[leader] = nations.FIRST_ABOARD + fleet
