"""Asking others to agree (rules 24 and 2.16): the move waits, half said, until all answer. Whom it
concerns is a bit for each seat (``consent_x``), so each is asked once, and whoever moves never."""

from __future__ import annotations

from tabard.engine.flow.stack import agreed, call_off, phase_now
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from . import phases
from .book import refuse, told

MOST_REFUSALS = 3


TOO_OFTEN_REFUSED = refuse(
    "2.16", _("Three times this turn somebody did not agree; nobody is asked again.")
)


def why_not_ask(state):
    """After three refusals in a turn nobody is asked again until it ends (2.16.16)."""
    if state.refusals >= MOST_REFUSALS:
        return because(TOO_OFTEN_REFUSED)
    return LEGAL


AGREED = told("agreed", "24", _("{pawn} agrees."))


def agree(state, seat):
    """Whoever is asked may agree; agreed; when all who are asked have agreed, the move is made; an
    absent or automated player agrees (24, 2.16.8, 4.20)."""
    tell(state, AGREED, seat)
    agreed(state, seat)


DECLINED_TO = told("did_not_agree", "24", _("{pawn} does not agree; nothing happens."))


def disagree(state, seat):
    """Whoever is asked may decline; nothing is paid and nothing happens; in Festina lente the
    seat's own pawn stays (24, 2.16.14, 2.4.6)."""
    tell(state, DECLINED_TO, seat)
    state.refusals += 1
    call_off(state)
    if phase_now(state) == phases.HURRYING:
        state.moved[seat] = 1
