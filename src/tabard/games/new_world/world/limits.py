"""Limits (3.6.5 to 3.6.7): what there is of everything, and how much of it there may be."""

from __future__ import annotations

from tabard.engine.words import _

from ..book import refuse
from ..components import goods, nations, units
from .avatars import ships_in

NO_SUCH_SHIP = refuse("3.6.4", _("No {ship} is there."))
NO_SUCH_UNIT = refuse("3.6", _("No {unit} are there."))


def units_with(state, holder):
    """Military units, native allies included (3.6.2)."""
    return sum(state.held[holder][unit] for unit in range(units.UNITS + 1))


def goods_with(state, holder):
    """Commodity items (3.6.7)."""
    return sum(state.held[holder][what] for what in range(units.FIRST_GOOD, units.CARGO))


def worth_of_goods(state, holder):
    """Commodity items at base prices (3.17.1, 3.20.3)."""
    return sum(
        goods.PRICE[good] * state.held[holder][units.FIRST_GOOD + good]
        for good in range(goods.GOODS)
    )


def holder_belongs_to(state, holder):
    """Whose a holder is: of a colony the owner of the territory's."""
    if nations.FIRST_COLONY <= holder < nations.FIRST_REGIMENT:
        return state.owner[holder - nations.FIRST_COLONY]
    return nations.HOLDER_NATION[holder]


def pieces_of(state, nation, what):
    """How many counters of a kind a nation has in play, those that fight among them (3.6.7)."""
    count = sum(
        state.held[holder][what]
        for holder in range(nations.HOLDERS)
        if state.held[holder][what] > 0 and holder_belongs_to(state, holder) == nation
    )
    if what >= units.UNITS:
        return count
    return count + sum(state.apart[who][what] for who in range(2) if state.side[who] == nation)


def pieces_left(state, nation, what):
    """Counters that are left; of what is no counter there is no end (3.6.7)."""
    if what > units.SETTLERS or what == units.ALLIES:
        return units.WITHOUT_END
    return units.COUNTERS[what] - pieces_of(state, nation, what)


def ships_of(state, nation):
    """All ships of a nation, in its fleets and in the yard (3.6.7)."""
    return sum(
        ships_in(state, mooring)
        for mooring in range(nations.MOORINGS)
        if nations.MOORING_NATION[mooring] == nation
    )


def ships_left(state, nation):
    """Ships that may still be had (3.6.7)."""
    return units.SHIPS_OF_A_NATION - ships_of(state, nation)


def room_of(state, fleet):
    """The transport capacity of a fleet (3.6.5, 3.6.6)."""
    return sum(units.SHIP_ROOM[ship] * state.ships[fleet][ship] for ship in range(units.SHIPS))


def rooms_for_points(points):
    """Five build points take one (3.6.6)."""
    return (points + units.POINTS_TO_A_ROOM - 1) // units.POINTS_TO_A_ROOM


def room_taken(state, holder):
    """What cargo takes of it (3.6.6)."""
    return rooms_for_points(state.held[holder][units.POINTS]) + sum(
        units.ROOM[what] * state.held[holder][what] for what in range(units.CARGO)
    )


def room_for_regiments(state, fleet):
    """A regiment aboard takes the room of its units (3.7.4)."""
    return sum(
        room_taken(state, nations.FIRST_REGIMENT + regiment)
        for regiment in range(nations.REGIMENTS)
        if state.regiment_at[regiment] == nations.REGIMENT_ABOARD + fleet
    )


def room_left(state, fleet):
    """Room that is free (3.6.6)."""
    taken = room_taken(state, nations.FIRST_FLEET + fleet) + room_for_regiments(state, fleet)
    return room_of(state, fleet) - taken


def regiments_in(state, nation, area):
    """Royal regiments of a nation in a colony (3.7.4)."""
    return sum(
        state.regiment_at[nations.REGIMENTS_EACH * nation + n] == area
        for n in range(nations.REGIMENTS_EACH)
    )


def is_pirate(fleet):
    """A fleet of pirates (3.17.9)."""
    return fleet >= nations.FIRST_PIRATE


def has_sea_dogs(state, fleet):
    """This fleet, this turn (3.19 EN1)."""
    return state.sea_dogs == 1 + fleet


def is_treasure_fleet(fleet):
    """The sixth marker of a nation (3.20.3)."""
    return not is_pirate(fleet) and fleet % nations.FLEETS_EACH == nations.TREASURE_MARKER
