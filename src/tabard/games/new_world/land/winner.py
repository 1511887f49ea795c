"""3.16.4f: who has won, as soon as the rounds are over."""

from __future__ import annotations

from tabard.engine.rule import rule, tell
from tabard.engine.words import _

from ..book import told
from ..components import nations
from ..state import ATTACKER, DEFENDER, NEITHER
from .falling import left_standing
from .forces import defends_own_land

WON = told("won", "3.16.4f", _("{side} wins."), weight=1, side=nations.SIDES)
UNDECIDED = told("undecided", "3.16.4f", _("Nobody wins."))


@rule
def settle_the_winner(state):
    """3.16.4f: who is left, or whose enemy has retreated; if nobody is left the owner has held."""
    first, second = left_standing(state, ATTACKER), left_standing(state, DEFENDER)
    if state.retreated != NEITHER:
        state.winner = 1 - state.retreated
    elif first == 0 and second == 0:
        state.winner = DEFENDER if defends_own_land(state, DEFENDER) else NEITHER
    elif first == 0:
        state.winner = DEFENDER
    elif second == 0:
        state.winner = ATTACKER
    if state.winner == NEITHER:
        tell(state, UNDECIDED)
    else:
        tell(state, WON, state.side[state.winner])
