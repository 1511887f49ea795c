"""Event 5, Audentes fortuna iuvat (rule 3.8.5)."""

from __future__ import annotations

from tabard.engine.flow.stack import push
from tabard.engine.rule import LEGAL, because
from tabard.engine.words import _

from .. import phases
from ..book import refuse
from ..components import cards
from ..deck import cards_in_player_deck
from ..draw import draw_or_lose
from ..options import draws_what_is_left
from ..players import active_seat
from .playing import forget_holder, holders_consent, pay_for_event, why_not_play

NOTHING_TO_DRAW = refuse("3.8.5", _("The player deck is empty."))


def why_not_audentes_fortuna(state, seat, effect):
    """In the draw phase, after drawing; also as a lost bet, with too few cards (3.8.5)."""
    if refusal := why_not_play(state, seat, cards.AUDENTES_FORTUNA):
        return refusal
    if draws_what_is_left(state) and cards_in_player_deck(state) == 0:
        return because(NOTHING_TO_DRAW)
    return LEGAL


def consent_audentes_fortuna(state, seat, effect):
    """The holder of the event (2.11.13)."""
    return holders_consent(state, cards.AUDENTES_FORTUNA)


def audentes_fortuna(state, seat, effect):
    """The active player draws 2 (corrupt 4) more cards; too few in the deck lose the game, or, as
    an option, are simply fewer (3.8.5, 4.29)."""
    pay_for_event(state, cards.AUDENTES_FORTUNA, effect)
    if state.ended != 0:
        return
    forget_holder(state)
    to_draw = 4 if effect == cards.CORRUPT else 2
    if draws_what_is_left(state):
        to_draw = min(to_draw, cards_in_player_deck(state))
    push(state, phases.DRAWING, active_seat(state))
    draw_or_lose(state, to_draw)
