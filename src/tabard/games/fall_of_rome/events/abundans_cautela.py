"""Event 9, Abundans cautela non nocet (rule 3.8.9)."""

from __future__ import annotations

from tabard.engine.rule import because
from tabard.engine.words import _

from ..book import refuse
from ..components import cards
from ..hands import in_phase_three
from .playing import forget_holder, holders_consent, pay_for_event, why_not_play

ALL = 9
TWO_FEWER = 2


PHASE_3_HAS_BEGUN = refuse("3.8.9", _("Phase 3 has begun: its cards are counted already."))


def why_not_abundans_cautela(state, seat, effect):
    """Before phase 3, also for a seat over its hand limit (3.8.9, 2.11.5)."""
    if in_phase_three(state):
        return because(PHASE_3_HAS_BEGUN)
    return why_not_play(state, seat, cards.ABUNDANS_CAUTELA)


def consent_abundans_cautela(state, seat, effect):
    """The holder of the event (2.11.13)."""
    return holders_consent(state, cards.ABUNDANS_CAUTELA)


def abundans_cautela(state, seat, effect):
    """Phase 3 of this turn turns two cards fewer (corrupt: none) (3.8.9)."""
    pay_for_event(state, cards.ABUNDANS_CAUTELA, effect)
    if state.ended != 0:
        return
    forget_holder(state)
    state.fewer_invasions = ALL if effect == cards.CORRUPT else TWO_FEWER
