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


def is_free_battle(state):
    """The battle of Veni, vidi, vici, which is no action (3.8.13)."""
    return phase_now(state) == phases.STORMING


def why_not_act(state):
    """Any mix of at most four actions (4, 5, 6)."""
    if state.actions_left == 0 and not is_free_battle(state):
        return because(NO_ACTION_LEFT)
    return LEGAL


def why_no_action_is_left(state, seat):
    """After the fourth action this phase of the turn is over (4)."""
    going_on = goes_on(state, phases.TURN) and active_seat(state) == seat
    if going_on and state.actions_left == 0:
        return because(NO_ACTION_LEFT)
    return LEGAL


WRONG_ROLE = refuse("3.7", _("Only the {role} can do that."))


def why_not_act_as(state, role):
    """A role's own action (3.7)."""
    if not has_role(state, role):
        return because(WRONG_ROLE, role)
    return why_not_act(state)


def spend_action(state):
    """Each action counts as one, also when it repeats another (4, 6)."""
    if is_free_battle(state):
        pop(state)
    else:
        state.actions_left -= 1


def end_actions(state, seat):
    """At most four actions, so the player may stop early; phase 1 is over; an absent player ends
    the actions (4, 2.4.10, 4.13, 2.16.2)."""
    pop(state)


TURN_BEGAN = told("turn", "2", _("Turn {turn}: {pawn}."), turn=NUMBER)


forget_turn = State.forgets("turn", says="Nothing has been used in a turn that begins (2.2.11).")


def begin_turn(state):
    """A turn begins with four actions; its window is open all the time (1, 4, 2.11.1)."""
    state.turns += 1
    state.actions_left = ACTIONS_OF_A_TURN
    forget_turn(state)
    tell(state, TURN_BEGAN, state.turns, state.turn)
    push(state, phases.ACTIONS, active_seat(state))


def begin_draw(state):
    """The draw; the window that lies below it opens when it is over (36, 2.11.3)."""
    push(state, phases.AFTER_DRAW, active_seat(state))
    push(state, phases.DRAW, active_seat(state))


def bring_hand_down(state):
    """The hand of the active player is brought down to its limit (2.3.2)."""
    check_limit(state, active_seat(state))


def begin_invasion(state):
    """The barbarians invade (52)."""
    push(state, phases.INVASION, active_seat(state))


def next_player(state):
    """The next player's turn; alone each role has its turn (2, 2.13.10)."""
    state.turn = (state.turn + 1) % pawns_in_play(state)
