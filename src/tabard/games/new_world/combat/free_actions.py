"""Step 1: free actions of the defending leader (3, 4, 13, 3.16.1)."""

from __future__ import annotations

from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.stack import cursor, move_cursor, push

from ..components.cards import SURPRISE_ATTACK, WORKS_AS
from ..components.nations import FIRST_COLONY, FIRST_LEADER
from ..components.units import SETTLERS, UNITS
from ..phases import TRANSFERS
from ..state import ATTACKER, DEFENDER
from ..told_of_avatars import GAVE, TOOK
from ..transfer import is_here
from .forces import leads_ashore, seat_on
from .refused import NO_MORE_TRANSFERS, NONE_HELD, NOT_A_GIVER, NOT_A_TAKER, ONLY_UNITS

MOST_TRANSFERS = 12
STEP_TWO = 2 * 16


@rule
def go_on_with_free_actions(state, at):
    """3, A1: only an own leader ashore who commands, and not after a surprise attack."""
    if at == 0:
        if leads_ashore(state, DEFENDER) and not is_surprised(state):
            push(state, TRANSFERS, seat_on(state, DEFENDER))
    else:
        move_cursor(state, STEP_TWO)


@rule
def is_surprised(state):
    """3.19 N°37: the defending leader has no free actions."""
    return state.battle_card[ATTACKER][WORKS_AS[SURPRISE_ATTACK]] > 0


@rule
def why_not_transfer_more(state):
    """3.16.1: at most twelve times."""
    if cursor(state) >= MOST_TRANSFERS:
        return because(NO_MORE_TRANSFERS)
    return LEGAL


@rule
def is_giver(state, holder):
    """3.16.1: another own leader or fleet in the area."""
    if not FIRST_LEADER <= holder < FIRST_COLONY:
        return False
    return is_here(state, state.commander[DEFENDER], holder)


@rule
def is_taker(state, holder):
    """3.16.1: the garrison or a regiment in the area."""
    return holder >= FIRST_COLONY and is_here(state, state.commander[DEFENDER], holder)


@rule
def near_call_up(state, seat, giver):
    """Only those who are here."""
    return is_giver(state, giver)


@rule
def why_not_call_up(state, seat, giver, what, amount):
    """3.16.1, A32: military units or settlers of another own leader or fleet in the area; limits do
    not count now."""
    refusal = why_not_transfer_more(state)
    if refusal != LEGAL:
        return refusal
    if not is_giver(state, giver):
        return because(NOT_A_GIVER)
    if what == OPEN:
        return LEGAL if has_something(state, giver, SETTLERS) else because(NONE_HELD)
    return why_not_hand_over(state, giver, what, amount, SETTLERS)


@rule
def has_something(state, holder, last):
    """Is there anything that may change hands?"""
    for what in range(last + 1):
        if may_change_hands(what) and state.held[holder][what] > 0:
            return True
    return False


@rule
def may_change_hands(what):
    """3.16.1, 3.6.2: military units and settlers, no native allies."""
    return what < UNITS or what == SETTLERS


@rule
def why_not_hand_over(state, giver, what, amount, last):
    """3.16.1: as many as there are."""
    if what > last or not may_change_hands(what):
        return because(ONLY_UNITS)
    if state.held[giver][what] == 0 or (amount != OPEN and state.held[giver][what] < amount):
        return because(NONE_HELD)
    return LEGAL


@rule
def call_up(state, seat, giver, what, amount):
    """3.16.1: they are his now."""
    leader = state.commander[DEFENDER]
    state.held[giver][what] -= amount
    state.held[leader][what] += amount
    move_cursor(state, cursor(state) + 1)
    tell(state, TOOK, leader, amount, what, giver)


@rule
def near_reinforce(state, seat, to):
    """Only the garrison and regiments here."""
    return is_taker(state, to)


@rule
def why_not_reinforce(state, seat, to, what, amount):
    """3.16.1: military units to the garrison or to a regiment; 13: nothing goes aboard."""
    refusal = why_not_transfer_more(state)
    if refusal != LEGAL:
        return refusal
    if not is_taker(state, to):
        return because(NOT_A_TAKER)
    leader = state.commander[DEFENDER]
    if what == OPEN:
        return LEGAL if has_something(state, leader, UNITS - 1) else because(NONE_HELD)
    return why_not_hand_over(state, leader, what, amount, UNITS - 1)


@rule
def reinforce(state, seat, to, what, amount):
    """3.16.1: they stay with the colony."""
    leader = state.commander[DEFENDER]
    state.held[leader][what] -= amount
    state.held[to][what] += amount
    move_cursor(state, cursor(state) + 1)
    tell(state, GAVE, leader, amount, what, to)
