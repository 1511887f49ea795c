"""Event 13, Veni, vidi, vici (rule 3.8.13)."""

from __future__ import annotations

from tabard.engine.flow.stack import push
from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told_under
from ..components import cards
from ..march import too_few_legions, why_not_take_along
from ..players import your_city
from ..supply import barbarians_in
from .playing import MOVED, bring_pawn, forget_holder, holders_consent, pay_for_event, why_not_play

TOO_FEW_TO_STORM = too_few_legions("3.8.13")
STANDS_THERE_ALREADY = refuse("3.8.13", _("The pawn is in {city} already."))


def why_not_veni_vidi_vici(state, seat, effect, city, legions):
    """The active player goes to any city with up to three legions, and may do one free battle there
    (3.8.13)."""
    refusal = why_not_play(state, seat, cards.VENI_VIDI_VICI)
    if refusal != LEGAL or city == OPEN:
        return refusal
    if city == your_city(state):
        return because(STANDS_THERE_ALREADY, city)
    return why_not_take_along(state, your_city(state), legions, TOO_FEW_TO_STORM)


def consent_veni_vidi_vici(state, seat, effect, city, legions):
    """The holder of the event (2.11.13)."""
    return holders_consent(state, cards.VENI_VIDI_VICI)


CAME = told_under("3.8.13", "came", MOVED)


def veni_vidi_vici(state, seat, effect, city, legions):
    """Pawn and legions arrive; where both sides are, a battle may follow, and the corrupt effect
    spares the legions in it (3.8.13)."""
    pay_for_event(state, cards.VENI_VIDI_VICI, effect)
    if state.ended != 0:
        return
    forget_holder(state)
    bring_pawn(state, state.turn, city, legions, CAME)
    if state.legions[city] > 0 and barbarians_in(state, city) > 0:
        state.unharmed = 1 if effect == cards.CORRUPT else 0
        push(state, phases.STORMING, seat)
