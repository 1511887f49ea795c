"""Event 5, Audentes fortuna iuvat (rule 3.8.5)."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule
from tabard.engine.stack import push

from ..components import AUDENTES_FORTUNA, CORRUPT
from ..deck import player_deck
from ..draw import begin_draw
from ..options import draws_what_is_left
from ..players import active_seat
from ..refusals import NOTHING_TO_DRAW
from ..state import DRAWING
from .playing import end_event, holder_agrees, pay_for_event, why_not_play


@rule
def why_not_audentes_fortuna(state, seat, effect):
    """3.8.5: in the draw phase, after drawing; also as a lost bet, with too few cards."""
    refusal = why_not_play(state, seat, AUDENTES_FORTUNA)
    if refusal != LEGAL:
        return refusal
    if draws_what_is_left(state) and player_deck(state) == 0:
        return because(NOTHING_TO_DRAW)
    return LEGAL


@rule
def consent_audentes_fortuna(state, seat, effect):
    """2.11.13: the holder of the event."""
    return holder_agrees(state, AUDENTES_FORTUNA)


@rule
def audentes_fortuna(state, seat, effect):
    """3.8.5, 4.29: the active player draws 2 (corrupt 4) more cards; too few in the deck lose the
    game, or, as an option, are simply fewer."""
    pay_for_event(state, AUDENTES_FORTUNA, effect)
    if state.ended != 0:
        return
    end_event(state)
    cards = 4 if effect == CORRUPT else 2
    if draws_what_is_left(state):
        cards = min(cards, player_deck(state))
    push(state, DRAWING, active_seat(state))
    begin_draw(state, cards)
