"""Event 3, Si vis pacem, para bellum (rule 3.8.3)."""

from __future__ import annotations

from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because
from tabard.engine.words import _

from ..book import refuse, told_under
from ..components import cards, pieces
from ..consent import why_not_ask
from ..fort import put_fort, why_not_take_fort
from ..march import too_few_legions, why_not_take_along
from ..players import owner, pawns_in_play
from .playing import MOVED, bring_pawn, forget_holder, holders_consent, pay_for_event, why_not_play

EVENT_FORT_STANDS = refuse("3.8.3", _("{city} has a fort already."))
NO_PAWN_NO_LEGIONS = refuse("3.8.3", _("Legions only come along with a pawn."))
PAWN_IS_THERE = refuse("3.8.3", _("{pawn} is in {city} already."))
PAWN_NOT_IN_PLAY = refuse("3.8.3", _("{pawn} is not in the game."))
TOO_FEW_TO_BRING = too_few_legions("3.8.3")
ONLY_CORRUPT_MOVES = refuse("3.8.3", _("Only the corrupt effect moves a pawn."))


def why_not_si_vis_pacem(state, seat, effect, city, from_city, pawn, legions):
    """A fort in any city; the corrupt effect may also bring a pawn and legions there, as long as
    its owner can be asked (3.8.3, 2.16.16)."""
    refusal = why_not_play(state, seat, cards.SI_VIS_PACEM)
    if refusal != LEGAL or city == OPEN:
        return refusal
    if state.fort[city]:
        return because(EVENT_FORT_STANDS, city)
    refusal = why_not_take_fort(state, from_city)
    if refusal != LEGAL or pawn == OPEN:
        return refusal
    if pawn == pieces.NO_PAWN:
        return because(NO_PAWN_NO_LEGIONS) if legions > 0 else LEGAL
    if effect == cards.NORMAL:
        return because(ONLY_CORRUPT_MOVES)
    if pawn >= pawns_in_play(state):
        return because(PAWN_NOT_IN_PLAY, pawn)
    if state.pawn[pawn] == city:
        return because(PAWN_IS_THERE, pawn, city)
    refusal = why_not_take_along(state, state.pawn[pawn], legions, TOO_FEW_TO_BRING)
    if refusal != LEGAL or owner(state, pawn) == seat:
        return refusal
    return why_not_ask(state)


def consent_si_vis_pacem(state, seat, effect, city, from_city, pawn, legions):
    """The holder of the event, and the owner of the pawn that it moves (2.16)."""
    if pawn == pieces.NO_PAWN:
        return holders_consent(state, cards.SI_VIS_PACEM)
    return holders_consent(state, cards.SI_VIS_PACEM) | 1 << owner(state, pawn)


BROUGHT = told_under("3.8.3", "brought", MOVED)


def si_vis_pacem(state, seat, effect, city, from_city, pawn, legions):
    """The fort stands; then the pawn comes (3.8.3)."""
    pay_for_event(state, cards.SI_VIS_PACEM, effect)
    if state.ended != 0:
        return
    put_fort(state, city, from_city)
    if pawn != pieces.NO_PAWN:
        bring_pawn(state, pawn, city, legions, BROUGHT)
    forget_holder(state)
