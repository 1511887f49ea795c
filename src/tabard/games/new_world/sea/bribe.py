"""Naval step 1, the bribe (F66, 3.17.1): the passive side buys itself off with what it carries."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import go_to, pop, push
from tabard.engine.kinds import NUMBER, Kind, numbers
from tabard.engine.rule import LEGAL, because, table, tell
from tabard.engine.words import _, n_

from .. import phases
from ..book import refuse, told
from ..components import SO_MANY_DUCATS, glory, goods, units
from ..glory.points import win_glory
from ..state import ATTACKER, DEFENDER
from ..world.conventions import period
from ..world.dice import throw
from ..world.limits import is_pirate, room_left, rooms_for_points, worth_of_goods
from ..world.map import side_of_fleet
from ..world.stacking_limits import can_take
from .start import ENDS, STEP_TWO, fleet_of
from .waters import holder_of, seat_of_fleet

# What can be offered: build points and goods by the piece, ducats in round sums.
FREIGHT_ITEMS = Kind(
    "item", [units.CARGO.words[units.POINTS], *units.CARGO.words[units.FIRST_GOOD:]],
    [units.CARGO.names[units.POINTS], *units.CARGO.names[units.FIRST_GOOD:]],
    ones=units.ONES,
)  # fmt: skip
COUNT = numbers(1, 20)
_sums = [*range(10, 110, 10), 150, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000, 3000]
SUMS = Kind("ducats", [str(ducats) for ducats in _sums])
SUM = table(_sums)
LEAST_A_PERIOD, DUCATS_A_POINT = 10, 5
PIRATE_DICE = 5


def what_item(item):
    """The number of an item as cargo."""
    return units.POINTS if item == 0 else units.FIRST_GOOD + item - 1


def worth_of_freight(state, fleet):
    """All that could be offered: goods at base price, five ducats a build point (3.17.1)."""
    holder = holder_of(fleet)
    points = DUCATS_A_POINT * state.held[holder][units.POINTS]
    return state.held[holder][units.DUCATS] + points + worth_of_goods(state, holder)


def worth_of_offer(state):
    """What has been offered so far (3.17.1)."""
    worth = state.offer[units.DUCATS] + DUCATS_A_POINT * state.offer[units.POINTS]
    return worth + sum(
        goods.PRICE[good] * state.offer[units.FIRST_GOOD + good] for good in range(goods.GOODS)
    )


def least_bribe(state):
    """Ten ducats for each period's number; pirates name their own price (3.17.1)."""
    return max(LEAST_A_PERIOD * period(state), state.ransom_asked)


def ask_the_price(state):
    """Pirates throw for their price; without freight enough there is no bribe (3.17.1)."""
    passive = fleet_of(state, DEFENDER)
    if is_pirate(passive) or worth_of_freight(state, passive) < least_bribe(state):
        go_to(state, STEP_TWO)
    elif is_pirate(fleet_of(state, ATTACKER)):
        throw(state, PIRATE_DICE)


RANSOM_WANTED = told(
    "ransom_wanted",
    "3.17.1",
    n_("The pirates want {ducats} ducat's worth.", "The pirates want {ducats} ducats' worth."),
    ducats=NUMBER,
)


def ask_for_an_offer(state):
    """One offer or none (3.17.1)."""
    passive = fleet_of(state, DEFENDER)
    if is_pirate(fleet_of(state, ATTACKER)):
        price = (worth_of_freight(state, passive) * state.dice_sum + 99) // 100
        state.ransom_asked = max(price, 1)
        tell(state, RANSOM_WANTED, least_bribe(state))
    push(state, phases.BRIBE_OFFER, seat_of_fleet(state, passive))


# --- the offer ----------------------------------------------------------------------------------


OFFERED_ALREADY = refuse("3.17.1", _("You have offered some of this already: {what}."))
NOT_ABOARD_THERE = refuse("3.17.1", _("Only {count} × {what} can be offered."))
NO_ROOM_FOR_IT = refuse("3.6.6", _("They have no room for that much: {what}."))


def why_not_offer(state, seat, item, count):
    """Of each kind once; it is aboard, and the other side has room for it (3.17.1, A41)."""
    what = what_item(item)
    aboard = state.held[holder_of(fleet_of(state, DEFENDER))][what]
    if state.offer[what] > 0:
        return because(OFFERED_ALREADY, what)
    if aboard < count:
        return because(NOT_ABOARD_THERE, aboard, what)
    if not has_room_for(state, what, count):
        return because(NO_ROOM_FOR_IT, what)
    return LEGAL


def has_room_for(state, what, count):
    """The winner of the bribe can stow it beside all that has been offered; pirates always can
    (3.6.6)."""
    taker, points = fleet_of(state, ATTACKER), count if what == units.POINTS else 0
    room = rooms_for_points(state.offer[units.POINTS] + points) + count - points
    room += sum(state.offer[good] for good in range(units.FIRST_GOOD, units.CARGO))
    return is_pirate(taker) or room <= room_left(state, taker)


def offer(state, seat, item, count):
    """It is laid out (3.17.1)."""
    state.offer[what_item(item)] = count


def why_not_offer_ducats(state, seat, ducats):
    """Ducats that are aboard, once (3.17.1)."""
    aboard = state.held[holder_of(fleet_of(state, DEFENDER))][units.DUCATS]
    if state.offer[units.DUCATS] > 0:
        return because(OFFERED_ALREADY, units.DUCATS)
    if aboard < SUM[ducats]:
        return because(NOT_ABOARD_THERE, aboard, units.DUCATS)
    taker = fleet_of(state, ATTACKER)
    if not is_pirate(taker) and can_take(state, holder_of(taker), units.DUCATS) < SUM[ducats]:
        return because(NO_ROOM_FOR_IT, units.DUCATS)
    return LEGAL


def offer_ducats(state, seat, ducats):
    """They are laid out (3.17.1)."""
    state.offer[units.DUCATS] = SUM[ducats]


TOO_LITTLE_OFFERED = refuse(
    "3.17.1",
    n_(
        "That is worth {worth}; they want {least}.",
        "That is worth {worth}; they want {least} at least.",
        "least",
    ),
    worth=SO_MANY_DUCATS,
    least=NUMBER,
)


def why_not_make_offer(state, seat):
    """It must be worth something (3.17.1)."""
    worth, least = worth_of_offer(state), least_bribe(state)
    return LEGAL if worth >= least else because(TOO_LITTLE_OFFERED, worth, least)


OFFERED = told(
    "offered",
    "3.17.1",
    n_("{side} offers {ducats} ducat's worth.", "{side} offers {ducats} ducats' worth.", "ducats"),
    ducats=NUMBER,
)


def make_offer(state, seat):
    """The attacker answers; pirates take what they have asked for (3.17.1)."""
    pop(state)
    tell(state, OFFERED, side_of_fleet(fleet_of(state, DEFENDER)), worth_of_offer(state))
    if is_pirate(fleet_of(state, ATTACKER)):
        pay_the_bribe(state)
    else:
        push(state, phases.BRIBE_ANSWER, seat_of_fleet(state, fleet_of(state, ATTACKER)))


def offer_nothing(state, seat):
    """One offer or none (3.17.1, 3.23)."""
    forget_the_offer(state)
    pop(state)


def forget_the_offer(state):
    """Nothing is offered."""
    for what in range(units.CARGO):
        state.offer[what] = 0


# --- the answer ---------------------------------------------------------------------------------


def accept_bribe(state, seat):
    """The bribe is taken (3.17.1)."""
    pop(state)
    pay_the_bribe(state)


BRIBE_REFUSED = told("bribe_refused", "3.17.1", _("{nation} will not be bribed."))


def refuse_bribe(state, seat):
    """The combat goes on (3.17.1, 3.23)."""
    tell(state, BRIBE_REFUSED, state.nation[seat])
    forget_the_offer(state)
    pop(state)


BRIBED = told(
    "bribed_off",
    "3.17.1",
    _("{side} takes it and lets {fleet} go."),
    weight=1,
    part=Part(ends=True),
)


def pay_the_bribe(state):
    """It changes hands, glory with it, and the combat is over (F66, 3.17.1)."""
    payer, taker = fleet_of(state, DEFENDER), fleet_of(state, ATTACKER)
    for what in range(units.CARGO):
        state.held[holder_of(payer)][what] -= state.offer[what]
        if not is_pirate(taker):
            state.held[holder_of(taker)][what] += state.offer[what]
    tell(state, BRIBED, side_of_fleet(taker), payer)
    count_the_bribe(state, side_of_fleet(payer), -1)
    if not is_pirate(taker):
        count_the_bribe(state, side_of_fleet(taker), 2)
    go_to(state, ENDS)


def count_the_bribe(state, nation, points):
    """The glory of a nation changes by bribes once in a turn (3.17.1)."""
    if not state.bribe_counted[nation]:
        state.bribe_counted[nation] = 1
        win_glory(state, nation, points, glory.BY_SEA)
