"""Event 8, Alea iacta est (rule 3.8.8). The dice are set in the battle."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because
from tabard.engine.words import _

from ..book import refuse
from ..components import cards, pieces
from .playing import forget_holder, holders_consent, pay_for_event, why_not_play

DICE_SET_ALREADY = refuse("3.8.8", _("The dice are being set already."))
NO_BATTLE_LEFT = refuse("3.8.8", _("No action is left for a battle this turn."))


def why_not_alea_iacta_est(state, seat, effect):
    """In the action phase, while actions are left and no such event works this turn (3.8.8)."""
    if refusal := why_not_play(state, seat, cards.ALEA_IACTA_EST):
        return refusal
    if state.dice_to_set > 0:
        return because(DICE_SET_ALREADY)
    if state.actions_left == 0:
        return because(NO_BATTLE_LEFT)
    return LEGAL


def consent_alea_iacta_est(state, seat, effect):
    """The holder of the event (2.11.13)."""
    return holders_consent(state, cards.ALEA_IACTA_EST)


def alea_iacta_est(state, seat, effect):
    """In the next battle of this turn (corrupt: in all) the dice are set, not thrown (3.8.8)."""
    pay_for_event(state, cards.ALEA_IACTA_EST, effect)
    if state.ended != 0:
        return
    forget_holder(state)
    state.dice_to_set = pieces.ALL_BATTLES if effect == cards.CORRUPT else pieces.ONE_BATTLE
