"""Event 12, Festina lente (rule 3.8.12)."""

from __future__ import annotations

from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.stack import push

from ..components import FESTINA_LENTE, NO_PAWN, NORMAL
from ..consent import why_not_ask
from ..march import go_with_legions
from ..players import owner, pawns_in_play
from ..refusals import (
    MOVED_ALREADY,
    NAME_ONE_PAWN,
    NO_SUCH_PAWN,
    NOBODY_ELSEWHERE_TO_MOVE,
    PAWN_STANDS_THERE,
    PAWNS_FOLLOW,
    TOO_FEW_TO_HURRY,
)
from ..state import HURRYING
from ..step_by_step import finish, one_more_piece
from .playing import end_event, holder_agrees, pay_for_event, why_not_play
from .told import MOVED


@rule
def why_not_festina_lente(state, seat, effect, city, pawn, legions):
    """3.8.12: one pawn goes to any city with up to three legions of its own (corrupt: any number of
    pawns, named afterwards)."""
    refusal = why_not_play(state, seat, FESTINA_LENTE)
    if refusal != LEGAL or city == OPEN:
        return refusal
    if pawn == OPEN:
        return why_not_call(state, seat, city)
    if effect != NORMAL:
        return LEGAL if pawn == NO_PAWN and legions <= 0 else because(PAWNS_FOLLOW)
    if pawn == NO_PAWN:
        return because(NAME_ONE_PAWN)
    return why_not_bring_pawn(state, seat, city, pawn, legions)


@rule
def why_not_call(state, seat, city):
    """3.8.12, 2.16.13: a pawn stands outside the city, and can be moved there."""
    refusal = because(NOBODY_ELSEWHERE_TO_MOVE, city)
    for pawn in range(pawns_in_play(state)):
        if state.pawn[pawn] != city:
            refusal = why_not_bring_pawn(state, seat, city, pawn, 0)
            if refusal == LEGAL:
                return LEGAL
    return refusal


@rule
def somebody_is_elsewhere(state, city):
    """3.8.12: a pawn stands outside the city."""
    for pawn in range(pawns_in_play(state)):
        if state.pawn[pawn] != city:
            return True
    return False


@rule
def why_not_bring_pawn(state, seat, city, pawn, legions):
    """3.8.12, 2.16.16: a pawn from elsewhere, with legions of its city, as long as its owner can be
    asked."""
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


@rule
def consent_festina_lente(state, seat, effect, city, pawn, legions):
    """2.16: the holder of the event, and the owner of the pawn."""
    if pawn == NO_PAWN:
        return holder_agrees(state, FESTINA_LENTE)
    return holder_agrees(state, FESTINA_LENTE) | 1 << owner(state, pawn)


@rule
def festina_lente(state, seat, effect, city, pawn, legions):
    """3.8.12: the pawn goes; with the corrupt effect the pawns are named one by one."""
    pay_for_event(state, FESTINA_LENTE, effect)
    if state.ended != 0:
        return
    if effect == NORMAL:
        bring_pawn(state, city, pawn, legions)
        end_event(state)
    else:
        push(state, HURRYING, seat)
        state.goal = city
        state.left_to_do = pawns_in_play(state)


@rule
def bring_pawn(state, city, pawn, legions):
    """3.8.12: pawn and legions arrive."""
    tell(state, MOVED, pawn, state.pawn[pawn], city, legions)
    go_with_legions(state, pawn, city, legions)


@rule
def why_not_hurry(state, seat, pawn, legions):
    """3.8.12, 2.16.14: each pawn at most once, and its owner is asked at most once."""
    if pawn < pawns_in_play(state) and state.moved[pawn]:
        return because(MOVED_ALREADY, pawn)
    return why_not_bring_pawn(state, seat, state.goal, pawn, legions)


@rule
def consent_hurry(state, seat, pawn, legions):
    """2.16: the pawn's owner, who is asked only once in one event; after a no the pawn stays."""
    if owner(state, pawn) == state.event_holder:
        return 0
    return 1 << owner(state, pawn)


@rule
def hurry(state, seat, pawn, legions):
    """3.8.12: one more pawn arrives."""
    state.moved[pawn] = 1
    one_more_piece(state)
    bring_pawn(state, state.goal, pawn, legions)
    if not somebody_is_elsewhere(state, state.goal):
        finish(state)
