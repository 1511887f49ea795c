"""Chapter "Set-up": the factions are bid for (rule 11.1, by option)."""

from __future__ import annotations

from tabard.engine.flow.stack import answered, pop, push
from tabard.engine.kinds import NUMBER
from tabard.engine.rule import tell
from tabard.engine.words import _

from . import phases
from .book import told
from .readings import factions_are_bid_for, next_bid_is_paid


def ask_for_bids(state):
    """If the factions are bid for, all bid at once (11.1)."""
    if factions_are_bid_for(state):
        push(state, phases.BID, 0)


def all_seats(state):
    """A bit for each seat: nobody has a city yet, and nobody is out."""
    return (1 << state.seats) - 1


def default_bid(state, seat, points):
    """An absent seat bids nothing."""
    return points == 0


BID_OPENED = told("bid", "11.1", _("{seat} has bid {points}."), points=NUMBER)


def bid(state, seat, points):
    """In secret; with the last bid all are opened (11.1)."""
    state.sealed_bid[seat] = 1 + points
    answered(state, seat)
    if state.frame_answered[state.depth - 1] == all_seats(state):
        pop(state)
        for other in range(state.seats):
            state.bid[other] = state.sealed_bid[other] - 1
            state.sealed_bid[other] = 0
            tell(state, BID_OPENED, other, state.bid[other])


def chooses_before(state, seat, other):
    """Who has bid more; among equals, and without bids, the lower seat (11, 11.1)."""
    if state.bid[seat] == state.bid[other]:
        return seat < other
    return state.bid[seat] > state.bid[other]


def place_of_choice(state, seat):
    """How many choose before this seat (11, 11.1)."""
    return sum(chooses_before(state, other, seat) for other in range(state.seats))


def seat_that_chooses(state, place):
    """Whose choice comes after so many others (11, 11.1)."""
    for seat in range(state.seats):
        if place_of_choice(state, seat) == place:
            return seat
    return state.seats


def choose_faction(state, place):
    """One seat after the other chooses the faction that it leads (11, 11.1)."""
    push(state, phases.CHOOSE_FACTION, seat_that_chooses(state, place))


def paid_for_the_choice(state, seat):
    """The own bid; by the other reading the highest of those who choose later (11.1)."""
    if not next_bid_is_paid(state):
        return state.bid[seat]
    highest = 0
    for other in range(state.seats):
        if chooses_before(state, seat, other):
            highest = max(highest, state.bid[other])
    return highest
