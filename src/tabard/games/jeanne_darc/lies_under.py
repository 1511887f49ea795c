"""Chapter "Sequence of play": what lies under a phase follows from its seat and from the table.

So a position that somebody writes says only what goes on (``now = {phase = "combat", seat = 2}``).
"""

from __future__ import annotations

from collections.abc import Callable

from .auction import place_of_choice
from .components import board, events, pieces
from .dealing import WINDOW, cards_to_deal
from .events.drawing import IN_WAR
from .foreign import OWN_DIE, SECOND_DIE
from .hands import hand_size
from .players import next_in_order
from .setup import BIDS_OPEN, SECOND_CITIES, THIRD_CITIES
from .state import NOBODY, State


def place_of(state: State, seat: int) -> int:
    """63: where a seat stands in the player order, from 0; 0 too if it stands nowhere."""
    places = [place for place in range(state.seats) if state.order[place] == seat]
    return places[0] if places else 0


def first_in_order(state: State, _seat: int) -> int:
    """64: who is first in the player order: the master of events."""
    place: int = next_in_order(state, 0)
    return int(state.order[place]) if place < state.seats else 0


# --- the set-up (11 to 23) ----------------------------------------------------------------------


def until_faction(state: State, seat: int) -> int:
    """11, 11.1: one seat after the other chooses a faction."""
    return BIDS_OPEN + int(place_of_choice(state, seat)) + 1


def until_second_garrison(state: State, seat: int) -> int:
    """19: when all have a faction and the order is known, one after the other settles in."""
    return SECOND_CITIES + turns_begun(state, seat)


def until_third_garrison(state: State, seat: int) -> int:
    """23: when everybody has placed two."""
    return THIRD_CITIES + turns_begun(state, seat)


# --- phases 3 to 6 ------------------------------------------------------------------------------


def until_own_card(state: State, seat: int) -> int:
    """39: as many rounds of the deal as the seat holds cards, and on to the seat."""
    dealt = min(hand_size(state, seat), cards_to_deal(state) - 1) if seat < state.seats else 0
    return state.seats * int(dealt) + turns_begun(state, seat)


def until_ambassadors(state: State, seat: int) -> int:
    """39: all cards are dealt; then the window, in player order."""
    return WINDOW + turns_begun(state, seat)


def markers_drawn(state: State, _seat: int) -> int:
    """65: the markers of this round, those in force among them."""
    return _drawn(state, int(events.MARKERS))


def until_next_marker(state: State, _seat: int) -> int:
    """65: the markers drawn before, and the one that comes now."""
    return min(IN_WAR, 1 + _drawn(state, int(events.MARKERS)))


def while_resolving(marker: int) -> Callable[[State, int], int]:
    """66: the markers of this round; the one that is being resolved counts."""
    return lambda state, _seat: _drawn(state, marker)


def _drawn(state: State, resolved: int) -> int:
    in_force = {
        events.PAPAL_INTERVENTION: sum(state.protected),
        events.NAVAL_BATTLE: sum(state.barred),
        events.RIDE: state.rides,
        events.TRUCE: state.truce_next,
    }
    drawn: int = sum(
        max(state.drawn_now[marker], in_force.get(marker, 0), marker == resolved)
        for marker in range(events.MARKERS)
    )
    return min(IN_WAR, drawn)


def first_with_plague(state: State, _seat: int) -> int:
    """3.5: the first city of the province that the plague may strike."""
    struck = [
        city
        for city in range(board.CITIES)
        if board.PROVINCE_OF[city] == state.province
        and state.owner[city] != NOBODY
        and state.level[city] <= pieces.GARRISON_LEVEL
    ]
    return struck[0] if struck else 0


def until_foreign_die(state: State, _seat: int) -> int:
    """3.6: the first of the two dice, until one has fallen."""
    return OWN_DIE if state.foreign_total else SECOND_DIE


# --- phase 7 ------------------------------------------------------------------------------------


def turns_begun(state: State, seat: int) -> int:
    """71: as many as come before the seat in player order, and the seat's own."""
    return place_of(state, seat) + 1


def who_offers(state: State, _seat: int) -> int:
    """140: an answer comes on the offer of another."""
    return 0 if state.offer_from == NOBODY else int(state.offer_from)


def who_attacks(state: State, seat: int) -> int:
    """90: under the cards of a fight lies the attacker's turn."""
    return seat if state.attacker == NOBODY else int(state.attacker)


def first_admiral(state: State, seat: int) -> int:
    """3.5: a battle at sea is that of the player named first."""
    return seat if state.admiral == NOBODY else int(state.admiral)
