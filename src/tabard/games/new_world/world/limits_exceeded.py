"""What is too much must go: where losses leave less room, and where the limits hold again (3.6.5,
3.6.7, 3.7.4)."""

from __future__ import annotations

from tabard.engine.flow.stack import cursor, move_cursor, pop, push
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..components import board, colonies, nations, units
from .avatars import lose_regiment, regiment_aboard
from .limits import holder_belongs_to, regiments_in, room_left, room_of, room_taken, units_with
from .nations import seat_of
from .stacking_limits import can_take


def drop_what_does_not_fit(state, fleet):
    """After losses the owner drops what is too much; a regiment that has no room at all is lost
    (3.6.5)."""
    regiment, room = regiment_aboard(state, fleet), room_of(state, fleet)
    if regiment >= 0 and room_taken(state, nations.FIRST_REGIMENT + regiment) > room:
        lose_regiment(state, regiment)
    shed_what_is_too_much(state, nations.FIRST_FLEET + fleet)


def shed_what_is_too_much(state, holder):
    """The owner chooses what goes, until the limits hold again (3.6.5, 3.6.7, F59)."""
    if has_too_much(state, holder):
        push(state, phases.DROP, seat_of(state, holder_belongs_to(state, holder)), holder)


def has_too_much(state, holder):
    """Is there anything that must go? (3.6.7)"""
    return any(is_too_much(state, holder, what) for what in range(units.CARGO))


def is_too_much(state, holder, what):
    """Of this more is held than may be (3.6.5, 3.6.7)."""
    if state.held[holder][what] == 0 or what == units.DUCATS:
        return False
    if nations.FIRST_FLEET <= holder < nations.FIRST_COLONY:
        return what != units.ALLIES and room_left(state, holder - nations.FIRST_FLEET) < 0
    return can_take(state, holder, what) < 0


def is_within_again(state):
    """Enough has been dropped (3.6.5)."""
    return not has_too_much(state, cursor(state))


NOT_TOO_MUCH = refuse("3.6.7", _("There is room for all of it: {what}."))


def why_not_drop(state, seat, what):
    """Something of which there is too much (3.6.5)."""
    return LEGAL if is_too_much(state, cursor(state), what) else because(NOT_TOO_MUCH, what)


DROPPED = told("dropped", "3.6.5", _("{holder} gives up 1 × {what}."))


def drop(state, seat, what):
    """One piece of it is lost (3.6.5)."""
    state.held[cursor(state)][what] -= 1
    tell(state, DROPPED, cursor(state), what)


REGIMENT_DISBANDED = told(
    "regiment_disbanded", "3.7.4", _("{area} has no place for {regiment}: it is disbanded.")
)


def disband_regiments_without_a_place(state):
    """A colony that has lost a level keeps as many as it may; the smallest go (3.7.4, 3.17.9,
    3.23)."""
    for regiment in range(nations.REGIMENTS):
        area = state.regiment_at[regiment]
        if area < board.AREAS and has_too_many_regiments(state, regiment, area):
            smallest = smallest_regiment_in(state, area)
            tell(state, REGIMENT_DISBANDED, area, smallest)
            lose_regiment(state, smallest)


def has_too_many_regiments(state, regiment, area):
    """The colony, for those of the nation of this regiment (3.7.4)."""
    nation = nations.HOLDER_NATION[nations.FIRST_REGIMENT + regiment]
    return regiments_in(state, nation, area) > colonies.REGIMENTS_IN[state.colony[area]]


def smallest_regiment_in(state, area):
    """The cheapest to lose (3.23)."""
    smallest, fewest = -1, 0
    for regiment in range(nations.REGIMENTS):
        if state.regiment_at[regiment] == area:
            force = units_with(state, nations.FIRST_REGIMENT + regiment)
            if smallest < 0 or force < fewest:
                smallest, fewest = regiment, force
    return smallest


def mend_the_limits(state):
    """Stacking and transport limits hold again; owners choose (F17, F59, 3.16.6.8, 3.9.D11)."""
    push(state, phases.LIMITS, 0)


def look_at_the_next_holder(state):
    """Royal regiments first, then one holder after another (3.6.7, 3.7.4)."""
    if cursor(state) == 0:
        disband_regiments_without_a_place(state)
    for holder in range(cursor(state), nations.HOLDERS):
        if has_too_much(state, holder):
            move_cursor(state, holder + 1)
            shed_what_is_too_much(state, holder)
            return
    pop(state)
