"""What goes on, and how much of it is left: dice to set, barbarians to remove, cards to discard."""

# mypy: allow-untyped-calls

from __future__ import annotations

from typing import Any

from tabard.engine.flow.stack import phase_now, seat_now
from tabard.engine.words import _, n_, say

from .. import phases
from ..components import cards
from ..hands import hand_size

_BATTLE_REMOVED = n_(
    "The battle removed {count} barbarian.", "The battle removed {count} barbarians."
)
_TO_REMOVE = n_(
    "{count} barbarian is still to be removed.", "{count} barbarians are still to be removed."
)
_TO_JOIN = n_("Then {count} legion joins.", "Then {count} legions join.")
_TO_SET = n_("{count} die is still to be set.", "{count} dice are still to be set.")
_TO_DISCARD = n_("{count} card is one too many.", "{count} cards are too many.")
_TO_PAY = n_("{count} card is still to be paid.", "{count} cards are still to be paid.")
_AT_MOST = n_("{count} more at most.", "{count} more at most.")
_ACTIONS_LEFT = n_("{count} action is left.", "{count} actions are left.")
_NO_ACTION_LEFT = _("No action is left: events can still be played before cards are drawn.")
_A_REVOLT_ON_TOP = _("The top card of the player deck is a revolt.")


def going_on(state: Any) -> tuple[str, ...]:
    """What is left of what goes on, and what all know to come."""
    if state.ended or not state.depth:
        return ()
    revolt = (say(_A_REVOLT_ON_TOP),) if state.top_card == cards.REVOLT else ()
    return (*_left(state), *revolt)


def _left(state: Any) -> tuple[str, ...]:
    phase = phase_now(state)
    if phase == phases.ACTIONS and state.turns:
        left = int(state.actions_left)
        return (say(_ACTIONS_LEFT, count=left) if left else say(_NO_ACTION_LEFT),)
    if phase not in _COUNTED:
        return ()
    sentence, count = _COUNTED[phase]
    if count(state) <= 0:
        return ()
    to_do = say(sentence, count=int(count(state)))
    gain = int(state.to_gain) if phase == phases.CASUALTIES else 0
    return (f"{to_do} {say(_TO_JOIN, count=gain)}" if gain else to_do,)


def _too_many(state: Any) -> int:
    return int(hand_size(state, seat_now(state)) - cards.HAND_LIMIT)


def _left_to_do(state: Any) -> int:
    return int(state.left_to_do)


_COUNTED = {
    phases.AFTER_BATTLE: (_BATTLE_REMOVED, lambda state: state.removed),
    phases.CASUALTIES: (_TO_REMOVE, lambda state: state.to_remove),
    phases.SET_DICE: (_TO_SET, lambda state: state.dice_left),
    phases.OVER_LIMIT: (_TO_DISCARD, _too_many),
    phases.PAY_ALLIANCE: (_TO_PAY, _left_to_do),
    phases.STRIKE_ELSEWHERE: (_AT_MOST, _left_to_do),
    phases.REPLACING: (_AT_MOST, _left_to_do),
    phases.BITING: (_AT_MOST, _left_to_do),
}
