"""Step 1: free actions of the defending leader (3, 4, 13, 3.16.1)."""

from __future__ import annotations

from tabard.engine.flow.stack import cursor, move_cursor, phase_now, push, seat_now
from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..action.transfer import GAVE, TOOK, is_here
from ..book import refuse
from ..components import cards, nations, units
from ..readings import (
    allied_commander_acts,
    called_units_return,
    every_leader_acts,
    everything_changes_hands,
    no_calls_to_fleets,
)
from ..state import ATTACKER, DEFENDER
from ..world.nations import seat_of
from .candidates import carries_units
from .forces import has_played, leads_ashore

MOST_TRANSFERS = 12


def ask_for_free_actions(state):
    """An own leader ashore who commands the defence, nobody else, and not after a surprise attack
    (2, 3, 4, A1)."""
    if acts_freely(state) and not is_surprised(state):
        nation = nations.HOLDER_NATION[state.commander[DEFENDER]]
        push(state, phases.TRANSFERS, seat_of(state, nation))


def acts_freely(state):
    """An own leader ashore; or by a reading an ally's leader who commands (3, A37)."""
    is_leader = 0 < state.commander[DEFENDER] < nations.FIRST_FLEET
    return leads_ashore(state, DEFENDER) or (is_leader and allied_commander_acts(state))


def is_surprised(state):
    """The defending leader has no free actions (3.19 N°37)."""
    return has_played(state, ATTACKER, cards.SURPRISE_ATTACK)


def has_free_actions(state):
    """Does a leader command who has something to call up or to give? (3, 3.16.1)"""
    return acts_freely(state) and any(
        (is_giver(state, holder) and gives_anything(state, holder, holder))
        or (is_taker(state, holder) and gives_anything(state, state.commander[DEFENDER], holder))
        for holder in range(nations.FIRST_LEADER, nations.HOLDERS)
    )


def has_units_on_call(state):
    """Are there units that the leader can call up, so that they fight? (3.16.1)"""
    return acts_freely(state) and any(
        is_giver(state, holder) and carries_units(state, holder)
        for holder in range(nations.FIRST_LEADER, nations.FIRST_COLONY)
    )


NO_MORE_TRANSFERS = refuse("3.16.1", _("Twelve transfers have been made."))


def why_not_transfer_more(state):
    """At most twelve times (3.16.1)."""
    return LEGAL if cursor(state) < MOST_TRANSFERS else because(NO_MORE_TRANSFERS)


def is_giver(state, holder):
    """Another own leader or fleet in the area (3.16.1, A32)."""
    last = nations.FIRST_FLEET if no_calls_to_fleets(state) else nations.FIRST_COLONY
    stands_by = nations.FIRST_LEADER <= holder < last
    return stands_by and is_here(state, state.commander[DEFENDER], holder)


def is_taker(state, holder):
    """The garrison or a regiment in the area; by a reading other own leaders too (3.16.1, A1)."""
    takes = nations.FIRST_LEADER <= holder < nations.FIRST_FLEET and every_leader_acts(state)
    takes = takes or holder >= nations.FIRST_COLONY
    return takes and is_here(state, state.commander[DEFENDER], holder)


NOT_A_GIVER = refuse("3.16.1", _("Only your other leaders and fleets here can hand units over."))


def why_not_call_up(state, seat, giver, what, amount):
    """Military units or settlers of another own leader or fleet in the area; limits do not count
    now (3.16.1, A32)."""
    if refusal := why_not_transfer_more(state):
        return refusal
    if not is_giver(state, giver):
        return because(NOT_A_GIVER)
    return why_not_hand_over(state, giver, giver, what, amount)


def may_change_hands(state, taker, what):
    """Military units, among avatars settlers too, by a reading all but native allies (3.16.1, A2,
    3.6.2)."""
    if what == units.ALLIES or taker >= nations.FIRST_COLONY:
        return what < units.UNITS
    return what < units.UNITS or what == units.SETTLERS or everything_changes_hands(state)


ONLY_UNITS = refuse("3.16.1", _("Only military units and settlers change hands now."))
NONE_HELD = refuse("3.16.1", _("There are not that many to hand over."))


def why_not_hand_over(state, giver, taker, what, amount):
    """As many as there are (3.16.1)."""
    if what == OPEN:
        return LEGAL if gives_anything(state, giver, taker) else because(NONE_HELD)
    if not may_change_hands(state, taker, what):
        return because(ONLY_UNITS)
    if state.held[giver][what] == 0 or (amount != OPEN and state.held[giver][what] < amount):
        return because(NONE_HELD)
    return LEGAL


def gives_anything(state, giver, taker):
    """Has the giver anything that changes hands? (3.16.1)"""
    return any(
        may_change_hands(state, taker, kind) and state.held[giver][kind] > 0
        for kind in range(units.CARGO)
    )


NOBODY_ESCAPES_ABOARD = refuse("13", _("The fight has begun: nobody can flee aboard any more."))


def why_nobody_escapes_aboard(state, seat):
    """In step 1 the defender's leader does not go on board a ship (13)."""
    in_step_one = phase_now(state) == phases.TRANSFERS and seat_now(state) == seat
    return because(NOBODY_ESCAPES_ABOARD) if in_step_one else LEGAL


def call_up(state, seat, giver, what, amount):
    """They are his now; A32: or by a reading until the combat is over (3.16.1)."""
    hand_over(state, giver, state.commander[DEFENDER], what, amount)
    if giver >= nations.FIRST_FLEET and what < units.UNITS and called_units_return(state):
        state.called[giver - nations.FIRST_FLEET][what] += amount
    tell(state, TOOK, state.commander[DEFENDER], amount, what, giver)


def hand_over(state, giver, taker, what, amount):
    """One of the twelve transfers (3.16.1)."""
    state.held[giver][what] -= amount
    state.held[taker][what] += amount
    move_cursor(state, cursor(state) + 1)


NOT_A_TAKER = refuse("3.16.1", _("Only the garrison or a royal regiment here takes units over."))


def why_not_reinforce(state, seat, to, what, amount):
    """Military units to the garrison or to a regiment; 13: nothing goes aboard (3.16.1)."""
    if refusal := why_not_transfer_more(state):
        return refusal
    if not is_taker(state, to):
        return because(NOT_A_TAKER)
    return why_not_hand_over(state, state.commander[DEFENDER], to, what, amount)


def reinforce(state, seat, to, what, amount):
    """They stay with the colony, or with the other leader (3.16.1)."""
    hand_over(state, state.commander[DEFENDER], to, what, amount)
    tell(state, GAVE, state.commander[DEFENDER], amount, what, to)
