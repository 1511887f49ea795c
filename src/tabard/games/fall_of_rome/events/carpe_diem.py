"""Event 14, Carpe diem (rule 3.8.14)."""

from __future__ import annotations

from tabard.engine.rule import tell
from tabard.engine.words import n_

from ..book import told
from ..components import cards
from .playing import forget_holder, holders_consent, pay_for_event, why_not_play


def why_not_carpe_diem(state, seat, effect):
    """Among the actions of a turn, also when none is left (3.8.14)."""
    return why_not_play(state, seat, cards.CARPE_DIEM)


def consent_carpe_diem(state, seat, effect):
    """The holder of the event (2.11.13)."""
    return holders_consent(state, cards.CARPE_DIEM)


MORE_ACTIONS = told(
    "more_actions",
    "3.8.14",
    n_("{pawn} has {count} more action.", "{pawn} has {count} more actions.", "count"),
)


def carpe_diem(state, seat, effect):
    """The active player gets two (corrupt four) more actions this turn (3.8.14)."""
    pay_for_event(state, cards.CARPE_DIEM, effect)
    if state.ended != 0:
        return
    forget_holder(state)
    more = 4 if effect == cards.CORRUPT else 2
    state.actions_left += more
    tell(state, MORE_ACTIONS, state.turn, more)
