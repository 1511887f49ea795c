"""Interception (F61, 3.17.0a to 3.17.0c): a fleet is tried on where it is activated, enters, or
wants to leave. The moves, those of the active fleet too, are in ``chances``.

``naval_fleet`` holds the active fleet and the one that meets it, each plus 1.
"""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.sequence import Course
from tabard.engine.flow.stack import cursor, go_to, move_cursor, pop, push
from tabard.engine.kinds import Kind
from tabard.engine.rule import tell
from tabard.engine.words import _

from .. import phases
from ..book import told
from ..components import board, cards, goods, nations
from ..land.forces import has_played
from ..world.avatars import ships_in, slowest_ship
from ..world.dice import throw_one
from ..world.hands import cards_in_hand
from ..world.limits import is_pirate
from .sailing import enter_by_sea, points_to_sail
from .start import begin_naval_combat, fleet_of
from .waters import (
    fleet_in_order,
    has_aboard,
    is_in_port,
    is_storm_next_door,
    may_try_on,
    meet,
    seat_of_fleet,
)

ACTIVE, OTHER = 0, 1  # the two of naval_fleet while nobody fights yet
THE_TWO = Kind("side", ["active", "other"])
MEETS = Course(fair_wind=2, own_die=1, their_die=1, compare=1, parting=1)
OWN_DIE = MEETS.begins["own_die"]
MOST_TIES = 3
FAST, MANY_SHIPS, FAIR_WIND_HELPS = 16, 6, 2


def watch_the_sea(state, fleet):
    """Whoever meets this fleet may try; not at home, nor while it lies still in a port
    (3.17.0a)."""
    state.naval_fleet[ACTIVE] = 1 + fleet
    push(state, phases.INTERCEPTION, 0)


def forget_who_tried(state):
    """In another area everybody may try again, and nobody is safe (3.17.0b, 3.17.0c)."""
    state.safe = 0
    for fleet in range(nations.ALL_FLEETS):
        state.tried[fleet] = 0


def look_for_the_next(state):
    """Fleet by fleet; pirates must try, others are asked; if nobody stops it the active fleet goes
    on (3.17.0a)."""
    active = fleet_of(state, ACTIVE)
    for n in range(cursor(state), nations.ALL_FLEETS):
        other = fleet_in_order(state, n)
        if other >= 0 and is_to_try(state, active, other):
            move_cursor(state, n + 1)
            if is_pirate(active) or is_pirate(other):
                begin_to_roll(state, other)
            else:
                push(state, phases.PURSUE, seat_of_fleet(state, other), other)
            return
    sail_on(state)


def is_to_try(state, active, other):
    """Once in an area; pirates that come do not attack ships in a port (3.17.0a, 3.17.0c)."""
    if state.safe or state.tried[other] or not meet(state, active, other):
        return False
    if is_pirate(active):
        return not is_pirate(other) and not is_in_port(state, other)
    return may_try_on(state, other, active)


MET = told(
    "met",
    "3.17.0a",
    _("{fleet} meets {other}."),
    part=Part(opens=("fleet", "other")),
    other=nations.ALL_FLEETS,
)


def begin_to_roll(state, other):
    """These two meet (3.17.0a)."""
    state.tried[other] = 1
    state.naval_fleet[OTHER] = 1 + other
    state.battle_round = 0
    tell(state, MET, fleet_of(state, ACTIVE), other)
    push(state, phases.MEETING, 0)


def forget_the_pair(state):
    """They have parted (3.17.0a)."""
    state.naval_fleet[OTHER] = 0
    state.battle_round = 0
    for who in range(2):
        state.value[who] = 0
        state.battle_card[who][cards.WORKS_AS[cards.FAVOURABLE_WIND]] = 0


def ask_for_a_wind(state, who):
    """Before an INT roll its owner may play it; an empty hand holds none (3.19 N°56)."""
    seat = seat_of_fleet(state, fleet_of(state, who))
    if seat != nations.NO_SEAT and cards_in_hand(state, seat) > 0:
        push(state, phases.FAIR_WIND, seat, who)


def throw_for_the_other(state):
    """The active fleet's die lies there (3.17.0a)."""
    state.value[ACTIVE] = state.dice_sum + interception_bonus(state, ACTIVE)
    throw_one(state)


def interception_bonus(state, who):
    """A Scout, fast ships, a fair wind; many ships and a storm next door hinder (3.17.0a)."""
    fleet = fleet_of(state, who)
    bonus = has_aboard(state, fleet, goods.SCOUT) + (slowest_ship(state, fleet) >= FAST)
    bonus -= ships_in(state, fleet) >= MANY_SHIPS
    bonus -= is_storm_next_door(state, state.fleet_at[fleet])
    return bonus + FAIR_WIND_HELPS * has_played(state, who, cards.FAVOURABLE_WIND)


INTERCEPTION_ROLL = told(
    "interception",
    "3.17.0a",
    _("{fleet} rolls {value}, {other} {against}."),
    part=Part(totals=("value", "against")),
    other=nations.ALL_FLEETS,
)


def compare_the_rolls(state):
    """A tie is rolled again, at most twice; then the active fleet goes on. The higher one chooses,
    pirates always to fight. (3.17.0a, 3.17.0b)"""
    state.value[OTHER] = state.dice_sum + interception_bonus(state, OTHER)
    own, theirs = state.value[ACTIVE], state.value[OTHER]
    tell(state, INTERCEPTION_ROLL, fleet_of(state, ACTIVE), own, fleet_of(state, OTHER), theirs)
    higher = ACTIVE if own > theirs else OTHER
    fleet = fleet_of(state, higher)
    if own == theirs:
        roll_again_or_pass(state)
    elif is_pirate(fleet):
        fight_it_out(state, higher)
    else:
        push(state, phases.INTERCEPTION_CHOICE, seat_of_fleet(state, fleet), higher)


def roll_again_or_pass(state):
    """A tie; after the third the active fleet goes on (3.17.0a)."""
    state.battle_round += 1
    if state.battle_round < MOST_TIES:
        go_to(state, OWN_DIE)
    else:
        let_it_pass(state)


PASSES_BY = told("passes_by", "3.17.0b", _("{fleet} goes on."), part=Part(ends=True))


def let_it_pass(state):
    """RESUME: the active fleet goes on and is safe in this area (3.17.0b)."""
    state.safe = 1
    tell(state, PASSES_BY, fleet_of(state, ACTIVE))


def fight_it_out(state, who):
    """FIGHT: whoever picks it is the attacker; the active fleet sails no further, and what began as
    a meeting ends here (3.17.0b)."""
    attacker, passive = fleet_of(state, who), fleet_of(state, 1 - who)
    state.sails_to = 0
    forget_the_pair(state)
    pop(state)
    begin_naval_combat(state, attacker, passive, fleet_of(state, ACTIVE))


CANNOT_SAIL_ON = told("stays", "3.17.0b", _("{fleet} can sail no further."), part=Part())


def sail_on(state):
    """The active fleet leaves if it wanted to; where it enters it is tried on again (3.10.13,
    3.17.0a)."""
    fleet, to = fleet_of(state, ACTIVE), state.sails_to - 1
    state.sails_to = 0
    if to >= 0 and points_to_sail(state, fleet, to) <= state.move_left:
        enter_by_sea(state, fleet, to)
        forget_who_tried(state)
        if to != board.HOME:
            move_cursor(state, 0)
            return
    elif to >= 0:
        tell(state, CANNOT_SAIL_ON, fleet)
    state.naval_fleet[ACTIVE] = 0
    pop(state)


def leave_for(state, fleet, to):
    """The active fleet wants to leave; from home nobody hinders it (3.17.0a)."""
    state.sails_to = 1 + to
    watch_the_sea(state, fleet)
