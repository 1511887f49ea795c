"""BRI (3.11.11): bribing natives, or treating with them."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import pop, popped, push
from tabard.engine.kinds import CHANCE, OPEN, upto
from tabard.engine.rule import LEGAL, because, table, tell
from tabard.engine.words import _, n_

from .. import phases
from ..action.impulse import acts_from, begin_attempt, pay_for_act
from ..book import refuse, told
from ..components import board, goods, nations, units
from ..natives.armies import has_free_location, natives_in
from ..natives.merging import in_army, strongest_army
from ..state import BRIBE, UNDISCOVERED
from ..world.avatars import NOT_ASHORE, is_helped_by, is_skilled, spot_of
from ..world.conventions import half, period
from ..world.dice import throw
from ..world.image import image_bonus
from ..world.map import NOT_DISCOVERED
from ..world.nations import are_allied, seat_of
from ..world.paying import TOO_POOR, at_hand, less_credit, pay_carried_first, use_up_credit
from ..world.stacking_limits import take_up_to_the_maximum
from .discover import in_cup, natives_are_there, why_not_in_cup

BASE = 7
STEP = 5
EXTRA_STEPS = upto(3)
# 3.11.11 by location: none, tribe, city, kingdom, capital.
PENALTY = table([0, 0, 1, 2, 3])


FOREIGN_LAND = refuse("3.11.11", _("{area} belongs to {nation}."))
NO_NATIVES_THERE = refuse("3.11.11", _("No natives are in {area} to treat with."))


def why_not_bribe(state, seat, avatar, extra):
    """An army or an unsubdued location in an own, allied or ownerless area, and ducats
    (3.11.11)."""
    area = spot_of(state, avatar)
    if area >= board.AREAS or not acts_from(state, avatar):
        return because(NOT_ASHORE, avatar)
    if state.discovered[area] == UNDISCOVERED:
        return because(NOT_DISCOVERED, area)
    owner = state.owner[area]
    if owner < nations.NATIONS and not are_allied(state, state.nation[seat], owner):
        return because(FOREIGN_LAND, area, owner)
    if not natives_are_there(state, area):
        return because(NO_NATIVES_THERE, area)
    price = price_of_bribe(state, 0 if extra == OPEN else extra)
    wanted = less_credit(state, state.nation[seat], price)
    have = at_hand(state, avatar, units.DUCATS, wanted)
    return LEGAL if have >= wanted else because(TOO_POOR, wanted, have)


def price_of_bribe(state, extra):
    """Five ducats for each period's number, and five for each +1 (3.11.11)."""
    return STEP * period(state) + STEP * extra


def bribe(state, seat, avatar, extra):
    """The ducats are gone, whatever comes of it (3.11.11)."""
    pay_for_act(state, avatar)
    nation = nations.HOLDER_NATION[avatar]
    price = less_credit(state, nation, price_of_bribe(state, extra))
    use_up_credit(state, nation)
    pay_carried_first(state, avatar, units.DUCATS, price)
    begin_attempt(state, seat, BRIBE, avatar, spot_of(state, avatar), 0, extra)


def bribe_target(state):
    """Seven and its modifiers (3.11.11)."""
    area, avatar = state.action_area, state.action_avatar
    nation = nations.HOLDER_NATION[avatar]
    goal = BASE + state.action_bonus
    goal += 2 * is_skilled(state, avatar, nations.MISSIONARY) + (nation == nations.FR)
    goal += is_helped_by(state, avatar, goods.INTERPRETER) + image_bonus(state, nation)
    if has_free_location(state, area):
        goal -= PENALTY[state.location[area]]
    return goal


def bribe_succeeded(state):
    """A choice of three (3.11.11)."""
    push(state, phases.BRIBED, seat_of(state, nations.HOLDER_NATION[state.action_avatar]))


NO_ARMY = refuse("3.11.11", _("No native army is here."))


def why_not_send_away(state, seat):
    """A native army in the area (3.11.11 (a))."""
    return LEGAL if natives_in(state, state.action_area) > 0 else because(NO_ARMY)


ARMY_LEAVES = told("army_leaves", "3.11.11", _("A native army leaves {area}."), part=Part())


def send_away(state, seat):
    """The strongest army is no more (3.11.11 (a))."""
    area = state.action_area
    army = strongest_army(state, area)
    for n in range(units.NATIVE_KINDS):
        fighter = units.CHEAPEST_NATIVES[n]
        state.natives[area][fighter - units.FIRST_NATIVE] -= in_army(state, area, army, fighter)
    state.native_leader[area] = 0
    tell(state, ARMY_LEAVES, area)
    pop(state)


def trade_with_natives(state, seat):
    """A marker of the cup says what they have (3.11.11 (b), 3.23)."""
    pop(state)
    push(state, phases.NATIVE_GOODS, CHANCE)


def why_not_show_marker(state, seat, marker):
    """One that is still in the cup (3.1.4)."""
    return why_not_in_cup(state, state.action_area, marker)


def weight_show_marker(state, seat, marker):
    """The markers of a kind are all alike (3.1.4)."""
    return in_cup(state, board.CUP[state.action_area], marker)


NATIVES_HAVE_NOTHING = told(
    "natives_have_nothing", "3.11.11", _("The natives have nothing to give."), part=Part()
)


def show_marker(state, seat, marker):
    """It is shown and put back; a die says how many items (3.11.11 (b))."""
    pop(state)
    if marker == goods.NOTHING:
        tell(state, NATIVES_HAVE_NOTHING)
    else:
        push(state, phases.GIFT_DICE, 0, units.FIRST_GOOD + marker)
        throw(state, 1)


LEADERS_ONLY = refuse("3.11.11", _("Native allies join a leader only."))


def why_not_win_allies(state, seat):
    """Only a leader ashore wins allies (3.11.11 (c))."""
    return LEGAL if state.action_avatar < nations.FIRST_FLEET else because(LEADERS_ONLY)


def win_allies(state, seat):
    """Half a die, rounded up, of native infantry joins him until the turn ends (3.11.11 (c))."""
    pop(state)
    push(state, phases.GIFT_DICE, 0, units.ALLIES)
    throw(state, 1)


NATIVES_TRADE = told(
    "natives_trade",
    "3.11.11",
    _(
        "The drawn marker shows {what} and the die {dice}; the natives give {avatar}"
        " {count} × {what}."
    ),
    part=Part(),
)
ALLIES_JOIN = told(
    "allies_join",
    "3.11.11",
    n_(
        "By half of the die, {dice}, rounded up, {count} native joins {avatar}.",
        "By half of the die, {dice}, rounded up, {count} natives join {avatar}.",
    ),
    part=Part(),
)


def receive_gift(state):
    """As much as the avatar can hold (3.11.11 (b), (c))."""
    what, avatar = popped(state), state.action_avatar
    count = half(state.dice_sum) if what == units.ALLIES else state.dice_sum
    count = take_up_to_the_maximum(state, avatar, what, count)
    if what == units.ALLIES:
        leader = avatar - nations.FIRST_LEADER
        state.allies_until[leader] = max(state.turn, state.allies_until[leader])
        tell(state, ALLIES_JOIN, state.dice_sum, count, avatar)
    else:
        tell(state, NATIVES_TRADE, what, state.dice_sum, avatar, count)
