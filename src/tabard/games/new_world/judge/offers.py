"""Deals that a bot offers: none that the other cannot take, and none that is a gift."""

from __future__ import annotations

from .. import phases
from ..book import BOOK
from ..components import board, treaties, units
from ..diplomacy.bargain import DEAL_REFUSED
from ..diplomacy.deal import ships_dealt
from ..world.hands import has_seen, holds
from ..world.limits import goods_with
from ..world.nations import home, seat_of

WEIGHTS = BOOK.weights()
FAIR, VAIN = WEIGHTS.of("fair vain")
# In ducats, about; and so far apart may both sides be.
OF_A_THING, OF_A_TERRITORY, APART = 10, 60, 5
A_STOCK = 10  # build points


def worth_of_offer(state, seat, weights):
    """What the seat has offered and the other has not answered yet, or could only refuse."""
    if was_refused(state, state.nation[seat]):
        return -weights[VAIN]
    answer = state.depth - 1
    if answer < 1:
        return 0
    if state.frame_phase[answer] == phases.DEAL_TALK and state.frame_seat[answer] == seat:
        return weights[FAIR] * has_wares(state, home(state.nation[seat]))
    if state.frame_phase[answer] != phases.DEAL_ANSWER:
        return 0
    if state.frame_seat[answer - 1] != seat:
        return 0
    gain = worth_of_side(state, treaties.THEIRS) - worth_of_side(state, treaties.MINE)
    is_even = gain >= -APART and gain <= APART
    return weights[FAIR] if is_even and asks_for_what_is_there(state, seat) else -weights[VAIN]


def has_wares(state, holder):
    """What others may give something for: goods, or a stock of build points."""
    held = state.held[holder]
    return held[units.POINTS] >= A_STOCK or goods_with(state, holder) > 0


def was_refused(state, nation):
    """Has its deal been refused in this very move?"""
    for n in range(min(state.told_count, len(state.told))):
        row = state.told[n]
        if row[0] == DEAL_REFUSED and row[2] == nation:
            return True
    return False


def asks_for_what_is_there(state, seat):
    """Has the seat seen all cards for which it asks, where it asks for them?"""
    other = seat_of(state, state.deal_nation)
    for n in range(2, treaties.DEAL_CARDS):
        card = state.deal_cards[n]
        if card != treaties.NO_DEALT_CARD:
            if not holds(state, other, card) or not has_seen(state, card, seat):
                return False
    return True


def worth_of_side(state, side):
    """About so many ducats lie on a side of the deal."""
    things = ships_dealt(state, side)
    for n in range(2 * side, 2 * side + 2):
        things += state.deal_cards[n] != treaties.NO_DEALT_CARD
    for what in range(units.CARGO):
        if what != units.DUCATS and what != units.POINTS:
            things += state.deal_cargo[side][what]
    land = OF_A_TERRITORY * (state.deal_area[side] != board.NO_AREA)
    money = state.deal_cargo[side][units.DUCATS] + state.deal_cargo[side][units.POINTS]
    return money + OF_A_THING * things + land
