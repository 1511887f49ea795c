"""Accounted for: units, ships, leaders, advisors, natives, markers (3.5 to 3.8, 3.12, 3.18)."""

from __future__ import annotations

from tabard.engine.kinds import Kind
from tabard.engine.rule import because
from tabard.engine.words import _, n_

from ..book import complain
from ..components import board, colonies, goods, nations, units
from ..exploring.discover import in_cup
from ..options import army_size
from ..world.avatars import advisors_with, ships_in
from ..world.limits import pieces_of, ships_of
from ..world.map import side_of_fleet
from ..world.nations import plays
from .limits import is_about_to_be_lost, is_before_the_mending, limits_off

PIECES = Kind(
    "pieces",
    [f"{nation}_{piece}" for nation in nations.NATIONS.words for piece in units.BUILDABLE.words],
    [f"{nation}, {piece}" for nation in nations.NATIONS.names for piece in units.BUILDABLE.names],
)
CUP_MARKERS = Kind(
    "markers",
    [f"{cup}_{marker}" for cup in board.CUPS.words for marker in goods.DRAWN_MARKERS.words],
    [f"{marker} ({cup})" for cup in board.CUPS.names for marker in goods.DRAWN_MARKERS.names],
)
COUNTERS_OFF = complain(
    "3.6.7", _("{pieces}: {found} are in play; there are {most}."), pieces=PIECES
)
SHIPS_OFF = complain("3.6.7", _("{nation} has {found} ships; there are at most {most}."))
FLEET_OFF = complain(
    "3.6.7",
    n_(
        "{fleet} has {found} ship in “{where}”; out of the home base it has 1 to 8.",
        "{fleet} has {found} ships in “{where}”; out of the home base it has 1 to 8.",
        "found",
    ),
)
FLEET_ASTRAY = complain(
    "3.4.2", _("{fleet} cannot be in “{where}”: no fleet lies inland, and pirates have no home.")
)
FOREIGN_SHIP = complain(
    "3.5.2", _("{leader} cannot be aboard {fleet}: it is foreign, or at sea without ships.")
)
TWO_ABOARD = complain(
    "3.6.6",
    _("{leader} and {other} are aboard {fleet}; it carries one leader at most."),
    other=nations.LEADERS,
)
ABSENT = complain(
    "3.21",
    n_(
        "{mooring} belongs to a nation that does not play; it has {found} ship, not 0.",
        "{mooring} belongs to a nation that does not play; it has {found} ships, not 0.",
        "found",
    ),
)
ABSENT_LEADER = complain("3.21", _("{leader} belongs to {nation}, which does not play."))
ADVISORS_OFF = complain(
    "3.18.1",
    _("{avatar} has {found} advisors; at most {most} serve one avatar."),
    avatar=nations.HOLDERS,
)
REGIMENT_ASTRAY = complain("3.7.4", _("{regiment} lies where no colony or fleet of its nation is."))
REGIMENTS_OFF = complain(
    "3.7.4",
    n_(
        "In {area} is {found} regiment; at most {most} may be there.",
        "In {area} are {found} regiments; at most {most} may be there.",
        "found",
    ),
)
REGIMENTS_ABOARD_OFF = complain(
    "3.7.4", _("{fleet} carries {found} regiments; it carries 1 at most.")
)
NATIVES_OFF = complain(
    "3.6.7", _("In {area} stand {found} native units; there are at most {most}.")
)
RESISTANCE_OFF = complain(
    "3.8.1", _("{area} has a resistance of {found}; its location has at most {most}.")
)
MARKERS_LAID_OFF = complain(
    "3.12.1",
    n_(
        "In {area} lies {found} exploration marker; the first {most} places must be filled.",
        "In {area} lie {found} exploration markers; the first {most} places must be filled.",
        "found",
    ),
)
CUPS_OFF = complain(
    "3.12.1", _("{markers}: {found} on the map; the cup held {most}."), markers=CUP_MARKERS
)


def pieces_off(state):
    """Each chapter in turn (3.5 to 3.8, 3.12, 3.18)."""
    return (
        nations_pieces_off(state)
        or limits_off(state)
        or fleets_off(state)
        or leaders_off(state)
        or regiments_off(state)
        or land_pieces_off(state)
    )


# --- counters ------------------------------------------------------------------------------


def nations_pieces_off(state):
    """Counters and ships of each nation (3.6.7)."""
    for nation in range(nations.NATIONS):
        for what in range(units.BUILDABLE):
            found, most = pieces_of(state, nation, what), units.COUNTERS[what]
            if what != units.ALLIES and found > most:
                return because(COUNTERS_OFF, nation * units.BUILDABLE + what, found, most)
        if ships_of(state, nation) > units.SHIPS_OF_A_NATION:
            return because(SHIPS_OFF, nation, ships_of(state, nation), units.SHIPS_OF_A_NATION)
    return 0


# --- fleets and leaders ---------------------------------------------------------------------------


def fleets_off(state):
    """Where fleets are, and how many ships they have (3.5.3, 3.6.6, 3.6.7)."""
    for fleet in range(nations.ALL_FLEETS):
        where, ships = state.fleet_at[fleet], ships_in(state, fleet)
        inland = where < board.AREAS and board.KIND_OF_AREA[where] == board.INLAND
        if inland or (fleet >= nations.FIRST_PIRATE and where == board.HOME):
            return because(FLEET_ASTRAY, fleet, where)
        many = ships > units.MOST_SHIPS or (where == board.POOL and ships > 0)
        none = ships == 0 and where < board.HOME and not is_about_to_be_lost(state, fleet)
        if many or none:
            return because(FLEET_OFF, fleet, ships, where)
        if fleet < nations.FIRST_PIRATE and ships > 0:
            if not plays(state, side_of_fleet(fleet)):
                return because(ABSENT, fleet, ships)
    return 0


def leaders_off(state):
    """Leaders of those who play; aboard own fleets, one each; advisors (3.5.2, 3.6.6, 3.18.1)."""
    for leader in range(nations.LEADERS):
        nation = nations.LEADER_NATION[leader]
        if state.leader_at[leader] != board.POOL and not plays(state, nation):
            return because(ABSENT_LEADER, leader, nation)
        fleet = state.leader_at[leader] - nations.FIRST_ABOARD
        if fleet >= 0:
            empty = ships_in(state, fleet) == 0 and state.fleet_at[fleet] != board.HOME
            lost = empty and not is_about_to_be_lost(state, fleet)
            if lost or side_of_fleet(fleet) != nation:
                return because(FOREIGN_SHIP, leader, fleet)
            for other in range(leader):
                if state.leader_at[other] == state.leader_at[leader]:
                    return because(TWO_ABOARD, leader, other, fleet)
    for avatar in range(nations.FIRST_LEADER, nations.FIRST_LEADER + nations.AVATARS):
        if advisors_with(state, avatar) > goods.ADVISORS_EACH:
            return because(ADVISORS_OFF, avatar, advisors_with(state, avatar), goods.ADVISORS_EACH)
    return 0


def regiments_off(state):
    """Each in a colony of its nation or aboard its fleet, within their limits (3.7.4)."""
    for regiment in range(nations.REGIMENTS):
        where = state.regiment_at[regiment]
        nation = nations.HOLDER_NATION[nations.FIRST_REGIMENT + regiment]
        if where < board.AREAS and state.owner[where] != nation:
            return because(REGIMENT_ASTRAY, regiment)
        if nations.REGIMENT_ABOARD <= where < nations.NO_REGIMENT:
            if side_of_fleet(where - nations.REGIMENT_ABOARD) != nation:
                return because(REGIMENT_ASTRAY, regiment)
            count = regiments_at(state, where)
            if count > 1:
                return because(REGIMENTS_ABOARD_OFF, where - nations.REGIMENT_ABOARD, count)
        elif where < board.AREAS and not is_before_the_mending(state):
            count, most = regiments_at(state, where), colonies.REGIMENTS_IN[state.colony[where]]
            if count > most:
                return because(REGIMENTS_OFF, where, count, most)
    return 0


def regiments_at(state, where):
    """How many regiments are in one place (3.7.4)."""
    return sum(state.regiment_at[regiment] == where for regiment in range(nations.REGIMENTS))


# --- natives and markers --------------------------------------------------------------------------


def land_pieces_off(state):
    """Natives, resistance and exploration markers of each area (3.6.7, 3.8.1, 3.12.1)."""
    for area in range(board.AREAS):
        natives = sum(state.natives[area][kind] for kind in range(units.NATIVE_KINDS))
        if natives > units.ARMIES * army_size(state):
            return because(NATIVES_OFF, area, natives, units.ARMIES * army_size(state))
        if state.resistance[area] > goods.RESISTANCE[state.location[area]]:
            most = goods.RESISTANCE[state.location[area]]
            return because(RESISTANCE_OFF, area, state.resistance[area], most)
        laid, last = 0, 0
        for slot in range(goods.MARKER_SLOTS):
            if state.marker[area][slot] != goods.NO_MARKER:
                laid += 1
                last = slot + 1
        if laid != last:
            return because(MARKERS_LAID_OFF, area, laid, last)
    for cup in range(board.CUPS):
        for marker in range(goods.DRAWN_MARKERS):
            left = in_cup(state, cup, marker)
            if left < 0:
                held = goods.IN_CUP[cup][marker]
                return because(CUPS_OFF, cup * goods.DRAWN_MARKERS + marker, held - left, held)
    return 0
