"""Event 12, Festina lente (rule 3.8.12)."""

from __future__ import annotations

from tabard.engine.flow.stack import push
from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because
from tabard.engine.words import _

from .. import phases
from ..book import refuse
from ..components import cards, pieces
from ..consent import why_not_ask
from ..march import too_few_legions
from ..players import owner, pawns_in_play
from ..step_by_step import finish, one_more_piece
from .playing import MOVED, bring_pawn, forget_holder, holders_consent, pay_for_event, why_not_play

NAME_ONE_PAWN = refuse("3.8.12", _("The normal effect moves one pawn: name it."))
PAWNS_FOLLOW = refuse(
    "3.8.12", _("The corrupt effect moves pawns one by one afterwards: name none yet.")
)


def why_not_festina_lente(state, seat, effect, city, pawn, legions):
    """One pawn goes to any city, with up to three legions from where it stands (corrupt: any number
    of pawns, named afterwards) (3.8.12)."""
    refusal = why_not_play(state, seat, cards.FESTINA_LENTE)
    if refusal != LEGAL or city == OPEN:
        return refusal
    if pawn == OPEN:
        return why_not_call(state, seat, city)
    if effect != cards.NORMAL:
        names_none = pawn == pieces.NO_PAWN and legions <= 0  # none, or not said yet
        return LEGAL if names_none else because(PAWNS_FOLLOW)
    if pawn == pieces.NO_PAWN:
        return because(NAME_ONE_PAWN)
    return why_not_bring_pawn(state, seat, city, pawn, legions)


NOBODY_ELSEWHERE_TO_MOVE = refuse("3.8.12", _("No pawn stands outside {city}."))


def why_not_call(state, seat, city):
    """A pawn stands outside the city, and can be moved there (3.8.12, 2.16.13)."""
    refusal = because(NOBODY_ELSEWHERE_TO_MOVE, city)
    for pawn in range(pawns_in_play(state)):
        if state.pawn[pawn] != city:
            refusal = why_not_bring_pawn(state, seat, city, pawn, 0)
            if refusal == LEGAL:
                return LEGAL
    return refusal


def somebody_is_elsewhere(state, city):
    """A pawn stands outside the city (3.8.12)."""
    return any(state.pawn[pawn] != city for pawn in range(pawns_in_play(state)))


NO_SUCH_PAWN = refuse("3.8.12", _("{pawn} is not in the game."))
PAWN_STANDS_THERE = refuse("3.8.12", _("{pawn} is in {city} already."))
TOO_FEW_TO_HURRY = too_few_legions("3.8.12")


def why_not_bring_pawn(state, seat, city, pawn, legions):
    """A pawn from elsewhere, with legions of its city, as long as its owner can be asked (3.8.12,
    2.16.16)."""
    if pawn >= pawns_in_play(state):
        return because(NO_SUCH_PAWN, pawn)
    if state.pawn[pawn] == city:
        return because(PAWN_STANDS_THERE, pawn, city)
    here = state.pawn[pawn]
    if legions > state.legions[here]:
        return because(TOO_FEW_TO_HURRY, here, state.legions[here], legions)
    if owner(state, pawn) == seat or owner(state, pawn) == state.event_holder:
        return LEGAL
    return why_not_ask(state)


def consent_festina_lente(state, seat, effect, city, pawn, legions):
    """The holder of the event, and the owner of the pawn (2.16)."""
    if pawn == pieces.NO_PAWN:
        return holders_consent(state, cards.FESTINA_LENTE)
    return holders_consent(state, cards.FESTINA_LENTE) | 1 << owner(state, pawn)


def festina_lente(state, seat, effect, city, pawn, legions):
    """The pawn goes; with the corrupt effect the pawns are named one by one (3.8.12)."""
    pay_for_event(state, cards.FESTINA_LENTE, effect)
    if state.ended != 0:
        return
    if effect == cards.NORMAL:
        bring_pawn(state, pawn, city, legions, MOVED)
        forget_holder(state)
    else:
        push(state, phases.HURRYING, seat)
        state.goal = city
        state.left_to_do = pawns_in_play(state)


MOVED_ALREADY = refuse("3.8.12", _("{pawn} has moved already, or did not agree to it."))


def why_not_hurry(state, seat, pawn, legions):
    """Each pawn at most once, and its owner is asked at most once (3.8.12, 2.16.14)."""
    if pawn < pawns_in_play(state) and state.moved[pawn]:
        return because(MOVED_ALREADY, pawn)
    return why_not_bring_pawn(state, seat, state.goal, pawn, legions)


def consent_hurry(state, seat, pawn, legions):
    """The pawn's owner, who is asked only once in one event; after a no the pawn stays (2.16)."""
    if owner(state, pawn) == state.event_holder:
        return 0
    return 1 << owner(state, pawn)


def hurry(state, seat, pawn, legions):
    """One more pawn arrives (3.8.12)."""
    state.moved[pawn] = 1
    one_more_piece(state)
    bring_pawn(state, pawn, state.goal, legions, MOVED)
    if not somebody_is_elsewhere(state, state.goal):
        finish(state)
