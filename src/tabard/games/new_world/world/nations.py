"""Chapter "Nations" (3.3), with the period (3.1.8) and the control markers (3.1.9)."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER
from tabard.engine.rule import rule
from tabard.engine.words import _, n_

from ..book import refuse
from ..components import board, nations, units

TOO_POOR = refuse(
    "3.1.13",
    n_(
        "{wanted} ducat is needed; at home: {have}.",
        "{wanted} ducats are needed; at home: {have}.",
        "wanted",
    ),
    wanted=NUMBER,
    have=NUMBER,
)


NO_FREE_MARKER = refuse("3.1.13", _("Too few control markers are left in the pool."))


TOO_EARLY = refuse("3.7.5", _("Not before period {period}."), period=NUMBER)


@rule
def period(state):
    """3.1.8: four turns make a period."""
    return (state.turn + 3) // 4


@rule
def seat_of(state, nation):
    """Who plays a nation; NO_SEAT if nobody does."""
    for seat in range(state.seats):
        if state.nation[seat] == nation:
            return seat
    return nations.NO_SEAT


@rule
def home(nation):
    """The holder of what a nation keeps at home (3.1.13)."""
    return nations.HOME[nation]


@rule
def plays(state, nation):
    """3.21: is this nation in the game?"""
    return nation < nations.NATIONS and seat_of(state, nation) != nations.NO_SEAT


@rule
def are_allied(state, side, other):
    """3.3.3: a nation and its allies; natives and pirates have none."""
    if side == other:
        return True
    if side >= nations.NATIONS or other >= nations.NATIONS:
        return False
    return state.status[nations.PAIR[side][other]] == nations.ALLIED


@rule
def are_hostile(state, side, other):
    """3.3.3: natives and pirates are hostile to every nation."""
    if side == other:
        return False
    if side >= nations.NATIONS or other >= nations.NATIONS:
        return True
    return state.status[nations.PAIR[side][other]] == nations.HOSTILE


@rule
def markers_on_the_map(state, nation):
    """3.7.1: one control marker in each territory."""
    count = 0
    for area in range(board.AREAS):
        if state.owner[area] == nation:
            count += 1
    return count


@rule
def free_markers(state, nation):
    """3.1.9: control markers in the pool."""
    return (
        nations.CONTROL_MARKERS[nation]
        - state.markers_gone[nation]
        - markers_on_the_map(state, nation)
    )


@rule
def merchant_fleets(state, nation):
    """3.3.2, 3.5.3: one for each fleet marker in service but the treasure fleet's."""
    count = 0
    for marker in range(nations.TREASURE_MARKER):
        if state.fleet_at[nations.FLEETS_EACH * nation + marker] != board.POOL:
            count += 1
    return count


@rule
def seat_at(state, place):
    """The seat whose nation has this place in the order."""
    return seat_of(state, state.turn_order[place])


@rule
def ducats_on_credit(state, nation, price):
    """NL4: how much of a payment is free."""
    return min(price, state.credit) if nation == nations.NL else 0


@rule
def take_credit(state, nation, price):
    """NL4: what is left to pay; a credit serves one payment."""
    free = ducats_on_credit(state, nation, price)
    if nation == nations.NL:
        state.credit = 0
    return price - free


@rule
def pay_from_home(state, nation, price):
    """3.1.13, NL4: from home, less what is on credit."""
    state.held[home(nation)][units.DUCATS] -= take_credit(state, nation, price)
