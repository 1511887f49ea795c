"""Chapter "Sequence of play": how far play has come when a phase goes on, and whose turn it is.

It follows from the seat and from the table, so a position that somebody writes says only what goes
on (``now = {phase = "combat", seat = 2}``).
"""

from __future__ import annotations

from collections.abc import Callable

from .auction import place_of_choice
from .components import board, events, pieces
from .dealing_cards import WINDOW, cards_to_deal
from .events.drawing import IN_WAR
from .foreign import OWN_DIE, SECOND_DIE
from .hands import hand_size
from .players import next_in_order
from .setup import BIDS_OPEN, SECOND_CITIES, THIRD_CITIES
from .state import NOBODY, State


def place_of(state: State, seat: int) -> int:
    """Where a seat stands in the player order, from 0; 0 too if it stands nowhere (63)."""
    places = [place for place in range(state.seats) if state.order[place] == seat]
    return places[0] if places else 0


def first_in_order(state: State, _seat: int) -> int:
    """Who is first in the player order: the master of events (64)."""
    place: int = next_in_order(state, 0)
    return int(state.order[place]) if place < state.seats else 0


# --- the set-up (11 to 23) ----------------------------------------------------------------------


def until_faction(state: State, seat: int) -> int:
    """One seat after the other chooses a faction (11, 11.1)."""
    return BIDS_OPEN + int(place_of_choice(state, seat)) + 1


def until_second_garrison(state: State, seat: int) -> int:
    """When all have a faction and the order is known, one after the other settles in (19)."""
    return SECOND_CITIES + turns_begun(state, seat)


def until_third_garrison(state: State, seat: int) -> int:
    """When everybody has placed two (23)."""
    return THIRD_CITIES + turns_begun(state, seat)


# --- phases 3 to 6 ------------------------------------------------------------------------------


def until_own_card(state: State, seat: int) -> int:
    """As many rounds of the deal as the seat holds cards, and on to the seat (39)."""
    dealt = min(hand_size(state, seat), cards_to_deal(state) - 1) if seat < state.seats else 0
    return state.seats * int(dealt) + turns_begun(state, seat)


def until_ambassadors(state: State, seat: int) -> int:
    """All cards are dealt; then the window, in player order (39)."""
    return WINDOW + turns_begun(state, seat)


def markers_drawn(state: State, _seat: int) -> int:
    """The markers of this round, those in force among them (65)."""
    return _drawn(state, int(events.MARKERS))


def until_next_marker(state: State, _seat: int) -> int:
    """The markers drawn before, and the one that comes now (65)."""
    return min(IN_WAR, 1 + _drawn(state, int(events.MARKERS)))


def while_resolving(marker: int) -> Callable[[State, int], int]:
    """The markers of this round; the one that is being resolved counts (66)."""
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
    """The first city of the province that the plague may strike (3.5)."""
    struck = [
        city
        for city in range(board.CITIES)
        if board.PROVINCE_OF[city] == state.province
        and state.owner[city] != NOBODY
        and state.level[city] <= pieces.GARRISON_LEVEL
    ]
    return struck[0] if struck else 0


def until_foreign_die(state: State, _seat: int) -> int:
    """The first of the two dice, until one has fallen (3.6)."""
    return OWN_DIE if state.foreign_total else SECOND_DIE


# --- phase 7 ------------------------------------------------------------------------------------


def turns_begun(state: State, seat: int) -> int:
    """As many as come before the seat in player order, and the seat's own (71)."""
    return place_of(state, seat) + 1


def who_offers(state: State, _seat: int) -> int:
    """An answer comes on the offer of another (140)."""
    return 0 if state.offer_from == NOBODY else int(state.offer_from)


def who_attacks(state: State, seat: int) -> int:
    """Under the cards of a fight lies the attacker's turn (90)."""
    return seat if state.attacker == NOBODY else int(state.attacker)


def first_admiral(state: State, seat: int) -> int:
    """A battle at sea is that of the player named first (3.5)."""
    return seat if state.admiral == NOBODY else int(state.admiral)
