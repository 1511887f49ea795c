"""Event 13, Veni, vidi, vici (rule 3.8.13)."""

from __future__ import annotations

from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.stack import push

from ..battle import barbarians_in
from ..components import CORRUPT, VENI_VIDI_VICI
from ..march import go_with_legions, why_not_take_along
from ..players import your_city
from ..refusals import STANDS_THERE_ALREADY, TOO_FEW_TO_STORM
from ..state import STORMING
from .playing import end_event, holder_agrees, pay_for_event, why_not_play
from .told import MOVED


@rule
def why_not_veni_vidi_vici(state, seat, effect, city, legions):
    """3.8.13: the active player goes to any city with up to three legions, and may do one free
    battle
    there."""
    refusal = why_not_play(state, seat, VENI_VIDI_VICI)
    if refusal != LEGAL or city == OPEN:
        return refusal
    if city == your_city(state):
        return because(STANDS_THERE_ALREADY, city)
    return why_not_take_along(state, your_city(state), legions, TOO_FEW_TO_STORM)


@rule
def consent_veni_vidi_vici(state, seat, effect, city, legions):
    """2.11.13: the holder of the event."""
    return holder_agrees(state, VENI_VIDI_VICI)


@rule
def veni_vidi_vici(state, seat, effect, city, legions):
    """3.8.13: pawn and legions arrive; where both sides are, a battle may follow, and the corrupt
    effect spares the legions in it."""
    pay_for_event(state, VENI_VIDI_VICI, effect)
    if state.ended != 0:
        return
    end_event(state)
    tell(state, MOVED, state.turn, your_city(state), city, legions)
    go_with_legions(state, state.turn, city, legions)
    if state.legions[city] > 0 and barbarians_in(state, city) > 0:
        state.unharmed = 1 if effect == CORRUPT else 0
        push(state, STORMING, seat)
