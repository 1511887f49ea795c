"""Chapter "Turn": three phases in fixed order, and whose turn it is (rules 1 to 6)."""

from __future__ import annotations

from tabard.engine.flow.stack import goes_on, phase_now, pop, push
from tabard.engine.kinds import NUMBER
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from . import phases
from .book import refuse, told
from .hands import check_limit
from .players import active_seat, has_role, pawns_in_play
from .state import State

ACTIONS_OF_A_TURN = 4


NO_ACTION_LEFT = refuse("4", _("All actions of this turn have been done."))


def why_not_act(state):
    """4, 5, 6: any mix of at most four actions; a battle of event 13 is none of them."""
    if state.actions_left == 0 and phase_now(state) != phases.STORMING:
        return because(NO_ACTION_LEFT)
    return LEGAL


def why_no_action_is_left(state, seat):
    """4: after the fourth action this phase of the turn is over."""
    going_on = goes_on(state, phases.TURN) and active_seat(state) == seat
    if going_on and state.actions_left == 0:
        return because(NO_ACTION_LEFT)
    return LEGAL


WRONG_ROLE = refuse("3.7", _("Only the {role} can do that."))


def why_not_act_as(state, role):
    """3.7: a role's own action."""
    if not has_role(state, role):
        return because(WRONG_ROLE, role)
    return why_not_act(state)


def spend_action(state):
    """4, 6: each action counts as one, also when it repeats another."""
    if phase_now(state) == phases.STORMING:
        pop(state)
    else:
        state.actions_left -= 1


def end_actions(state, seat):
    """4, 2.4.10, 4.13, 2.16.2: at most four actions, so the player may stop early; phase 1 is over;
    an absent player ends the actions."""
    pop(state)


def phase_one(state):
    """1, 4, 2.11.1: the turn begins, with actions; its window is open all the time."""
    begin_turn(state)
    push(state, phases.ACTIONS, active_seat(state))


TURN_BEGAN = told("turn", "2", _("Turn {turn}: {pawn}."), turn=NUMBER)


forget_turn = State.forgets("turn", says="2.2.11: nothing has been used in a turn that begins.")


def begin_turn(state):
    """4: a turn begins with four actions."""
    state.turns += 1
    state.actions_left = ACTIONS_OF_A_TURN
    forget_turn(state)
    tell(state, TURN_BEGAN, state.turns, state.turn)


def phase_two(state):
    """36, 2.11.3: the draw; the window that lies below it opens when it is over."""
    push(state, phases.AFTER_DRAW, active_seat(state))
    push(state, phases.DRAW, active_seat(state))


def end_phase_two(state):
    """2.3.2: the hand of the active player is brought down to its limit."""
    check_limit(state, active_seat(state))


def phase_three(state):
    """52: the barbarians invade."""
    push(state, phases.INVASION, active_seat(state))


def next_player(state):
    """2, 2.13.10: the next player's turn; alone each role has its turn."""
    state.turn = (state.turn + 1) % pawns_in_play(state)
