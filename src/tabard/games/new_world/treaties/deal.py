"""Paragraph "Deals" (3.9.B1): what each side would give, laid down piece by piece."""

from __future__ import annotations

from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, rule, table
from tabard.engine.stack import pop, push

from ..components.map import NO_AREA
from ..components.nations import FIRST_YARD, HOSTILE, NO_NATION, PAIR
from ..components.treaties import (
    DEAL_AMOUNT,
    DEAL_CARDS,
    DEAL_SIDES,
    MINE,
    NO_DEALT_CARD,
)
from ..components.units import (
    ALLIES,
    CARGO,
    DUCATS,
    FIRST_GOOD,
    GINF,
    L6,
    POINTS,
    SETTLERS,
    SHIP_TYPE,
    SHIPS,
)
from ..nations import plays
from ..options import BASIC, level
from ..phases import DEAL_TALK
from ..refusals import NO_PROPOSAL_LEFT, NOT_IN_THE_GAME
from ..units import can_take, pieces_left, ships_left
from .refused import (
    CANNOT_TAKE_IT,
    LAID_ALREADY,
    NO_DEAL_WITH_ENEMIES,
    NOT_AT_THEIR_HOME,
    NOT_FOR_SALE,
    NOT_THEIR_LAND,
    NOTHING_TO_LAY,
    ONE_TERRITORY,
    SHIP_NOT_FOR_SALE,
    SMALL_DEALS_ONLY,
    TOO_MUCH_FOR_A_DEAL,
)

MOST_UNITS_DEALT, MOST_SHIPS_DEALT, MOST_ITEMS_DEALT = 10, 4, 10
MOST_POINTS_DEALT, MOST_DUCATS_DEALT = 50, 500
# 3.9.B1: of which things the limits are one: units, build points, ducats, items.
_class = [0] * FIRST_GOOD + [3] * (int(CARGO) - FIRST_GOOD)
_class[POINTS], _class[DUCATS] = 1, 2
CLASS_OF = table(_class)
MOST_OF_CLASS = table([MOST_UNITS_DEALT, MOST_POINTS_DEALT, MOST_DUCATS_DEALT, MOST_ITEMS_DEALT])


@rule
def why_not_open_deal(state, seat, nation):
    """3.9.B0, 3.9.B1: with a nation that is not hostile; it is one of the three proposals."""
    if state.proposals_left == 0:
        return because(NO_PROPOSAL_LEFT)
    if not plays(state, nation) or nation == state.nation[seat]:
        return because(NOT_IN_THE_GAME, nation)
    if state.status[PAIR[state.nation[seat]][nation]] == HOSTILE:
        return because(NO_DEAL_WITH_ENEMIES, nation)
    return LEGAL


@rule
def open_deal(state, seat, nation):
    """3.9.B1: the offer is made piece by piece; nobody is asked before it is whole."""
    state.proposals_left -= 1
    state.deal_nation = nation
    push(state, DEAL_TALK, seat)


@rule
def forget_deal(state):
    """No deal is being made."""
    state.deal_nation = NO_NATION
    for side in range(DEAL_SIDES):
        state.deal_area[side] = NO_AREA
        for what in range(CARGO):
            state.deal_cargo[side][what] = 0
        for ship in range(SHIPS):
            state.deal_ships[side][ship] = 0
    for n in range(DEAL_CARDS):
        state.deal_cards[n] = NO_DEALT_CARD


@rule
def giver_of(state, seat, side):
    """3.9.B1: who gives what is laid on this side."""
    return state.nation[seat] if side == MINE else state.deal_nation


@rule
def dealt_of_class(state, side, kind):
    """3.9.B1: how much of a class is laid on a side."""
    count = 0
    for what in range(CARGO):
        if CLASS_OF[what] == kind:
            count += state.deal_cargo[side][what]
    return count


@rule
def why_not_put_in(state, seat, side, what, amount):
    """3.9.B1: units, goods, build points and ducats that lie at home, within the limits."""
    if what != OPEN:
        return why_not_lay(state, seat, side, what, amount)
    for thing in range(CARGO):
        if why_not_lay(state, seat, side, thing, OPEN) == LEGAL:
            return LEGAL
    return because(NOTHING_TO_LAY, giver_of(state, seat, side))


@rule
def why_not_lay(state, seat, side, what, amount):
    """3.9.B1: the same, for one thing."""
    giver, taker = giver_of(state, seat, side), giver_of(state, seat, 1 - side)
    if what == GINF or what == ALLIES or what == SETTLERS:
        return because(NOT_FOR_SALE, what)
    if level(state) == BASIC and what != POINTS and what != DUCATS:
        return because(SMALL_DEALS_ONLY)
    if state.deal_cargo[side][what] > 0:
        return because(LAID_ALREADY)
    wanted = 1 if amount == OPEN else DEAL_AMOUNT[amount]
    if state.held[giver][what] < wanted:
        return because(NOT_AT_THEIR_HOME, giver, state.held[giver][what])
    most = MOST_OF_CLASS[CLASS_OF[what]]
    if dealt_of_class(state, side, CLASS_OF[what]) + wanted > most:
        return because(TOO_MUCH_FOR_A_DEAL, most)
    most = min(can_take(state, taker, what), pieces_left(state, taker, what))
    if most < wanted:
        return because(CANNOT_TAKE_IT, taker, max(most, 0))
    return LEGAL


@rule
def put_in(state, seat, side, what, amount):
    """3.9.B1: it is part of the offer."""
    state.deal_cargo[side][what] = DEAL_AMOUNT[amount]


@rule
def ships_dealt(state, side):
    """3.9.B1: how many ships are laid on a side."""
    count = 0
    for ship in range(SHIPS):
        count += state.deal_ships[side][ship]
    return count


@rule
def why_not_put_ships(state, seat, side, ship, count):
    """3.9.B1: ships that lie in the yard at home, four at most; no flagship."""
    if level(state) == BASIC:
        return because(SMALL_DEALS_ONLY)
    if ship != OPEN:
        return why_not_lay_ships(state, seat, side, ship, count)
    for one in range(SHIPS):
        if why_not_lay_ships(state, seat, side, one, OPEN) == LEGAL:
            return LEGAL
    return because(NOTHING_TO_LAY, giver_of(state, seat, side))


@rule
def why_not_lay_ships(state, seat, side, ship, count):
    """3.9.B1: the same, for ships of one kind."""
    giver, taker = giver_of(state, seat, side), giver_of(state, seat, 1 - side)
    if SHIP_TYPE[ship] == L6:
        return because(SHIP_NOT_FOR_SALE, ship)
    if state.deal_ships[side][ship] > 0:
        return because(LAID_ALREADY)
    wanted = 1 if count == OPEN else count
    have = state.ships[FIRST_YARD + giver][ship]
    if have < wanted:
        return because(NOT_AT_THEIR_HOME, giver, have)
    if ships_dealt(state, side) + wanted > MOST_SHIPS_DEALT:
        return because(TOO_MUCH_FOR_A_DEAL, MOST_SHIPS_DEALT)
    if ships_left(state, taker) < ships_dealt(state, side) + wanted:
        return because(CANNOT_TAKE_IT, taker, max(ships_left(state, taker), 0))
    return LEGAL


@rule
def put_ships(state, seat, side, ship, count):
    """3.9.B1: they are part of the offer."""
    state.deal_ships[side][ship] = count


@rule
def why_not_put_land(state, seat, side, area):
    """3.9.B1: one territory of the giver."""
    giver = giver_of(state, seat, side)
    if state.deal_area[side] != NO_AREA:
        return because(ONE_TERRITORY)
    if state.owner[area] != giver:
        return because(NOT_THEIR_LAND, area, giver)
    return LEGAL


@rule
def put_land(state, seat, side, area):
    """3.9.B1: it is part of the offer."""
    state.deal_area[side] = area


@rule
def break_off_talks(state, seat):
    """3.9.B0, 3.23: nobody must propose; nothing is proposed."""
    forget_deal(state)
    pop(state)
