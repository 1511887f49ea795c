"""What building costs when natives attack, and when it fails (3.11.6, 3.11.8, 3.11.9)."""

from __future__ import annotations

from tabard.engine.rule import rule

from ..state import COLONISE, FORTIFY, IMPROVE_
from .fortify import fortify_failed, work_points
from .founding import pay_for_colony, pay_points
from .improve import improve_failed, improvement_points


@rule
def pay_for_the_attempt(state):
    """3.11.6, 3.11.8, 3.11.9: when natives attack the build points are spent, whoever wins."""
    avatar, what = state.action_avatar, state.action_what
    if state.action == COLONISE:
        pay_for_colony(state)
    elif state.action == FORTIFY:
        state.action_paid = 1
        pay_points(state, avatar, work_points(state, avatar, what))
    elif state.action == IMPROVE_:
        state.action_paid = 1
        pay_points(state, avatar, improvement_points(state, avatar, what))


@rule
def work_failed(state):
    """3.11.8, 3.11.9: half the build points; a mission or a bribe costs nothing more."""
    if state.action == FORTIFY:
        fortify_failed(state)
    elif state.action == IMPROVE_:
        improve_failed(state)
