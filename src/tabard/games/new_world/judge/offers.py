"""Deals that a bot offers: such that both gain by them, as it sees it."""

from __future__ import annotations

from .. import phases
from ..book import BOOK
from ..components import board, cards, colonies, goods, nations, treaties, units
from ..diplomacy.bargain import DEAL_REFUSED
from ..diplomacy.deal import giver_of, ships_dealt
from ..diplomacy.talks import MOST_PROPOSALS
from ..ending import last_turn
from ..glory.awards import wanted_for_mastery
from ..world.hands import has_seen, holds
from ..world.nations import home, seat_of
from .home import worth_of_ducats, worth_of_points

WEIGHTS = BOOK.weights()
VAIN, CARD, SURE = WEIGHTS.of("vain card sure")
IDLE_UNIT, SHIP, GOOD_AT_HOME = WEIGHTS.of("idle_unit ship good_at_home")
MARKER, COLONY, INCOME, MASTERY = WEIGHTS.of("marker colony income mastery")
PART = 4  # of what both gain, as long as the offer is not whole
A_SALE = 2  # one thing for another
OF_A_PRICE = 16  # so much of it is trouble, as long as it is not laid down


def worth_of_offer(state, seat, weights):
    """A deal that the seat has offered and the other has not answered yet counts by what the one
    wins by it who wins less; while it is being made by a part of that. Who has proposed something
    in these talks makes no offer any more: what was refused is not repeated."""
    if was_refused(state, state.nation[seat]):
        return -weights[VAIN]
    top = state.depth - 1
    if top < 1:
        return 0
    if state.frame_phase[top] == phases.DEAL_TALK and state.frame_seat[top] == seat:
        if state.proposals_left < MOST_PROPOSALS - 1:
            return -weights[VAIN]
        if is_empty(state):
            return hope_of_a_deal(state, seat, weights) // PART
        if is_to_and_fro(state):
            return -weights[VAIN]
        return hope_to_agree(state, seat, weights)
    if state.frame_phase[top] == phases.DEAL_ANSWER and state.frame_seat[top - 1] == seat:
        gain = least_gain(state, seat, weights)
        if gain < weights[SURE] or not asks_for_what_is_there(state, seat):
            return -weights[VAIN]
        return gain if not is_to_and_fro(state) else -weights[VAIN]
    return 0


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


def is_to_and_fro(state):
    """Would both give of the same: ducats for ducats, a card for a card?"""
    cards_too = all(
        state.deal_cards[2 * side] != treaties.NO_DEALT_CARD for side in range(treaties.DEAL_SIDES)
    )
    return cards_too or any(
        state.deal_cargo[treaties.MINE][what] > 0 and state.deal_cargo[treaties.THEIRS][what] > 0
        for what in range(units.CARGO)
    )


def is_empty(state):
    """Is nothing laid down yet?"""
    return all(
        state.deal_area[side] == board.NO_AREA
        and ships_dealt(state, side) == 0
        and all(state.deal_cargo[side][what] == 0 for what in range(units.CARGO))
        for side in range(treaties.DEAL_SIDES)
    )


def least_gain(state, seat, weights):
    """What the one of both wins by the deal who wins less."""
    mine = gain_of(state, seat, treaties.MINE, weights)
    gain = min(mine, gain_of(state, seat, treaties.THEIRS, weights))
    return gain - what_is_too_much(state, weights)


def what_is_too_much(state, weights):
    """The plainer an offer, the better: more than one thing for another is some trouble."""
    things = sum(
        (state.deal_area[side] != board.NO_AREA)
        + (ships_dealt(state, side) > 0)
        + sum(state.deal_cargo[side][what] > 0 for what in range(units.CARGO))
        for side in range(treaties.DEAL_SIDES)
    )
    things += sum(state.deal_cards[n] != treaties.NO_DEALT_CARD for n in range(treaties.DEAL_CARDS))
    return weights[SURE] * max(0, things - A_SALE)


def hope_to_agree(state, seat, weights):
    """A part of what both win together, less the more unevenly it is divided as yet."""
    mine = gain_of(state, seat, treaties.MINE, weights)
    theirs = gain_of(state, seat, treaties.THEIRS, weights)
    uneven = max(mine - theirs, theirs - mine)
    return (mine + theirs - uneven // OF_A_PRICE) // PART - what_is_too_much(state, weights)


def gain_of(state, seat, side, weights):
    """What the nation of a side gets by the deal, less what it gives."""
    nation, other = giver_of(state, seat, side), 1 - side
    left = max(0, last_turn(state) - state.turn)
    value = gain_at_home(state, nation, side, left, weights)
    value += weights[SHIP] * (ships_dealt(state, other) - ships_dealt(state, side)) // 2
    for n in range(2):
        value -= worth_of_card(state.deal_cards[2 * side + n], weights)
        value += worth_of_card(state.deal_cards[2 * other + n], weights)
    return value + gain_of_land(
        state, nation, state.deal_area[side], state.deal_area[other], left, weights
    )


def gain_of_land(state, nation, given, taken, left, weights):
    """The same of a territory for another; of two in a region neither brings it nearer."""
    if (
        given == board.NO_AREA
        or taken == board.NO_AREA
        or board.REGION[given] != board.REGION[taken]
    ):
        value = worth_to_get(state, nation, taken, left, weights)
        return value - worth_to_keep(state, nation, given, left, weights)
    return worth_of_place(state, taken, left, weights) - worth_of_place(state, given, left, weights)


def gain_at_home(state, nation, side, left, weights):
    """The same of ducats, build points, units and goods."""
    ducats, points = state.held[home(nation)][units.DUCATS], state.held[home(nation)][units.POINTS]
    value = worth_of_ducats(ducats + more_of(state, side, units.DUCATS), weights)
    value -= worth_of_ducats(ducats, weights)
    value += worth_of_points(points + more_of(state, side, units.POINTS), left, weights)
    value -= worth_of_points(points, left, weights)
    for unit in range(units.UNITS):
        value += weights[IDLE_UNIT] * more_of(state, side, unit)
    for good in range(goods.GOODS):
        items = more_of(state, side, units.FIRST_GOOD + good)
        value += weights[GOOD_AT_HOME] * state.price[good] * items
    return value


def more_of(state, side, what):
    """How much of a thing the nation of a side has more by the deal."""
    return state.deal_cargo[1 - side][what] - state.deal_cargo[side][what]


def worth_of_card(card, weights):
    """By its operation points."""
    return 0 if card == treaties.NO_DEALT_CARD else weights[CARD] * cards.CARD_POINTS[card]


def worth_of_place(state, area, left, weights):
    """A territory, and what stands and is earned there."""
    colony = state.colony[area]
    value = weights[MARKER] + weights[COLONY] * colony
    return value + weights[INCOME] * colonies.COLONY_INCOME[colony] * left


def worth_to_keep(state, nation, area, left, weights):
    """The territory itself, and the region of which its owner could become master."""
    if area == board.NO_AREA:
        return 0
    value, region = worth_of_place(state, area, left, weights), board.REGION[area]
    if state.region_award[region] == nations.NO_NATION:
        value += (weights[MASTERY] >> wanted_for_mastery(state, nation, region)) // 2
    return value


def worth_to_get(state, nation, area, left, weights):
    """The territory itself, and the region of which its buyer comes nearer to be master."""
    if area == board.NO_AREA:
        return 0
    value, region = worth_of_place(state, area, left, weights), board.REGION[area]
    if state.region_award[region] == nations.NO_NATION:
        wanted = wanted_for_mastery(state, nation, region)
        if wanted > 0:
            value += (weights[MASTERY] >> (wanted - 1)) // 2
    return value


def hope_of_a_deal(state, seat, weights):
    """The most that both could win by it: a territory for ducats, or for another."""
    best, left = 0, max(0, last_turn(state) - state.turn)
    for area in range(board.AREAS):
        if state.owner[area] == state.nation[seat]:
            best = max(best, hope_of_sale(state, area, state.deal_nation, left, weights))
            for other in range(board.AREAS):
                if state.owner[other] == state.deal_nation:
                    best = max(best, gain_of_exchange(state, area, other, left, weights))
        elif state.owner[area] == state.deal_nation:
            best = max(best, hope_of_sale(state, area, state.nation[seat], left, weights))
    return best if best > weights[SURE] else 0


def gain_of_exchange(state, area, other, left, weights):
    """What the one of both owners wins who wins less, if they exchange these territories."""
    first, second = state.owner[area], state.owner[other]
    gain = gain_of_land(state, first, area, other, left, weights)
    return min(gain, gain_of_land(state, second, other, area, left, weights))


def hope_of_sale(state, area, buyer, left, weights):
    """The same if this territory is sold for ducats."""
    seller = state.owner[area]
    price = worth_to_keep(state, seller, area, left, weights)
    prize = worth_to_get(state, buyer, area, left, weights)
    return gain_of_sale(state, seller, buyer, price, prize, weights) if prize > price else 0


def gain_of_sale(state, seller, buyer, price, prize, weights):
    """The most that both win where the one has a price and the other a prize, for ducats."""
    best, has = 0, state.held[home(seller)][units.DUCATS]
    purse = state.held[home(buyer)][units.DUCATS]
    for amount in range(len(treaties.DEAL_AMOUNT)):
        ducats = treaties.DEAL_AMOUNT[amount]
        if ducats <= purse:
            sold = worth_of_ducats(has + ducats, weights) - worth_of_ducats(has, weights) - price
            paid = worth_of_ducats(purse, weights) - worth_of_ducats(purse - ducats, weights)
            best = max(best, min(sold, prize - paid))
    return best
