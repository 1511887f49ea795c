"""Naval step 1, the bribe (F66, 3.17.1): the passive side buys itself off with what it carries."""

from __future__ import annotations

from tabard.engine.kinds import Kind, numbers
from tabard.engine.rule import LEGAL, because, rule, table, tell
from tabard.engine.stack import go_to, pop, push

from ..components.glory import BY_SEA
from ..components.goods import GOODS, PRICE
from ..components.units import CARGO, DUCATS, FIRST_GOOD, POINTS, POINTS_TO_A_ROOM
from ..dice import throw
from ..glory import win_glory
from ..map import side_of_fleet
from ..nations import period
from ..phases import BRIBE_ANSWER, BRIBE_OFFER
from ..state import ATTACKER, DEFENDER
from ..units import can_take, room_left
from .course import ENDS, STEP_TWO
from .refused import NO_ROOM_FOR_IT, NOT_ABOARD_THERE, OFFERED_ALREADY, TOO_LITTLE_OFFERED
from .start import fleet_of
from .told import BRIBE_REFUSED, BRIBED, OFFERED, RANSOM_WANTED
from .waters import holder_of, is_pirate, seat_of_fleet

# What can be offered: build points and goods by the piece, ducats in round sums.
FREIGHT_ITEMS = Kind(
    "item", [CARGO.words[POINTS], *CARGO.words[FIRST_GOOD:]],
    [CARGO.names[POINTS], *CARGO.names[FIRST_GOOD:]],
)  # fmt: skip
COUNT = numbers(1, 20)
_sums = [*range(10, 110, 10), 150, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000, 3000]
SUMS = Kind("ducats", [str(ducats) for ducats in _sums])
SUM = table(_sums)
LEAST_A_PERIOD, DUCATS_A_POINT = 10, 5
PIRATE_DICE = 5


@rule
def what_item(item):
    """The number of an item as cargo."""
    return POINTS if item == 0 else FIRST_GOOD + item - 1


@rule
def worth_of_item(item):
    """3.17.1: goods at base price, five ducats a build point."""
    return DUCATS_A_POINT if item == 0 else PRICE[item - 1]


@rule
def worth_of_freight(state, fleet):
    """3.17.1: all that could be offered."""
    holder = holder_of(fleet)
    total = state.held[holder][DUCATS] + DUCATS_A_POINT * state.held[holder][POINTS]
    for good in range(GOODS):
        total += PRICE[good] * state.held[holder][FIRST_GOOD + good]
    return total


@rule
def worth_of_offer(state):
    """3.17.1: what has been offered so far."""
    total = state.offer[DUCATS] + DUCATS_A_POINT * state.offer[POINTS]
    for good in range(GOODS):
        total += PRICE[good] * state.offer[FIRST_GOOD + good]
    return total


@rule
def least_bribe(state):
    """3.17.1: ten ducats for each period's number; pirates name their own price."""
    return max(LEAST_A_PERIOD * period(state), state.ransom_asked)


@rule
def ask_the_price(state):
    """3.17.1: pirates throw for their price; without freight enough there is no bribe."""
    passive = fleet_of(state, DEFENDER)
    if is_pirate(passive) or worth_of_freight(state, passive) < least_bribe(state):
        go_to(state, STEP_TWO)
    elif is_pirate(fleet_of(state, ATTACKER)):
        throw(state, PIRATE_DICE)


@rule
def ask_for_an_offer(state):
    """3.17.1: one offer or none."""
    passive = fleet_of(state, DEFENDER)
    if is_pirate(fleet_of(state, ATTACKER)):
        price = (worth_of_freight(state, passive) * state.dice_sum + 99) // 100
        state.ransom_asked = max(price, 1)
        tell(state, RANSOM_WANTED, least_bribe(state))
    push(state, BRIBE_OFFER, seat_of_fleet(state, passive))


# --- the offer ----------------------------------------------------------------------------------


@rule
def why_not_offer(state, seat, item, count):
    """3.17.1, A41: of each kind once; it is aboard, and the other side has room for it."""
    what = what_item(item)
    aboard = state.held[holder_of(fleet_of(state, DEFENDER))][what]
    if state.offer[what] > 0:
        return because(OFFERED_ALREADY, what)
    if aboard < count:
        return because(NOT_ABOARD_THERE, what, aboard)
    if not has_room_for(state, what, count):
        return because(NO_ROOM_FOR_IT, what)
    return LEGAL


@rule
def has_room_for(state, what, count):
    """3.6.6: the winner of the bribe can stow it beside all that has been offered; pirates always
    can."""
    taker = fleet_of(state, ATTACKER)
    if is_pirate(taker):
        return True
    points = state.offer[POINTS] + (count if what == POINTS else 0)
    room = (points + POINTS_TO_A_ROOM - 1) // POINTS_TO_A_ROOM
    for good in range(GOODS):
        room += state.offer[FIRST_GOOD + good]
    return room + (0 if what == POINTS else count) <= room_left(state, taker)


@rule
def offer(state, seat, item, count):
    """3.17.1: it is laid out."""
    state.offer[what_item(item)] = count


@rule
def why_not_offer_ducats(state, seat, ducats):
    """3.17.1: ducats that are aboard, once."""
    aboard = state.held[holder_of(fleet_of(state, DEFENDER))][DUCATS]
    if state.offer[DUCATS] > 0:
        return because(OFFERED_ALREADY, DUCATS)
    if aboard < SUM[ducats]:
        return because(NOT_ABOARD_THERE, DUCATS, aboard)
    taker = fleet_of(state, ATTACKER)
    if not is_pirate(taker) and can_take(state, holder_of(taker), DUCATS) < SUM[ducats]:
        return because(NO_ROOM_FOR_IT, DUCATS)
    return LEGAL


@rule
def offer_ducats(state, seat, ducats):
    """3.17.1: they are laid out."""
    state.offer[DUCATS] = SUM[ducats]


@rule
def why_not_make_offer(state, seat):
    """3.17.1: it must be worth something."""
    if worth_of_offer(state) < least_bribe(state):
        return because(TOO_LITTLE_OFFERED, worth_of_offer(state), least_bribe(state))
    return LEGAL


@rule
def make_offer(state, seat):
    """3.17.1: the attacker answers; pirates take what they have asked for."""
    pop(state)
    tell(state, OFFERED, side_of_fleet(fleet_of(state, DEFENDER)), worth_of_offer(state))
    if is_pirate(fleet_of(state, ATTACKER)):
        pay_the_bribe(state)
    else:
        push(state, BRIBE_ANSWER, seat_of_fleet(state, fleet_of(state, ATTACKER)))


@rule
def offer_nothing(state, seat):
    """3.17.1, 3.23: one offer or none."""
    forget_the_offer(state)
    pop(state)


@rule
def forget_the_offer(state):
    """Nothing is offered."""
    for what in range(CARGO):
        state.offer[what] = 0


# --- the answer ---------------------------------------------------------------------------------


@rule
def accept_bribe(state, seat):
    """3.17.1: the bribe is taken."""
    pop(state)
    pay_the_bribe(state)


@rule
def refuse_bribe(state, seat):
    """3.17.1, 3.23: the combat goes on."""
    tell(state, BRIBE_REFUSED, state.nation[seat])
    forget_the_offer(state)
    pop(state)


@rule
def pay_the_bribe(state):
    """F66, 3.17.1: it changes hands, glory with it, and the combat is over."""
    payer, taker = fleet_of(state, DEFENDER), fleet_of(state, ATTACKER)
    for what in range(CARGO):
        state.held[holder_of(payer)][what] -= state.offer[what]
        if not is_pirate(taker):
            state.held[holder_of(taker)][what] += state.offer[what]
    tell(state, BRIBED, side_of_fleet(taker), payer)
    count_the_bribe(state, side_of_fleet(payer), -1)
    if not is_pirate(taker):
        count_the_bribe(state, side_of_fleet(taker), 2)
    go_to(state, ENDS)


@rule
def count_the_bribe(state, nation, points):
    """3.17.1: the glory of a nation changes by bribes once in a turn."""
    if not state.bribe_counted[nation]:
        state.bribe_counted[nation] = 1
        win_glory(state, nation, points, BY_SEA)
