"""Paragraph "Deals" (3.9.B1): what each side would give, laid down piece by piece; its cards, two a
side at most, are named with the offer (``bargain``)."""

from __future__ import annotations

from tabard.engine.flow.stack import pop, push
from tabard.engine.kinds import OPEN, numbers
from tabard.engine.rule import LEGAL, because, table
from tabard.engine.words import _

from .. import phases
from ..book import refuse
from ..components import board, nations, treaties, units
from ..options import BASIC, level
from ..state import State
from ..world.limits import pieces_left, ships_left
from ..world.nations import home
from ..world.stacking_limits import can_take
from .talks import status_with, why_not_propose_to

MOST_UNITS_DEALT, MOST_SHIPS_DEALT, MOST_ITEMS_DEALT = 10, 4, 10
SHIPS_DEALT = numbers(1, MOST_SHIPS_DEALT)
MOST_POINTS_DEALT, MOST_DUCATS_DEALT = 50, 500
# 3.9.B1: of which things the limits are one: units, build points, ducats, items.
_class = [0] * units.FIRST_GOOD + [3] * (int(units.CARGO) - units.FIRST_GOOD)
_class[units.POINTS], _class[units.DUCATS] = 1, 2
CLASS_OF = table(_class)
MOST_OF_CLASS = table([MOST_UNITS_DEALT, MOST_POINTS_DEALT, MOST_DUCATS_DEALT, MOST_ITEMS_DEALT])


NO_DEAL_WITH_ENEMIES = refuse("3.9.B1", _("{nation} is hostile and makes no deal."))


def why_not_open_deal(state, seat, nation):
    """With a nation that is not hostile; it is one of the three proposals (3.9.B0, 3.9.B1)."""
    if refusal := why_not_propose_to(state, seat, nation):
        return refusal
    if status_with(state, seat, nation) == nations.HOSTILE:
        return because(NO_DEAL_WITH_ENEMIES, nation)
    return LEGAL


def open_deal(state, seat, nation):
    """The offer is made piece by piece; nobody is asked before it is whole (3.9.B1)."""
    state.proposals_left -= 1
    state.deal_nation = nation
    push(state, phases.DEAL_TALK, seat)


forget_deal = State.forgets("deal", says="No deal is being made.")


def giver_of(state, seat, side):
    """Who gives what is laid on this side (3.9.B1)."""
    return state.nation[seat] if side == treaties.MINE else state.deal_nation


def dealt_of_class(state, side, kind):
    """How much of a class is laid on a side (3.9.B1)."""
    return sum(
        state.deal_cargo[side][what] for what in range(units.CARGO) if CLASS_OF[what] == kind
    )


NOTHING_TO_LAY = refuse(
    "3.9.B1", _("{nation} has nothing at home that can be put into the deal now.")
)


def why_not_put_in(state, seat, side, what, amount):
    """Units, goods, build points and ducats that lie at home, within the limits (3.9.B1)."""
    if what != OPEN:
        return why_not_lay(state, seat, side, what, amount)
    if any(why_not_lay(state, seat, side, x, OPEN) == LEGAL for x in range(units.CARGO)):
        return LEGAL
    return because(NOTHING_TO_LAY, giver_of(state, seat, side))


NOT_FOR_SALE = refuse("3.9.B1", _("{what} cannot be traded."))
SMALL_DEALS_ONLY = refuse(
    "3.9.B1", _("In the basic game a deal holds ducats, build points, a territory and a card.")
)
LAID_ALREADY = refuse("3.9.B1", _("That is part of the offer already."))
TOO_MUCH_FOR_A_DEAL = refuse("3.9.B1", _("One side of a deal holds at most {most}."))
NOT_AT_THEIR_HOME = refuse("3.9.B1", _("{nation} has only {have} of that at home."))
CANNOT_TAKE_IT = refuse("3.6.7", _("{nation} can take only {most} of that."))


def why_not_lay(state, seat, side, what, amount):
    """The same, for one thing (3.9.B1)."""
    giver, taker = giver_of(state, seat, side), giver_of(state, seat, 1 - side)
    if what == units.GINF or what == units.ALLIES or what == units.SETTLERS:
        return because(NOT_FOR_SALE, what)
    if level(state) == BASIC and what != units.POINTS and what != units.DUCATS:
        return because(SMALL_DEALS_ONLY)
    if state.deal_cargo[side][what] > 0:
        return because(LAID_ALREADY)
    wanted = 1 if amount == OPEN else treaties.DEAL_AMOUNT[amount]
    if state.held[home(giver)][what] < wanted:
        return because(NOT_AT_THEIR_HOME, giver, state.held[home(giver)][what])
    most = MOST_OF_CLASS[CLASS_OF[what]]
    if dealt_of_class(state, side, CLASS_OF[what]) + wanted > most:
        return because(TOO_MUCH_FOR_A_DEAL, most)
    most = min(can_take(state, home(taker), what), pieces_left(state, taker, what))
    if most < wanted:
        return because(CANNOT_TAKE_IT, taker, max(most, 0))
    return LEGAL


def put_in(state, seat, side, what, amount):
    """It is part of the offer (3.9.B1)."""
    state.deal_cargo[side][what] = treaties.DEAL_AMOUNT[amount]


def ships_dealt(state, side):
    """How many ships are laid on a side (3.9.B1)."""
    return sum(state.deal_ships[side][ship] for ship in range(units.SHIPS))


def why_not_put_ships(state, seat, side, ship, count):
    """Ships that lie in the yard at home, four at most; no flagship (3.9.B1)."""
    if level(state) == BASIC:
        return because(SMALL_DEALS_ONLY)
    if ship != OPEN:
        return why_not_lay_ships(state, seat, side, ship, count)
    if any(why_not_lay_ships(state, seat, side, x, OPEN) == LEGAL for x in range(units.SHIPS)):
        return LEGAL
    return because(NOTHING_TO_LAY, giver_of(state, seat, side))


SHIP_NOT_FOR_SALE = refuse("3.9.B1", _("A {ship} cannot be traded."))


def why_not_lay_ships(state, seat, side, ship, count):
    """The same, for ships of one kind (3.9.B1)."""
    giver, taker = giver_of(state, seat, side), giver_of(state, seat, 1 - side)
    if units.SHIP_TYPE[ship] == units.FLAGSHIP:
        return because(SHIP_NOT_FOR_SALE, ship)
    if state.deal_ships[side][ship] > 0:
        return because(LAID_ALREADY)
    wanted = 1 if count == OPEN else count
    have = state.ships[nations.FIRST_YARD + giver][ship]
    if have < wanted:
        return because(NOT_AT_THEIR_HOME, giver, have)
    if ships_dealt(state, side) + wanted > MOST_SHIPS_DEALT:
        return because(TOO_MUCH_FOR_A_DEAL, MOST_SHIPS_DEALT)
    if ships_left(state, taker) < ships_dealt(state, side) + wanted:
        return because(CANNOT_TAKE_IT, taker, max(ships_left(state, taker), 0))
    return LEGAL


def put_ships(state, seat, side, ship, count):
    """They are part of the offer (3.9.B1)."""
    state.deal_ships[side][ship] = count


NOT_THEIR_LAND = refuse("3.9.B1", _("{area} does not belong to {nation}."))
ONE_TERRITORY = refuse("3.9.B1", _("One side of a deal holds one territory."))


def why_not_put_land(state, seat, side, area):
    """One territory of the giver (3.9.B1)."""
    giver = giver_of(state, seat, side)
    if state.deal_area[side] != board.NO_AREA:
        return because(ONE_TERRITORY)
    if state.owner[area] != giver:
        return because(NOT_THEIR_LAND, area, giver)
    return LEGAL


def put_land(state, seat, side, area):
    """It is part of the offer (3.9.B1)."""
    state.deal_area[side] = area


def break_off_talks(state, seat):
    """Nobody must propose; nothing is proposed (3.9.B0, 3.23)."""
    forget_deal(state)
    pop(state)
