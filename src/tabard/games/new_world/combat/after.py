"""What a combat leaves to be done (42 to 44, 3.16.6.7 to 3.16.6.9, F26)."""

from __future__ import annotations

from tabard.engine.rule import rule, tell
from tabard.engine.words import _

from ..attempt import action_succeeds
from ..book import told
from ..components import board, nations
from ..merging import cut_to_four_armies
from ..state import NATIVES_ATTACK, NEITHER, NO_ACTION

LEARNED_HORSES = told("horses", "F26", _("The natives breed horses."), weight=2)


@rule
def note_the_horses(state):
    """F26, 3.8.4, 3.16.6.4: with their first victory natives begin to breed horses."""
    if not state.horses:
        state.horses = 1
        tell(state, LEARNED_HORSES)


@rule
def merge_the_natives(state):
    """3.15, 3.6.7: armies follow from the counters; never more than four in an area."""
    for area in range(board.AREAS):
        cut_to_four_armies(state, area)


RESCUED = told("rescued", "43", _("The action has succeeded after all."))


@rule
def action_is_rescued(state):
    """43, 44, 3.16.6.7, A42: natives attacked after a failed action and its nation has won: it has
    succeeded."""
    if state.trigger != NATIVES_ATTACK or state.winner == NEITHER or state.action == NO_ACTION:
        return
    if state.side[state.winner] != nations.HOLDER_NATION[state.action_avatar]:
        return
    tell(state, RESCUED)
    action_succeeds(state)
